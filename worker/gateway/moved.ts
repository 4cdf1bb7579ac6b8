/**
 * Redirects of an earlier site (app/domain/http/redirect-table.ts): those of the tenant's config, then those of the deployment,
 * `redirects/{host}.txt`.
 */

import type { Context } from "hono";
import { queryKey } from "#app/domain/http/normal-address.ts";
import { meaningfulQuery } from "#app/domain/http/query.ts";
import {
  movedTo,
  parseRedirects,
  type Redirect,
  type RedirectTable,
  readRedirects,
  tableOf,
} from "#app/domain/http/redirect-table.ts";
import { settingsCopy } from "#worker/content/site.ts";
import { log } from "#worker/ops/log.ts";
import { documentSearch } from "./address.ts";
import type { Gateway } from "./context.ts";
import { redirect } from "./redirects.ts";
import { sourceFor } from "./tenant.ts";

const MAX_OF_FILE = 5_000;
const NONE = tableOf([]);

const files = import.meta.glob<string>("/redirects/*.txt", { query: "?raw", import: "default" });
/** By host; as many as there are files. */
const loaded = new Map<string, Promise<RedirectTable>>();

async function load(host: string, read: () => Promise<string>): Promise<RedirectTable> {
  const given = parseRedirects(await read());
  const refused: object[] = [];
  const kept = readRedirects(given.slice(0, MAX_OF_FILE), (from, reason) => refused.push({ from, reason }));
  if (refused.length > 0 || given.length > MAX_OF_FILE) {
    log("redirects-refused", { host, lines: given.length, max: MAX_OF_FILE, refused: refused.slice(0, 20) });
  }
  return tableOf(kept);
}

function ofDeployment(host: string): Promise<RedirectTable> | null {
  const read = files[`/redirects/${host}.txt`];
  if (read === undefined) return null;
  const table = loaded.get(host) ?? load(host, read);
  loaded.set(host, table);
  return table;
}

/** Memory keeps a config object for seconds, which floods of 404s share. */
const tables = new WeakMap<readonly Redirect[], RedirectTable>();

function tableFor(redirects: readonly Redirect[]): RedirectTable {
  const table = tables.get(redirects) ?? tableOf(redirects);
  tables.set(redirects, table);
  return table;
}

/**
 * The redirect to send in place of a 404, if the address has moved.
 *
 * @param isPage in front of a page, a redirect counts only with a query
 */
export async function movedRedirect(c: Context<Gateway>, isPage = false): Promise<Response | null> {
  const [host, url, { pathname, isData }] = [c.get("host"), c.get("url"), c.get("document")];
  const address = { pathname, search: documentSearch(url, isData) };
  const found =
    movedTo(tableFor((await settingsCopy(sourceFor(c)))?.redirects ?? []), address, isPage) ??
    movedTo((await ofDeployment(host)) ?? NONE, address, isPage);
  return found === null ? null : redirect(found.to, found.status, isData);
}

/** The redirect of a page to its address of today, with the parameters that the page itself does not read. */
export function movedPage(c: Context<Gateway>, rendered: Response): Response | null {
  const location = rendered.headers.get("location") ?? "";
  if (rendered.status !== 301 || !location.startsWith("/")) return null;
  const target = new URL(location, c.get("url"));
  for (const [name, value] of c.get("url").searchParams)
    if (!target.searchParams.has(name)) target.searchParams.append(name, value);
  return redirect(target.pathname + target.search, 301, false);
}

/** The redirect to send in front of a page, if all of the earlier site was at one path: `/?page_id=42`. */
export async function movedByQuery(c: Context<Gateway>): Promise<Response | null> {
  const [url, { pathname, isData }] = [c.get("url"), c.get("document")];
  const read = queryKey(meaningfulQuery(pathname, url.searchParams));
  return queryKey(documentSearch(url, isData)) === read ? null : movedRedirect(c, true);
}
