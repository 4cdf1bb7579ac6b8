/**
 * Seats of all tours in a month: one entry in KV, filled in rounds, because each tour is a call to the operator
 * (decision 063). A round asks first for the tours that are unknown, then for those it asked longest ago.
 */

import { AVAILABILITY_ROUND_MS } from "#app/domain/budgets.ts";
import { within } from "#app/domain/http/within.ts";
import type { MonthSeats } from "#app/domain/tour/date-search.ts";
import { failure, type Outcome } from "#app/operator/outcome.ts";
import type { Answers, Parts } from "./envelope.ts";
import { AVAILABILITY_ROUND, CACHE_POLICY } from "./policy.ts";

/** One tour's part of the entry. */
export interface TourSeats {
  /** ms since the epoch when the operator said so. */
  at: number;
  seats: MonthSeats;
}

export type SeatsParts = Record<string, TourSeats>;

const { calls } = AVAILABILITY_ROUND;
/** Half the fresh time: tours asked in an earlier round are not asked again in the rounds that complete the entry. */
const FRESH_MS = (CACHE_POLICY.availability.freshSeconds * 1_000) / 2;

function askedAt(part: unknown): number {
  return (part as TourSeats | undefined)?.at ?? 0;
}

/** The tours to ask, the oldest first; at least one, so that a complete entry is confirmed. */
export function dueTours(tours: readonly number[], known: Parts, now: number): number[] {
  const oldestFirst = tours.toSorted((a, b) => askedAt(known[a]) - askedAt(known[b]));
  const due = oldestFirst.filter((tour) => now - askedAt(known[tour]) > FRESH_MS);
  return due.length === 0 ? oldestFirst.slice(0, 1) : due;
}

/**
 * One round. Tours it did not get to are failures of the kind `not-asked`, so that the entry stays incomplete.
 *
 * @param atOnce calls at the same time
 * @param ask one call to the operator
 */
export async function askRound(
  due: readonly number[],
  atOnce: number,
  ask: (tour: number) => Promise<Outcome<MonthSeats>>,
): Promise<Answers<SeatsParts>> {
  const notAsked: Outcome<TourSeats> = failure("not-asked", "left for the next round");
  const answers: Answers<SeatsParts> = Object.fromEntries(due.map((tour) => [tour, notAsked]));
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
  await within(Promise.all(Array.from({ length: atOnce }, askNext)), AVAILABILITY_ROUND_MS);
  isOver = true;
  queue.length = 0;
  return answers;
}
