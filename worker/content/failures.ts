/** Which parts of content could not be loaded lately, in this isolate: nothing of it is stored (docs/decisions.md 006). */

import { createTtlMap } from "#worker/ttl-map.ts";
import type { Answer } from "./envelope.ts";
import { ISOLATE_MEMORY } from "./policy.ts";

const { failures: maxEntries, retryFailedSeconds, retryMissingSeconds, rememberFailedSeconds } = ISOLATE_MEMORY;

interface Trouble {
  status: "missing" | "failed";
  /** ms since the epoch. */
  retryAt: number;
}

export function createFailures() {
  const troubles = createTtlMap<Trouble>({ maxEntries });
  const troubleOf = (key: string, part: string) => troubles.get(`${key} ${part}`);
  return {
    note(key: string, part: string, answer: Answer<unknown>): void {
      const name = `${key} ${part}`;
      const { status } = answer;
      if (status === "ok" || (status === "failed" && answer.retryInMs !== undefined)) return troubles.delete(name);
      const retrySeconds = status === "missing" ? retryMissingSeconds : retryFailedSeconds;
      troubles.set(name, { status, retryAt: Date.now() + retrySeconds * 1_000 }, rememberFailedSeconds * 1_000);
    },
    /** True if the part is not asked for now. */
    isPaused: (key: string, part: string) => (troubleOf(key, part)?.retryAt ?? 0) > Date.now(),
    /** True if the last call for the part did not give it: it is tried again, but nobody waits for it who has a copy. */
    hasFailed: (key: string, part: string) => troubleOf(key, part) !== null,
    isMissing: (key: string, part: string) => troubleOf(key, part)?.status === "missing",
  };
}
