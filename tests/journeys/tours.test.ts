import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser } from "#tests/support/browser.ts";
import { startTestStack, type TestStack } from "#tests/support/test-stack.ts";
import { axeViolations, hydrated, openTab, type Visit } from "#tests/support/visit.ts";

let browser: Browser;
let stack: TestStack;
let tab: Visit;

beforeAll(async () => {
  [browser, stack] = await Promise.all([launchBrowser(), startTestStack()]);
});
afterAll(async () => {
  await browser.close();
  await stack.stop();
});
afterEach(() => tab.close());

/** Hoover Dam: every day of the year, two departures a day. */
const DAILY = "/tours/121";

const url = (path: string) => `http://localhost:${stack.site.url.port}${path}`;

async function open(path: string, options: Parameters<typeof openTab>[1] = {}): Promise<Visit> {
  tab = await openTab(browser, options);
  await tab.page.goto(url(path), { waitUntil: "networkidle" });
  if (options.javaScriptEnabled !== false) await hydrated(tab.page);
  return tab;
}

const monthTitle = (page: Page) => page.locator(".month-title").innerText();
const focusedDay = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("data-day"));
const widest = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** The month after the current one in Las Vegas, whole and on sale. */
function nextMonth(): string {
  const [year = 0, month = 1] = new Date()
    .toLocaleDateString("en-CA", { timeZone: "America/Los_Angeles" })
    .split("-")
    .map(Number);
  return `${month === 12 ? year + 1 : year}-${String((month % 12) + 1).padStart(2, "0")}`;
}

describe("every screen", () => {
  it.each([
    "/our-tours",
    "/our-tours?price=under-100&destination=hoover-dam",
    "/our-tours?destination=hoover-dam&price=over-200&duration=half-day",
    "/our-tours/overnight",
    "/tours-detail/grand-canyon-tours/",
    "/tours-detail/lake-mead-tours/",
    DAILY,
    `${DAILY}?month=${nextMonth()}`,
    "/tours/105?month=2027-01",
    "/tours/999",
  ])("%s is silent, passes axe in both schemes, and fits 320 px", async (path) => {
    const { page, trouble } = await open(path);
    expect(await page.locator("h1").count()).toBe(1);
    expect(await axeViolations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await axeViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await widest(page)).toBeLessThanOrEqual(320);
    expect(await axeViolations(page)).toEqual([]);
    expect(trouble.filter((line) => !path.endsWith("999") || !line.includes("404"))).toEqual([]);
  });
});

describe("the calendar by mouse", () => {
  it("turns to the next month and shows a day's departures in the same document, with its address", async () => {
    const { page, trouble } = await open(`${DAILY}?month=${nextMonth()}`);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const before = await monthTitle(page);
    const scrolled = await page.evaluate(() => {
      window.scrollTo(0, 400);
      return window.scrollY;
    });
    await page.getByRole("link", { name: /^Next, / }).click();
    await page.waitForFunction((title) => document.querySelector(".month-title")?.textContent !== title, before);
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    const day = page.locator(".day-link").nth(4);
    const date = (await day.getAttribute("data-day")) ?? "";
    await day.click();
    const booking = page.locator(".departure a.button").first();
    await booking.waitFor();
    expect(await booking.getAttribute("href")).toMatch(
      new RegExp(`^/search\\?tour=121&date=${date}&session=121-${date.replaceAll("-", "")}-(0730|1230)$`),
    );
    expect(page.url()).toContain(`date=${date}`);
    expect(await page.locator(`[data-day="${date}"]`).getAttribute("aria-current")).toBe("true");
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
    expect(trouble).toEqual([]);
  });

  it("says sold out in words", async () => {
    const { page } = await open(`/tours/101?month=${nextMonth()}`);
    const soldOut = page.locator('.day[data-state="sold-out"]').first();
    expect(await soldOut.innerText()).toContain("Sold out");
    expect(await soldOut.locator("a").count()).toBe(0);
    expect(await soldOut.getAttribute("aria-disabled")).toBe("true");
  });

  it("books at the base site", async () => {
    const { page } = await open(`${DAILY}?month=${nextMonth()}`);
    await page.locator(".day-link").first().click();
    await page.locator(".departure a.button").first().click();
    await page.waitForURL(/\/search\?tour=121&date=/);
    expect(new URL(page.url()).port).not.toBe(stack.site.url.port);
  });
});

