/**
 * One page of each template and with each kind of block: everything that can be judged from one load is judged in that load.
 * What every address must have is asked in tests/site/crawl.test.ts; every address in every engine: engines.test.ts.
 */

import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { monthOf } from "#app/domain/calendar/dates.ts";
import {
  brokenWords,
  narrowProblems,
  printProblems,
  wideProblems,
  zoomProblems,
} from "#tests/support/accessibility.ts";
import { expectWithinBudget, kbOf } from "#tests/support/budgets.ts";
import { arriveSlowly, coldVisit, observe } from "#tests/support/cold-visit.ts";
import { attributesOf, parseHtml } from "#tests/support/html.ts";
import type { Answer } from "#tests/support/http.ts";
import { newTab, pictures, stack, startJourneys, tab, url } from "#tests/support/journey.ts";
import { CONTENT_PATHS } from "#tests/support/public-pages.ts";
import { monthFromNow } from "#tests/support/today.ts";
import { axeViolations, hold, hydrated } from "#tests/support/visit.ts";

startJourneys();

const DESKTOP = { width: 1280, height: 900 };
const SMALL_PHONE = { width: 360, height: 800 };
const NARROW = { width: 320, height: 800 };

const DAY = `${monthFromNow(1)}-15`;

const CONTENT = "script of a content page, KB";
const TOOL = "script of a form, list, cart or search, KB";
const TOUR = "script of a tour, KB";

interface Kind {
  path: string;
  script: typeof CONTENT | typeof TOOL | typeof TOUR;
  /** The first render creates no formatter of Intl, which costs milliseconds on a phone. */
  hasNoFormatters?: true;
  /** The layout on a phone differs in more than its width. */
  hasPhoneLayout?: true;
  isEnlarged?: true;
}

const KINDS: Kind[] = [
  { path: "/", script: CONTENT, hasNoFormatters: true, isEnlarged: true },
  { path: "/webcams", script: CONTENT },
  { path: "/about-us", script: CONTENT },
  { path: "/photo-gallery", script: CONTENT },
  { path: "/press-releases", script: CONTENT },
  { path: "/videos/en", script: CONTENT },
  { path: "/blog/a-blog-example", script: CONTENT },
  { path: "/shuttle-service/a-shuttle-service-example", script: CONTENT },
  { path: "/contact-us", script: TOOL, hasNoFormatters: true },
  { path: "/cart/", script: TOOL, hasNoFormatters: true },
  { path: "/hotel/", script: TOOL },
  { path: "/activities/", script: TOOL, hasNoFormatters: true },
  { path: "/our-tours", script: TOOL, hasNoFormatters: true, hasPhoneLayout: true, isEnlarged: true },
  { path: "/tours-detail/grand-canyon-tours/", script: TOUR, hasPhoneLayout: true, isEnlarged: true },
  { path: "/tours/121", script: TOUR, hasNoFormatters: true, hasPhoneLayout: true, isEnlarged: true },
  { path: "/tours/999", script: TOUR, hasPhoneLayout: true },
];

const BROWSER_PAGES = new Set(["/cart/", "/hotel/", "/activities/"]);

const NOT_FOUND = "/tours/999";

const builtKb = (paths: readonly string[]) =>
  paths.reduce((sum, path) => sum + kbOf(readFileSync(`build/client${path}`)), 0);

/** The document as the server sends it to a phone. */
function judgeDocument({ body, sheet }: Answer): void {
  const page = parseHtml(body);
  const links = (rel: string, as?: string) =>
    attributesOf(page, { tag: "link", attr: { rel, ...(as === undefined ? {} : { as }) } }, "href").map((href) =>
      href.replace(/#.*$/, ""),
    );
  expectWithinBudget("HTML, KB", kbOf(body));
  expect(sheet).not.toBe("");
  expectWithinBudget("style sheet, KB", kbOf(sheet));
  expectWithinBudget("fonts, KB", builtKb(links("preload", "font")));
  expectWithinBudget("fonts of a page", links("preload", "font").length);
}

/**
 * Loads a page with its scripts held back. Hydration must leave the server's static parts as they are, and whatever can be pressed
 * in its place: a press that began before would end beside it.
 */
async function loadAndHydrate(path: string): Promise<void> {
  const { page } = tab;
  const runScripts = await hold(page, "**/assets/*.js");
  await page.goto(url(path), { waitUntil: "domcontentloaded" });
  await page.evaluate(() => {
    const html = [...document.querySelectorAll("[data-static]")].map((part) => part.outerHTML);
    const pressable = [...document.querySelectorAll("a[href], button, input, select, textarea, summary")].filter(
      (element) => element.checkVisibility() && element.getBoundingClientRect().width > 1,
    );
    const placeOf = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left + scrollX, top + scrollY, width, height].map(Math.round).join(" ");
    };
    const places = pressable.map(placeOf);
    Object.assign(window, {
      before: { nodes: [...document.querySelectorAll("[data-static], [data-static] *")], html },
      moved: () =>
        pressable.flatMap((element, index) => {
          const place = element.isConnected ? placeOf(element) : "is gone";
          return place === places[index] ? [] : [`${element.outerHTML.slice(0, 150)}: ${places[index]}, then ${place}`];
        }),
    });
  });
  runScripts();
  await hydrated(page);
  await tab.settled();
  // What the browser fills with the visitor's own data grows.
  if (!BROWSER_PAGES.has(path))
    expect(await page.evaluate(() => (window as unknown as { moved: () => string[] }).moved())).toEqual([]);
  const changed = await page.evaluate(() => {
    const { before } = window as unknown as { before: { nodes: Element[]; html: string[] } };
    const nodes = [...document.querySelectorAll("[data-static], [data-static] *")];
    const html = [...document.querySelectorAll("[data-static]")].map((part) => part.outerHTML);
    const isSame = nodes.length === before.nodes.length && nodes.every((node, index) => node === before.nodes[index]);
    return [...html.filter((text, index) => text !== before.html[index]), ...(isSame ? [] : ["other elements"])];
  });
  expect(changed, "changed by hydration").toEqual([]);
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

