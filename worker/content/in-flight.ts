/** Deduplicates work that several requests of an isolate want at the same moment (docs/threats.md T13). */

import { FOLLOWER_WAIT_MS, SECOND_LEADER_AFTER_MS } from "#app/domain/budgets.ts";
import { TIMED_OUT, withTimeout } from "#app/domain/http/with-timeout.ts";

interface Work<T> {
  result: Promise<T>;
  /** The same work, started again because the leader is slow. */
  second: Promise<T> | null;
}

type WaitUntil = (work: Promise<unknown>) => void;

export interface InFlight<T> {
  has(key: string): boolean;
  /**
   * @param work must give plain data: in workerd a request cannot use another's streams or sockets
   * @returns null when the others took too long
   */
  join(key: string, work: () => Promise<T>, waitUntil: WaitUntil): Promise<T | null>;
}

export function createInFlight<T>(): InFlight<T> {
  const inFlight = new Map<string, Work<T>>();

  function lead(key: string, work: () => Promise<T>, waitUntil: WaitUntil): Promise<T> {
    const led: Work<T> = { result: work(), second: null };
    inFlight.set(key, led);
    const remove = () => {
      if (inFlight.get(key) === led) inFlight.delete(key);
    };
    waitUntil(led.result.then(remove, remove));
    return led.result;
  }

  return {
    has: (key) => inFlight.has(key),
    async join(key, work, waitUntil) {
      const leader = inFlight.get(key);
      if (leader === undefined) return lead(key, work, waitUntil);
      const early = await withTimeout(leader.result, SECOND_LEADER_AFTER_MS);
      if (early !== TIMED_OUT) return early;
      if (leader.second === null) {
        leader.second = lead(key, work, waitUntil);
        return leader.second;
      }
      const either = Promise.race([leader.result, leader.second]);
      const late = await withTimeout(either, FOLLOWER_WAIT_MS - SECOND_LEADER_AFTER_MS);
      return late === TIMED_OUT ? null : late;
    },
  };
}
