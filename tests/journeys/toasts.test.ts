import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { newTab, startJourneys, tab, url } from "#tests/support/journey.ts";
import { openStopped } from "#tests/support/stopped-clock.ts";
import { axeViolations, hydrated } from "#tests/support/visit.ts";

startJourneys();

const address = () => url("/faq");
const toast = (page: Page, text: string) => page.locator("[data-sonner-toast]", { hasText: text });

async function say(page: Page, status: string, message: string): Promise<void> {
  await page.evaluate((detail) => window.dispatchEvent(new CustomEvent("site:toast", { detail })), { status, message });
}

/** With a stopped clock, sonner's own zero timers need a push until the toast is there. */
async function shown(page: Page, text: string): Promise<void> {
  for (let tries = 0; tries < 100 && (await toast(page, text).count()) === 0; tries++) {
    await page.waitForTimeout(20);
    await page.clock.runFor(1);
  }
  expect(await toast(page, text).count()).toBe(1);
}

describe("toasts", () => {
  it.each([
    ["info", "polite"],
    ["success", "polite"],
    ["question", "polite"],
    ["warning", "assertive"],
    ["error", "assertive"],
  ])("%s is shown, announced %s, passes axe and the CSP", async (status, urgency) => {
    await newTab();
    const { page, trouble } = tab;
    const loaded: string[] = [];
    page.on("request", (request) => loaded.push(request.url()));
    await page.goto(address(), { waitUntil: "networkidle" });
    await hydrated(page);
    const sonner = () => loaded.filter((url) => /toaster-.*\.js$/.test(url));
    expect(sonner()).toEqual([]);
    await say(page, status, `A ${status} for you`);
    await toast(page, `A ${status} for you`).hover();
    expect(sonner()).toHaveLength(1);
    expect(await page.locator(`[data-announcer="${urgency}"]`).textContent()).toBe(`A ${status} for you`);
    const other = urgency === "polite" ? "assertive" : "polite";
    expect(await page.locator(`[data-announcer="${other}"]`).textContent()).toBe("");
    // Half faded in, the text would fail the contrast check.
    await page.waitForTimeout(500);
    expect(await axeViolations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await axeViolations(page)).toEqual([]);
    // Sonner's style sheet was really applied: a fixed list, not text at the end of the page.
    const position = await page.locator("[data-sonner-toaster]").evaluate((list) => getComputedStyle(list).position);
    expect(position).toBe("fixed");
    expect(trouble).toEqual([]);
  });

  it("stay 2500 ms", async () => {
    await newTab();
    const { page } = tab;
    await openStopped(page, address());
    await say(page, "info", "Short");
    await shown(page, "Short");
    const removed = () => toast(page, "Short").getAttribute("data-removed");
    // `shown` may have let a few milliseconds go by since the timer started.
    await page.clock.runFor(2_500 - 100);
    expect(await removed()).toBe("false");
    await page.clock.runFor(101);
    expect(await removed()).toBe("true");
  });

  it("wait while the pointer is on them, and go on afterwards", async () => {
    await newTab();
    const { page } = tab;
    await openStopped(page, address());
    await say(page, "info", "Hovered");
    await shown(page, "Hovered");
    await page.clock.runFor(500);
    await toast(page, "Hovered").hover();
    await page.clock.runFor(20_000);
    expect(await toast(page, "Hovered").getAttribute("data-removed")).toBe("false");
    await page.mouse.move(10, 10);
    await page.clock.runFor(1_800);
    expect(await toast(page, "Hovered").getAttribute("data-removed")).toBe("false");
    await page.clock.runFor(300);
    expect(await toast(page, "Hovered").getAttribute("data-removed")).toBe("true");
  });

  it("wait while the focus is in them, and can be closed by keyboard", async () => {
    await newTab();
    const { page } = tab;
    await openStopped(page, address());
    await say(page, "warning", "Focused");
    await shown(page, "Focused");
    await toast(page, "Focused").focus();
    await page.clock.runFor(20_000);
    expect(await toast(page, "Focused").getAttribute("data-removed")).toBe("false");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Close message");
    await page.clock.runFor(20_000);
    expect(await toast(page, "Focused").getAttribute("data-removed")).toBe("false");
    await page.keyboard.press("Enter");
    await page.clock.runFor(500);
    expect(await toast(page, "Focused").count()).toBe(0);
  });
});
