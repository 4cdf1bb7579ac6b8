import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createBackoff } from "#worker/operator/supervisor.ts";

const NOW = 1_800_000_000_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

it("pauses of one tenant are never made shorter by a later answer", () => {
  const backoff = createBackoff();
  backoff.pause("a", 30_000);
  backoff.pause("a", 1_000);
  expect(backoff.leftMs("a")).toBe(30_000);
});

it("pauses of any number of tenants hold no other", () => {
  const backoff = createBackoff();
  for (let each = 0; each < 100; each++) backoff.pause(`tenant-${each}`, 300_000);
  expect([backoff.leftMs("another"), backoff.longestMs()]).toEqual([0, 300_000]);
});

it("pauses of 500 tenants are remembered, the one that nobody asked about for longest is forgotten", () => {
  const backoff = createBackoff();
  backoff.pause("first", 300_000);
  backoff.pause("second", 300_000);
  for (let each = 0; each < 498; each++) backoff.pause(`tenant-${each}`, 0);
  expect(backoff.leftMs("first")).toBe(300_000);
  backoff.pause("one more", 0);
  expect([backoff.leftMs("first"), backoff.leftMs("second")]).toEqual([300_000, 0]);
});
