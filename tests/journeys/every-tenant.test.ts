/** Sweeps over the other tenants, and over all pages without pictures. */

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { load, newTab, startJourneys, url, visit } from "#tests/support/journey.ts";
import { CONTENT_PATHS, OTHER_PATHS, TENANT_HOSTS } from "#tests/support/public-pages.ts";
import { axeViolationsInBothSchemes } from "#tests/support/visit.ts";

startJourneys();

const NARROW = { width: 320, height: 800 };

/** A page of each kind: their templates are the ones every-page.test.ts judges, with other content. */
const KINDS = [
  "/",
  "/faq",
  "/gallery",
  "/blog",
  "/blog/a-blog-example",
  "/contact-us",
  "/meet-the-team",
  "/videos/en",
  "/our-tours",
  "/tours-detail/grand-canyon-tours/",
  "/cart/",
  "/activities/",
];

const scrollWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

describe.each(TENANT_HOSTS.filter((host) => host !== "localhost"))("pages of %s", (host) => {
  it("are silent, have one h1 and fit 320 px", { timeout: 180_000 }, async () => {
    const { page, trouble } = await newTab({ viewport: NARROW });
    for (const path of KINDS) {
      await load(url(path, host));
      expect(await page.locator("h1").count(), path).toBe(1);
      expect(await scrollWidth(page), path).toBeLessThanOrEqual(NARROW.width);
      expect(trouble, path).toEqual([]);
    }
  });

  it.each(["/", "/faq"])("%s passes axe", async (path) => {
    const { page } = await visit(url(path, host));
    expect(await axeViolationsInBothSchemes(page)).toEqual([]);
  });
});

it("every page fits 320 px without a single picture, as when the operator's server is down", {
  timeout: 180_000,
}, async () => {
  const { page } = await newTab({ viewport: NARROW });
  let refused = 0;
  await page.route("**/*", (route) => {
    if (route.request().resourceType() !== "image") return route.continue();
    refused += 1;
    return route.abort();
  });
  for (const path of [...CONTENT_PATHS, ...OTHER_PATHS]) {
    await page.goto(url(path), { waitUntil: "load" });
    expect(await scrollWidth(page), path).toBeLessThanOrEqual(NARROW.width);
  }
  expect(refused).toBeGreaterThan(50);
});
