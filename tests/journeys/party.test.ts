/** Who is coming, in the booking panel of a tour's page: what is typed, and what cannot be booked. */

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { dateWhere, type Session } from "#tests/support/assistant.ts";
import { stack, startJourneys, type TabOptions, url, visit } from "#tests/support/journey.ts";
import { monthFromNow } from "#tests/support/month-from-now.ts";
import { axeViolations } from "#tests/support/visit.ts";

startJourneys();

/** Hoover Dam: every day of the year, two departures a day. */
const DAILY = "/tours/121";

const monthTitle = (page: Page) => page.locator(".month-title").innerText();

/** The tour's page on a day whose departures fit. */
async function openDay(hasIt: (sessions: Session[]) => boolean, options?: TabOptions) {
  const [date, sessions] = await dateWhere(stack, 121, hasIt, `${monthFromNow(1)}-01`);
  const { page, trouble } = await visit(`${DAILY}?date=${date}`, options);
  const most = Math.max(...sessions.map(({ remaining }) => remaining));
  return { page, trouble, date, most, adults: page.getByLabel("Adults"), book: page.locator(".book-button") };
}

const hasRoom = (sessions: Session[]) => sessions.every(({ remaining }) => remaining >= 3);

describe("a party that cannot be booked", () => {
  it("of 25 adults stays as typed, holds Book back, and leads to the contact form with tour, date and people", async () => {
    const { page, trouble, adults, book } = await openDay(hasRoom);
    await adults.fill("25");
    await page.getByLabel("Children").focus();
    expect(await adults.inputValue()).toBe("25");
    expect(await book.isDisabled()).toBe(true);
    expect(await page.getByRole("button", { name: /^Book/ }).count(), "beside the page").toBe(1);
    expect(await page.locator(".tour-bar").innerText(), "on phones").not.toContain("Book");
    expect(await axeViolations(page)).toEqual([]);
    const { search } = new URL(page.url());
    await page.locator(".day-link:not([aria-current])").first().click();
    await page.waitForURL((to) => to.search !== search);
    expect([await adults.inputValue(), await book.isDisabled()], "on another day").toEqual(["25", true]);
    await page.getByRole("link", { name: "write to us" }).click();
    await expect.poll(() => page.getByLabel("Subject").inputValue()).toBe("Private coach for 25 people");
    expect(await page.getByLabel("Message").inputValue()).toMatch(/^Day: \w+, .*\nTour: Hoover Dam/);
    expect(trouble).toEqual([]);
  });

  it("because a text is no number of people stays as typed until it is", async () => {
    const { page, adults, book } = await openDay(hasRoom);
    for (const typed of ["", "-3", "0", "2.5", "1e2", "٣"]) {
      await adults.fill(typed);
      await page.getByText("Please enter whole numbers").waitFor();
      expect([await adults.inputValue(), await book.isDisabled()]).toEqual([typed, true]);
      await page.getByRole("button", { name: "More adults" }).click();
      expect([await adults.inputValue(), await book.isDisabled()]).toEqual(["1", false]);
    }
    // The mouse wheel scrolls the page and leaves the number.
    await adults.click();
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, 200);
    await page.waitForFunction((top) => window.scrollY > top, before);
    expect(await adults.inputValue()).toBe("1");
  });

  it("because too few seats are left stays as typed, and Book is held back", async () => {
    const { page, adults, book, most } = await openDay(
      (all) => hasRoom(all) && all.every(({ remaining }) => remaining < 20),
    );
    await adults.fill(String(most + 1));
    await page.getByText(`Your party of ${most + 1} won’t fit`).waitFor();
    expect([await adults.inputValue(), await book.isDisabled()]).toEqual([String(most + 1), true]);
    await adults.fill(String(most));
    await page.getByText(/^Total \$/).waitFor();
    expect(await book.isDisabled()).toBe(false);
  });

  it("is not booked without JavaScript either", async () => {
    const { page, adults, book, date } = await openDay(hasRoom, { javaScriptEnabled: false });
    await adults.fill("25");
    await book.click();
    expect([new URL(page.url()).pathname, await adults.inputValue()]).toEqual([DAILY, "25"]);
    const href = await page.getByRole("link", { name: "write to us" }).getAttribute("href");
    expect(href).toContain(`date=${date}&tour=121`);
    await page.goto(url(`${DAILY}?date=${date}&adults=25`));
    expect(await adults.inputValue()).toBe("25");
    await page.getByText("At most 20 adults and 20 children can be booked here").waitFor();
    await adults.fill("2");
    await book.click();
    await page.waitForURL(/\/search\?.*adults=2&/);
  });
});

/** Replaces text nodes as Chrome's translation does: React goes on with its own, which are no longer in the page. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      if (text.parentElement?.closest("script, style, noscript") || text.data.trim() === "") continue;
      const font = document.createElement("font");
      font.textContent = text.data;
      text.replaceWith(font);
    }
  });

it("a choice changes the texts of a translated page as it does others", async () => {
  const shown = async (isTranslated: boolean) => {
    const { page, trouble } = await openDay(hasRoom);
    if (isTranslated) await translate(page);
    const before = await monthTitle(page);
    await page.getByRole("button", { name: "More adults" }).click();
    await page.getByLabel("Children").fill("40");
    await page.getByLabel("Children").fill("1");
    await page.locator(".departure input:enabled").last().check();
    await page.getByRole("link", { name: /^Next, / }).click();
    await expect.poll(() => monthTitle(page)).not.toBe(before);
    expect(trouble).toEqual([]);
    return Promise.all([".calendar", ".tour-lead"].map((part) => page.locator(part).innerText()));
  };
  const expected = await shown(false);
  expect(expected.join(" ")).toMatch(/3 adults × \$\d+, 1 child × \$\d+\s+Total \$/);
  expect(await shown(true)).toEqual(expected);
});
