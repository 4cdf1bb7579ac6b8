import { readFile } from "node:fs/promises";

const ATTEMPTS = 30;
const PAUSE_MS = 1_000;
const TIMEOUT_MS = 20_000;

function addressesIn(xml: string): string[] {
  return Array.from(xml.matchAll(/<loc>\s*([^<]+?)\s*<\/loc>/g), ([, address = ""]) =>
    address.replaceAll("&amp;", "&"),
  );
}

/** Paths with queries, of any sitemap. */
export function pathsIn(xml: string): string[] {
  return addressesIn(xml).map((address) => {
    const { pathname, search } = new URL(address, "http://site");
    return pathname + search;
  });
}

async function textOf(source: string): Promise<string> {
  if (!/^https?:/.test(source)) return readFile(source, "utf8");
  const response = await fetch(source, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${source} answers ${response.status}`);
  return response.text();
}

/**
 * Paths of another site's sitemap, a file or an address. Of an index of sitemaps, those of its sitemaps.
 *
 * @throws Error when one of them cannot be read, or has no address
 */
export async function pathsOfSitemap(source: string): Promise<string[]> {
  const xml = await textOf(source);
  const addresses = addressesIn(xml);
  if (addresses.length === 0) throw new Error(`${source} has no <loc>, so it is no sitemap`);
  if (!xml.includes("<sitemapindex")) return pathsIn(xml);
  return (await Promise.all(addresses.map(textOf))).flatMap(pathsIn);
}

/**
 * All pages of a running site. One that has just started may lack content, and then its sitemap lacks pages: only a complete
 * one is cached.
 */
export async function sitemapPaths(origin: string | URL): Promise<string[]> {
  const address = new URL("/sitemap.xml", origin);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    // oxlint-disable-next-line no-await-in-loop -- waits for the site to load its content
    const answer = await fetch(address);
    // oxlint-disable-next-line no-await-in-loop -- see above
    if (/hit|stored/.test(answer.headers.get("cache-status") ?? "")) return pathsIn(await answer.text());
    // oxlint-disable-next-line no-await-in-loop -- see above
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error(
    `${address.href} stayed incomplete for ${(ATTEMPTS * PAUSE_MS) / 1_000} s: does the operator answer?`,
  );
}
