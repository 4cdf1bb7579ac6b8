/**
 * Dates of many tours: one entry in KV, filled in rounds, because each tour is a call to the operator
 * (decision 063). A round asks first for the tours that are unknown, then for those it asked longest ago.
 */

import { AVAILABILITY_ROUND_MS } from "#app/domain/budgets.ts";
import { withTimeout } from "#app/domain/http/with-timeout.ts";
import { failure, type Outcome } from "#app/operator/outcome.ts";
import type { Answers, Parts } from "./envelope.ts";
import { AVAILABILITY_ROUND, type CachePolicy } from "./policy.ts";

/** One tour's part of the entry. */
export interface TourPart<T> {
  /** ms since the epoch when the operator said so. */
  at: number;
  seats: T;
}

export type TourParts<T> = Record<string, TourPart<T>>;

const { calls } = AVAILABILITY_ROUND;

function askedAt(part: unknown): number {
  return (part as TourPart<unknown> | undefined)?.at ?? 0;
}

/** Whether one of the tours is unknown or was asked longer ago: an entry of some tours only is as old as the oldest of them. */
export function isAnyOlder(
  tours: readonly number[],
  known: Parts,
  { freshSeconds }: CachePolicy,
  now: number,
): boolean {
  return tours.some((tour) => now - askedAt(known[tour]) > freshSeconds * 1_000);
}

/**
 * The tours to ask, the oldest first; at least one, so that a complete entry is confirmed. Those asked within half the fresh time,
 * in an earlier one of the rounds that complete the entry, are not asked again.
 */
export function dueTours(tours: readonly number[], known: Parts, { freshSeconds }: CachePolicy, now: number): number[] {
  const oldestFirst = tours.toSorted((a, b) => askedAt(known[a]) - askedAt(known[b]));
  const due = oldestFirst.filter((tour) => now - askedAt(known[tour]) > freshSeconds * 500);
  return due.length === 0 ? oldestFirst.slice(0, 1) : due;
}

/**
 * One round. Tours it did not get to are failures of the kind `not-asked`, so that the entry stays incomplete.
 *
 * @param atOnce calls at the same time
 * @param ask one call to the operator
 */
export async function askRound<T>(
  due: readonly number[],
  atOnce: number,
  ask: (tour: number) => Promise<Outcome<T>>,
): Promise<Answers<TourParts<T>>> {
  const notAsked: Outcome<TourPart<T>> = failure("not-asked", "left for the next round");
  const answers: Answers<TourParts<T>> = Object.fromEntries(due.map((tour) => [tour, notAsked]));
  const queue = due.slice(0, calls);
  let isOver = false;
  async function askNext(): Promise<void> {
    for (let tour = queue.shift(); tour !== undefined; tour = queue.shift()) {
      // oxlint-disable-next-line no-await-in-loop -- as many at once as there are loops
      const outcome = await ask(tour);
      if (isOver) return;
      answers[tour] = outcome.ok ? { ok: true, data: { at: Date.now(), seats: outcome.data } } : outcome;
    }
  }
  await withTimeout(Promise.all(Array.from({ length: atOnce }, askNext)), AVAILABILITY_ROUND_MS);
  isOver = true;
  queue.length = 0;
  return answers;
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
