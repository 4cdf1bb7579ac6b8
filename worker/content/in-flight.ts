/** What the requests of an isolate know of each other's calls: those that run, and those that failed lately. */

import { FOLLOWER_WAIT_MS, SECOND_LEADER_AFTER_MS } from "#app/domain/budgets.ts";
import { KEPT_IN_MEMORY } from "#app/domain/caches.ts";
import { createMemory } from "#worker/memory.ts";
import type { Answer } from "./entry.ts";

/**
 * Followers look at the result instead of awaiting the leader's promise: workerd cancels what awaits a promise of another
 * request, and warns when that request has ended.
 */
const LOOK_EVERY_MS = 10;

type Result<T> = { value: T } | { error: unknown };

/** null until the work has ended. */
type Work<T> = { result: Result<T> | null };

type WaitUntil = (work: Promise<unknown>) => void;

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

/** Deduplicates work that several requests want at the same moment (docs/threats.md T13). */
export function createInFlight<T>() {
  const inFlight = new Map<string, Work<T>>();

  function start(key: string, work: () => Promise<T>, waitUntil: WaitUntil): Promise<T> {
    const started: Work<T> = { result: null };
    inFlight.set(key, started);
    const promise = work();
    const end = (result: Result<T>) => {
      started.result = result;
      if (inFlight.get(key) === started) inFlight.delete(key);
    };
    waitUntil(
      promise.then(
        (value) => end({ value }),
        (error: unknown) => end({ error }),
      ),
    );
    return promise;
  }

  return {
    has: (key: string) => inFlight.has(key),
    /**
     * @param work must give plain data: in workerd a request cannot use another's streams or sockets
     * @returns null when the others took too long
     */
    async join(key: string, work: () => Promise<T>, waitUntil: WaitUntil): Promise<T | null> {
      const leader = inFlight.get(key);
      if (leader === undefined) return start(key, work, waitUntil);
      let result = await firstResult([leader], SECOND_LEADER_AFTER_MS);
      // Started by another follower, because the first one is slow.
      const second = inFlight.get(key) ?? leader;
      if (result === null && second === leader) return start(key, work, waitUntil);
      result ??= await firstResult([leader, second], FOLLOWER_WAIT_MS - SECOND_LEADER_AFTER_MS);
      if (result === null) return null;
      if ("error" in result) throw result.error;
      return result.value;
    },
  };
}

const { failures, failedPart, missingPart } = KEPT_IN_MEMORY;

interface Trouble {
  status: "missing" | "failed";
  /** ms since the epoch. */
  retryAt: number;
}

/** Which parts of content could not be loaded lately: nothing of it is stored (docs/decisions.md 006). */
export function createFailures() {
  const troubles = createMemory<Trouble>(failures);
  const troubleOf = (key: string, part: string) => troubles.get(`${key} ${part}`);
  return {
    note(key: string, part: string, answer: Answer<unknown>): void {
      const name = `${key} ${part}`;
      const { status } = answer;
      if (status === "ok" || (status === "failed" && answer.retryInMs !== undefined)) return troubles.delete(name);
      const { seconds } = status === "missing" ? missingPart : failedPart;
      troubles.set(name, { status, retryAt: Date.now() + seconds * 1_000 }, failures.seconds * 1_000);
    },
    /** True if the part is not asked for now. */
    isPaused: (key: string, part: string) => (troubleOf(key, part)?.retryAt ?? 0) > Date.now(),
    /** True if the last call for the part did not give it: it is tried again, but nobody waits for it who has a copy. */
    hasFailed: (key: string, part: string) => troubleOf(key, part) !== null,
    isMissing: (key: string, part: string) => troubleOf(key, part)?.status === "missing",
  };
}
