/** Refuses addresses that parsers could disagree about, and reduces the others to a page. */

import type { MiddlewareHandler } from "hono";
import { textAnswer } from "#worker/text-answer.ts";
import type { Gateway } from "./context.ts";
import { documentPath } from "./document-path.ts";
import { tidyRedirect } from "./tidy-paths.ts";

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
    if (verdict === "too-long") return textAnswer(414, "This address is too long.");
    if (verdict === "ambiguous") {
      return tidyRedirect(c) ?? textAnswer(400, "This address can be read in two ways, so it is not served.");
    }
    c.set("document", documentPath(url.pathname));
    await next();
  };
}
