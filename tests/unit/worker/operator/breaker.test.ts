import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createBreaker } from "#worker/operator/supervisor.ts";

const CIRCUIT = "localhost page";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

function opened(random = () => 0.5) {
  const breaker = createBreaker(random);
  for (let n = 0; n < 5; n++) breaker.failed(CIRCUIT);
  return breaker;
}

it("the breaker opens at the fifth failure in a row; a success between starts the count again", () => {
  const breaker = createBreaker();
  for (let n = 0; n < 4; n++) expect(breaker.failed(CIRCUIT)).toBeNull();
  breaker.succeeded(CIRCUIT);
  for (let n = 0; n < 4; n++) expect(breaker.failed(CIRCUIT)).toBeNull();
  expect(breaker.admits(CIRCUIT)).toBe(true);
  expect(breaker.failed(CIRCUIT)).toBeGreaterThan(0);
  expect(breaker.admits(CIRCUIT)).toBe(false);
  expect(breaker.admits("localhost tour")).toBe(true);
  expect(breaker.admits("canyon.localhost page")).toBe(true);
});

it.each([
  [0, 8_000],
  [0.5, 10_000],
  [1, 12_000],
])("the breaker stays open 10 s ± 20 %% (random %d: %d ms), then lets one probe through", (random, ms) => {
  const breaker = opened(() => random);
  vi.advanceTimersByTime(ms - 1);
  expect(breaker.admits(CIRCUIT)).toBe(false);
  vi.advanceTimersByTime(1);
  expect(Array.from({ length: 1_000 }, () => breaker.admits(CIRCUIT)).filter(Boolean)).toHaveLength(1);
});

it("the breaker says nothing of calls made long after, of which a quiet site makes several at once", () => {
  const breaker = opened();
  vi.advanceTimersByTime(80_000);
  expect([breaker.admits(CIRCUIT), breaker.admits(CIRCUIT)]).toEqual([true, true]);
});

it("the breaker closes when the probe succeeds, opens again when it fails, and replaces a lost probe", () => {
  const breaker = opened();
  vi.advanceTimersByTime(10_000);
  breaker.admits(CIRCUIT);
  expect(breaker.failed(CIRCUIT)).toBe(10_000);
  vi.advanceTimersByTime(9_999);
  expect(breaker.admits(CIRCUIT)).toBe(false);
  vi.advanceTimersByTime(1);
  expect(breaker.admits(CIRCUIT)).toBe(true);
  // This probe never ends.
  vi.advanceTimersByTime(10_000);
  expect(breaker.admits(CIRCUIT)).toBe(true);
  breaker.succeeded(CIRCUIT);
  expect(breaker.open()).toEqual([]);
  expect(breaker.admits(CIRCUIT)).toBe(true);
  expect(breaker.admits(CIRCUIT)).toBe(true);
});

it("the breaker is not kept open longer by calls that were in flight", () => {
  const breaker = opened();
  vi.advanceTimersByTime(9_000);
  expect(breaker.failed(CIRCUIT)).toBeNull();
  expect(breaker.open()).toEqual([{ circuit: CIRCUIT, failures: 6, forMs: 1_000 }]);
  vi.advanceTimersByTime(1_000);
  expect(breaker.admits(CIRCUIT)).toBe(true);
});

it("the breaker remembers a bounded number of circuits", () => {
  const breaker = createBreaker();
  for (let n = 0; n < 10_000; n++) for (let times = 0; times < 5; times++) breaker.failed(`host-${n} page`);
  expect(breaker.open().length).toBeLessThanOrEqual(500);
});
