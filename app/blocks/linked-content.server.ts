/** Pages that the content of known pages leads to. */

import type { Site } from "#app/context.ts";
import { CONTENT_PAGES } from "#app/domain/content/page-names.ts";
import { firstOfEachName, linkedPages, ownPages, pageNameOf, pagePathOf } from "#app/domain/tenant/linked-pages.ts";
import { builderPage, type Page } from "./builder-page.server.ts";

/** Copies that are read for links at most: an invented address must not cost more. */
const MAX_READ = 60;
const START = ["/home", "/our-tours", "/contact-us", "/news-letter", ...CONTENT_PAGES.map((name) => `/${name}`)];

/** Paths and addresses in JSON, also in attributes of HTML. */
const ADDRESS = /"((?:https?:\/\/[^"\\/\s]+)?\/[^"\\?#\s]*)/g;

/** Links of copies that memory keeps for seconds. */
const links = new WeakMap<Page, readonly string[]>();

function linksOf(page: Page): readonly string[] {
  const known = links.get(page);
  if (known !== undefined) return known;
  const found = Array.from(JSON.stringify(page.blocks).matchAll(ADDRESS), ([, url = ""]) => url);
  links.set(page, found);
  return found;
}

/**
 * Paths of the pages of the page builder that only this tenant has: those that menu and footer link to, and those that the copies of known
 * pages link to, wherever the link stands. They are looked for each time: a page may just have come whose links are followed at once.
 */
export async function tenantPages(site: Site): Promise<readonly string[]> {
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
