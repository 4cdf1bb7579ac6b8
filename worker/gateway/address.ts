/** The address of a request: parsed once, refused when parsers could disagree about it, and reduced to a page. */

import type { MiddlewareHandler } from "hono";
import { normalizeHost } from "#app/domain/tenant/host.ts";
import type { DocumentPath, Gateway } from "./context.ts";
import { plainText } from "./responses.ts";
import { tidyRedirect } from "./tidy-paths.ts";

/** Parses the URL once for all middleware: in workerd that costs more than our rules together. */
export function parsedAddress(): MiddlewareHandler<Gateway> {
  return async function parsedAddress(c, next) {
    const url = new URL(c.req.url);
    c.set("url", url);
    c.set("requestedHost", normalizeHost(url.hostname));
    await next();
  };
}

/** The page of an address: React Router requests the data of `/x` at `/x.data`, of `/x/` at `/x/_.data`. */
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

/** Our longest addresses are far below this (docs/threats.md T19). */
const MAX_PATH_CHARS = 2_048;
const MAX_QUERY_CHARS = 2_048;

export type PathCheck = "ok" | "ambiguous" | "too-long";

/** `%2f %5c %2e`: encoded slashes and dots. */
const ENCODED_AMBIGUITY = /%(?:2[ef]|5c)/i;
/** Ids in calls of the API may have slashes, and are judged there (worker/gateway/api-table.ts). */
const ENCODED_DOT = /%2e/i;

function isPlain(text: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(text));
  } catch {
    return false;
  }
}

/** Refuses encoded dots and slashes too: the `/search…` redirect carries paths to a system that may decode them. */
export function checkPath(url: URL): PathCheck {
  if (url.pathname.length > MAX_PATH_CHARS || url.search.length > MAX_QUERY_CHARS) return "too-long";
  const ambiguous =
    url.pathname.includes("//") ||
    url.pathname.includes("\\") ||
    (url.pathname.startsWith("/api/") ? ENCODED_DOT : ENCODED_AMBIGUITY).test(url.pathname) ||
    !isPlain(url.pathname);
  return ambiguous ? "ambiguous" : "ok";
}

export function canonicalPath(): MiddlewareHandler<Gateway> {
  return async function canonicalPath(c, next) {
    const url = c.get("url");
    const verdict = checkPath(url);
    if (verdict === "too-long") return plainText(414, "This address is too long.");
    if (verdict === "ambiguous") {
      return tidyRedirect(c) ?? plainText(400, "This address can be read in two ways, so it is not served.");
    }
    c.set("document", documentPath(url.pathname));
    await next();
  };
}
