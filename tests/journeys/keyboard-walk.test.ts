import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openStill, stack, startJourneys, tab } from "#tests/support/journey.ts";
import { press, tabThrough, tabTo } from "#tests/support/keyboard.ts";
import { CONTENT_PATHS, OTHER_PATHS } from "#tests/support/public-pages.ts";

startJourneys();

/** The lowest is a desktop at 400 % zoom. */
const VIEWPORTS = {
  "320 × 256": { width: 320, height: 256 },
  "360 × 800": { width: 360, height: 800 },
  "1280 × 720": { width: 1280, height: 720 },
};

type Walk = readonly [at: keyof typeof VIEWPORTS, path: string];

/** `WALK=every` goes through every page at each size, in minutes. */
const walks: readonly Walk[] =
  process.env.WALK === "every"
    ? (Object.keys(VIEWPORTS) as Walk[0][]).flatMap((at) =>
        [...CONTENT_PATHS, ...OTHER_PATHS, "/tours/101", "/tours/121", "/nowhere"].map((path) => [at, path] as const),
      )
    : [
        ["320 × 256", "/"],
        ["360 × 800", "/tours/101"],
        ["1280 × 720", "/tours/101"],
        ["1280 × 720", "/our-tours?destination=boulder-city"],
      ];

const open = (path: string, viewport = { width: 1280, height: 720 }) => openStill(path, { viewport });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim().replace(/\s+/g, " "));
const isInside = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.closest(wanted) !== null, selector);

describe("with the keyboard only", () => {
  it("the skip link leads to the content, and Tab to its first link", async () => {
    const page = await open("/faq");
    expect((await press(page, "Tab"))?.says).toBe('a "Skip to content"');
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.id === "main");
    expect((await press(page, "Tab"))?.says).toBe('a "Home"');
    expect(await isInside(page, "main")).toBe(true);
    expect(tab.trouble).toEqual([]);
  });

  it("the menu, a tour and its calendar lead from the home page to the booking", async () => {
    const page = await open("/");
    await press(page, "Tab");
    await tabTo(page, '.main-menu a[href="/our-tours"]');
    // Into the menu's tiles and out again.
    await press(page, "ArrowDown");
    expect(await isInside(page, ".menu-tiles")).toBe(true);
    await press(page, "Escape");
    await page.locator(".menu-mega").waitFor({ state: "hidden" });
    expect(await isInside(page, ".main-menu")).toBe(true);
    await tabTo(page, '.main-menu a[href="/our-tours"]', "Shift+Tab");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/our-tours");
    await page.locator(".tour-card-link").first().waitFor();
    await tabTo(page, ".tour-card-link");
    const title = (await focused(page)) ?? "";
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    await tabTo(page, ".day-link");
    // The arrow keys also stop at sold-out days.
    do await press(page, "ArrowRight");
    while (!(await page.evaluate(() => document.activeElement?.matches(".day-link") === true)));
    const day = await page.evaluate(() => document.activeElement?.getAttribute("data-day"));
    await page.keyboard.press("Enter");
    await page.locator(".book-button").first().waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute("data-day"))).toBe(day);
    await tabTo(page, ".book-button");
    expect(tab.trouble).toEqual([]);
    await page.keyboard.press("Enter");
    await page.waitForURL(/:\d+\/search\?tour=\d+&date=\d{4}-\d{2}-\d{2}&session=/);
    expect(page.url()).toContain(`date=${day}`);
    expect(new URL(page.url()).port).not.toBe(stack.site.url.port);
  });

  it("Tab right after a client navigation continues from the followed link", async () => {
    const page = await open("/");
    await tabTo(page, '.main-menu a[href="/our-tours"]');
    await press(page, "ArrowDown");
    await press(page, "Escape");
    await tabTo(page, '.main-menu a[href="/our-tours"]', "Shift+Tab");
    // A slow phone: React's later tasks are delayed once the page is in the document.
    await page.evaluate(() => {
      const isThere = () => document.querySelector(".our-tours-intro") !== null;
      const { prototype } = MessagePort;
      const post = Reflect.get(prototype, "postMessage") as (...message: unknown[]) => void;
      prototype.postMessage = new Proxy(post, {
        apply: (_, port, message) =>
          isThere()
            ? void setTimeout(() => Reflect.apply(post, port, message), 1_000)
            : Reflect.apply(post, port, message),
      });
    });
    await page.keyboard.press("Enter");
    await page.locator(".our-tours-intro").waitFor();
    for (let stops = 0; stops < 3; stops++) {
      await press(page, "Tab");
      expect(await isInside(page, ".main-menu")).toBe(true);
    }
    await page.locator('[data-announcer="route"]', { hasText: /tours/i }).waitFor({ state: "attached" });
    expect(await isInside(page, ".main-menu")).toBe(true);
  });

  it.each(walks)(
    "at %s, %s shows every stop and stays in place, scrolled halfway, forward and back",
    async (at, path) => {
      const page = await open(path, VIEWPORTS[at]);
      const scrollHalfway = () =>
        page.evaluate(async () => {
          window.scrollTo(0, document.documentElement.scrollHeight / 2);
          for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
        });
      await scrollHalfway();
      const down = await tabThrough(page);
      expect(down.stops).toBeGreaterThan(9);
      await scrollHalfway();
      const up = await tabThrough(page, "Shift+Tab");
      expect([...down.problems, ...up.problems]).toEqual([]);
      expect(up.stops).toBeGreaterThanOrEqual(down.stops);
      expect(tab.trouble.filter((line) => !line.includes("404 (Not Found)"))).toEqual([]);
    },
  );

  it("the last entry of the drawer is above its foot, with every group open", async () => {
    const page = await open("/", { width: 360, height: 800 });
    await page.locator(".drawer-open").click();
    await page.waitForFunction(() => (document.querySelector(".drawer")?.getBoundingClientRect().right ?? 999) <= 360);
    for (const group of await page.locator(".drawer-group summary").all()) await group.click();
    await page.locator(".drawer-close").focus();
    const entry = ".drawer-nav > ul > li:last-child > .drawer-link";
    await tabTo(page, entry);
    const last = await page.locator(entry).boundingBox();
    const foot = await page.locator(".drawer-foot").boundingBox();
    expect((last?.y ?? 999) + (last?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
  });
});
