/**
 * Rendered pages, the same for every visitor of a tenant. Where the platform has Workers Cache (`ctx.cache`), it stands
 * in front of the `Pages` entrypoint by itself; elsewhere (Miniflare) the Cache API keeps the same policy: fresh,
 * stale-while-revalidate, stale-if-error (RFC 5861). Isolate memory answers first in both.
 */

import { readAnswerHeader } from "#app/domain/http/answer-headers.ts";
import { PAGE_POLICY, staleSeconds } from "#worker/content/policy.ts";
import { createFlights } from "#worker/content/single-flight.ts";
import type { Log } from "#worker/ops/log.ts";
import { type CacheState, cdnState, isCacheable } from "./answer.ts";
import { isWhole, readStored, recall, remember, type StoredPage, toStoredPage, writeStored } from "./page-store.ts";

export type CachedAnswer = { state: CacheState; page: StoredPage } | { state: CacheState; rendered: Response };

export interface PageCacheOptions {
  /** null where the platform caches `Pages` itself. */
  cache: Cache | null;
  /** Asks `Pages`; `whole` waits for slow sections. */
  render: (whole: boolean) => Promise<Response>;
  waitUntil: (work: Promise<unknown>) => void;
  log: Log;
}

/** Keys being rendered behind an answer, in this isolate. */
const refreshing = new Set<string>();

async function keep(key: string, page: StoredPage, cache: Cache | null): Promise<void> {
  if (!isWhole(page)) return;
  remember(key, page);
  if (cache !== null) await writeStored(cache, key, page, PAGE_POLICY.staleIfErrorSeconds);
}

/** Renders the page again behind an answer; a failure leaves the copy that is there. */
async function refresh(key: string, { cache, render, log }: PageCacheOptions): Promise<void> {
  if (refreshing.has(key)) return;
  refreshing.add(key);
  try {
    const rendered = await render(true);
    if (isCacheable(rendered.headers)) await keep(key, await toStoredPage(rendered), cache);
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

/** A page of any age that is good enough while a new one is made. */
function isServableStale(page: StoredPage): boolean {
  const seconds = staleSeconds(readAnswerHeader(page.headers, "route") ?? "");
  return page.status === 200 && Date.now() - page.renderedAt <= seconds * 1000;
}

/** Pages being rendered for somebody in this isolate; null when what was rendered is for one reader only. */
const flights = createFlights<StoredPage | null>();

/** Several visitors who ask for the same page at the same moment cost one render, if it is a page to be kept. */
async function renderedOnce(key: string, whole: boolean, options: PageCacheOptions): Promise<CachedAnswer> {
  let own: Response | null = null;
  let isLeader = false;
  const lead = async () => {
    isLeader = true;
    own = await options.render(whole);
    if (!isCacheable(own.headers)) return null;
    // What may be kept is whole already (worker/pages/entrypoint.ts): nobody waits for it here.
    const page = await toStoredPage(own);
    options.waitUntil(keep(key, page, options.cache));
    return page;
  };
  const page = await flights.join(key, lead, options.waitUntil).catch((error: unknown) => {
    if (isLeader) throw error;
    // Somebody else's bad luck.
    return null;
  });
  if (page !== null) return { state: own === null ? "hit" : cdnState(page.headers), page };
  const rendered = own ?? (await options.render(whole));
  return { state: cdnState(rendered.headers), rendered };
}

/**
 * A page by its key.
 *
 * @param key build, tenant and canonical address; nothing of a visitor
 * @param whole wait for slow sections when the page has to be rendered now
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

  const made = await renderedOnce(key, whole, options).catch((error: unknown) => {
    if (stored === null) throw error;
    return null;
  });
  if (made === null || ("rendered" in made && made.rendered.status >= 500 && stored !== null)) {
    if (made !== null && "rendered" in made) await made.rendered.body?.cancel();
    return { state: "stale", page: stored as StoredPage };
  }
  // A page that is still streaming is nobody's first HTML twice: render it whole behind this answer.
  const isStreaming = "rendered" in made && readAnswerHeader(made.rendered.headers, "render") === "streaming";
  if (isStreaming && made.rendered.status === 200) options.waitUntil(refresh(key, options));
  return made;
}
