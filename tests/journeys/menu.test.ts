import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { newTab, openPage, stack, startJourneys, type TabOptions, tab, url } from "#tests/support/journey.ts";
import { openStopped } from "#tests/support/stopped-clock.ts";
import { axeViolations } from "#tests/support/visit.ts";

startJourneys();

const home = () => url("/");
const main = (page: Page) => page.getByRole("navigation", { name: "Main" });
const item = (page: Page, name: string) => main(page).getByRole("link", { name, exact: true });
const panelOf = (page: Page, name: string) =>
  page.locator(".main-menu .menu-item", { has: page.locator(".menu-link", { hasText: name }) }).locator(".menu-panel");

const open = (options?: TabOptions) => openPage("/", options);

describe("the dropdown of item 92", () => {
  it("closes 200 ms after the pointer leaves, not before, and not when it comes back", async () => {
    await newTab();
    const { page } = tab;
    await openStopped(page, home());
    const panel = panelOf(page, "Explore");
    await item(page, "Explore").hover();
    expect(await panel.isVisible()).toBe(true);
    await page.mouse.move(640, 800);
    await page.clock.runFor(199);
    expect(await panel.isVisible()).toBe(true);
    await item(page, "Explore").hover();
    await page.clock.runFor(1_000);
    expect(await panel.isVisible()).toBe(true);
    await page.mouse.move(640, 800);
    await page.clock.runFor(199);
    expect(await panel.isVisible()).toBe(true);
    await page.clock.runFor(1);
    await panel.waitFor({ state: "hidden" });
  });

  it("opens, walks and closes by keyboard; Escape returns the focus to the button", async () => {
    const page = await open();
    const panel = panelOf(page, "Explore");
    const button = page.getByRole("button", { name: "Explore: more" });
    const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
    await button.focus();
    await page.keyboard.press("Enter");
    expect(await button.getAttribute("aria-expanded")).toBe("true");
    await page.keyboard.press("ArrowDown");
    expect(await focused()).toBe("Things to do in Las Vegas");
    await page.keyboard.press("ArrowDown");
    expect(await focused()).toBe("Get inspired");
    await page.keyboard.press("End");
    expect(await focused()).toBe("Blog");
    await page.keyboard.press("Home");
    expect(await focused()).toBe("Things to do in Las Vegas");
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await panel.waitFor({ state: "hidden" });
    expect(await focused()).toBe("Explore: more");
    await page.keyboard.press("ArrowRight");
    expect(await focused()).toBe("Shuttle");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    expect(await focused()).toBe("Explore");
  });

  it("closes by Escape when the pointer alone opened it", async () => {
    const page = await open();
    await item(page, "Explore").hover();
    expect(await panelOf(page, "Explore").isVisible()).toBe(true);
    await page.keyboard.press("Escape");
    await panelOf(page, "Explore").waitFor({ state: "hidden" });
  });

  it("opens by touch on its button, while the link stays a link", async () => {
    const page = await open({ hasTouch: true });
    await page.getByRole("button", { name: "Explore: more" }).tap();
    expect(await panelOf(page, "Explore").isVisible()).toBe(true);
    await page.getByRole("button", { name: "Explore: more" }).tap();
    await panelOf(page, "Explore").waitFor({ state: "hidden" });
  });

  it("opens for other items with children, inside the window", async () => {
    const page = await open();
    await item(page, "Why us").hover();
    const box = await panelOf(page, "Why us").boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 9_999)).toBeLessThanOrEqual(1_280);
    expect(await panelOf(page, "Why us").getByRole("link", { name: "Meet the team" }).isVisible()).toBe(true);
  });
});

