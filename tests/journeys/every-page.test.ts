/** Sweeps over all pages: everything that can be judged from one load of a page is judged in that load. */

import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { describe, expect, inject, it } from "vitest";
import { DESTINATIONS } from "#app/domain/tour/destinations.ts";
import { brokenWords, narrowProblems, wideProblems } from "#tests/support/accessibility.ts";
import { cacheOf } from "#tests/support/http.ts";
import { load, newTab, reload, stack, startJourneys } from "#tests/support/journey.ts";
import { monthFromNow } from "#tests/support/month-from-now.ts";
import { CONTENT_PATHS, OTHER_PATHS } from "#tests/support/public-pages.ts";
import { axeViolations, axeViolationsInBothSchemes, ibmViolations, type Visit } from "#tests/support/visit.ts";

startJourneys();

const PHONE = { width: 412, height: 823 };
const DESKTOP = { width: 1280, height: 900 };
const SMALL_PHONE = { width: 360, height: 800 };
const NARROW = { width: 320, height: 800 };

/** Documents and render-blocking resources. */
const MAX_REQUESTS_BEFORE_PAINT = 4;
/**
 * Script a page loads before any interaction; gzip, KB of 1,024. Tools are forms, filters, cart and searches. Without the chunk
 * that measures, which loads when the page is idle and has a budget of its own (tests/site/insights.test.ts).
 */
const SCRIPT_KB = { content: 143, tool: 149, tour: 153 };
const TOOLS = new Set(["/contact-us", "/news-letter", "/our-tours", "/cart/", "/hotel/", "/activities/"]);
/** A second engine, which takes a second a page. */
const ASKS_IBM = process.env.ENGINES === "all";
/** Farther down than the browser's threshold for lazy pictures. */
const FAR_PX = 4_000;

/** Pages whose first render creates no formatter of Intl, which costs milliseconds on a phone. */
const WITHOUT_FORMATTERS = new Set(["/", "/tours/121", "/our-tours", "/contact-us", "/cart/", "/activities/"]);

/** Pages whose layout on a phone differs in more than its width: one of each template. */
const PHONE_LAYOUTS = new Set([
  "/our-tours",
  "/our-tours/day-tours",
  "/tours-detail/grand-canyon-tours/",
  "/tours/121",
  "/tours/999",
]);

/** Pages made of the same template and blocks as one that axe judges. */
const AXE_JUDGES_A_TWIN = new Set([
  "/a-gallery-example",
  "/terms-conditions",
  "/videos/es",
  "/videos/de",
  "/tours-detail/valley-of-fire-tours/",
  `/tours/121?month=${monthFromNow(1)}`,
]);

const BROWSER_PAGES = new Set(["/cart/", "/hotel/", "/activities/"]);

const NOT_FOUND = new Set(["/tours/999", "/signin-help"]);

const MORE_PATHS = [
  "/tours/101",
  "/tours/121",
  `/tours/121?month=${monthFromNow(1)}`,
  "/tours/105?month=2027-01",
  "/tours/999",
  "/tours-detail/lake-mead-tours/",
  "/our-tours?price=under-100&destination=hoover-dam",
  "/our-tours?destination=hoover-dam&price=over-200&duration=half-day",
  "/signin-help",
];

function scriptBudget(path: string): number {
  if (path.startsWith("/tours")) return SCRIPT_KB.tour;
  return TOOLS.has(path) || path.startsWith("/our-tours") ? SCRIPT_KB.tool : SCRIPT_KB.content;
}

const scriptKb = (paths: readonly string[]) =>
  paths.reduce((sum, path) => sum + gzipSync(readFileSync(`build/client${path}`), { level: 9 }).length, 0) / 1024;

/** Sums layout shifts, notes slow formatters of Intl (docs/performance.md 042) and the largest paint, from the start of the document. */
function observe(): void {
  const seen = { shifts: 0, formatters: [] as string[], largest: "" };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shifts += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
  new PerformanceObserver((list) => {
    for (const { element } of list.getEntries() as (PerformanceEntry & { element: Element | null })[])
      seen.largest = element?.className ?? "";
  }).observe({ type: "largest-contentful-paint", buffered: true });
  for (const name of ["DateTimeFormat", "RelativeTimeFormat", "Collator"] as const) {
    const counted = new Proxy(Intl[name], {
      construct(target, given) {
        seen.formatters.push(name);
        return Reflect.construct(target, given) as object;
      },
    });
    Object.assign(Intl, { [name]: counted });
  }
  for (const name of ["toLocaleString", "toLocaleDateString", "toLocaleTimeString"] as const) {
    const own = Date.prototype[name];
    const counted = function (this: Date, ...given: []) {
      seen.formatters.push(name);
      return own.apply(this, given);
    };
    Object.assign(Date.prototype, { [name]: counted });
  }
}

