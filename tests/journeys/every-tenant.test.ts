import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser } from "#tests/support/browser.ts";
import { CONTENT_PATHS, OTHER_PATHS, TENANT_HOSTS } from "#tests/support/public-pages.ts";
import { startTestStack, type TestStack } from "#tests/support/test-stack.ts";
import { hydrated, openTab } from "#tests/support/visit.ts";

let browser: Browser;
let stack: TestStack;

beforeAll(async () => {
  [browser, stack] = await Promise.all([launchBrowser(), startTestStack()]);
});
afterAll(async () => {
  await browser.close();
  await stack.stop();
});

describe.each(TENANT_HOSTS)("every page of %s", (host) => {
  it("hydrates in silence, has one h1 and fits 320 px", { timeout: 180_000 }, async () => {
    const tab = await openTab(browser, { viewport: { width: 320, height: 800 } });
    const { page, trouble } = tab;
    for (const path of [...CONTENT_PATHS, ...OTHER_PATHS]) {
      await page.goto(`http://${host}:${stack.site.url.port}${path}`, { waitUntil: "networkidle" });
      await hydrated(page);
      expect(await page.locator("h1").count(), path).toBe(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
      expect(trouble, path).toEqual([]);
    }
    await tab.close();
  });
});
