/**
 * Every kind of content kept in KV: how long it is fresh. No entry ever expires: the last good copy outlives any outage
 * of the operator. `tests/worker/cache-policy.test.ts` walks this table.
 */

export interface CachePolicy {
  /** Younger than this, an entry is served as it is; older, it is served and refreshed behind the answer. */
  freshSeconds: number;
}

export const CACHE_POLICY = {
  /** Tenant config, menu and tour list: what every page of a tenant needs, so one read serves them. */
  site: { freshSeconds: 60 },
  page: { freshSeconds: 300 },
  post: { freshSeconds: 300 },
  "top-tours": { freshSeconds: 300 },
} as const satisfies Record<string, CachePolicy>;

export type ContentKind = keyof typeof CACHE_POLICY;

/**
 * The KV key of a tenant's content; the only place that makes one.
 *
 * @param host normalised tenant host
 * @param name what tells entries of one kind apart, "" where there is only one
 */
export function cacheKey(host: string, kind: ContentKind, name = ""): string {
  return `t:${host}:${kind}${name === "" ? "" : `:${name}`}`;
}
