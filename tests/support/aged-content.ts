/** Stored content as if time had passed. */

import type { WorkerServer } from "#scripts/worker-server.ts";

interface StoredEntry {
  savedAt: number;
}

/** Makes stored content older, and restarts the site: isolates remember content for ten seconds, and pages are gone. */
export async function letTimePass(site: WorkerServer, seconds: number): Promise<void> {
  const kv = await site.miniflare.getKVNamespace("CONTENT");
  const { keys } = await kv.list({ prefix: "t:" });
  for (const { name } of keys) {
    const text = await kv.get(name, "text");
    if (text === null) continue;
    const entry = JSON.parse(text) as StoredEntry;
    const savedAt = entry.savedAt - seconds * 1000;
    await kv.put(name, JSON.stringify({ ...entry, savedAt }), { metadata: { savedAt } });
  }
  await site.restart();
}
