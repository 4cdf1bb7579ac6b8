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
  /** The oldest of them: its kind, and its age in seconds; null and 0 without one. */
  oldest: string | null;
  oldest_s: number;
}

export function createFacts(): RenderFacts {
  return { up_calls: 0, up_ms: 0, up_status: null, kv_ms: 0, degraded: [], stale: 0, oldest: null, oldest_s: 0 };
}

function worse(a: number | null, b: number): number {
  return a === null || (a !== 0 && (b === 0 || b > a)) ? b : a;
}

export function noteCall(facts: RenderFacts, status: number | null, tookMs: number): void {
  facts.up_calls += 1;
  facts.up_ms += tookMs;
  facts.up_status = worse(facts.up_status, status ?? 0);
}

/** @param key of the entry (`cacheKey`) @param ageMs infinite: unknown */
export function noteStale(facts: RenderFacts, key: string, ageMs: number): void {
  facts.stale += 1;
  const seconds = Number.isFinite(ageMs) ? Math.round(ageMs / 1_000) : 0;
  if (facts.oldest !== null && seconds <= facts.oldest_s) return;
  facts.oldest = key.split(":")[2] ?? key;
  facts.oldest_s = seconds;
}

export function readFacts(headers: Headers): RenderFacts | null {
  const value = readAnswerHeader(headers, "facts");
  return value === null ? null : (JSON.parse(value) as RenderFacts);
}
