/**
 * The consumer of the queue of content changes (docs/architecture.md "An edit"). It may get a message twice, and may end
 * between any two steps: messages are acknowledged only once their next steps are done or queued.
 */

import type { Loaded } from "#app/context.ts";
import type { Log } from "#worker/ops/log.ts";
import type { ContentChange } from "#worker/platform.ts";
import { createTtlMap } from "#worker/ttl-map.ts";
import { PURGE_POLICY, tenantTag } from "./policy.ts";

const { maxTags, againAfterSeconds, retryAfterSeconds } = PURGE_POLICY;

/** While the operator does not answer. */
const RELOAD_AGAIN_SECONDS = 30;
/** Each opens at most two of the six connections the platform allows. */
const RELOADS_AT_ONCE = 3;
/** A queue's limit (developers.cloudflare.com/queues/platform/limits/). */
const MAX_SENT_AT_ONCE = 100;
/** In one message, which has at most 128 KB: a host has at most 253 characters, mostly 20. */
const MAX_HOSTS = 400;
/** Purges of the last minutes, by tenant. */
const MAX_REMEMBERED = 10_000;
const REMEMBER_MS = 3_600_000;

/** A token bucket: `burst` purges at once, then one every `refillSeconds`. @param now ms since the epoch */
function createPurgeBudget(
  { burst, refillSeconds }: Pick<Record<keyof typeof PURGE_POLICY, number>, "burst" | "refillSeconds">,
  now: () => number,
) {
  let tokens = burst;
  let countedAt = now();
  const refill = () => {
    tokens = Math.min(burst, tokens + (now() - countedAt) / (refillSeconds * 1_000));
    countedAt = now();
  };
  return {
    waitSeconds(): number {
      refill();
      return tokens >= 1 ? 0 : Math.ceil((1 - tokens) * refillSeconds);
    },
    take(): void {
      refill();
      tokens = Math.max(0, tokens - 1);
    },
  };
}

/**
 * When this isolate may purge again, and what it has purged. The queue has one consumer at a time, mostly in one isolate;
 * across isolates, Cloudflare counts, and refuses what is too much.
 */
export function createPurges(now: () => number) {
  const byTenant = createTtlMap<number>({ maxEntries: MAX_REMEMBERED });
  let everythingAt = 0;
  return {
    ...createPurgeBudget(PURGE_POLICY, now),
    /** @param hosts null: everything was purged */
    done(hosts: ReadonlySet<string> | null): void {
      if (hosts === null) everythingAt = now();
      for (const host of hosts ?? []) byTenant.set(host, now(), REMEMBER_MS);
    },
    wasDone: (host: string, notBefore: number) => Math.max(everythingAt, byTenant.get(host) ?? 0) >= notBefore,
  };
}

interface Consumer {
  purges: ReturnType<typeof createPurges>;
  /** Reads what all pages of a tenant share from the operator into KV. `missing`: it does not know the host. */
  reload: (host: string) => Promise<Loaded<null>["status"]>;
  /** Resolves when isolates have forgotten what KV held before. */
  forgotten: () => Promise<unknown>;
  purge: (options: CachePurgeOptions) => Promise<CachePurgeResult>;
  queue: Pick<Queue<ContentChange>, "sendBatch">;
  log: Log;
  now: () => number;
}

export async function consumeChanges(
  batch: Pick<MessageBatch<ContentChange>, "messages" | "ackAll">,
  { purges, reload, forgotten, purge, queue, log, now }: Consumer,
): Promise<void> {
  const next: MessageSendRequest<ContentChange>[] = [];
  const later = (body: ContentChange, delaySeconds: number) => void next.push({ body, delaySeconds });
  const purgeLater = (hosts: readonly string[], notBefore: number, delaySeconds: number) => {
    for (let at = 0; at < hosts.length; at += MAX_HOSTS) {
      later({ step: "purge", hosts: hosts.slice(at, at + MAX_HOSTS), notBefore }, delaySeconds);
    }
  };

  const edited = new Set(batch.messages.flatMap(({ body }) => (body.step === "reload" ? [body.host] : [])));
  const wanted = new Set<string>();
  const reloaded = async (host: string) => {
    const status = await reload(host).catch((error: unknown): "failed" => {
      log("content-reload-failed", { host, error: error instanceof Error ? error.message : "unknown" });
      return "failed";
    });
    if (status === "ok") wanted.add(host);
    if (status === "failed") later({ step: "reload", host }, RELOAD_AGAIN_SECONDS);
  };
  const hosts = [...edited];
  for (let at = 0; at < hosts.length; at += RELOADS_AT_ONCE) {
    await Promise.all(hosts.slice(at, at + RELOADS_AT_ONCE).map(reloaded));
  }
  const isReloaded = wanted.size > 0;
  if (isReloaded) {
    purgeLater([...wanted], now() + againAfterSeconds * 1_000, againAfterSeconds);
  }
  for (const { body } of batch.messages) {
    if (body.step !== "purge") continue;
    const due = body.hosts.filter((host) => !purges.wasDone(host, body.notBefore));
    const early = Math.ceil((body.notBefore - now()) / 1_000);
    if (early > 0) purgeLater(due, body.notBefore, early);
    else for (const host of due) wanted.add(host);
  }

  const waitSeconds = purges.waitSeconds();
  if (wanted.size > 0 && waitSeconds > 0) purgeLater([...wanted], now(), waitSeconds);
  else if (wanted.size > 0) {
    if (isReloaded) await forgotten();
    purges.take();
    const isMany = wanted.size > maxTags;
    const { success, errors } = await purge(isMany ? { purgeEverything: true } : { tags: [...wanted].map(tenantTag) });
    log("pages-purged", { hosts: wanted.size, success, ...(success ? {} : { errors }) });
    if (success) purges.done(isMany ? null : wanted);
    else purgeLater([...wanted], now(), retryAfterSeconds);
  }
  for (let at = 0; at < next.length; at += MAX_SENT_AT_ONCE)
    await queue.sendBatch(next.slice(at, at + MAX_SENT_AT_ONCE));
  batch.ackAll();
}
