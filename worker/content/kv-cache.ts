/**
 * Content in KV: stale-while-revalidate, stale-if-error without end except for dates (policy.ts). Failures are never stored
 * (docs/threats.md T13).
 */

import type { Loaded } from "#app/context.ts";
import { KV_CONTENT_MS } from "#app/domain/budgets.ts";
import { TIMED_OUT, withTimeout } from "#app/domain/http/with-timeout.ts";
import type { Keep } from "#app/operator/resource.ts";
import { count } from "#worker/ops/counters.ts";
import { type Log, logError } from "#worker/ops/log.ts";
import { noteCall, noteStale, type RenderFacts } from "#worker/ops/render-facts.ts";
import { createTtlMap, type TtlMap } from "#worker/ttl-map.ts";
import { type Answers, type Envelope, merge, needsWrite, type Parts, readEnvelope } from "./envelope.ts";
import { createFailures } from "./failures.ts";
import { createInFlight } from "./in-flight.ts";
import { readWithin } from "./kv-reads.ts";
import { ISOLATE_MEMORY } from "./policy.ts";

export type LoadedParts<T extends Parts> = { [K in keyof T]: Loaded<T[K]> };

export interface Entry<T extends Parts> {
  key: string;
  policy: Keep;
  /** What the operator gives. Each part has an age, and a pause after a failure, of its own. */
  parts: readonly (keyof T & string)[];
  /** Parts that do not come from the operator (`onChange`, `reload`). */
  ownParts?: readonly (keyof T & string)[];
  /** The part without which the entry is nothing: once it is gone, the whole entry is deleted. */
  root?: keyof T & string;
  /** Called when the root is gone. */
  onGone?: () => void;
  /**
   * @param due the parts to ask for
   * @param before the copy that is loaded again
   */
  load(due: readonly (keyof T & string)[], before: Envelope | null): Promise<Answers<T>>;
  /** How long isolate memory may answer instead of KV. */
  memoryMs?: number;
  /** ms since the epoch of the tenant's last reported edit: an older part is served only if it cannot be loaded again. */
  changedAt?: number;
  /** Parts that do not come from the operator, written whenever its content has changed. */
  onChange?: () => Parts;
  /** Never calls the operator: the answer is the copy, if there is one. */
  isCopyOnly?: boolean;
  /** The reader never waits: what is not stored is loaded for whoever asks next. */
  isBackground?: boolean;
  /** How long the reader waits for the operator; absent: until it answers. 0: the operator is not called. */
  waitMs?: number;
}

const { entries, confirmations, seconds } = ISOLATE_MEMORY;
const MEMORY_MS = seconds * 1_000;
/** Freshness varies by ± this share between isolates, so that they do not refresh at the same moment. */
const JITTER = 0.2;

const failures = createFailures();
const inFlight = createInFlight<Envelope | null>();

