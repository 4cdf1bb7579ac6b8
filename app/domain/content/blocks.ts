/** Pages of the page builder (specification 10.4). All HTML is sanitized. */

import { shortPlace } from "#app/domain/tour/tour.ts";
import type { PostSummary } from "./blog-post.ts";
import type { Embed } from "./embed.ts";
import type { Heading, SafeHtml } from "./safe-html.ts";

export interface Action {
  title: string;
  url: string;
}

export interface Picture {
  src: string;
  alt: string;
}

interface SizedPicture extends Picture {
  width: number;
  height: number;
}

export interface Question {
  /** Fragment of the question's address. */
  id: string;
  question: string;
  answer: SafeHtml;
}

export interface HeroBlock {
  type: "hero";
  /** As of `CardsBlock`. */
  id?: string | null;
  title: string;
  text: string;
  picture: Picture | null;
  actions: Action[];
  /** Beside the actions: a price, for example. */
  note?: string;
}

export interface RichTextBlock {
  type: "richText";
  html: SafeHtml;
  headings: Heading[];
}

export interface FaqBlock {
  type: "faq";
  title: string;
  groups: { title: string; items: Question[] }[];
}

export interface ToursBlock {
  type: "tours";
  title: string;
  text: string;
  /** Only tours with this tag; "" for all. */
  tag: string;
  limit: number;
}

/** A map of the places the tenant sells. */
export interface MapBlock {
  type: "map";
  title: string;
  text: string;
}

export interface Card {
  title: string;
  text: string;
  url: string | null;
  picture: Picture | null;
  price?: string;
  facts?: { label: string; value: string }[];
  action?: Action;
}

export interface CardsBlock {
  type: "cards";
  /** Fragment made from the title; null without a title. */
  id?: string | null;
  title: string;
  /** Below the title; absent or "" without one. */
  text?: string;
  items: Card[];
}

export interface StepsBlock {
  type: "steps";
  /** As of `CardsBlock`. */
  id?: string | null;
  title: string;
  /** Beside the steps. Absent: the steps have a band of their own, as wide as the page. */
  picture?: Picture;
  /** `action`: where what the step tells of is sold. */
  items: { title: string; text: string; action?: Action }[];
}

export interface QuoteBlock {
  type: "quote";
  text: string;
  name: string;
  detail: string;
  /** Of who said it; absent without one. */
  portrait?: string;
}

export interface CtaBlock {
  type: "cta";
  title: string;
  text: string;
  action: Action;
}

/** A line under what a cell says: an address, or a stop on the way. */
export interface CellNote {
  /** What the cell says. */
  title: string;
  text: string;
  url?: string;
}

export interface TableBlock {
  type: "table";
  /** Fragment made from the title; null without a title. */
  id: string | null;
  title: string;
  caption: string;
  columns: string[];
  /** Each as long as `columns`; the first cell is the row's header. */
  rows: string[][];
  /** A cell with the title of one of these leads there. */
  links?: Action[];
  notes?: CellNote[];
}

/** Characters in all columns but the first. */
const FEW_CHARACTERS = 32;

/** Whether all columns are as narrow as those of a timetable, two of which fit side by side. */
export function isNarrow({ columns, rows }: Pick<TableBlock, "columns" | "rows">): boolean {
  const widths = columns
    .slice(1)
    .map((title, at) => Math.max(...[title, ...rows.map((row) => row[at + 1] ?? "")].map(({ length }) => length)));
  return columns.length < 3 || widths.reduce((sum, width) => sum + width, 0) <= FEW_CHARACTERS;
}

/** Lines of a cell beside others on a phone, the characters of a line of all columns, and of their longest words. */
const PHONE = { lines: 3, lineChars: 45, wordChars: 37 };

/** The characters of a date, a time or an amount. */
const SHORT_CELL_CHARS = 12;

/** Whether a cell stays on one line: a date, a time, an amount, a number; not `6 to 7 hours`. */
export function isOneLine(cell: string): boolean {
  return /\d/.test(cell) && !cell.includes(" to ") && (cell.length <= SHORT_CELL_CHARS || !/\s/.test(cell));
}

