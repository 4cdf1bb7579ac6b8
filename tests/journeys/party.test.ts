/** Who is coming, in the booking panel of a tour's page: what is typed, and what cannot be booked. */

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { dateWhere, hasRoomFor } from "#tests/support/assistant.ts";
import { navigate, reload, stack, startJourneys, visit } from "#tests/support/journey.ts";
import { monthFromNow } from "#tests/support/today.ts";
import { translate } from "#tests/support/translate.ts";
import { axeViolations } from "#tests/support/visit.ts";

startJourneys();

/** Hoover Dam: every day of the year, two departures a day. */
const DAILY = "/tours/121";

const book = (page: Page) => page.locator(".book-button");
const monthTitle = (page: Page) => page.locator(".month-title").innerText();

const FIRST = `${monthFromNow(1)}-01`;
const hasRoom = hasRoomFor(4);

describe("who is coming", () => {
  it("A family of seven, where too few seats are left, finds the departures and days that have seven", async () => {
    const [date] = await dateWhere(
      stack,
      121,
      ([first, second]) =>
        (first?.remaining ?? 0) >= 7 && second !== undefined && [2, 3, 4, 5, 6].includes(second.remaining),
      FIRST,
    );
    const { page, trouble } = await visit(`${DAILY}?date=${date}`);
    await page.locator(".departure input").last().check();
    await page.getByRole("button", { name: "More adults" }).click();
    for (let more = 0; more < 4; more += 1) await page.getByRole("button", { name: "More children" }).click();
    for (const child of [1, 2, 3, 4]) await page.getByLabel(`Age of child ${child}`).selectOption(String(child + 4));
    // The departure that was chosen stays chosen, even if it does not fit.
    await page.getByText(/^Only \d seats? at /).waitFor();
    expect([await page.getByLabel("Children").inputValue(), await book(page).isDisabled()]).toEqual(["4", true]);
    expect(await page.locator(".tour-bar").innerText(), "on phones").not.toContain("Book");
    expect(await axeViolations(page)).toEqual([]);
    const other = page.getByRole("button", { name: /^\d+:\d\d [AP]M, \d+ seats left$/ }).first();
    const days = page.locator(".other-days .next-dates a");
    await days.nth(2).waitFor();
    await other.click();
    await page.getByText(/^Total \$/).waitFor();
    // The departure is in the address: a reload and a shared link have it.
    const session = await page.locator(".departure input:checked").inputValue();
    expect(new URL(page.url()).searchParams.get("session")).toBe(session);
    // It is of this day alone.
    expect(await page.locator('.day-link[href*="session="]').count()).toBe(1);
    await page.reload();
    await expect.poll(() => page.locator(".departure input:checked").inputValue()).toBe(session);
    // So are the people with their ages.
    expect(await page.getByLabel("Age of child 4").inputValue()).toBe("8");
    await page.getByText(/^Total \$/).waitFor();
    expect(trouble).toEqual([]);
  });

  it("A sold-out day leads to the next days with seats, other tours to the place, phone and text", async () => {
    const [date] = await dateWhere(stack, 151, (all) => all.every(({ remaining }) => remaining === 0));
    const { page, trouble } = await visit(`/tours/151?date=${date}&people=3`);
    const chosen = page.locator('.day[aria-selected="true"]');
    expect(await chosen.innerText()).toContain("sold out, chosen");
    expect(await chosen.getAttribute("aria-disabled")).toBe("true");
    expect(await page.locator(".tour-bar").innerText()).not.toContain("Book");
    expect(await page.locator('.other-days a[href^="tel:"], .other-days a[href^="sms:"]').count()).toBe(2);
    const others = page.getByRole("link", { name: /^Other tours to Boulder City on / });
    expect(await others.getAttribute("href")).toBe(`/our-tours?destination=boulder-city&adults=3&date=${date}`);
    await page.locator(".other-days .next-dates a").first().click();
    await page.getByText(/^Total \$/).waitFor();
    expect(await page.getByLabel("Adults").inputValue()).toBe("3");
    expect(trouble).toEqual([]);
  });

  it("A guest alone sees the single supplement and the total from the start, and books for that", async () => {
    const { page, trouble } = await visit("/tours/163?adults=1");
    const total = "Total from $569";
    await page.getByText(total).waitFor();
    expect(await page.locator(".price-parts").innerText()).toMatch(
      /1 adult × \$449\s+\$449\s+Single supplement\s+\$120/,
    );
    await page.locator(".day-link").first().click();
    await page.getByText("Total $569").waitFor();
    // A text that is no number of people stays as typed until it is.
    const adults = page.getByLabel("Adults");
    for (const typed of ["", "-3", "2.5", "1e2"]) {
      await adults.fill(typed);
      await page.getByText("Please enter whole numbers").waitFor();
      expect([await adults.inputValue(), await book(page).isDisabled()]).toEqual([typed, true]);
      await page.getByRole("button", { name: "More adults" }).click();
      expect([await adults.inputValue(), await book(page).isDisabled()]).toEqual(["1", false]);
    }
    // The mouse wheel scrolls the page and leaves the number.
    await adults.click();
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, 200);
    await page.waitForFunction((top) => window.scrollY > top, before);
    await page.getByText("Total $569").waitFor();
    expect(trouble).toEqual([]);
    await book(page).click();
    await page.getByText("Single supplement").waitFor();
    expect(await page.locator(".engine-total strong").innerText()).toBe("$569");
  });

  it("A wheelchair and a child of four: who can come stands beside the party, and a child who cannot is not booked", async () => {
    const { page } = await visit("/tours/101");
    await page.getByRole("link", { name: "Wheelchair access on request" }).first().waitFor();
    const [date] = await dateWhere(stack, 123, hasRoom);
    await navigate(`/tours/123?date=${date}`);
    const facts = page.locator(".party-facts");
    await facts.waitFor();
    expect(await facts.innerText()).toMatch(/Ages 8 and up\s+Not accessible by wheelchair/);
    await page.getByRole("button", { name: "More children" }).click();
    const age = page.getByLabel("Age of the child");
    await age.waitFor();
    expect(await book(page).isDisabled()).toBe(true);
    await age.selectOption("4");
    await page.getByText("This tour is for ages 8 and up.").waitFor();
    expect(await book(page).isDisabled()).toBe(true);
    // A child of twelve pays an adult's price.
    await age.selectOption("12");
    await page.getByText("3 adults × ").waitFor();
    await book(page).click();
    await page.waitForURL(/adults=3&children=0&/);
  });

  it("A group of 28 asks from the same box, with tour, day and people filled in", async () => {
    const [date] = await dateWhere(stack, 121, hasRoom, FIRST);
    const { page, trouble } = await visit(`${DAILY}?date=${date}&people=28`);
    expect(await page.getByLabel("Adults").inputValue()).toBe("28");
    expect(await page.locator(".tour-bar").innerText(), "on phones").not.toContain("Book");
    await page.getByRole("button", { name: "Ask for 28 people" }).click();
    await expect.poll(() => page.getByLabel("Subject").inputValue()).toMatch(/^Request: Hoover Dam/);
    expect(await page.getByLabel("Message").inputValue()).toMatch(/^Tour: Hoover Dam.*\nDay: \w+, .*\nFor: 28 adults/);
    expect(trouble).toEqual([]);
  });
});

it("a choice changes the texts of a translated page as it does others", async () => {
  const [date] = await dateWhere(stack, 121, hasRoom, FIRST);
  const { page, trouble } = await visit(`${DAILY}?date=${date}`);
  const shown = () =>
    Promise.all([".calendar", ".tour-lead"].map(async (part) => (await page.locator(part).innerText()).trim()));
  await translate(page);
  const before = await monthTitle(page);
  await page.getByLabel("Children").fill("40");
  await page.getByLabel("Children").fill("1");
  await page.getByLabel("Age of the child").selectOption("8");
  await translate(page);
  await page.getByRole("button", { name: "More adults" }).click();
  await page.locator(".departure input:enabled").last().check();
  await page.getByRole("link", { name: /^Next, / }).click();
  await expect.poll(() => monthTitle(page)).not.toBe(before);
  const translated = await shown();
  expect(translated.join(" ")).toMatch(/3 adults × \$\d+\s+\$\d+\s+1 child × \$\d+\s+\$\d+\s+Total \$/);
  await reload();
  await expect.poll(shown).toEqual(translated);
  expect(trouble).toEqual([]);
});
