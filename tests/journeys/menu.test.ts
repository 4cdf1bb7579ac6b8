import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { newTab, openPage, stack, startJourneys, type TabOptions, tab, url } from "#tests/support/journey.ts";
import { openStopped } from "#tests/support/stopped-clock.ts";

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

  it("opens, walks and closes by keyboard; Escape returns the focus to the button", { tags: "engines" }, async () => {
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
    await page.keyboard.press("Escape");
    await panel.waitFor({ state: "hidden" });
    expect(await focused()).toBe("Explore: more");
    await page.keyboard.press("ArrowRight");
    expect(await focused()).toBe("Shuttle");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    expect(await focused()).toBe("Explore");
  });

  it("stays open when the keyboard opens it, although the pointer has just left it", async () => {
    await newTab();
    const { page } = tab;
    await openStopped(page, home());
    const panel = panelOf(page, "Explore");
    const button = page.getByRole("button", { name: "Explore: more" });
    await item(page, "Explore").hover();
    await panel.waitFor();
    await page.mouse.move(640, 800);
    await button.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await page.clock.runFor(1_000);
    expect(await panel.isVisible()).toBe(true);
  });

  it("opens by touch on its button, while the link stays a link", async () => {
    const page = await open({ hasTouch: true });
    await page.getByRole("button", { name: "Explore: more" }).tap();
    expect(await panelOf(page, "Explore").isVisible()).toBe(true);
    await page.getByRole("button", { name: "Explore: more" }).tap();
    await panelOf(page, "Explore").waitFor({ state: "hidden" });
  });
});

describe("the mega-menu of item 94", () => {
  it("shows eight tours in eight columns, closes when the pointer leaves, and has no gap that it could fall into", {
    tags: "engines",
  }, async () => {
    const page = await open();
    const panel = panelOf(page, "Tours");
    for (const width of [1_024, 1_280]) {
      await page.setViewportSize({ width, height: 900 });
      await item(page, "Tours").hover();
      await panel.waitFor();
      await panel.evaluate((element) => Promise.all(element.getAnimations().map((animation) => animation.finished)));
      const pictures = await panel.locator("img").all();
      const boxes = await Promise.all(pictures.map((picture) => picture.boundingBox()));
      expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
      expect(new Set(boxes.map((box) => box?.x)).size).toBe(8);
      await page.mouse.move(640, 880);
      await panel.waitFor({ state: "hidden" });
    }
    await item(page, "Tours").hover();
    const link = await item(page, "Tours").boundingBox();
    const x = (link?.x ?? 0) + 10;
    for (let y = link?.y ?? 0; y < 200; y += 2) await page.mouse.move(x, y);
    expect(await panelOf(page, "Tours").isVisible()).toBe(true);
    await page.mouse.move(640, 850);
    await panelOf(page, "Tours").waitFor({ state: "hidden" });
  });

  it("closes on scroll, whether hover, click or keyboard opened it; the focus moves to its button", async () => {
    const page = await open();
    const panel = panelOf(page, "Tours");
    const button = page.getByRole("button", { name: "Tours: more" });
    const top = async () => (await page.locator(".site-header .header-row").boundingBox())?.y;
    // Until it has ended: scrolling that goes on would close what is opened next.
    const scroll = async () => {
      const scrolling = await page.evaluateHandle(() => ({
        ended: new Promise((resolve) => addEventListener("scrollend", resolve, { once: true })),
      }));
      await page.mouse.wheel(0, 200);
      await scrolling.evaluate(({ ended }) => ended);
    };
    await item(page, "Tours").hover();
    await panel.waitFor();
    await scroll();
    await panel.waitFor({ state: "hidden" });
    await page.mouse.move(640, 850);
    // Focus in a header that has left scrolls the page back, which would close what opens at the same time.
    await button.focus();
    await expect.poll(top).toBeGreaterThanOrEqual(0);
    await page.keyboard.press("Enter");
    await panel.waitFor();
    await scroll();
    await panel.waitFor({ state: "hidden" });
    await item(page, "Tours").focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("End");
    // Moving the focus scrolls nothing.
    expect(await panel.isVisible()).toBe(true);
    await scroll();
    await panel.waitFor({ state: "hidden" });
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
    // The header does not leave while it holds the focus (WCAG 2.4.11); it returns with a transition.
    await expect.poll(top).toBeGreaterThanOrEqual(0);
    // In a low window it scrolls itself: the page's scrolling would close it.
    await page.setViewportSize({ width: 1_280, height: 400 });
    await item(page, "Tours").focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("End");
    const last = await page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom);
    expect(last).toBeLessThanOrEqual(400);
    expect(await panelOf(page, "Tours").isVisible()).toBe(true);
  });

  it("leads to tours, places and kinds without scripts, and the drawer to the same", async () => {
    await newTab({ javaScriptEnabled: false });
    const { page } = tab;
    await page.goto(home());
    await item(page, "Tours").hover();
    const panel = panelOf(page, "Tours");
    await panel.waitFor();
    const hrefs = (links: Locator) => links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    const tiles = panel.locator(".menu-tile");
    expect(await hrefs(tiles)).toEqual(
      Array.from({ length: 8 }, () =>
        expect.stringMatching(/^\/tours-detail\/[a-z-]+-tours\/\?original_url=%2Ftour%2F/),
      ),
    );
    for (const tile of await tiles.allInnerTexts()) expect(tile).toMatch(/\d+\sh\b.* · from\s\$\d+$/s);
    const places = await panel.getByRole("list", { name: "Tours by place" }).getByRole("link").allInnerTexts();
    expect(places[0]).toMatch(/^All \d+ tours$/);
    expect(places.slice(1)).toContainEqual(expect.stringMatching(/^Grand Canyon\s\d+$/));
    const kinds = panel.getByRole("list", { name: "Kinds of tour" }).getByRole("link");
    expect(await hrefs(kinds)).toContain("/our-tours/small-group");
    const inDrawer = await hrefs(page.locator(".drawer-nav details:first-of-type >> nth=0").locator("a"));
    expect(new Set(inDrawer)).toEqual(new Set(await hrefs(panel.locator("a"))));
    for (const href of await hrefs(kinds)) expect((await stack.get(href ?? "")).status, href ?? "").toBe(200);
  });
});

