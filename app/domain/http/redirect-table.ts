/**
 * Redirects of addresses that a site had before. They serve where a 404 would be sent; those with a query also in front of a
 * page, because all of an earlier site may have been at `/?page_id=42`.
 */

import { normalPath, pathKey, queryKey, trackingQuery } from "./normal-address.ts";

export interface Redirect {
  /** A path: `/tours.php?id=7` with this query, `/old-tour` with any, or all below one, `/blog/*`. */
  from: string;
  /** A path of the same site; a `*` at its end stands for what the one of `from` stood for. */
  to: string;
  status: 301 | 302 | 307 | 308;
}

export interface RedirectTable {
  /** By path and query to compare by (normal-address.ts). */
  exact: ReadonlyMap<string, Redirect>;
  /** By the same of the path in front of `/*`. */
  below: ReadonlyMap<string, Redirect>;
}

/** Browsers read `//host` and `/\host` as another host. */
const PATH = /^\/(?![/\\])[^\s\\#]*$/;
const MAX_HOPS = 10;

const withoutFragment = (address: string) => address.split("#", 1)[0] ?? "";

function problemOf({ from, to }: Redirect): string | null {
  if (!PATH.test(from)) return "an address that begins with one /, without spaces";
  if (/\*(?!$)/.test(from) || (from.endsWith("*") && !from.endsWith("/*"))) return "* only at the end, behind a /";
  if (!PATH.test(withoutFragment(to))) return "a path of this site";
  if (/\*(?!$)/.test(to) || (to.endsWith("*") && !(to.endsWith("/*") && from.endsWith("/*"))))
    return "* only at the end, behind a /, and only if the old address has one";
  return null;
}

/** Encoded, and a path of this site whatever was in it. */
function asLocation(address: string): string {
  const { pathname, search, hash } = new URL(address.replace(/^[/\\]+/, "/"), "http://x");
  return pathname.replace(/^\/+/, "/") + search + hash;
}

/** The table of redirects that fit (readRedirects). The first of two for one address counts. */
export function tableOf(redirects: readonly Redirect[]): RedirectTable {
  const exact = new Map<string, Redirect>();
  const below = new Map<string, Redirect>();
  for (const redirect of redirects) {
    const { pathname, search } = new URL(redirect.from, "http://x");
    const isBelow = pathname.endsWith("/*");
    const [table, key] = isBelow
      ? [below, pathKey(pathname.slice(0, -1))]
      : [exact, pathKey(pathname) + queryKey(search)];
    if (!table.has(key)) table.set(key, redirect);
  }
  return { exact, below };
}

/** The one of the longest path above, and what is below that path. */
function aboveOf(pathname: string, below: RedirectTable["below"]): { found: Redirect; rest: string } | null {
  const names = normalPath(pathname).split("/");
  for (let depth = names.length - 1; depth >= 1; depth -= 1) {
    const found = below.get(pathKey(names.slice(0, depth).join("/") || "/"));
    const rest = names.slice(depth).join("/");
    if (found !== undefined && rest !== "") return { found, rest };
  }
  return null;
}

function withQuery(target: string, search: string): string {
  if (search === "") return target;
  const [address = "", hash] = target.split("#", 2);
  const query = address.includes("?") ? `&${search.slice(1)}` : search;
  return `${address}${query}${hash === undefined ? "" : `#${hash}`}`;
}

/**
 * The address that another one has moved to. A query goes along, but for what the redirect itself named of it.
 *
 * @param search with its "?", or ""
 * @param isPage whether the path is one of the site: then only a redirect with a query counts
 */
export function movedTo(
  { exact, below }: RedirectTable,
  { pathname, search }: Pick<URL, "pathname" | "search">,
  isPage = false,
): Pick<Redirect, "to" | "status"> | null {
  const [path, query] = [pathKey(pathname), queryKey(search)];
  const whole = query === "" ? undefined : exact.get(path + query);
  const wanted = whole ?? (isPage ? undefined : exact.get(path));
  const above = wanted === undefined && !isPage ? aboveOf(pathname, below) : null;
  const found = wanted ?? above?.found;
  if (found === undefined) return null;
  const target = found.to.endsWith("/*") ? found.to.slice(0, -1) + (above?.rest ?? "") : found.to;
  const to = asLocation(withQuery(target, whole === undefined ? search : trackingQuery(search)));
  return to === normalPath(pathname) + search ? null : { to, status: found.status };
}

/** True if following redirects from one never ends. */
function isLoop(table: RedirectTable, { from }: Redirect): boolean {
  let address = from.replace(/\*$/, "x");
  for (let hop = 0; hop < MAX_HOPS; hop++) {
    const next = movedTo(table, new URL(address, "http://x"));
    if (next === null) return false;
    address = next.to;
  }
  return true;
}

/**
 * Redirects that can be followed. Of two for one address, the first counts.
 *
 * @param refuse called for each of the others, with what would fit instead
 */
export function readRedirects(given: readonly Redirect[], refuse: (from: string, reason: string) => void): Redirect[] {
  const fitting = given.filter((redirect) => {
    const problem = problemOf(redirect);
    if (problem !== null) refuse(redirect.from, problem);
    return problem === null;
  });
  const first = tableOf(fitting);
  return fitting.filter((redirect) => {
    if (!isLoop(first, redirect)) return true;
    refuse(redirect.from, "a target that does not lead back");
    return false;
  });
}

const STATUSES = [301, 302, 307, 308] as const;

export function redirectStatus(value: unknown): Redirect["status"] | undefined {
  return STATUSES.find((status) => status === Number(value));
}

/** Lines `/old /new 301`, as of Cloudflare's and Netlify's `_redirects`; `#` begins a comment. */
export function parseRedirects(text: string): Redirect[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [entry = ""] = line.split(/(?:^|\s)#/, 1);
    const [from = "", to = "", status = "301"] = entry.trim().split(/\s+/);
    return from === "" ? [] : [{ from, to, status: redirectStatus(status) ?? 301 }];
  });
}
