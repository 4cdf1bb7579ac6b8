/** The types of what a page consists of: blocks of the page builder, and what the site adds to them. */

import type { BlockPart } from "#app/blocks/registry.server.tsx";
import type { Crumb } from "#app/domain/seo/crumbs.ts";
import type { TourDetail } from "#app/domain/tour/detail.ts";
import type { StayQuery } from "#app/domain/tour/stops-for-stay.ts";
import type { PostText } from "#app/operator/blog-post.ts";
import type { PageLink, SeatQuestion } from "./page-top.ts";
import type { Heading } from "./safe-html.ts";

/** The head of a page that does not open with a hero. */
export interface HeadPart {
  type: "head";
  title: string;
  text: string;
  image: string | null;
  languages?: readonly PageLink[];
  seats?: SeatQuestion;
}

/** The field to search the questions after it. */
export interface QuestionSearchPart {
  type: "questionSearch";
  query: string;
  /** Questions found; null without a search. */
  count: number | null;
}

/** The blocks of a page that is one long text, beside its table of contents. */
export interface LongTextPart {
  type: "longText";
  headings: Heading[];
  blocks: BlockPart[];
}

/** Parts of the site itself; the operator sends the others. */
export type SitePart =
  /** The way to the page, above everything else on it. `here`: the page itself. */
  | { type: "crumbs"; crumbs: readonly Crumb[]; here: string }
  | QuestionSearchPart
  | HeadPart
  | LongTextPart
  /** Says that a page has no content. */
  | { type: "empty" }
  /** A whole blog post. */
  | { type: "article"; post: PostText }
  /** The sections of a tour's page: highlights to questions. */
  | { type: "tourText"; tour: TourDetail; stay: StayQuery };

export type ContentPart = SitePart | BlockPart;
