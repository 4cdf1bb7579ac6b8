import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { attributesOf, find, findAll, type Nodes, parseHtml } from "#tests/support/html.ts";
import { newTab, openPage, stack, startJourneys, tab, url } from "#tests/support/journey.ts";
import { openStopped } from "#tests/support/session-helpers.ts";
import { arrive } from "#tests/support/visit.ts";

startJourneys();

const item = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true });
const panelOf = (page: Page, name: string) =>
  page.locator(".main-menu .menu-item", { has: page.locator(".menu-link", { hasText: name }) }).locator(".menu-panel");
const moreOf = (page: Page, name: string) => page.getByRole("button", { name: `${name}: more` });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

describe("a panel of the menu", () => {
  it("closes 200 ms after the pointer has left it, whatever the way out, and at once when the page scrolls", async () => {
    const { page } = await newTab();
    await openStopped(tab, url("/"));
    const isAccountOpen = () => page.getByRole("button", { name: "Account menu" }).getAttribute("aria-expanded");
    for (const [name, way] of [
      ["Tours: more", "up"],
      ["Explore: more", "left"],
      ["Explore: more", "right"],
      ["Account menu", "down"],
    ] as const) {
      const button = page.getByRole("button", { name, exact: true });
      const isOpen = () => button.getAttribute("aria-expanded");
      const panel = page.locator(`#${await button.getAttribute("aria-controls")}`);
      await button.hover();
      await expect.poll(isOpen).toBe("true");
      const { x = 0, y = 0, width = 0, height = 0 } = (await panel.boundingBox()) ?? {};
      const bottom = y + height - 2;
      await page.mouse.move(x + width / 2, bottom);
      /** The pointer goes on in the same direction while the panel waits. */
      const places = {
        down: (step: number) => [x + width / 2, bottom + 10 * step] as const,
        up: (step: number) => [x + width / 2, 40 - step] as const,
        left: (step: number) => [x - step, bottom] as const,
        right: (step: number) => [x + width + step, bottom] as const,
      };
      await page.mouse.move(...places[way](1));
      for (let step = 2; step < 20; step++) {
        await page.clock.runFor(10);
        await page.mouse.move(...places[way](step));
      }
      expect(await isOpen(), way).toBe("true");
      await page.clock.runFor(20);
      await expect.poll(isOpen, { message: way, timeout: 2_000 }).toBe("false");
    }
    await page.getByRole("button", { name: "Account menu", exact: true }).hover();
    await expect.poll(isAccountOpen).toBe("true");
    await page.mouse.wheel(0, 200);
    await expect.poll(isAccountOpen).toBe("false");
  });

  it("stays open while the pointer crosses other items on its way into it or comes back, and in use by keyboard", async () => {
    const { page } = await newTab();
    await openStopped(tab, url("/"));
    const open = () => page.locator(".main-menu [data-open] .menu-link").allTextContents();
    await item(page, "Tours").hover();
    await item(page, "Explore").hover();
    await page.clock.runFor(199);
    expect(await open()).toEqual(["Tours"]);
    await panelOf(page, "Tours").hover();
    await page.clock.runFor(1_000);
    expect(await open()).toEqual(["Tours"]);
    await item(page, "Explore").hover();
    await page.clock.runFor(200);
    await expect.poll(open).toEqual(["Explore"]);

    // The keyboard is in it when the pointer leaves.
    await moreOf(page, "Explore").focus();
    await page.keyboard.press("Tab");
    await page.mouse.move(640, 800);
    await page.clock.runFor(1_000);
    expect(await open()).toEqual(["Explore"]);
    await page.keyboard.press("Escape");

    // The keyboard opens it when the pointer has just left.
    await item(page, "Explore").hover();
    await page.mouse.move(640, 800);
    await moreOf(page, "Explore").focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await page.clock.runFor(1_000);
    expect(await open()).toEqual(["Explore"]);
  });

  it("opens, walks and closes by keyboard, by hovering and by its button, and closes when a link is followed", {
    tags: "engines",
  }, async () => {
    const page = await openPage("/");
    const explore = moreOf(page, "Explore");
    await explore.focus();
    await page.keyboard.press("Enter");
    expect(await explore.getAttribute("aria-expanded")).toBe("true");
    for (const [key, name] of [
      ["Tab", "Things to do in Las Vegas"],
      ["Tab", "Short films"],
      ["Escape", "Explore: more"],
    ] as const) {
      await page.keyboard.press(key);
      expect(await focused(page), key).toBe(name);
    }
    await panelOf(page, "Explore").waitFor({ state: "hidden" });

    // What hovering has opened stays open at the first click on its button.
    for (const name of ["Tours: more", "Explore: more", "Why us: more", "Account menu"]) {
      const button = page.getByRole("button", { name, exact: true });
      const isOpen = () => button.getAttribute("aria-expanded");
      await button.hover();
      await expect.poll(isOpen, { message: name }).toBe("true");
      await button.click();
      expect(await isOpen(), name).toBe("true");
      await button.click();
      expect(await isOpen(), name).toBe("false");
      await page.mouse.move(640, 850);
    }
    await item(page, "Why us").hover();
    const last = panelOf(page, "Why us");
    await last.getByRole("link", { name: "Meet the team" }).waitFor();
    const box = await last.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 9_999), "inside the window").toBeLessThanOrEqual(1_280);
    await page.keyboard.press("Escape");
    await last.waitFor({ state: "hidden" });

    // Eight tours in eight columns.
    const tours = panelOf(page, "Tours");
    for (const width of [1_024, 1_280]) {
      await page.setViewportSize({ width, height: 900 });
      await item(page, "Tours").hover();
      await tours.waitFor();
      await tours.evaluate((element) => Promise.all(element.getAnimations().map((animation) => animation.finished)));
      const pictures = await tours.locator("img").all();
      const boxes = await Promise.all(pictures.map((picture) => picture.boundingBox()));
      expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
      expect(new Set(boxes.map((box) => box?.x)).size).toBe(8);
      await page.mouse.move(640, 880);
      await tours.waitFor({ state: "hidden" });
    }
    // No gap that the pointer could fall into.
    await item(page, "Tours").hover();
    const link = await item(page, "Tours").boundingBox();
    for (let y = link?.y ?? 0; y < 200; y += 4) await page.mouse.move((link?.x ?? 0) + 10, y);
    expect(await tours.isVisible()).toBe(true);
    await tours.getByRole("link").first().click();
    await arrive(page, /tours-detail/);
    await page.mouse.move(640, 860);
    await tours.waitFor({ state: "hidden" });
    expect(await moreOf(page, "Tours").getAttribute("aria-expanded")).toBe("false");
  });

  it("opens by touch on its button; on scroll the focus inside it moves to its button", async () => {
    const page = await openPage("/", { hasTouch: true });
    for (const state of ["visible", "hidden"] as const) {
      await moreOf(page, "Explore").tap();
      await panelOf(page, "Explore").waitFor({ state });
    }
    const panel = panelOf(page, "Tours");
    const button = moreOf(page, "Tours");
    const top = async () => (await page.locator(".site-header .header-row").boundingBox())?.y;
    // Until it has ended: scrolling that goes on would close what is opened next.
    const scroll = async () => {
      const scrolling = await page.evaluateHandle(() => ({
        ended: new Promise((resolve) => addEventListener("scrollend", resolve, { once: true })),
      }));
      await page.mouse.wheel(0, 200);
      await scrolling.evaluate(({ ended }) => ended);
    };
    await scroll();
    // Focus in a header that has left scrolls the page back, which would close what opens at the same time.
    await button.focus();
    await expect.poll(top).toBeGreaterThanOrEqual(0);
    await page.keyboard.press("Enter");
    await panel.waitFor();
    await scroll();
    await panel.waitFor({ state: "hidden" });
    await button.focus();
    await page.keyboard.press("Enter");
    await panel.getByRole("link").last().focus();
    // Moving the focus scrolls nothing.
    expect(await panel.isVisible()).toBe(true);
    await scroll();
    await panel.waitFor({ state: "hidden" });
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
    // The header does not leave while it holds the focus (WCAG 2.4.11); it returns with a transition.
    await expect.poll(top).toBeGreaterThanOrEqual(0);
    // In a low window it scrolls itself: the page's scrolling would close it.
    await page.setViewportSize({ width: 1_280, height: 400 });
    await button.focus();
    await page.keyboard.press("Enter");
    await panel.getByRole("link").last().focus();
    const last = await page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom);
    expect(last).toBeLessThanOrEqual(400);
    expect(await panel.isVisible()).toBe(true);
    expect(tab.trouble).toEqual([]);
  });

  it("is in the page without scripts: eight tours, places and kinds, and the drawer has the same", async () => {
    const page = parseHtml((await stack.get("/")).body);
    const hrefs = (node: Nodes) => attributesOf(node, { role: "link" }, "href");
    const panel = find(page, { attr: { class: /\bmenu-mega\b/ } });
    const tiles = attributesOf(panel, { attr: { class: "menu-tile" } }, "href");
    expect(tiles).toHaveLength(8);
    for (const tile of tiles) expect(tile).toMatch(/^\/tours-detail\/[a-z-]+-tours\/\?original_url=%2Ftour%2F/);
    const list = (name: string) => hrefs(find(panel, { role: "list", attr: { "aria-label": name } }));
    expect(list("Tours by place")).toEqual(expect.arrayContaining(["/our-tours", "/tours-detail/grand-canyon-tours/"]));
    expect(list("Kinds of tour")).toContain("/our-tours/small-group");
    const [inDrawer] = findAll(page, { tag: "details", attr: { class: "drawer-group" } }).map(hrefs);
    expect(new Set(inDrawer)).toEqual(new Set(hrefs(panel)));
  });
});
