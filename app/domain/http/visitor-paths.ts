/** Paths of a visitor's own business. Another system may answer most of them: `HANDOFF_PATHS` says which (specification 10.11). */

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
