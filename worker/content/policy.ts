/**
 * Every kind of content kept in KV: how long it is fresh. No entry ever expires: the last good copy outlives any outage
 * of the operator. `tests/unit/worker/content/policy.test.ts` walks this table.
 */

export interface CachePolicy {
  /** Younger than this, an entry is served as it is; older, it is served and refreshed behind the answer. */
  freshSeconds: number;
  /**
   * Older than this, the operator is asked first and the copy is only what its failure leaves: for what misleads when it
   * is old. Absent: a copy of any age is served at once.
   */
  askFirstSeconds?: number;
}

export const CACHE_POLICY = {
  /** Tenant config, menu and tour list: what every page of a tenant needs, so one read serves them. */
  site: { freshSeconds: 60 },
  page: { freshSeconds: 300 },
  post: { freshSeconds: 300 },
  "top-tours": { freshSeconds: 300 },
  tour: { freshSeconds: 300 },
  /** A tour's name and its id: changes only when somebody renames a tour. */
  "tour-link": { freshSeconds: 3600 },
  /** What can be sold out in the meantime. */
  "sales-dates": { freshSeconds: 60, askFirstSeconds: 900 },
  sessions: { freshSeconds: 30, askFirstSeconds: 300 },
  categories: { freshSeconds: 300 },
} as const satisfies Record<string, CachePolicy>;

/**
 * Rendered pages (RFC 5861 terms), in seconds. Workers Cache switches stale-while-revalidate and stale-if-error off when it
 * sees `s-maxage` or `must-revalidate`, so neither is ever sent.
 */
export const PAGE_POLICY = {
  freshSeconds: 60,
  staleWhileRevalidateSeconds: 86_400,
  staleIfErrorSeconds: 604_800,
  notFoundSeconds: 30,
  /** Pages with dates on them: a day-old copy would offer seats that are gone. */
  datedStaleWhileRevalidateSeconds: 300,
} as const;

/** Routes whose pages show availability, by id. */
const DATED_ROUTES: ReadonlySet<string> = new Set(["routes/tour", "routes/tours-detail"]);

/** How long a rendered page of this route may be served while a new one is made. */
export function staleSeconds(route: string): number {
  return DATED_ROUTES.has(route)
    ? PAGE_POLICY.datedStaleWhileRevalidateSeconds
    : PAGE_POLICY.staleWhileRevalidateSeconds;
}

export type ContentKind = keyof typeof CACHE_POLICY;

/**
 * The KV key of a tenant's content; the only place that makes one.
 *
 * @param host normalized tenant host
 * @param name what tells entries of one kind apart, "" where there is only one
 */
export function cacheKey(host: string, kind: ContentKind, name = ""): string {
  return `${contentPrefix(host)}${kind}${name === "" ? "" : `:${name}`}`;
}

/** What all content keys of a tenant begin with. */
export function contentPrefix(host: string): string {
  return `t:${host}:`;
}

/** The KV key of a tenant's content generation (worker/pages/generation.ts). */
export function generationKey(host: string): string {
  return `generation:${host}`;
}

/** The tenant a content key belongs to; null for other keys. */
export function contentHostOf(key: string): string | null {
  return /^t:([^:]+):/.exec(key)?.[1] ?? null;
}
