/** Lifetimes of everything that is cached. Content in KV never expires, so that it outlasts an outage of the operator. */

export interface CachePolicy {
  /** An older entry is served stale and refreshed in the background. */
  freshSeconds: number;
  /** An older entry is loaded before it is served; the copy is only for failures. Absent: never. */
  askFirstSeconds?: number;
}

export const CACHE_POLICY = {
  /** Tenant config, menu and tour list, which every page needs: one entry, one read. */
  site: { freshSeconds: 60 },
  page: { freshSeconds: 300 },
  post: { freshSeconds: 300 },
  "top-tours": { freshSeconds: 300 },
  tour: { freshSeconds: 300 },
  /** Slug to id: changes only when a tour is renamed. */
  "tour-link": { freshSeconds: 3600 },
  /** May sell out. */
  "sales-dates": { freshSeconds: 60, askFirstSeconds: 900 },
  sessions: { freshSeconds: 30, askFirstSeconds: 300 },
  categories: { freshSeconds: 300 },
} as const satisfies Record<string, CachePolicy>;

/**
 * Rendered pages (RFC 5861). Workers Cache ignores both stale directives beside `s-maxage` or `must-revalidate`, so
 * neither of these is sent.
 */
export const PAGE_POLICY = {
  freshSeconds: 60,
  staleWhileRevalidateSeconds: 86_400,
  staleIfErrorSeconds: 604_800,
  notFoundSeconds: 30,
  /** Pages with availability: an older copy would offer seats that are gone. */
  datedStaleWhileRevalidateSeconds: 300,
} as const;

const DATED_ROUTES: ReadonlySet<string> = new Set(["routes/tour", "routes/tours-detail"]);

/** How long a page of this route may be served stale while it is rendered again. */
export function staleSeconds(route: string): number {
  return DATED_ROUTES.has(route)
    ? PAGE_POLICY.datedStaleWhileRevalidateSeconds
    : PAGE_POLICY.staleWhileRevalidateSeconds;
}

export type ContentKind = keyof typeof CACHE_POLICY;

/**
 * @param host normalized tenant host
 * @param name tells entries of one kind apart; "" where there is only one
 */
export function cacheKey(host: string, kind: ContentKind, name = ""): string {
  return `${contentPrefix(host)}${kind}${name === "" ? "" : `:${name}`}`;
}

/** Prefix of all content keys of a tenant. */
export function contentPrefix(host: string): string {
  return `t:${host}:`;
}

/** worker/pages/generation.ts */
export function generationKey(host: string): string {
  return `generation:${host}`;
}

/** The tenant of a content key; null for other keys. */
export function contentHostOf(key: string): string | null {
  return /^t:([^:]+):/.exec(key)?.[1] ?? null;
}
