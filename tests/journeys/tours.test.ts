import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { clockTime } from "#app/domain/calendar/dates.ts";
import { dateWhere, isFree, type Session } from "#tests/support/assistant.ts";
import {
  isSameDocument,
  load,
  markDocument,
  newTab,
  stack,
  startJourneys,
  url,
  visit,
} from "#tests/support/journey.ts";
import { monthFromNow } from "#tests/support/month-from-now.ts";

startJourneys();

/** Hoover Dam: every day of the year, two departures a day. */
const DAILY = "/tours/121";

const monthTitle = (page: Page) => page.locator(".month-title").innerText();

describe("without JavaScript", () => {
  it("months, dates and booking are links that return to the calendar", async () => {
    const { page } = await visit(`${DAILY}?month=${monthFromNow(1)}`, { javaScriptEnabled: false });
    const before = await monthTitle(page);
    await page.getByRole("link", { name: /^Next, / }).click();
    expect(await monthTitle(page)).not.toBe(before);
    expect(new URL(page.url()).hash).toBe("#calendar");
    const hasRoom = (sessions: Session[]) => sessions.every(({ remaining }) => remaining >= 3);
    const [date] = await dateWhere(stack, 121, hasRoom, `${monthFromNow(2)}-01`);
    await page.locator(`.day-link[href*="date=${date}"]`).click();
    await page.getByLabel("Children").fill("1");
    await page.getByLabel("Everybody is 3 or older").check();
    await page.locator(".book-button").click();
    await page.waitForURL(/\/search\?tour=121&date=[-\d]+&session=121-\d+-\d+&adults=2&children=1$/);
    expect(new URL(page.url()).port).not.toBe(stack.site.url.port);
    await page.goBack();
    await page.locator("#questions ~ .faq summary").first().click();
    expect(await page.locator("details[open] .rich-text").first().isVisible()).toBe(true);
    expect(await page.locator(".similar-tours .tour-card").count()).toBe(3);
  });

  it("a chosen date has its departures, or a way to try again, however slow the operator is", async () => {
    const delays = [
      { ms: 0, tour: 122 },
      { ms: 200, tour: 123 },
      { ms: 800, tour: 152 },
      { ms: 2_500, tour: 162 },
      { ms: 10_000, tour: 163 },
    ];
    await Promise.all(
      delays.map(async ({ ms, tour }) => {
        const [date, sessions] = await dateWhere(stack, tour, (all) => all.some(isFree));
        if (ms > 0) await stack.setFault(`/api/product/web/products/${tour}`, { kind: "slow", ms });
        const { page } = await newTab({ javaScriptEnabled: false });
        await page.goto(url(`/tours/${tour}?date=${date}`));
        const times = page.locator(".departure-time");
        const again = page.getByRole("link", { name: "Try again" });
        await times.or(again).first().waitFor();
        expect(await page.getByText("Loading").filter({ visible: true }).count(), `${ms} ms`).toBe(0);
        if (ms < 10_000) expect(await times.allInnerTexts()).toEqual(sessions.map(({ time }) => clockTime(time)));
        else expect(await again.first().getAttribute("href")).toContain(`date=${date}`);
      }),
    );
  });

  it("filters are a form with a button", async () => {
    const { page } = await visit("/our-tours", { javaScriptEnabled: false });
    await page.getByText("Filters", { exact: true }).click();
    await page.getByLabel("Destination").selectOption("hoover-dam");
    await page.getByRole("button", { name: "Show tours" }).first().click();
    expect(new URL(page.url()).searchParams.get("destination")).toBe("hoover-dam");
    expect(await page.locator(".tour-count").innerText()).toMatch(/^\d of 28 tours$/);
  });
});

describe("from tour to tour", () => {
  it("the client router navigates, and each tour has its own calendar", async () => {
    const { page, trouble } = await visit("/our-tours?destination=hoover-dam");
    await markDocument(page);
    await page.locator(".tour-card-link").first().click();
    await page.locator(".month-grid").waitFor();
    const first = await page.locator("h1").innerText();
    await page.locator(".day-link").first().click();
    await page.locator(".departures").waitFor();
    await page.locator(".similar-tours .tour-card-link").first().click();
    await page.waitForFunction((title) => document.querySelector("h1")?.innerText !== title, first);
    await page.locator(".month-grid").waitFor();
    expect(await page.locator(".departures").count()).toBe(0);
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: first }).waitFor();
    expect(await page.locator(".departures").count()).toBe(1);
    await page.goBack();
    await page.getByText(/ of 28 tours$/).waitFor();
    expect(await isSameDocument(page)).toBe(true);
    expect(trouble).toEqual([]);
  });
});

