/** A circuit breaker with one circuit for each endpoint of each tenant (docs/threats.md T14). */

import { LRUCache } from "lru-cache";

const FAILURES_TO_OPEN = 5;
const OPEN_MS = 10_000;
/** ± this share, so that isolates do not probe in step. */
const JITTER = 0.2;
/** A probe without a result after this was canceled. */
const PROBE_MS = 10_000;
/** What failed so long ago says nothing of now: on a quiet site, all calls of the next page are made at once. */
const FORGET_MS = 60_000;
const MAX_CIRCUITS = 500;

interface Circuit {
  failures: number;
  /** No call before this, in ms since the epoch; 0 while the circuit is closed. */
  openUntil: number;
  isProbing: boolean;
}

export function createBreaker(random: () => number = Math.random) {
  const circuits = new LRUCache<string, Circuit>({ max: MAX_CIRCUITS });
  return {
    /** The first call after the wait is the probe; the others are refused until it ends. */
    admits(circuit: string): boolean {
      const state = circuits.get(circuit);
      if (state === undefined || state.openUntil === 0) return true;
      const now = Date.now();
      if (state.openUntil > now) return false;
      if (now - state.openUntil > FORGET_MS) {
        circuits.delete(circuit);
        return true;
      }
      state.isProbing = true;
      state.openUntil = now + PROBE_MS;
      return true;
    },
    succeeded(circuit: string): void {
      circuits.delete(circuit);
    },
    /** @returns the ms the circuit stays open, when this failure opened it; else null */
    failed(circuit: string): number | null {
      const state = circuits.get(circuit) ?? { failures: 0, openUntil: 0, isProbing: false };
      circuits.set(circuit, state);
      state.failures += 1;
      // Calls in flight when the circuit opened do not extend the wait.
      if (!state.isProbing && state.failures !== FAILURES_TO_OPEN) return null;
      const openMs = Math.round(OPEN_MS * (1 - JITTER + 2 * JITTER * random()));
      state.isProbing = false;
      state.openUntil = Date.now() + openMs;
      return openMs;
    },
    open() {
      const now = Date.now();
      return [...circuits.entries()]
        .filter(([, { openUntil }]) => openUntil > 0)
        .map(([circuit, { failures, openUntil }]) => ({ circuit, failures, forMs: Math.max(0, openUntil - now) }));
    },
  };
}
