/** Sweeps over all pages: everything that can be judged from one load of a page is judged in that load. */

import { globSync, readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import {
  brokenWords,
  narrowProblems,
  printProblems,
  wideProblems,
  zoomProblems,
} from "#tests/support/accessibility.ts";
import { type BUDGETS, expectWithinBudget, kbOf, partsOf } from "#tests/support/budgets.ts";
import { coldVisit, observe } from "#tests/support/cold-visit.ts";
import { attributesOf, parseHtml } from "#tests/support/html.ts";
import { cacheOf } from "#tests/support/http.ts";
import { load, newTab, pictures, reload, stack, startJourneys, tab, url } from "#tests/support/journey.ts";
import { monthFromNow } from "#tests/support/month-from-now.ts";
import { FIXED_PLACES } from "#tests/support/places.ts";
import { CONTENT_PATHS, OTHER_PATHS } from "#tests/support/public-pages.ts";
import {
  axeViolations,
  axeViolationsInBothSchemes,
  hydrated,
  ibmViolations,
  type Visit,
} from "#tests/support/visit.ts";

startJourneys();

const PHONE = { width: 412, height: 823 };
const DESKTOP = { width: 1280, height: 900 };
const SMALL_PHONE = { width: 360, height: 800 };
const NARROW = { width: 320, height: 800 };

const TOOLS = new Set(["/contact-us", "/news-letter", "/our-tours", "/cart/", "/hotel/", "/activities/"]);
/** A second engine, which takes a second a page. */
const ASKS_IBM = process.env.ENGINES === "all";

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

/** One page of each template, enlarged to 400 %. */
const ENLARGED = new Set(["/", "/tours/101", "/our-tours", "/hotel/", "/tours-detail/grand-canyon-tours/"]);

/** Pages of the same template and blocks as another, which axe judges. */
const AXE_JUDGES_A_TWIN = new Set([
  "/faq",
  "/gallery",
  "/a-gallery-example",
  "/articles",
  "/licenses",
  "/get-inspired",
  "/meet-the-team",
  "/privacy-policy",
  "/terms-conditions",
  "/shuttle-service",
  "/things-to-do-in-las-vegas",
  "/why-use-national-park-express",
  "/videos/es",
  "/videos/de",
  "/our-tours/day-tours",
  "/our-tours?price=under-100&destination=hoover-dam",
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

function scriptBudget(path: string): keyof typeof BUDGETS {
  if (path.startsWith("/tours")) return "script of a tour, KB";
  const isTool = TOOLS.has(path) || path.startsWith("/our-tours");
  return isTool ? "script of a form, list, cart or search, KB" : "script of a content page, KB";
}

const builtKb = (paths: readonly string[]) =>
  paths.reduce((sum, path) => sum + kbOf(readFileSync(`build/client${path}`)), 0);

/** The document as the server sends it to a phone. */
function judgeDocument(body: string, path: string): void {
  const page = parseHtml(body);
  const links = (rel: string, as?: string) =>
    attributesOf(page, { tag: "link", attr: { rel, ...(as === undefined ? {} : { as }) } }, "href").map((href) =>
      href.replace(/#.*$/, ""),
    );
  const { html, sheet } = partsOf(body);
  expectWithinBudget("HTML, KB", kbOf(html), path);
  expectWithinBudget("style sheet, KB", kbOf(sheet));
  expectWithinBudget("fonts, KB", builtKb(links("preload", "font")));
  expectWithinBudget("fonts of a page", links("preload", "font").length);
}

/** Loads a page with its scripts held back: hydration must leave the server's static parts as they are. */
async function loadAndHydrate(path: string): Promise<void> {
  const { page } = tab;
  const scripts = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(url(path), { waitUntil: "domcontentloaded" });
  await page.evaluate(() => {
    const html = [...document.querySelectorAll("[data-static]")].map((part) => part.outerHTML);
    Object.assign(window, {
      before: { nodes: [...document.querySelectorAll("[data-static], [data-static] *")], html },
    });
  });
  scripts.resolve();
  await hydrated(page);
  await tab.settled();
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

/** The console reports the status of a document that is not found. */
const troubleOf = ({ trouble }: Visit, path: string) =>
  trouble.filter((line) => !NOT_FOUND.has(path) || !line.includes("404"));

describe("every page", () => {
  it.each([...CONTENT_PATHS, ...OTHER_PATHS, ...MORE_PATHS])(
    "%s loads little, hydrates as it is, is silent, passes axe, fits 320 px and prints",
    async (path) => {
      // The first visitor's page may be streamed while the operator answers; this is about everyone else's.
      if (!path.includes("?") && !NOT_FOUND.has(path)) {
        await expect.poll(async () => cacheOf(await stack.get(path))).toBe("hit");
      }
      judgeDocument((await stack.get(path)).body, path);
      const { page } = await newTab({ viewport: PHONE, reducedMotion: "reduce" });
      await page.addInitScript(observe);
      await loadAndHydrate(path);
      const { isPainted, blocking, farPictures, scripts, origins, shifts, formatters, largest } = await coldVisit(page);
      expect(isPainted).toBe(true);
      expectWithinBudget("requests before the first paint", 1 + blocking.length, blocking.join(" "));
      expect(scripts.length).toBeGreaterThan(0);
      expectWithinBudget(scriptBudget(path), builtKb(scripts), scripts.join(" "));
      expect(farPictures).toEqual([]);
      const known = [stack.site.url.origin, stack.operatorUrl.origin, pictures.origin];
      expect(origins.filter((origin) => !known.includes(origin))).toEqual([]);
      // Rounds to 0.00.
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
      expect(await printProblems(page)).toEqual([]);
      if (ENLARGED.has(path)) expect(await zoomProblems(page)).toEqual([]);
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

  it("has scripts that Safari 16.0 can run: without lookbehind", () => {
    const scripts = globSync("build/client/assets/*.js");
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((path) => /\(\?<[=!]/.test(readFileSync(path, "utf8")))).toEqual([]);
  });

  it("has one font, and the home page's first picture is small", async () => {
    const { body } = await stack.get("/");
    const fonts = new Set(partsOf(body).sheet.match(/url\([^)]*\.woff2?[^)]*\)/g));
    expectWithinBudget("fonts of a page", fonts.size);
    const home = parseHtml(body);
    const [hero = ""] = attributesOf(home, { tag: "img", attr: { fetchpriority: "high" } }, "src");
    const picture = await fetch(new URL(new URL(hero).pathname, stack.operatorUrl));
    expect(picture.ok).toBe(true);
    expectWithinBudget("first picture of the home page, KB", kbOf(Buffer.from(await picture.arrayBuffer())));
  });

  it("keeps the words of every place's table whole on a small phone", async () => {
    const { page } = await newTab({ viewport: SMALL_PHONE, javaScriptEnabled: false });
    for (const { slug } of FIXED_PLACES) {
      await page.goto(url(`/tours-detail/${slug}-tours/`));
      await page.getByRole("heading", { name: "Before you go" }).waitFor();
      expect(await brokenWords(page), slug).toEqual([]);
    }
  });

  it("is silent when it is loaded warm and again, with another nonce", async () => {
    const { trouble } = await newTab();
    for (const path of ["/tours/121", "/nope"]) {
      await load(path);
      await reload();
    }
    expect(trouble.filter((line) => !line.includes("404 (Not Found)"))).toEqual([]);
  });
});
