import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { newTab, startJourneys, tab, url } from "#tests/support/journey.ts";
import { hydrated } from "#tests/support/visit.ts";

startJourneys();

/** In CSS pixels of the window. */
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
interface Journey {
  duration: number;
  /** What is seen of the copy when it sets out and when it arrives. */
  start: Box;
  end: Box;
}

/** Records every journey: its length, and where it goes from and to. */
function recordJourneys(): void {
  const journeys: Journey[] = [];
  Object.assign(window, { journeys });
  const visible = (copy: Element): Box => {
    const { x, y, width, height } = copy.getBoundingClientRect();
    const scale = width / (copy as HTMLElement).offsetWidth;
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
  const record = (copy: Element) => {
    const [animation] = copy.getAnimations();
    if (animation === undefined) throw new Error("a copy that does not move");
    const at = (time: number) => {
      animation.currentTime = time;
      return visible(copy);
    };
    const duration = Number(animation.effect?.getTiming().duration);
    const end = at(duration - 0.001);
    journeys.push({ duration, end, start: at(0) });
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof Element && node.matches(".traveling-picture")) record(node);
  }).observe(document, { childList: true, subtree: true });
}

const journeys = (page: Page) => page.evaluate(() => (window as unknown as { journeys: Journey[] }).journeys);

async function openTours(reducedMotion: "no-preference" | "reduce", path = "/our-tours"): Promise<Page> {
  await newTab({ reducedMotion });
  const { page } = tab;
  await page.addInitScript(recordJourneys);
  await page.goto(url(path), { waitUntil: "networkidle" });
  await hydrated(page);
  return page;
}

async function boxOf(page: Page, selector: string): Promise<Box> {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not on the page`);
  return box;
}

function expectBox(actual: Box | undefined, expected: Box): void {
  for (const side of ["x", "y", "width", "height"] as const) expect(actual?.[side]).toBeCloseTo(expected[side], 0);
}

const CARD = ".tour-card-picture";
const DETAIL = ".tour-gallery img";

/** Until nothing travels any more. */
async function arrived(page: Page): Promise<void> {
  await expect.poll(() => page.locator(".traveling-picture").count()).toBe(0);
}

describe("the picture of a tour", () => {
  it("travels from the list to the tour and back, in 150 to 250 ms", async () => {
    const page = await openTours("no-preference");
    const link = page.locator(".tour-card-link").first();
    await link.scrollIntoViewIfNeeded();
    const card = await boxOf(page, CARD);
    // The pointer lifts the card that it rests on.
    await link.hover();
    await expect.poll(async () => (await boxOf(page, CARD)).y).toBe(card.y - 2);
    await link.click();
    await page.locator(".tour-gallery").waitFor();
    await expect.poll(() => journeys(page)).toHaveLength(1);
    await arrived(page);
    const detail = await boxOf(page, DETAIL);
    await page.goBack();
    await page.locator(".tour-card-link").first().waitFor();
    await expect.poll(() => journeys(page)).toHaveLength(2);
    const [there, back] = await journeys(page);
    expect([there?.duration, back?.duration]).toEqual([220, 220]);
    expectBox(there?.end, detail);
    expectBox(there?.start, { ...card, y: card.y - 2 });
    expectBox(back?.start, detail);
    expectBox(back?.end, card);
    await arrived(page);
    expect(tab.trouble).toEqual([]);
  });

  it("travels from the page somebody arrived at, as soon as a pointer has come near", async () => {
    const page = await openTours("no-preference", "/");
    const link = page.locator(".tour-card-link").first();
    const code = page.waitForResponse(/\/tours-[^/]*\.js$/);
    await link.hover();
    await (await code).finished();
    await page.waitForLoadState("networkidle");
    await link.click();
    await page.locator(".tour-gallery").waitFor();
    await expect.poll(() => journeys(page)).toHaveLength(1);
    await arrived(page);
    expect(tab.trouble).toEqual([]);
  });

  it("turns round when somebody goes back while it travels", async () => {
    const page = await openTours("no-preference");
    await page.locator(".tour-card-link").first().click();
    await page.locator(".traveling-picture").waitFor({ state: "attached" });
    // It stands still, so that the machine's speed decides nothing.
    await page.evaluate(() => document.querySelector(".traveling-picture")?.getAnimations()[0]?.pause());
    const underway = await boxOf(page, ".traveling-picture");
    await page.goBack();
    await expect.poll(() => journeys(page)).toHaveLength(2);
    const [, back] = await journeys(page);
    expect(back?.start.y).toBeCloseTo(underway.y, -1);
    await arrived(page);
    expect(tab.trouble).toEqual([]);
  });

  it("shows what has been fetched already until the larger one is there", async () => {
    const page = await openTours("no-preference");
    const seen = await page.evaluate(
      () => document.querySelector<HTMLImageElement>(".tour-card-picture")?.currentSrc ?? "",
    );
    await page.route("**/*", async (route) => {
      if (route.request().resourceType() === "image") await new Promise((resolve) => setTimeout(resolve, 3000));
      await route.continue();
    });
    await page.locator(".tour-card-link").first().click();
    await page.locator(".tour-gallery").waitFor();
    await arrived(page);
    const ground = () =>
      page
        .locator(DETAIL)
        .first()
        .evaluate((image) => getComputedStyle(image).backgroundImage);
    expect(await ground()).toContain(new URL(seen).pathname);
    await expect.poll(ground, { timeout: 10_000 }).toBe("none");
  });

  it("does not with reduced motion", async () => {
    const page = await openTours("reduce");
    await page.locator(".tour-card-link").first().click();
    await page.locator(".tour-gallery").waitFor();
    await page.waitForTimeout(400);
    expect(await journeys(page)).toEqual([]);
  });
});
