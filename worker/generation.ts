/**
 * A tenant's content generation: part of the page cache's keys, moved on when the operator says that content changed, so
 * that pages rendered before are not asked for again. The Cache API has no purge by tag.
 */

import { generationKey } from "./cache-policy.ts";
import { createTtlMap } from "./ttl-map.ts";

/** An isolate looks again after this long; an edit shows within it. */
const LOOK_AGAIN_MS = 5_000;
const FIRST = "0";

const seen = createTtlMap<string>({ maxEntries: 500 });

/** The current generation; "0" as long as nothing was ever changed, and when KV does not answer. */
export async function generationOf(kv: KVNamespace, host: string): Promise<string> {
  const current = seen.get(host);
  if (current !== null) return current;
  const generation = (await kv.get(generationKey(host)).catch(() => null)) ?? FIRST;
  seen.set(host, generation, LOOK_AGAIN_MS);
  return generation;
}

/** Starts a new generation. */
export async function startGeneration(kv: KVNamespace, host: string): Promise<void> {
  const generation = crypto.randomUUID();
  await kv.put(generationKey(host), generation);
  seen.set(host, generation, LOOK_AGAIN_MS);
}
