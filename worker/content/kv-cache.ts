/**
 * Content in KV: stale-while-revalidate, stale-if-error without end, and only what the operator really answered is ever
 * stored (specification 10.1, 3.6; RFC 5861 for the terms; docs/threats.md T13).
 */

import type { Loaded } from "#app/context.ts";
import { KV_CONTENT_MS } from "#app/domain/budgets.ts";
import { count } from "#worker/ops/counters.ts";
import type { Log } from "#worker/ops/log.ts";
import type { RenderFacts } from "#worker/pages/render-facts.ts";
import { type Answers, type Envelope, isGone, isWorthAWrite, merge, type Parts, readEnvelope } from "./envelope.ts";
import { readWithin } from "./kv-reads.ts";
import { createFlights } from "./single-flight.ts";
import { createTtlMap, type TtlMap } from "./ttl-map.ts";

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

/** After a failure the operator is left alone this long, per entry and isolate. */
const RETRY_FAILED_AFTER_MS = 5_000;
const RETRY_MISSING_AFTER_MS = 30_000;
const MEMORY_MAX_ENTRIES = 1_000;
/** How long an isolate serves an entry without looking into KV again. */
const MEMORY_MS = 10_000;
/** Isolates find an entry stale at ± this share of its time, so that they do not all ask at once. */
const JITTER = 0.2;

/** Isolate memory: keys the operator lately failed on (`true`: it said there is no such thing), and work under way. */
const resting = createTtlMap<boolean>({ maxEntries: MEMORY_MAX_ENTRIES });
const flights = createFlights<Envelope | null>();

/** What an isolate remembers of entries. */
export interface KvMemory {
  entries: TtlMap<Envelope>;
  /** When this isolate found a copy, told by its `savedAt`, unchanged at the operator: it is not written again for that. */
  confirmed: TtlMap<{ savedAt: number; at: number }>;
  /** This isolate's jitter, 1 ± `JITTER`; 0 until it is drawn (no random numbers at the start of a worker). */
  jitter: number;
}

/** Given to `createKvCache`, so that what shares memory is visible where it is made. */
export function createKvMemory(): KvMemory {
  return {
    entries: createTtlMap({ maxEntries: 200 }),
    confirmed: createTtlMap({ maxEntries: MEMORY_MAX_ENTRIES }),
    jitter: 0,
  };
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
  memory: KvMemory;
  facts: RenderFacts;
}

/** Marks a stored entry as overtaken by a change at the operator. */
export async function markOutdated(kv: KVNamespace, key: string): Promise<void> {
  const envelope = readEnvelope(await kv.get(key, "json"));
  if (envelope !== null) await write(kv, key, { ...envelope, outdated: true });
}

/** Its age lies beside it, where a list of keys shows it (worker/ops/readyz.ts). */
function write(kv: KVNamespace, key: string, envelope: Envelope): Promise<void> {
  return kv.put(key, JSON.stringify(envelope), { metadata: { savedAt: envelope.savedAt } });
}

interface Stored {
  envelope: Envelope | null;
  /** False when KV failed or was too slow: there may be a copy nobody saw. */
  isKnown: boolean;
}

