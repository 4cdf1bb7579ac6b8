/** The format of content in KV, and how an answer of the operator changes an entry. */

import { isObject } from "#app/domain/json.ts";
import type { Outcome } from "#app/operator/outcome.ts";

export type Parts = Record<string, unknown>;
export type Answers<T extends Parts> = { [K in keyof T]?: Outcome<T[K]> };

/**
 * Covers the domain types in it too. An optional field that is read with a default needs no raise. Raise it by one for any other
 * change that code of both builds can read, because the previous version stays readable, and by two for one that it cannot.
 * Later versions, seen after a rollback, are ignored.
 */
const ENVELOPE_VERSION = 4;

export interface Envelope {
  v: number;
  /** ms since the epoch when the operator gave every part, which it may have confirmed since; 0: never. */
  savedAt: number;
  parts: Parts;
  /** ms since the epoch of the first 404 for a stored part. */
  gone: Record<string, number>;
}

/** A part is deleted after two 404s this far apart, so that one wrong 404 deletes nothing. */
const GONE_CONFIRM_MS = 60_000;

/** @returns null for what no build of ours, or a later one, wrote */
export function readEnvelope(value: unknown, version = ENVELOPE_VERSION): Envelope | null {
  if (!isObject(value) || (value.v !== version && value.v !== version - 1)) return null;
  const { savedAt, parts, gone } = value;
  if (typeof savedAt !== "number" || !Number.isFinite(savedAt) || !isObject(parts) || !isObject(gone)) return null;
  return value as unknown as Envelope;
}

export function isGone(answer: Outcome<unknown>): boolean {
  return !answer.ok && (answer.failure.status === 404 || answer.failure.status === 410);
}

export interface Merged {
  envelope: Envelope;
  isComplete: boolean;
}

/** The entry after the operator's answers; null when none of them changes it. */
export function merge(stored: Envelope | null, answers: Answers<Parts>, now: number): Merged | null {
  const parts: Parts = { ...stored?.parts };
  const gone: Record<string, number> = { ...stored?.gone };
  let changed = false;
  let isComplete = true;
  for (const [name, answer] of Object.entries(answers)) {
    if (answer === undefined) continue;
    if (answer.ok) {
      parts[name] = answer.data;
      delete gone[name];
      changed = true;
    } else if (!isGone(answer)) {
      isComplete = false;
    } else if (name in parts) {
      const since = gone[name] ?? now;
      gone[name] = since;
      changed = true;
      if (now - since >= GONE_CONFIRM_MS) {
        delete parts[name];
        delete gone[name];
      } else isComplete = false;
    }
  }
  if (!changed) return null;
  const savedAt = isComplete ? now : (stored?.savedAt ?? 0);
  return { envelope: { v: ENVELOPE_VERSION, savedAt, parts, gone }, isComplete };
}

/**
 * KV allows one write per second and key, and a write costs ten reads, so unchanged entries are not written.
 *
 * @param rewriteAfterMs unless they are older than this
 */
export function needsWrite(before: Envelope | null, after: Envelope, rewriteAfterMs: number): boolean {
  if (before === null || before.v !== after.v || after.savedAt - before.savedAt > rewriteAfterMs) return true;
  return JSON.stringify([before.parts, before.gone]) !== JSON.stringify([after.parts, after.gone]);
}
