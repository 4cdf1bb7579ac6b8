/** The address of a request: parsed once, refused when parsers could disagree about it, and reduced to a page. */

import type { MiddlewareHandler } from "hono";
import { normalizeHost } from "#app/domain/tenant/tenant.ts";
import type { Gateway } from "./context.ts";
import { plainText } from "./responses.ts";

/** Parses the URL once for all middleware: in workerd that costs more than our rules together (tests/bench). */
export function parsedAddress(): MiddlewareHandler<Gateway> {
  return async function parsedAddress(c, next) {
    const url = new URL(c.req.url);
    c.set("url", url);
    c.set("askedHost", normalizeHost(url.hostname));
    await next();
  };
}

export interface DocumentPath {
  pathname: string;
  isData: boolean;
}

/**
 * The page an address belongs to. React Router requests its data at `/x.data` (`/x/_.data` for `/x/`, `/_.data` for
 * `/`), and every rule about a page must hold for its data as well.
 */
export function documentPath(pathname: string): DocumentPath {
  if (pathname.endsWith("/_.data")) return { pathname: pathname.slice(0, -"_.data".length), isData: true };
  if (pathname.endsWith(".data")) return { pathname: pathname.slice(0, -".data".length), isData: true };
  return { pathname, isData: false };
}

/** The page's query: that of a data request without React Router's own parameter. */
export function documentSearch(url: URL, isData: boolean): string {
  if (!isData || !url.searchParams.has("_routes")) return url.search;
  const params = new URLSearchParams(url.search);
  params.delete("_routes");
  const search = params.toString();
  return search === "" ? "" : `?${search}`;
}

/** RFC 9110 recommends at least 8,000 octets of URI; our longest is far below 2,048 (docs/threats.md T19). */
const MAX_PATH_CHARS = 2_048;
const MAX_QUERY_CHARS = 2_048;

export type PathVerdict = "ok" | "ambiguous" | "too-long";

/** `%2f %5c %2e`: encoded slashes and dots. */
const ENCODED_AMBIGUITY = /%(?:2[ef]|5c)/i;

/** No control characters: C0, DEL, or C1, which takes two encoded bytes. */
function isPlain(text: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(text));
  } catch {
    return false;
  }
}

/**
 * Judges a URL after parsing, which resolves dot segments. Encoded dots and slashes are refused in every path, because
 * `/search…` carries it to another system, where `%2e%2e` could climb; in the query they are data.
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

/** Refuses ambiguous paths before any rule decides on one. */
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
