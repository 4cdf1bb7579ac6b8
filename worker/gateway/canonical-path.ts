/**
 * Ambiguous paths end here, before anything decides on a path: what two parsers could read differently is a 400.
 */

import type { MiddlewareHandler } from "hono";
import type { Gateway } from "./context.ts";
import { documentPath } from "./document-path.ts";
import { plainText } from "./errors.ts";

/** RFC 9110 asks for at least 8,000 octets of URI; our longest real one is far below 2,048 (docs/threats.md T19). */
const MAX_PATH_CHARS = 2_048;
const MAX_QUERY_CHARS = 2_048;

export type PathVerdict = "ok" | "ambiguous" | "too-long";

/** `%2f %5c %2e`: encoded slashes and dots. */
const ENCODED_AMBIGUITY = /%(?:2[ef]|5c)/i;

/** Text without control characters: C0, DEL, and C1, which takes two encoded bytes. */
function isPlain(text: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(text));
  } catch {
    return false;
  }
}

/**
 * Judges a URL as the URL parser left it (dot segments are already resolved by then).
 *
 * The `/search…` redirect carries any path to another system, so a decoded `%2e` is refused there too: it would climb
 * out of `/search`. Encoded slashes and dots inside the query are data and stay.
 */
export function judgePath(url: URL): PathVerdict {
  if (url.pathname.length > MAX_PATH_CHARS || url.search.length > MAX_QUERY_CHARS) return "too-long";
  const ambiguous =
    url.pathname.includes("//") ||
    url.pathname.includes("\\") ||
    ENCODED_AMBIGUITY.test(url.pathname) ||
    !isPlain(url.pathname);
  return ambiguous ? "ambiguous" : "ok";
}

/** Refuses ambiguous paths and tells the rest of the gateway which page the request is about. */
export function canonicalPath(): MiddlewareHandler<Gateway> {
  return async function canonicalPath(c, next) {
    const url = c.get("url");
    const verdict = judgePath(url);
    if (verdict === "too-long") return plainText(414, "This address is too long.");
    if (verdict === "ambiguous") return plainText(400, "This address can be read in two ways, so it is not served.");
    c.set("document", documentPath(url.pathname));
    await next();
  };
}
