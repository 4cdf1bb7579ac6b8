import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { load, newTab, startJourneys, tab, url } from "#tests/support/journey.ts";
import { openStopped } from "#tests/support/session-helpers.ts";
import { axeViolationsInBothSchemes } from "#tests/support/visit.ts";

startJourneys();

const address = () => url("/faq");
const toast = (page: Page, text: string) => page.locator("[data-sonner-toast]", { hasText: text });

async function say(page: Page, status: string, message: string, details?: string): Promise<void> {
  const toast = { status, message, details };
  await page.evaluate((detail) => window.dispatchEvent(new CustomEvent("site:toast", { detail })), toast);
}

/** Sonner's zero timers run only when time passes, which a stopped clock prevents. */
async function shown(page: Page, text: string): Promise<void> {
  const count = async () => {
    await page.clock.runFor(1);
    return toast(page, text).count();
  };
  await expect.poll(count, { interval: 20 }).toBe(1);
}

describe("toasts", () => {
  it("are announced, politely or at once, shown, and pass axe and the CSP", async () => {
    const { page, trouble } = await newTab({ reducedMotion: "reduce" });
    const loaded: string[] = [];
    page.on("request", (request) => loaded.push(request.url()));
    await load("/faq");
    const sonner = () => loaded.filter((each) => /toaster-.*\.js$/.test(each));
    expect(sonner()).toEqual([]);
    const announced = () => page.locator("[data-announcer]:not([data-announcer=route])").allTextContents();
    for (const status of ["info", "success", "question", "warning", "error"]) {
      const text = `A ${status} for you`;
      await say(page, status, text, "and why");
      // Hovering keeps all toasts.
      await toast(page, text).hover();
      const isUrgent = ["warning", "error"].includes(status);
      expect(await announced()).toEqual(isUrgent ? ["", `${text}: and why`] : [`${text}: and why`, ""]);
    }
    expect(sonner()).toHaveLength(1);
    expect(await axeViolationsInBothSchemes(page)).toEqual([]);
    // Sonner's style sheet was applied: a fixed list, not text at the end of the page.
    const position = await page.locator("[data-sonner-toaster]").evaluate((list) => getComputedStyle(list).position);
    expect(position).toBe("fixed");
    expect(trouble).toEqual([]);
  });

  it("stay 2500 ms, take the place of an older one, and wait while the pointer or the focus is on them", async () => {
    await newTab();
    const { page } = tab;
    await openStopped(tab, address());
    const removed = (text: string) => toast(page, text).getAttribute("data-removed");
    await say(page, "info", "Short");
    await shown(page, "Short");
    // `shown` may have let a few milliseconds pass since the timer started.
    await page.clock.runFor(2_500 - 100);
    expect(await removed("Short")).toBe("false");
    await page.clock.runFor(101);
    expect(await removed("Short")).toBe("true");

    await say(page, "error", "Stays");
    await say(page, "info", "Older");
    await shown(page, "Older");
    await say(page, "info", "Newer");
    await shown(page, "Newer");
    // Its timer to leave starts once React has rendered without it.
    const older = async () => {
      await page.clock.runFor(100);
      return toast(page, "Older").count();
    };
    await expect.poll(older, { interval: 20 }).toBe(0);
    expect(await toast(page, "Stays").count()).toBe(1);
    await page.clock.runFor(10_000);

    await say(page, "info", "Hovered");
    await shown(page, "Hovered");
    await page.clock.runFor(500);
    await toast(page, "Hovered").hover();
    await page.clock.runFor(20_000);
    expect(await removed("Hovered")).toBe("false");
    await page.mouse.move(10, 10);
    await page.clock.runFor(1_800);
    expect(await removed("Hovered")).toBe("false");
    await page.clock.runFor(300);
    expect(await removed("Hovered")).toBe("true");
    await page.clock.runFor(1_000);

    await say(page, "warning", "Focused");
    await shown(page, "Focused");
    await toast(page, "Focused").focus();
    await page.clock.runFor(20_000);
    expect(await removed("Focused")).toBe("false");
    await page.keyboard.press("Tab");
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
      .toBe("Close message");
    await page.clock.runFor(20_000);
    expect(await removed("Focused")).toBe("false");
    await page.keyboard.press("Enter");
    await page.clock.runFor(500);
    expect(await toast(page, "Focused").count()).toBe(0);
  });

  it("without sonner, the newest is shown once, and no older one after it", async () => {
    await newTab();
    const { page } = tab;
    await openStopped(tab, address());
    await page.route("**/toaster-*.js", (route) => route.abort());
    await say(page, "error", "Older");
    const plain = page.locator(".plain-toast");
    await plain.filter({ hasText: "Older" }).waitFor();
    await say(page, "info", "Newer");
    await plain.filter({ hasText: "Newer" }).waitFor();
    await page.clock.runFor(2_600);
    expect(await plain.count()).toBe(0);
  });
});
