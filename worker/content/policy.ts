/**
 * Lifetimes in KV of what is put together from several answers, and of rendered pages; those of single answers are in app/operator.
 * Edited content never expires, so that it outlasts an outage of the operator.
 */

import type { Keep } from "#app/operator/resource.ts";

export const CACHE_POLICY = {
  /** The copy stands in for failures only. */
  none: { freshSeconds: 0, maxStaleSeconds: 0 },
  /** Tenant config, menu and tour list, which every page needs: one entry, one read. */
  site: { freshSeconds: 60 },
  /** Which pages of the footer's default links a tenant does not have. */
  "missing-pages": { freshSeconds: 3_600 },
  /** Seats of all tours in a month: one call a tour, so less often than a tour's own dates. */
  availability: { freshSeconds: 300, maxStaleSeconds: 900, expirationSeconds: 172_800 },
  /** The same entries for cards, which only name a date: the tour's page, one tap further, has its seats. */
  "next-departures": { freshSeconds: 1_800, maxStaleSeconds: 21_600, expirationSeconds: 172_800 },
  /** All dates of the tours without one in those entries: months away, so seldom asked. */
  "dates-ahead": { freshSeconds: 3_600, maxStaleSeconds: 21_600, expirationSeconds: 172_800 },
} as const satisfies Record<string, Keep>;

/** The tenant says how fresh the dates on cards are (`cardDatesMinutes`). */
export const cardDatesPolicy = (minutes: number): Keep => ({
  ...CACHE_POLICY["next-departures"],
  freshSeconds: minutes * 60,
});

/**
 * Calls to the operator for one request: the platform allows 50 requests to other hosts on its free plan. What is left out is asked for
 * by the next request.
 */
export const MAX_CALLS_A_REQUEST = 48;

/**
 * One round of asking for the seats of all tours. A request may open six connections. A search by date waits for its round and
 * leaves two for KV and caches; cards do without, and leave the page its own calls.
 */
export const AVAILABILITY_ROUND = { calls: 40, atOnce: { search: 4, card: 2 } } as const;

/** Edited content is fresh for at least this long if the operator reports edits (`/__content-changed`). */
export const WEBHOOK_FRESH_SECONDS = 3_600;

/** Lifetimes where the operator reports edits or not; sales change without an edit, so nobody reports them. */
export function cachePolicy(keep: Keep, hasWebhook: boolean): Keep {
  if (!hasWebhook || keep.maxStaleSeconds !== undefined) return keep;
  return { ...keep, freshSeconds: Math.max(keep.freshSeconds, WEBHOOK_FRESH_SECONDS) };
}

/** In-memory cache per isolate, shared by all tenants. */
export const ISOLATE_MEMORY = {
  entries: 200,
  seconds: 10,
  /** Entries that the operator confirmed since they were written. */
  confirmations: 1_000,
  /** Parts of entries whose last call failed. */
  failures: 5_000,
  /** No calls for a part after a failure, and after a 404. */
  retryFailedSeconds: 5,
  retryMissingSeconds: 30,
  /** Readers who have a copy do not wait for a part after a failure. */
  rememberFailedSeconds: 60,
} as const;

/**
 * What an edit may take until every visitor sees it (docs/architecture.md "An edit"). Purges of Workers Cache have the limits
 * of Cloudflare's free plan on any plan: 5 calls a minute, 100 tags a call.
 */
export const PURGE_POLICY = {
  /** Calls that may follow each other at once, and the seconds until another one may. */
  burst: 2,
  refillSeconds: 60,
  /** More tags than this in one call: everything is purged instead. */
  maxTags: 100,
  /** KV may give another location the old value for 60 s after a write: pages rendered there are purged again. */
  againAfterSeconds: 75,
  /** A purge that was refused is asked for again. */
  retryAfterSeconds: 60,
} as const;

/** Rendered pages. Never sent as `s-maxage` or with `must-revalidate`: Workers Cache then ignores both stale times. */
export const PAGE_POLICY = {
  freshSeconds: 60,
  staleWhileRevalidateSeconds: 86_400,
  staleIfErrorSeconds: 604_800,
  notFoundSeconds: 30,
  /** The same for pages with seats of a date: an older copy would offer seats that are gone. */
  datedStaleWhileRevalidateSeconds: 300,
  /** And for pages with the next departure on their cards. */
  departuresStaleWhileRevalidateSeconds: 3_600,
} as const;

/** How long caches may keep a page. */
export interface PageLifetime {
  /** ms since the epoch, when something on it becomes untrue; Infinity: never. */
  untilMs: number;
  /** How much older than fresh it may be. */
  staleSeconds: number;
}

/** Seconds a page is fresh, and may be served stale after that; never after the moment until which it holds. */
export function pageSeconds({ untilMs, staleSeconds }: PageLifetime, nowMs: number): { fresh: number; stale: number } {
  const { freshSeconds } = PAGE_POLICY;
  const left = Math.max(0, Math.floor((untilMs - nowMs) / 1_000));
  return { fresh: Math.min(freshSeconds, left), stale: Math.max(0, Math.min(staleSeconds, left - freshSeconds)) };
}

/** @param host normalized */
export function cacheKey(host: string, kind: string, name = ""): string {
  return `${contentPrefix(host)}${kind}${name === "" ? "" : `:${name}`}`;
}

export function contentPrefix(host: string): string {
  return `t:${host}:`;
}

/** Cache tag of all pages of a tenant; a host is printable ASCII, as tags must be. */
export function tenantTag(host: string): string {
  return `t-${host}`;
}
