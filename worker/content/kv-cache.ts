/**
 * Content in KV: stale-while-revalidate, stale-if-error without end except for dates (app/domain/caches.ts). An entry is taken part by part:
 * what the operator gives is shown and stored, what it does not give keeps its copy and is asked for again. Failures are never
 * stored (docs/threats.md T13).
 */

import type { Loaded } from "#app/context.ts";
import { KV_CONTENT_MS } from "#app/domain/budgets.ts";
import { KEPT_IN_MEMORY } from "#app/domain/caches.ts";
import { TIMED_OUT, withTimeout } from "#app/domain/http/with-timeout.ts";
import { createMemory } from "#worker/memory.ts";
import { count, log, logError } from "#worker/ops/log.ts";
import { noteCall, noteStale, type RenderFacts } from "#worker/ops/render-facts.ts";
import {
  type Answer,
  type Answers,
  answered,
  type Copy,
  type Entry,
  type Envelope,
  isEmpty,
  needsWrite,
  newest,
  type Parts,
  type Reloaded,
  readEnvelope,
} from "./entry.ts";
import { createFailures, createInFlight } from "./in-flight.ts";
import { createWrites, readWithin } from "./kv.ts";

const { content, confirmations } = KEPT_IN_MEMORY;
const MEMORY_MS = content.seconds * 1_000;
/** Freshness varies by ± this share between isolates, so that they do not refresh at the same moment. */
const JITTER = 0.2;

/** What an isolate remembers of entries, for all its requests: plain data only, with the tenant in every key. */
export function createIsolateMemory() {
  return {
    entries: createMemory<Envelope>(content),
    /** When the operator last confirmed each part of a copy that is not written again; `of`: the times in that copy. */
    confirmed: createMemory<{ of: Envelope["at"]; at: Envelope["at"] }>(confirmations),
    failures: createFailures(),
    inFlight: createInFlight<Envelope | null>(),
    writes: createWrites(),
    /** 1 ± `JITTER`; 0 until drawn, because workerd has no random numbers at startup. */
    jitter: 0,
  };
}

type IsolateMemory = ReturnType<typeof createIsolateMemory>;

/** A copy that every reader would have to load again first is written although nothing changed. */
function rewriteAfterMs({ policy, editedAt = 0 }: Entry<Parts>, before: Envelope | null): number {
  if (before !== null && Object.values(before.at).some((at) => at < editedAt)) return 0;
  return policy.maxStaleSeconds === undefined ? Number.POSITIVE_INFINITY : (policy.maxStaleSeconds * 1_000) / 2;
}

export interface KvCacheOptions {
  kv: KVNamespace;
  waitUntil: (work: Promise<unknown>) => void;
  memory: IsolateMemory;
  facts: RenderFacts;
}

