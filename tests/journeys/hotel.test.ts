import { describe, expect, it } from "vitest";
import { load, newTab, startJourneys, tab } from "#tests/support/journey.ts";

startJourneys();

describe("the hotel search", () => {
  it("on a phone the search is folded up, and the message stands above what was pressed", async () => {
    const { page, trouble } = await newTab({ viewport: { width: 360, height: 740 }, reducedMotion: "reduce" });
    await load("/hotel/");
    const checkOut = page.getByLabel("Check-out");
    expect(await checkOut.isVisible()).toBe(false);
    await page.getByText("Las Vegas, 2 guests").click();
    expect(await checkOut.isVisible()).toBe(true);
    await page.getByRole("button", { name: /^Add to cart Queen room/ }).click();
    const message = page.locator("[data-sonner-toast]");
    const edges = async () => {
      const [top, pressed] = await Promise.all([
        message.boundingBox(),
        page.getByRole("link", { name: "See cart" }).boundingBox(),
      ]);
      return { isInside: (top?.y ?? -1) >= 0, isAbove: (top?.y ?? 0) + (top?.height ?? 0) < (pressed?.y ?? 0) };
    };
    await expect.poll(edges).toEqual({ isInside: true, isAbove: true });

    await load("/hotel/?destination=las-vegas&checkIn=2020-01-01&checkOut=2020-01-03&guests=2");
    await page.getByText("Check-in has passed.").waitFor();
    await page.setViewportSize({ width: 1280, height: 800 });
    await load("/hotel/");
    await checkOut.waitFor();
    expect(trouble).toEqual([]);
  });

  it("a place's picture fills the place in", async () => {
    await newTab();
    await load("/hotel/");
    await tab.page.getByRole("link", { name: /^Zion/ }).click();
    await expect.poll(() => tab.page.getByLabel("Where").inputValue()).toBe("zion-national-park");
    expect(tab.trouble).toEqual([]);
  });
});
