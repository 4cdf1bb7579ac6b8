import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { coldVisit, observe } from "#tests/support/cold-visit.ts";
import {
  isSameDocument,
  load,
  markDocument,
  navigate,
  newTab,
  reload,
  startJourneys,
  tab,
  url,
  visit,
} from "#tests/support/journey.ts";
import { apiCallsOf } from "#tests/support/session-helpers.ts";
import { arrive, documentsOf, hydrated } from "#tests/support/visit.ts";

startJourneys();

const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };

describe("from page to page", () => {
  it("hovering fetches everything; the click asks the network for no page, script or data", async () => {
    const { page, trouble } = await visit("/");
    const link = page.locator(".tour-card a").first();
    const title = await link.innerText();
    const prefetched = page.waitForResponse((response) => response.url().includes(".data"));
    await link.hover();
    await (await prefetched).finished();
    await tab.settled();
    await markDocument(page);
    await page.evaluate(() => performance.clearResourceTimings());
    await link.click();
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    const fetched = await page.evaluate(() => ({
      // A transfer size of 0 is an answer from the browser's cache.
      fromNetwork: performance
        .getEntriesByType("resource")
        .filter(({ name, transferSize }) => transferSize > 0 && /\.data|\.js$|\.css$/.test(name))
        .map(({ name }) => name),
      data: performance.getEntriesByType("resource").filter(({ name }) => name.includes(".data")).length,
    }));
    expect(fetched).toEqual({ fromNetwork: [], data: 1 });
    expect(await isSameDocument(page)).toBe(true);
    expect(trouble).toEqual([]);
  });

  it("a finger on a link requests code and data of its page at once, once; the way back leads to the card that was tapped", async () => {
    const { page, trouble } = await visit("/", PHONE);
    const link = page.locator('main a[href="/our-tours"]').first();
    // Read in the task of the event: a frame later, the click would render the navigation first.
    const requested = await link.evaluate((element) => {
      performance.clearResourceTimings();
      element.dispatchEvent(new TouchEvent("touchstart", { bubbles: true }));
      const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel=prefetch], link[rel=modulepreload]")];
      return links.map(({ href }) => new URL(href).pathname);
    });
    expect(requested).toContain("/our-tours.data");
    expect(requested.filter((path) => /our-tours-|tour-list-/.test(path))).toHaveLength(2);
    await link.tap();
    await page.locator(".tour-list .tour-card").first().waitFor();
    const transfers = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter(({ name, transferSize }) => transferSize > 0 && name.includes(".data"))
        .map(({ name }) => name),
    );
    expect(transfers).toHaveLength(1);

    const card = page.locator(".tour-card-link").nth(20);
    const title = await card.innerText();
    await card.scrollIntoViewIfNeeded();
    const picture = page.locator(".tour-card").nth(20).locator("img");
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await card.tap();
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    await page.goBack();
    await card.waitFor();
    // The restored position is a number of pixels; the card must still be there.
    await expect
      .poll(() =>
        card.evaluate((element) => {
          const { top } = element.getBoundingClientRect();
          return top > -innerHeight / 2 && top < innerHeight * 1.5;
        }),
      )
      .toBe(true);
    expect(trouble).toEqual([]);
  });
});

it("scrolling is kept by a reload and the way back, a page begins at its top, and an address with a fragment at its target", {
  tags: "engines",
}, async () => {
  const { page, trouble } = await visit("/tours/121", PHONE);
  // Browsers restore what was in view, which may end a pixel off.
  const distanceTo = (top: number) => page.evaluate((wanted) => Math.abs(window.scrollY - wanted), top);
  // A first view may have headings in the system's font, and then other heights.
  await reload();
  await page.evaluate(() => window.scrollTo(0, 1_200));
  await reload();
  await expect.poll(() => distanceTo(1_200)).toBeLessThan(2);
  await navigate("/faq");
  await expect.poll(() => distanceTo(0)).toBe(0);
  await page.goBack();
  await expect.poll(() => distanceTo(1_200)).toBeLessThan(2);
  await page.goto("about:blank");
  await load("/tours/121#calendar");
  const top = () => page.locator("#calendar").evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(200);
  expect(await top()).toBeGreaterThanOrEqual(0);
  expect(trouble).toEqual([]);
});

