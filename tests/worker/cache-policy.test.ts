import { describe, expect, it } from "vitest";
import { CACHE_POLICY, type ContentKind, cacheKey } from "#worker/cache-policy.ts";

describe("cache policy", () => {
  it.each(Object.entries(CACHE_POLICY))("%s is fresh for seconds to minutes", (_kind, { freshSeconds }) => {
    expect(freshSeconds).toBeGreaterThanOrEqual(30);
    expect(freshSeconds).toBeLessThanOrEqual(3600);
  });

  it("puts the tenant into every key and keeps kinds apart", () => {
    const kinds = Object.keys(CACHE_POLICY) as ContentKind[];
    const keys = ["a.example", "b.example"].flatMap((host) => kinds.map((kind) => cacheKey(host, kind, "x")));
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.every((key) => key.startsWith("t:a.example:") || key.startsWith("t:b.example:"))).toBe(true);
  });
});
