/** Everything that is kept, in seconds: what, where, how long it is fresh, how long it may be shown after that, and what empties it. */

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long content is kept in KV. */
export interface Keep {
  /** An older copy is shown and refreshed behind it. */
  freshSeconds: number;
  /** An older copy is loaded before it is shown, and only stands in for failures. Absent: stale copies are always shown. */
  maxStaleSeconds?: number;
  /** Deleted this long after the last write: its name has a date in it, so the number of names is unbounded. */
  expirationSeconds?: number;
}

/**
 * Content in KV, for all locations. A reported edit has what is older loaded again (`worker/content/changes.ts`), the end of a tenant
 * deletes it (`removeTenant`). Edited content never expires, so that it outlasts an outage of the operator.
 */
export const KEPT_CONTENT = {
  /** Tenant config, menu, categories and tour list, which every page needs: one entry, one read. */
  site: { freshSeconds: MINUTE },
  page: { freshSeconds: 5 * MINUTE },
  post: { freshSeconds: 5 * MINUTE },
  tour: { freshSeconds: 5 * MINUTE },
  "top-tours": { freshSeconds: 5 * MINUTE },
  "tour-link": { freshSeconds: HOUR },
  /** Which pages of the footer's default links a tenant does not have. */
  "missing-pages": { freshSeconds: HOUR },
  /** Days on which a tour departs. */
  "sales-dates": { freshSeconds: MINUTE, maxStaleSeconds: 15 * MINUTE, expirationSeconds: 2 * DAY },
  /** Departures of a tour on a day, with their seats. */
  departures: { freshSeconds: 30, maxStaleSeconds: 5 * MINUTE, expirationSeconds: 2 * DAY },
  /** Seats of all tours in a month: one call a tour, so less often than a tour's own dates. */
  availability: { freshSeconds: 5 * MINUTE, maxStaleSeconds: 15 * MINUTE, expirationSeconds: 2 * DAY },
  /**
   * The same entries for cards, which only name a date: the tour's page, one tap further, has its seats. The tenant says how fresh they
   * are (`cardDatesMinutes`).
   */
  "next-departures": { freshSeconds: 30 * MINUTE, maxStaleSeconds: 6 * HOUR, expirationSeconds: 2 * DAY },
  /** All dates of the tours without one in those entries: months away, so seldom asked. */
  "dates-ahead": { freshSeconds: HOUR, maxStaleSeconds: 6 * HOUR, expirationSeconds: 2 * DAY },
  /** Any other answer: the copy stands in for failures only. */
  other: { freshSeconds: 0, maxStaleSeconds: 0 },
} as const satisfies Record<string, Keep>;

/** Edited content is fresh for at least this long if the operator reports edits. */
export const REPORTED_FRESH_SECONDS = HOUR;

/** Lifetimes where the operator reports edits or not; sales change without an edit, so nobody reports them. */
export function keepWhere(reportsEdits: boolean, keep: Keep): Keep {
  if (!reportsEdits || keep.maxStaleSeconds !== undefined) return keep;
  return { ...keep, freshSeconds: Math.max(keep.freshSeconds, REPORTED_FRESH_SECONDS) };
}

/**
 * Rendered pages in Workers Cache; a reported edit, a new build and the end of a tenant purge them. Never sent as `s-maxage` or with
 * `must-revalidate`: Workers Cache then ignores both stale times.
 */
export const KEPT_PAGES = {
  freshSeconds: MINUTE,
  staleSeconds: DAY,
  /** The same for pages with seats of a date: an older copy would offer seats that are gone. */
  seatsStaleSeconds: 5 * MINUTE,
  /** And for pages with the next departure on their cards. */
  departuresStaleSeconds: HOUR,
  staleIfErrorSeconds: 7 * DAY,
  notFoundSeconds: 30,
} as const;

/** How long Workers Cache may keep one page. */
export interface PageLifetime {
  /** How much older than fresh it may be. */
  staleSeconds: number;
  /** ms since the epoch, when something on it becomes untrue; Infinity: never. */
  untilMs: number;
}

/** Seconds a page is fresh, and may be served stale after that; never after the moment until which it holds. */
export function pageSeconds({ staleSeconds, untilMs }: PageLifetime, nowMs: number) {
  const { freshSeconds } = KEPT_PAGES;
  const left = Math.max(0, Math.floor((untilMs - nowMs) / 1_000));
  return { fresh: Math.min(freshSeconds, left), stale: Math.max(0, Math.min(staleSeconds, left - freshSeconds)) };
}

/** Memory of an isolate, shared by its requests; its end empties it, and so does a full memory, oldest first. */
export const KEPT_IN_MEMORY = {
  /**
   * Content that was read of KV or of the operator, so that a burst of pages reads once. Bytes of JSON: what a tenant of 500 tours has in
   * the heap, with what pages derive of it, is three times as much, and an isolate has 128 MB.
   */
  content: { seconds: 10, entries: 1_000, bytes: 16_000_000 },
  /** The entry `site`: a reported edit is in KV this long before pages are purged, so that no isolate renders them from memory. */
  site: { seconds: 2 },
  /** Content that the operator confirmed since it was written; for two of its fresh times. */
  confirmations: { entries: 1_000 },
  /** Parts of content whose last call failed: readers who have a copy do not wait for them. */
  failures: { seconds: 60, entries: 5_000 },
  /** No calls for a part after a failure, and after a 404. */
  failedPart: { seconds: 5 },
  missingPart: { seconds: 30 },
  /** The tenants among hosts, for calls of `/api` and handed-off pages. A new tenant waits no longer than a page's 404 is kept. */
  knownTenant: { seconds: 5 * MINUTE, entries: 2_000 },
  unknownTenant: { seconds: 30 },
  /** Addresses that asked for too much that there is not, as long as a rate limit counts (wrangler.toml). */
  guessers: { seconds: MINUTE, entries: 5_000 },
  /** Purges of a tenant's pages, so that none is made twice. */
  purges: { seconds: HOUR, entries: 10_000 },
  /** Findings that were logged, each kind once in this time. */
  loggedFindings: { seconds: HOUR, entries: 1_000 },
} as const;

/**
 * What browsers keep of an answer, and of a file for crawlers and programs. Time empties it, nothing else does. Files of the build are
 * in `public/_headers`.
 */
export const KEPT_BY_BROWSERS = {
  /** A page is kept, but asked for again, because its nonce is new each time. */
  page: "private, no-cache",
  notFound: "private, max-age=30",
  /** Data has no nonce: kept long enough to use what was prefetched on intent, and short enough for edits to show. */
  data: "private, max-age=15",
  nothing: "private, no-store",
  tourTiles: `public, max-age=${5 * MINUTE}`,
  crawlerFile: `public, max-age=${HOUR}`,
  siteFile: `public, max-age=${DAY}`,
} as const;
