/**
 * Paths of a visitor's own business, and links that the client router follows. Another system may answer most of these paths:
 * `HANDOFF_PATHS` says which (specification 10.11).
 */

import { parseUrl } from "./safe-url.ts";

/** Links and forms to these always load a document, also where this site renders them. */
export const DOCUMENT_PATHS = ["/account", "/checkout", "/signin", "/signup"] as const;

const VISITOR_PATHS = [...DOCUMENT_PATHS, "/activities", "/cart", "/hotel", "/saved"] as const;

/** @param path without a slash at its end */
export function isAtOrBelow(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}

/** No text of the site: these pages have no Markdown. */
export function isVisitorPath(pathname: string): boolean {
  return VISITOR_PATHS.some((path) => isAtOrBelow(pathname, path));
}

/** True if the browser has to load a path itself; every path that begins with `/search` is the base site's (specification 2). */
export function leavesApp(pathname: string): boolean {
  return pathname.startsWith("/search") || DOCUMENT_PATHS.some((path) => isAtOrBelow(pathname, path));
}

/**
 * @param current absolute URL of the page with the link
 * @returns the in-app path, or null when the browser should follow the link itself: other origins, new windows, downloads,
 *   jumps within the page, paths of other systems, files
 */
export function inAppTarget(
  { href, target, isDownload }: { href: string; target: string; isDownload: boolean },
  current: string,
): string | null {
  const to = parseUrl(href, current);
  if (to === null || isDownload || (target !== "" && target !== "_self")) return null;
  const from = new URL(current);
  if (to.origin !== from.origin || leavesApp(to.pathname) || /\.[a-z0-9]{2,5}$/i.test(to.pathname)) return null;
  const isJump = to.hash !== "" && to.pathname === from.pathname && to.search === from.search;
  return isJump ? null : to.pathname + to.search + to.hash;
}
