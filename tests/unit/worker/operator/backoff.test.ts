import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createBackoff } from "#worker/operator/backoff.ts";

const NOW = 1_800_000_000_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("pauses", () => {
  it("of one tenant are never made shorter by a later answer", () => {
    const backoff = createBackoff();
    expect(backoff.pause("a", 30_000)).toBe(false);
    backoff.pause("a", 1_000);
    expect([backoff.until("a"), backoff.until("b")]).toEqual([NOW + 30_000, 0]);
  });

  it("of 500 tenants are remembered, the oldest is forgotten", () => {
    const backoff = createBackoff();
    backoff.pause("first", 300_000);
    for (let each = 0; each < 499; each++) backoff.pause(`tenant-${each}`, 0);
    expect(backoff.until("first")).toBe(NOW + 300_000);
    backoff.pause("one more", 0);
    expect(backoff.until("first")).toBe(NOW);
  });
});
