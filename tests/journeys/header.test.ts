import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { headerOverlaps } from "#tests/support/accessibility.ts";
import { load, newTab, openPage, pictures, startJourneys, type TabOptions, tab, url } from "#tests/support/journey.ts";
import { openStopped } from "#tests/support/stopped-clock.ts";
import { startTestStack } from "#tests/support/test-stack.ts";

startJourneys();

const item = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true });
const open = (options?: TabOptions) => openPage("/", options);

describe("the header", () => {
  it("has the last four items of the menu on the right, apart from the others", async () => {
    const page = await open();
    for (const width of [1_280, 1_440]) {
      await page.setViewportSize({ width, height: 900 });
      const items = await page.locator(".main-menu .menu-item").all();
      const boxes = await Promise.all(items.map(async (each) => (await each.boundingBox()) ?? { x: 0, width: 0 }));
      const gaps = boxes.slice(1).map(({ x }, at) => x - (boxes[at]?.x ?? 0) - (boxes[at]?.width ?? 0));
      const widest = Math.max(...gaps);
      expect(widest).toBeGreaterThan(40);
      expect(gaps.length - gaps.indexOf(widest)).toBe(4);
      for (const gap of gaps) if (gap !== widest) expect(gap).toBeLessThan(20);
    }
  });

  it("is walked by Tab in the order it is read: contact, logo, menu, then the visitor's links", async () => {
    const page = await openPage("/faq");
    await page.getByRole("link", { name: "Instagram" }).first().focus();
    const names: string[] = [];
    for (let n = 0; n < 20; n++) {
      names.push(
        await page
          .locator(":focus")
          .evaluate((element) => element.textContent?.trim() || element.querySelector("img")?.alt || ""),
      );
      await page.keyboard.press("Tab");
    }
    expect(names).toEqual([
      ...["Instagram", "Facebook", "YouTube", "Text us", "+1 702 555 0142", "Agent login", "National Park Express"],
      ...["Tours", "Tours: more", "Explore", "Explore: more", "Shuttle", "Why us", "Why us: more", "FAQ", "Contact"],
      ...["BOOK A TOUR", "Messages", "Cart", "Account"],
    ]);
    const hrefs = await page
      .locator(".site-header a")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    for (const href of [
      "sms:+17025550143",
      "tel:+17025550142",
      "/account/message/",
      "/cart/",
      "/account",
      "/meet-the-team",
    ]) {
      expect(hrefs).toContain(href);
    }
    expect(hrefs).toContainEqual(expect.stringMatching(/\/admin\/#\/login$/));
  });

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

it("holds a menu of 15 items in three levels, and one of 3, by mouse, keyboard and touch", async () => {
  const own = await startTestStack({ vars: { ADMIN_BASE_URL: pictures.origin } });
  const homeWith = async (host: string, data: unknown) => {
    await own.setFault("/api/website/navigation/1", { kind: "wrong-type", body: { data } });
    const { page } = await newTab({ reducedMotion: "reduce" });
    await load(`http://${host}:${own.site.url.port}/`);
    return page;
  };
  const entries = (count: number, id: number, below: (id: number) => object[] = () => []) =>
    Array.from({ length: count }, (_, at) => ({
      ...{ id: id + at, title: `Entry ${id + at}`, url: `/blog?entry=${id + at}`, is_visible: true },
      children: below(10 * (id + at)),
    }));
  try {
    const levels = entries(15, 101, (id) => entries(7, id, (below) => entries(3, below)));
    let page = await homeWith("vegas.localhost", levels);
    for (const width of [1_024, 1_280, 1_920]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await headerOverlaps(page), `${width}`).toEqual([]);
      expect(await page.locator(".main-menu .menu-item").filter({ visible: true }).count()).toBeGreaterThan(2);
      const top = page.locator(".main-menu .menu-item").filter({ visible: true });
      for (const each of [top.first(), top.last()]) {
        await each.hover();
        const box = (await each.locator(".menu-panel").boundingBox()) ?? { x: -1, y: 0, width: 0, height: 0 };
        expect([box.x >= 0, box.x + box.width <= width, box.y + box.height <= 900]).toEqual([true, true, true]);
        await each.getByRole("button").press("ArrowDown");
        await page.keyboard.press("End");
        expect(await page.locator(".menu-panel li li :focus").isVisible()).toBe(true);
        await page.keyboard.press("Escape");
        await page.mouse.move(width / 2, 880);
      }
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole("button", { name: "Open menu" }).click();
    const group = page.getByRole("dialog", { name: "Menu" }).locator("details").last();
    await group.locator("summary").click();
    const link = group.getByRole("link").last();
    expect((await link.boundingBox())?.width).toBeLessThanOrEqual(360);
    await link.click();
    await page.waitForURL(/entry=11562$/);
    page = await homeWith("canyon.localhost", entries(3, 1));
    for (const width of [1_024, 1_920]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await headerOverlaps(page), `${width}`).toEqual([]);
      expect(await page.getByRole("navigation", { name: "Main" }).getByRole("link").count()).toBe(3);
    }
    await page.getByRole("navigation", { name: "Main" }).getByRole("link").last().press("Enter");
    await page.waitForURL(/entry=3$/);
  } finally {
    await own.stop();
  }
});

describe("the drawer", () => {
  it("opens and closes, opens its submenus, keeps phone and text in reach, and closes when a link is followed", {
    tags: "engines",
  }, async () => {
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
    expect((phone?.y ?? 0) + (phone?.height ?? 0)).toBeGreaterThan(370);
    expect((phone?.y ?? 999) + (phone?.height ?? 0)).toBeLessThanOrEqual(740);
    expect(await drawer.getByText("Trip ideas").isVisible()).toBe(true);
    const links = await drawer.getByRole("link").allInnerTexts();
    for (const name of ["Explore overview", "Messages", "Sign in", "Sign up", "Agent login", "BOOK A TOUR"]) {
      expect(links).toContain(name);
    }
    for (const name of ["Tours", "Explore"]) await drawer.locator("summary", { hasText: name }).first().click();
    expect(await drawer.locator("details").first().locator("a").first().isVisible()).toBe(false);
    expect(await drawer.getByText("Trip ideas").isVisible()).toBe(false);
    await page.keyboard.press("Escape");
    await drawer.waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("button", { name: "Close menu" }).click();
    await drawer.waitFor({ state: "hidden" });
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Open menu");
    await page.getByRole("button", { name: "Open menu" }).click();
    await drawer.getByRole("link", { name: "FAQ" }).click();
    await page.waitForURL(/\/faq$/);
    expect(await drawer.isVisible()).toBe(false);
    expect(tab.trouble).toEqual([]);
  });

  it("opens and closes where scripts are blocked", { tags: "engines" }, async () => {
    const { page } = await newTab({ viewport: { width: 360, height: 740 } });
    await page.route("**/*.js", (route) => route.abort());
    tab.hasScripts = false;
    await load("/");
    const drawer = page.getByRole("dialog", { name: "Menu" });
    for (const way of ["Escape", "Close menu"]) {
      await page.getByRole("button", { name: "Open menu" }).click();
      await drawer.getByRole("link", { name: "FAQ" }).waitFor();
      if (way === "Escape") await page.keyboard.press(way);
      else await page.getByRole("button", { name: way }).click();
      await drawer.waitFor({ state: "hidden" });
    }
    await page.getByRole("button", { name: "Open menu" }).click();
    await drawer.getByRole("link", { name: "FAQ" }).click();
    await page.waitForURL(/\/faq$/);
    expect(await page.evaluate(() => "hydrated" in document.documentElement.dataset)).toBe(false);
  });
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
    await openStopped(page, url("/"));
    await item(page, "FAQ").hover();
    await page.clock.runFor(5_000);
    expect(await fetched(page)).toBe(0);
  });
});