export function createKvCache({ kv, waitUntil, memory, facts }: KvCacheOptions) {
  const { failures, inFlight } = memory;
  memory.jitter ||= 1 - JITTER + 2 * JITTER * Math.random();
  /** 0 after one read timed out: the others then do not wait. */
  let kvMs = KV_CONTENT_MS;

  /** @param readAt when the copy was asked for, in ms since the epoch: memory never answers for longer from then on. @param bytes as it was read */
  function remember(
    { key, memoryMs = MEMORY_MS }: Entry<Parts>,
    copy: Envelope,
    { readAt = Date.now(), bytes }: { readAt?: number; bytes?: number } = {},
  ): Envelope {
    const known = newest(memory.entries.get(key), copy);
    memory.entries.set(key, known, memoryMs - (Date.now() - readAt), bytes);
    return known;
  }

  /** Behind a page, so that on a busy site no page waits for KV when memory forgets. */
  async function renew(entry: Entry<Parts>, remembered: Envelope): Promise<void> {
    const readAt = Date.now();
    const text = await kv.get(entry.key).catch(() => null);
    const copy = readEnvelope(text);
    if (copy === null || memory.entries.get(entry.key) !== remembered) return;
    remember(entry, copy, { readAt, bytes: text?.length });
  }

  async function stored(entry: Entry<Parts>): Promise<Envelope | null> {
    const { key } = entry;
    const remembered = memory.entries.get(key);
    if (remembered !== null) {
      if (memory.entries.claimRenewal(key)) waitUntil(renew(entry, remembered));
      return remembered;
    }
    if (kvMs === 0) return null;
    const readAt = Date.now();
    const text = await readWithin(kv, key, kvMs, (value) => {
      const late = readEnvelope(value);
      if (late !== null && memory.entries.get(key) === null) remember(entry, late, { readAt, bytes: value?.length });
    });
    facts.kv_ms += Date.now() - readAt;
    if (text === undefined) {
      kvMs = 0;
      log("kv-read-failed", { key });
      return memory.entries.get(key);
    }
    const copy = readEnvelope(text);
    if (copy !== null) remember(entry, copy, { readAt, bytes: text?.length });
    else if (text !== null) count("kv_value_unreadable");
    return copy;
  }

  /** Asks the operator. @returns its answers, and the copy with them: `before` itself when they say nothing new */
  async function ask(entry: Entry<Parts>, before: Envelope | null, due: readonly string[]) {
    const { key } = entry;
    const askedAt = Date.now();
    if (due.length === 0) return { answers: {}, askedAt, after: before };
    const answers = await entry
      .load(due, before, before === null && kvMs > 0)
      .catch((error: unknown): Answers<Parts> => {
        logError("refresh-failed", error, { key });
        return Object.fromEntries(due.map((part) => [part, { status: "failed", why: "error" }]));
      });
    for (const [part, answer] of Object.entries(answers)) {
      if (answer !== undefined) failures.note(key, part, answer);
    }
    return { answers, askedAt, after: answered(before, answers, askedAt) };
  }

  async function refresh(entry: Entry<Parts>, copy: Envelope | null): Promise<Envelope | null> {
    const { key, root = "" } = entry;
    const before = memory.entries.get(key) ?? copy;
    const due = duePartsOf(entry, before);
    if (due.length === 0) return before;
    const { answers, after, askedAt } = await ask(entry, before, due);
    if (after === null || after === before) return null;
    const isGone = isEmpty(after, entry.root);
    if (before === null && isGone) return null;
    if (answers[root]?.status === "missing" && (isGone || !(root in (before?.gone ?? {})))) entry.onMissing?.(isGone);
    const rewriteMs = rewriteAfterMs(entry, before);
    if (!needsWrite(before, after, rewriteMs)) {
      count("kv_put_skipped");
      const confirmed = { of: before?.at ?? {}, at: after.at };
      memory.confirmed.set(key, confirmed, entry.policy.freshSeconds * 2_000);
      return remember(entry, after);
    }
    const isEdit = entry.marksEdits === true && JSON.stringify(before?.parts) !== JSON.stringify(after.parts);
    const next = isEdit && !isGone ? { ...after, editedAt: askedAt } : after;
    const storing = memory.writes.put(kv, entry, next, rewriteMs).catch((error: unknown) => {
      log("kv-write-failed", { key, error: error instanceof Error ? error.message : "unknown" });
    });
    waitUntil(storing);
    return remember(entry, next);
  }

  /** Loads what is due. A reader who joined another's call, which was refused for a moment (429), calls itself. */
  async function load<T extends Parts>(entry: Entry<T>, before: Envelope | null): Promise<Envelope | null> {
    const { key } = entry;
    const hasJoined = inFlight.has(key);
    const due = duePartsOf(entry, before);
    const fetched = () => inFlight.join(key, () => refresh(entry, before), waitUntil);
    const envelope = await fetched();
    const isPaused = (part: string) => failures.isPaused(key, part);
    return envelope !== null || !hasJoined || due.some(isPaused) ? envelope : fetched();
  }

  /** null as well when the reader's time is over: the entry is then loaded to its end, and whoever asks next has it. */
  async function loadInTime<T extends Parts>(entry: Entry<T>, before: Envelope | null): Promise<Envelope | null> {
    const { key, waitMs } = entry;
    const loading = load(entry, before);
    if (waitMs === undefined) return loading;
    const envelope = await withTimeout(loading, waitMs);
    if (envelope !== TIMED_OUT) return envelope;
    noteCall(facts, null, waitMs);
    log("content-late", { key, waited_ms: waitMs });
    return null;
  }

  /** When the operator last confirmed a part, also where the copy was not written again for it; 0: never. */
  function confirmedAt(key: string, copy: Envelope | null): (part: string) => number {
    const confirmed = memory.confirmed.get(key);
    return (part) => {
      const at = copy?.at[part] ?? 0;
      return confirmed?.of[part] === at ? Math.max(at, confirmed.at[part] ?? 0) : at;
    };
  }

  const editOf = ({ editedAt = 0 }: Entry<Parts>, copy: Envelope | null) => Math.max(editedAt, copy?.editedAt ?? 0);

  function oldPartsOf<T extends Parts>(entry: Entry<T>, copy: Envelope | null): string[] {
    const at = confirmedAt(entry.key, copy);
    const notBefore = Math.max(editOf(entry, copy), Date.now() - entry.policy.freshSeconds * 1_000 * memory.jitter);
    return entry.parts.filter((part) => at(part) < notBefore);
  }

  function duePartsOf<T extends Parts>(entry: Entry<T>, copy: Envelope | null): string[] {
    return oldPartsOf(entry, copy).filter((part) => !failures.isPaused(entry.key, part));
  }

  /** True if the reader waits for a part, which is shown from its copy only if the operator fails. */
  function mustWait<T extends Parts>(entry: Entry<T>, copy: Envelope, part: string): boolean {
    if (failures.hasFailed(entry.key, part)) return false;
    const at = confirmedAt(entry.key, copy)(part);
    const { maxStaleSeconds = Number.POSITIVE_INFINITY } = entry.policy;
    return at < editOf(entry, copy) || at < Date.now() - maxStaleSeconds * 1_000;
  }

  function shown<T extends Parts>(entry: Entry<T>, copy: Envelope | null): Copy<T> {
    const at = confirmedAt(entry.key, copy);
    const parts = entry.parts.map((part): [string, Loaded<unknown>] => {
      const data = copy?.parts[part];
      if (data !== undefined) return [part, { status: "ok", data, asOf: at(part) }];
      return [part, { status: at(part) > 0 || failures.isMissing(entry.key, part) ? "missing" : "failed" }];
    });
    return { parts: Object.fromEntries(parts) as Copy<T>["parts"], editedAt: editOf(entry, copy) };
  }

  return {
    /** From KV if there is a copy of any age, else from the operator. Never rejects. */
    async read<T extends Parts>(entry: Entry<T>): Promise<Copy<T>> {
      const copy = await stored(entry);
      const due = duePartsOf(entry, copy);
      const mayLoad = entry.asks !== "never" && entry.waitMs !== 0 && due.length > 0;
      const mustLoad = copy === null || due.some((part) => mustWait(entry, copy, part));
      const isWaiting = mayLoad && entry.asks === undefined && mustLoad;
      if (mayLoad && !isWaiting && !inFlight.has(entry.key)) void load(entry, copy);
      const now = (isWaiting ? await loadInTime(entry, copy) : null) ?? copy;
      const at = confirmedAt(entry.key, now);
      // Older than it should be, because the operator does not answer.
      const isStale = (part: string) => isWaiting || !mayLoad || failures.hasFailed(entry.key, part);
      const stale = oldPartsOf(entry, now).filter((part) => part in (now?.parts ?? {}) && isStale(part));
      if (stale.length > 0) noteStale(facts, entry.key, Date.now() - Math.min(...stale.map(at)));
      return shown(entry, now);
    },

    /**
     * Loads what was last confirmed before an edit, and writes it.
     *
     * @param editedAt ms since the epoch
     * @throws when KV fails
     */
    async reload<T extends Parts>(entry: Entry<T>, editedAt: number): Promise<Reloaded> {
      const { key, parts, root = "" } = entry;
      const edit = Math.min(editedAt, Date.now());
      const before = readEnvelope(await kv.get(key));
      const isConfirmed = (copy: Envelope | null) => (part: string) => (copy?.at[part] ?? 0) >= edit;
      const isMarked = (before?.editedAt ?? 0) >= edit;
      const due = isMarked ? parts.filter((part) => !isConfirmed(before)(part)) : parts;
      const { answers, after, askedAt } = await ask(entry, before, due);
      const isMissing = answers[root]?.status === "missing";
      if (isMissing && before === null) return { isMissing, confirmed: [], waiting: {}, isNew: false };
      const isGone = after !== null && isEmpty(after, entry.root);
      const confirmed = parts.filter(isConfirmed(after));
      if (after !== null) {
        // This location may not see yet that a later edit was marked: the time of the call is later than any.
        const next = isMarked || confirmed.length === 0 || isGone ? after : { ...after, editedAt: askedAt };
        if (needsWrite(before, next, 0)) await memory.writes.put(kv, entry, next, 0);
        remember(entry, next);
      }
      if (isGone) entry.onMissing?.(true);
      const waiting: Record<string, string> = {};
      for (const part of parts) {
        if (!isGone && !confirmed.includes(part)) waiting[part] = whyOf(answers[part] ?? answers[root]);
      }
      return { isMissing, confirmed, waiting, isNew: after !== before };
    },
  };
}

function whyOf(answer: Answer<unknown> | undefined): string {
  if (answer?.status === "failed") return answer.why ?? "failed";
  return answer?.status === "missing" ? "404" : "not asked";
}

export type KvCache = ReturnType<typeof createKvCache>;
