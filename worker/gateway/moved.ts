/**
 * Redirects of an earlier site (app/domain/http/redirect-table.ts), looked up where a 404 would be sent: those of the tenant's
 * config, then those of the deployment, `redirects/{host}.txt`.
 */

import type { Context } from "hono";
import {
  movedTo,
  parseRedirects,
  type Redirect,
  type RedirectTable,
  readRedirects,
  tableOf,
} from "#app/domain/http/redirect-table.ts";
import { redirectsOfTenant } from "#worker/content/site.ts";
import { createSource } from "#worker/content/source.ts";
import { log } from "#worker/ops/log.ts";
import type { Gateway } from "./context.ts";
import { documentSearch } from "./document-path.ts";
import { redirect } from "./redirect.ts";

const MAX_OF_FILE = 5_000;
const NONE = tableOf([]);

const files = import.meta.glob<string>("/redirects/*.txt", { query: "?raw", import: "default" });
/** By host; as many as there are files. */
const loaded = new Map<string, Promise<RedirectTable>>();

async function load(host: string, read: () => Promise<string>): Promise<RedirectTable> {
  const given = parseRedirects(await read());
  const { table, refused } = readRedirects(given.slice(0, MAX_OF_FILE));
  if (refused.length > 0 || given.length > MAX_OF_FILE) {
    log("redirects-refused", { host, lines: given.length, max: MAX_OF_FILE, refused: refused.slice(0, 20) });
  }
  return table;
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

/** The redirect to send in place of a 404, if the address has moved. */
export async function movedRedirect(c: Context<Gateway>): Promise<Response | null> {
  const [host, url, { pathname, isData }] = [c.get("host"), c.get("url"), c.get("document")];
  const search = documentSearch(url, isData);
  const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work);
  const source = createSource({ host, env: c.env, waitUntil, requestId: c.get("requestId") });
  const moved =
    movedTo(tableFor(await redirectsOfTenant(source)), pathname, search) ??
    movedTo((await ofDeployment(host)) ?? NONE, pathname, search);
  return moved === null ? null : redirect(moved.to, moved.status, isData);
}