/** The cache of one request. */
export function createKvCache({ kv, waitUntil, log, memory, facts }: KvCacheOptions) {
  memory.jitter ||= 1 - JITTER + 2 * JITTER * Math.random();
  /** Left of the time this request may wait for KV: only reads that run out use it up. */
  let kvMs = KV_CONTENT_MS;

  async function stored(key: string): Promise<Stored> {
    const remembered = memory.entries.get(key);
    if (remembered !== null) return { envelope: remembered, isKnown: true };
    if (kvMs === 0) return { envelope: null, isKnown: false };
    const startedAt = Date.now();
    const answer = await readWithin<unknown>(
      () => kv.get(key, "json"),
      kvMs,
      (value) => {
        const late = readEnvelope(value);
        if (late !== null && memory.entries.get(key) === null) memory.entries.set(key, late, MEMORY_MS);
      },
    );
    facts.kv_ms += Date.now() - startedAt;
    if (!answer.isAnswered) {
      kvMs = 0;
      log("kv-read-failed", { key });
      return { envelope: null, isKnown: false };
    }
    const envelope = readEnvelope(answer.value);
    if (envelope !== null) memory.entries.set(key, envelope, MEMORY_MS);
    else if (answer.value !== null) count("kv_value_unreadable");
    return { envelope, isKnown: true };
  }

  async function store(key: string, envelope: Envelope): Promise<void> {
    try {
      if (Object.keys(envelope.parts).length === 0) await kv.delete(key);
      else await write(kv, key, envelope);
    } catch (error) {
      count("kv_put_failed");
      log("kv-write-failed", { key, error: error instanceof Error ? error.message : "unknown" });
    }
  }

  async function refresh<T extends Parts>(entry: Entry<T>, { envelope: before, isKnown }: Stored) {
    const answers = await entry.load();
    const given = Object.values(answers).filter((answer) => answer !== undefined);
    if (given.some((answer) => !answer.ok && !isGone(answer))) resting.set(entry.key, false, RETRY_FAILED_AFTER_MS);
    else if (given.every((answer) => isGone(answer))) resting.set(entry.key, true, RETRY_MISSING_AFTER_MS);
    else resting.delete(entry.key);
    const merged = merge(before, answers, Date.now());
    if (merged === null) return null;
    const { envelope, isComplete } = merged;
    memory.entries.set(entry.key, envelope, MEMORY_MS);
    // Over a copy nobody could read, only what is whole: parts that failed now may be good in there.
    if (!isKnown && !isComplete) return envelope;
    if (isWorthAWrite(before, envelope)) waitUntil(store(entry.key, envelope));
    else {
      count("kv_put_skipped");
      const confirmed = { savedAt: before?.savedAt ?? 0, at: envelope.savedAt };
      memory.confirmed.set(entry.key, confirmed, entry.freshSeconds * 2_000);
    }
    return envelope;
  }

  /** The entry from the operator, asked once for all requests of this isolate. Null when nothing came. */
  function fetched<T extends Parts>(entry: Entry<T>, before: Stored): Promise<Envelope | null> {
    const work = () =>
      refresh(entry, before).catch((error: unknown) => {
        log("refresh-failed", {
          key: entry.key,
          error: error instanceof Error ? error.message.slice(0, 200) : "unknown",
        });
        resting.set(entry.key, false, RETRY_FAILED_AFTER_MS);
        return null;
      });
    return flights.join(entry.key, work, waitUntil);
  }

  /** Negative for a copy from the future, a broken clock's. */
  function ageMs(key: string, { savedAt }: Envelope): number {
    const confirmed = memory.confirmed.get(key);
    return Date.now() - (confirmed?.savedAt === savedAt ? confirmed.at : savedAt);
  }

  return {
    /** All parts of an entry: from KV at once if there is a copy of any age, else from the operator. Never rejects. */
    async read<T extends Parts>(entry: Entry<T>): Promise<LoadedParts<T>> {
      const before = await stored(entry.key);
      // While KV was read, another request may have brought it.
      const envelope = before.envelope ?? memory.entries.get(entry.key);
      const mayAsk = resting.get(entry.key) === null;
      if (envelope === null) return pick(entry, mayAsk ? await fetched(entry, before) : null);
      const age = ageMs(entry.key, envelope);
      const isStale = age < 0 || age > entry.freshSeconds * 1000 * memory.jitter;
      const misleads = envelope.outdated || age > (entry.askFirstSeconds ?? Number.POSITIVE_INFINITY) * 1000;
      if (misleads && mayAsk) return pick(entry, (await fetched(entry, { envelope, isKnown: true })) ?? envelope);
      if (isStale && mayAsk && !flights.isUnderWay(entry.key)) void fetched(entry, { envelope, isKnown: true });
      return pick(entry, envelope);
    },
  };
}

export type KvCache = ReturnType<typeof createKvCache>;
