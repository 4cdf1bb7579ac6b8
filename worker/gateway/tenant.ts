/** The tenant that a request is for, and its content. */

import type { Context } from "hono";
import { KEPT_IN_MEMORY } from "#app/domain/caches.ts";
import { assumedOf } from "#app/domain/tenant/tenant.ts";
import type { Assumed } from "#app/operator/reading.ts";
import type { Caller } from "#worker/content/isolate.ts";
import { type Source, siteEntry } from "#worker/content/site-entry.ts";
import { createSource } from "#worker/content/source.ts";
import { createMemory } from "#worker/memory.ts";
import type { Gateway } from "./context.ts";

const { knownTenant: kept, unknownTenant: keptMissing } = KEPT_IN_MEMORY;
/** Answers of the operator in this isolate. */
const known = createMemory<Assumed | "missing">(kept);

/**
 * Calls of the API and handed-off pages need a tenant that the operator knows, as pages do; else they would cost it calls.
 *
 * @returns null when the operator does not know the host; what the installation says while nobody can tell
 */
export async function knownTenant(c: Context<Gateway>): Promise<Assumed | null> {
  const host = c.get("host");
  const remembered = known.get(host);
  if (remembered !== null) return remembered === "missing" ? null : remembered;
  const source = sourceFor(c);
  const { tenant } = (await source.cache.read(siteEntry(source))).parts;
  const config = tenant.status === "ok" ? tenant.data : null;
  const answer = tenant.status === "missing" ? "missing" : assumedOf(config, source.config);
  const { seconds } = tenant.status === "missing" ? keptMissing : kept;
  if (tenant.status !== "failed") known.set(host, answer, seconds * 1_000);
  return answer === "missing" ? null : answer;
}

/** The content of the tenant that a request is for. */
export function sourceFor(c: Context<Gateway>, more: Pick<Caller, "mayCall"> = {}): Source {
  return createSource({
    host: c.get("host"),
    env: c.env,
    waitUntil: (work) => c.executionCtx.waitUntil(work),
    requestId: c.get("requestId"),
    ...more,
  });
}
