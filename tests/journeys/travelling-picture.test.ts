import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { newTab, startJourneys, tab, url } from "#tests/support/journey.ts";
import { hydrated } from "#tests/support/visit.ts";

startJourneys();

/** Durations of the travelling picture's animations, one list a view transition. */
type Journeys = { journeys: number[][] };

async function openTours(reducedMotion: "no-preference" | "reduce"): Promise<Page> {
  await newTab({ reducedMotion });
  const { page } = tab;
  await page.addInitScript(() => {
    const journeys: number[][] = [];
    Object.assign(window, { journeys });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      const record = async () => {
        await transition.ready;
        const travelling = document
          .getAnimations()
          .map(({ effect }) => effect as KeyframeEffect)
          .filter(({ pseudoElement }) => pseudoElement?.startsWith("::view-transition-group(tour-"));
        journeys.push(travelling.map((effect) => Number(effect.getTiming().duration)));
      };
      void record();
      return transition;
    };
  });
  await page.goto(url("/our-tours"), { waitUntil: "networkidle" });
  await hydrated(page);
  return page;
}

const journeys = (page: Page) => page.evaluate(() => (window as unknown as Journeys).journeys.flat());

describe("the picture of a tour", () => {
  it("travels from the list to the tour and back, in 150 to 250 ms", async () => {
    const page = await openTours("no-preference");
    await page.locator(".tour-card-link").first().click();
    await page.locator(".tour-gallery").waitFor();
    await expect.poll(() => journeys(page)).toEqual([220]);
    // A journey that is cut short by the next one has no second half; let it arrive.
    await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"));
    await page.goBack();
    await page.locator(".tour-card-link").first().waitFor();
    await expect.poll(() => journeys(page)).toEqual([220, 220]);
    expect(tab.trouble).toEqual([]);
  });

  it("does not with reduced motion", async () => {
    const page = await openTours("reduce");
    await page.locator(".tour-card-link").first().click();
    await page.locator(".tour-gallery").waitFor();
    await page.waitForTimeout(400);
    expect(await journeys(page)).toEqual([]);
  });
});
