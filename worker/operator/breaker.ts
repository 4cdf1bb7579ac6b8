/**
 * Circuit breaker (docs/threats.md T14): after five failures in a row a line is left alone for some ten seconds, then one call
 * tries it out. Plain numbers only, so that requests of an isolate can share it.
 */

const FAILURES_TO_OPEN = 5;
const OPEN_MS = 10_000;
/** ± this share, so that isolates do not come back in step. */
const JITTER = 0.2;
/** A probe that is never heard of again (its request was cancelled) counts as lost after this. */
const PROBE_MS = 5_000;
const MAX_LINES = 500;

interface Line {
  failures: number;
  /** Nobody is let through before this, in ms since the epoch; 0 while closed. */
  closedUntil: number;
  isProbing: boolean;
}

export interface OpenLine {
  line: string;
  failures: number;
  /** ms until the next call may try; 0 when the next one may. */
  forMs: number;
}

export interface Breaker {
  /** May a call be made? After the rest the first who asks is the probe, and the others wait for what it finds. */
  admits(line: string): boolean;
  /** Would a call be let through then, in ms since the epoch? Takes no probe. */
  isClosedAt(line: string, time: number): boolean;
  succeeded(line: string): void;
  /** @returns for how many ms the line is left alone from now on, when this failure opened it; else null */
  failed(line: string): number | null;
  open(): OpenLine[];
}

export function createBreaker(random: () => number = Math.random): Breaker {
  const lines = new Map<string, Line>();
  return {
    admits(line) {
      const state = lines.get(line);
      if (state === undefined || state.closedUntil === 0) return true;
      const now = Date.now();
      if (state.closedUntil > now) return false;
      state.isProbing = true;
      state.closedUntil = now + PROBE_MS;
      return true;
    },
    isClosedAt(line, time) {
      return (lines.get(line)?.closedUntil ?? 0) <= time;
    },
    succeeded(line) {
      lines.delete(line);
    },
    failed(line) {
      const state = lines.get(line) ?? { failures: 0, closedUntil: 0, isProbing: false };
      lines.delete(line);
      lines.set(line, state);
      const oldest = lines.keys().next();
      if (lines.size > MAX_LINES && oldest.done !== true) lines.delete(oldest.value);
      state.failures += 1;
      // Calls that were on their way when it opened change nothing.
      if (!state.isProbing && state.failures !== FAILURES_TO_OPEN) return null;
      const openMs = Math.round(OPEN_MS * (1 - JITTER + 2 * JITTER * random()));
      state.isProbing = false;
      state.closedUntil = Date.now() + openMs;
      return openMs;
    },
    open() {
      const now = Date.now();
      return [...lines]
        .filter(([, { closedUntil }]) => closedUntil > 0)
        .map(([line, { failures, closedUntil }]) => ({ line, failures, forMs: Math.max(0, closedUntil - now) }));
    },
  };
}
