/**
 * Content in KV: stale-while-revalidate, stale-if-error without end except for dates (policy.ts). Failures are never stored
 * (docs/threats.md T13).
 */

import type { Loaded } from "#app/context.ts";
import { KV_CONTENT_MS } from "#app/domain/budgets.ts";
import { TIMED_OUT, withTimeout } from "#app/domain/http/with-timeout.ts";
import { count } from "#worker/ops/counters.ts";
import { type Log, logError } from "#worker/ops/log.ts";
import { noteCall, type RenderFacts } from "#worker/pages/render-facts.ts";
import { type Answers, type Envelope, isGone, merge, needsWrite, type Parts, readEnvelope } from "./envelope.ts";
import { createInFlight } from "./in-flight.ts";
import { readWithin } from "./kv-reads.ts";
import { type CachePolicy, ISOLATE_MEMORY } from "./policy.ts";
import { createTtlMap, type TtlMap } from "./ttl-map.ts";

export type LoadedParts<T extends Parts> = { [K in keyof T]: Loaded<T[K]> };

export interface Entry<T extends Parts> {
  key: string;
  policy: CachePolicy;
  parts: readonly (keyof T & string)[];
  /** @param before the copy that is loaded again */
  load(before: Envelope | null): Promise<Answers<T>>;
  /** How long isolate memory may answer instead of KV. */
  memoryMs?: number;
  /** ms since the epoch of the tenant's last reported edit: an older entry is served only if it cannot be loaded again. */
  changedAt?: number;
  /** Parts that do not come from the operator, written whenever its content has changed. */
  onChange?: () => Parts;
  /** Whether a copy is to be refreshed that is not old yet: it lacks parts, or they are of different ages. */
  isDue?: (parts: Parts) => boolean;
  /** A copy that lacks some of the parts is not enough: the reader waits for them. */
  isWhole?: true;
  /** Never calls the operator: the answer is the copy, if there is one. */
  isCopyOnly?: boolean;
  /** How long the reader waits for the operator; absent: until it answers. 0: the operator is not called. */
  waitMs?: number;
}

const { entries, confirmations, seconds, retryFailedSeconds, retryMissingSeconds } = ISOLATE_MEMORY;
const MEMORY_MS = seconds * 1_000;
const MAX_FAILURES = 1_000;
/** Freshness varies by ± this share between isolates, so that they do not refresh at the same moment. */
const JITTER = 0.2;

/** Keys with a recent failure; `true` after a 404. */
const failedLately = createTtlMap<boolean>({ maxEntries: MAX_FAILURES });
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
    entries: createTtlMap({ maxEntries: entries }),
    confirmed: createTtlMap({ maxEntries: confirmations }),
    jitter: 0,
  };
}

/** @param asOf when the operator last confirmed the envelope; 0: never in full */
function pick<T extends Parts>(entry: Entry<T>, envelope: Envelope | null, asOf: number): LoadedParts<T> {
  const absent = { status: failedLately.get(entry.key) === true ? "missing" : "failed" } as const;
  const loaded = entry.parts.map((name) => {
    const data = envelope?.parts[name];
    return [name, data === undefined ? absent : { status: "ok", data, ...(asOf > 0 ? { asOf } : {}) }];
  });
  return Object.fromEntries(loaded) as LoadedParts<T>;
}

/** A copy that every reader would have to load again first is written although nothing changed. */
function rewriteAfterMs(
  { policy, changedAt = 0 }: Pick<Entry<Parts>, "policy" | "changedAt">,
  before: Envelope | null,
) {
  if (before !== null && before.savedAt < changedAt) return 0;
  return policy.maxStaleSeconds === undefined ? Number.POSITIVE_INFINITY : (policy.maxStaleSeconds * 1_000) / 2;
}

export interface KvCacheOptions {
  kv: KVNamespace;
  waitUntil: (work: Promise<unknown>) => void;
  log: Log;
  memory: KvMemory;
  facts: RenderFacts;
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

  async function stored({ key, memoryMs = MEMORY_MS }: Entry<Parts>): Promise<Stored> {
    const remembered = memory.entries.get(key);
    if (remembered !== null) return { envelope: remembered, isKnown: true };
    if (kvMs === 0) return { envelope: null, isKnown: false };
    const startedAt = Date.now();
    const answer = await readWithin<unknown>(
      () => kv.get(key, "json"),
      kvMs,
      (value) => {
        const late = readEnvelope(value);
        if (late !== null && memory.entries.get(key) === null) memory.entries.set(key, late, memoryMs);
      },
    );
    facts.kv_ms += Date.now() - startedAt;
    if (!answer.isAnswered) {
      kvMs = 0;
      log("kv-read-failed", { key });
      return { envelope: null, isKnown: false };
    }
    const envelope = readEnvelope(answer.value);
    if (envelope !== null) memory.entries.set(key, envelope, memoryMs);
    else if (answer.value !== null) count("kv_value_unreadable");
    return { envelope, isKnown: true };
  }

  /** Metadata is for `/readyz`. */
  async function write({ key, policy }: Entry<Parts>, envelope: Envelope): Promise<void> {
    const { expirationSeconds } = policy;
    if (Object.keys(envelope.parts).length === 0) return kv.delete(key);
    return kv.put(key, JSON.stringify(envelope), {
      metadata: { savedAt: envelope.savedAt },
      ...(expirationSeconds === undefined ? {} : { expirationTtl: expirationSeconds }),
    });
  }

