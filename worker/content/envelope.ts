/** The format of content in KV, and how an answer of the operator changes an entry. */

import { isObject } from "#app/domain/json.ts";
import type { Outcome } from "#app/operator/outcome.ts";

export type Parts = Record<string, unknown>;

/** The operator's answer about one part of an entry. `missing`: it says that there is none (404, 410). */
export type Answer<T> =
  | { status: "ok"; data: T }
  | { status: "missing" }
  /** `retryInMs`: the part may be asked for again after this time; absent: after the usual pause. */
  | { status: "failed"; retryInMs?: number | undefined };

export type Answers<T extends Parts> = { [K in keyof T]?: Answer<T[K]> };

export function answerOf<T>(outcome: Outcome<T>): Answer<T> {
  if (outcome.ok) return { status: "ok", data: outcome.data };
  const { status, retryInMs } = outcome.failure;
  return status === 404 || status === 410 ? { status: "missing" } : { status: "failed", retryInMs };
}

/**
 * Covers the domain types in it too. An optional field that is read with a default needs no raise. Raise it by one for any other
 * change that code of both builds can read, because the previous version stays readable, and by two for one that it cannot.
 * Later versions, seen after a rollback, are ignored.
 */
const ENVELOPE_VERSION = 8;

export interface Envelope {
  v: number;
  /** ms since the epoch when the operator last answered for every part that was asked for; 0: never. */
  savedAt: number;
  parts: Parts;
  /** ms since the epoch when the operator last gave or confirmed each part. */
  at: Record<string, number>;
  /** ms since the epoch of the first 404 for a stored part. */
  gone: Record<string, number>;
}

/** A part is deleted after two 404s this far apart, so that one wrong 404 deletes nothing. */
const GONE_CONFIRM_MS = 60_000;

/** @returns null for what no build of ours, or a later one, wrote */
export function readEnvelope(value: unknown, version = ENVELOPE_VERSION): Envelope | null {
  if (!isObject(value) || (value.v !== version && value.v !== version - 1)) return null;
  const { savedAt, parts, at, gone } = value;
  if (typeof savedAt !== "number" || !Number.isFinite(savedAt)) return null;
  return isObject(parts) && isObject(at) && isObject(gone) ? (value as unknown as Envelope) : null;
}

export interface Merged {
  envelope: Envelope;
  isComplete: boolean;
}

/**
 * The entry after the operator's answers; null when none of them changes it.
 *
 * @param root the part without which the entry is nothing: once it is gone, so are the others
 */
export function merge(stored: Envelope | null, answers: Answers<Parts>, now: number, root?: string): Merged | null {
  let parts: Parts = { ...stored?.parts };
  const at: Record<string, number> = { ...stored?.at };
  const gone: Record<string, number> = { ...stored?.gone };
  let changed = false;
  let isComplete = true;
  for (const [name, answer] of Object.entries(answers)) {
    if (answer === undefined) continue;
    if (answer.status === "ok") {
      parts[name] = answer.data;
      at[name] = now;
      delete gone[name];
      changed = true;
    } else if (answer.status === "failed") {
      isComplete = false;
    } else if (name in parts) {
      const since = gone[name] ?? now;
      gone[name] = since;
      changed = true;
      if (now - since < GONE_CONFIRM_MS) isComplete = false;
      else {
        for (const record of [parts, at, gone]) delete record[name];
        if (name === root) parts = {};
      }
    }
  }
  if (!changed) return null;
  const savedAt = isComplete ? now : (stored?.savedAt ?? 0);
  return { envelope: { v: ENVELOPE_VERSION, savedAt, parts, at, gone }, isComplete };
}

/**
 * KV allows one write per second and key, and a write costs ten reads, so unchanged entries are not written.
 *
 * @param rewriteAfterMs unless a part of them was confirmed this much later
 */
export function needsWrite(before: Envelope | null, after: Envelope, rewriteAfterMs: number): boolean {
  if (before === null || before.v !== after.v) return true;
  if (Object.entries(after.at).some(([name, at]) => at - (before.at[name] ?? 0) > rewriteAfterMs)) return true;
  return JSON.stringify([before.parts, before.gone]) !== JSON.stringify([after.parts, after.gone]);
}
