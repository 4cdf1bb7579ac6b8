import { describe, expect, it } from "vitest";
import {
  CACHE_POLICY,
  type ContentKind,
  cacheKey,
  cachePolicy,
  WEBHOOK_FRESH_SECONDS,
} from "#worker/content/policy.ts";

describe("cache policy", () => {
  it.each(Object.entries(CACHE_POLICY))("%s is fresh for seconds to minutes", (_kind, { freshSeconds }) => {
    expect(freshSeconds).toBeGreaterThanOrEqual(30);
    expect(freshSeconds).toBeLessThanOrEqual(3600);
  });

  it("lets edited content wait for the operator's notice, and sales never", () => {
    for (const kind of Object.keys(CACHE_POLICY) as ContentKind[]) {
      const isSales = ["sales-dates", "departures", "availability"].includes(kind);
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
