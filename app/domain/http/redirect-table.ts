/** Redirects of addresses that a site had before. They serve only where a 404 would be sent. */

export interface Redirect {
  /** A path: `/tours.php?id=7` as it is, `/old-tour` with any query, or all below one, `/blog/*`. */
  from: string;
  /** A path of the same site; a `*` at its end stands for what the one of `from` stood for. */
  to: string;
  status: 301 | 302 | 307 | 308;
}

export interface RedirectTable {
  exact: ReadonlyMap<string, Redirect>;
  /** By path in front of `/*`. */
  below: ReadonlyMap<string, Redirect>;
}

export interface RefusedRedirect {
  from: string;
  reason: string;
}

/** Browsers read `//host` and `/\host` as another host. */
const PATH = /^\/(?![/\\])[^\s\\#]*$/;
const MAX_HOPS = 10;

/** Old sites answered with and without a slash at the end, many in any case. */
function plain(path: string): string {
  const whole = new URL(path, "http://x").pathname.toLowerCase();
  let end = whole.length;
  while (end > 1 && whole.endsWith("/", end)) end -= 1;
  return whole.slice(0, end);
}

const withoutFragment = (address: string) => address.split("#", 1)[0] ?? "";

function problemOf({ from, to }: Redirect): string | null {
  if (!PATH.test(from)) return "an address that begins with one /, without spaces";
  if (/\*(?!$)/.test(from) || (from.endsWith("*") && !from.endsWith("/*"))) return "* only at the end, behind a /";
  if (!PATH.test(withoutFragment(to))) return "a path of this site";
  if (/\*(?!$)/.test(to) || (to.endsWith("*") && !(to.endsWith("/*") && from.endsWith("/*"))))
    return "* only at the end, behind a /, and only if the old address has one";
  return null;
}

function split(address: string): [path: string, search: string] {
  const at = address.indexOf("?");
  return at === -1 ? [address, ""] : [address.slice(0, at), address.slice(at)];
}

/** Of redirects that fit (readRedirects). Of two for one address, the first counts. */
export function tableOf(redirects: readonly Redirect[]): RedirectTable {
  const exact = new Map<string, Redirect>();
  const below = new Map<string, Redirect>();
  for (const redirect of redirects) {
    const [path, search] = split(redirect.from);
    const [table, key] = path.endsWith("/*") ? [below, plain(path.slice(0, -1))] : [exact, plain(path) + search];
    if (!table.has(key)) table.set(key, redirect);
  }
  return { exact, below };
}

/** The one of the longest path above. */
function aboveOf(path: string, below: RedirectTable["below"]): Redirect | undefined {
  for (let above = path; above !== "/"; ) {
    above = above.slice(0, above.lastIndexOf("/")) || "/";
    const found = below.get(above);
    if (found !== undefined) return found;
  }
  return undefined;
}

function withQuery(target: string, search: string): string {
  if (search === "") return target;
  const [address = "", hash] = target.split("#", 2);
  const query = address.includes("?") ? `&${search.slice(1)}` : search;
  return `${address}${query}${hash === undefined ? "" : `#${hash}`}`;
}

/**
 * Where an address that is not found has moved to, with its query.
 *
 * @param search with its "?", or ""
 */
export function movedTo(
  { exact, below }: RedirectTable,
  pathname: string,
  search: string,
): Pick<Redirect, "to" | "status"> | null {
  const path = plain(pathname);
  const whole = search === "" ? undefined : exact.get(path + search);
  if (whole !== undefined) return whole;
  const found = exact.get(path) ?? aboveOf(path, below);
  if (found === undefined) return null;
  const rest = found.from.endsWith("/*") ? pathname.slice(found.from.length - 1) : "";
  // Two slashes in front would be another host.
  const address = (found.to.endsWith("/*") ? found.to.slice(0, -1) + rest : found.to).replace(/^[/\\]+/, "/");
  const to = withQuery(address, search);
  return to === pathname + search ? null : { to, status: found.status };
}

/** Whether following redirects from one never ends. */
function isLoop(table: RedirectTable, { from }: Redirect): boolean {
  let address = from.replace(/\*$/, "x");
  for (let hop = 0; hop < MAX_HOPS; hop++) {
    const next = movedTo(table, ...split(address));
    if (next === null) return false;
    address = withoutFragment(next.to);
  }
  return true;
}

/** Redirects that can be followed, and those that cannot with what would fit instead. Of two for one address, the first counts. */
export function readRedirects(given: readonly Redirect[]): {
  kept: Redirect[];
  table: RedirectTable;
  refused: RefusedRedirect[];
} {
  const refused: RefusedRedirect[] = [];
  const refuse = (from: string, reason: string) => void refused.push({ from, reason });
  const fitting = given.filter((redirect) => {
    const problem = problemOf(redirect);
    if (problem !== null) refuse(redirect.from, problem);
    return problem === null;
  });
  const first = tableOf(fitting);
  const kept = fitting.filter((redirect) => {
    if (!isLoop(first, redirect)) return true;
    refuse(redirect.from, "a target that does not lead back");
    return false;
  });
  return { kept, table: tableOf(kept), refused };
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
