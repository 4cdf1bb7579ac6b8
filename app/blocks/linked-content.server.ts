/** Pages that the content of known pages leads to. */

import type { Site } from "#app/context.ts";
import { CONTENT_PAGES, WORKING_PAGES } from "#app/domain/content/page-names.ts";
import { firstOfEachName, linkedPages, ownPages, pageNameOf, pagePathOf } from "#app/domain/tenant/linked-pages.ts";
import { builderPage, type Page } from "./builder-page.server.ts";

/** Copies that are read for links at most: an invented address must not cost more. */
const MAX_READ = 70;
const REREAD_MS = 1_000;
const START = ["home", "our-tours", "contact-us", "news-letter", ...WORKING_PAGES, ...CONTENT_PAGES].map(
  (name) => `/${name}`,
);

/** Paths and addresses in JSON, also in attributes of HTML. */
const ADDRESS = /"((?:https?:\/\/[^"\\/\s]+)?\/[^"\\?#\s]*)/g;

/** Links of copies that memory keeps for seconds. */
const links = new WeakMap<Page["blocks"], readonly string[]>();

function linksOf({ blocks }: Page): readonly string[] {
  const known = links.get(blocks);
  if (known !== undefined) return known;
  const found = Array.from(JSON.stringify(blocks).matchAll(ADDRESS), ([, url = ""]) => url);
  links.set(blocks, found);
  return found;
}

async function readPages(site: Site): Promise<readonly string[]> {
  const { origin, content } = site;
  const paths = site.once(linkedPages);
  const known = new Set([...START, ...paths]);
  // A set that grows is iterated to its end: pages that are found lead on.
  let count = 0;
  for (const path of known) {
    if ((count += 1) > MAX_READ) break;
    // oxlint-disable-next-line no-await-in-loop -- pages need the connections
    const page = await content.copyOf(builderPage, { page: pageNameOf(path) });
    if (page === null) continue;
    for (const url of linksOf(page)) {
      const linked = pagePathOf(url, origin);
      if (linked !== null) known.add(linked);
    }
  }
  return ownPages(firstOfEachName([...paths, ...known]));
}

/** What this isolate has read of a tenant's pages, and when, in ms since the epoch; 0: never, or a page has been shown since. */
const lastRead = (): { pages: readonly string[]; at: number } => ({ pages: [], at: 0 });

/**
 * Paths of the pages of the page builder that only this tenant has: those that menu and footer link to, and those that the copies of known
 * pages link to, wherever the link stands. Read at most once a second, and after a page has been shown: its links may be followed at once.
 */
export async function tenantPages(site: Site): Promise<readonly string[]> {
  const last = site.once(lastRead);
  if (Date.now() - last.at < REREAD_MS) return last.pages;
  // Before the first list is there, whoever asks reads.
  if (last.at > 0) last.at = Date.now();
  last.pages = await readPages(site);
  last.at = Date.now();
  return last.pages;
}

/** What a page that is shown links to are pages from now on. */
export function followLinks(site: Site, { blocks }: Pick<Page, "blocks">): void {
  if (!links.has(blocks)) site.once(lastRead).at = 0;
}
