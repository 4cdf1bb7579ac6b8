/** Stored content as if time had passed, or another version had stored it. */

import type { WorkerServer } from "#scripts/worker-server.ts";

interface StoredEntry {
  at: Record<string, number>;
  gone: Record<string, number>;
  parts: Record<string, Record<string, unknown>>;
}

/** Makes stored content older, and restarts the site: isolates remember content for ten seconds, and pages are gone. */
export async function letTimePass(site: WorkerServer, seconds: number): Promise<void> {
  const kv = await site.miniflare.getKVNamespace("CONTENT");
  const { keys } = await kv.list({ prefix: "t:" });
  for (const { name } of keys) {
    const text = await kv.get(name, "text");
    if (text === null) continue;
    const entry = JSON.parse(text) as StoredEntry;
    const older = (times: Record<string, number>) =>
      Object.fromEntries(Object.entries(times).map(([part, ms]) => [part, ms - seconds * 1000]));
    const at = older(entry.at);
    const aged = { ...entry, at, gone: older(entry.gone) };
    await kv.put(name, JSON.stringify(aged), { metadata: { savedAt: Math.min(...Object.values(at)) } });
  }
  await site.restart();
}

/**
 * Changes fields of stored content to what no reader of ours makes, and restarts the site. In operation: a field changed its
 * type, and kept its name.
 *
 * @param changes fields by what the entry holds, such as `tour:121`
 */
export async function storeWrongly(
  site: WorkerServer,
  changes: Record<string, Record<string, unknown>>,
): Promise<void> {
  const kv = await site.miniflare.getKVNamespace("CONTENT");
  for (const [name, fields] of Object.entries(changes)) {
    const key = `t:localhost:${name}`;
    const text = await kv.get(key, "text");
    if (text === null) throw new Error(`KV has no ${key}.`);
    const entry = JSON.parse(text) as StoredEntry;
    const parts = { ...entry.parts, data: { ...entry.parts.data, ...fields } };
    await kv.put(key, JSON.stringify({ ...entry, parts }));
  }
  await site.restart();
}
