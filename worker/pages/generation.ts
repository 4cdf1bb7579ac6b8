/** Part of a tenant's page cache keys, replaced when content changes: the Cache API has no purge by tag. */

import { KV_GENERATION_MS } from "#app/domain/budgets.ts";
import { readWithin } from "#worker/content/kv-reads.ts";
import { generationKey } from "#worker/content/policy.ts";
import { createTtlMap } from "#worker/content/ttl-map.ts";

const READ_INTERVAL_MS = 5_000;
/** For when KV does not answer. */
const REMEMBER_MS = 86_400_000;
const FIRST = "0";

const seen = createTtlMap<string>({ maxEntries: 500 });
const lastSeen = createTtlMap<string>({ maxEntries: 500 });

function remember(host: string, generation: string): string {
  seen.set(host, generation, READ_INTERVAL_MS);
  lastSeen.set(host, generation, REMEMBER_MS);
  return generation;
}

/** "0" before the first change; the last one seen when KV does not answer in time. */
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

export async function startGeneration(kv: KVNamespace, host: string): Promise<void> {
  const generation = crypto.randomUUID();
  await kv.put(generationKey(host), generation);
  remember(host, generation);
}
