/** The content of a page in order: the blocks of the page builder, and what the site adds to them. */

import type { Crumb } from "#app/domain/seo/crumbs.ts";
import type { TourDetail } from "#app/domain/tour/detail.ts";
import { type PlaceOnMap, placesOnMap } from "#app/domain/tour/map.ts";
import { dollars } from "#app/domain/tour/text.ts";
import {
  destinationHref,
  shortPlace,
  slugify,
  type TourOnCard,
  type TourSummary,
  toursWithTag,
} from "#app/domain/tour/tour.ts";
import {
  type Action,
  type Block,
  type CardsBlock,
  contentsOf,
  type FaqBlock,
  type GalleryBlock,
  galleriesOf,
  type HeroBlock,
  type MapBlock,
  type Page,
  type PostsBlock,
  type StepsBlock,
  type VideosBlock,
  type WebcamsBlock,
} from "./blocks.ts";
import type { PostText } from "./blog-post.ts";
import { lowestPriceAt, planPrice } from "./linked-tours.ts";
import type { Heading } from "./safe-html.ts";
import type { SeatQuestion } from "./shuttle-seats.ts";
import { type TablePart, type TablesPart, tableParts } from "./table-parts.ts";

/** The languages that a page exists in, for the links beside its title. */
export interface PageLanguages {
  languages: readonly { code: string; name: string; href: string }[];
  current: string;
}

/** The head of a page that does not open with a hero. */
interface HeadPart {
  type: "head";
  title: string;
  text: string;
  image: string | null;
  languages?: PageLanguages;
  seats?: SeatQuestion;
  /** Links to the galleries of a page that has many. */
  jumps?: Heading[];
}

/** Below a hero: links to the galleries of a page that has many. */
interface JumpsPart {
  type: "jumps";
  headings: Heading[];
}

/** The way to the page, above everything else on it. */
interface CrumbsPart {
  type: "crumbs";
  crumbs: readonly Crumb[];
  /** The page itself. */
  here: string;
}

/** The field to search the questions after it. */
export interface QuestionSearchPart {
  type: "questionSearch";
  query: string;
  /** Questions found; null without a search. */
  count: number | null;
}

/** `opened`: how many answers, from the first, are open from the start; none by default. */
type FaqPart = FaqBlock & { opened?: number };

/** Says that a page has no content. */
interface EmptyPart {
  type: "empty";
}

/** `top`: the page opens with it, so its title is the page's h1. */
type HeroPart = HeroBlock & { top: boolean; languages?: PageLanguages; seats?: SeatQuestion };

type PlainBlock =
  | Exclude<Block, { type: "hero" | "faq" | "tours" | "map" | "steps" | "table" | "gallery" | "videos" | "posts" }>
  | TablePart;

/** `price`: how long the tours of all steps take together, and what they cost. */
export interface StepsPart extends StepsBlock {
  price?: string;
}

/** `categories`: links that show one category of the posts, or all. `top`: its first picture is in the first window. */
export interface PostsPart extends PostsBlock {
  top?: boolean;
  categories?: { name: string; href: string; current: boolean }[];
}

/** The blocks of a page that is one long text, beside its table of contents. */
interface LongTextPart {
  type: "longText";
  headings: Heading[];
  blocks: PlainBlock[];
}

/** A whole blog post. */
interface ArticlePart {
  type: "article";
  post: PostText;
}

/** The sections of a tour's page: highlights to questions. */
interface TourTextPart {
  type: "tourText";
  tour: TourDetail;
}

interface ToursHead {
  title: string;
  text: string;
  band?: "sunken";
  limit: number;
}

interface ToursPart extends ToursHead {
  type: "tours";
  tours: TourOnCard[];
}

interface MapPart extends MapBlock {
  /** Slug of the destination to mark. */
  here?: string;
  places: PlaceOnMap[];
}

/** The pictures of one place lead to its tours, if the tenant has any. */
export interface GalleryPart extends GalleryBlock {
  tours?: Action;
}

/** Tours that the operator has not answered with yet: streamed behind the page. */
export interface PendingToursPart<Tours = TourOnCard[]> extends ToursHead {
  type: "pendingTours";
  tours: Promise<Tours>;
}

/** Content whose HTML is all a visitor needs: text, links, pictures, native disclosure. */
export type StaticContent =
  | CrumbsPart
  | QuestionSearchPart
  | FaqPart
  | HeadPart
  | EmptyPart
  | LongTextPart
  | TablesPart
  | HeroPart
  | JumpsPart
  | ArticlePart
  | TourTextPart
  | ToursPart
  | MapPart
  | StepsPart
  | VideosBlock
  | PostsPart
  | PlainBlock;

/** Content with behavior of its own: the lightbox, the film player, tours on their way. */
export type InteractiveContent = GalleryPart | VideosBlock | PendingToursPart;

export type ContentPart = StaticContent | InteractiveContent;

/** Films that cannot be played are text and pictures. */
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
