/** The types of what a page consists of: blocks of the page builder, and what the site adds to them (page-parts.ts). */

import type { IsoDate } from "#app/domain/calendar/dates.ts";
import type { Crumb } from "#app/domain/seo/crumbs.ts";
import type { TourDetail } from "#app/domain/tour/detail.ts";
import type { PlaceOnMap } from "#app/domain/tour/map.ts";
import type { TourOnCard } from "#app/domain/tour/tour.ts";
import type {
  Action,
  Block,
  FaqBlock,
  GalleryBlock,
  HeroBlock,
  MapBlock,
  PostsBlock,
  StepsBlock,
  TableBlock,
  VideosBlock,
} from "./blocks.ts";
import type { PostText } from "./blog-post.ts";
import type { Heading } from "./safe-html.ts";

export interface ShuttleLine {
  /** Last part of its page's path. */
  slug: string;
  title: string;
}

/** What a form asks who wants seats on a shuttle. */
export interface SeatQuestion {
  lines: readonly [ShuttleLine, ...ShuttleLine[]];
  /** In Las Vegas. */
  today: IsoDate;
}

/** `cards`: on phones its rows are cards, like those of the tables before and after it. */
export interface TablePart extends TableBlock {
  cards?: boolean;
}

/** Adjacent tables of a few short columns. */
export interface TablesPart {
  type: "tables";
  blocks: TablePart[];
}

/** The languages that a page exists in, for the links beside its title. */
export interface PageLanguages {
  languages: readonly { code: string; name: string; href: string }[];
  current: string;
}

/** The head of a page that does not open with a hero. */
export interface HeadPart {
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

export type PlainBlock =
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
export interface LongTextPart {
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
