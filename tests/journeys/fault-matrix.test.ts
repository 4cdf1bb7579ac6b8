/** Rows of the fault matrix about the browser that no other journey has (tests/unit/worker/operator/fault-matrix.test.ts lists all). */

import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { navigate, newTab, stack, startJourneys, tab, url } from "#tests/support/journey.ts";
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

async function guestVisit(path = "/"): Promise<void> {
  await tab.page.goto(url(path));
  await untilStored(tab.page.context(), (state) => state?.user?.cart_user_type === "guest");
  await tab.page.waitForLoadState("networkidle");
  await hydrated(tab.page);
}

describe("an operator without some of its calls", () => {
  it("fault: /api/cart down: the badge keeps its count, one toast, the page works", async () => {
    await guestVisit();
    const { page } = tab;
    const context = page.context();
    const state = { ...(await storedState(context)), cart: [{ id: 41 }, { id: 42 }] };
    await context.addCookies([{ name: "user-state", value: encodeURIComponent(JSON.stringify(state)), url: url("/") }]);
    await stack.setFault("/api/cart", { kind: "status", status: 503 });
    const toasts = await collectToasts(page);
    await page.goto(url("/"), { waitUntil: "networkidle" });
    await page.locator(".cart-badge", { hasText: "2" }).waitFor();
    await followFaq(page);
    await faqIsThere(page);
    await page.waitForTimeout(2_000);
    expect((await toasts()).filter((toast) => toast.startsWith("error"))).toHaveLength(1);
    expect(await page.locator(".cart-badge").textContent()).toContain("2");
    expect((await storedState(context))?.cart).toHaveLength(2);
  });
});

describe("a browser that is not as expected", () => {
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
    // One guest token, and no refresh: nothing here looks at the time a token says it ends.
    expect(calls.filter(isTokenCall)).toEqual(["POST /api/auth/guest/token"]);
    expect((await storedState(page.context()))?.access_token).toBe(first?.access_token);
    expect(tab.trouble).toEqual([]);
  });

  it("fault: Offline browser: the page stays, the click is followed when the network is back", async () => {
    await guestVisit();
    const { page } = tab;
    const toasts = await collectToasts(page);
    await page.reload({ waitUntil: "networkidle" });
    await hydrated(page);
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

  it("a page fetched in advance that cannot be had reloads nothing", async () => {
    await guestVisit();
    const { page } = tab;
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    let broken = 0;
    await page.route(/\/assets\/content-page.*\.js/, (route) => {
      broken += 1;
      return route.abort("connectionreset");
    });
    await page.locator('.main-menu a[href="/faq"]').hover();
    await expect.poll(() => broken).toBeGreaterThan(0);
    await page.waitForTimeout(500);
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
    await page.unrouteAll();
    await followFaq(page);
    await faqIsThere(page);
  });

  it("offline, data that the router asks for is waited for", async () => {
    await guestVisit("/our-tours");
    const { page } = tab;
    await page.context().setOffline(true);
    const going = navigate("/our-tours?sort=price");
    await page.locator("[data-announcer]", { hasText: "You are offline" }).first().waitFor({ state: "attached" });
    expect(await page.locator("h1").first().isVisible()).toBe(true);
    await page.context().setOffline(false);
    await going;
    await page.waitForURL(/sort=price/);
    expect(await page.getByText("Something went wrong").count()).toBe(0);
  });

  it("fault: sessionStorage, cookies or BroadcastChannel blocked", async () => {
    const { page } = tab;
    await page.addInitScript(() => {
      const blocked = () => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      };
      Object.defineProperty(Document.prototype, "cookie", { get: blocked, set: blocked });
      for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get: blocked });
      Object.defineProperty(window, "BroadcastChannel", { value: undefined });
      Reflect.deleteProperty(window, "BroadcastChannel");
    });
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(`${error.name}: ${error.message}`));
    const calls = apiCallsOf(page);
    await page.goto(url("/"), { waitUntil: "networkidle" });
    await hydrated(page);
    await followFaq(page);
    await faqIsThere(page);
    await page.goBack();
    await page.locator(".tour-card").first().waitFor();
    await page.locator(".site-footer").getByLabel("Email address").fill("ana@exam");
    await page.reload({ waitUntil: "networkidle" });
    await page.goto(url("/cart/"), { waitUntil: "networkidle" });
    // No guard loop: the address is still the one that was asked for.
    expect(new URL(page.url()).pathname).toBe("/cart/");
    await page.getByText("Your cart is empty").waitFor();
    expect(errors).toEqual([]);
    // Nothing can be kept, so each document is a first visit: one token a document.
    expect(calls.filter(isTokenCall).length).toBeLessThanOrEqual(3);
  });

  it("scroll positions survive the way back and a reload", async () => {
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
    await page.reload({ waitUntil: "networkidle" });
    await hydrated(page);
    await expect.poll(scrolled).toBe(700);
    await page.goto(url("/licenses"), { waitUntil: "networkidle" });
    await page.goBack({ waitUntil: "networkidle" });
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
    for (const path of ["/", "/faq", "/our-tours", "/tours-detail/grand-canyon-tours/", "/no-such-page"]) {
      await page.goto(url(path));
      expect((await page.locator("h1").first().innerText()).length, path).toBeGreaterThan(5);
      expect((await page.locator(".main-menu").first().innerText()).length, path).toBeGreaterThan(20);
      // Below the fold the browser has not laid it out yet (`content-visibility`): its text is there.
      expect((await page.locator(".site-footer").textContent())?.length, path).toBeGreaterThan(100);
    }
    await page.goto(url("/"));
    await page.locator('.site-footer a[href="/faq"], .main-menu a[href="/faq"]').first().click();
    await page.waitForURL(/\/faq$/);
    expect(await page.locator("main summary").count()).toBeGreaterThan(3);
    // Better than the mail link of the table: the form is posted to a page of its own.
    await page.locator(".site-footer").getByLabel("Email address").fill(`ana-${Date.now()}@example.org`);
    await page.locator(".site-footer").getByRole("button", { name: "SUBSCRIBE" }).click();
    await page.getByText("Thanks for contacting us!").first().waitFor();
  });
});
