import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { load, newTab, startJourneys } from "#tests/support/journey.ts";

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

/** Resolves when no copy is left. */
async function arrived(page: Page): Promise<void> {
  await expect.poll(() => page.locator("body > img").count()).toBe(0);
}

it("a tour's picture moves from the list to the tour, small until the larger file has come, and back; not with reduced motion", async () => {
  const { page, trouble } = await newTab();
  await page.addInitScript(recordMoves);
  await load("/our-tours");
  const card = page.locator("[data-tour] img").first();
  const link = page.locator("[data-tour] a").first();
  const picture = page.locator(".tour-gallery img").first();
  await card.scrollIntoViewIfNeeded();
  await expect.poll(() => card.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  const seen = await card.evaluate((image: HTMLImageElement) => image.currentSrc);
  const larger = Promise.withResolvers<void>();
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() === "image") await larger.promise;
    await route.continue();
  });
  await link.click();
  await picture.waitFor();
  await expect.poll(() => moves(page)).toEqual([220]);
  await arrived(page);
  const background = () => picture.evaluate((image) => getComputedStyle(image).backgroundImage);
  expect(await background()).toContain(new URL(seen).pathname);
  larger.resolve();
  await expect.poll(background).toBe("none");
  await page.goBack();
  await link.waitFor();
  await expect.poll(() => moves(page)).toEqual([220, 220]);
  await arrived(page);

  await page.emulateMedia({ reducedMotion: "reduce" });
  await link.click();
  await picture.waitFor();
  // A move would start in the first frame of the new page.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)))),
  );
  expect(await moves(page)).toHaveLength(2);
  expect(trouble).toEqual([]);
});
