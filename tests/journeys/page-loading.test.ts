import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { newTab, stack, startJourneys, tab, url } from "#tests/support/journey.ts";
import { CONTENT_PATHS, OTHER_PATHS } from "#tests/support/public-pages.ts";
import { hydrated } from "#tests/support/visit.ts";

startJourneys();

const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
/** The document and what blocks painting. */
const MAX_REQUESTS_BEFORE_PAINT = 4;
/** Script a page loads before anybody touches it; gzip, KB of 1,024. Tools are forms, filters, cart and searches. */
const SCRIPT_KB = { content: 128, tool: 136, tour: 140 };
const TOOLS = new Set(["/contact-us", "/news-letter", "/our-tours", "/cart/", "/hotel/", "/activities/"]);

function scriptBudget(path: string): number {
  if (path.startsWith("/tours")) return SCRIPT_KB.tour;
  return TOOLS.has(path) || path.startsWith("/our-tours") ? SCRIPT_KB.tool : SCRIPT_KB.content;
}

const scriptKb = (paths: readonly string[]) =>
  paths.reduce((sum, path) => sum + gzipSync(readFileSync(`build/client${path}`), { level: 9 }).length, 0) / 1024;

/** The browser's own account of a cold visit. */
function account(page: Page) {
  return page.evaluate(() => {
    const resources = performance.getEntriesByType("resource") as (PerformanceResourceTiming & {
      renderBlockingStatus: string;
    })[];
    const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN;
    const early = (names: Iterable<string>) => {
      const among = new Set(names);
      return resources.filter(({ name, startTime }) => startTime < painted && among.has(name)).map(({ name }) => name);
    };
    const { images } = document;
    // A photo of the gallery may be the page's first picture too.
    const late = [...images].filter(({ src }) => ![...images].some((one) => one.src === src && one.loading !== "lazy"));
    return {
      painted,
      blocking: resources
        .filter(({ renderBlockingStatus }) => renderBlockingStatus === "blocking")
        .map(({ name }) => name),
      earlyScripts: early(resources.map(({ name }) => name).filter((name) => name.endsWith(".js"))),
      earlyPictures: early(late.map((one) => one.currentSrc)),
      scripts: resources.map(({ name }) => new URL(name).pathname).filter((path) => path.endsWith(".js")),
      origins: [...new Set(resources.map(({ name }) => new URL(name).origin))],
      shifts: (window as unknown as { shifts: number }).shifts,
    };
  });
}

describe("a cold visit", () => {
  it.each([...CONTENT_PATHS, ...OTHER_PATHS, "/tours/121"])(
    "%s is painted before scripts, and stays in place",
    async (path) => {
      // What the operator is asked for the first time is streamed; this is about the pages everybody else gets.
      await expect.poll(async () => (await stack.get(path)).headers["x-cache"]).toBe("hit");
      await newTab(PHONE);
      const { page, trouble } = tab;
      await page.addInitScript(() => {
        const seen = { shifts: 0 };
        Object.assign(window, seen);
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
            (window as unknown as typeof seen).shifts += entry.value;
          }
        }).observe({ type: "layout-shift", buffered: true });
      });
      await page.goto(url(path), { waitUntil: "networkidle" });
      await hydrated(page);
      const { painted, blocking, earlyScripts, earlyPictures, scripts, origins, shifts } = await account(page);
      expect(painted).toBeGreaterThan(0);
      expect(1 + blocking.length, blocking.join(" ")).toBeLessThanOrEqual(MAX_REQUESTS_BEFORE_PAINT);
      expect(blocking.length).toBeGreaterThan(0);
      expect(scripts.length).toBeGreaterThan(0);
      expect(scriptKb([...new Set(scripts)]), scripts.join(" ")).toBeLessThanOrEqual(scriptBudget(path));
      expect(earlyScripts).toEqual([]);
      expect(earlyPictures).toEqual([]);
      expect(
        origins.filter((origin) => ![new URL(url("/")).origin, stack.operatorUrl.origin].includes(origin)),
      ).toEqual([]);
      // What is below a thousandth is the heading's font, which comes a moment after its box.
      expect(shifts).toBeLessThan(0.001);
      expect(trouble).toEqual([]);
    },
  );
});

describe("from a list to a tour", () => {
  it("the rest of the pointer has fetched everything; the click asks the network for no page and no data", async () => {
    await newTab();
    const { page, trouble } = tab;
    await page.goto(url("/our-tours"), { waitUntil: "networkidle" });
    await hydrated(page);
    const link = page.locator(".tour-card-link").first();
    const title = await link.innerText();
    const prefetched = page.waitForResponse((response) => response.url().includes(".data"));
    await link.hover();
    await (await prefetched).finished();
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => {
      Object.assign(window, { isSameDocument: true });
      performance.clearResourceTimings();
    });
    await link.click();
    await page.locator(".tour-gallery").waitFor();
    expect(await page.locator("h1").innerText()).toBe(title);
    const fetched = await page.evaluate(() => ({
      isSameDocument: "isSameDocument" in window,
      // Nothing was transferred where the browser used what it had.
      fromNetwork: (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
        .filter(({ name, transferSize }) => transferSize > 0 && /\.data|\.js$|\.css$/.test(name))
        .map(({ name }) => name),
      data: performance.getEntriesByType("resource").filter(({ name }) => name.includes(".data")).length,
    }));
    expect(fetched).toEqual({ isSameDocument: true, fromNetwork: [], data: 1 });
    expect(trouble).toEqual([]);
  });
});

