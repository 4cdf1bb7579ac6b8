/** Addresses of our pages as people type, paste and print them: one 301 leads to the page. */

import type { Context, MiddlewareHandler } from "hono";
import { CONTENT_PAGES } from "#app/domain/content/page-names.ts";
import { lowerCasePath } from "#app/domain/http/normal-address.ts";
import { isVisitorPath } from "#app/domain/http/visitor-paths.ts";
import type { Gateway } from "./context.ts";
import { routedPath, sentUrl } from "./parsed-address.ts";
import { redirect } from "./redirect.ts";

/** First names of paths of pages; all their names are lower case. An operator's own identifiers are only in queries. */
const PAGES: ReadonlySet<string> = new Set([
  ...CONTENT_PAGES,
  "booking",
  "contact-us",
  "news-letter",
  "our-tours",
  "tours",
  "tours-detail",
  "videos",
]);

const INDEX_FILE = /\/index\.(?:html?|php)$/i;
/** Spaces and punctuation that a sentence or an e-mail puts behind an address; also curly quotes and invisible characters. */
const TRAILING_PUNCTUATION = /(?:[).,;:!'"*>\]}]|%(?:20|22|27|29|2c|3b|3e|5d|7d|c2%a0|e2%80%[89a][0-9a-f])){1,4}$/i;

/** The address of the page that a normal path means; null for one that is no page of ours. */
export function tidyPath(pathname: string): string | null {
  const tidy = lowerCasePath(
    pathname
      .replace(/\/{2,}/g, "/")
      .replace(TRAILING_PUNCTUATION, "")
      .replace(INDEX_FILE, "/"),
  );
  const isPage = tidy === "/" || PAGES.has(tidy.split("/")[1] ?? "") || isVisitorPath(tidy);
  return isPage ? tidy : null;
}

/** The redirect to one form of the path; null when it was sent in this one, or is not that of a document. */
function redirectTo(c: Context<Gateway>, path: string | null): Response | null {
  if (path === null || !["GET", "HEAD"].includes(c.req.method) || path.endsWith(".data")) return null;
  return path === sentUrl(c.req.raw).pathname ? null : redirect(path + c.get("url").search, 301, false);
}

export function tidyRedirect(c: Context<Gateway>): Response | null {
  return redirectTo(c, tidyPath(c.get("url").pathname));
}

/** Pages that only the operator knows have their names in any case, but one spelling. */
export function normalRedirect(c: Context<Gateway>): Response | null {
  // Not the path that is served, which for Markdown is another.
  return redirectTo(c, routedPath(c.req.raw));
}

export const tidyPaths: MiddlewareHandler<Gateway> = async (c, next) => {
  return tidyRedirect(c) ?? next();
};
