/** Sweeps over the other tenants. */

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { load, newTab, startJourneys, url } from "#tests/support/journey.ts";
import { TENANT_HOSTS } from "#tests/support/public-pages.ts";
import { axeViolations } from "#tests/support/visit.ts";

startJourneys();

const NARROW = { width: 320, height: 800 };

/** A page of each kind: their templates are the ones every-page.test.ts judges, with other content. */
const KINDS = [
  "/",
  "/faq",
  "/gallery",
  "/blog/a-blog-example",
  "/contact-us",
  "/meet-the-team",
  "/videos/en",
  "/our-tours",
  "/tours-detail/grand-canyon-tours/",
  "/cart/",
];

const CONTRAST = new Set(["/", "/faq"]);

const scrollWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

describe.each(TENANT_HOSTS.filter((host) => host !== "localhost"))("pages of %s", (host) => {
  it("are silent, have one h1, fit 320 px and have enough contrast in their colors", async () => {
    const { page, trouble } = await newTab({ viewport: NARROW });
    for (const path of KINDS) {
      await load(url(path, host));
      expect(await page.locator("h1").count(), path).toBe(1);
      expect(await scrollWidth(page), path).toBeLessThanOrEqual(NARROW.width);
      expect(trouble, path).toEqual([]);
      // Another tenant has other colors.
      for (const colorScheme of CONTRAST.has(path) ? (["light", "dark"] as const) : []) {
        await page.emulateMedia({ colorScheme });
        expect(await axeViolations(page, ["color-contrast"]), `${path} ${colorScheme}`).toEqual([]);
      }
    }
  });
});
