/** `/FAQ` → `/faq`: pages are lower case, and people type and print addresses as they like. */

import type { MiddlewareHandler } from "hono";
import { CONTENT_PAGES } from "#app/domain/content/page-names.ts";
import type { Gateway } from "./context.ts";
import { redirect } from "./redirect.ts";

/** First names of paths whose other names are lower case too; an operator's own identifiers are only in queries. */
const LOWER_CASE: ReadonlySet<string> = new Set([
  ...CONTENT_PAGES,
  ...["contact-us", "news-letter", "our-tours", "tours", "tours-detail", "videos"],
]);

/** The address of the same page in lower case; null for one that is, and where case may matter. */
export function lowerCasePath(pathname: string): string | null {
  const lower = pathname.toLowerCase();
  return lower !== pathname && LOWER_CASE.has(lower.split("/")[1] ?? "") ? lower : null;
}

export function letterCase(): MiddlewareHandler<Gateway> {
  return async function letterCase(c, next) {
    const { pathname, isData } = c.get("document");
    const lower = isData || !["GET", "HEAD"].includes(c.req.method) ? null : lowerCasePath(pathname);
    return lower === null ? next() : redirect(lower + c.get("url").search, 301, false);
  };
}
