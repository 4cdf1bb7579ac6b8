/** The site's stored content as if time had passed. */

import type { WorkerServer } from "#scripts/worker-server.ts";

interface StoredEntry {
  savedAt: number;
}

/** Makes every stored entry of content that many seconds older. Isolates look into KV again after ten seconds. */
export async function ageContent({ miniflare }: WorkerServer, seconds: number): Promise<void> {
  const kv = await miniflare.getKVNamespace("CONTENT");
  const { keys } = await kv.list({ prefix: "t:" });
  for (const { name } of keys) {
    const text = await kv.get(name, "text");
    if (text === null) continue;
    const entry = JSON.parse(text) as StoredEntry;
    const savedAt = entry.savedAt - seconds * 1000;
    await kv.put(name, JSON.stringify({ ...entry, savedAt }), { metadata: { savedAt } });
  }
}
