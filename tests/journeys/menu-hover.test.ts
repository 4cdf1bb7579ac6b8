import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openPage, startJourneys } from "#tests/support/journey.ts";

startJourneys();

const item = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true });
const panelOf = (page: Page, name: string) =>
  page.locator(".main-menu .menu-item", { has: page.locator(".menu-link", { hasText: name }) }).locator(".menu-panel");

describe("a menu that hovering has opened", () => {
  it.each(["Tours: more", "Explore: more", "Why us: more", "Account menu"])(
    "%s stays open at the first click on its chevron and closes at the second",
    async (name) => {
      const page = await openPage("/");
      const button = page.getByRole("button", { name, exact: true });
      const isOpen = () => button.getAttribute("aria-expanded");
      await button.hover();
      expect(await isOpen()).toBe("true");
      await button.click();
      expect(await isOpen()).toBe("true");
      await button.click();
      expect(await isOpen()).toBe("false");
    },
  );

  it("stays open while the pointer travels diagonally over other items to a tile", async () => {
    const page = await openPage("/");
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
