import { afterEach, expect, it, vi } from "vitest";
import { createTtlMap } from "#worker/ttl-map.ts";

afterEach(() => vi.useRealTimers());

it("the memory of an isolate is bounded: the oldest entries go by number, weight and time", () => {
  vi.useFakeTimers();
  const map = createTtlMap<string>({ maxEntries: 3, maxWeight: 10, weigh: ({ length }) => length });
  const kept = (keys: string) =>
    keys
      .split("")
      .filter((key) => map.get(key) !== null)
      .join("");
  for (const key of "abcd") map.set(key, "x", 1_000);
  expect(kept("abcd")).toBe("bcd");
  map.set("e", "x".repeat(9), 1_000);
  expect(kept("bcde")).toBe("de");
  map.set("d", "x", 5_000);
  vi.advanceTimersByTime(1_001);
  expect(kept("de")).toBe("d");
});
