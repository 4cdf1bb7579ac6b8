/** Redirects in place of a page, and the addresses that are refused. */

import type { Context, MiddlewareHandler } from "hono";
import { CONTENT_PAGES } from "#app/domain/content/page-names.ts";
import { lowerCasePath } from "#app/domain/http/normal-address.ts";
import { meaningfulQuery } from "#app/domain/http/query.ts";
import { textAnswer } from "#app/domain/http/text-answer.ts";
import { isVisitorPath } from "#app/domain/http/visitor-paths.ts";
import { percentDecoded } from "#app/domain/names/paths.ts";
import { decideAtEdge, userStateFromCookieHeader } from "#app/domain/session/session.ts";
import type { Config } from "#worker/config.ts";
import { log } from "#worker/ops/log.ts";
import { documentPath, documentSearch, routedPath, sentUrl } from "./address.ts";
import type { Gateway } from "./context.ts";

/** A redirect for documents, and for data as headers of a 204, which React Router's client reads (single fetch): `fetch` would follow a `Location`. */
export function redirect(target: string, status: 301 | 302 | 307 | 308, isData: boolean): Response {
  const headers = new Headers({ "cache-control": "no-store" });
  if (!isData) {
    headers.set("location", target);
    return new Response(null, { status, headers });
  }
  headers.set("x-remix-redirect", target);
  headers.set("x-remix-status", String(status));
  headers.set("x-remix-reload-document", "true");
  return new Response(null, { status: 204, headers });
}

/**
 * The hand-off origin's redirect, for the visitor (docs/threats.md T28). Redirects within the origin stay on this host: they
 * are rebuilt as a path with one slash in front, because browsers read `//evil.example` and `/\evil.example` as another
 * host. Only an address with a scheme and a host, to pay for example, leads elsewhere.
 *
 * @param from the address that answered
 * @returns null for what is no address of a page
 */
export function visitorLocation(location: string, from: URL): string | null {
  // URL parsers ignore tabs and line breaks anywhere, and spaces in front.
  const plain = location.replace(/[\t\r\n]/g, "").trimStart();
  const isWhole = /^https?:\/\/[^/\\]/i.test(plain);
  const text = isWhole ? plain : plain.replace(/^[/\\]+/, "/");
  const url = URL.parse(text, from);
  if (url === null) return null;
  if (url.origin === from.origin) return `/${url.pathname.replace(/^\/+/, "")}${url.search}${url.hash}`;
  return isWhole ? url.href : null;
}

/** @param pathname normal (app/domain/http/normal-address.ts) */
export function isSearch(pathname: string): boolean {
  return pathname.startsWith("/search");
}

/** Specification 2 "Search": these paths redirect to the base site, path and query kept to the letter. */
export function searchRedirect({ baseSiteUrl }: Pick<Config, "baseSiteUrl">): MiddlewareHandler<Gateway> {
  return async function searchRedirect(c, next) {
    const { pathname, isData } = c.get("document");
    if (!isSearch(pathname)) return next();
    const sent = sentUrl(c.req.raw);
    if (new URL(baseSiteUrl).host === sent.host) {
      log("search-redirect-loop", { host: c.get("host") });
      return textAnswer(404, "The search is set up to point at itself. Please call us instead.");
    }
    // Appended as text, never resolved: `//`, `\` or `@` cannot name another host.
    const target = baseSiteUrl + documentPath(sent.pathname).pathname + documentSearch(sent, isData);
    return redirect(target, 302, isData);
  };
}

/** The account rules for documents and data requests (specification 10.9). */
export const routeGuard: MiddlewareHandler<Gateway> = async (c, next) => {
  const { pathname, isData } = c.get("document");
  const to = decideAtEdge(userStateFromCookieHeader(c.req.header("cookie") ?? null), pathname);
  return to === null ? next() : redirect(to, 302, isData);
};

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

function tidyRedirect(c: Context<Gateway>): Response | null {
  return redirectTo(c, tidyPath(c.get("url").pathname));
}

/** Pages that only the operator knows have their names in any case, but one spelling. */
export function normalRedirect(c: Context<Gateway>): Response | null {
  // Not the path that is served, which for Markdown is another.
  return redirectTo(c, routedPath(c.req.raw));
}

/** Addresses of our pages as people type, paste and print them: one 301 leads to the page. */
export const tidyPaths: MiddlewareHandler<Gateway> = async (c, next) => {
  return tidyRedirect(c) ?? next();
};

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

/** Refuses addresses that parsers could disagree about, and reduces the others to a page. */
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
