/** The site with user preferences: forced colors, large texts, reduced motion. Zoom, text spacing and print of all pages: every-page.test.ts. */

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { cutOff } from "#tests/support/accessibility.ts";
import { navigate, openStill, startJourneys, tab } from "#tests/support/journey.ts";
import { tabTo } from "#tests/support/keyboard.ts";
import { monthFromNow, roomsPath } from "#tests/support/today.ts";

startJourneys();

const borderOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(element);
      return `${borderTopWidth} ${borderTopStyle} ${borderTopColor}`;
    });

/** Buttons without a border and icons in another color than the text beside them. */
function lostInForcedColors(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = (selector: string) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
    const bare = shown(".button").filter((button) => {
      const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(button);
      return borderTopStyle === "none" || borderTopWidth === "0px" || /^rgba\(.*, 0\)$/.test(borderTopColor);
    });
    const odd = shown(".icon").filter((icon) => {
      const beside = icon.parentElement;
      return beside !== null && getComputedStyle(icon).stroke !== getComputedStyle(beside).color;
    });
    return [
      ...bare.map((button) => `no border: ${button.textContent}`),
      ...odd.map((icon) => `icon in another color than its text: ${icon.parentElement?.textContent}`),
    ];
  });
}

it("with forced colors, light or dark, buttons, icons, the chosen day and the focus can be seen", async () => {
  const page = await openStill(`/tours/121?month=${monthFromNow(1)}`, { forcedColors: "active" });
  const differs = async (chosen: string, other: string) =>
    expect(await borderOf(page, chosen)).not.toBe(await borderOf(page, other));
  await page.locator(".day-link").nth(3).click();
  await page.locator(".departure").first().waitFor();
  // `tabTo` throws where there is no ring.
  await tabTo(page, ".calendar a[href]");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await lostInForcedColors(page), colorScheme).toEqual([]);
    await differs(".day-link[aria-current]", ".day-link:not([aria-current])");
  }
  await navigate("/videos/es");
  expect(await lostInForcedColors(page)).toEqual([]);
  await differs(".pill-links [aria-current]", ".pill-links a:not([aria-current])");
});

/** One page of each template; the first two have a room in the cart. */
const LARGE_TEXT_PATHS = [
  roomsPath(),
  "/cart/",
  "/",
  "/our-tours?people=4&destination=zion-national-park&language=spanish",
  "/tours-detail/grand-canyon-tours/",
  `/tours/121?month=${monthFromNow(1)}`,
  "/contact-us",
  "/shuttle-service",
  "/about-us",
  "/press-releases",
];

it("with text of 200 %, nothing is cut off or wider than the window of a phone or laptop", async () => {
  const page = await openStill(roomsPath(), { viewport: { width: 360, height: 740 } });
  await page
    .getByRole("button", { name: /^Add to cart/ })
    .first()
    .click();
  await page.locator(".cart-badge").waitFor();
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  const problems: string[] = [];
  for (const path of LARGE_TEXT_PATHS) {
    await navigate(path);
    await tab.settled();
    await page.evaluate(() => {
      for (const details of document.querySelectorAll<HTMLDetailsElement>("main details")) details.open = true;
    });
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 740 });
      problems.push(...(await cutOff(page)).map((problem) => `${path} at ${width}: ${problem}`));
    }
    const logo = await page.locator(".header-logo").boundingBox();
    if ((logo?.width ?? 0) < 100) problems.push(`${path}: no logo`);
  }
  expect(problems).toEqual([]);
});

it("with reduced motion nothing moves: neither the menu, nor the drawer, nor the header", async () => {
  const page = await openStill("/", { viewport: { width: 360, height: 740 } });
  const moving = () =>
    page.evaluate(() =>
      document.getAnimations().flatMap(({ effect }) => {
        const { duration } = effect?.getComputedTiming() ?? {};
        return typeof duration === "number" && duration > 1 ? [duration] : [];
      }),
    );
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.waitForFunction(() => document.querySelector(".site-header[data-hidden]") !== null);
  expect(await moving()).toEqual([]);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("dialog").locator("summary").first().click();
  expect(await moving()).toEqual([]);
});
