/**
 * What can be read from KV (kv-cache.ts), its names, the format of content in it, and how an answer of the operator changes an entry:
 * part by part, always.
 */

import type { Loaded } from "#app/context.ts";
import type { Keep } from "#app/domain/caches.ts";
import type { Outcome } from "#app/domain/http/outcome.ts";
import { isObject, parsedJson } from "#app/domain/json.ts";

/** @param host normalized */
export function cacheKey(host: string, kind: string, name = ""): string {
  return `${contentPrefix(host)}${kind}${name === "" ? "" : `:${name}`}`;
}

export function contentPrefix(host: string): string {
  return `t:${host}:`;
}

/** Cache tag of all pages of a tenant; a host is printable ASCII, as tags must be. */
export function tenantTag(host: string): string {
  return `t-${host}`;
}

/** The copy of an entry that is shown. */
export interface Copy<T extends Parts> {
  parts: { [K in keyof T]: Loaded<T[K]> };
  /** The tenant's last edit that the entry knows of, in ms since the epoch; 0: none. */
  editedAt: number;
}

export interface Entry<T extends Parts> {
  key: string;
  policy: Keep;
  /** What the operator gives. Each part has an age, and a pause after a failure, of its own. */
  parts: readonly (keyof T & string)[];
  /** The part without which the entry is nothing: once it is gone, the whole entry is deleted. */
  root?: keyof T & string;
  /** Called when the operator answers 404 for the root of a copy. @param isGone the second time, a minute later: the entry is deleted */
  onMissing?: (isGone: boolean) => void;
  /**
   * @param due the parts to ask for
   * @param before the copy that is loaded again
   * @param isFirst KV says that there is no copy; false as well when it cannot be read
   */
  load(due: readonly (keyof T & string)[], before: Envelope | null, isFirst: boolean): Promise<Answers<T>>;
  /** How long isolate memory may answer instead of KV. */
  memoryMs?: number;
  /** ms since the epoch of the tenant's last known edit: an older part is served only if it cannot be loaded again. */
  editedAt?: number;
  /** A change of this entry is an edit of the tenant, also where nobody has reported it. */
  marksEdits?: boolean;
  /**
   * `behind`: the reader never waits, and what is due is loaded for whoever asks next. `never`: the answer is the copy, if there
   * is one. Absent: the reader waits for what is missing or too old.
   */
  asks?: "behind" | "never";
  /** How long the reader waits for the operator; absent: until it answers. 0: the operator is not called. */
  waitMs?: number;
}

/** What loading an entry again after an edit came to. */
export interface Reloaded {
  /** The operator does not know the root of the entry. */
  isMissing: boolean;
  /** Parts that the operator has given or confirmed since the edit. */
  confirmed: string[];
  /** The others, each with the reason: an HTTP status or a kind of failure. */
  waiting: Record<string, string>;
  /** False: the copy was as new as this before. */
  isNew: boolean;
}

export type Parts = Record<string, unknown>;

/** The operator's answer about one part of an entry. `missing`: it says that there is none (404, 410). */
export type Answer<T> =
  | { status: "ok"; data: T }
  | { status: "missing" }
  /**
   * `why`: the HTTP status, or the kind of failure. `retryInMs`: the part may be asked for again after this time; absent: after
   * the usual pause.
   */
  | { status: "failed"; why?: string; retryInMs?: number | undefined };

export type Answers<T extends Parts> = { [K in keyof T]?: Answer<T[K]> };

export function answerOf<T>(outcome: Outcome<T>): Answer<T> {
  if (outcome.ok) return { status: "ok", data: outcome.data };
  const { kind, status, retryInMs } = outcome.failure;
  if (status === 404 || status === 410) return { status: "missing" };
  return { status: "failed", why: String(status ?? kind), retryInMs };
}

/** All times are in ms since the epoch. */
export interface Envelope {
  parts: Parts;
  /**
   * When the call began that gave or confirmed each part. A part that has a time and no value is one that the operator has
   * removed: an older copy elsewhere does not bring it back.
   */
  at: Record<string, number>;
  /** When the first call began since `at` that was answered 404. */
  gone: Record<string, number>;
  /** The tenant's last edit that is known; absent: none. */
  editedAt?: number;
}

