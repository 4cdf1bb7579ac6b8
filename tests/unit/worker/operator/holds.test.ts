import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createHolds } from "#worker/operator/holds.ts";

const NOW = 1_800_000_000_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("holds", () => {
  it("of one tenant are never made shorter by a later answer", () => {
    const holds = createHolds();
    expect(holds.hold("a", 30_000)).toBe(false);
    holds.hold("a", 1_000);
    expect([holds.until("a"), holds.until("b")]).toEqual([NOW + 30_000, 0]);
  });

  it("of 500 tenants are remembered, the oldest is forgotten", () => {
    const holds = createHolds();
    holds.hold("first", 300_000);
    for (let each = 0; each < 499; each++) holds.hold(`tenant-${each}`, 0);
    expect(holds.until("first")).toBe(NOW + 300_000);
    holds.hold("one more", 0);
    expect(holds.until("first")).toBe(NOW);
  });
});