it("going back before the scripts have started shows the page of the address, once", async () => {
  const { page } = await visit("/");
  await page.locator('.main-menu a[href="/faq"]').click();
  await arrive(page, /\/faq$/);
  let start = () => {};
  const started = new Promise<void>((resolve) => (start = resolve));
  await page.route("**/assets/entry.client-*.js", async (route) => {
    await started;
    await route.continue();
  });
  await page.reload({ waitUntil: "commit" });
  await page.getByRole("heading", { level: 1, name: /question/i }).waitFor();
  await page.evaluate(() => history.back());
  await page.waitForURL(url("/"));
  start();
  await page.locator(".tour-card").first().waitFor();
  await hydrated(page);
  expect(await page.locator("main").count()).toBe(1);
  expect(await page.getByRole("heading", { level: 1, name: /question/i }).count()).toBe(0);
});

/** The page loads itself again. */
const AT_ONCE = { waitUntil: "commit" } as const;

/**
 * The first requests of these modules fail. Counted here: with its own `times`, Playwright ends interception after the last one, just
 * when the page asks for itself again, and that request may then wait for an answer forever.
 */
async function loseFirst(page: Page, modules: string, times: number): Promise<void> {
  let left = times;
  await page.route(modules, (route) => (left-- > 0 ? route.abort() : route.continue()));
}

describe("a module of the page that does not load", () => {
  it("once: the page is loaded again", async () => {
    const { page } = await newTab();
    const documents = documentsOf(page);
    await loseFirst(page, "**/assets/cart-*.js", 1);
    await page.goto(url("/cart/"), AT_ONCE);
    await page.getByText("No rooms yet").waitFor();
    expect(documents).toEqual(["/cart/", "/cart/"]);
  });

  it("again: the page says what to do and loads no longer, and the answer to a form stays, with what was typed", async () => {
    const { page } = await newTab();
    const documents = documentsOf(page);
    const lost = page.locator("html[data-lost]");
    await page.route("**/assets/entry.client-*.js", (route) => route.abort());
    await page.goto(url("/hotel/"), AT_ONCE);
    const advice = page.locator("main").getByText("This page needs JavaScript");
    await advice.locator('[href^="tel:"]').waitFor();
    expect(await page.locator("[aria-busy]").filter({ visible: true }).count()).toBe(0);
    const form = page.locator(".site-footer .newsletter-form");
    await form.getByLabel("Email address").fill("not an address");
    await form.getByRole("button").click();
    await page.waitForURL(url("/news-letter"));
    await lost.waitFor({ state: "attached" });
    expect(await page.locator("main").getByLabel("Email address").inputValue()).toBe("not an address");
    await page.goBack();
    await lost.waitFor({ state: "attached" });
    expect(documents).toEqual(["/hotel/", "/hotel/", "/news-letter", "/hotel/"]);
    // No picture covers it.
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(url("/cart/"), AT_ONCE);
    await lost.waitFor({ state: "attached" });
    await advice.getByRole("link", { name: "Try again" }).click({ trial: true });
    await page.unrouteAll();
    await advice.getByRole("link", { name: "Try again" }).click();
    await hydrated(page);
    await advice.waitFor({ state: "detached" });
  });
});

it("a part whose module does not load costs one reload, not the page", async () => {
  const { page } = await newTab();
  const documents = documentsOf(page);
  await loseFirst(page, "**/assets/gallery-*.js", 5);
  await page.goto(url("/gallery"), AT_ONCE);
  await hydrated(page);
  expect(documents).toEqual(["/gallery", "/gallery"]);
  await page.getByRole("heading", { level: 1, name: "Gallery" }).waitFor();
  await page.getByText("This part of the page could not be loaded.").first().waitFor();
});

it("a font that comes late moves nothing", async () => {
  const { page } = await newTab({ viewport: PHONE.viewport, reducedMotion: "reduce" });
  await page.addInitScript(observe);
  await page.route("**/*.woff2", async (route) => {
    await pause(500);
    await route.continue();
  });
  await load("/blog");
  await page.evaluate(() => document.fonts.ready);
  expect((await coldVisit(page)).shifts).toBe(0);
});

it("a first visit costs the operator nothing until the page's own files are there", async () => {
  const { page } = await newTab();
  const calls = apiCallsOf(page);
  let release = () => undefined as void;
  const arrival = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/media/**", async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto(url("/"), { waitUntil: "domcontentloaded" });
  await hydrated(page);
  await page.waitForTimeout(500);
  expect(calls).toEqual([]);
  release();
  await expect.poll(() => calls).toEqual(["POST /api/auth/guest/token", "GET /api/auth/current_user"]);
});