  async function store(entry: Entry<Parts>, envelope: Envelope): Promise<void> {
    const { key } = entry;
    try {
      await write(entry, envelope);
    } catch (error) {
      count("kv_put_failed");
      log("kv-write-failed", { key, error: error instanceof Error ? error.message : "unknown" });
    }
  }

  async function refresh<T extends Parts>(entry: Entry<T>, { envelope: before, isKnown }: Stored) {
    const answers = await entry.load(before);
    const received = Object.values(answers).filter((answer) => answer !== undefined);
    if (received.some((answer) => !answer.ok && !isGone(answer)))
      failedLately.set(entry.key, false, retryFailedSeconds * 1_000);
    else if (received.every((answer) => isGone(answer))) failedLately.set(entry.key, true, retryMissingSeconds * 1_000);
    else failedLately.delete(entry.key);
    const merged = merge(before, answers, Date.now());
    if (merged === null) return null;
    const { isComplete } = merged;
    const isChanged = needsWrite(before, merged.envelope, rewriteAfterMs(entry, before));
    const parts = { ...merged.envelope.parts, ...(isChanged ? entry.onChange?.() : {}) };
    const envelope = { ...merged.envelope, parts };
    memory.entries.set(entry.key, envelope, entry.memoryMs ?? MEMORY_MS);
    // The copy that could not be read may hold good parts where this one failed.
    if (!isKnown && !isComplete) return envelope;
    if (isChanged) waitUntil(store(entry, envelope));
    else {
      count("kv_put_skipped");
      const confirmed = { savedAt: before?.savedAt ?? 0, at: envelope.savedAt };
      memory.confirmed.set(entry.key, confirmed, entry.policy.freshSeconds * 2_000);
    }
    return envelope;
  }

  function fetched<T extends Parts>(entry: Entry<T>, before: Stored): Promise<Envelope | null> {
    const work = () =>
      refresh(entry, before).catch((error: unknown) => {
        logError("refresh-failed", error, { key: entry.key });
        failedLately.set(entry.key, false, retryFailedSeconds * 1_000);
        return null;
      });
    return inFlight.join(entry.key, work, waitUntil);
  }

  /** null as well when the reader's time is over: the entry is then loaded to its end, and whoever asks next has it. */
  async function fetchedInTime<T extends Parts>(entry: Entry<T>, before: Stored): Promise<Envelope | null> {
    const { key, waitMs } = entry;
    const loading = fetched(entry, before);
    if (waitMs === undefined) return loading;
    const envelope = await withTimeout(loading, waitMs);
    if (envelope !== TIMED_OUT) return envelope;
    noteCall(facts, null, waitMs);
    log("content-late", { key, waited_ms: waitMs });
    return null;
  }

  function confirmedAt(key: string, { savedAt }: Envelope): number {
    const confirmed = memory.confirmed.get(key);
    return confirmed?.savedAt === savedAt ? confirmed.at : savedAt;
  }

  function picked<T extends Parts>(entry: Entry<T>, envelope: Envelope | null): LoadedParts<T> {
    return pick(entry, envelope, envelope === null ? 0 : confirmedAt(entry.key, envelope));
  }

  return {
    /** From KV if there is a copy of any age, else from the operator. Never rejects. */
    async read<T extends Parts>(entry: Entry<T>): Promise<LoadedParts<T>> {
      const before = await stored(entry);
      const envelope = before.envelope ?? memory.entries.get(entry.key);
      const mayLoad = !entry.isCopyOnly && entry.waitMs !== 0 && failedLately.get(entry.key) === null;
      if (envelope === null) return picked(entry, mayLoad ? await fetchedInTime(entry, before) : null);
      const confirmed = confirmedAt(entry.key, envelope);
      const age = Date.now() - confirmed;
      // Negative: dated into the future by a wrong clock.
      const { freshSeconds, maxStaleSeconds = Number.POSITIVE_INFINITY } = entry.policy;
      const isOld = age < 0 || age > freshSeconds * 1000 * memory.jitter;
      const isStale = isOld || entry.isDue?.(envelope.parts) === true;
      const isLacking = entry.isWhole === true && entry.parts.some((part) => !(part in envelope.parts));
      const mustReload = confirmed < (entry.changedAt ?? 0) || age > maxStaleSeconds * 1000 || isLacking;
      if (mustReload && mayLoad) {
        const reloaded = await fetchedInTime(entry, { envelope, isKnown: true });
        if (reloaded === null) facts.stale += 1;
        return picked(entry, reloaded ?? envelope);
      }
      if (isStale && mayLoad && !inFlight.has(entry.key)) void fetched(entry, { envelope, isKnown: true });
      // The operator failed a moment ago: this copy may be older than it should.
      if (isStale && !mayLoad) facts.stale += 1;
      return picked(entry, envelope);
    },

    /**
     * Loads an entry again, whatever its age, and writes it, with `extra` parts that do not come from the operator.
     *
     * @returns false when the operator did not answer in full: the copy stays as it was
     * @throws when KV cannot be written
     */
    async reload<T extends Parts>(entry: Entry<T>, extra: Parts): Promise<boolean> {
      // A copy that cannot be read is replaced; if KV fails altogether, so does the write.
      const before = readEnvelope(await kv.get(entry.key, "json").catch(() => null));
      const merged = merge(before, await entry.load(before), Date.now());
      if (merged === null || !merged.isComplete) return false;
      const envelope = { ...merged.envelope, parts: { ...merged.envelope.parts, ...extra } };
      await write(entry, envelope);
      memory.entries.set(entry.key, envelope, entry.memoryMs ?? MEMORY_MS);
      return true;
    },
  };
}

export type KvCache = ReturnType<typeof createKvCache>;