describe("the mega-menu of item 94", () => {
  it("opens eight tiles in eight columns on hover and closes when the pointer leaves", async () => {
    const page = await open();
    const panel = panelOf(page, "Tours");
    await item(page, "Tours").hover();
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

  it("has no gap below its link that a slow pointer could fall into", async () => {
    const page = await open();
    await item(page, "Tours").hover();
    const link = await item(page, "Tours").boundingBox();
    const x = (link?.x ?? 0) + 10;
    for (let y = link?.y ?? 0; y < 200; y += 2) await page.mouse.move(x, y);
    expect(await panelOf(page, "Tours").isVisible()).toBe(true);
    await page.mouse.move(640, 850);
    await panelOf(page, "Tours").waitFor({ state: "hidden" });
  });

  it("closes on scroll, but not while it holds the keyboard focus", async () => {
    const page = await open();
    const panel = panelOf(page, "Tours");
    await item(page, "Tours").hover();
    expect(await panel.isVisible()).toBe(true);
    await page.mouse.wheel(0, 200);
    await panel.waitFor({ state: "hidden" });
    await page.mouse.move(640, 850);
    await item(page, "Tours").focus();
    await page.keyboard.press("ArrowDown");
    expect(await panel.isVisible()).toBe(true);
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, 300);
    await page.waitForFunction((y) => window.scrollY > y + 200, before);
    expect(await panel.isVisible()).toBe(true);
    // The header does not leave while it holds the focus (WCAG 2.4.11); it returns with a transition.
    const top = async () => (await page.locator(".site-header .header-row").boundingBox())?.y;
    await expect.poll(top).toBeGreaterThanOrEqual(0);
  });

  it("has eight tiles in the HTML that crawlers get, with the last four items on the right", async () => {
    await newTab({ javaScriptEnabled: false });
    const { page } = tab;
    await page.goto(home());
    expect(await page.locator(".menu-tile").count()).toBe(8);
    const names = await page.locator(".main-menu-list > li").evaluateAll((items) => items.map((li) => li.className));
    expect(names.length - 1 - names.indexOf("main-menu-gap")).toBe(4);
    const { body } = await stack.get("/");
    expect(body).toContain("BOOK A TOUR");
    expect(body).toContain("/meet-the-team");
    expect(body).toContain("/admin/#/login");
  });
});

describe("the header", () => {
  it("leaves when scrolling down, returns when scrolling up and for the keyboard", async () => {
    const page = await open({ reducedMotion: "reduce" });
    const bottom = async () => {
      const box = await page.locator(".site-header").boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    await page.mouse.wheel(0, 900);
    await page.waitForFunction(() => document.querySelector(".site-header[data-hidden]") !== null);
    await expect.poll(bottom).toBeLessThanOrEqual(0);
    await page.mouse.wheel(0, -100);
    await page.waitForFunction(() => document.querySelector(".site-header[data-hidden]") === null);
    await expect.poll(bottom).toBeGreaterThan(40);
    await page.mouse.wheel(0, 300);
    await page.waitForFunction(() => document.querySelector(".site-header[data-hidden]") !== null);
    await item(page, "FAQ").focus();
    await expect.poll(bottom).toBeGreaterThan(40);
  });
});

describe("the drawer", () => {
  it("opens and closes, opens its submenus, and keeps phone and text in reach", async () => {
    const page = await open({ viewport: { width: 360, height: 740 }, hasTouch: true });
    await page.getByRole("button", { name: "Open menu" }).click();
    const drawer = page.getByRole("dialog", { name: "Menu" });
    for (const name of ["Tours", "Explore", "Why us"]) {
      const group = drawer.locator("details", { has: page.locator("summary", { hasText: name }) });
      await group.locator("summary").first().click();
      expect(await group.locator("a").first().isVisible()).toBe(true);
    }
    const phone = await drawer.getByRole("link", { name: /702 555 0142/ }).boundingBox();
    await drawer.evaluate((sheet) => sheet.scrollTo(0, 0));
    // The open tours leave the next group in view.
    const explore = await drawer.locator("summary", { hasText: "Explore" }).boundingBox();
    expect((explore?.y ?? 999) + (explore?.height ?? 0)).toBeLessThan(phone?.y ?? 0);
    expect((phone?.y ?? 0) + (phone?.height ?? 0)).toBeGreaterThan(370);
    expect((phone?.y ?? 999) + (phone?.height ?? 0)).toBeLessThanOrEqual(740);
    expect(await drawer.getByText("Trip ideas").isVisible()).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
    for (const name of ["Tours", "Explore"]) await drawer.locator("summary", { hasText: name }).first().click();
    expect(await drawer.locator("details").first().locator("a").first().isVisible()).toBe(false);
    expect(await drawer.getByText("Trip ideas").isVisible()).toBe(false);
    await page.keyboard.press("Escape");
    await drawer.waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("button", { name: "Close menu" }).click();
    await drawer.waitFor({ state: "hidden" });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Open menu");
    expect(tab.trouble).toEqual([]);
  });

  it("closes when one of its links was followed", async () => {
    const page = await open({ viewport: { width: 360, height: 740 } });
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("dialog").getByRole("link", { name: "FAQ" }).click();
    await page.waitForURL(/\/faq$/);
    expect(await page.getByRole("dialog").isVisible()).toBe(false);
  });
});

it("a dropdown closes when one of its links was followed", async () => {
  const page = await openPage("/faq");
  const panel = panelOf(page, "Tours");
  await item(page, "Tours").hover();
  await panel.waitFor();
  await panel.getByRole("link").first().click();
  await page.waitForURL(/tours-detail/);
  await page.mouse.move(640, 860);
  await panel.waitFor({ state: "hidden" });
  expect(await page.getByRole("button", { name: "Tours: more" }).getAttribute("aria-expanded")).toBe("false");
});

describe("prefetching", () => {
  const fetched = (page: Page) => page.locator('link[rel="prefetch"]').count();

  it("starts with hover or focus, and never with Save-Data", async () => {
    let page = await open();
    expect(await fetched(page)).toBe(0);
    await item(page, "FAQ").focus();
    await page.locator('link[rel="prefetch"][href*="/faq.data"]').waitFor({ state: "attached" });
    await tab.close();
    await newTab();
    page = tab.page;
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    });
    await openStopped(page, home());
    await item(page, "FAQ").hover();
    await page.clock.runFor(5_000);
    expect(await fetched(page)).toBe(0);
  });
});
