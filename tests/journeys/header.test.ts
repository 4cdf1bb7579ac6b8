import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { headerOverlaps } from "#tests/support/accessibility.ts";
import { load, newTab, openPage, stack, startJourneys, tab, url } from "#tests/support/journey.ts";
import { arrive } from "#tests/support/visit.ts";

startJourneys();

const item = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true });

it("the header reads contact, logo, menu and the visitor's links; it leaves when scrolling down, returns when scrolling up and for the keyboard", async () => {
  const page = await openPage("/", { reducedMotion: "reduce" });
  const shown = await page
    .locator(".site-header :is(a, button)")
    .filter({ visible: true })
    .evaluateAll((all) =>
      all.map((one) => [
        one.textContent?.trim() || (one.querySelector("img")?.alt ?? ""),
        one.getAttribute("href") ?? "",
      ]),
    );
  expect(shown.map(([name]) => name)).toEqual([
    ...["Instagram", "Facebook", "YouTube", "Text us", "+1 702 555 0142", "Agent login", "National Park Express"],
    ...["Tours", "Tours: more", "Explore", "Explore: more", "Shuttle", "Why us", "Why us: more", "FAQ", "Contact"],
    ...["BOOK A TOUR", "Messages", "Saved tours", "Cart", "Account", "Account menu"],
  ]);
  const hrefs = shown.map(([, href]) => href);
  for (const href of ["sms:+17025550143", "tel:+17025550142", "/account/message/", "/cart/", "/account"])
    expect(hrefs).toContain(href);
  expect(hrefs).toContainEqual(expect.stringMatching(/\/admin\/#\/login$/));
  // The last four items of the menu are on the right, apart from the others.
  const items = await page.locator(".main-menu .menu-item").all();
  const boxes = await Promise.all(items.map(async (each) => (await each.boundingBox()) ?? { x: 0, width: 0 }));
  const gaps = boxes.slice(1).map(({ x }, at) => x - (boxes[at]?.x ?? 0) - (boxes[at]?.width ?? 0));
  expect(gaps.indexOf(Math.max(...gaps))).toBe(gaps.length - 4);

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

it("holds a menu of 15 items in three levels, by mouse, keyboard and touch", async () => {
  const entries = (count: number, id: number, below: (id: number) => object[] = () => []) =>
    Array.from({ length: count }, (_, at) => ({
      ...{ id: id + at, title: `Entry ${id + at}`, url: `/blog?entry=${id + at}`, is_visible: true },
      children: below(10 * (id + at)),
    }));
  const data = entries(15, 101, (id) => entries(7, id, (below) => entries(3, below)));
  const header = { phone: "+1 702 555 0142", textUs: "+1 702 555 0143" };
  const config = { documentTitle: "Fifteen", header, navigation: { data } };
  await stack.setAnswer("/api/tenant-config/user/public", config);
  // A host of its own: nothing of it is stored.
  const page = await openPage(url("/", "fifteen.localhost"), { reducedMotion: "reduce" });
  for (const width of [1_024, 1_920]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await headerOverlaps(page), `${width}`).toEqual([]);
    const top = page.locator(".main-menu .menu-item").filter({ visible: true });
    expect(await top.count()).toBeGreaterThan(2);
    for (const each of [top.first(), top.last()]) {
      await each.hover();
      const box = (await each.locator(".menu-panel").boundingBox()) ?? { x: -1, y: 0, width: 0, height: 0 };
      expect([box.x >= 0, box.x + box.width <= width, box.y + box.height <= 900]).toEqual([true, true, true]);
      await each.locator(".menu-panel li li a").last().focus();
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
  await arrive(page, /entry=11562$/);
});

describe("the drawer", () => {
  it("opens and closes, opens its submenus, keeps phone and text in reach, and closes when a link is followed", {
    tags: "engines",
  }, async () => {
    const page = await openPage("/", { viewport: { width: 360, height: 740 }, hasTouch: true });
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
    expect(await drawer.getByText("Itineraries").isVisible()).toBe(true);
    const links = await drawer.getByRole("link").allInnerTexts();
    for (const name of ["Explore overview", "Messages", "Sign in", "Sign up", "Agent login", "BOOK A TOUR"]) {
      expect(links).toContain(name);
    }
    for (const name of ["Tours", "Explore"]) await drawer.locator("summary", { hasText: name }).first().click();
    expect(await drawer.locator("details").first().locator("a").first().isVisible()).toBe(false);
    expect(await drawer.getByText("Itineraries").isVisible()).toBe(false);
    await page.keyboard.press("Escape");
    await drawer.waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("button", { name: "Close menu" }).click();
    await drawer.waitFor({ state: "hidden" });
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Open menu");
    await page.getByRole("button", { name: "Open menu" }).click();
    await drawer.getByRole("link", { name: "FAQ" }).click();
    await arrive(page, /\/faq$/);
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
