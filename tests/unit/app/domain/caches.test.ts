import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { KEPT_CONTENT, KEPT_PAGES, keepWhere, pageSeconds, REPORTED_FRESH_SECONDS } from "#app/domain/caches.ts";
import { placeTime } from "#app/domain/calendar/clock.ts";
import { DEMO_TIME_ZONE } from "#tests/support/today.ts";
import { createPageClock } from "#worker/content/dated.ts";

it("the table of caches is the only place that says how long something is kept", () => {
  const elsewhere = globSync("{app,worker}/**/*.{ts,tsx}")
    .filter((file) => file !== "app/domain/caches.ts")
    .filter((file) => /(?:max-age=|(?:fresh|stale|expiration)Seconds: )[1-9]/i.test(readFileSync(file, "utf8")));
  expect(elsewhere).toEqual([]);
});

it("the table of caches lets edited content wait for the operator's notice, and sales never", () => {
  const { other, ...kinds } = KEPT_CONTENT;
  expect(keepWhere(true, other)).toEqual(other);
  for (const [kind, keep] of Object.entries(kinds)) {
    const isSales = ["sales-dates", "departures", "availability", "next-departures", "dates-ahead"].includes(kind);
    expect(keepWhere(false, keep)).toEqual(keep);
    expect(keepWhere(true, keep).freshSeconds, kind).toBe(isSales ? keep.freshSeconds : REPORTED_FRESH_SECONDS);
    // Names with a date in them have no end, so KV deletes them.
    expect("expirationSeconds" in keep, kind).toBe(isSales);
  }
});

const MIDNIGHT = Date.parse("2026-12-06T08:00:00Z");
const lifetimeAt = (ms: number, read: (clock: ReturnType<typeof createPageClock>) => unknown) => {
  const clock = createPageClock(placeTime(ms, DEMO_TIME_ZONE));
  read(clock);
  return pageSeconds(clock.lifetime(), ms);
};

it("a page in the cache is kept for long, until midnight where tours leave once the date was asked for, or until an earlier moment", () => {
  const [noon, fresh] = [MIDNIGHT - 43_200_000, KEPT_PAGES.freshSeconds];
  expect(lifetimeAt(noon, () => undefined)).toEqual({ fresh, stale: KEPT_PAGES.staleSeconds });
  expect(lifetimeAt(noon, (clock) => clock.now())).toEqual({ fresh, stale: 43_200 - fresh });
  expect(lifetimeAt(MIDNIGHT - 30_500, (clock) => clock.now())).toEqual({ fresh: 30, stale: 0 });
  const earlier = [noon + 600_000, noon - 1, MIDNIGHT];
  expect(lifetimeAt(noon, (clock) => earlier.forEach(clock.holdUntil))).toEqual({ fresh, stale: 600 - fresh });
  expect(lifetimeAt(noon, (clock) => clock.staleAtMost(300))).toEqual({ fresh, stale: 300 });
});
