/**
 * Dates of many tours: one entry in KV with a part for each tour, filled in rounds, because each tour is a call to the operator
 * (decision 063). A round asks first for the tours that are unknown, then for those it asked longest ago.
 */

import { AVAILABILITY_ROUND_MS } from "#app/domain/budgets.ts";
import type { Outcome } from "#app/domain/http/outcome.ts";
import { withTimeout } from "#app/domain/http/with-timeout.ts";
import { type Answers, answerOf } from "./entry.ts";

export type TourParts<T> = Record<string, T>;

/**
 * One round of asking for the seats of all tours. A request may open six connections. A search by date waits for its round and
 * leaves two for KV and caches; cards do without, and leave the page its own calls.
 */
export const AVAILABILITY_ROUND = { calls: 40, atOnce: { search: 4, card: 2 } } as const;

/** @param at when each tour's dates were last confirmed, in ms since the epoch */
export function oldestFirst(tours: readonly string[], at: Readonly<Record<string, number>> = {}): string[] {
  return tours.toSorted((a, b) => (at[a] ?? 0) - (at[b] ?? 0));
}

/**
 * One round. A tour without an answer within it has failed; the tours it did not get to are left for the next one, which follows
 * at once unless nothing was answered.
 *
 * @param atOnce calls at the same time
 * @param ask one call to the operator
 */
export async function askRound<T>(
  due: readonly string[],
  atOnce: number,
  ask: (tour: number) => Promise<Outcome<T>>,
): Promise<Answers<TourParts<T>>> {
  const answers: Answers<TourParts<T>> = Object.fromEntries(
    due.map((tour) => [tour, { status: "failed", retryInMs: 0 }]),
  );
  const queue = due.slice(0, AVAILABILITY_ROUND.calls);
  let isOver = false;
  async function askNext(): Promise<void> {
    for (let tour = queue.shift(); tour !== undefined; tour = queue.shift()) {
      answers[tour] = { status: "failed" };
      // oxlint-disable-next-line no-await-in-loop -- as many at once as there are loops
      const outcome = await ask(Number(tour));
      if (isOver) return;
      answers[tour] = answerOf(outcome);
    }
  }
  await withTimeout(Promise.all(Array.from({ length: atOnce }, askNext)), AVAILABILITY_ROUND_MS);
  isOver = true;
  queue.length = 0;
  if (Object.values(answers).some((answer) => answer?.status === "ok")) return answers;
  const failed = { status: "failed" } as const;
  return Object.fromEntries(due.map((tour) => [tour, answers[tour]?.status === "missing" ? answers[tour] : failed]));
}

/** Runs rounds one after the other: entries that are refreshed for the same page open no more connections than one of them. */
export function createTurns(): <T>(round: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (round) => {
    const next = last.then(round);
    last = next.catch(() => undefined);
    return next;
  };
}
