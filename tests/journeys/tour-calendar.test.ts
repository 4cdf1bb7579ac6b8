import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import {
  isSameDocument,
  markDocument,
  navigate,
  newTab,
  stack,
  startJourneys,
  tab,
  url,
  visit,
} from "#tests/support/journey.ts";
import { monthFromNow } from "#tests/support/today.ts";
import { arrive, axeViolations, hold, hydrated } from "#tests/support/visit.ts";

startJourneys();

/** Hoover Dam: every day of the year, two departures a day. */
const DAILY = "/tours/121";

const monthTitle = (page: Page) => page.locator(".month-title").innerText();
const focusedDay = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("data-day"));

describe("the calendar by mouse", () => {
  it("turns to the next month and shows a day's departures in the same document, with its address", {
    tags: "engines",
  }, async () => {
    const { page, trouble } = await visit(`${DAILY}?month=${monthFromNow(1)}`);
    await markDocument(page);
    const before = await monthTitle(page);
    const next = page.getByRole("link", { name: /^Next, / });
    // Centered, so that clicking does not scroll.
    const scrolled = await next.evaluate((link) => {
      link.scrollIntoView({ block: "center" });
      return window.scrollY;
    });
    expect(scrolled).toBeGreaterThan(0);
    await next.click();
    await page.waitForFunction((title) => document.querySelector(".month-title")?.textContent !== title, before);
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    const day = page.locator(".day-link").nth(4);
    const date = (await day.getAttribute("data-day")) ?? "";
    await day.click();
    const booking = page.locator(".book-button").first();
    await booking.waitFor();
    expect(await booking.innerText()).toMatch(/^Book/);
    expect(page.url()).toContain(`date=${date}`);
    expect(await page.locator(`[data-day="${date}"]`).getAttribute("aria-current")).toBe("true");
    await expect.poll(() => focusedDay(page)).toBe(date);
    expect(await isSameDocument(page)).toBe(true);
    expect(trouble).toEqual([]);
  });
});

describe("while a day that was chosen is loading", () => {
  const middleOf = async (target: Locator) => {
    const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return [x + width / 2, y + height / 2] as const;
  };
  const choose = async (page: Page, index: number) => {
    const day = page.locator(".day-link").nth(index);
    await day.click();
    await page.locator('.calendar[aria-busy="true"]').waitFor();
    return (await day.getAttribute("data-day")) ?? "";
  };

  it.for(["", "&adults=2"])(
    "what is pressed stays under the finger, and counts%s",
    { tags: "engines" },
    async (party) => {
      const address = `${DAILY}?month=${monthFromNow(1)}${party}`;
      const { page } = await visit(address, { viewport: { width: 360, height: 640 } });
      const release = await hold(page, `**${DAILY}.data*`);
      await choose(page, 4);
      const more = page.getByRole("button", { name: "More adults" });
      await more.click();
      const place = await middleOf(more);
      await page.mouse.move(...place);
      await page.mouse.down();
      const answered = page.waitForResponse(`**${DAILY}.data*`);
      release();
      await (await answered).finished();
      await tab.settled();
      expect(await page.locator(".no-day").count()).toBe(1);
      await page.mouse.up();
      await page.locator(".book-button").waitFor();
      expect(await page.getByLabel(/^Adults/).inputValue()).toBe("4");
      const [x, y] = await middleOf(more);
      // Windows scroll by whole pixels.
      expect(Math.hypot(x - place[0], y - place[1])).toBeLessThan(1);
    },
  );

  it("its box stays where it was brought into view", { tags: "engines" }, async () => {
    const height = 640;
    const { page } = await visit(`${DAILY}?month=${monthFromNow(1)}`, { viewport: { width: 360, height } });
    const release = await hold(page, `**${DAILY}.data*`);
    await choose(page, 4);
    const top = () => page.locator(".chosen-day").evaluate((box) => box.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(height / 2);
    const before = await top();
    release();
    await page.locator(".book-button").waitFor();
    await tab.settled();
    expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
  });

  it("Book is meant for that day", { tags: "engines" }, async () => {
    const { page } = await visit(`${DAILY}?month=${monthFromNow(1)}`, { viewport: { width: 360, height: 640 } });
    await page.locator(".day-link").nth(4).click();
    const book = page.locator(".book-button");
    await book.waitFor();
    await tab.settled();
    const release = await hold(page, `**${DAILY}.data*`);
    const date = await choose(page, 5);
    await book.click();
    expect(page.url()).not.toContain(`date=${date}`);
    release();
    await page.waitForURL((address) => address.pathname === "/search" && address.searchParams.get("date") === date);
  });
});

describe("the calendar by keyboard", () => {
  it("is one tab stop, walks by days, weeks and months, and chooses with Enter", { tags: "engines" }, async () => {
    const month = monthFromNow(1);
    const { page, trouble } = await visit(`${DAILY}?month=${month}`);
    expect(await page.locator('.month-grid [tabindex="0"]').count()).toBe(1);
    const press = async (key: string, expected: string) => {
      await page.keyboard.press(key);
      await page.waitForFunction((day) => document.activeElement?.getAttribute("data-day") === day, expected);
    };
    await page.locator(`[data-day="${month}-02"]`).focus();
    // The other keys: tests/unit/app/domain/calendar/dates.test.ts.
    await press("ArrowDown", `${month}-09`);
    // A month on and back: the focus follows into the new month.
    const title = await monthTitle(page);
    await page.keyboard.press("PageDown");
    await page.waitForFunction(() => document.activeElement?.getAttribute("data-day")?.endsWith("-09") === true);
    await page.waitForFunction((text) => document.querySelector(".month-title")?.textContent !== text, title);
    expect(await focusedDay(page)).not.toBe(`${month}-09`);
    await press("PageUp", `${month}-09`);
    expect(await monthTitle(page)).toBe(title);
    // Past the edge of the month by arrow key.
    await page.locator(`[data-day="${month}-01"]`).focus();
    await page.keyboard.press("ArrowLeft");
    await page.waitForFunction(
      (own) => document.activeElement?.getAttribute("data-day")?.startsWith(own) === false,
      month,
    );
    await press("ArrowRight", `${month}-01`);
    const free = page.locator(".day-link").nth(5);
    const date = (await free.getAttribute("data-day")) ?? "";
    await free.focus();
    await page.keyboard.press("Enter");
    await page.locator(".book-button").first().waitFor();
    expect(page.url()).toContain(`date=${date}`);
    await expect.poll(() => focusedDay(page)).toBe(date);
    await page.locator(".day-link").nth(6).focus();
    await page.keyboard.press("Space");
    await arrive(page, (address) => !address.href.includes(`date=${date}`));
    // In WebKit, a choice that is still being made cancels the loading of another page.
    await tab.settled();
    // Before the sale there is nothing to walk to.
    await page.locator(`[data-day="${month}-09"]`).focus();
    await page.keyboard.press("PageUp");
    const today = await page.locator("[data-today]").getAttribute("data-day");
    expect(today).not.toBeNull();
    // Past weeks are not shown.
    const earliest = await page.locator("[data-day]").first().getAttribute("data-day");
    await page.locator(`[data-day="${today}"]`).focus();
    await page.keyboard.press("PageUp");
    await expect.poll(() => focusedDay(page)).toBe(earliest);
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => focusedDay(page)).toBe(earliest);
    expect(trouble).toEqual([]);
  });
});