it("saves tours on this device, compares them, and shows those viewed last", async () => {
  const { page, trouble } = await visit("/our-tours");
  const save = page.locator(".tour-card").getByRole("button", { name: /^Save / });
  await save.nth(0).click();
  await save.nth(2).click();
  expect(await save.evaluateAll((all) => all.filter(({ ariaPressed }) => ariaPressed === "true").length)).toBe(2);
  const kept = page.getByRole("region", { name: "Saved tours" });
  expect(await kept.getByRole("listitem").count()).toBe(2);
  await kept.getByRole("button", { name: "Compare them" }).click();
  await kept.getByRole("row", { name: /^Duration/ }).waitFor();
  expect(await kept.getByRole("columnheader").count()).toBe(2);

  const title = await page.locator(".tour-card-link").nth(1).innerText();
  await page.locator(".tour-card-link").nth(1).click();
  const own = page.getByRole("button", { name: "Save this tour" });
  expect(await own.getAttribute("aria-pressed")).toBe("false");
  expect(await page.getByRole("region", { name: "Recently viewed" }).count()).toBe(0);
  await load("/our-tours");
  const recent = page.getByRole("region", { name: "Recently viewed" });
  expect((await recent.getByRole("link").allInnerTexts()).map((text) => text.replace(/\s+/g, " "))).toEqual([
    title.replace(/\s+/g, " "),
  ]);
  await recent.getByRole("button", { name: "Clear" }).click();
  await kept.getByRole("button", { name: "Clear" }).click();
  await kept.waitFor({ state: "detached" });
  expect(await page.getByRole("button", { name: /^Save /, pressed: true }).count()).toBe(0);
  expect(trouble).toEqual([]);
});

describe("the filters", () => {
  it("apply at once, keep the focus, and can be removed", { tags: "engines" }, async () => {
    const { page, trouble } = await visit("/our-tours");
    await page.getByText("Filters", { exact: true }).click();
    await page.getByLabel("Destination").focus();
    await page.getByLabel("Destination").selectOption("hoover-dam");
    await page.getByText(/^\d of 28 tours$/).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("destination");
    await page.getByLabel("Price per adult").selectOption("under-100");
    await page.waitForURL(/price=under-100/);
    await page.getByRole("button", { name: /^Show \d tours?$/ }).click();
    expect(await page.getByLabel("Destination").isVisible()).toBe(false);
    await page.getByRole("link", { name: "Remove filter: Hoover Dam" }).click();
    await page.waitForURL((address) => !address.searchParams.has("destination"));
    await page.waitForFunction(
      () => document.querySelector("[name=destination]:has(option[value='']:checked)") !== null,
    );
    expect(await page.getByLabel("Price per adult").inputValue()).toBe("under-100");
    await page.getByRole("link", { name: "Clear all" }).click();
    await page.getByText("28 tours", { exact: true }).waitFor();
    await page.getByText("Filters", { exact: true }).click();
    await page.getByLabel("Search", { exact: true }).fill("mather point");
    await page.keyboard.press("Enter");
    await page.waitForURL(/q=mather/);
    await page.getByText(/^\d of 28 tours$/).waitFor();
    await page.keyboard.press("Escape");
    expect(await page.getByLabel("Search", { exact: true }).isVisible()).toBe(false);
    expect(trouble).toEqual([]);
  });
});

describe("on a low laptop screen", () => {
  it("price, next dates and the way to all dates are in view from the start and while reading; back closes a picture", async () => {
    const { page, trouble } = await visit(DAILY, { viewport: { width: 1280, height: 600 } });
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
    await page.locator(".tour-lead .next-dates a").nth(1).click();
    await page.locator(".book-button").waitFor();
    const lead = (await page.locator(".tour-lead").textContent()) ?? "";
    expect(lead).toMatch(/^\w+, \w+ \d+\d+:\d\d AM, 2 adults\$138 total.*Book/);
    expect(lead).not.toContain("Next dates");
    await page.locator(".tour-gallery a").nth(1).click();
    await page.getByRole("dialog", { name: "Pictures" }).waitFor();
    await page.goBack();
    await page.getByRole("dialog", { name: "Pictures" }).waitFor({ state: "hidden" });
    expect(trouble).toEqual([]);
  });
});

describe("on a phone", () => {
  it("the price and the link to the dates stay in view, and days are big enough to tap", async () => {
    const { page, trouble } = await visit(`${DAILY}?month=${monthFromNow(1)}`, {
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
    await bar.waitFor({ state: "hidden" });
    // The button and the total above it come into view.
    await page.locator(".day-link").first().click();
    const book = page.locator(".book-button");
    await book.waitFor();
    await expect.poll(async () => (await book.boundingBox())?.y ?? 9_999).toBeLessThan(700);
    expect(await bar.textContent()).toMatch(/^\$138 · 2 adults[A-Z][a-z]{2}, [A-Z][a-z]{2} \d+Book$/);
    expect(trouble).toEqual([]);
  });
});
