/** Addresses of our pages as people type, paste and print them: one 301 leads to the page. */

import type { Context, MiddlewareHandler } from "hono";
import { CONTENT_PAGES } from "#app/domain/content/page-names.ts";
import type { Gateway } from "./context.ts";
import { redirect } from "./redirect.ts";

/** First names of paths of pages; all their names are lower case. An operator's own identifiers are only in queries. */
const PAGES: ReadonlySet<string> = new Set([
  ...CONTENT_PAGES,
  ...["contact-us", "news-letter", "our-tours", "tours", "tours-detail", "videos"],
]);

/** Letters, digits, `-`, `_` and `~`, which mean the same with and without an escape (RFC 3986 6.2.2.2). */
const ESCAPED_UNRESERVED = /%(?:[46][1-9a-f]|[57][0-9a]|3[0-9]|2d|5f|7e)/gi;
const INDEX_FILE = /\/index\.(?:html?|php)$/i;
/** Spaces and punctuation that a sentence or an e-mail puts behind an address; also curly quotes and invisible characters. */
const TRAILING_PUNCTUATION = /(?:[).,;:!'"*>\]}]|%(?:20|22|27|29|2c|3b|3e|5d|7d|c2%a0|e2%80%[89a][0-9a-f])){1,4}$/i;

/** The address of the page that a path means; null for a path that is tidy, and for one that is no page of ours. */
export function tidyPath(pathname: string): string | null {
  const tidy = pathname
    .replace(/\/{2,}/g, "/")
    .replace(ESCAPED_UNRESERVED, decodeURIComponent)
    .replace(TRAILING_PUNCTUATION, "")
    .replace(INDEX_FILE, "/")
    .toLowerCase();
  const isPage = tidy === "/" || PAGES.has(tidy.split("/")[1] ?? "");
  return isPage && tidy !== pathname ? tidy : null;
}

/** null when the request's path needs none, or is not that of a document. */
export function tidyRedirect(c: Context<Gateway>): Response | null {
  const { pathname, search } = c.get("url");
  const tidy = ["GET", "HEAD"].includes(c.req.method) && !pathname.endsWith(".data") ? tidyPath(pathname) : null;
  return tidy === null ? null : redirect(tidy + search, 301, false);
}

export function tidyPaths(): MiddlewareHandler<Gateway> {
  return async function tidyPaths(c, next) {
    return tidyRedirect(c) ?? next();
  };
}
