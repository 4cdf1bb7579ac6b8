/** A page of the page builder as it is rendered: its parts in order, and what of them a browser has to know. */

import { unsent } from "#app/domain/http/document.ts";
import type { TourDetail } from "#app/domain/tour/detail.ts";
import { slugify, type TourOnCard, type TourSummary } from "#app/domain/tour/tour.ts";
import { type Block, contentsOf, type GalleryBlock, type HeroBlock, type Page, type VideosBlock } from "./blocks.ts";
import type { PostText } from "./blog-post.ts";
import type { Heading } from "./safe-html.ts";

export interface HeadPart {
  type: "head";
  title: string;
  text: string;
  image: string | null;
}

/** What a page says when none of its blocks could be read. */
export interface EmptyPart {
  type: "empty";
}

/** The blocks of a page that is one long text, beside their table of contents. */
export interface LongTextPart {
  type: "longText";
  headings: Heading[];
  blocks: PlainBlock[];
}

/** `top`: the page begins with it. */
type HeroPart = HeroBlock & { top: boolean };

type PlainBlock = Exclude<Block, { type: "hero" | "tours" | "gallery" | "videos" }>;

/** A whole blog post. */
export interface ArticlePart {
  type: "article";
  post: PostText;
}

/** Everything there is to read about a tour. */
export interface TourTextPart {
  type: "tourText";
  tour: TourDetail;
}

/** Parts whose HTML is all a visitor needs: links, pictures and native disclosure, no script of their own. */
export type StillPart =
  | ArticlePart
  | TourTextPart
  | KnownToursPart
  | VideosBlock
  | HeadPart
  | EmptyPart
  | LongTextPart
  | HeroPart
  | PlainBlock;

export interface ToursPart {
  type: "tours";
  title: string;
  text: string;
  band?: "sunken";
  limit: number;
  /** A promise while the operator has not answered: such a part is streamed behind the page. */
  tours: TourOnCard[] | Promise<TourOnCard[]>;
}

/** Tours nobody waits for. Of the page somebody arrives at they stay as they were rendered, like all that is known. */
export type KnownToursPart = ToursPart & { tours: TourOnCard[] };

/** Films nobody can play yet are text and pictures: of the page somebody arrives at they stay as they were rendered. */
export type LivePart = ToursPart | GalleryBlock | VideosBlock;

/** A still part as the browser gets it with a document: the element stays as the server rendered it. */
export interface KeptPart {
  type: "kept";
  element: "article" | "header" | "section" | "div";
  /** What it is made of: on the server that rendered it, and nowhere else. */
  still?: StillPart;
}

export type Part = StillPart | LivePart | KeptPart;

/** The tours of `tours` blocks; `top` are the operator's own choice for blocks without a tag. */
export interface PartTours {
  all: readonly TourSummary[];
  top: (limit: number) => ToursPart["tours"];
}

/** The few facts of a tour its card shows. */
export function onCard(tour: TourSummary): TourOnCard {
  const { id, title, image, url, summary, durationHours, priceFrom, overnight } = tour;
  return { id, title, image, url, summary, durationHours, priceFrom, overnight, tags: tour.tags.slice(0, 1) };
}

function toursWithTag(tag: string, limit: number, all: readonly TourSummary[]): TourOnCard[] {
  const wanted = slugify(tag);
  return all
    .filter((tour) => tour.tags.some((own) => slugify(own) === wanted))
    .slice(0, limit)
    .map(onCard);
}

/** Blocks in order; `top`: the first of them stands at the top of the page. */
export function blockParts(blocks: readonly Block[], tours: PartTours, top = false): Part[] {
  return blocks.flatMap((block, index): Part[] => {
    if (block.type === "hero") return [{ ...block, top: top && index === 0 }];
    if (block.type !== "tours") return [block];
    const { tag, ...rest } = block;
    if (tag === "") return [{ ...rest, tours: tours.top(block.limit) }];
    const tagged = toursWithTag(tag, block.limit, tours.all);
    return tagged.length === 0 ? [] : [{ ...rest, tours: tagged }];
  });
}

/** A page that is not composed but written: a table of contents, then its texts. */
function longText(blocks: readonly Block[]): LongTextPart | null {
  const headings = contentsOf(blocks);
  return headings.length === 0 ? null : { type: "longText", headings, blocks: blocks as PlainBlock[] };
}

/**
 * The whole page: one h1, in its first part.
 *
 * @param whenEmpty what follows the head of a page without blocks
 */
export function pageParts(
  { title, description, image, blocks }: Page,
  tours: PartTours,
  whenEmpty: Part[] = [{ type: "empty" }],
): Part[] {
  if (blocks[0]?.type === "hero") return blockParts(blocks, tours, true);
  const text = longText(blocks);
  // A text begins with itself: no poster beside its title.
  const head: HeadPart = { type: "head", title, text: description, image: text === null ? image : null };
  if (text !== null) return [head, text];
  return [head, ...(blocks.length === 0 ? whenEmpty : blockParts(blocks, tours))];
}

const LIVE = new Set<Part["type"]>(["tours", "gallery", "videos", "kept"] satisfies (LivePart | KeptPart)["type"][]);

function isStill(part: Part): part is StillPart {
  if (part.type === "tours") return Array.isArray(part.tours);
  if (part.type === "videos") return part.items.every(({ embed }) => embed === null);
  return !LIVE.has(part.type);
}

const ELEMENTS: Partial<Record<Part["type"], KeptPart["element"]>> = {
  article: "article",
  head: "header",
  longText: "div",
  tourText: "div",
};

/**
 * Parts for a document. Its HTML carries every still part already; sent once more as data, and rendered once more by a
 * script, they would cost half of a page's bytes and do nothing (docs/decisions).
 */
export function keptInDocument(parts: readonly Part[]): Part[] {
  return parts.map((part) => {
    if (!isStill(part)) return part;
    return unsent<KeptPart>({ type: "kept", element: ELEMENTS[part.type] ?? "section", still: part }, "still");
  });
}

/** Whether this is the head of a page, in either form. */
export function isHead(part: Part | undefined): boolean {
  return part?.type === "head" || (part?.type === "kept" && part.element === "header");
}
