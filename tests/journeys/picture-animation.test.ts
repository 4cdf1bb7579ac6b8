import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { load, newTab, startJourneys, tab } from "#tests/support/journey.ts";

startJourneys();

/** In CSS pixels of the window. */
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
interface Move {
  durationMs: number;
  /** The visible part of the copy at the start and at the end. */
  start: Box;
  end: Box;
}

/** Records every copy of a picture that is added to the body: how long it moves, and from where to where. */
function recordMoves(): void {
  const moves: Move[] = [];
  Object.assign(window, { moves });
  const visible = (copy: HTMLImageElement): Box => {
    const { x, y, width, height } = copy.getBoundingClientRect();
    const scale = width / copy.offsetWidth;
    const [cutY = 0, cutX = cutY] =
      getComputedStyle(copy)
        .clipPath.match(/[\d.e-]+(?=px)/g)
        ?.map(Number) ?? [];
    return {
      x: x + cutX * scale,
      y: y + cutY * scale,
      width: width - 2 * cutX * scale,
      height: height - 2 * cutY * scale,
    };
  };
  const record = (copy: HTMLImageElement) => {
    const [animation] = copy.getAnimations();
    if (animation === undefined) throw new Error("a copy that does not move");
    const at = (time: number) => {
      animation.currentTime = time;
      return visible(copy);
    };
    const durationMs = Number(animation.effect?.getTiming().duration);
    const end = at(durationMs - 0.001);
    moves.push({ durationMs, end, start: at(0) });
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (node instanceof HTMLImageElement && node.parentElement === document.body) record(node);
      }
    }
  }).observe(document, { childList: true, subtree: true });
}

const moves = (page: Page) => page.evaluate(() => (window as unknown as { moves: Move[] }).moves);

async function openTours(reducedMotion: "no-preference" | "reduce", path = "/our-tours"): Promise<Page> {
  await newTab({ reducedMotion });
  await tab.page.addInitScript(recordMoves);
  return load(path);
}

async function boxOf(page: Page, selector: string): Promise<Box> {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not on the page`);
  return box;
}

function expectBox(actual: Box | undefined, expected: Box): void {
  for (const side of ["x", "y", "width", "height"] as const) expect(actual?.[side]).toBeCloseTo(expected[side], 0);
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
    await link.scrollIntoViewIfNeeded();
    const card = await boxOf(page, CARD);
    // Hovering lifts the card.
    await link.hover();
    await expect.poll(async () => (await boxOf(page, CARD)).y).toBe(card.y - 2);
    await link.click();
    await page.locator(DETAIL).waitFor();
    await expect.poll(() => moves(page)).toHaveLength(1);
    await arrived(page);
    const detail = await boxOf(page, DETAIL);
    await page.goBack();
    await link.waitFor();
    await expect.poll(() => moves(page)).toHaveLength(2);
    const [there, back] = await moves(page);
    expect([there?.durationMs, back?.durationMs]).toEqual([220, 220]);
    expectBox(there?.end, detail);
    expectBox(there?.start, { ...card, y: card.y - 2 });
    expectBox(back?.start, detail);
    expectBox(back?.end, card);
    await arrived(page);
    expect(tab.trouble).toEqual([]);
  });

  it("moves from the first page of a visit, once hovering has fetched the tour's code", async () => {
    const page = await openTours("no-preference", "/");
    const link = page.locator(LINK).first();
    const fetched = page.waitForResponse((response) => response.url().includes(".data"));
    await link.hover();
    await (await fetched).finished();
    await tab.settled();
    await link.click();
    await page.locator(DETAIL).waitFor();
    await expect.poll(() => moves(page)).toHaveLength(1);
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
