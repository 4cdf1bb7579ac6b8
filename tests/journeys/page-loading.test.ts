import { describe, expect, it } from "vitest";
import { isSameDocument, load, markDocument, newTab, startJourneys, tab, url, visit } from "#tests/support/journey.ts";

startJourneys();

const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };

describe("from a list to a tour", () => {
  it("hovering fetches everything; the click asks the network for no page, script or data", async () => {
    const { page, trouble } = await visit("/our-tours");
    const link = page.locator("[data-tour] a").first();
    const title = await link.innerText();
    const prefetched = page.waitForResponse((response) => response.url().includes(".data"));
    await link.hover();
    await (await prefetched).finished();
    await tab.settled();
    await markDocument(page);
    await page.evaluate(() => performance.clearResourceTimings());
    await link.click();
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    const fetched = await page.evaluate(() => ({
      // A transfer size of 0 is an answer from the browser's cache.
      fromNetwork: performance
        .getEntriesByType("resource")
        .filter(({ name, transferSize }) => transferSize > 0 && /\.data|\.js$|\.css$/.test(name))
        .map(({ name }) => name),
      data: performance.getEntriesByType("resource").filter(({ name }) => name.includes(".data")).length,
    }));
    expect(fetched).toEqual({ fromNetwork: [], data: 1 });
    expect(await isSameDocument(page)).toBe(true);
    expect(trouble).toEqual([]);
  });

  it("the way back leads to the card that was tapped", async () => {
    const { page, trouble } = await visit("/our-tours", PHONE);
    const link = page.locator("[data-tour] a").nth(20);
    const title = await link.innerText();
    await link.scrollIntoViewIfNeeded();
    await link.tap();
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    await page.goBack();
    await link.waitFor();
    // The restored position is a number of pixels; the card must still be there.
    await expect
      .poll(() =>
        link.evaluate((element) => {
          const { top } = element.getBoundingClientRect();
          return top > -innerHeight / 2 && top < innerHeight * 1.5;
        }),
      )
      .toBe(true);
    expect(trouble).toEqual([]);
  });
});

it("scrolling is kept by a reload, and an address with a fragment starts at its target", async () => {
  const { page, trouble } = await visit("/tours/121", PHONE);
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  await page.evaluate(() => window.scrollTo(0, 1_200));
  await page.reload();
  await expect.poll(scrolled).toBe(1_200);
  await page.goto("about:blank");
  await load("/tours/121#calendar");
  const top = () => page.locator("#calendar").evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(200);
  expect(await top()).toBeGreaterThanOrEqual(0);
  expect(trouble).toEqual([]);
});

it.each([true, false])(
  "lazy pictures in sight are shown without scrolling (JavaScript: %s)",
  async (javaScriptEnabled) => {
    await newTab({ ...PHONE, javaScriptEnabled });
    await tab.page.goto(url("/articles"));
    const second = tab.page.locator('main img[loading="lazy"]').first();
    await expect
      .poll(() => second.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true);
    expect(await second.evaluate((image) => image.getBoundingClientRect().top)).toBeGreaterThan(0);
  },
);
