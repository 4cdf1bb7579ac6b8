/** A stored entry: its shape, reading what another build wrote, and what an operator's answer makes of it. */

import { isObject } from "#app/domain/json.ts";
import type { Outcome } from "#app/operator/outcome.ts";

/** An entry's parts by name; each part fails or succeeds on its own. */
export type Parts = Record<string, unknown>;
export type Answers<T extends Parts> = { [K in keyof T]?: Outcome<T[K]> };

/**
 * Version of what is stored: this envelope and the domain types in it. Raised by one when something is added that pages
 * can do without (copies of the build before stay readable, so a deploy during an outage shows them), by two when they
 * cannot. A higher version than this is a later build's: after a rollback it counts as none.
 */
const ENVELOPE_VERSION = 1;

export interface Envelope {
  v: number;
  /** When the operator last answered for every part, in ms since the epoch. */
  savedAt: number;
  parts: Parts;
  /** When the operator first said that a stored part is gone. */
  gone: Record<string, number>;
  /** The operator said that it changed: better wait for the new one than show this, if the new one can be had. */
  outdated?: true;
}

/** A stored part is given up when the operator says "gone" twice, this far apart: one wrong 404 deletes nothing. */
const GONE_CONFIRM_MS = 60_000;
/** Content that did not change is written again when the copy is older than this, so that its age stays telling. */
const REWRITE_AFTER_MS = 600_000;

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
  /** The operator answered for every part it was asked about. */
  isComplete: boolean;
}

/** The entry after the operator answered; null when nothing came of it. */
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

/** KV takes one write a second and key: what says nothing new is not written (docs/threats.md T13). */
export function isWorthAWrite(before: Envelope | null, after: Envelope): boolean {
  if (before === null || before.outdated === true || before.v !== after.v) return true;
  if (after.savedAt - before.savedAt > REWRITE_AFTER_MS) return true;
  return JSON.stringify([before.parts, before.gone]) !== JSON.stringify([after.parts, after.gone]);
}
