/** Content pages as the page builder composes them (specification 10.4). HTML in here is already sanitized. */

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

/** A picture whose shape is known before it arrives. */
export interface SizedPicture extends Picture {
  /** Pixels; only their ratio matters. */
  width: number;
  height: number;
}

export interface Question {
  /** Fragment of the question's own address. */
  id: string;
  question: string;
  answer: SafeHtml;
}

export interface HeroBlock {
  type: "hero";
  title: string;
  text: string;
  picture: Picture | null;
  actions: Action[];
}

export interface RichTextBlock {
  type: "richText";
  html: SafeHtml;
  /** Its h2 headings, for a table of contents. */
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

export interface CardsBlock {
  type: "cards";
  title: string;
  items: { title: string; text: string; url: string | null; picture: Picture | null }[];
}

export interface StepsBlock {
  type: "steps";
  title: string;
  items: { title: string; text: string }[];
}

export interface QuoteBlock {
  type: "quote";
  text: string;
  name: string;
  detail: string;
}

export interface CtaBlock {
  type: "cta";
  title: string;
  text: string;
  action: Action;
}

export interface TableBlock {
  type: "table";
  /** Fragment of its title; null without one. */
  id: string | null;
  title: string;
  caption: string;
  columns: string[];
  /** Each as long as `columns`; the first cell names the row. */
  rows: string[][];
}

export interface Photo extends SizedPicture {
  /** Counts through the whole page, from 1: `#photo-{number}` is the photo's address. */
  number: number;
  caption: string;
  place: string;
}

export interface GalleryBlock {
  type: "gallery";
  title: string;
  items: Photo[];
}

export interface Film {
  id: string;
  title: string;
  description: string;
  /** BCP 47. */
  language: string;
  minutes: number | null;
  /** `YYYY-MM-DD`, or "" when the operator does not say. */
  published: string;
  poster: Picture | null;
  /** null while the film is in production. */
  embed: Embed | null;
  transcript: string;
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
  items: { date: string; title: string; text: string; url: string | null }[];
  contact: { name: string; email: string; phone: string } | null;
}

export interface WebcamsBlock {
  type: "webcams";
  title: string;
  items: { name: string; place: string; text: string; poster: string | null; url: string }[];
}

export type Block =
  | HeroBlock
  | RichTextBlock
  | FaqBlock
  | ToursBlock
  | CardsBlock
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
  /** `YYYY-MM-DD` of the last change; absent or "" when nobody says. */
  updated?: string;
  blocks: Block[];
}

export function postsIn(blocks: readonly Block[]): PostSummary[] {
  return blocks.flatMap((block) => (block.type === "posts" ? block.items : []));
}

/** A text this long gets a table of contents. */
const LONG_TEXT_HEADINGS = 4;
const PARTS_OF_A_TEXT = new Set<Block["type"]>(["richText", "table", "cta"]);

/** The headings of a page that is one long text (privacy, terms); empty for a composed page. */
export function contentsOf(blocks: readonly Block[]): Heading[] {
  if (!blocks.every(({ type }) => PARTS_OF_A_TEXT.has(type))) return [];
  const headings = blocks.flatMap((block) => {
    if (block.type === "richText") return block.headings;
    return block.type === "table" && block.id !== null ? [{ id: block.id, text: block.title }] : [];
  });
  return headings.length >= LONG_TEXT_HEADINGS ? headings : [];
}
