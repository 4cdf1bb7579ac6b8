import { describe, expect, it } from "vitest";
import { placeTime } from "#app/domain/calendar/clock.ts";
import type { Keep } from "#app/operator/resource.ts";
import { departures, salesDates } from "#app/operator/sales.ts";
import { tourDetail } from "#app/operator/tour-detail.ts";
import { topTours, tourLink } from "#app/operator/tours.ts";
import { DEMO_TIME_ZONE } from "#tests/support/today.ts";
import { createPageClock } from "#worker/content/dated.ts";
import { CACHE_POLICY, cachePolicy, PAGE_POLICY, pageSeconds, WEBHOOK_FRESH_SECONDS } from "#worker/content/policy.ts";

describe("cache policy", () => {
  it("lets edited content wait for the operator's notice, and sales never", () => {
    const answers = [tourDetail, topTours, tourLink, salesDates, departures];
    const all: [string, Keep][] = [
      ...Object.entries(CACHE_POLICY),
      ...answers.flatMap(({ name, keep }): [string, Keep][] => (keep === undefined ? [] : [[name, keep]])),
    ];
    for (const [kind, keep] of all.filter(([name]) => name !== "none")) {
      const isSales = ["sales-dates", "departures", "availability", "next-departures", "dates-ahead"].includes(kind);
      expect(cachePolicy(keep, false)).toEqual(keep);
      expect(cachePolicy(keep, true).freshSeconds, kind).toBe(isSales ? keep.freshSeconds : WEBHOOK_FRESH_SECONDS);
      // Names with a date in them have no end, so KV deletes them.
      expect(keep.expirationSeconds !== undefined, kind).toBe(isSales);
    }
  });
});

describe("a page in the cache", () => {
  const MIDNIGHT = Date.parse("2026-12-06T08:00:00Z");
  const lifetimeAt = (ms: number, read: (clock: ReturnType<typeof createPageClock>) => unknown) => {
    const clock = createPageClock(placeTime(ms, DEMO_TIME_ZONE));
    read(clock);
    return pageSeconds(clock.lifetime(), ms);
  };

  it("is kept for long, until midnight where tours leave once the date was asked for, or until an earlier moment", () => {
    const [noon, fresh] = [MIDNIGHT - 43_200_000, PAGE_POLICY.freshSeconds];
    expect(lifetimeAt(noon, () => undefined)).toEqual({ fresh, stale: PAGE_POLICY.staleWhileRevalidateSeconds });
    expect(lifetimeAt(noon, (clock) => clock.now())).toEqual({ fresh, stale: 43_200 - fresh });
    expect(lifetimeAt(MIDNIGHT - 30_500, (clock) => clock.now())).toEqual({ fresh: 30, stale: 0 });
    const earlier = [noon + 600_000, noon - 1, MIDNIGHT];
    expect(lifetimeAt(noon, (clock) => earlier.forEach(clock.holdUntil))).toEqual({ fresh, stale: 600 - fresh });
    expect(lifetimeAt(noon, (clock) => clock.staleAtMost(300))).toEqual({ fresh, stale: 300 });
  });
});
