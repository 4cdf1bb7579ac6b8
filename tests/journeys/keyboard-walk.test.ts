import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openStill, stack, startJourneys, tab } from "#tests/support/journey.ts";
import { press, tabThrough, tabTo } from "#tests/support/keyboard.ts";
import { CONTENT_PATHS, OTHER_PATHS } from "#tests/support/public-pages.ts";
import { arrive } from "#tests/support/visit.ts";

startJourneys();

/** The lowest is a desktop at 400 % zoom. */
const VIEWPORTS = {
  "320 × 256": { width: 320, height: 256 },
  "360 × 800": { width: 360, height: 800 },
  "1280 × 720": { width: 1280, height: 720 },
};

type Walk = readonly [path: string, at: readonly (keyof typeof VIEWPORTS)[]];

/** `WALK=every` goes through every page at each size, in minutes. */
const walks: readonly Walk[] =
  process.env.WALK === "every"
    ? [...CONTENT_PATHS, ...OTHER_PATHS, "/tours/101", "/tours/121", "/nowhere"].map(
        (path) => [path, Object.keys(VIEWPORTS) as (keyof typeof VIEWPORTS)[]] as const,
      )
    : [
        ["/", ["320 × 256"]],
        ["/tours/101", ["360 × 800"]],
        ["/our-tours?destination=boulder-city", ["1280 × 720"]],
      ];

const open = (path: string, viewport = { width: 1280, height: 720 }) => openStill(path, { viewport });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim().replace(/\s+/g, " "));
const dataDay = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("data-day"));
const isInside = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.closest(wanted) !== null, selector);

/** A slow phone: React's later tasks are delayed once the page with that element is in the document. Returns the end of it. */
async function slowDown(page: Page, selector: string): Promise<() => Promise<void>> {
  await page.evaluate((selector) => {
    const { prototype } = MessagePort;
    const post = Reflect.get(prototype, "postMessage") as (...message: unknown[]) => void;
    Object.assign(window, { hurry: () => (prototype.postMessage = post) });
    prototype.postMessage = new Proxy(post, {
      apply: (_, port, message) => {
        const go = () => Reflect.apply(post, port, message);
        return document.querySelector(selector) === null ? go() : void setTimeout(go, 1_000);
      },
    });
  }, selector);
  return () => page.evaluate(() => (window as unknown as { hurry(): void }).hurry());
}

describe("with the keyboard only", () => {
  it("the skip link, the menu, a tour and its calendar lead from the home page to the booking", async () => {
    const page = await open("/");
    expect((await press(page, "Tab"))?.says).toBe('a "Skip to content"');
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.id === "main");
    await press(page, "Tab");
    expect(await isInside(page, "main")).toBe(true);
    await tabTo(page, '.menu-link[href="/our-tours"]', "Shift+Tab");
    const hurry = await slowDown(page, ".our-tours-intro");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/our-tours");
    await page.locator(".our-tours-intro").waitFor();
    // Tab continues from the link that was followed, also before and after React knows that the page is there.
    for (let stops = 0; stops < 3; stops++) {
      await press(page, "Tab");
      expect(await isInside(page, ".main-menu")).toBe(true);
    }
    await page.locator('[data-announcer="route"]', { hasText: /tours/i }).waitFor({ state: "attached" });
    expect(await isInside(page, ".main-menu")).toBe(true);
    await hurry();
    await tabTo(page, ".tour-card-link");
    const title = (await focused(page)) ?? "";
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    await tabTo(page, ".day-link");
    // The arrow keys also stop at sold-out days.
    while (!(await press(page, "ArrowRight", ".day-link"))?.isWanted);
    const day = await dataDay(page);
    await page.keyboard.press("Enter");
    await page.locator(".book-button").first().waitFor();
    await expect.poll(() => dataDay(page)).toBe(day);
    await tabTo(page, ".book-button");
    expect(tab.trouble).toEqual([]);
    await page.keyboard.press("Enter");
    await page.waitForURL(/:\d+\/search\?tour=\d+&date=\d{4}-\d{2}-\d{2}&session=/);
    expect(page.url()).toContain(`date=${day}`);
    expect(new URL(page.url()).port).not.toBe(stack.site.url.port);
  });

  it("the drawer and its groups open, and its links lead on", async () => {
    const page = await open("/", { width: 360, height: 640 });
    const drawer = page.getByRole("dialog", { name: "Menu" });
    await tabTo(page, ".drawer-open");
    await page.keyboard.press("Enter");
    await drawer.waitFor();
    await expect.poll(() => focused(page)).toBe("Close menu");
    // What is behind it cannot be seen, so it closes when the focus gets there.
    await page.keyboard.press("Shift+Tab");
    await drawer.waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Open menu" }).press("Space");
    await page.waitForFunction(
      () => (document.querySelector(".drawer-sheet")?.getBoundingClientRect().right ?? 999) <= 360,
    );
    await tabTo(page, ".drawer-group:nth-of-type(1) summary");
    await page.keyboard.press("Enter");
    await tabTo(page, ".drawer-sublink");
    await expect.poll(() => focused(page)).toBe("All 28 tours");
    // Open groups make the drawer longer than the screen: its footer must not cover a focused link.
    const last = ".drawer-nav > ul > li:last-child > .drawer-link";
    await tabTo(page, last);
    const entry = await page.locator(last).boundingBox();
    const foot = await page.locator(".drawer-foot").boundingBox();
    expect((entry?.y ?? 999) + (entry?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
    await tabTo(page, '.drawer-link[href="/faq"]', "Shift+Tab");
    await page.keyboard.press("Enter");
    await arrive(page, "**/faq");
    await drawer.waitFor({ state: "hidden" });
    expect(tab.trouble).toEqual([]);
  });

  it.each(walks)(
    "%s shows every stop and stays in place, scrolled halfway, forward and back, at %j",
    async (path, at) => {
      const page = await open(path);
      const scrollHalfway = () =>
        page.evaluate(async () => {
          window.scrollTo(0, document.documentElement.scrollHeight / 2);
          for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
        });
      for (const size of at) {
        await page.setViewportSize(VIEWPORTS[size]);
        await scrollHalfway();
        const down = await tabThrough(page);
        expect(down.stops).toBeGreaterThan(9);
        await scrollHalfway();
        const up = await tabThrough(page, "Shift+Tab");
        expect([...down.problems, ...up.problems], size).toEqual([]);
        expect(up.stops).toBeGreaterThanOrEqual(down.stops);
      }
      expect(tab.trouble.filter((line) => !line.includes("404 (Not Found)"))).toEqual([]);
    },
  );
});
