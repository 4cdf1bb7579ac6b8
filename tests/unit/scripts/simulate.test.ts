import { describe, expect, it } from "vitest";
import { POLICY, SETUP, type Setup } from "#scripts/simulate/model.ts";
import { billOf, usageOf } from "#scripts/simulate/prices.ts";
import { type DayResult, simulate, totalViews, type Views } from "#scripts/simulate/run.ts";
import { CACHE_POLICY, PAGE_POLICY, PURGE_POLICY } from "#worker/content/policy.ts";

const SMALL: Setup = { ...SETUP, tenants: 100, viewsPerMonth: 4e6, editsPerDay: 20 };

const normal = simulate(SMALL, "normal day");
const deploy = simulate(SMALL, "deploy at noon");
const outage = simulate(SMALL, "outage");
const burst = simulate(SMALL, "1,000 edits");

function hitRate(views: Views): number {
  return (views.hit + views.upperHit + views.stale) / totalViews(views);
}

function atHour(day: DayResult, hour: number): Views {
  const views = day.viewsByHour[hour];
  if (views === undefined) throw new Error(`no hour ${hour}`);
  return views;
}

describe("the simulation", () => {
  it("gives the same result for the same seed", () => {
    const again = simulate(SMALL, "normal day");
    expect(again).toEqual(normal);
    expect(simulate({ ...SMALL, seed: 2 }, "normal day")).not.toEqual(normal);
  });

  it("uses the worker's policies", () => {
    expect(POLICY.page).toBe(PAGE_POLICY);
    expect(POLICY.purge).toBe(PURGE_POLICY);
    expect(POLICY.content).toBe(CACHE_POLICY);
  });

  it("changes with each policy", () => {
    const withPolicy = (policy: Partial<typeof POLICY>, setup = SMALL) =>
      simulate({ ...setup, policy: { ...POLICY, ...policy } }, "normal day");
    const freshLonger = withPolicy({ page: { ...PAGE_POLICY, freshSeconds: 600 } });
    expect(freshLonger.renders).toBeLessThan(normal.renders * 0.95);
    const neverStale = withPolicy({
      page: {
        ...PAGE_POLICY,
        staleWhileRevalidateSeconds: 0,
        datedStaleWhileRevalidateSeconds: 0,
        departuresStaleWhileRevalidateSeconds: 0,
      },
    });
    expect(neverStale.views.stale).toBe(0);
    const departuresFreshLonger = withPolicy({
      content: { ...CACHE_POLICY, "next-departures": { freshSeconds: 21_600, maxStaleSeconds: 43_200 } },
    });
    expect(departuresFreshLonger.calls).toBeLessThan(normal.calls * 0.98);
    const trusted = withPolicy({ webhookFreshSeconds: Number.POSITIVE_INFINITY });
    expect(trusted.calls).toBeLessThan(normal.calls * 0.8);
    const datesFreshLonger = withPolicy({
      content: { ...CACHE_POLICY, "sales-dates": { freshSeconds: 3_600, maxStaleSeconds: 7_200 } },
    });
    expect(datesFreshLonger.calls).toBeLessThan(normal.calls);
    const busy = { ...SMALL, editsPerDay: 3_000 };
    const purgesSlower = withPolicy({ purge: { ...PURGE_POLICY, refillSeconds: 600 } }, busy);
    expect(purgesSlower.edits.purges).toBeLessThan(simulate(busy, "normal day").edits.purges / 5);
  });

  it.each([
    ["normal day", normal],
    ["deploy at noon", deploy],
    ["outage", outage],
    ["1,000 edits", burst],
  ])("loses no view: %s", (_, day) => {
    const { hit, upperHit, stale, miss, degraded, error } = day.views;
    expect(hit + upperHit + stale + miss + degraded + error).toBe(day.arrivals);
    expect(day.arrivals).toBeGreaterThan((SMALL.viewsPerMonth / 30) * 0.97);
    expect(day.arrivals).toBeLessThan((SMALL.viewsPerMonth / 30) * 1.03);
    expect(day.renders).toBeGreaterThanOrEqual(miss + degraded + error);
    expect(day.renders).toBeLessThanOrEqual(miss + degraded + error + stale);
  });

  it("does not depend on the size of the sample", () => {
    const setup = { ...SETUP, tenants: 1_000, viewsPerMonth: 1e7, editsPerDay: 200 };
    const [once, twice] = [1, 2].map((tenantsPerOctave) => simulate({ ...setup, tenantsPerOctave }, "normal day"));
    if (once === undefined || twice === undefined) throw new Error("two runs");
    expect(Math.abs(hitRate(once.views) - hitRate(twice.views))).toBeLessThan(0.02);
    for (const figure of ["renders", "calls", "kvReads", "kvWrites"] as const) {
      expect(Math.abs(once[figure] / twice[figure] - 1), figure).toBeLessThan(0.1);
    }
  });
});