/** A part is deleted after two 404s this far apart, so that one wrong 404 deletes nothing. */
const GONE_CONFIRM_MS = 60_000;

const NOTHING: Envelope = { parts: {}, at: {}, gone: {} };

/** @returns null for what no build of ours wrote. A time in the future, from a wrong clock, is as good as none. */
export function readEnvelope(text: string | null, now = Date.now()): Envelope | null {
  const value = parsedJson(text);
  if (!isObject(value)) return null;
  const { parts, at, gone, editedAt } = value;
  if (!isObject(parts) || !isObject(at) || !isObject(gone)) return null;
  const past = (times: object) =>
    Object.fromEntries(Object.entries(times).map(([part, time]) => [part, Number(time) <= now ? Number(time) : 0]));
  const edited = typeof editedAt === "number" ? { editedAt: Math.min(editedAt, now) } : {};
  return { parts, at: past(at), gone: past(gone), ...edited };
}

/** The entry after the operator's answers; `before` itself when none of them says anything new. @param askedAt ms since the epoch */
export function answered(before: Envelope | null, answers: Answers<Parts>, askedAt: number): Envelope | null {
  const parts: Parts = { ...before?.parts };
  const at: Record<string, number> = { ...before?.at };
  const gone: Record<string, number> = { ...before?.gone };
  let isChanged = false;
  for (const [part, answer] of Object.entries(answers)) {
    // A call that began earlier may end later: its answer is the older one.
    if (answer === undefined || answer.status === "failed" || askedAt < (at[part] ?? 0)) continue;
    isChanged = true;
    const since = gone[part] ?? askedAt;
    if (answer.status === "missing" && askedAt - since < GONE_CONFIRM_MS) {
      gone[part] = since;
      continue;
    }
    if (answer.status === "ok") parts[part] = answer.data;
    else delete parts[part];
    at[part] = askedAt;
    delete gone[part];
  }
  return isChanged ? { ...before, parts, at, gone } : before;
}

/** The newer of each part of two copies of an entry. */
export function newest(one: Envelope | null, other: Envelope): Envelope {
  if (one === null) return other;
  const merged: Envelope = { parts: {}, at: {}, gone: {} };
  for (const part of new Set([one, other].flatMap(({ at, gone }) => [...Object.keys(at), ...Object.keys(gone)]))) {
    const [a = -1, b = -1] = [one.at[part], other.at[part]];
    const from = a > b ? one : other;
    const at = Math.max(a, b);
    if (part in from.parts) merged.parts[part] = from.parts[part];
    if (at >= 0) merged.at[part] = at;
    const gone = [one.gone[part], other.gone[part]].filter(
      (since): since is number => since !== undefined && since > at,
    );
    if (gone.length > 0) merged.gone[part] = Math.min(...gone);
  }
  const editedAt = Math.max(one.editedAt ?? 0, other.editedAt ?? 0);
  return editedAt === 0 ? merged : { ...merged, editedAt };
}

/**
 * True if there is anything left to show of an entry.
 *
 * @param root the part without which the others are nothing
 */
export function isEmpty({ parts }: Envelope, root?: string): boolean {
  return root === undefined ? Object.keys(parts).length === 0 : !(root in parts);
}

/**
 * KV allows one write per second and key, and a write costs ten reads, so unchanged entries are not written.
 *
 * @param rewriteAfterMs unless a part of them was confirmed this much later
 */
export function needsWrite(before: Envelope | null, after: Envelope, rewriteAfterMs: number): boolean {
  const { at, parts, gone, editedAt = 0 } = before ?? NOTHING;
  if (before === null || (after.editedAt ?? 0) > editedAt) return true;
  if (Object.entries(after.at).some(([part, confirmed]) => confirmed - (at[part] ?? 0) > rewriteAfterMs)) return true;
  return JSON.stringify([parts, gone]) !== JSON.stringify([after.parts, after.gone]);
}
