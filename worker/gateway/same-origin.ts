/** Which site sent a request, by Fetch Metadata and `Origin` (RFC 6454; docs/threats.md T8). */

/**
 * Neither header names another origin. Enough only where forging changes nothing: browsers send CSP reports themselves,
 * some of them with neither header.
 */
export function isNotCrossOrigin(request: Request): boolean {
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  return (site === null || site === "same-origin") && (origin === null || origin === new URL(request.url).origin);
}

/**
 * At least one header names this origin and neither names another. For API calls and form posts: a browser sends one of
 * the two with every unsafe method. Checking only one of them accepts a request that is cross-origin by the other.
 */
export function isSameOrigin(request: Request): boolean {
  const isNamed = request.headers.has("sec-fetch-site") || request.headers.has("origin");
  return isNamed && isNotCrossOrigin(request);
}
