/**
 * What several requests of an isolate want at the same moment is fetched once (docs/threats.md T13). The first leads, kept alive
 * by `ctx.waitUntil` even if its visitor goes away; the others wait for its result, which must be plain data: a request
 * must not touch another's streams or sockets.
 */

import { FOLLOWER_WAIT_MS, SECOND_LEADER_AFTER_MS } from "#app/domain/budgets.ts";
import { LATE, within } from "#app/domain/http/within.ts";

interface Flight<T> {
  result: Promise<T>;
  /** The same work, led once more. */
  rescue: Promise<T> | null;
}

export interface Flights<T> {
  isUnderWay(key: string): boolean;
  /**
   * Joins the work under this key, or leads it.
   *
   * @returns null when others took too long
   */
  join(key: string, work: () => Promise<T>, waitUntil: (work: Promise<unknown>) => void): Promise<T | null>;
}

export function createFlights<T>(): Flights<T> {
  const flights = new Map<string, Flight<T>>();

  function lead(key: string, work: () => Promise<T>, waitUntil: (work: Promise<unknown>) => void): Promise<T> {
    const flight: Flight<T> = { result: work(), rescue: null };
    flights.set(key, flight);
    const forget = () => {
      if (flights.get(key) === flight) flights.delete(key);
    };
    waitUntil(flight.result.then(forget, forget));
    return flight.result;
  }

  return {
    isUnderWay: (key) => flights.has(key),
    async join(key, work, waitUntil) {
      const flight = flights.get(key);
      if (flight === undefined) return lead(key, work, waitUntil);
      const first = await within(flight.result, SECOND_LEADER_AFTER_MS);
      if (first !== LATE) return first;
      if (flight.rescue === null) {
        flight.rescue = lead(key, work, waitUntil);
        return flight.rescue;
      }
      const second = await within(
        Promise.race([flight.result, flight.rescue]),
        FOLLOWER_WAIT_MS - SECOND_LEADER_AFTER_MS,
      );
      return second === LATE ? null : second;
    },
  };
}
