/** Rows of the fault matrix about the browser that no other journey covers. */

import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { isSameDocument, load, markDocument, newTab, startJourneys, tab, url } from "#tests/support/journey.ts";
import { apiCallsOf, collectToasts, storedState, untilStored } from "#tests/support/session-helpers.ts";
import { arrive, documentsOf, hydrated } from "#tests/support/visit.ts";

startJourneys();
beforeEach(async () => {
  await newTab();
});

const DAY_MS = 86_400_000;
const isTokenCall = (call: string) => call.startsWith("POST /api/auth/");
const faqIsThere = (page: Page) => page.getByRole("heading", { level: 1, name: /question/i }).waitFor();
const followFaq = (page: Page) => page.locator('.main-menu a[href="/faq"]').click();
/** The whole cookie, byte for byte. */
const stateBytes = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === "user-state")?.value ?? "";

/** From now on, page data breaks off after some bytes. */
const cutPageData = (page: Page) =>
  page.evaluate(() => {
    const own = window.fetch;
    window.fetch = async (...given) => {
      const response = await own(...given);
      if (!response.url.includes(".data")) return response;
      const start = (await response.bytes()).slice(0, 200);
      const body = new ReadableStream({
        start: (controller) => controller.enqueue(start),
        pull: (controller) => controller.error(new TypeError("network error")),
      });
      return new Response(body, response);
    };
  });

async function guestVisit(): Promise<void> {
  await load("/");
  await untilStored(tab.page.context(), (state) => state?.user?.cart_user_type === "guest");
  await tab.settled();
}

describe("in a browser with limits", () => {
  it("fault: Clock skew +/- 1 day in browser", async () => {
    const { page } = tab;
    const calls = apiCallsOf(page);
    await page.clock.install({ time: Date.now() + DAY_MS });
    await page.goto(url("/"));
    await page.clock.runFor(1_000);
    const first = await untilStored(page.context(), (state) => state?.user?.cart_user_type === "guest");
    await page.clock.setSystemTime(Date.now() - DAY_MS);
    await page.reload();
    await hydrated(page);
    await page.clock.runFor(5_000);
    await followFaq(page);
    await faqIsThere(page);
    // One guest token and no refresh: the browser never reads a token's expiry time.
    expect(calls.filter(isTokenCall)).toEqual(["POST /api/auth/guest/token"]);
    expect((await storedState(page.context()))?.access_token).toBe(first?.access_token);
    expect(tab.trouble).toEqual([]);
  });

  it("fault: Offline browser: the page stays, the click is followed when the network is back", async () => {
    const { page } = tab;
    const toasts = await collectToasts(page);
    await guestVisit();
    const before = await stateBytes(page);
    const documents = documentsOf(page);
    await page.context().setOffline(true);
    await followFaq(page);
    await page.locator('.site-footer a[href="/privacy-policy"]').first().click();
    await followFaq(page);
    await page.locator("[data-announcer]", { hasText: "You are offline" }).first().waitFor({ state: "attached" });
    expect(new URL(page.url()).pathname).toBe("/");
    expect(await page.locator(".tour-card").first().isVisible()).toBe(true);
    expect(await toasts()).toEqual([
      "warning: You are offline. The page you asked for opens by itself when you are back.",
    ]);
    await page.context().setOffline(false);
    await faqIsThere(page);
    expect(new URL(page.url()).pathname).toBe("/faq");
    expect(documents).toEqual([]);
    expect(await stateBytes(page)).toBe(before);
  });

  it("page data that is cut off, or is a portal's or a limit's answer, does not cost the visitor the page", async () => {
    await guestVisit();
    const { page } = tab;
    const isThere = async (path: string, title: RegExp) => {
      await arrive(page, url(path));
      await page.getByRole("heading", { level: 1, name: title }).waitFor();
      await hydrated(page);
    };
    await cutPageData(page);
    await followFaq(page);
    await isThere("/faq", /question/i);
    await page.route("**/*.data*", (route) => route.fulfill({ contentType: "text/html", body: "<h1>Our terms</h1>" }));
    await page.locator('.site-footer a[href="/privacy-policy"]').first().click();
    await isThere("/privacy-policy", /privacy/i);
    await page.unrouteAll();
    await page.route("**/*.data*", (route) => route.fulfill({ status: 429, body: "Too many requests" }));
    await page.locator('.main-menu a[href="/contact-us"]').first().click();
    await isThere("/contact-us", /contact/i);
  });

  it("a prefetch that fails does not reload the page; a page that fails says so, blames no server, and is tried again", async () => {
    await guestVisit();
    const { page } = tab;
    await markDocument(page);
    let broken = 0;
    await page.route(/\/assets\/content-page.*\.js/, (route) => {
      broken += 1;
      return route.abort("connectionreset");
    });
    await page.locator('.main-menu a[href="/faq"]').hover();
    await expect.poll(() => broken).toBeGreaterThan(0);
    await tab.settled();
    expect(await isSameDocument(page)).toBe(true);
    await page.unrouteAll();
    await page.route("**/*.data*", (route) => route.abort("connectionreset"));
    await page.locator('.main-menu a[href="/contact-us"]').first().click();
    await page.getByText("The connection may have been lost").waitFor();
    expect(await page.getByText(/Error \d/).count()).toBe(0);
    await page.unrouteAll();
    await page.getByRole("link", { name: "Try again" }).click();
    await page.getByRole("heading", { level: 1, name: /contact/i }).waitFor();
  });
});
