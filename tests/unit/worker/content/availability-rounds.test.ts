import { beforeEach, expect, it, vi } from "vitest";
import { AVAILABILITY_ROUND_MS } from "#app/domain/budgets.ts";
import { failure } from "#app/domain/http/outcome.ts";
import {
  AVAILABILITY_ROUND,
  askRound,
  createTurns,
  oldestFirst,
  type TourParts,
} from "#worker/content/availability-rounds.ts";
import type { Answers } from "#worker/content/entry.ts";

const AT_ONCE = AVAILABILITY_ROUND.atOnce.search;

const tours = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1));
const okCount = (answers: Answers<TourParts<unknown>>) =>
  Object.values(answers).filter((answer) => answer?.status === "ok").length;

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

async function round(due: readonly string[], ask: Parameters<typeof askRound<number[]>>[2]) {
  const answers = askRound(due, AT_ONCE, ask);
  await vi.runAllTimersAsync();
  return { answers: await answers };
}

beforeEach(() => void vi.useFakeTimers());

it("a round ends in time with what it has, starts no call after that, and counts calls without an answer as failed", async () => {
  const { ask, seen } = slowOperator(1_000);
  const startedAt = Date.now();
  const answers = askRound(tours(28), AT_ONCE, ask);
  await vi.advanceTimersByTimeAsync(AVAILABILITY_ROUND_MS);
  expect(okCount(await answers)).toBe(4);
  expect(Date.now() - startedAt).toBe(AVAILABILITY_ROUND_MS);
  await vi.runAllTimersAsync();
  expect(seen.calls).toBe(8);
  const of = (tour: number) => answers.then((all) => all[tour]);
  expect([await of(4), await of(8), await of(9)]).toMatchObject([
    { status: "ok" },
    { status: "failed" },
    { status: "failed", retryInMs: 0 },
  ]);
  expect(await of(8)).not.toHaveProperty("retryInMs");
});

it("a round keeps within its number of calls, and leaves the others for the next one", async () => {
  const { ask, seen } = slowOperator(1);
  const { answers } = await round(tours(400), ask);
  expect(seen.calls).toBe(AVAILABILITY_ROUND.calls);
  const left = Object.values(answers).filter((answer) => answer?.status === "failed" && answer.retryInMs === 0);
  expect(left).toHaveLength(400 - AVAILABILITY_ROUND.calls);
});

it("a round passes on the failure of a single tour", async () => {
  const { answers } = await round(["1", "2"], async (tour) =>
    tour === 1 ? failure("status", "", 500) : { ok: true, data: [1] },
  );
  expect([answers[1]?.status, answers[2]?.status]).toEqual(["failed", "ok"]);
});

it("a round without any answer is a failure of all its tours", async () => {
  const { ask } = slowOperator(AVAILABILITY_ROUND_MS + 1);
  const { answers } = await round(tours(28), ask);
  expect(Object.values(answers)).toEqual(tours(28).map(() => ({ status: "failed" })));
});

it("asks first for tours that are unknown, then for those asked longest ago", () => {
  expect(oldestFirst(["1", "2", "3", "4"], { 1: 30, 2: 20, 3: 10 })).toEqual(["4", "3", "2", "1"]);
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
