/** `npm run redirects`: proposes `redirects/{host}.txt` for the addresses of an earlier site, by the words of old addresses and new headings. */

import { mapAsync } from "es-toolkit/array";
import { adClickIn } from "#app/domain/http/ad-click.ts";
import { run, Trouble, webAddress } from "./owner/command.ts";
import { A_FEW, pathsOfSitemap, Site } from "./owner/site.ts";
import { type NewPage, propose } from "./propose-redirects.ts";

const USAGE = `npm run redirects -- old-sitemap.xml --site https://www.brand.example --out redirects/www.brand.example.txt

The old sitemap is a file or an address. A line is active when all its words agree with one page and no other; the rest are comments,
with the nearest page, for you to decide.`;

/** Advertisements add parameters to an address that is still the same. */
function withoutClick(path: string): string {
  const url = new URL(path, "http://site");
  for (const name of Object.keys(adClickIn(url.searchParams))) url.searchParams.delete(name);
  return url.pathname + url.search;
}

async function pageAt(site: Site, path: string): Promise<NewPage> {
  const { status, body } = await site.askPatiently(path);
  if (status !== 200) throw new Trouble(`${site.origin}${path} answers ${status}: try again when every page answers`);
  const heading = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(body)?.[1] ?? "";
  return { path, title: heading.replace(/<[^>]*>/g, " ") };
}

await run({
  usage: USAGE,
  options: { site: { type: "string" } },
  async main({ values, positionals }, { print, tell }) {
    const [sitemap] = positionals;
    if (sitemap === undefined) throw new Trouble("Name the old sitemap, a file or an address", 2);
    if (values.site === undefined) throw new Trouble("Name the new site: --site https://www.brand.example", 2);
    const site = new Site(webAddress(values.site));
    const old = [...new Set((await pathsOfSitemap(sitemap)).map(withoutClick))];
    const paths = await site.sitemap();
    const proposals = propose(old, await mapAsync(paths, (path) => pageAt(site, path), A_FEW));
    for (const { from, to, isSure } of proposals) print(isSure ? `${from} ${to}` : `# ${from} ${to ?? "?"}`);
    const sure = proposals.filter(({ isSure }) => isSure).length;
    tell(
      `${old.length} addresses: ${old.length - proposals.length} are there, ${sure} proposed, ${proposals.length - sure} for you to decide.`,
    );
    return 0;
  },
});
