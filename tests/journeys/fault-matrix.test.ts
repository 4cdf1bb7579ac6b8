/** Rows of the fault matrix about the browser that no other journey covers. */

import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import {
  isSameDocument,
  load,
  markDocument,
  newTab,
  reload,
  stack,
  startJourneys,
  tab,
  url,
} from "#tests/support/journey.ts";
import { apiCallsOf, collectToasts, storedState, untilStored } from "#tests/support/session-helpers.ts";
import { hydrated } from "#tests/support/visit.ts";

startJourneys();
beforeEach(async () => {
  await newTab();
});

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

async function guestVisit(path = "/"): Promise<void> {
  await load(path);
  await untilStored(tab.page.context(), (state) => state?.user?.cart_user_type === "guest");
  await tab.settled();
}

describe("when some calls of the operator fail", () => {
  it("fault: /api/cart down: the badge keeps its count, one toast, the page works", async () => {
    await guestVisit();
    const { page } = tab;
    const context = page.context();
    const state = { ...(await storedState(context)), cart: [{ id: 41 }, { id: 42 }] };
    await context.addCookies([{ name: "user-state", value: encodeURIComponent(JSON.stringify(state)), url: url("/") }]);
    await stack.setFault("/api/cart", { kind: "status", status: 503 });
    const toasts = await collectToasts(page);
    await page.clock.install();
    await load("/");
    await page.locator(".cart-badge", { hasText: "2" }).waitFor();
    await followFaq(page);
    await faqIsThere(page);
    await page.clock.runFor(10_000);
    await tab.settled();
    expect((await toasts()).filter((toast) => toast.startsWith("error"))).toHaveLength(1);
    expect(await page.locator(".cart-badge").textContent()).toContain("2");
    expect((await storedState(context))?.cart).toHaveLength(2);
  });
});

describe("in a browser with limits", () => {
  it.each([-1, 1])("fault: Clock skew +/- 1 day in browser: %d", async (days) => {
    const { page } = tab;
    const calls = apiCallsOf(page);
    await page.clock.install({ time: new Date(Date.now() + days * 86_400_000) });
    await page.goto(url("/"));
    await page.clock.runFor(1_000);
    const first = await untilStored(page.context(), (state) => state?.user?.cart_user_type === "guest");
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
    await guestVisit();
    const { page } = tab;
    const toasts = await collectToasts(page);
    await reload();
    const before = await stateBytes(page);
    const documents: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "document") documents.push(request.url());
    });
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

  it.each([
    ["cut off in the middle", { cut: true }],
    ["a Wi-Fi portal's page", { status: 200, contentType: "text/html", body: "<h1>Accept our terms</h1>" }],
    ["a challenge", { status: 403, contentType: "text/html", body: "<h1>Are you human?</h1>" }],
    ["a limit's refusal", { status: 429, contentType: "text/plain", body: "Too many requests" }],
  ])("page data that is %s does not cost the visitor the page", async (_title, lost) => {
    await guestVisit();
    const { page } = tab;
    if ("cut" in lost) await cutPageData(page);
    else await page.route("**/*.data*", (route) => route.fulfill(lost));
    await followFaq(page);
    await faqIsThere(page);
    expect(await page.getByText("Something went wrong").count()).toBe(0);
  });

  it("a page that does not load at all says so, blames no server, and is tried again", async () => {
    await guestVisit();
    const { page } = tab;
    await page.route("**/*.data*", (route) => route.abort("connectionreset"));
    await followFaq(page);
    await page.getByText("The connection may have been lost").waitFor();
    expect(await page.getByText(/Error \d/).count()).toBe(0);
    await page.unrouteAll();
    await page.getByRole("link", { name: "Try again" }).click();
    await faqIsThere(page);
  });

  it("a prefetch that fails does not reload the page", async () => {
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
    await followFaq(page);
    await faqIsThere(page);
  });

  it("scroll positions are restored by the back button and a reload", async () => {
    await guestVisit("/faq");
    const { page } = tab;
    const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
    await page.evaluate(() => window.scrollTo(0, 700));
    await page
      .locator('.main-menu a[href="/about-us"], .site-footer a[href="/about-us"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await page.waitForURL(/about-us/);
    await expect.poll(scrolled).toBe(0);
    await page.goBack();
    await faqIsThere(page);
    await expect.poll(scrolled).toBe(700);
    await reload();
    await expect.poll(scrolled).toBe(700);
    await load("/licenses");
    await page.goBack();
    await expect.poll(scrolled).toBe(700);
  });
});

describe("without scripts", () => {
  it.each(["switched off", "forbidden by a CSP bug"])("fault: JS blocked or CSP bug: %s", async (how) => {
    await tab.close();
    await newTab({ javaScriptEnabled: how !== "switched off" });
    const { page } = tab;
    if (how !== "switched off") {
      await page.route("**/*", async (route) => {
        if (route.request().resourceType() !== "document") return route.continue();
        const response = await route.fetch();
        const headers = { ...response.headers(), "content-security-policy": "script-src 'none'" };
        return route.fulfill({ response, headers });
      });
    }
    const paths = ["/our-tours", "/tours-detail/grand-canyon-tours/", "/no-such-page"];
    for (const path of how === "switched off" ? paths : paths.slice(0, 1)) {
      await page.goto(url(path));
      expect((await page.locator("h1").first().innerText()).length, path).toBeGreaterThan(5);
      expect((await page.locator(".main-menu").first().innerText()).length, path).toBeGreaterThan(20);
      expect((await page.locator(".site-footer").innerText()).length, path).toBeGreaterThan(100);
    }
    await page.goto(url("/"));
    await page.locator('.site-footer a[href="/faq"], .main-menu a[href="/faq"]').first().click();
    await page.waitForURL(/\/faq$/);
    expect(await page.locator("main summary").count()).toBeGreaterThan(3);
    // The form is posted to a page of its own.
    await page.locator(".site-footer").getByLabel("Email address").fill(`ana-${Date.now()}@example.org`);
    await page.locator(".site-footer").getByRole("button", { name: "SUBSCRIBE" }).click();
    await page.getByText("Thanks for contacting us!").first().waitFor();
  });
});
