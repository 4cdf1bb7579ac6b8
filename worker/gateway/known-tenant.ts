/** Calls of the API and handed-off pages need a tenant that the operator knows, as pages do; else they would cost it calls. */

import type { Context } from "hono";
import { DEFAULT_TIME_ZONE } from "#app/domain/constants.ts";
import { zoneOfTenant } from "#worker/content/site.ts";
import { createSource } from "#worker/content/source.ts";
import { createTtlMap } from "#worker/ttl-map.ts";
import type { Gateway } from "./context.ts";

interface KnownTenant {
  timeZone: string;
}

/** Answers of the operator in this isolate. A new tenant waits no longer than a page's 404 is kept. */
const KNOWN_MS = 300_000;
const UNKNOWN_MS = 30_000;
const known = createTtlMap<KnownTenant | "missing">({ maxEntries: 2_000 });

/** null when the operator does not know the host; a tenant in the default zone while nobody can tell. */
export async function knownTenant(c: Context<Gateway>): Promise<KnownTenant | null> {
  const host = c.get("host");
  const remembered = known.get(host);
  if (remembered !== null) return remembered === "missing" ? null : remembered;
  const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work);
  const tenant = await zoneOfTenant(createSource({ host, env: c.env, waitUntil, requestId: c.get("requestId") }));
  if (tenant !== null) known.set(host, tenant, tenant === "missing" ? UNKNOWN_MS : KNOWN_MS);
  return tenant === "missing" ? null : (tenant ?? { timeZone: DEFAULT_TIME_ZONE });
}
