/** Circuit breaker per line, which is one endpoint of one tenant (docs/threats.md T14). */

const FAILURES_TO_OPEN = 5;
const OPEN_MS = 10_000;
/** ± this share, so that isolates do not probe in step. */
const JITTER = 0.2;
/** A probe without a result after this was canceled. */
const PROBE_MS = 10_000;
const MAX_LINES = 500;

interface Line {
  failures: number;
  /** No call before this, in ms since the epoch; 0 while the line is closed. */
  openUntil: number;
  isProbing: boolean;
}

export interface OpenLine {
  line: string;
  failures: number;
  forMs: number;
}

export interface Breaker {
  /** The first call after the wait is the probe; the others are refused until it ends. */
  admits(line: string): boolean;
  /** @param time ms since the epoch; starts no probe */
  isClosedAt(line: string, time: number): boolean;
  succeeded(line: string): void;
  /** @returns the ms the line stays open, when this failure opened it; else null */
  failed(line: string): number | null;
  open(): OpenLine[];
}

export function createBreaker(random: () => number = Math.random): Breaker {
  const lines = new Map<string, Line>();
  return {
    admits(line) {
      const state = lines.get(line);
      if (state === undefined || state.openUntil === 0) return true;
      const now = Date.now();
      if (state.openUntil > now) return false;
      state.isProbing = true;
      state.openUntil = now + PROBE_MS;
      return true;
    },
    isClosedAt(line, time) {
      return (lines.get(line)?.openUntil ?? 0) <= time;
    },
    succeeded(line) {
      lines.delete(line);
    },
    failed(line) {
      const state = lines.get(line) ?? { failures: 0, openUntil: 0, isProbing: false };
      lines.delete(line);
      lines.set(line, state);
      const oldest = lines.keys().next();
      if (lines.size > MAX_LINES && oldest.done !== true) lines.delete(oldest.value);
      state.failures += 1;
      // Calls in flight when the line opened do not extend the wait.
      if (!state.isProbing && state.failures !== FAILURES_TO_OPEN) return null;
      const openMs = Math.round(OPEN_MS * (1 - JITTER + 2 * JITTER * random()));
      state.isProbing = false;
      state.openUntil = Date.now() + openMs;
      return openMs;
    },
    open() {
      const now = Date.now();
      return [...lines]
        .filter(([, { openUntil }]) => openUntil > 0)
        .map(([line, { failures, openUntil }]) => ({ line, failures, forMs: Math.max(0, openUntil - now) }));
    },
  };
}
