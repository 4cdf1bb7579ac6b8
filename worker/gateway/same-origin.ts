/** The origin of a request, by Fetch Metadata and `Origin` (docs/threats.md T8). */

/** Neither header names another origin. For CSP reports: browsers send some of them without both headers. */
export function isNotCrossOrigin(request: Request): boolean {
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  return (site === null || site === "same-origin") && (origin === null || origin === new URL(request.url).origin);
}

/** One header names this origin, neither another. For API calls and forms: browsers send one with unsafe methods. */
export function isSameOrigin(request: Request): boolean {
  const isNamed = request.headers.has("sec-fetch-site") || request.headers.has("origin");
  return isNamed && isNotCrossOrigin(request);
}
