/** The content of a page in order: the blocks of the page builder, and what the site adds to them. */

import { slugify } from "#app/domain/content/slug.ts";
import { placesOnMap } from "#app/domain/tour/map.ts";
import { dollars } from "#app/domain/tour/text.ts";
import { destinationHref, shortPlace, type TourOnCard, type TourSummary, toursWithTag } from "#app/domain/tour/tour.ts";
import {
  type Action,
  type Block,
  type CardsBlock,
  contentsOf,
  type GalleryBlock,
  galleriesOf,
  type Page,
  type StepsBlock,
  type VideosBlock,
  type WebcamsBlock,
} from "./blocks.ts";
import type {
  ContentPart,
  GalleryPart,
  HeadPart,
  InteractiveContent,
  LongTextPart,
  PageLanguages,
  PlainBlock,
  SeatQuestion,
  StepsPart,
} from "./content-part.ts";
import { lowestPriceAt, planPrice } from "./linked-tours.ts";
import { tableParts } from "./table-parts.ts";

/** Only films on other sites need scripts: their players are loaded on a tap. */
export function isInteractive(part: ContentPart): part is InteractiveContent {
  if (part.type === "videos") return part.items.some(({ embed }) => embed !== null);
  return part.type === "gallery" || part.type === "pendingTours";
}

/** The tours of `tours` blocks; `top` are the operator's own choice for blocks without a tag. */
export interface PartTours {
  all: readonly TourSummary[];
  card: (tour: TourSummary) => TourOnCard;
  top: (limit: number) => TourOnCard[] | Promise<TourOnCard[]>;
}

/** `Zion tours` → `Zion tours from $119`. */
function withPrice(action: Action, all: readonly TourSummary[], from = "from"): Action {
  const price = lowestPriceAt(action.url, all);
  return price === null ? action : { ...action, title: `${action.title} ${from} ${dollars(price)}` };
}

/** An item whose action says what it costs. */
function pricedItem<T extends { action?: Action }>(item: T, all: readonly TourSummary[]): T {
  return item.action === undefined ? item : { ...item, action: withPrice(item.action, all) };
}

/** Leads to the tours of the place that the block's title names, or else of the only one of its pictures. */
function galleryPart(block: GalleryBlock, all: readonly TourSummary[]): GalleryPart {
  const items = block.items.map((photo) => ({ ...photo, place: shortPlace(photo.place) }));
  const part = { ...block, title: shortPlace(block.title), items };
  const [only = "", ...others] = new Set(block.items.map(({ place }) => place));
  const place = [block.title, others.length === 0 ? only : ""].find(
    (name) => slugify(name) !== "" && toursWithTag(all, slugify(name)).length > 0,
  );
  if (place === undefined) return part;
  return {
    ...part,
    tours: withPrice({ title: `${shortPlace(place)} tours`, url: destinationHref(slugify(place)) }, all),
  };
}

/** A card that leads to tours of the tenant says what they cost: `From $119`. */
function cardsPart(block: CardsBlock, all: readonly TourSummary[]): CardsBlock {
  const items = block.items.map((card) => {
    const price = card.url === null ? null : lowestPriceAt(card.url, all);
    return price === null ? card : { ...card, price: `From ${dollars(price)}` };
  });
  return { ...block, items };
}

function stepsPart(block: StepsBlock, all: readonly TourSummary[]): StepsPart {
  const part = { ...block, items: block.items.map((item) => pricedItem(item, all)) };
  const price = planPrice(
    block.items.flatMap(({ action }) => action?.url ?? []),
    all,
  );
  return price === null ? part : { ...part, price };
}

/** "From" in the languages of films. */
const FROM: Record<string, string> = { es: "desde", de: "ab" };

function videosPart(block: VideosBlock, all: readonly TourSummary[]): VideosBlock {
  const items = block.items.map((film) =>
    film.action === undefined
      ? film
      : { ...film, action: withPrice(film.action, all, FROM[film.language.slice(0, 2)]) },
  );
  return { ...block, items };
}

