/** Which site sent a request, by Fetch Metadata and `Origin` (docs/threats.md T8). */

/**
 * `unnamed`: neither header says it. Browsers that hide the origin send `Origin: null`, and then Sec-Fetch-Site decides;
 * so does a sandboxed frame of another site, but with `cross-site`.
 */
export function senderOf(request: Request): "own" | "other" | "unnamed" {
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  const isHidden = origin === null || origin === "null";
  if (site === null && isHidden) return "unnamed";
  const isOwn = (site === null || site === "same-origin") && (isHidden || origin === new URL(request.url).origin);
  return isOwn ? "own" : "other";
}

/** The test for CSP reports: browsers send some of them without both headers. */
export function isNotCrossOrigin(request: Request): boolean {
  return senderOf(request) !== "other";
}

/** The test for API calls and forms: browsers send one of the headers with unsafe methods. */
export function isSameOrigin(request: Request): boolean {
  return senderOf(request) === "own";
}