/** What the browser's timeline and `observe` say about a cold visit. */
function coldVisit(page: Page) {
  return page.evaluate((farPx) => {
    const resources = performance.getEntriesByType("resource") as (PerformanceResourceTiming & {
      renderBlockingStatus: string;
    })[];
    const names = new Set(resources.map(({ name }) => name));
    const { images } = document;
    const far = [...images].filter(({ src }) => ![...images].some((one) => one.src === src && !isFar(one)));
    function isFar(image: HTMLImageElement) {
      return image.getBoundingClientRect().top > innerHeight + farPx;
    }
    return {
      isPainted: performance.getEntriesByName("first-contentful-paint").length > 0,
      blocking: resources
        .filter(({ renderBlockingStatus }) => renderBlockingStatus === "blocking")
        .map(({ name }) => name),
      farPictures: far.map((one) => one.currentSrc).filter((src) => names.has(src)),
      scripts: [...names]
        .map((name) => new URL(name).pathname)
        .filter((path) => /\/(?!send-insights-)[^/]+\.js$/.test(path)),
      origins: [...new Set(resources.map(({ name }) => new URL(name).origin))],
      ...(window as unknown as { seen: { shifts: number; formatters: string[]; largest: string } }).seen,
    };
  }, FAR_PX);
}

/** As when the operator's server is down. */
const breakPictures = (page: Page) =>
  page.evaluate(async () => {
    for (const source of document.querySelectorAll("picture source")) source.remove();
    const broken = [...document.images].map(async (image) => {
      const failed = new Promise((resolve) => image.addEventListener("error", resolve, { once: true }));
      image.loading = "eager";
      image.removeAttribute("srcset");
      image.src = "data:image/png,";
      await failed;
    });
    await Promise.all(broken);
    document.adoptedStyleSheets = [];
  });

const scrollWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** The console reports the status of a document that is not found. */
const troubleOf = ({ trouble }: Visit, path: string) =>
  trouble.filter((line) => !NOT_FOUND.has(path) || !line.includes("404"));

describe("every page", () => {
  it.each([...CONTENT_PATHS, ...OTHER_PATHS, ...MORE_PATHS])(
    "%s loads little, stays in place, is silent, passes axe and fits 320 px",
    async (path) => {
      // The first visitor's page may be streamed while the operator answers; this is about everyone else's.
      if (!path.includes("?") && !NOT_FOUND.has(path)) {
        await expect.poll(async () => cacheOf(await stack.get(path))).toBe("hit");
      }
      const tab = await newTab({ viewport: PHONE, reducedMotion: "reduce" });
      const { page } = tab;
      await page.addInitScript(observe);
      await load(path);
      const { isPainted, blocking, farPictures, scripts, origins, shifts, formatters, largest } = await coldVisit(page);
      expect(isPainted).toBe(true);
      expect(1 + blocking.length, blocking.join(" ")).toBeLessThanOrEqual(MAX_REQUESTS_BEFORE_PAINT);
      expect(blocking.length).toBeGreaterThan(0);
      expect(scripts.length).toBeGreaterThan(0);
      expect(scriptKb(scripts), scripts.join(" ")).toBeLessThanOrEqual(scriptBudget(path));
      expect(farPictures).toEqual([]);
      const known = [stack.site.url.origin, stack.operatorUrl.origin, inject("picturesOrigin")];
      expect(origins.filter((origin) => !known.includes(origin))).toEqual([]);
      // The heading's font may arrive after its box; the sum still rounds to 0.00.
      expect(shifts).toBeLessThan(0.005);
      if (WITHOUT_FORMATTERS.has(path)) expect(formatters).toEqual([]);
      if (BROWSER_PAGES.has(path)) {
        // In the server's HTML, not something that waits for a script and the operator.
        expect(largest).toBe("hero-picture");
        expect(await page.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex");
      }

      await page.setViewportSize(DESKTOP);
      expect(await page.locator("h1").count()).toBe(1);
      if (!AXE_JUDGES_A_TWIN.has(path)) expect(await axeViolationsInBothSchemes(page)).toEqual([]);
      expect(await wideProblems(page)).toEqual([]);
      if (ASKS_IBM) {
        await page.emulateMedia({ colorScheme: "light" });
        expect(await ibmViolations(page)).toEqual([]);
        await page.setViewportSize(SMALL_PHONE);
        expect(await ibmViolations(page)).toEqual([]);
      }

      await page.setViewportSize(SMALL_PHONE);
      expect(await brokenWords(page)).toEqual([]);
      await page.setViewportSize(NARROW);
      await expect.poll(() => scrollWidth(page)).toBeLessThanOrEqual(NARROW.width);
      if (PHONE_LAYOUTS.has(path)) expect(await axeViolations(page)).toEqual([]);
      if (CONTENT_PATHS.includes(path)) expect(await narrowProblems(page)).toEqual([]);
      expect(troubleOf(tab, path)).toEqual([]);
      await breakPictures(page);
      expect(await scrollWidth(page), "without a single picture").toBeLessThanOrEqual(NARROW.width);
    },
  );

  it("keeps the words of every place's table whole on a small phone", async () => {
    const { page } = await newTab({ viewport: SMALL_PHONE });
    for (const { slug } of DESTINATIONS) {
      await load(`/tours-detail/${slug}-tours/`);
      await page.getByRole("heading", { name: "Before you go" }).waitFor();
      expect(await brokenWords(page), slug).toEqual([]);
    }
  });

  it("is silent when it is loaded warm and again, with another nonce", async () => {
    const { trouble } = await newTab();
    for (const path of ["/", "/tours/121", "/cart/", "/nope"]) {
      await load(path);
      await reload();
    }
    expect(trouble.filter((line) => !line.includes("404 (Not Found)"))).toEqual([]);
  });
});
