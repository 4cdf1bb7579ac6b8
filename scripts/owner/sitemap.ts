/** Sitemaps of any site. */

import { readFile } from "node:fs/promises";
import { Trouble } from "./command.ts";
import { fetchFrom } from "./network.ts";

function addressesIn(xml: string): string[] {
  return Array.from(xml.matchAll(/<loc>\s*([^<]+?)\s*<\/loc>/g), ([, address = ""]) =>
    address.replaceAll("&amp;", "&"),
  );
}

/** Paths with queries. */
export function pathsIn(xml: string): string[] {
  return addressesIn(xml).map((address) => {
    const { pathname, search } = new URL(address, "http://site");
    return pathname + search;
  });
}

async function textOf(source: string): Promise<string> {
  if (!/^https?:/.test(source)) {
    return readFile(source, "utf8").catch(() => {
      throw new Trouble(`${source} is no file that can be read`);
    });
  }
  const response = await fetchFrom(new URL(source));
  if (!response.ok) throw new Trouble(`${source} answers ${response.status}`);
  return response.text();
}

/**
 * Paths of an earlier site: of its sitemap, a file or an address, or of all that an index names.
 *
 * @throws Trouble when one of them cannot be read, or has no address
 */
export async function pathsOfSitemap(source: string): Promise<string[]> {
  const xml = await textOf(source);
  const addresses = addressesIn(xml);
  if (addresses.length === 0) throw new Trouble(`${source} has no <loc>, so it is no sitemap`);
  if (!xml.includes("<sitemapindex")) return pathsIn(xml);
  return (await Promise.all(addresses.map(textOf))).flatMap(pathsIn);
}
