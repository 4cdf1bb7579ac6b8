/** How Workers Cache answered, in the words of RFC 9211 (`Cache-Status`) and in one word for the log. */

import { readAnswerHeader } from "#app/domain/http/answer-headers.ts";
import type { CacheState } from "./context.ts";

/** The value of `Cache-Status` when rendering failed. */
export const STALE_ON_ERROR = "pages; hit; detail=stale-because-render-failed";

/**
 * By `cf-cache-status` (developers.cloudflare.com/workers/cache/configuration/ "Cf-Cache-Status"): the word for the log, and of an
 * answer that was kept, the value of `Cache-Status`.
 */
const ANSWERS: Record<string, [state: CacheState, hit?: string]> = {
  HIT: ["hit", "pages; hit"],
  REVALIDATED: ["hit", "pages; hit"],
  UPDATING: ["stale", "pages; hit; detail=stale"],
  STALE: ["stale", STALE_ON_ERROR],
  MISS: ["miss"],
  EXPIRED: ["miss"],
  BYPASS: ["miss"],
};

/** `bypass`: no answer of Workers Cache, as in `npm run dev`, for the waiting page, and for crawlers that were not waited for. */
export function cacheState(headers: Headers): CacheState {
  return ANSWERS[headers.get("cf-cache-status") ?? ""]?.[0] ?? "bypass";
}

/** The value of `Cache-Status`: a hit, or why the page had to be rendered and whether it was kept. */
export function cacheStatus(headers: Headers): string {
  const status = headers.get("cf-cache-status");
  const noStore = readAnswerHeader(headers, "noStore");
  if (status === null) return `pages; fwd=bypass; detail=${noStore ?? "cache-not-asked"}`;
  const hit = ANSWERS[status]?.[1];
  if (hit !== undefined) return hit;
  const why = noStore === "form" ? "method" : status === "EXPIRED" ? "stale" : "miss";
  return `pages; fwd=${why}; ${noStore === null ? "stored" : `detail=${noStore}`}`;
}
