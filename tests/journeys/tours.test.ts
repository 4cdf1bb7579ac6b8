import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { dateWhere, hasRoomFor } from "#tests/support/assistant.ts";
import { isSameDocument, load, markDocument, stack, startJourneys, visit } from "#tests/support/journey.ts";
import { monthFromNow } from "#tests/support/today.ts";
import { arrive } from "#tests/support/visit.ts";

startJourneys();

/** Hoover Dam: every day of the year, two departures a day. */
const DAILY = "/tours/121";

/** Follows the first link of a kind. @returns the tour's title */
const openTour = async (page: Page, card: string) => {
  const link = page.locator(card).first();
  const title = (await link.innerText()).replace(/\s+/g, " ");
  await link.click();
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  await page.locator(".month-grid").waitFor();
  return title;
};

it("saves tours on this device, compares them, goes from one to another with its own dates, and finds those viewed last", async () => {
  // Both tours call their second departure the same.
  const sessions = ["07:30", "12:30"].map((time, at) => ({ id: `s${at}`, time, remaining: 9, priceAdult: 9 }));
  const ids = [121, 122, 123, 151, 152, 153];
  await Promise.all(ids.map((id) => stack.setAnswer(`/api/product/web/products/${id}/sessions`, sessions)));
  const { page, trouble } = await visit("/our-tours?destination=hoover-dam");
  await markDocument(page);
  const save = page.locator(".tour-card").getByRole("button", { name: /^Save / });
  await save.nth(2).click();
  await save.nth(3).click();
  const saved = (count: number) => page.getByRole("link", { name: `Saved tours, ${count} tours` });
  await saved(2).waitFor();
  expect(await save.evaluateAll((all) => all.filter(({ ariaPressed }) => ariaPressed === "true").length)).toBe(2);

  const checked = () => page.locator("input[name=session]:checked").getAttribute("value");
  const first = await openTour(page, ".tour-card-link");
  const own = page.getByRole("button", { name: "Save this tour" });
  expect(await own.getAttribute("aria-pressed")).toBe("false");
  expect(await page.getByRole("region", { name: "Recently viewed" }).count()).toBe(0);
  // The last days: other tests choose earlier ones, and the site keeps what it has been told.
  await page.locator(".day-link").last().click();
  await page.locator("input[name=session][value=s1]").check();
  const second = await openTour(page, ".similar-tours .tour-card-link");
  // The day goes along, the departure does not.
  await expect.poll(checked).toBe("s0");
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: first }).waitFor();
  await expect.poll(checked).toBe("s1");
  // The day was a step of its own.
  await page.goBack();
  await expect.poll(() => page.locator(".departures").count()).toBe(0);
  await page.goBack();
  await page.getByText(/ of 28 tours$/).waitFor();
  expect(await isSameDocument(page)).toBe(true);

  await load("/our-tours");
  const recent = page.getByRole("region", { name: "Recently viewed" });
  await recent.waitFor();
  const titles = (await recent.getByRole("link").allInnerTexts()).map((text) => text.replace(/\s+/g, " "));
  expect(titles.map((title, index) => title.startsWith([first, second][index] ?? "?"))).toEqual([true, true]);
  await recent.getByRole("button", { name: "Remove viewed tours from this device" }).click();
  await recent.waitFor({ state: "detached" });
  expect(await page.getByRole("button", { name: /^Save /, pressed: true }).count()).toBe(2);

  await saved(2).click();
  await load("/saved?adults=4");
  const priced = page.getByText(/\$\d+ for 4 adults$/);
  await priced.nth(1).waitFor();
  await page.getByRole("link", { name: "Compare them" }).click();
  const table = page.getByRole("group", { name: "Comparison" });
  await table.getByRole("row", { name: /^Duration/ }).waitFor();
  expect(await table.getByRole("columnheader").count()).toBe(2);
  await page.goBack();
  // The focus moves on to the neighbor of what is removed.
  const remove = page.getByRole("button", { name: /^Remove [A-Z]/ });
  await remove.first().press("Enter");
  expect(await page.evaluate(() => document.activeElement?.closest("li")?.textContent)).toContain("Remove");
  await page.getByRole("link", { name: "Saved tours, 1 tour", exact: true }).waitFor();
  await page.getByRole("button", { name: "Remove saved tours from this device" }).click();
  await page.getByRole("heading", { name: "Nothing saved yet" }).waitFor();
  expect(trouble).toEqual([]);
});

