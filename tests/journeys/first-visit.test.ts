import { describe, expect, it } from "vitest";
import { newTab, stack, startJourneys, tab, url } from "#tests/support/journey.ts";
import { axeViolations, hydrated } from "#tests/support/visit.ts";

startJourneys();

describe.each(["localhost", "canyon.localhost", "vegas.localhost"])("a first visit to %s", (host) => {
  it.each(["/", "/faq"])("%s hydrates in silence, passes axe, and fits 320 px", async (path) => {
    await newTab();
    const { page, trouble } = tab;
    await page.goto(url(path, host), { waitUntil: "networkidle" });
    await hydrated(page);
    expect(await page.locator("h1").count()).toBe(1);
    expect(await axeViolations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await axeViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(trouble).toEqual([]);
  });
});

describe("the web app manifest", () => {
  it("is asked for last, so that it takes nothing from the page's first picture", async () => {
    await newTab();
    const { page, trouble } = tab;
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(url("/"), { waitUntil: "networkidle" });
    await hydrated(page);
    const links = page.locator("head link[rel=manifest]");
    expect(await links.count()).toBe(1);
    expect(await links.getAttribute("href")).toBe("/manifest.webmanifest");
    expect((await stack.get("/")).body).not.toContain("manifest.webmanifest");
    const entry = asked.findIndex((path) => path.startsWith("/assets/entry.client"));
    const manifest = asked.indexOf("/manifest.webmanifest");
    expect(entry).toBeGreaterThan(0);
    expect(manifest === -1 || manifest > entry, "the manifest is asked for before the scripts").toBe(true);
    expect(trouble).toEqual([]);
  });
});

describe("browsing", () => {
  it("goes from page to page without loading a document, and back", async () => {
    await newTab();
    const { page, trouble } = tab;
    await page.goto(url("/"), { waitUntil: "networkidle" });
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "FAQ" }).click();
    await page
      .getByRole("heading", { level: 1 })
      .filter({ hasText: /question/i })
      .waitFor();
    expect(await page.title()).toMatch(/National Park Express$/);
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: /Breakfast on the Strip/ }).waitFor();
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
    expect(trouble).toEqual([]);
  });

  it("leaves the app for the base site when a search address is opened by the client router", async () => {
    await newTab();
    const { page } = tab;
    await page.goto(url("/"), { waitUntil: "networkidle" });
    await hydrated(page);
    // A link the router does follow, pointed at /search only now: the edge must answer its data request.
    await page.evaluate(() => window.history.pushState({}, "", "/"));
    await page.evaluate(() => {
      const router = (window as unknown as { __reactRouterDataRouter: { navigate(to: string): void } })
        .__reactRouterDataRouter;
      router.navigate("/search/tours?x=1");
    });
    await page.waitForURL(/:\d+\/search\/tours\?x=1$/);
    expect(new URL(page.url()).port).not.toBe(stack.site.url.port);
  });

  it("an unknown address says so in the layout, also when the router opens it", async () => {
    await newTab();
    const { page } = tab;
    await page.goto(url("/nope"), { waitUntil: "networkidle" });
    await hydrated(page);
    expect(await page.title()).toBe("Page Not Found");
    expect(await page.getByText("Page not found: /nope").count()).toBe(1);
    expect(await axeViolations(page)).toEqual([]);
  });

  it("works without JavaScript: text, menu, questions", async () => {
    await newTab({ javaScriptEnabled: false });
    const { page } = tab;
    await page.goto(url("/faq"));
    await page.locator("main summary").first().click();
    expect(await page.locator("details[open]").first().locator(".rich-text").isVisible()).toBe(true);
    await page.goto(url("/"));
    expect(await page.locator(".tour-card").first().isVisible()).toBe(true);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Tours", exact: true }).hover();
    expect(await page.locator(".menu-tile").first().isVisible()).toBe(true);
  });
});

describe("the menu", () => {
  it("opens eight tiles in eight columns on hover and closes on leaving", async () => {
    await newTab();
    const { page } = tab;
    await page.goto(url("/"), { waitUntil: "networkidle" });
    await hydrated(page);
    const panel = page.locator(".menu-mega");
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Tours", exact: true }).hover();
    await panel.waitFor();
    // Half faded in, the text would fail the contrast check.
    await panel.evaluate((element) => Promise.all(element.getAnimations().map((animation) => animation.finished)));
    const columns = await page
      .locator(".menu-tiles")
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(" ").length);
    expect(columns).toBe(8);
    expect(await axeViolations(page)).toEqual([]);
    await page.mouse.move(640, 850);
    await panel.waitFor({ state: "hidden" });
  });

  it("is a drawer on a phone, with submenus that open and close", async () => {
    await newTab({ viewport: { width: 360, height: 740 }, hasTouch: true });
    const { page, trouble } = tab;
    await page.goto(url("/"), { waitUntil: "networkidle" });
    await hydrated(page);
    await page.getByRole("button", { name: "Open menu" }).click();
    const drawer = page.getByRole("dialog", { name: "Menu" });
    await drawer.waitFor();
    expect(await axeViolations(page)).toEqual([]);
    const submenu = drawer.getByText("Trip ideas");
    await drawer.locator("summary", { hasText: "Explore" }).click();
    expect(await submenu.isVisible()).toBe(true);
    await drawer.locator("summary", { hasText: "Explore" }).click();
    expect(await submenu.isVisible()).toBe(false);
    await page.keyboard.press("Escape");
    await drawer.waitFor({ state: "hidden" });
    expect(trouble).toEqual([]);
  });
});
