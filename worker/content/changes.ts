/**
 * The consumer of the queue of content changes (docs/architecture.md "An edit"). It may get a message twice, and may end
 * between any two steps: messages are acknowledged only once their next steps are done or queued. When the operator does not know a
 * tenant any more, there is a second look after a minute, then all its content goes.
 */

import { chunk } from "es-toolkit/array";
import { KEPT_IN_MEMORY } from "#app/domain/caches.ts";
import { createMemory } from "#worker/memory.ts";
import { type Log, logError } from "#worker/ops/log.ts";
import type { Bindings, ContentChange } from "#worker/platform.ts";
import { contentPrefix, type Reloaded, tenantTag } from "./entry.ts";

/**
 * Purges of Workers Cache that may follow each other at once, and the seconds until another one may. They have the limits of
 * Cloudflare's free plan on any plan: 5 calls a minute, 100 tags a call.
 */
const BURST = 2;
const REFILL_SECONDS = 60;
/** More tags than this in one call: everything is purged instead. */
const MAX_TAGS = 100;
/** KV may give another location the old value for 60 s after a write: pages rendered there are purged again. */
const SETTLED_SECONDS = 75;
/** A purge that was refused is asked for again. */
const RETRY_AFTER_SECONDS = 60;
/** While the operator does not answer for a part. */
const AGAIN_SECONDS = 30;
/** Each opens at most two of the six connections the platform allows. */
const RELOADS_AT_ONCE = 3;
/** A queue's limit (developers.cloudflare.com/queues/platform/limits/). */
const MAX_SENT_AT_ONCE = 100;
/** In one message, which has at most 128 KB: a host has at most 253 characters, mostly 20. */
const MAX_HOSTS = 400;
/** Entries that one invocation deletes: it may make 1,000 calls of KV. */
const MAX_KEYS = 600;

/**
 * When this isolate may purge again, and what it has purged. The queue has one consumer at a time, mostly in one isolate;
 * across isolates, Cloudflare counts, and refuses what is too much.
 */
export function createPurges() {
  const byTenant = createMemory<number>(KEPT_IN_MEMORY.purges);
  let everythingAt = 0;
  /** When there is room for a whole burst again, in ms since the epoch. */
  let roomAt = 0;
  return {
    /** Seconds until there is room for one purge. */
    waitSeconds: () => Math.max(0, Math.ceil((roomAt - Date.now()) / 1_000 - (BURST - 1) * REFILL_SECONDS)),
    take(): void {
      roomAt = Math.max(roomAt, Date.now()) + REFILL_SECONDS * 1_000;
    },
    /** @param hosts null: everything was purged */
    done(hosts: ReadonlySet<string> | null): void {
      if (hosts === null) everythingAt = Date.now();
      for (const host of hosts ?? []) byTenant.set(host, Date.now(), KEPT_IN_MEMORY.purges.seconds * 1_000);
    },
    wasDone: (host: string, notBefore: number) => Math.max(everythingAt, byTenant.get(host) ?? 0) >= notBefore,
  };
}

interface Consumer {
  purges: ReturnType<typeof createPurges>;
  /** Reads what all pages of a tenant share from the operator into KV, as far as it is older than `editedAt`. */
  reload: (host: string, editedAt: number) => Promise<Reloaded>;
  /** Deletes so many entries of a tenant. @returns whether there are none left */
  remove: (host: string, maxKeys: number) => Promise<boolean>;
  /** Resolves when isolates have forgotten what KV held before. */
  forgotten: () => Promise<unknown>;
  purge: (options: CachePurgeOptions) => Promise<CachePurgeResult>;
  queue: Pick<Queue<ContentChange>, "sendBatch">;
  log: Log;
}

type Batch = Pick<MessageBatch<ContentChange>, "messages" | "ackAll">;

interface Look {
  /** ms since the epoch of the newest edit. */
  editedAt: number;
  /** The parts that an earlier look waited for; null: some message is about an edit that nobody has looked at. */
  waiting: string[] | null;
  /** An earlier consumer may have ended between KV and the purge. */
  isRepeated: boolean;
}