describe("a deploy", () => {
  it("lowers the hit rate, which then recovers", () => {
    const lost = (hour: number) => hitRate(atHour(normal, hour)) - hitRate(atHour(deploy, hour));
    expect(Math.abs(lost(11))).toBeLessThan(0.01);
    expect(lost(12)).toBeGreaterThan(0.1);
    expect(lost(13)).toBeLessThan(lost(12));
    expect(lost(23)).toBeLessThan(lost(12) / 3);
    expect(deploy.kvWrites).toBeLessThan(normal.kvWrites * 1.1);
  });
});

describe("an outage of the operator in one region", () => {
  it("fails calls, and no cached page", () => {
    expect(outage.failedCalls).toBeGreaterThan(0);
    expect(outage.views.error).toBe(0);
    expect(hitRate(atHour(outage, 12))).toBeGreaterThan(hitRate(atHour(normal, 12)) - 0.05);
  });

  it("leaves out dates that were never read before, for few", () => {
    expect(outage.outageViews).toBeGreaterThan(0);
    expect(outage.views.degraded).toBeGreaterThan(0);
    expect(outage.views.degraded).toBeLessThan(outage.outageViews * 0.05);
    expect(normal.views.degraded).toBe(0);
  });
});

describe("1,000 edits in a minute", () => {
  const setup = { ...SETUP, viewsPerMonth: 1e6 };

  it.each([1, 2, 3, 4, 5])("take at most 5 purge calls, and none is lost (seed %i)", (seed) => {
    const { watched } = simulate({ ...setup, seed }, "1,000 edits");
    expect(watched).toMatchObject({ edits: 1_000, lost: 0 });
    expect(watched.purges).toBeLessThanOrEqual(5);
    expect(watched.slowestSeconds).toBeLessThan(120);
  });

  it.each([
    [1, 5],
    [2, 6],
  ])("take more calls after a night without edits: with a burst of %i at most %i", (burst, most) => {
    const policy = { ...POLICY, purge: { ...PURGE_POLICY, burst } };
    const { watched } = simulate({ ...setup, editsPerDay: 0, policy }, "1,000 edits");
    expect(watched.lost).toBe(0);
    expect(watched.purges).toBeLessThanOrEqual(most);
  });

  it("empty the cache, because they are of more tenants than one call has tags", () => {
    expect(simulate(setup, "1,000 edits").edits.purgesOfAll).toBeGreaterThan(0);
    expect(simulate({ ...setup, tenants: 50, editsPerDay: 10 }, "1,000 edits").edits.purgesOfAll).toBe(0);
  });
});

describe("a bill", () => {
  it("is that of Cloudflare's example of 100 million requests", () => {
    const usage = { ...usageOf(normal, 0), gatewayRequests: 1e8, cpuMs: 7e8 };
    const bill = billOf(usage, "worker requests only", 1);
    expect(bill.requests).toBeCloseTo(27);
    expect(bill.cpu).toBeCloseTo(13.4);
  });

  it("charges calls of Pages and assets only when asked to", () => {
    const usage = { ...usageOf(normal, 0), gatewayRequests: 2e6, pagesRequests: 1e6, assetRequests: 6e6 };
    const requests = (["worker requests only", "and calls of Pages", "and assets"] as const).map(
      (charged) => billOf(usage, charged, 0).requests,
    );
    expect(requests.map((price) => price.toFixed(2))).toEqual(["0.60", "0.90", "2.70"]);
  });

  it("prices logs by event until December 2026, then by volume", () => {
    const bill = billOf({ ...usageOf(normal, 0), logEvents: 1e8 }, "worker requests only", 1);
    expect(bill.logs).toBeCloseTo(48);
    expect(bill.logsFromDecember).toBeCloseTo(37.5 + 3.47, 1);
  });
});
