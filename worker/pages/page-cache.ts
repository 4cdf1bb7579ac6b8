/** Rendered pages, in isolate memory and, where Workers Cache is missing (Miniflare), in the Cache API. */

import { readAnswerHeader } from "#app/domain/http/answer-headers.ts";
import { createInFlight } from "#worker/content/in-flight.ts";
import { PAGE_POLICY, staleSeconds } from "#worker/content/policy.ts";
import type { CacheState } from "#worker/gateway/context.ts";
import type { Log } from "#worker/ops/log.ts";
import { cdnState, isCacheable } from "./answer.ts";
import { isWhole, readStored, recall, remember, type StoredPage, toStoredPage, writeStored } from "./page-store.ts";

export type CachedAnswer = { state: CacheState; page: StoredPage } | { state: CacheState; rendered: Response };

export interface PageCacheOptions {
  /** null where Workers Cache stands in front of `Pages`. */
  cache: Cache | null;
  render: (whole: boolean) => Promise<Response>;
  waitUntil: (work: Promise<unknown>) => void;
  log: Log;
}

const refreshing = new Set<string>();

async function store(key: string, page: StoredPage, cache: Cache | null): Promise<void> {
  if (!isWhole(page)) return;
  remember(key, page);
  if (cache !== null) await writeStored(cache, key, page, PAGE_POLICY.staleIfErrorSeconds);
}

async function refresh(key: string, { cache, render, log }: PageCacheOptions): Promise<void> {
  if (refreshing.has(key)) return;
  refreshing.add(key);
  try {
    const rendered = await render(true);
    if (isCacheable(rendered.headers)) await store(key, await toStoredPage(rendered), cache);
    else await rendered.body?.cancel();
  } catch (error) {
    log("page-refresh-failed", { error: error instanceof Error ? error.message.slice(0, 200) : "unknown" });
  } finally {
    refreshing.delete(key);
  }
}

function isFresh(page: StoredPage): boolean {
  const seconds = page.status === 200 ? PAGE_POLICY.freshSeconds : PAGE_POLICY.notFoundSeconds;
  const ageMs = Date.now() - page.renderedAt;
  return ageMs >= 0 && ageMs <= seconds * 1000;
}

function isServableStale(page: StoredPage): boolean {
  const seconds = staleSeconds(readAnswerHeader(page.headers, "route") ?? "");
  return page.status === 200 && Date.now() - page.renderedAt <= seconds * 1000;
}

/** null: the answer is a stream, which only the request that rendered it can read. */
const inFlight = createInFlight<StoredPage | null>();

async function renderedOnce(key: string, whole: boolean, options: PageCacheOptions): Promise<CachedAnswer> {
  let own: Response | null = null;
  let isLeader = false;
  const lead = async () => {
    isLeader = true;
    own = await options.render(whole);
    if (!isCacheable(own.headers)) return null;
    // Cacheable answers are complete, so this does not wait.
    const page = await toStoredPage(own);
    options.waitUntil(store(key, page, options.cache));
    return page;
  };
  const page = await inFlight.join(key, lead, options.waitUntil).catch((error: unknown) => {
    if (isLeader) throw error;
    // The leader's failure is not ours: render ourselves.
    return null;
  });
  if (page !== null) return { state: own === null ? "hit" : cdnState(page.headers), page };
  const rendered = own ?? (await options.render(whole));
  return { state: cdnState(rendered.headers), rendered };
}

/**
 * @param key build, tenant and canonical address; nothing of a visitor
 * @param whole wait for slow parts if the page has to be rendered now
 */
export async function cachedPage(key: string, whole: boolean, options: PageCacheOptions): Promise<CachedAnswer> {
  const remembered = recall(key);
  if (remembered !== null && isFresh(remembered)) return { state: "hit", page: remembered };

  const stored = options.cache === null ? null : await readStored(options.cache, key);
  if (stored !== null && isFresh(stored)) {
    remember(key, stored);
    return { state: "hit", page: stored };
  }
  if (stored !== null && isServableStale(stored)) {
    options.waitUntil(refresh(key, options));
    return { state: "stale", page: stored };
  }

  const result = await renderedOnce(key, whole, options).catch((error: unknown) => {
    if (stored === null) throw error;
    return null;
  });
  if (result === null || ("rendered" in result && result.rendered.status >= 500 && stored !== null)) {
    if (result !== null && "rendered" in result) await result.rendered.body?.cancel();
    return { state: "stale", page: stored as StoredPage };
  }
  // Streams are not cached: render the page whole for the next visitor.
  const isStreaming = "rendered" in result && readAnswerHeader(result.rendered.headers, "render") === "streaming";
  if (isStreaming && result.rendered.status === 200) options.waitUntil(refresh(key, options));
  return result;
}