function webcamsPart(block: WebcamsBlock, all: readonly TourSummary[]): WebcamsBlock {
  return { ...block, items: block.items.map((item) => pricedItem(item, all)) };
}

/** Blocks in order; `top`: the first of them opens the page. */
export function blockParts(blocks: readonly Block[], tours: PartTours, top = false): ContentPart[] {
  return blocks.flatMap((block, index): ContentPart[] => {
    if (block.type === "hero") return [{ ...block, top: top && index === 0 }];
    if (block.type === "map") {
      const places = placesOnMap(tours.all);
      return places.length === 0 ? [] : [{ ...block, places }];
    }
    if (block.type === "gallery") return [galleryPart(block, tours.all)];
    if (block.type === "cards") return [cardsPart(block, tours.all)];
    if (block.type === "steps") return [stepsPart(block, tours.all)];
    if (block.type === "videos") return [videosPart(block, tours.all)];
    if (block.type === "webcams") return [webcamsPart(block, tours.all)];
    if (block.type !== "tours") return [block];
    const { tag, type, ...head } = block;
    if (tag !== "") {
      const tagged = toursWithTag(tours.all, slugify(tag)).slice(0, block.limit).map(tours.card);
      return tagged.length === 0 ? [] : [{ type, ...head, tours: tagged }];
    }
    const chosen = tours.top(block.limit);
    return [
      Array.isArray(chosen) ? { type, ...head, tours: chosen } : { type: "pendingTours", ...head, tours: chosen },
    ];
  });
}

/** A page of text blocks only: a table of contents, then its texts. */
function longText(blocks: readonly Block[]): LongTextPart | null {
  const headings = contentsOf(blocks);
  return headings.length === 0 ? null : { type: "longText", headings, blocks: blocks as PlainBlock[] };
}

/** Puts something into the part that has the page's title. */
export function withInTop(
  parts: readonly ContentPart[],
  added: { languages: PageLanguages } | { seats: SeatQuestion },
): ContentPart[] {
  return parts.map((part) =>
    part.type === "head" || (part.type === "hero" && part.top) ? { ...part, ...added } : part,
  );
}

/** Puts the links to other languages beside the page's title. */
export function withLanguages(parts: readonly ContentPart[], languages: PageLanguages): ContentPart[] {
  return withInTop(parts, { languages });
}

/** No picture beside the title: for pages that people come to for a list or a form. */
export function withPlainHead(parts: readonly ContentPart[]): ContentPart[] {
  const [head, next, ...rest] = parts;
  if (head?.type !== "head") return [...parts];
  const first = next?.type === "posts" ? { ...next, top: true } : next;
  return [{ ...head, image: null }, ...(first === undefined ? [] : [first]), ...rest];
}

/** Pages that begin with one of these have no picture beside their title, like long texts: people come for the list. */
const LISTS = new Set<Block["type"] | undefined>(["gallery", "team", "press", "webcams"]);

/**
 * The whole page: one h1, in its first part.
 *
 * @param whenEmpty what follows the head of a page without blocks
 */
export function pageParts(
  { title, description, image, blocks }: Page,
  tours: PartTours,
  whenEmpty: ContentPart[] = [{ type: "empty" }],
): ContentPart[] {
  if (blocks[0]?.type === "hero") {
    const parts = tableParts(blockParts(blocks, tours, true));
    const headings = galleriesOf(blocks);
    return headings.length === 0 ? parts : parts.toSpliced(1, 0, { type: "jumps", headings });
  }
  const text = longText(blocks);
  const isPlain = text !== null || LISTS.has(blocks[0]?.type);
  const head: HeadPart = {
    ...{ type: "head" as const, title, text: description },
    ...{ image: isPlain ? null : image, jumps: galleriesOf(blocks) },
  };
  if (text !== null) return [head, text];
  return [head, ...(blocks.length === 0 ? whenEmpty : tableParts(blockParts(blocks, tours)))];
}
