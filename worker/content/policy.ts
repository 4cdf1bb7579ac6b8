/** Limits on calls to the operator and on purges, and the names under which content is kept. How long: `app/domain/caches.ts`. */

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