/** Whether a table of short cells stays one on a phone; `rows` begin with the headings. */
export function fitsPhone(rows: readonly (readonly string[])[]): boolean {
  const columns = rows[0]?.map((_, at) => rows.map((row) => row[at] ?? "")) ?? [];
  const longest = (texts: readonly string[]) => Math.max(...texts.map(({ length }) => length));
  const words = columns.map((cells) => longest(cells.flatMap((cell) => (isOneLine(cell) ? cell : cell.split(/\s+/)))));
  return (
    columns.length < 3 ||
    (longest(columns.flat()) <= (PHONE.lines * PHONE.lineChars) / columns.length &&
      words.reduce((sum, word) => sum + word, 0) <= PHONE.wordChars)
  );
}

export interface Photo extends SizedPicture {
  /** From 1, counted through the whole page; the photo's address is `#photo-{number}`. */
  number: number;
  caption: string;
  place: string;
}

export interface GalleryBlock {
  type: "gallery";
  /** As of `CardsBlock`. */
  id?: string | null;
  title: string;
  items: Photo[];
}

/** A film that the operator serves itself. */
export interface FilmFile {
  src: string;
  type: "video/mp4" | "video/webm";
  /** Address of WebVTT captions in the film's language; null without. */
  captions: string | null;
}

export interface Film {
  id: string;
  title: string;
  description: string;
  language: string;
  minutes: number | null;
  /** `YYYY-MM-DD`, or "" when unknown. */
  published: string;
  poster: Picture | null;
  /** On another site; null when there is none. Without `file`, too, the item is a story to read. */
  embed: Embed | null;
  file?: FilmFile;
  /** Paragraphs parted by an empty line. */
  transcript: string;
  /** Where it is set. */
  place?: string;
  /** Who tells it, with a portrait if there is one. */
  teller?: { name: string; role?: string; portrait: string | null };
  /** Where what it tells of is sold, or more about it. */
  action?: Action;
}

export interface VideosBlock {
  type: "videos";
  title: string;
  items: Film[];
}

export interface TeamBlock {
  type: "team";
  title: string;
  members: { name: string; role: string; languages: string[]; text: string; portrait: string | null }[];
}

export interface PostsBlock {
  type: "posts";
  title: string;
  items: PostSummary[];
}

export interface PressBlock {
  type: "press";
  title: string;
  /** `id`: fragment of the release's address, made from its title. */
  items: { date: string; id?: string | null; title: string; text: string; url: string | null }[];
  contact: { name: string; email: string; phone: string } | null;
  /** To download. */
  pictures?: (Picture & { caption: string })[];
  /** On what terms the pictures may be used. */
  picturesTerms?: string;
}

export interface WebcamsBlock {
  type: "webcams";
  /** As of `CardsBlock`. */
  id?: string | null;
  title: string;
  items: {
    /** Fragment made from the name. */
    id?: string | null;
    name: string;
    place: string;
    text: string;
    poster: string | null;
    url: string;
    /** The way to the place itself. */
    action?: Action;
  }[];
}

export type Block =
  | HeroBlock
  | RichTextBlock
  | FaqBlock
  | ToursBlock
  | CardsBlock
  | MapBlock
  | StepsBlock
  | QuoteBlock
  | CtaBlock
  | TableBlock
  | GalleryBlock
  | VideosBlock
  | TeamBlock
  | PostsBlock
  | PressBlock
  | WebcamsBlock;

export interface Page {
  title: string;
  description: string;
  image: string | null;
  /** `YYYY-MM-DD` of the last change; absent or "" when unknown. */
  updated?: string;
  blocks: Block[];
}

export function postsIn(blocks: readonly Block[]): PostSummary[] {
  return blocks.flatMap((block) => (block.type === "posts" ? block.items : []));
}

const LONG_TEXT_HEADINGS = 4;
const PARTS_OF_A_TEXT = new Set<Block["type"]>(["richText", "table", "cta"]);

export function contentsOf(blocks: readonly Block[]): Heading[] {
  if (!blocks.every(({ type }) => PARTS_OF_A_TEXT.has(type))) return [];
  const headings = blocks.flatMap((block) => {
    if (block.type === "richText") return block.headings;
    return block.type === "table" && block.id !== null ? [{ id: block.id, text: block.title }] : [];
  });
  return headings.length >= LONG_TEXT_HEADINGS ? headings : [];
}

/** Of one or two galleries, the second is near enough. */
const MANY_GALLERIES = 3;

/** The titled galleries of a page that has many. */
export function galleriesOf(blocks: readonly Block[]): Heading[] {
  const galleries = blocks.flatMap((block) =>
    block.type === "gallery" && block.id ? [{ id: block.id, text: shortPlace(block.title) }] : [],
  );
  return galleries.length >= MANY_GALLERIES ? galleries : [];
}
