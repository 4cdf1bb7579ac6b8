/**
 * The page a request belongs to: React Router asks for a page's data at `/x.data` (`/x/_.data` for `/x/`, `/_.data`
 * for `/`), and every rule about a page must hold for its data as well.
 */

export interface DocumentPath {
  /** Path of the page. */
  pathname: string;
  isData: boolean;
}

export function documentPath(pathname: string): DocumentPath {
  if (pathname.endsWith("/_.data")) return { pathname: pathname.slice(0, -"_.data".length), isData: true };
  if (pathname.endsWith(".data")) return { pathname: pathname.slice(0, -".data".length), isData: true };
  return { pathname, isData: false };
}

/** The query of the page: React Router's own parameters of a data request are not part of it. */
export function documentSearch(url: URL, isData: boolean): string {
  if (!isData || !url.searchParams.has("_routes")) return url.search;
  const params = new URLSearchParams(url.search);
  params.delete("_routes");
  const search = params.toString();
  return search === "" ? "" : `?${search}`;
}
