import { expect, it } from "vitest";
import type { Site } from "#app/context.ts";
import { placeTime } from "#app/domain/calendar/clock.ts";
import { loadContentPage } from "#app/routes/content-page.server.ts";
import { tenantWith } from "#tests/support/tenant.ts";
import { DEMO_TIME_ZONE } from "#tests/support/today.ts";
import { placesFor } from "#tests/support/tours.ts";
import { createPageClock } from "#worker/content/dated.ts";

/** 20:00 in Las Vegas. */
const NOW = Date.parse("2026-12-06T04:00:00Z");
const MIDNIGHT = Date.parse("2026-12-06T08:00:00Z");

async function heldUntil(path: string): Promise<number> {
  const clock = createPageClock(placeTime(NOW, DEMO_TIME_ZONE));
  const page = { title: "A page", description: "", image: null, blocks: [] };
  const site = {
    ...{ origin: "https://canyon.example", baseSiteUrl: "https://base.example", tours: [], places: placesFor([]) },
    tenant: tenantWith(),
    ...{
      pictureHosts: { resizing: null, allowed: [] },
      ...{ menu: [], visit: [] },
      once: (derive: () => unknown) => derive(),
      ...clock,
      doNotStore: () => undefined,
    },
    content: { get: async () => ({ status: "ok", data: page }) },
  } as unknown as Site;
  const url = new URL(path, site.origin);
  await loadContentPage(site, new Request(url), url);
  return clock.lifetime().untilMs;
}

it("a page with today's date in a form holds until midnight, without one for good", async () => {
  expect(await heldUntil("/shuttle-service/grand-canyon-line")).toBe(MIDNIGHT);
  expect(await heldUntil("/faq")).toBe(Infinity);
});
