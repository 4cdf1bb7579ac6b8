import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { load, newTab, startJourneys, tab } from "#tests/support/journey.ts";

startJourneys();

/** Records how long each copy of a picture that is added to the body moves. */
function recordMoves(): void {
  const moves: number[] = [];
  Object.assign(window, { moves });
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (!(node instanceof HTMLImageElement) || node.parentElement !== document.body) continue;
        moves.push(Number(node.getAnimations()[0]?.effect?.getTiming().duration));
      }
    }
  }).observe(document, { childList: true, subtree: true });
}

const moves = (page: Page) => page.evaluate(() => (window as unknown as { moves: number[] }).moves);

async function openTours(reducedMotion: "no-preference" | "reduce"): Promise<Page> {
  await newTab({ reducedMotion });
  await tab.page.addInitScript(recordMoves);
  return load("/our-tours");
}

const CARD = "[data-tour] img";
const LINK = "[data-tour] a";
const DETAIL = ".tour-gallery img >> nth=0";

/** Resolves when no copy is left. */
async function arrived(page: Page): Promise<void> {
  await expect.poll(() => page.locator("body > img").count()).toBe(0);
}

describe("the picture of a tour", () => {
  it("moves from the list to the tour and back, in 220 ms", async () => {
    const page = await openTours("no-preference");
    const link = page.locator(LINK).first();
    await link.click();
    await page.locator(DETAIL).waitFor();
    await expect.poll(() => moves(page)).toHaveLength(1);
    await arrived(page);
    await page.goBack();
    await link.waitFor();
    await expect.poll(() => moves(page)).toEqual([220, 220]);
    await arrived(page);
    expect(tab.trouble).toEqual([]);
  });

  it("is the small file until the larger one has loaded", async () => {
    const page = await openTours("no-preference");
    const card = page.locator(CARD).first();
    await card.scrollIntoViewIfNeeded();
    await expect.poll(() => card.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    const seen = await card.evaluate((image: HTMLImageElement) => image.currentSrc);
    const larger = Promise.withResolvers<void>();
    await page.route("**/*", async (route) => {
      if (route.request().resourceType() === "image") await larger.promise;
      await route.continue();
    });
    await page.locator(LINK).first().click();
    const picture = page.locator(DETAIL);
    await picture.waitFor();
    await expect.poll(() => moves(page)).toHaveLength(1);
    await arrived(page);
    const background = () => picture.evaluate((image) => getComputedStyle(image).backgroundImage);
    expect(await background()).toContain(new URL(seen).pathname);
    larger.resolve();
    await expect.poll(background).toBe("none");
  });

  it("does not move with reduced motion", async () => {
    const page = await openTours("reduce");
    await page.locator(LINK).first().click();
    await page.locator(DETAIL).waitFor();
    // A move would start in the first frame of the new page.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)))),
    );
    expect(await moves(page)).toEqual([]);
  });
});
