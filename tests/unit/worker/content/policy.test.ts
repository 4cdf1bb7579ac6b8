import { describe, expect, it } from "vitest";
import {
  CACHE_POLICY,
  type ContentKind,
  cacheKey,
  cachePolicy,
  PAGE_POLICY,
  pageSeconds,
  WEBHOOK_FRESH_SECONDS,
} from "#worker/content/policy.ts";

describe("cache policy", () => {
  it.each(Object.entries(CACHE_POLICY))("%s is fresh for half a minute to an hour", (_kind, { freshSeconds }) => {
    expect(freshSeconds).toBeGreaterThanOrEqual(30);
    expect(freshSeconds).toBeLessThanOrEqual(3600);
  });

  it("lets edited content wait for the operator's notice, and sales never", () => {
    for (const kind of Object.keys(CACHE_POLICY) as ContentKind[]) {
      const isSales = ["sales-dates", "departures", "availability", "next-departures", "dates-ahead"].includes(kind);
      expect(cachePolicy(kind, false)).toEqual(CACHE_POLICY[kind]);
      expect(cachePolicy(kind, true).freshSeconds, kind).toBe(
        isSales ? CACHE_POLICY[kind].freshSeconds : WEBHOOK_FRESH_SECONDS,
      );
      // Names with a date in them have no end, so KV deletes them.
      expect(cachePolicy(kind, false).expirationSeconds !== undefined, kind).toBe(isSales);
    }
  });

  it("has the tenant and the kind in every key", () => {
    const kinds = Object.keys(CACHE_POLICY) as ContentKind[];
    const keys = ["a.example", "b.example"].flatMap((host) => kinds.map((kind) => cacheKey(host, kind, "x")));
    expect(new Set(keys).size).toBe(keys.length);
    expect(cacheKey("a.example", "page", "x")).toBe("t:a.example:page:x");
    expect(cacheKey("a.example", "site")).toBe("t:a.example:site");
    expect(keys.every((key) => key.startsWith("t:a.example:") || key.startsWith("t:b.example:"))).toBe(true);
  });
});

describe("a page in the cache", () => {
  const NOON = new Date("2026-12-05T20:00:00Z");
  const home = { route: "routes/home", showsSeats: true };
  const tour = { route: "routes/tour", showsSeats: false };

  it("is kept for long without dates, for an hour with next departures, for minutes with seats to book", () => {
    const stale = [{ ...home, showsSeats: false }, home, tour].map((page) => pageSeconds(page, NOON).stale);
    expect(stale).toEqual([
      PAGE_POLICY.staleWhileRevalidateSeconds,
      PAGE_POLICY.departuresStaleWhileRevalidateSeconds,
      PAGE_POLICY.datedStaleWhileRevalidateSeconds,
    ]);
  });

  it.each([
    // Standard time, and daylight time on the night that begins and ends it.
    ["2026-12-05T23:58:00-08:00", 120],
    ["2026-12-05T23:59:30-08:00", 30],
    ["2026-07-05T23:59:59-07:00", 1],
    ["2026-03-08T23:59:00-07:00", 60],
    ["2026-11-01T23:59:00-08:00", 60],
  ])("is gone by midnight in Las Vegas if it names dates: rendered at %s", (instant, left) => {
    for (const page of [home, tour]) {
      const { fresh, stale } = pageSeconds(page, new Date(instant));
      expect(fresh).toBe(Math.min(left, PAGE_POLICY.freshSeconds));
      expect(fresh + stale).toBe(left);
    }
  });
});