export interface KvMemory {
  entries: TtlMap<Envelope>;
  /** When the operator last confirmed the parts of the KV copy saved at `savedAt`, which is then not written again. */
  confirmed: TtlMap<Pick<Envelope, "savedAt" | "at">>;
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

/** @param at when the operator last confirmed each part */
function pick<T extends Parts>(
  { key, parts, ownParts = [] }: Entry<T>,
  envelope: Envelope | null,
  at: Record<string, number>,
): LoadedParts<T> {
  const loaded = [...parts, ...ownParts].map((name): [string, Loaded<unknown>] => {
    const data = envelope?.parts[name];
    if (data === undefined) return [name, { status: failures.isMissing(key, name) ? "missing" : "failed" }];
    const asOf = at[name];
    return [name, { status: "ok", data, ...(asOf === undefined ? {} : { asOf }) }];
  });
  return Object.fromEntries(loaded) as LoadedParts<T>;
}

/** A copy that every reader would have to load again first is written although nothing changed. */
function rewriteAfterMs(
  { policy, changedAt = 0 }: Pick<Entry<Parts>, "policy" | "changedAt">,
  before: Envelope | null,
) {
  if (before !== null && Object.values(before.at).some((at) => at < changedAt)) return 0;
  return policy.maxStaleSeconds === undefined ? Number.POSITIVE_INFINITY : (policy.maxStaleSeconds * 1_000) / 2;
}

export interface KvCacheOptions {
  kv: KVNamespace;
  waitUntil: (work: Promise<unknown>) => void;
  log: Log;
  memory: KvMemory;
  facts: RenderFacts;
}

type DueParts<T extends Parts> = readonly (keyof T & string)[];

interface Stored {
  envelope: Envelope | null;
  /** False when KV failed or was too slow: there may be a copy. */
  isKnown: boolean;
}

export function createKvCache({ kv, waitUntil, log, memory, facts }: KvCacheOptions) {
  memory.jitter ||= 1 - JITTER + 2 * JITTER * Math.random();
  /** 0 after one read timed out: the others then do not wait. */
  let kvMs = KV_CONTENT_MS;

  /** null when KV has none, or one that cannot be read. */
  const storedCopy = async (key: string) => readEnvelope(await kv.get(key, "json").catch(() => null));

  /** Behind a page, so that on a busy site no page waits for KV when memory forgets. */
  async function renew(key: string, memoryMs: number, remembered: Envelope): Promise<void> {
    const startedAt = Date.now();
    const envelope = await storedCopy(key);
    if (envelope === null || memory.entries.get(key) !== remembered) return;
    memory.entries.set(key, envelope, memoryMs - (Date.now() - startedAt));
  }

  async function stored({ key, memoryMs = MEMORY_MS }: Entry<Parts>): Promise<Stored> {
    const remembered = memory.entries.get(key);
    if (remembered !== null) {
      if (memory.entries.claimRenewal(key)) waitUntil(renew(key, memoryMs, remembered));
      return { envelope: remembered, isKnown: true };
    }
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

  async function refresh<T extends Parts>(entry: Entry<T>, { envelope: before, isKnown }: Stored, due: DueParts<T>) {
    const answers = await entry.load(due, before);
    for (const [part, answer] of Object.entries(answers)) {
      if (answer !== undefined) failures.note(entry.key, part, answer);
    }
    const merged = merge(before, answers, Date.now(), entry.root);
    if (merged === null) return null;
    const { isComplete } = merged;
    const isChanged = needsWrite(before, merged.envelope, rewriteAfterMs(entry, before));
    const isGone = Object.keys(merged.envelope.parts).length === 0;
    const parts = { ...merged.envelope.parts, ...(isChanged && !isGone ? entry.onChange?.() : {}) };
    const envelope = { ...merged.envelope, parts };
    memory.entries.set(entry.key, envelope, entry.memoryMs ?? MEMORY_MS);
    // The copy that could not be read may hold good parts where this one failed.
    if (!isKnown && !isComplete) return envelope;
    if (isChanged) waitUntil(store(entry, envelope));
    else {
      count("kv_put_skipped");
      const confirmed = { savedAt: before?.savedAt ?? 0, at: envelope.at };
      memory.confirmed.set(entry.key, confirmed, entry.policy.freshSeconds * 2_000);
    }
    if (isGone) entry.onGone?.();
    return envelope;
  }

  function fetched<T extends Parts>(entry: Entry<T>, before: Stored, due: DueParts<T>): Promise<Envelope | null> {
    const work = () =>
      refresh(entry, before, due).catch((error: unknown) => {
        logError("refresh-failed", error, { key: entry.key });
        for (const part of due) failures.note(entry.key, part, { status: "failed" });
        return null;
      });
    return inFlight.join(entry.key, work, waitUntil);
  }

  /** Loads what is due now. A reader that joined another's call, which was refused for a moment (429), calls itself. */
  async function loaded<T extends Parts>(entry: Entry<T>, before: Stored): Promise<Envelope | null> {
    const hasJoined = inFlight.has(entry.key);
    const due = duePartsOf(entry, before.envelope);
    const envelope = await fetched(entry, before, due);
    const isPaused = (part: string) => failures.isPaused(entry.key, part);
    if (envelope !== null || !hasJoined || due.some(isPaused)) return envelope;
    return fetched(entry, before, due);
  }

  /** null as well when the reader's time is over: the entry is then loaded to its end, and whoever asks next has it. */
  async function loadedInTime<T extends Parts>(entry: Entry<T>, before: Stored): Promise<Envelope | null> {
    const { key, waitMs } = entry;
    const loading = loaded(entry, before);
    if (waitMs === undefined) return loading;
    const envelope = await withTimeout(loading, waitMs);
    if (envelope !== TIMED_OUT) return envelope;
    noteCall(facts, null, waitMs);
    log("content-late", { key, waited_ms: waitMs });
    return null;
  }

  function confirmedAt(key: string, { savedAt, at }: Envelope): Record<string, number> {
    const confirmed = memory.confirmed.get(key);
    return confirmed?.savedAt === savedAt ? { ...at, ...confirmed.at } : at;
  }

  function picked<T extends Parts>(entry: Entry<T>, envelope: Envelope | null): LoadedParts<T> {
    return pick(entry, envelope, envelope === null ? {} : confirmedAt(entry.key, envelope));
  }

  /** ms since a part was confirmed; infinite for an absent one, or one dated into the future by a wrong clock. */
  function ageIn<T extends Parts>(entry: Entry<T>, envelope: Envelope | null): (part: string) => number {
    const at = envelope === null ? {} : confirmedAt(entry.key, envelope);
    const now = Date.now();
    return (part) => {
      const age = now - (at[part] ?? 0);
      return envelope === null || !(part in envelope.parts) || age < 0 ? Number.POSITIVE_INFINITY : age;
    };
  }

  function oldPartsOf<T extends Parts>(entry: Entry<T>, envelope: Envelope | null): DueParts<T> {
    const age = ageIn(entry, envelope);
    const edited = Date.now() - (entry.changedAt ?? 0);
    const freshMs = entry.policy.freshSeconds * 1_000 * memory.jitter;
    return entry.parts.filter((part) => age(part) > freshMs || age(part) > edited);
  }

  function duePartsOf<T extends Parts>(entry: Entry<T>, envelope: Envelope | null): DueParts<T> {
    return oldPartsOf(entry, envelope).filter((part) => !failures.isPaused(entry.key, part));
  }

  /** Whether a part of the copy is shown only if the operator fails: the reader waits for another. */
  function mustWaitFor<T extends Parts>(entry: Entry<T>, envelope: Envelope): boolean {
    const { changedAt = 0, policy } = entry;
    const age = ageIn(entry, envelope);
    const editedMs = changedAt === 0 ? Number.POSITIVE_INFINITY : Date.now() - changedAt;
    const maxMs = (policy.maxStaleSeconds ?? Number.POSITIVE_INFINITY) * 1_000;
    const isTooOld = (part: string) => age(part) > maxMs && !failures.hasFailed(entry.key, part);
    return duePartsOf(entry, envelope).some((part) => age(part) > editedMs || isTooOld(part));
  }

  return {
    /** From KV if there is a copy of any age, else from the operator. Never rejects. */
    async read<T extends Parts>(entry: Entry<T>): Promise<LoadedParts<T>> {
      const before = await stored(entry);
      const envelope = before.envelope ?? memory.entries.get(entry.key);
      const mayLoad = !entry.isCopyOnly && entry.waitMs !== 0 && duePartsOf(entry, envelope).length > 0;
      const mayWait = mayLoad && !entry.isBackground;
      if (envelope === null && !mayWait) {
        if (mayLoad && !inFlight.has(entry.key)) void loaded(entry, before);
        return picked(entry, null);
      }
      if (envelope === null) return picked(entry, await loadedInTime(entry, before));
      const isWaiting = mayWait && mustWaitFor(entry, envelope);
      if (mayLoad && !isWaiting && !inFlight.has(entry.key)) void loaded(entry, { envelope, isKnown: true });
      const shown = (isWaiting ? await loadedInTime(entry, { envelope, isKnown: true }) : null) ?? envelope;
      // Older than it should be, because the operator does not answer.
      const isStale = (part: string) =>
        part in shown.parts && (isWaiting || !mayLoad || failures.hasFailed(entry.key, part));
      const old = oldPartsOf(entry, shown).filter(isStale);
      if (old.length > 0) noteStale(facts, entry.key, Math.max(...old.map(ageIn(entry, shown))));
      return picked(entry, shown);
    },

    /**
     * Loads an entry again, whatever its age, and writes it, with `extra` parts that do not come from the operator.
     *
     * @returns `failed` when the operator did not answer in full: the copy stays as it was; `missing` when there is no such entry,
     *   or it says so for the first time
     * @throws when KV cannot be written
     */
    async reload<T extends Parts>(entry: Entry<T>, extra: Parts): Promise<Loaded<null>["status"]> {
      // A copy that cannot be read is replaced; if KV fails altogether, so does the write.
      const before = await storedCopy(entry.key);
      const answers = await entry.load(entry.parts, before);
      const merged = merge(before, answers, Date.now(), entry.root);
      const isMissing = entry.root !== undefined && answers[entry.root]?.status === "missing";
      if (!isMissing && merged?.isComplete !== true) return "failed";
      if (merged === null) return "missing";
      const { envelope } = merged;
      const next = isMissing ? envelope : { ...envelope, parts: { ...envelope.parts, ...extra } };
      await write(entry, next);
      memory.entries.set(entry.key, next, entry.memoryMs ?? MEMORY_MS);
      return isMissing ? "missing" : "ok";
    },
  };
}

export type KvCache = ReturnType<typeof createKvCache>;
