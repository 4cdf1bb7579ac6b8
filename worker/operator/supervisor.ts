/**
 * Supervises the calls of pages to the operator (docs/threats.md T14). The browser's `/api` calls do not pass here, so
 * failing pages cannot block the cart, nor the other way round.
 */

import type { AttemptReport, Supervisor } from "#app/operator/client.ts";
import { count } from "#worker/ops/counters.ts";
import type { Log } from "#worker/ops/log.ts";
import { noteCall, type RenderFacts } from "#worker/ops/render-facts.ts";
import { createBackoff } from "./backoff.ts";
import { createBreaker } from "./breaker.ts";

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
  { host, log, facts }: { host: string; log: Log; facts: RenderFacts },
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