describe("each kind of page", () => {
  it.each(KINDS)(
    "$path loads little, hydrates as it is, is silent, passes axe, fits 320 px and prints",
    async ({ path, script, hasNoFormatters = false, hasPhoneLayout = false, isEnlarged = false }) => {
      // The first visitor's page may be streamed while the operator answers; this is about everyone else's.
      if (path !== NOT_FOUND) await stack.whole(path);
      judgeDocument(await stack.get(path));
      const { page } = await newTab({ viewport: SMALL_PHONE, reducedMotion: "reduce" });
      await page.addInitScript(observe);
      await loadAndHydrate(path);
      const { isPainted, blocking, farPictures, scripts, origins, shifts, moved, formatters, largest } =
        await coldVisit(page);
      expect(isPainted).toBe(true);
      expectWithinBudget("requests before the first paint", 1 + blocking.length, blocking.join(" "));
      expect(scripts.length).toBeGreaterThan(0);
      expectWithinBudget(script, builtKb(scripts), scripts.join(" "));
      expect(farPictures).toEqual([]);
      const known = [stack.site.url.origin, stack.operatorUrl.origin, pictures.origin];
      expect(origins.filter((origin) => !known.includes(origin))).toEqual([]);
      // Rounds to 0.00.
      expect(shifts, moved.join()).toBeLessThan(0.005);
      if (hasNoFormatters) expect(formatters).toEqual([]);
      // In the server's HTML, not something that waits for a script and the operator.
      if (BROWSER_PAGES.has(path)) expect(largest).toBe("hero-picture");
      expect(await brokenWords(page)).toEqual([]);

      await page.setViewportSize(DESKTOP);
      expect(await axeViolations(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await wideProblems(page)).toEqual([]);
      expect(await printProblems(page)).toEqual([]);
      if (isEnlarged) expect(await zoomProblems(page)).toEqual([]);

      await page.setViewportSize(NARROW);
      await expect.poll(() => scrollWidth(page)).toBeLessThanOrEqual(NARROW.width);
      expect(await axeViolations(page, hasPhoneLayout ? undefined : ["color-contrast"])).toEqual([]);
      if (CONTENT_PATHS.includes(path)) expect(await narrowProblems(page)).toEqual([]);
      expect(tab.trouble.filter((line) => path !== NOT_FOUND || !line.includes("404"))).toEqual([]);
      await breakPictures(page);
      expect(await scrollWidth(page), "without a single picture").toBeLessThanOrEqual(NARROW.width);
    },
  );

  const party = "adults=2&children=1&ages=8";
  it.each([
    `/our-tours?date=${DAY}&${party}&stay=Bellagio`,
    `/tours-detail/hoover-dam-tours/?date=${DAY}&${party}`,
    `/tours/121?month=${monthOf(DAY)}&date=${DAY}&${party}&stay=Bellagio`,
    `/tours/121?month=${monthOf(DAY)}&date=${DAY}&adults=40`,
    `/contact-us?for=gift&tour=121&date=${DAY}&adults=2`,
  ])("%s hydrates as it is", async (path) => {
    // The first view may wait for the operator.
    await stack.get(path);
    await newTab({ viewport: SMALL_PHONE });
    await loadAndHydrate(path);
  });

  it.each([
    "/",
    "/webcams",
    "/blog",
    "/gallery",
    "/shuttle-service/a-shuttle-service-example",
    "/tours-detail/grand-canyon-tours/",
    "/tours/121",
  ])("%s stays in its place while it arrives", async (path) => {
    const { body } = await stack.whole(path);
    for (const viewport of [SMALL_PHONE, DESKTOP]) {
      const { page } = await newTab({ viewport, bypassCSP: true });
      await page.addInitScript(observe);
      await page.goto(url("/robots.txt"));
      const { shifts, moved } = await arriveSlowly(page, body);
      // Half of what counts as good (web.dev/articles/cls).
      expect(shifts, `${viewport.width} px: ${moved.join()}`).toBeLessThan(0.05);
    }
  });

  it("has one font, and the home page's first picture is small", async () => {
    const { body, sheet } = await stack.get("/");
    const fonts = new Set(sheet.match(/url\([^)]*\.woff2?[^)]*\)/g));
    expectWithinBudget("fonts of a page", fonts.size);
    const home = parseHtml(body);
    const [hero = ""] = attributesOf(home, { tag: "img", attr: { fetchpriority: "high" } }, "src");
    const picture = await fetch(new URL(new URL(hero).pathname, stack.operatorUrl));
    expect(picture.ok).toBe(true);
    expectWithinBudget("first picture of the home page, KB", kbOf(Buffer.from(await picture.arrayBuffer())));
  });
});
