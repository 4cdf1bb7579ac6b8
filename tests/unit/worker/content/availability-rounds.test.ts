import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AVAILABILITY_ROUND_MS } from "#app/domain/budgets.ts";
import { failure } from "#app/operator/outcome.ts";
import { askRound, createTurns, dueTours, isAnyOlder, type TourParts } from "#worker/content/availability-rounds.ts";
import { type Answers, type Envelope, merge } from "#worker/content/envelope.ts";
import { AVAILABILITY_ROUND, CACHE_POLICY } from "#worker/content/policy.ts";

const POLICY = CACHE_POLICY.availability;
const AT_ONCE = AVAILABILITY_ROUND.atOnce.search;

const tours = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const okCount = (answers: Answers<TourParts<unknown>>) => Object.values(answers).filter((answer) => answer?.ok).length;

/** An operator that takes so long for each call. */
function slowOperator(ms: number) {
  let open = 0;
  const seen = { calls: 0, most: 0 };
  const ask = async () => {
    seen.calls += 1;
    seen.most = Math.max(seen.most, ++open);
    await new Promise((resolve) => setTimeout(resolve, ms));
    open -= 1;
    return { ok: true as const, data: [5] };
  };
  return { ask, seen };
}

async function round(due: readonly number[], ask: Parameters<typeof askRound<number[]>>[2]) {
  const startedAt = Date.now();
  const answers = askRound(due, AT_ONCE, ask);
  await vi.runAllTimersAsync();
  return { answers: await answers, startedAt };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a round", () => {
  it("asks 28 tours with 4 connections in 0.7 s, when a call takes 100 ms", async () => {
    const { ask, seen } = slowOperator(100);
    const startedAt = Date.now();
    const answers = askRound(tours(28), AT_ONCE, ask);
    let tookMs = 0;
    void answers.then(() => (tookMs = Date.now() - startedAt));
    await vi.runAllTimersAsync();
    expect(tookMs).toBe(700);
    expect(seen).toEqual({ calls: 28, most: AT_ONCE });
    expect(okCount(await answers)).toBe(28);
  });

  it("ends in time with what it has, and starts no call after that", async () => {
    const { ask, seen } = slowOperator(1_000);
    const startedAt = Date.now();
    const answers = askRound(tours(28), AT_ONCE, ask);
    await vi.advanceTimersByTimeAsync(AVAILABILITY_ROUND_MS);
    expect(okCount(await answers)).toBe(4);
    expect(Date.now() - startedAt).toBe(AVAILABILITY_ROUND_MS);
    await vi.runAllTimersAsync();
    expect(seen.calls).toBe(8);
    expect(okCount(await answers)).toBe(4);
  });

  it("keeps within its number of calls, and leaves the others as not asked", async () => {
    const { ask, seen } = slowOperator(1);
    const { answers } = await round(tours(400), ask);
    expect(seen.calls).toBe(AVAILABILITY_ROUND.calls);
    const left = Object.values(answers).filter((answer) => answer?.ok === false && answer.failure.kind === "not-asked");
    expect(left).toHaveLength(400 - AVAILABILITY_ROUND.calls);
  });

  it("passes on the failure of a single tour", async () => {
    const { answers } = await round([1, 2], async (tour) =>
      tour === 1 ? failure("status", "", 500) : { ok: true, data: [1] },
    );
    expect([answers[1]?.ok, answers[2]?.ok]).toEqual([false, true]);
  });
});

describe("the entry of a month", () => {
  it("of 400 tours is complete after a few rounds, each of which asks only what is missing", async () => {
    const { ask, seen } = slowOperator(20);
    const all = tours(400);
    let envelope: Envelope | null = null;
    let isComplete = false;
    let rounds = 0;
    for (; !isComplete && rounds < 10; rounds++) {
      const known = envelope;
      // oxlint-disable-next-line no-await-in-loop -- one round follows the other
      const { answers } = await round(dueTours(all, known?.parts ?? {}, POLICY, Date.now()), ask);
      const merged = merge(known, answers, Date.now());
      envelope = merged?.envelope ?? null;
      isComplete = merged?.isComplete ?? false;
      vi.advanceTimersByTime(5_000);
    }
    expect(rounds).toBe(4);
    expect(seen.calls).toBe(400);
    expect(Object.keys(envelope?.parts ?? {})).toHaveLength(400);
  });

  it("is refreshed tour by tour, the oldest first", () => {
    const now = 10_000_000;
    const old = now - POLICY.freshSeconds * 1_000;
    const known = { 1: { at: now - 1, seats: [] }, 2: { at: old, seats: [] }, 3: { at: old - 5, seats: [] } };
    expect(dueTours([1, 2, 3, 4], known, POLICY, now)).toEqual([4, 3, 2]);
    // A complete entry is confirmed by one call.
    expect(dueTours([1], known, POLICY, now)).toEqual([1]);
  });

  it("of some tours is as old as the oldest of those asked for, and lacks the others", () => {
    const now = 10_000_000;
    const known = { 1: { at: now - 1, seats: [] }, 2: { at: now - POLICY.freshSeconds * 1_000 - 1, seats: [] } };
    expect([[1], [1, 2], [1, 3], []].map((ids) => isAnyOlder(ids, known, POLICY, now))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

it("rounds for the same page follow each other, also after one that failed", async () => {
  const inTurn = createTurns();
  const { ask, seen } = slowOperator(100);
  const failing = inTurn(() => Promise.reject(new Error("no")));
  const rounds = [inTurn(() => askRound(tours(4), 2, ask)), inTurn(() => askRound(tours(4), 2, ask))];
  await expect(failing).rejects.toThrow("no");
  await vi.runAllTimersAsync();
  expect((await Promise.all(rounds)).map(okCount)).toEqual([4, 4]);
  expect(seen).toEqual({ calls: 8, most: 2 });
});
