/**
 * `npm run redirects -- old-sitemap.xml --site https://www.brand.example`: proposes `redirects/{host}.txt` for the addresses of an
 * earlier site, by the words of old addresses and new headings. Prints it, and says how sure it is of each line; what it is
 * not sure of is a comment for a person to decide. The old sitemap is a file or an address.
 */

import { parseArgs } from "node:util";
import { type NewPage, propose } from "./propose-redirects.ts";
import { pathsOfSitemap, sitemapPaths } from "./sitemap-paths.ts";

const AT_ONCE = 4;
const TIMEOUT_MS = 20_000;

const { values, positionals } = parseArgs({ allowPositionals: true, options: { site: { type: "string" } } });
const [sitemap = ""] = positionals;
if (sitemap === "" || values.site === undefined || !URL.canParse(values.site)) {
  console.error("npm run redirects -- old-sitemap.xml --site https://www.brand.example");
  process.exit(2);
}
const site = new URL(values.site);

async function textAt(address: URL): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${address.href} answers ${response.status}`);
  return response.text();
}

async function pageAt(path: string): Promise<NewPage> {
  const heading = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(await textAt(new URL(path, site)))?.[1] ?? "";
  return { path, title: heading.replace(/<[^>]*>/g, " ") };
}

try {
  const old = await pathsOfSitemap(sitemap);
  const paths = await sitemapPaths(site);
  const pages: NewPage[] = [];
  for (let at = 0; at < paths.length; at += AT_ONCE) {
    // oxlint-disable-next-line no-await-in-loop -- a live site is read a few pages at a time
    pages.push(...(await Promise.all(paths.slice(at, at + AT_ONCE).map(pageAt))));
  }
  const proposals = propose(old, pages);
  for (const { from, to, certainty, score } of proposals) {
    const line = certainty === "open" ? `# ${from} ${to ?? "?"}` : `${from} ${to ?? ""}`;
    console.log(`${line} # ${certainty}, ${score.toFixed(2)}`);
  }
  const count = (wanted: string) => proposals.filter(({ certainty }) => certainty === wanted).length;
  console.error(
    `${old.length} addresses: ${old.length - proposals.length} are there, ${count("sure")} sure, ${count("likely")} likely, ${count("open")} for you to decide.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