export async function consumeChanges(
  batch: Batch,
  { purges, reload, remove, forgotten, purge, queue, log }: Consumer,
): Promise<void> {
  const next: MessageSendRequest<ContentChange>[] = [];
  const later = (body: ContentChange, delaySeconds: number) => void next.push({ body, delaySeconds });
  const failed = (host: string, error: unknown) => {
    log("content-reload-failed", { host, error: error instanceof Error ? error.message : "unknown" });
    return null;
  };

  /** What is to be read again, by tenant: several messages are one look. */
  const looks = new Map<string, Look>();
  function look(host: string, { editedAt, waiting, isRepeated }: Look): void {
    const other = looks.get(host) ?? { editedAt, waiting, isRepeated };
    looks.set(host, {
      editedAt: Math.max(editedAt, other.editedAt),
      waiting: waiting && other.waiting && [...waiting, ...other.waiting],
      isRepeated: other.isRepeated || isRepeated,
    });
  }
  /** Tenants that are looked at again soon anyway. */
  const waitingHosts = new Set<string>();
  const editOf = (host: string) => (waitingHosts.has(host) ? 0 : (looks.get(host)?.editedAt ?? 0));
  function purgeLater(
    edits: readonly (readonly [host: string, editedAt: number])[],
    delaySeconds: number,
    notBefore = Date.now() + delaySeconds * 1_000,
  ): void {
    for (const some of chunk(edits, MAX_HOSTS))
      later({ step: "purge", hosts: Object.fromEntries(some), notBefore }, delaySeconds);
  }

  /** Tenants whose pages are purged now. */
  const wanted = new Set<string>();
  for (const { body, timestamp, attempts } of batch.messages) {
    if (body.step === "reload") {
      const { host, editedAt = timestamp.getTime(), waiting = null } = body;
      look(host, { editedAt, waiting, isRepeated: attempts > 1 });
    } else if (body.step === "purge") {
      const due = Object.entries(body.hosts).filter(([host]) => !purges.wasDone(host, body.notBefore));
      const earlyMs = body.notBefore - Date.now();
      if (earlyMs > 0) purgeLater(due, Math.ceil(earlyMs / 1_000), body.notBefore);
      else
        for (const [host, editedAt] of due) {
          wanted.add(host);
          // A location that still saw the old entry may have written it again.
          if (editedAt > 0) look(host, { editedAt, waiting: [], isRepeated: false });
        }
    }
  }
  /** Tenants whose pages are purged again when KV shows the new entry everywhere. */
  const again = new Set<string>();
  async function reloaded(host: string, { editedAt, waiting, isRepeated }: Look): Promise<void> {
    const result = await reload(host, editedAt).catch((error: unknown) => failed(host, error));
    if (result === null) return later({ step: "reload", host, editedAt, ...(waiting && { waiting }) }, AGAIN_SECONDS);
    const { confirmed, isNew } = result;
    const hasCome = waiting?.some((part) => confirmed.includes(part)) ?? true;
    if (confirmed.length > 0 && (hasCome || isNew || isRepeated)) again.add(host);
    const late = Object.values(result.waiting);
    // KV may not show the copy of another location yet.
    const isUnseen = result.isMissing && waiting === null;
    if (late.length === 0 && isUnseen) later({ step: "reload", host, editedAt, waiting: ["tenant"] }, SETTLED_SECONDS);
    if (late.length === 0) return;
    waitingHosts.add(host);
    const seconds = late.every((why) => why === "404") ? SETTLED_SECONDS : AGAIN_SECONDS;
    later({ step: "reload", host, editedAt, waiting: Object.keys(result.waiting) }, seconds);
    log("content-reload-failed", { host, waiting: result.waiting, since: new Date(editedAt).toISOString() });
  }
  for (const due of chunk([...looks], RELOADS_AT_ONCE)) {
    await Promise.all(due.map(([host, each]) => reloaded(host, each)));
  }
  for (const host of again) wanted.add(host);
  purgeLater(
    [...again].map((host) => [host, editOf(host)]),
    SETTLED_SECONDS,
  );

  const removed = new Set(batch.messages.flatMap(({ body }) => (body.step === "remove" ? [body.host] : [])));
  for (const [index, host] of [...removed].entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one removal is enough for an invocation
    const isDone = index === 0 && (await remove(host, MAX_KEYS).catch((error: unknown) => failed(host, error)));
    if (isDone !== true) later({ step: "remove", host }, isDone === null ? AGAIN_SECONDS : 0);
  }

  const edits = [...wanted].map((host) => [host, editOf(host)] as const);
  const waitSeconds = purges.waitSeconds();
  if (wanted.size > 0 && waitSeconds > 0) purgeLater(edits, waitSeconds, Date.now());
  else if (wanted.size > 0) {
    if (again.size > 0) await forgotten();
    purges.take();
    const isMany = wanted.size > MAX_TAGS;
    const { success, errors } = await purge(isMany ? { purgeEverything: true } : { tags: [...wanted].map(tenantTag) });
    if (success) log("pages-purged", { hosts: wanted.size });
    else log("pages-not-purged", { hosts: wanted.size, errors });
    if (success) purges.done(isMany ? null : wanted);
    else purgeLater(edits, RETRY_AFTER_SECONDS, Date.now());
  }
  for (const messages of chunk(next, MAX_SENT_AT_ONCE)) await queue.sendBatch(messages);
  batch.ackAll();
}

type ChangesQueue = Pick<Bindings, "CONTENT_CHANGES">;

async function send(host: string, { CONTENT_CHANGES }: ChangesQueue, messages: MessageSendRequest<ContentChange>[]) {
  try {
    await CONTENT_CHANGES.sendBatch(messages);
  } catch (error) {
    logError("tenant-not-removed", error, { host });
  }
}

/** After the first 404: nobody may visit the tenant for hours, and a second 404 counts after a minute. Never rejects. */
export function lookAgain(host: string, env: ChangesQueue): Promise<void> {
  const body: ContentChange = { step: "reload", host, waiting: ["tenant"] };
  return send(host, env, [{ body, delaySeconds: SETTLED_SECONDS }]);
}

/**
 * Has all entries of a tenant deleted and its pages purged, and both once more when KV shows all locations that the tenant is gone:
 * until then they may write entries and render pages. Never rejects.
 */
export function removeTenant(host: string, env: ChangesQueue): Promise<void> {
  const messages = [0, SETTLED_SECONDS].flatMap((delaySeconds): MessageSendRequest<ContentChange>[] => [
    { body: { step: "remove", host }, delaySeconds },
    { body: { step: "purge", hosts: { [host]: 0 }, notBefore: Date.now() + delaySeconds * 1_000 }, delaySeconds },
  ]);
  return send(host, env, messages);
}

const AT_ONCE = 6;

/**
 * Deletes entries of a tenant. @param maxKeys an invocation may make 1,000 calls of KV
 *
 * @returns whether there are none left
 * @throws when KV fails
 */
export async function deleteEntries(host: string, kv: KVNamespace, maxKeys: number): Promise<boolean> {
  const { keys, list_complete: isLast } = await kv.list({ prefix: contentPrefix(host), limit: maxKeys });
  for (const some of chunk(keys, AT_ONCE)) {
    // oxlint-disable-next-line no-await-in-loop -- an invocation has six connections
    await Promise.all(some.map(({ name }) => kv.delete(name)));
  }
  return isLast;
}