it("dates that come late are there without a message, and those that do not come leave a phone number and a link to try again", async () => {
  await stack.setFault("/api/product/web/products/152", { kind: "slow", ms: 800 });
  const { page, trouble } = await newTab();
  await page.goto(url(`/tours/152?month=${monthFromNow(1)}`), { waitUntil: "commit" });
  // That they are streamed is tested in tests/site/tour-dates.test.ts.
  await page.locator(".month-grid").waitFor();
  await hydrated(page);
  await page.locator('.month-grid [tabindex="0"]').focus();
  await page.keyboard.press("ArrowRight");
  expect(await focusedDay(page)).toMatch(/^\d{4}-\d{2}-\d{2}$/);

  await stack.setFault("/api/product/web/products/144", { kind: "status", status: 500 });
  // A month that no card of another page has asked about.
  await navigate(`/tours/144?month=${monthFromNow(6)}`);
  await page.getByText("Dates cannot be loaded right now.").waitFor();
  expect(await page.locator(".calendar a[href^='tel:']").count()).toBe(1);
  expect(await axeViolations(page)).toEqual([]);
  // That it brings them: tests/site/waiting-page.test.ts.
  expect(await page.getByRole("link", { name: "Try again" }).count()).toBe(1);
  expect(trouble).toEqual([]);
});

it("a day is announced once it has come; a month that is opened while it is loading keeps it, and the next one goes on from there", async () => {
  const { page } = await visit(`${DAILY}?month=${monthFromNow(1)}`);
  const release = await hold(page, `**${DAILY}.data*`);
  const day = page.locator(".day-link").first();
  const date = await day.getAttribute("data-day");
  await day.click();
  await page.locator(".calendar[aria-busy=true]").waitFor();
  const announced = page.locator(".calendar > output");
  expect(await announced.innerText()).toBe("");
  const next = page.getByRole("link", { name: /^Next, / });
  await next.click();
  await next.click();
  release();
  await arrive(page, new RegExp(`month=${monthFromNow(3)}`));
  expect(new URL(page.url()).searchParams.get("date")).toBe(date);
  expect(await announced.innerText()).toBe(await page.locator(".chosen-day h3").innerText());
});