describe("a menu that hovering has opened", () => {
  it("stays open at the first click on its chevron, and closes at the second or by Escape", {
    tags: "engines",
  }, async () => {
    const page = await open();
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
    const panel = panelOf(page, "Why us");
    await panel.getByRole("link", { name: "Meet the team" }).waitFor();
    const box = await panel.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 9_999), "inside the window").toBeLessThanOrEqual(1_280);
    await page.keyboard.press("Escape");
    await panel.waitFor({ state: "hidden" });
  });

  it("stays open while the pointer travels diagonally over other items to a tile", async () => {
    const page = await open();
    const from = await item(page, "Tours").boundingBox();
    await item(page, "Tours").hover();
    const tile = await panelOf(page, "Tours").locator(".menu-tile").nth(5).boundingBox();
    const [x, y] = [(from?.x ?? 0) + 20, (from?.y ?? 0) + 20];
    const [toX, toY] = [(tile?.x ?? 0) + 40, (tile?.y ?? 0) + 60];
    const crossed = new Set<string>();
    // A pointer that rests opens the item below it, and this one must not rest because the machine is slow.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 10_000);
    for (let step = 1; step <= 40; step++) {
      await page.mouse.move(x + ((toX - x) * step) / 40, y + ((toY - y) * step) / 40);
      crossed.add(await page.evaluate(() => document.querySelector(".menu-link:hover")?.textContent ?? ""));
      expect(await panelOf(page, "Tours").isVisible()).toBe(true);
      expect(await panelOf(page, "Explore").isVisible()).toBe(false);
    }
    expect([...crossed]).toContain("Explore");
    // Along the row, the next item opens its own.
    await page.clock.resume();
    await item(page, "Tours").hover();
    await item(page, "Explore").hover();
    await panelOf(page, "Explore").waitFor();
    expect(await panelOf(page, "Tours").isVisible()).toBe(false);
  });
});

it("a dropdown closes when one of its links was followed", { tags: "engines" }, async () => {
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
