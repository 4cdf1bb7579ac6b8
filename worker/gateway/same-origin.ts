/** Did a page of this very site send the request? (docs/threats.md T8; Fetch Metadata, RFC 6454) */

/**
 * Both headers must agree, and one must be there: a browser always sends one with an unsafe method. Comparing only one
 * of the two, as many libraries do, lets a request pass that lies in the other.
 */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  if (site === null && origin === null) return false;
  if (site !== null && site !== "same-origin") return false;
  return origin === null || origin === new URL(request.url).origin;
}
