/** Calls of the API and handed-off pages need a tenant that the operator knows, as pages do; else they would cost it calls. */

import type { Context } from "hono";
import { KEPT_IN_MEMORY } from "#app/domain/caches.ts";
import { assumedOf } from "#app/domain/tenant/tenant.ts";
import type { Assumed } from "#app/operator/reading.ts";
import { assumedOfTenant } from "#worker/content/site.ts";
import { createMemory } from "#worker/memory.ts";
import type { Gateway } from "./context.ts";
import { sourceFor } from "./request-source.ts";

const { knownTenant: kept, unknownTenant: keptMissing } = KEPT_IN_MEMORY;
/** Answers of the operator in this isolate. */
const known = createMemory<Assumed | "missing">(kept);

/** null when the operator does not know the host; what the installation says while nobody can tell. */
export async function knownTenant(c: Context<Gateway>): Promise<Assumed | null> {
  const host = c.get("host");
  const remembered = known.get(host);
  if (remembered !== null) return remembered === "missing" ? null : remembered;
  const source = sourceFor(c);
  const tenant = await assumedOfTenant(source);
  const { seconds } = tenant === "missing" ? keptMissing : kept;
  if (tenant !== null) known.set(host, tenant, seconds * 1_000);
  return tenant === "missing" ? null : (tenant ?? assumedOf(null, source.config));
}
