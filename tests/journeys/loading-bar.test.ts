import type { Page, Route } from "playwright-core";
import { describe, expect, it } from "vitest";
import { newTab, startJourneys, type TabOptions, tab, url } from "#tests/support/journey.ts";
import { openStopped } from "#tests/support/stopped-clock.ts";
import { axeViolations } from "#tests/support/visit.ts";

startJourneys();

const bar = (page: Page) => page.locator(".loading-bar");

/** Opens the home page, stops its clock, and follows the link to /faq, whose data is held back. */
async function leaveForFaq(options: TabOptions = {}): Promise<{ page: Page; answer: () => Promise<void> }> {
  await newTab(options);
  const { page } = tab;
  await openStopped(page, url("/"));
  let held: Route | undefined;
  const arrived = new Promise<void>((resolve) => {
    void page.route("**/faq.data*", (route) => {
      // A prefetch passes; only the navigation's own request is held.
      if (route.request().headers()["sec-purpose"] === "prefetch") return route.continue();
      held = route;
      resolve();
    });
  });
  // Not by the mouse: hovering prefetches.
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('.main-menu a[href="/faq"]')?.click());
  await arrived;
  return { page, answer: async () => await held?.continue() };
}

describe("a client navigation", () => {
  it("shows a bar after 200 ms that fills in 2000 ms; its page's title is announced, and a lost focus moves to the content", async () => {
    const { page, answer } = await leaveForFaq();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.clock.runFor(199);
    expect(await bar(page).count()).toBe(0);
    await page.clock.runFor(1);
    await bar(page).waitFor();
    const run = await page.locator(".loading-bar-fill").evaluate((fill) => getComputedStyle(fill).animationDuration);
    expect(run).toBe("2s");
    await answer();
    await page.waitForURL(/\/faq$/);
    await bar(page).waitFor({ state: "detached" });
    const announcer = page.locator('[data-announcer="route"]');
    await announcer.filter({ hasText: /National Park Express/ }).waitFor({ state: "attached" });
    expect(await announcer.textContent()).toBe(await page.title());
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main");
  });

  it("shows no bar for a page that arrives sooner, and leaves a focus that still exists where it is", async () => {
    const { page, answer } = await leaveForFaq();
    await page.locator('.main-menu a[href="/faq"]').focus();
    await page.clock.runFor(150);
    await answer();
    await page.waitForURL(/\/faq$/);
    await page.locator("h1", { hasText: /question/i }).waitFor();
    await page.clock.runFor(5_000);
    expect(await bar(page).count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("FAQ");
  });

  it("shows a bar that does not move with reduced motion", async () => {
    const { page } = await leaveForFaq({ reducedMotion: "reduce" });
    await page.clock.runFor(200);
    await bar(page).waitFor();
    const name = await page.locator(".loading-bar-fill").evaluate((fill) => getComputedStyle(fill).animationName);
    expect(name).toBe("none");
    // axe needs a running clock.
    await page.clock.resume();
    expect(await axeViolations(page)).toEqual([]);
  });
});
