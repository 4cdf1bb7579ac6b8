import { describe, expect, it } from "vitest";
import {
  engine,
  isSameDocument,
  load,
  markDocument,
  navigate,
  newTab,
  stack,
  startJourneys,
  tab,
  visit,
} from "#tests/support/journey.ts";
import { apiCallsOf, passTime, storedState } from "#tests/support/session-helpers.ts";

startJourneys();

describe("browsing", () => {
  it("goes from page to page without loading a document, and back; a search address leaves for the base site", {
    tags: "engines",
  }, async () => {
    const { page, trouble } = await visit("/");
    await markDocument(page);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "FAQ" }).click();
    await page
      .getByRole("heading", { level: 1 })
      .filter({ hasText: /question/i })
      .waitFor();
    expect(await page.title()).toMatch(/National Park Express$/);
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: /Sunrise on the Strip/ }).waitFor();
    expect(await isSameDocument(page)).toBe(true);
    expect(trouble).toEqual([]);
    // The router's data request must be answered with a redirect to the base site. It leaves the document.
    void navigate("/search/tours?x=1").catch(() => undefined);
    await page.waitForURL(/:\d+\/search\/tours\?x=1$/);
    expect(new URL(page.url()).port).not.toBe(stack.site.url.port);
  });

  it("works without JavaScript: text, menu, questions", { tags: "engines" }, async () => {
    const { page } = await visit("/faq", { javaScriptEnabled: false });
    const question = page.locator("main details").nth(1);
    await question.locator("summary").click();
    expect(await question.locator(".rich-text").isVisible()).toBe(true);
    await load("/");
    expect(await page.locator(".tour-card").first().isVisible()).toBe(true);
    // Scripts that are blocked, as in Firefox here, are not scripts that are off (`@media (scripting: none)`).
    if (engine === "firefox") return;
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Tours", exact: true }).hover();
    expect(await page.locator(".menu-tile").first().isVisible()).toBe(true);
  });
});

it("shows title and question on the first screen, a wide one also the action, and a place's name before its picture", async () => {
  const { page } = await visit("/", { viewport: { width: 360, height: 640 } });
  const bottom = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().bottom);
  for (const [width, height] of [
    [360, 640],
    [1280, 720],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await bottom("search .button"), `question at ${width}`).toBeLessThan(height);
    if (width < 960) continue;
    expect(await bottom('main a:text-is("See trip ideas")'), `action at ${width}`).toBeLessThan(height);
  }
  await page.setViewportSize({ width: 360, height: 640 });
  await navigate("/tours-detail/grand-canyon-tours/");
  await page.locator("main .breadcrumb").waitFor();
  const title = await bottom("main h1");
  expect(await bottom("main .breadcrumb")).toBeLessThan(title);
  const picture = await page.locator("main img").first().boundingBox();
  expect(picture?.y).toBeGreaterThan(title);
});

it("a page that the browser prerenders asks for no session until the visitor opens it", async () => {
  const { page } = await newTab();
  // Playwright shows no prerendered pages.
  await page.addInitScript(() => {
    let prerendering = true;
    Object.defineProperty(document, "prerendering", { get: () => prerendering });
    window.addEventListener("open-page", () => {
      prerendering = false;
      document.dispatchEvent(new Event("prerenderingchange"));
    });
  });
  await page.clock.install();
  const calls = apiCallsOf(page);
  await load("/");
  await page.clock.runFor(10_000);
  await tab.settled();
  expect([calls, await storedState(page.context())]).toEqual([[], null]);
  await page.evaluate(() => window.dispatchEvent(new Event("open-page")));
  await passTime(tab, 10, () => calls.length === 2);
  expect((await storedState(page.context()))?.user?.cart_user_type).toBe("guest");
});
