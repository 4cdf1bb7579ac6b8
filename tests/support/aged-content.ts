/** Stored content and pages as if time had passed. */

import type { WorkerServer } from "#scripts/worker-server.ts";

interface StoredEntry {
  savedAt: number;
}

async function ageContent({ miniflare }: WorkerServer, seconds: number): Promise<void> {
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

/** Rendered pages of `http://localhost/…`, as worker/pages/page-store.ts keeps them in the Cache API. */
async function agePages({ miniflare, url }: WorkerServer, paths: readonly string[], seconds: number): Promise<void> {
  const cache = await (await miniflare.getCaches()).open("pages");
  const { build } = await (await fetch(new URL("/healthz", url))).json<{ build: string }>();
  for (const path of paths) {
    const key = `https://pages.invalid/${encodeURIComponent(`${build} 0 localhost ${path}`)}`;
    const stored = await cache.match(key);
    if (stored === undefined) throw new Error(`There is no rendered page of ${path}.`);
    const headers = new Headers([...stored.headers]);
    headers.set("x-rendered-at", String(Number(headers.get("x-rendered-at")) - seconds * 1000));
    await cache.put(key, new Response(await stored.arrayBuffer(), { headers }) as never);
  }
}

interface Passed {
  contentSeconds: number;
  /** Rendered pages by path. */
  pages?: readonly string[];
  pageSeconds?: number;
}

/**
 * Makes stored content, and rendered pages, older. Restarts the site: isolates remember content for ten seconds and
 * pages for five.
 */
export async function letTimePass(
  site: WorkerServer,
  { contentSeconds, pages = [], pageSeconds = 0 }: Passed,
): Promise<void> {
  await ageContent(site, contentSeconds);
  await agePages(site, pages, pageSeconds);
  await site.restart();
}