it("the filters apply at once, keep the focus, and can be removed", { tags: "engines" }, async () => {
  const { page, trouble } = await visit("/our-tours");
  await page.getByText("Filters", { exact: true }).click();
  await page.getByLabel("Destination").focus();
  await page.getByLabel("Destination").selectOption("hoover-dam");
  await page.getByText(/^\d of 28 tours$/).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("destination");
  await page.getByLabel("Price per adult").selectOption("under-100");
  await arrive(page, /price=under-100/);
  await page.locator(".filter-show").click();
  expect(await page.getByLabel("Destination").isVisible()).toBe(false);
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe("summary");
  await page.getByRole("link", { name: "Remove filter: Hoover Dam" }).click();
  await arrive(page, (address) => !address.searchParams.has("destination"));
  await page.waitForFunction(() => document.querySelector("[name=destination]:has(option[value='']:checked)") !== null);
  expect(await page.getByLabel("Price per adult").inputValue()).toBe("under-100");
  await page.getByRole("link", { name: "Clear all" }).click();
  await page.getByText("28 tours", { exact: true }).waitFor();
  await page.locator(".filter-more summary").click();
  await page.getByLabel("Search", { exact: true }).fill("mather point");
  await page.keyboard.press("Enter");
  await arrive(page, /q=mather/);
  await page.getByText(/^\d of 28 tours$/).waitFor();
  await page.locator(".filter-more summary").click();
  await page.keyboard.press("Escape");
  expect(await page.getByLabel("Search", { exact: true }).isVisible()).toBe(false);
  expect(trouble).toEqual([]);
});

it("no filter moves under the finger when another one is chosen", async () => {
  const { page } = await visit("/our-tours", { viewport: { width: 360, height: 640 }, hasTouch: true });
  await page.getByText("Filters", { exact: true }).tap();
  const boxes = page.locator(".filter-facets :is(input, select)");
  const places = () => boxes.evaluateAll((all) => all.map((box) => box.getBoundingClientRect().top + scrollY));
  const before = await places();
  await page.getByLabel("Wheelchair access").check();
  await page.getByText(/^\d of 28 tours$/).waitFor();
  const moved = (await places()).map((place, index) => Math.abs(place - (before[index] ?? Number.NaN)));
  expect(Math.max(...moved)).toBeLessThan(2);
});

it("price, dates and the way to book stay in view while reading, on a low laptop screen and on a phone", async () => {
  const laptop = { width: 1280, height: 600 };
  const [date] = await dateWhere(stack, 121, hasRoomFor(2), `${monthFromNow(1)}-01`);
  const { page, trouble } = await visit(`${DAILY}?month=${date.slice(0, 7)}`, { viewport: laptop, hasTouch: true });
  const inView = () =>
    page.evaluate(() =>
      [".tour-lead .tour-price", ".tour-lead .next-dates li:last-child", ".tour-lead .button"].map((selector) => {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        return box !== undefined && box.height > 0 && box.top >= 0 && box.bottom <= innerHeight;
      }),
    );
  expect(await inView()).toEqual([true, true, true]);
  await page.locator("#cancellation").scrollIntoViewIfNeeded();
  expect(await inView()).toEqual([true, true, true]);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => window.scrollTo(0, 0));
  const bar = page.locator(".tour-bar");
  await expect.poll(() => bar.evaluate((element) => Math.round(element.getBoundingClientRect().bottom))).toBe(740);
  const size = await page.locator(".day-link").first().boundingBox();
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await bar.getByRole("link", { name: "Check dates" }).click();
  await page.waitForFunction(() => {
    const top = document.getElementById("calendar")?.getBoundingClientRect().top ?? 9_999;
    return top >= 0 && top < 200;
  });
  await bar.waitFor({ state: "hidden" });
  // The button and the total above it come into view.
  await page.locator(`.day-link[data-day="${date}"]`).click();
  const book = page.locator(".book-button");
  await book.waitFor();
  await expect.poll(() => book.evaluate((button) => button.getBoundingClientRect().bottom)).toBeLessThanOrEqual(740);
  expect(await bar.textContent()).toMatch(/^\$138 · 2 adults[A-Z][a-z]{2}, [A-Z][a-z]{2} \d+Book$/);

  await page.setViewportSize(laptop);
  const lead = (await page.locator(".tour-lead").textContent()) ?? "";
  expect(lead).toMatch(/^\w+, \w+ \d+\d+:\d\d [AP]M, 2 adults\$138 total.*Book/);
  expect(lead).not.toContain("Next dates");
  await page.locator(".tour-gallery a").nth(1).click();
  await page.getByRole("dialog", { name: "Pictures" }).waitFor();
  await page.goBack();
  await page.getByRole("dialog", { name: "Pictures" }).waitFor({ state: "hidden" });
  expect(trouble).toEqual([]);
});
