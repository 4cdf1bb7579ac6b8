/**
 * Content in KV: stale-while-revalidate, stale-if-error without end, and only what the operator really answered is ever
 * stored (product.md 3.1, 3.6; RFC 5861 for the terms).
 */

import type { Loaded } from "#app/context.ts";
import type { Outcome } from "#app/operator/client.ts";
import type { Log } from "./log.ts";
import { createTtlMap, type TtlMap } from "./ttl-map.ts";

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

export interface Envelope {
  v: 1;
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
/** After a failure the operator is left alone this long, per entry and isolate. */
const RETRY_FAILED_AFTER_MS = 5_000;
const RETRY_MISSING_AFTER_MS = 30_000;
const MEMORY_MAX_ENTRIES = 1_000;

/** Isolate memory: keys under refresh, and keys the operator lately failed on (`true`: it said there is no such thing). */
const refreshing = new Set<string>();
const resting = createTtlMap<boolean>({ maxEntries: MEMORY_MAX_ENTRIES });

/** How long an isolate serves an entry without looking into KV again. */
const MEMORY_MS = 10_000;

/** Entries as they were last read; given to `createKvCache`, so that what shares memory is visible where it is made. */
export function createKvMemory(): TtlMap<Envelope> {
  return createTtlMap<Envelope>({ maxEntries: 200 });
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
  const absent = { status: resting.get(entry.key) === true ? "missing" : "failed" } as const;
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
  memory: TtlMap<Envelope>;
}

/** Marks a stored entry as overtaken by a change at the operator. */
export async function markOutdated(kv: KVNamespace, key: string): Promise<void> {
  const value = await kv.get(key, "json");
  if (isEnvelope(value)) await kv.put(key, JSON.stringify({ ...value, outdated: true } satisfies Envelope));
}

export function createKvCache({ kv, waitUntil, log, memory }: KvCacheOptions) {
  async function stored(key: string): Promise<Envelope | null> {
    const remembered = memory.get(key);
    if (remembered !== null) return remembered;
    try {
      const value = await kv.get(key, "json");
      if (!isEnvelope(value)) return null;
      memory.set(key, value, MEMORY_MS);
      return value;
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
    if (given.some((answer) => !answer.ok && !isGone(answer))) resting.set(entry.key, false, RETRY_FAILED_AFTER_MS);
    else if (given.every((answer) => isGone(answer))) resting.set(entry.key, true, RETRY_MISSING_AFTER_MS);
    else resting.delete(entry.key);
    const after = merge(before, answers, Date.now());
    if (after !== null) {
      memory.set(entry.key, after, MEMORY_MS);
      waitUntil(store(entry.key, after));
    }
    return after;
  }

  function refreshBehind<T extends Parts>(entry: Entry<T>, before: Envelope): void {
    if (refreshing.has(entry.key) || resting.get(entry.key) !== null) return;
    refreshing.add(entry.key);
    waitUntil(refresh(entry, before).finally(() => refreshing.delete(entry.key)));
  }

  return {
    /** All parts of an entry: from KV at once if there is a copy of any age, else from the operator. Never rejects. */
    async read<T extends Parts>(entry: Entry<T>): Promise<LoadedParts<T>> {
      const envelope = await stored(entry.key);
      const mayAsk = resting.get(entry.key) === null;
      if (envelope === null) return pick(entry, mayAsk ? await refresh(entry, null) : null);
      const ageMs = Date.now() - envelope.savedAt;
      // A copy from the future is a broken clock's: refresh it.
      const isStale = ageMs < 0 || ageMs > entry.freshSeconds * 1000;
      const misleads = envelope.outdated || ageMs > (entry.askFirstSeconds ?? Number.POSITIVE_INFINITY) * 1000;
      if (misleads && mayAsk) return pick(entry, (await refresh(entry, envelope)) ?? envelope);
      if (isStale) refreshBehind(entry, envelope);
      return pick(entry, envelope);
    },
  };
}

export type KvCache = ReturnType<typeof createKvCache>;
