/** Pages of the page builder (specification 7 and 10.4): how they are read, their content in order, and the pages that they link to. */

import * as v from "valibot";
import type { Site } from "#app/context.ts";
import { KEPT_CONTENT } from "#app/domain/caches.ts";
import { BUILDER_PAGE_PATH } from "#app/domain/constants.ts";
import type { ContentPart, HeadPart, LongTextPart } from "#app/domain/content/content-part.ts";
import { CONTENT_PAGES, WORKING_PAGES } from "#app/domain/content/page-names.ts";
import type { Heading } from "#app/domain/content/safe-html.ts";
import { firstOfEachName, linkedPages, ownPages, pageNameOf, pagePathOf } from "#app/domain/tenant/linked-pages.ts";
import { language, many, optional, picture, resolved, words } from "#app/operator/fields.ts";
import { resource } from "#app/operator/resource.ts";
import { day } from "#app/operator/values.ts";
import type { PartTours } from "./block.ts";
import { type Block, type BlockPart, blockSchema, kindOf } from "./registry.server.tsx";

const MAX_BLOCKS = 100;

const wholePage = resolved(
  v.object({
    title: words(200, "Title of the page and of its tab", "About us", "the title of its first hero, or its name"),
    description: words(
      600,
      "One or two sentences for search engines, and below the title",
      "Who drives you to the rim.",
    ),
    image: optional(picture, "Picture beside the title of a page without a hero, 3:2", "/media/zion/hero.svg"),
    language: optional(language, "Language of its texts (BCP 47), where it is not that of your config", "nb"),
    updated: day("Day of the last change"),
    blocks: many(
      blockSchema,
      MAX_BLOCKS,
      "What is on it, from top to bottom",
      undefined,
      "an empty page; no content, like an error, if it has no title either",
    ),
  }),
  // Specification 8: an error reads as an empty object, so a page without title and blocks is no content.
  // Refused HTML is content: were it a failure, it would be asked for and parsed again within seconds.
  (page, { reading }) =>
    page.title === "" && page.blocks.length === 0 && reading.refusedHtml.count === 0 ? undefined : page,
);

export type Page = v.InferOutput<typeof wholePage>;

const listed = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(", ");

export const builderPage = resource({
  name: "page",
  path: BUILDER_PAGE_PATH,
  params: {
    page: {
      meaning: `Name of the page: its path, with hyphens for slashes. \`home\` is the first page; \`our-tours\`, \`contact-us\` and \`news-letter\` add texts to pages that the site has anyway, and so do ${listed(WORKING_PAGES)}, whose title, text and picture (or their opening hero's) stand above our working part and all other blocks below it, in place of our neutral texts; \`shuttle-service-{name}\` and \`videos-{language}\` stand at \`/shuttle-service/{name}\` and \`/videos/{language}\`. All others stand at their path, with up to four names: those that your menu, your footer or a page that you link to leads to, and, linked or not, ${listed(CONTENT_PAGES)}. The list of posts is the page \`blog\` with a block \`posts\``,
      example: "about-us",
    },
  },
  meaning: "A page of the page builder",
  without: "404 for the page if you answer 404; the home page shows your tours",
  keep: KEPT_CONTENT.page,
  data: wholePage,
});

/** The posts that a page lists. */
export function postsIn({ blocks }: Pick<Page, "blocks">) {
  return blocks.flatMap((block) => (block.type === "posts" ? block.items : []));
}

/** Blocks in order; `top`: the first of them opens the page. */
export function blockParts(blocks: readonly Block[], tours: PartTours, top = false): BlockPart[] {
  return blocks.flatMap((block, index) => {
    const kind = kindOf(block);
    if (kind === null) return [];
    return kind.part === undefined ? [block as BlockPart] : (kind.part(block, tours, top && index === 0) ?? []);
  });
}

/** Fewer headings need no table of contents. */
const LONG_TEXT_HEADINGS = 4;

/** The headings of a page that is one long text; none for others. */
function contentsOf(blocks: readonly Block[]): Heading[] {
  const headings: Heading[] = [];
  for (const block of blocks) {
    const own = kindOf(block)?.headings?.(block);
    if (own === undefined) return [];
    headings.push(...own);
  }
  return headings.length >= LONG_TEXT_HEADINGS ? headings : [];
}

/** A page of text blocks only: a table of contents, then its texts. */
function longText(blocks: readonly Block[], tours: PartTours): LongTextPart | null {
  const headings = contentsOf(blocks);
  return headings.length === 0 ? null : { type: "longText", headings, blocks: blockParts(blocks, tours) };
}

/**
 * The whole page: one h1, in its first part.
 *
 * @param whenEmpty what follows the head of a page without blocks
 */
export function pageParts(
  { title, description, image, blocks }: Pick<Page, "title" | "description" | "image" | "blocks">,
  tours: PartTours,
  whenEmpty: ContentPart[] = [{ type: "empty" }],
): ContentPart[] {
  const [first] = blocks;
  if (first?.type === "hero") {
    return blockParts(blocks, tours, true);
  }
  const text = longText(blocks, tours);
  const isPlain = text !== null || (first !== undefined && kindOf(first)?.isList === true);
  const head: HeadPart = {
    type: "head" as const,
    title,
    text: description,
    image: isPlain ? null : image,
  };
  if (text !== null) return [head, text];
  return [head, ...(blocks.length === 0 ? whenEmpty : blockParts(blocks, tours))];
}

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
