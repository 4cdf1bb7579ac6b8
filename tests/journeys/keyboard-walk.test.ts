import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser } from "#tests/support/browser.ts";
import { startTestStack, type TestStack } from "#tests/support/test-stack.ts";
import { axeViolations, hydrated, openTab } from "#tests/support/visit.ts";

let browser: Browser;
let stack: TestStack;

beforeAll(async () => {
  [browser, stack] = await Promise.all([launchBrowser(), startTestStack()]);
});
afterAll(async () => {
  await browser.close();
  await stack.stop();
});

const url = (path: string) => `http://localhost:${stack.site.url.port}${path}`;

/** Presses Tab until the focus stands on what the selector names, and makes sure that it can be seen there. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 150; presses++) {
    await page.keyboard.press("Tab");
    const found = await page.evaluate((wanted) => {
      const focused = document.activeElement;
      if (focused === null || !focused.matches(wanted)) return null;
      const box = focused.getBoundingClientRect();
      const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return { isSeen: at !== null && (focused.contains(at) || at.contains(focused)) };
    }, selector);
    if (found === null) continue;
    // WCAG 2.4.11: the sticky header must not lie over what has the focus.
    expect(found.isSeen, `${selector} is hidden`).toBe(true);
    return;
  }
  throw new Error(`no way to ${selector} by Tab`);
}

describe("a visitor with nothing but a keyboard", () => {
  it("walks from the top of the home page to a booked tour", async () => {
    const tab = await openTab(browser);
    const { page, trouble } = tab;
    await page.goto(url("/"), { waitUntil: "networkidle" });
    await hydrated(page);
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("href"))).toBe("#main");
    await tabTo(page, '.main-menu a[href="/our-tours"]');
    await page.keyboard.press("Enter");
    await page.waitForURL("**/our-tours");
    await page.locator(".tour-card-link").first().waitFor();
    await tabTo(page, ".tour-card-link");
    const title = await page.evaluate(() => document.activeElement?.textContent ?? "");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    await tabTo(page, ".day-link");
    // The arrow keys also stop at days that are sold out; go on to one that is not.
    const isForSale = () => page.evaluate(() => document.activeElement?.matches(".day-link") === true);
    do await page.keyboard.press("ArrowRight");
    while (!(await isForSale()));
    await page.keyboard.press("Enter");
    await page.locator(".departure a.button").first().waitFor();
    await tabTo(page, ".departure a.button");
    expect(trouble).toEqual([]);
    await page.keyboard.press("Enter");
    await page.waitForURL(/:\d+\/search\?tour=\d+&date=\d{4}-\d{2}-\d{2}&session=/);
    expect(new URL(page.url()).port).not.toBe(stack.site.url.port);
    await tab.close();
  });
});

describe("axe, where no other journey looks", () => {
  it.each([
    "/signin-help",
    "/cart",
    "/hotel",
    "/activities",
    "/our-tours?destination=zion-national-park&sort=price",
    "/tours/101",
  ])("finds nothing on %s, light and dark", async (path) => {
    const tab = await openTab(browser);
    const { page } = tab;
    await page.goto(url(path), { waitUntil: "networkidle" });
    await hydrated(page);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axeViolations(page)).toEqual([]);
    }
    await tab.close();
  });
});