describe("the calendar by keyboard", () => {
  it("is one tab stop, walks by days, weeks and months, and chooses with Enter", async () => {
    const month = nextMonth();
    const { page, trouble } = await open(`${DAILY}?month=${month}`);
    expect(await page.locator('.month-grid [tabindex="0"]').count()).toBe(1);
    await page.locator('.month-grid [tabindex="0"]').focus();
    const press = async (key: string, expected: string) => {
      await page.keyboard.press(key);
      await page.waitForFunction((day) => document.activeElement?.getAttribute("data-day") === day, expected);
    };
    const walk = async (keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    // To a known day first: the entry day is the first free one.
    const entry = (await focusedDay(page)) ?? "";
    await walk(Array.from({ length: Number(entry.slice(8)) - 1 }, () => "ArrowLeft"));
    expect(await focusedDay(page)).toBe(`${month}-01`);
    await press("ArrowRight", `${month}-02`);
    await press("ArrowDown", `${month}-09`);
    await press("ArrowUp", `${month}-02`);
    const weekday = await page.evaluate(() => {
      const cell = document.activeElement?.closest("td");
      return cell?.cellIndex ?? -1;
    });
    if (weekday > 0 && weekday < 6) {
      await press("End", `${month}-${String(2 + 6 - weekday).padStart(2, "0")}`);
    }
    // A month on and back again: the focus waits for the new month.
    await page.locator(`[data-day="${month}-09"]`).focus();
    const title = await monthTitle(page);
    await page.keyboard.press("PageDown");
    await page.waitForFunction(() => document.activeElement?.getAttribute("data-day")?.endsWith("-09") === true);
    await page.waitForFunction((text) => document.querySelector(".month-title")?.textContent !== text, title);
    expect(await focusedDay(page)).not.toBe(`${month}-09`);
    await press("PageUp", `${month}-09`);
    expect(await monthTitle(page)).toBe(title);
    // Over the edge by arrow.
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
    await page.locator(".departure a.button").first().waitFor();
    expect(page.url()).toContain(`date=${date}`);
    expect(await focusedDay(page)).toBe(date);
    await page.locator(".day-link").nth(6).focus();
    await page.keyboard.press("Space");
    await page.waitForURL((address) => !address.href.includes(`date=${date}`));
    expect(trouble).toEqual([]);
  });

  it("stops at the end of the sale", async () => {
    const { page } = await open("/tours/121");
    const today = await page.locator("[data-today]").getAttribute("data-day");
    expect(today).not.toBeNull();
    await page.locator(`[data-day="${today}"]`).focus();
    await page.keyboard.press("PageUp");
    expect(await focusedDay(page)).toBe(`${today?.slice(0, 8)}01`);
    await page.keyboard.press("ArrowLeft");
    expect(await focusedDay(page)).toBe(`${today?.slice(0, 8)}01`);
  });
});

describe("without JavaScript", () => {
  it("months, dates and booking are links that come back to the calendar", async () => {
    const { page } = await open(`${DAILY}?month=${nextMonth()}`, { javaScriptEnabled: false });
    const before = await monthTitle(page);
    await page.getByRole("link", { name: /^Next, / }).click();
    expect(await monthTitle(page)).not.toBe(before);
    expect(new URL(page.url()).hash).toBe("#calendar");
    await page.locator(".day-link").first().click();
    expect(await page.locator(".departure a.button").first().getAttribute("href")).toMatch(/^\/search\?tour=121&date=/);
    await page.locator("#questions ~ .faq summary").first().click();
    expect(await page.locator("details[open] .rich-text").first().isVisible()).toBe(true);
    expect(await page.locator(".similar-tours .tour-card").count()).toBe(3);
  });

  it("filters are a form with a button", async () => {
    const { page } = await open("/our-tours", { javaScriptEnabled: false });
    await page.getByLabel("Destination").selectOption("hoover-dam");
    await page.getByRole("button", { name: "Show tours" }).click();
    expect(new URL(page.url()).searchParams.get("destination")).toBe("hoover-dam");
    expect(await page.locator(".tour-count").innerText()).toMatch(/^\d of 28 tours$/);
  });
});

describe("the filters", () => {
  it("answer at once, keep the focus, and can be taken away again", async () => {
    const { page, trouble } = await open("/our-tours");
    await page.getByLabel("Destination").focus();
    await page.getByLabel("Destination").selectOption("hoover-dam");
    await page.getByText(/^\d of 28 tours$/).waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("destination");
    await page.getByLabel("Price per adult").selectOption("under-100");
    await page.waitForURL(/price=under-100/);
    await page.getByRole("link", { name: "Remove filter: Hoover Dam" }).click();
    await page.waitForURL((address) => !address.searchParams.has("destination"));
    await page.waitForFunction(() => document.querySelector<HTMLSelectElement>("[name=destination]")?.value === "");
    expect(await page.getByLabel("Price per adult").inputValue()).toBe("under-100");
    await page.getByRole("link", { name: "Clear all" }).click();
    await page.getByText("28 tours", { exact: true }).waitFor();
    expect(trouble).toEqual([]);
  });
});

describe("on a phone", () => {
  it("the price and the way to the dates stay in reach, and days are big enough for a thumb", async () => {
    const { page, trouble } = await open(`${DAILY}?month=${nextMonth()}`, {
      viewport: { width: 360, height: 740 },
      hasTouch: true,
    });
    const bar = page.locator(".tour-bar");
    expect(await bar.evaluate((element) => Math.round(element.getBoundingClientRect().bottom))).toBe(740);
    const size = await page.locator(".day-link").first().boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await bar.getByRole("link", { name: "Check dates" }).click();
    await page.waitForFunction(() => {
      const top = document.getElementById("calendar")?.getBoundingClientRect().top ?? 9_999;
      return top >= 0 && top < 200;
    });
    expect(trouble).toEqual([]);
  });
});

describe("when dates cannot be had", () => {
  it("the page says so, offers a phone number and a way to try again", async () => {
    await stack.setFault("/api/product/web/products/144", { kind: "status", status: 500 });
    const { page, trouble } = await open("/tours/144");
    await page.getByText("Dates cannot be loaded just now.").waitFor();
    expect(await page.locator(".calendar a[href^='tel:']").count()).toBe(1);
    expect(await axeViolations(page)).toEqual([]);
    await stack.clearFaults();
    // The edge leaves a failing call alone for five seconds.
    await page.waitForTimeout(5_100);
    await page.getByRole("link", { name: "Try again" }).click();
    await page.locator(".month-grid").waitFor();
    expect(trouble).toEqual([]);
  });
});
