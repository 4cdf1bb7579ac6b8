/** What rendering a page cost and lacked, without streamed parts; the gateway logs it. */

import { readAnswerHeader } from "#app/domain/http/answer-headers.ts";

export interface RenderFacts {
  /** Calls to the operator; `up_ms` is the sum of theirs. */
  up_calls: number;
  up_ms: number;
  /** Worst HTTP status; 0 when one call got no answer; null without calls. */
  up_status: number | null;
  kv_ms: number;
  degraded: string[];
  /** Pieces of content shown from an old copy because the operator failed. */
  stale: number;
}

export function createFacts(): RenderFacts {
  return { up_calls: 0, up_ms: 0, up_status: null, kv_ms: 0, degraded: [], stale: 0 };
}

function worse(a: number | null, b: number): number {
  return a === null || (a !== 0 && (b === 0 || b > a)) ? b : a;
}

export function noteCall(facts: RenderFacts, status: number | null, tookMs: number): void {
  facts.up_calls += 1;
  facts.up_ms += tookMs;
  facts.up_status = worse(facts.up_status, status ?? 0);
}

export function readFacts(headers: Headers): RenderFacts | null {
  const value = readAnswerHeader(headers, "facts");
  return value === null ? null : (JSON.parse(value) as RenderFacts);
}
