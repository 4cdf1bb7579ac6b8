/** How Workers Cache answered, in the words of RFC 9211 (`Cache-Status`) and in one word for the log. */

import { readAnswerHeader } from "#app/domain/http/answer-headers.ts";
import type { CacheState } from "./context.ts";

/** By `cf-cache-status` (developers.cloudflare.com/workers/cache/configuration/ "Cf-Cache-Status"). */
const STATES: Record<string, CacheState> = {
  HIT: "hit",
  REVALIDATED: "hit",
  UPDATING: "stale",
  STALE: "stale",
  MISS: "miss",
  EXPIRED: "miss",
  BYPASS: "miss",
};

/** The value of `Cache-Status` when rendering failed. */
export const STALE_ON_ERROR = "pages; hit; detail=stale-because-render-failed";

const FROM_CACHE: Record<string, string> = {
  HIT: "pages; hit",
  REVALIDATED: "pages; hit",
  UPDATING: "pages; hit; detail=stale",
  STALE: STALE_ON_ERROR,
};

/** `bypass`: no answer of Workers Cache, as in `npm run dev`, for the waiting page, and for crawlers that were not waited for. */
export function cacheState(headers: Headers): CacheState {
  return STATES[headers.get("cf-cache-status") ?? ""] ?? "bypass";
}

/** The value of `Cache-Status`: a hit, or why the page had to be rendered and whether it was kept. */
export function cacheStatus(headers: Headers): string {
  const status = headers.get("cf-cache-status");
  const noStore = readAnswerHeader(headers, "noStore");
  if (status === null) return `pages; fwd=bypass; detail=${noStore ?? "cache-not-asked"}`;
  const hit = FROM_CACHE[status];
  if (hit !== undefined) return hit;
  const why = noStore === "form" ? "method" : status === "EXPIRED" ? "stale" : "miss";
  return `pages; fwd=${why}; ${noStore === null ? "stored" : `detail=${noStore}`}`;
}
