/**
 * Watches over the calls pages make to the operator: breaker, retry budget, `Retry-After`, counters (docs/threats.md T14).
 *
 * A breaker stands on each tenant's each endpoint, in each isolate: one that fails must not take away those that work,
 * of this tenant or another. What the operator says about our key (429) holds for all calls of the isolate. Forms are
 * never held back by a breaker: somebody wrote them. Nor is the browser's `/api`: it does not come through here, so pages
 * that fail cannot starve the cart, and the other way round.
 */

import type { AttemptReport, Supervisor } from "#app/operator/client.ts";
import { endpointOf } from "#app/operator/endpoint.ts";
import { count } from "#worker/ops/counters.ts";
import type { Log } from "#worker/ops/log.ts";
import { noteCall, type RenderFacts } from "#worker/pages/render-facts.ts";
import { createBreaker, type OpenLine } from "./breaker.ts";
import { createRetryBudget } from "./retry-budget.ts";
import type { Patience } from "./time-budget.ts";

const FORMS: ReadonlySet<string> = new Set(["newsletter", "contact"]);
/** A `Retry-After` beyond this is a mistake somewhere: content would stand still. */
const MAX_HOLD_MS = 300_000;
/** An attempt that was given less says little about the operator when it runs out. */
const FAIR_CHANCE_MS = 1_000;

const breaker = createBreaker();
const budget = createRetryBudget();
/** No call before this, in ms since the epoch: the operator answered 429. */
let heldUntil = 0;

/** The operator itself is in trouble, as opposed to "no such tour" or "not for you". */
function isTrouble({ outcome, givenMs }: AttemptReport): boolean {
  if (outcome.ok) return false;
  const { kind, status = 0 } = outcome.failure;
  if (kind === "timeout") return givenMs >= FAIR_CHANCE_MS;
  return kind !== "status" || status >= 500 || status === 429 || status === 408;
}

interface Watch {
  host: string;
  log: Log;
  patience: Patience;
  facts: RenderFacts;
}

function hold(ms: number, log: Log): void {
  heldUntil = Math.max(heldUntil, Date.now() + Math.min(ms, MAX_HOLD_MS));
  log("operator-held", { for_ms: Math.min(ms, MAX_HOLD_MS) });
}

/** The supervisor of one request's calls. */
export function operatorLine({ host, log, patience, facts }: Watch): Supervisor {
  const lineOf = (endpoint: string) => `${host} ${endpoint}`;
  return {
    admits(path) {
      const endpoint = endpointOf(path);
      if (FORMS.has(endpoint)) return true;
      if (Date.now() >= heldUntil && breaker.admits(lineOf(endpoint))) {
        budget.earn();
        return true;
      }
      count(`operator_not_asked ${endpoint}`);
      return false;
    },
    timeLeftMs: () => patience.leftMs(),
    ended(path, report) {
      const endpoint = endpointOf(path);
      const { outcome, status, retryAfterMs, tookMs } = report;
      noteCall(facts, status, tookMs);
      if (!outcome.ok) {
        count(`operator_fault ${endpoint} ${outcome.failure.kind} ${outcome.failure.status ?? ""}`.trimEnd());
        if (outcome.failure.kind === "timeout") patience.noteSilence();
      }
      if (status === 429 && retryAfterMs !== null) hold(retryAfterMs, log);
      if (FORMS.has(endpoint)) return;
      if (!isTrouble(report)) {
        // A call cut short says nothing.
        if (status !== null) breaker.succeeded(lineOf(endpoint));
        return;
      }
      const openMs = breaker.failed(lineOf(endpoint));
      if (openMs === null) return;
      count(`breaker_opened ${endpoint}`);
      log("breaker-opened", { host, endpoint, for_ms: openMs });
    },
    grantsRetry(path, waitMs) {
      const endpoint = endpointOf(path);
      const time = Date.now() + waitMs;
      const granted = heldUntil <= time && breaker.isClosedAt(lineOf(endpoint), time) && budget.spend();
      count(granted ? "retry_granted" : "retry_denied");
      return granted;
    },
  };
}

export interface LineState {
  breakers: OpenLine[];
  /** ms for which the operator asked to be left alone. */
  heldForMs: number;
  retriesLeft: number;
}

export function lineState(): LineState {
  return { breakers: breaker.open(), heldForMs: Math.max(0, heldUntil - Date.now()), retriesLeft: budget.left() };
}
