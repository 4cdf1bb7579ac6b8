/** Which parts of content could not be loaded lately, in this isolate: nothing of it is stored (docs/decisions.md 006). */

import { KEPT_IN_MEMORY } from "#app/domain/caches.ts";
import { createMemory } from "#worker/memory.ts";
import type { Answer } from "./envelope.ts";

const { failures, failedPart, missingPart } = KEPT_IN_MEMORY;

interface Trouble {
  status: "missing" | "failed";
  /** ms since the epoch. */
  retryAt: number;
}

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
