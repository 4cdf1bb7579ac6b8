import { describe, expect, it } from "vitest";
import { newTab, startJourneys, url } from "#tests/support/journey.ts";
import { CONTENT_PATHS, OTHER_PATHS, TENANT_HOSTS } from "#tests/support/public-pages.ts";
import { hydrated } from "#tests/support/visit.ts";

startJourneys();

describe.each(TENANT_HOSTS)("every page of %s", (host) => {
  it("hydrates in silence, has one h1 and fits 320 px", { timeout: 180_000 }, async () => {
    const left = [...CONTENT_PATHS, ...OTHER_PATHS];
    const walk = async () => {
      const { page, trouble } = await newTab({ viewport: { width: 320, height: 800 } });
      for (let path = left.pop(); path !== undefined; path = left.pop()) {
        await page.goto(url(path, host), { waitUntil: "networkidle" });
        await hydrated(page);
        expect(await page.locator("h1").count(), path).toBe(1);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
        expect(trouble, path).toEqual([]);
      }
    };
    await Promise.all([walk(), walk(), walk()]);
  });
});

describe("every page without a single picture", () => {
  it("fits 320 px all the same: the operator's pictures go when the operator goes", { timeout: 180_000 }, async () => {
    const left = [...CONTENT_PATHS, ...OTHER_PATHS];
    let refused = 0;
    const walk = async () => {
      const { page } = await newTab({ viewport: { width: 320, height: 800 } });
      await page.route("**/*", (route) => {
        if (route.request().resourceType() !== "image") return route.continue();
        refused += 1;
        return route.abort();
      });
      for (let path = left.pop(); path !== undefined; path = left.pop()) {
        await page.goto(url(path), { waitUntil: "load" });
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
      }
    };
    await Promise.all([walk(), walk(), walk()]);
    expect(refused).toBeGreaterThan(50);
  });
});