describe("a long list is laid out as far as somebody sees it, and", () => {
  const FAR = 20;
  const isSkipped = (page: Page) =>
    page
      .locator(".tour-card-title")
      .nth(FAR)
      .evaluate((title) => !title.checkVisibility({ contentVisibilityAuto: true }));

  it("the way back leads to the place that was left", async () => {
    await newTab(PHONE);
    const { page, trouble } = tab;
    await page.goto(url("/our-tours"), { waitUntil: "networkidle" });
    await hydrated(page);
    expect(await isSkipped(page)).toBe(true);
    const link = page.locator(".tour-card-link").nth(FAR);
    await link.scrollIntoViewIfNeeded();
    await expect.poll(() => isSkipped(page)).toBe(false);
    await link.tap();
    await page.locator(".tour-gallery").waitFor();
    await page.goBack();
    await link.waitFor();
    // A restored position is the one pixel count it was; the card must still be at it.
    await expect
      .poll(() =>
        link.evaluate((element) => {
          const { top } = element.getBoundingClientRect();
          return top > -innerHeight / 2 && top < innerHeight * 1.5;
        }),
      )
      .toBe(true);
    expect(trouble).toEqual([]);
  });

  it("the browser's search and paper have all of it", async () => {
    await newTab(PHONE);
    const { page } = tab;
    await page.goto(url("/our-tours"), { waitUntil: "networkidle" });
    const title = await page.locator(".tour-card-title").nth(FAR).textContent();
    const find = (text: string) =>
      page.evaluate((words) => (window as unknown as { find(text: string): boolean }).find(words), text);
    // The browser of the npm package has no search at all; where there is one, it finds what is skipped.
    if (await find((await page.locator("h1").textContent()) ?? "")) {
      expect(await find(title ?? "")).toBe(true);
      const where = await page.evaluate(
        () => getSelection()?.anchorNode?.parentElement?.closest("li")?.textContent ?? "",
      );
      expect(where).toContain(title);
    }
    await page.emulateMedia({ media: "print" });
    await expect.poll(() => isSkipped(page)).toBe(false);
  });
});

describe("what is below the first screen", () => {
  const PATH = "/tours/121";
  /** Whether the document says that its rest is still to be laid out: when it was parsed, and now. */
  async function visitNoting() {
    await newTab(PHONE);
    const { page } = tab;
    await page.addInitScript(() => {
      document.addEventListener("DOMContentLoaded", () =>
        Object.assign(window, { atFirst: document.documentElement.hasAttribute("data-loading") }),
      );
    });
    const noted = () =>
      page.evaluate(() => ({
        atFirst: (window as unknown as { atFirst: boolean }).atFirst,
        now: document.documentElement.hasAttribute("data-loading"),
        height: document.documentElement.scrollHeight,
        skipped: [...document.querySelectorAll(".section, .tour-part")].filter(
          (part) => !part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
        ).length,
      }));
    const settled = () => expect.poll(async () => (await noted()).now).toBe(false);
    return { page, noted, settled };
  }

  it("is laid out after the first paint; as high as when it is laid out at once, for who returns into it", async () => {
    const { page, noted, settled } = await visitNoting();
    await page.goto(url(PATH), { waitUntil: "networkidle" });
    await settled();
    const first = await noted();
    expect(first).toMatchObject({ atFirst: true, skipped: 0 });
    await page.reload({ waitUntil: "networkidle" });
    expect(await noted()).toEqual({ ...first, atFirst: false });
    await page.goto("about:blank");
    await page.goto(url(`${PATH}#calendar`), { waitUntil: "networkidle" });
    expect(await noted()).toMatchObject({ atFirst: false, skipped: 0 });
    expect(tab.trouble).toEqual([]);
  });

  it("is laid out as far as one scrolls, without JavaScript", async () => {
    await newTab({ ...PHONE, javaScriptEnabled: false });
    const { page } = tab;
    await page.goto(url(PATH));
    const isSkipped = () =>
      page.locator("#similar-tours").evaluate((title) => !title.checkVisibility({ contentVisibilityAuto: true }));
    await expect.poll(isSkipped).toBe(true);
    await page.locator("#similar-tours").scrollIntoViewIfNeeded();
    await expect.poll(isSkipped).toBe(false);
  });
});

describe("pictures in sight that are not the first", () => {
  it.each([true, false])("come after it (JavaScript: %s)", async (javaScriptEnabled) => {
    await newTab({ ...PHONE, javaScriptEnabled });
    await tab.page.goto(url("/articles"));
    const second = tab.page.locator('main img[loading="lazy"]').first();
    await expect
      .poll(() => second.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0))
      .toBe(true);
    expect(await second.evaluate((one) => one.getBoundingClientRect().top)).toBeGreaterThan(0);
  });
});

describe("before React is there", () => {
  it("what was opened meanwhile stays open when React takes over", async () => {
    await newTab(PHONE);
    const { page, trouble } = tab;
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/assets/*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(url("/faq"));
    const question = page.locator(".faq-item").first();
    await question.locator("summary").tap();
    await page.getByRole("button", { name: "Open menu" }).tap();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await menu.waitFor();
    release();
    await hydrated(page);
    expect(await menu.isVisible()).toBe(true);
    await page.getByRole("button", { name: "Close menu" }).tap();
    await menu.waitFor({ state: "hidden" });
    expect(await question.getAttribute("open")).not.toBeNull();
    expect(trouble).toEqual([]);
  });
});
