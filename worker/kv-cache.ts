/**
 * Content in KV: stale-while-revalidate, stale-if-error without end, and only what the operator really answered is ever
 * stored (product.md 3.1, 3.6; RFC 5861 for the terms).
 */

import type { Loaded } from "#app/context.ts";
import type { Outcome } from "#app/operator/client.ts";
import type { Log } from "./log.ts";

/** An entry's parts by name; each part fails or succeeds on its own. */
export type Parts = Record<string, unknown>;
export type Answers<T extends Parts> = { [K in keyof T]?: Outcome<T[K]> };
export type LoadedParts<T extends Parts> = { [K in keyof T]: Loaded<T[K]> };

export interface Entry<T extends Parts> {
  key: string;
  freshSeconds: number;
  /** A copy older than this is served only if the operator does not answer (cache-policy.ts). */
  askFirstSeconds?: number | undefined;
  /** Names of all parts; a part the loader leaves out of its answer is not needed now. */
  parts: readonly (keyof T & string)[];
  load(): Promise<Answers<T>>;
}

interface Envelope {
  v: 1;
  /** When the operator last answered for every part, in ms since the epoch. */
  savedAt: number;
  parts: Parts;
  /** When the operator first said that a stored part is gone. */
  gone: Record<string, number>;
}

/** A stored part is given up when the operator says "gone" twice, this far apart: one wrong 404 deletes nothing. */
const GONE_CONFIRM_MS = 60_000;
/** After a failure the operator is left alone this long, per entry and isolate. */
const RETRY_FAILED_AFTER_MS = 5_000;
const RETRY_MISSING_AFTER_MS = 30_000;
const MEMORY_MAX_ENTRIES = 1_000;

interface Rest {
  until: number;
  gone: boolean;
}

/** Isolate memory: keys under refresh, and keys the operator lately failed on. Plain values, all keyed by tenant. */
const refreshing = new Set<string>();
const resting = new Map<string, Rest>();

function restFor(key: string, ms: number, gone: boolean): void {
  resting.delete(key);
  resting.set(key, { until: Date.now() + ms, gone });
  const oldest = resting.keys().next().value;
  if (resting.size > MEMORY_MAX_ENTRIES && oldest !== undefined) resting.delete(oldest);
}

function restOf(key: string): Rest | null {
  const rest = resting.get(key);
  if (rest === undefined || rest.until <= Date.now()) return null;
  return rest;
}

function isEnvelope(value: unknown): value is Envelope {
  if (typeof value !== "object" || value === null) return false;
  const { v, savedAt, parts, gone } = value as Partial<Envelope>;
  return (
    v === 1 &&
    typeof savedAt === "number" &&
    typeof parts === "object" &&
    parts !== null &&
    typeof gone === "object" &&
    gone !== null
  );
}

function isGone(answer: Outcome<unknown>): boolean {
  return !answer.ok && (answer.failure.status === 404 || answer.failure.status === 410);
}

/** What to store after the operator answered; null when there is nothing worth a write. */
function merge(stored: Envelope | null, answers: Answers<Parts>, now: number): Envelope | null {
  const parts: Parts = { ...stored?.parts };
  const gone: Record<string, number> = { ...stored?.gone };
  let changed = false;
  let complete = true;
  for (const [name, answer] of Object.entries(answers)) {
    if (answer === undefined) continue;
    if (answer.ok) {
      parts[name] = answer.data;
      delete gone[name];
      changed = true;
    } else if (!isGone(answer)) {
      complete = false;
    } else if (name in parts) {
      const since = gone[name] ?? now;
      gone[name] = since;
      changed = true;
      if (now - since >= GONE_CONFIRM_MS) {
        delete parts[name];
        delete gone[name];
      } else complete = false;
    }
  }
  return changed ? { v: 1, savedAt: complete ? now : (stored?.savedAt ?? 0), parts, gone } : null;
}

function pick<T extends Parts>(entry: Entry<T>, envelope: Envelope | null): LoadedParts<T> {
  const absent = { status: restOf(entry.key)?.gone ? "missing" : "failed" } as const;
  const loaded = entry.parts.map((name) => {
    const data = envelope?.parts[name];
    return [name, data === undefined ? absent : { status: "ok", data }];
  });
  return Object.fromEntries(loaded) as LoadedParts<T>;
}

export interface KvCacheOptions {
  kv: KVNamespace;
  waitUntil: (work: Promise<unknown>) => void;
  log: Log;
}

export function createKvCache({ kv, waitUntil, log }: KvCacheOptions) {
  async function stored(key: string): Promise<Envelope | null> {
    try {
      const value = await kv.get(key, "json");
      return isEnvelope(value) ? value : null;
    } catch (error) {
      log("kv-read-failed", { key, error: error instanceof Error ? error.message : "unknown" });
      return null;
    }
  }

  async function store(key: string, envelope: Envelope): Promise<void> {
    try {
      if (Object.keys(envelope.parts).length === 0) await kv.delete(key);
      else await kv.put(key, JSON.stringify(envelope));
    } catch (error) {
      log("kv-write-failed", { key, error: error instanceof Error ? error.message : "unknown" });
    }
  }

  async function refresh<T extends Parts>(entry: Entry<T>, before: Envelope | null): Promise<Envelope | null> {
    const answers = await entry.load();
    const given = Object.values(answers).filter((answer) => answer !== undefined);
    if (given.some((answer) => !answer.ok && !isGone(answer))) restFor(entry.key, RETRY_FAILED_AFTER_MS, false);
    else if (given.every((answer) => isGone(answer))) restFor(entry.key, RETRY_MISSING_AFTER_MS, true);
    else resting.delete(entry.key);
    const after = merge(before, answers, Date.now());
    if (after !== null) waitUntil(store(entry.key, after));
    return after;
  }

  function refreshBehind<T extends Parts>(entry: Entry<T>, before: Envelope): void {
    if (refreshing.has(entry.key) || restOf(entry.key) !== null) return;
    refreshing.add(entry.key);
    waitUntil(refresh(entry, before).finally(() => refreshing.delete(entry.key)));
  }

  return {
    /** All parts of an entry: from KV at once if there is a copy of any age, else from the operator. Never rejects. */
    async read<T extends Parts>(entry: Entry<T>): Promise<LoadedParts<T>> {
      const envelope = await stored(entry.key);
      if (envelope === null) return pick(entry, restOf(entry.key) === null ? await refresh(entry, null) : null);
      const ageMs = Date.now() - envelope.savedAt;
      // A copy from the future is a broken clock's: refresh it.
      const isStale = ageMs < 0 || ageMs > entry.freshSeconds * 1000;
      if (isStale && ageMs > (entry.askFirstSeconds ?? Number.POSITIVE_INFINITY) * 1000 && restOf(entry.key) === null) {
        return pick(entry, (await refresh(entry, envelope)) ?? envelope);
      }
      if (isStale) refreshBehind(entry, envelope);
      return pick(entry, envelope);
    },
  };
}

export type KvCache = ReturnType<typeof createKvCache>;
