/** Calls of the API and handed-off pages need a tenant that the operator knows, as pages do; else they would cost it calls. */

import type { Context } from "hono";
import { isTenant } from "#worker/content/site.ts";
import { createSource } from "#worker/content/source.ts";
import { createTtlMap } from "#worker/content/ttl-map.ts";
import type { Gateway } from "./context.ts";

/** Answers of the operator in this isolate. A new tenant waits no longer than a page's 404 is kept. */
const KNOWN_MS = 300_000;
const UNKNOWN_MS = 30_000;
const known = createTtlMap<boolean>({ maxEntries: 2_000 });

export const NO_SITE = "There is no site at this address.";

/** False when the operator does not know the host; true as well while nobody can tell. */
export async function isKnownTenant(c: Context<Gateway>): Promise<boolean> {
  const host = c.get("host");
  const remembered = known.get(host);
  if (remembered !== null) return remembered;
  const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work);
  const isKnown = await isTenant(createSource({ host, env: c.env, waitUntil, requestId: c.get("requestId") }));
  if (isKnown !== null) known.set(host, isKnown, isKnown ? KNOWN_MS : UNKNOWN_MS);
  return isKnown ?? true;
}
