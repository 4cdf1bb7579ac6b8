/**
 * A tenant's content generation: part of the page cache's keys, moved on when the operator says that content changed, so
 * that pages rendered before are not asked for again. The Cache API has no purge by tag.
 */

import { KV_GENERATION_MS } from "#app/domain/budgets.ts";
import { readWithin } from "#worker/content/kv-reads.ts";
import { generationKey } from "#worker/content/policy.ts";
import { createTtlMap } from "#worker/content/ttl-map.ts";

/** An isolate looks again after this long; an edit shows within it. */
const LOOK_AGAIN_MS = 5_000;
/** When KV is silent, the generation last seen holds. */
const REMEMBER_MS = 86_400_000;
const FIRST = "0";

const seen = createTtlMap<string>({ maxEntries: 500 });
const lastSeen = createTtlMap<string>({ maxEntries: 500 });

function remember(host: string, generation: string): string {
  seen.set(host, generation, LOOK_AGAIN_MS);
  lastSeen.set(host, generation, REMEMBER_MS);
  return generation;
}

/** The current generation; "0" as long as nothing was ever changed. When KV does not answer in time, the last one seen. */
export async function generationOf(kv: KVNamespace, host: string): Promise<string> {
  const current = seen.get(host);
  if (current !== null) return current;
  const answer = await readWithin(
    () => kv.get(generationKey(host)),
    KV_GENERATION_MS,
    (late) => remember(host, late ?? FIRST),
  );
  return remember(host, answer.isAnswered ? (answer.value ?? FIRST) : (lastSeen.get(host) ?? FIRST));
}

/** Starts a new generation. */
export async function startGeneration(kv: KVNamespace, host: string): Promise<void> {
  const generation = crypto.randomUUID();
  await kv.put(generationKey(host), generation);
  remember(host, generation);
}
