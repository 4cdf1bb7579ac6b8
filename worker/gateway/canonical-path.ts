/** Refuses addresses that parsers could disagree about, and reduces the others to a page. */

import type { MiddlewareHandler } from "hono";
import { meaningfulQuery } from "#app/domain/http/query.ts";
import { textAnswer } from "#app/domain/http/text-answer.ts";
import { percentDecoded } from "#app/domain/names/paths.ts";
import type { Gateway } from "./context.ts";
import { documentPath } from "./document-path.ts";
import { isSearch } from "./search-redirect.ts";
import { tidyRedirect } from "./tidy-paths.ts";

/** Our longest addresses are far below this (docs/threats.md T19). */
const MAX_PATH_CHARS = 2_048;
/** Advertising systems add ids of some KB. */
const MAX_QUERY_CHARS = 8_192;

export type PathCheck = "ok" | "ambiguous" | "too-long";

/** Ids in calls of the API may have slashes, and their queries are judged there, too (worker/gateway/api-table.ts). */
const isCall = (pathname: string) => pathname.startsWith("/api/");
const ENCODED_SLASH = /%(?:2F|5C)/;

function isPlain(text: string): boolean {
  const decoded = percentDecoded(text);
  return decoded !== null && !/\p{Cc}/u.test(decoded);
}

/** @param pathname normal (app/domain/http/normal-address.ts) */
export function checkPath(pathname: string): PathCheck {
  if (pathname.length > MAX_PATH_CHARS) return "too-long";
  const isAmbiguous = pathname.includes("//") || (ENCODED_SLASH.test(pathname) && !isCall(pathname));
  return isAmbiguous || !isPlain(pathname) ? "ambiguous" : "ok";
}

export const canonicalPath: MiddlewareHandler<Gateway> = async (c, next) => {
  const url = c.get("url");
  const document = documentPath(url.pathname);
  c.set("document", document);
  // They are another system's to judge.
  if (isSearch(document.pathname)) return next();
  const verdict = checkPath(url.pathname);
  if (verdict === "too-long") return textAnswer(414, "This address is too long.");
  if (verdict === "ambiguous") {
    return tidyRedirect(c) ?? textAnswer(400, "This address can be read in two ways, so it is not served.");
  }
  if (url.search.length > MAX_QUERY_CHARS && !isCall(url.pathname)) {
    const read = new URL(url);
    read.search = meaningfulQuery(document.pathname, url.searchParams);
    c.set("url", read);
  }
  return next();
};
