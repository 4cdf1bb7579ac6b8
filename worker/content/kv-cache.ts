/** Content in KV: stale-while-revalidate, unlimited stale-if-error; failures are never stored (docs/threats.md T13). */

import type { Loaded } from "#app/context.ts";
import { KV_CONTENT_MS } from "#app/domain/budgets.ts";
import { count } from "#worker/ops/counters.ts";
import type { Log } from "#worker/ops/log.ts";
import type { RenderFacts } from "#worker/pages/render-facts.ts";
import { type Answers, type Envelope, isGone, isWorthAWrite, merge, type Parts, readEnvelope } from "./envelope.ts";
import { createInFlight } from "./in-flight.ts";
import { readWithin } from "./kv-reads.ts";
import { createTtlMap, type TtlMap } from "./ttl-map.ts";

export type LoadedParts<T extends Parts> = { [K in keyof T]: Loaded<T[K]> };

export interface Entry<T extends Parts> {
  key: string;
  freshSeconds: number;
  maxStaleSeconds?: number | undefined;
  parts: readonly (keyof T & string)[];
  load(): Promise<Answers<T>>;
}

/** No calls for an entry, per isolate, after a failure or a 404. */
const RETRY_FAILED_AFTER_MS = 5_000;
const RETRY_MISSING_AFTER_MS = 30_000;
const MEMORY_MAX_ENTRIES = 1_000;
const MEMORY_MS = 10_000;
/** Freshness varies by ± this share between isolates, so that they do not refresh at the same moment. */
const JITTER = 0.2;

/** Keys with a recent failure; `true` after a 404. */
const failedLately = createTtlMap<boolean>({ maxEntries: MEMORY_MAX_ENTRIES });
const inFlight = createInFlight<Envelope | null>();

export interface KvMemory {
  entries: TtlMap<Envelope>;
  /** When the operator last confirmed the KV copy saved at `savedAt`, which is then not written again. */
  confirmed: TtlMap<{ savedAt: number; at: number }>;
  /** 1 ± `JITTER`; 0 until drawn, because workerd has no random numbers at startup. */
  jitter: number;
}

export function createKvMemory(): KvMemory {
  return {
    entries: createTtlMap({ maxEntries: 200 }),
    confirmed: createTtlMap({ maxEntries: MEMORY_MAX_ENTRIES }),
    jitter: 0,
  };
}

function pick<T extends Parts>(entry: Entry<T>, envelope: Envelope | null): LoadedParts<T> {
  const absent = { status: failedLately.get(entry.key) === true ? "missing" : "failed" } as const;
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

export async function markOutdated(kv: KVNamespace, key: string): Promise<void> {
  const envelope = readEnvelope(await kv.get(key, "json"));
  if (envelope !== null) await write(kv, key, { ...envelope, outdated: true });
}

/** Metadata is part of key lists, where `/readyz` reads the age. */
function write(kv: KVNamespace, key: string, envelope: Envelope): Promise<void> {
  return kv.put(key, JSON.stringify(envelope), { metadata: { savedAt: envelope.savedAt } });
}

interface Stored {
  envelope: Envelope | null;
  /** False when KV failed or was too slow: there may be a copy. */
  isKnown: boolean;
}

export function createKvCache({ kv, waitUntil, log, memory, facts }: KvCacheOptions) {
  memory.jitter ||= 1 - JITTER + 2 * JITTER * Math.random();
  /** 0 after one read timed out: the others then do not wait. */
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
    const received = Object.values(answers).filter((answer) => answer !== undefined);
    if (received.some((answer) => !answer.ok && !isGone(answer)))
      failedLately.set(entry.key, false, RETRY_FAILED_AFTER_MS);
    else if (received.every((answer) => isGone(answer))) failedLately.set(entry.key, true, RETRY_MISSING_AFTER_MS);
    else failedLately.delete(entry.key);
    const merged = merge(before, answers, Date.now());
    if (merged === null) return null;
    const { envelope, isComplete } = merged;
    memory.entries.set(entry.key, envelope, MEMORY_MS);
    // The copy that could not be read may hold good parts where this one failed.
    if (!isKnown && !isComplete) return envelope;
    if (isWorthAWrite(before, envelope)) waitUntil(store(entry.key, envelope));
    else {
      count("kv_put_skipped");
      const confirmed = { savedAt: before?.savedAt ?? 0, at: envelope.savedAt };
      memory.confirmed.set(entry.key, confirmed, entry.freshSeconds * 2_000);
    }
    return envelope;
  }

  function fetched<T extends Parts>(entry: Entry<T>, before: Stored): Promise<Envelope | null> {
    const work = () =>
      refresh(entry, before).catch((error: unknown) => {
        log("refresh-failed", {
          key: entry.key,
          error: error instanceof Error ? error.message.slice(0, 200) : "unknown",
        });
        failedLately.set(entry.key, false, RETRY_FAILED_AFTER_MS);
        return null;
      });
    return inFlight.join(entry.key, work, waitUntil);
  }

  function ageMs(key: string, { savedAt }: Envelope): number {
    const confirmed = memory.confirmed.get(key);
    return Date.now() - (confirmed?.savedAt === savedAt ? confirmed.at : savedAt);
  }

  return {
    /** From KV if there is a copy of any age, else from the operator. Never rejects. */
    async read<T extends Parts>(entry: Entry<T>): Promise<LoadedParts<T>> {
      const before = await stored(entry.key);
      const envelope = before.envelope ?? memory.entries.get(entry.key);
      const mayLoad = failedLately.get(entry.key) === null;
      if (envelope === null) return pick(entry, mayLoad ? await fetched(entry, before) : null);
      const age = ageMs(entry.key, envelope);
      // Negative: dated into the future by a wrong clock.
      const isStale = age < 0 || age > entry.freshSeconds * 1000 * memory.jitter;
      const mustReload = envelope.outdated || age > (entry.maxStaleSeconds ?? Number.POSITIVE_INFINITY) * 1000;
      if (mustReload && mayLoad) return pick(entry, (await fetched(entry, { envelope, isKnown: true })) ?? envelope);
      if (isStale && mayLoad && !inFlight.has(entry.key)) void fetched(entry, { envelope, isKnown: true });
      return pick(entry, envelope);
    },
  };
}

export type KvCache = ReturnType<typeof createKvCache>;
