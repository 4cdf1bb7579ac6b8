/** Calls of the API and handed-off pages need a tenant that the operator knows, as pages do; else they would cost it calls. */

import type { Context } from "hono";
import { assumedOf } from "#app/domain/tenant/tenant.ts";
import type { Assumed } from "#app/operator/reading.ts";
import { assumedOfTenant } from "#worker/content/site.ts";
import { createSource } from "#worker/content/source.ts";
import { createTtlMap } from "#worker/ttl-map.ts";
import type { Gateway } from "./context.ts";

/** Answers of the operator in this isolate. A new tenant waits no longer than a page's 404 is kept. */
const KNOWN_MS = 300_000;
const UNKNOWN_MS = 30_000;
const known = createTtlMap<Assumed | "missing">({ maxEntries: 2_000 });

/** null when the operator does not know the host; what the installation says while nobody can tell. */
export async function knownTenant(c: Context<Gateway>): Promise<Assumed | null> {
  const host = c.get("host");
  const remembered = known.get(host);
  if (remembered !== null) return remembered === "missing" ? null : remembered;
  const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work);
  const source = createSource({ host, env: c.env, waitUntil, requestId: c.get("requestId") });
  const tenant = await assumedOfTenant(source);
  if (tenant !== null) known.set(host, tenant, tenant === "missing" ? UNKNOWN_MS : KNOWN_MS);
  return tenant === "missing" ? null : (tenant ?? assumedOf(null, source.config));
}
