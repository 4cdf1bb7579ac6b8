/** Hosts that nobody has visited, with stored content: as if time had passed since it was stored, or another version had stored it. */

import { vi } from "vitest";
import type { SharedStack } from "./test-stack.ts";

interface StoredEntry {
  at: Record<string, number>;
  gone: Record<string, number>;
  parts: Record<string, Record<string, unknown>>;
}

interface Changes {
  olderBySeconds?: number;
  /** Fields by what the entry holds, such as `tour:121`, that no reader of ours makes: a field changed its type, and kept its name. */
  fields?: Record<string, Record<string, unknown>>;
  /** The binding and worker of the namespace, by default the site's. */
  namespace?: readonly [binding: string, worker?: string];
}

/**
 * Another host with the stored content of one that was visited. Isolates remember content for ten seconds, and pages are cached:
 * not of this one.
 *
 * @param keys what must be stored, such as `page:faq`
 */
export async function hostLike(
  { newHost, site }: Pick<SharedStack, "newHost" | "site">,
  visited: string,
  keys: readonly string[],
  { olderBySeconds = 0, fields = {}, namespace = ["CONTENT"] }: Changes = {},
): Promise<string> {
  const host = newHost(visited.replace(/^t\d+\./, ""));
  const kv = await site.miniflare.getKVNamespace(...namespace);
  const older = (times: Record<string, number>) =>
    Object.fromEntries(Object.entries(times).map(([part, ms]) => [part, ms - olderBySeconds * 1000]));
  for (const key of keys) {
    // What is asked for is stored behind the answer.
    const text = await vi.waitUntil(() => kv.get(`t:${visited}:${key}`, "text"), { timeout: 60_000 });
    const entry = JSON.parse(text) as StoredEntry;
    const at = older(entry.at);
    const parts = { ...entry.parts, data: { ...entry.parts.data, ...fields[key] } };
    const aged = { ...entry, at, gone: older(entry.gone), ...(key in fields ? { parts } : {}) };
    await kv.put(`t:${host}:${key}`, JSON.stringify(aged), {
      metadata: { savedAt: Math.min(...Object.values(at)) },
    });
  }
  return host;
}
