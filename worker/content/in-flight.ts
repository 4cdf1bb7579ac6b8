/** Deduplicates work that several requests of an isolate want at the same moment (docs/threats.md T13). */

import { FOLLOWER_WAIT_MS, SECOND_LEADER_AFTER_MS } from "#app/domain/budgets.ts";

/**
 * Followers look at the result instead of awaiting the leader's promise: workerd cancels what awaits a promise of another
 * request, and warns when that request has ended.
 */
const LOOK_EVERY_MS = 10;

type Result<T> = { value: T } | { error: unknown };

interface Work<T> {
  /** null until the work has ended. */
  result: Result<T> | null;
  /** True once a follower has started the same work again, because this one is slow. */
  isRepeated: boolean;
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

/** The first result of several runs of the same work; null when none has ended after `ms`. */
async function firstResult<T>(runs: readonly Work<T>[], ms: number): Promise<Result<T> | null> {
  const until = Date.now() + ms;
  for (;;) {
    const ended = runs.find(({ result }) => result !== null);
    if (ended !== undefined) return ended.result;
    if (Date.now() >= until) return null;
    // oxlint-disable-next-line no-await-in-loop -- it waits
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

export function createInFlight<T>(): InFlight<T> {
  const inFlight = new Map<string, Work<T>>();

  async function lead(key: string, work: () => Promise<T>): Promise<T> {
    const led: Work<T> = { result: null, isRepeated: false };
    inFlight.set(key, led);
    try {
      const value = await work();
      led.result = { value };
      return value;
    } catch (error) {
      led.result = { error };
      throw error;
    } finally {
      if (inFlight.get(key) === led) inFlight.delete(key);
    }
  }

  function leadInBackground(key: string, work: () => Promise<T>, waitUntil: WaitUntil): Promise<T> {
    const leading = lead(key, work);
    waitUntil(leading.catch(() => undefined));
    return leading;
  }

  return {
    has: (key) => inFlight.has(key),
    async join(key, work, waitUntil) {
      const leader = inFlight.get(key);
      if (leader === undefined) return leadInBackground(key, work, waitUntil);
      let result = await firstResult([leader], SECOND_LEADER_AFTER_MS);
      if (result === null && !leader.isRepeated) {
        leader.isRepeated = true;
        return leadInBackground(key, work, waitUntil);
      }
      const second = inFlight.get(key) ?? leader;
      result ??= await firstResult([leader, second], FOLLOWER_WAIT_MS - SECOND_LEADER_AFTER_MS);
      if (result === null) return null;
      if ("error" in result) throw result.error;
      return result.value;
    },
  };
}
