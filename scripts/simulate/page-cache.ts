/** Workers Cache in front of `Pages`: a lower tier at each location, an upper tier in each region. */

import type { Rendered } from "./content.ts";
import { KEYS, type Setup } from "./model.ts";

export type Outcome = "hit" | "upperHit" | "stale" | "miss" | "degraded" | "error";

/** Requests that come while a page is rendered join that render, so renders take no time here. */
export function createPageCache(
  { locations, regions, workersCache, policy: { page } }: Setup,
  tenants: number,
  render: (now: number, tenant: number, key: number, region: number) => Rendered,
) {
  const none = Number.NEGATIVE_INFINITY;
  const lower = new Float64Array(tenants * KEYS * locations).fill(none);
  const upper = new Float64Array(tenants * KEYS * regions).fill(none);
  const emptiedAt = new Float64Array(tenants).fill(none);

  function rendered(result: Rendered, age: number): Outcome {
    if (result === "whole") return "miss";
    if (result === "degraded") return "degraded";
    return age <= page.staleIfErrorSeconds ? "stale" : "error";
  }

  return {
    view(now: number, tenant: number, key: number, location: number, stale: keyof typeof page): Outcome {
      const region = location % regions;
      if (!workersCache) return rendered(render(now, tenant, key, region), Number.POSITIVE_INFINITY);
      const near = (tenant * KEYS + key) * locations + location;
      const far = (tenant * KEYS + key) * regions + region;
      const emptied = emptiedAt[tenant] ?? none;
      const ageOf = (renderedAt = none) => (renderedAt > emptied ? now - renderedAt : Number.POSITIVE_INFINITY);
      const nearAge = ageOf(lower[near]);
      if (nearAge <= page.freshSeconds) return "hit";
      const farAge = ageOf(upper[far]);
      const swr = page[stale];
      const isNearServable = nearAge <= page.freshSeconds + swr;
      if (farAge <= page.freshSeconds) {
        lower[near] = upper[far] ?? none;
        return isNearServable ? "stale" : "upperHit";
      }
      const result = render(now, tenant, key, region);
      if (result === "whole") lower[near] = upper[far] = now;
      else if (!isNearServable && farAge < nearAge) lower[near] = upper[far] ?? none;
      if (isNearServable || farAge <= page.freshSeconds + swr) return "stale";
      return rendered(result, Math.min(nearAge, farAge));
    },
    empty(now: number, tenant: number): void {
      emptiedAt[tenant] = now;
    },
    emptyAll(now: number): void {
      emptiedAt.fill(now);
    },
  };
}
