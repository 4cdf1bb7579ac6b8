/** The page that an address is about: that of a data request is the page whose data it asks for. */

import type { DocumentPath } from "./context.ts";

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
