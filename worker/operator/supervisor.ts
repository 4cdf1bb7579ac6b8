/**
 * Supervises the calls of pages to the operator (docs/threats.md T14). The browser's `/api` calls do not pass here, so
 * failing pages cannot block the cart, nor the other way round.
 */

import { LRUCache } from "lru-cache";
import type { AttemptReport, Supervisor } from "#app/operator/client.ts";
import { count, log } from "#worker/ops/log.ts";
import { noteCall, type RenderFacts } from "#worker/ops/render-facts.ts";

const MAX_TENANTS = 500;

/** Tenants whose operator said when to ask again (429 with `Retry-After`, docs/threats.md T31). */
export function createBackoff() {
  /** ms since the epoch, by host */
  const untils = new LRUCache<string, number>({ max: MAX_TENANTS });
  return {
    /** @returns ms until the tenant's pages may make a call */
    leftMs: (host: string) => Math.max(0, (untils.get(host) ?? 0) - Date.now()),
    pause(host: string, ms: number): void {
      untils.set(host, Math.max(untils.get(host) ?? 0, Date.now() + ms));
    },
    /** ms until all tenants may make calls; 0 when nobody waits. */
    longestMs: () => Math.max(0, ...[...untils.values()].map((until) => until - Date.now())),
  };
}

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

/** A circuit breaker with one circuit for each endpoint of each tenant. */
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

/** Never held back: a visitor wrote them. */
export const FORMS: ReadonlySet<string> = new Set(["newsletter", "contact"]);

/** What an isolate remembers of the operator. */
export function createOperatorMemory() {
  return { breaker: createBreaker(), backoff: createBackoff() };
}

export type OperatorMemory = ReturnType<typeof createOperatorMemory>;

export const ofThisIsolate = createOperatorMemory();

/** True for failures of the operator itself, false for "no such tour" or "not allowed". */
function isTrouble({ outcome }: AttemptReport): boolean {
  if (outcome.ok) return false;
  const { kind, status = 0 } = outcome.failure;
  return kind !== "status" || status >= 500 || status === 429 || status === 408;
}

/** A supervisor for the calls of one request. */
export function createSupervisor(
  { host, facts }: { host: string; facts: RenderFacts },
  { breaker, backoff }: OperatorMemory = ofThisIsolate,
): Supervisor {
  const circuitOf = (endpoint: string) => `${host} ${endpoint}`;
  return {
    admits(endpoint, leftMs) {
      if (FORMS.has(endpoint)) return 0;
      const pauseMs = backoff.leftMs(host);
      if (pauseMs < leftMs && breaker.admits(circuitOf(endpoint))) return pauseMs;
      count(`operator_not_asked ${endpoint}`);
      return null;
    },
    ended(endpoint, report) {
      const { outcome, status, retryAfterMs, tookMs } = report;
      noteCall(facts, status, tookMs);
      if (!outcome.ok) {
        count(`operator_fault ${endpoint} ${outcome.failure.kind} ${outcome.failure.status ?? ""}`.trimEnd());
      }
      if (status === 429 && retryAfterMs !== null) {
        backoff.pause(host, retryAfterMs);
        log("operator-held", { host, for_ms: retryAfterMs });
      }
      if (FORMS.has(endpoint)) return;
      if (!isTrouble(report)) {
        // No status: a call cut short, which proves nothing.
        if (status !== null) breaker.succeeded(circuitOf(endpoint));
        return;
      }
      const openMs = breaker.failed(circuitOf(endpoint));
      if (openMs === null) return;
      count(`breaker_opened ${endpoint}`);
      log("breaker-opened", { host, endpoint, for_ms: openMs });
    },
  };
}

export function operatorState({ breaker, backoff }: OperatorMemory = ofThisIsolate) {
  return { breakers: breaker.open(), heldForMs: backoff.longestMs() };
}
