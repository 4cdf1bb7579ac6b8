import { describe, expect, it } from "vitest";
import { CACHE_POLICY, type ContentKind, cacheKey, generationKey } from "#worker/content/policy.ts";

describe("cache policy", () => {
  it.each(Object.entries(CACHE_POLICY))("%s is fresh for seconds to minutes", (_kind, { freshSeconds }) => {
    expect(freshSeconds).toBeGreaterThanOrEqual(30);
    expect(freshSeconds).toBeLessThanOrEqual(3600);
  });

  it("has the tenant and the kind in every key", () => {
    const kinds = Object.keys(CACHE_POLICY) as ContentKind[];
    const keys = ["a.example", "b.example"].flatMap((host) => kinds.map((kind) => cacheKey(host, kind, "x")));
    expect(new Set(keys).size).toBe(keys.length);
    expect(cacheKey("a.example", "page", "x")).toBe("t:a.example:page:x");
    expect(cacheKey("a.example", "site")).toBe("t:a.example:site");
    expect(generationKey("a.example")).toBe("generation:a.example");
    expect(keys.every((key) => key.startsWith("t:a.example:") || key.startsWith("t:b.example:"))).toBe(true);
  });
});
