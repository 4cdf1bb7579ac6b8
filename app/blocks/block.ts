/** A kind of block of the page builder (specification 10.4): one file each, registered in registry.server.tsx. */

import type { ReactNode } from "react";
import * as v from "valibot";
import type { Site } from "#app/context.ts";
import type { Heading } from "#app/domain/content/safe-html.ts";
import type { Format } from "#app/domain/locale/format.ts";
import type { Places } from "#app/domain/tour/places.ts";
import type { TourOnCard, TourSummary } from "#app/domain/tour/tour.ts";
import { listOf, namedLink, optional, picture, resolved, words } from "#app/operator/fields.ts";
import type { AnySchema, Position } from "#app/operator/reading.ts";

/** The tenant's tours, for what a block says of them; `top` are the operator's own choice, all tours while it is unknown. */
export interface PartTours {
  format: Format;
  all: readonly TourSummary[];
  places: Places;
  card: (tour: TourSummary) => TourOnCard;
  top: readonly TourSummary[];
}

/** A text that assistants quote. */
export interface Passage {
  /** "" for the page's own. */
  title: string;
  text: string;
  /** Id on the page; absent: the page itself. */
  fragment?: string;
}

export interface BlockKind<S extends AnySchema, Part> {
  /** What it is for. */
  meaning: string;
  schema: S;
  /**
   * What the site adds to it, or makes of it. Absent: nothing.
   *
   * @param top the block opens the page, so its title is the page's h1
   * @returns null when it has nothing to show
   */
  part?: (block: v.InferOutput<S>, tours: PartTours, top: boolean) => Part | null;
  /** As HTML. Absent: it has behavior, so the browser renders it, too (server-html/parts.tsx). */
  view?: (part: NoInfer<Part>, site: Site) => ReactNode;
  /** True if the browser renders a block that has a view all the same. */
  isInteractive?: (part: NoInfer<Part>) => boolean;
  /** A page that begins with it has no picture beside its title: people come for the list. */
  isList?: boolean;
  /** The block's headings, for the table of contents of a long text. */
  headings?: (block: v.InferOutput<S>) => readonly Heading[];
  /** Rules and facts for assistants. Absent: none. @param toMarkdown for HTML */
  passages?: (block: v.InferOutput<S>, toMarkdown: (html: string) => string) => Passage[];
  /** Days of its entries: the page has changed when the newest came. */
  dates?: (block: v.InferOutput<S>) => string[];
}

export function blockKind<S extends AnySchema, Part = v.InferOutput<S>>(kind: BlockKind<S, Part>): BlockKind<S, Part> {
  return kind;
}

export const heading = (example?: string) => words(200, "Heading of the block", example);

export const lead = () => words(1_000, "Below the heading");

/** A list without which the block shows nothing. */
export function filled<S extends AnySchema>(item: S, max: number) {
  return resolved(listOf(item, max), (list) => (list.length === 0 ? undefined : list));
}

export const action = optional(namedLink, "A button below it");

export const pictureFields = {
  image: optional(picture, "Path or address of its picture, 3:2, 1600 pixels wide", "/media/zion/hero.svg"),
  imageAlt: words(300, "What the picture shows, for those who do not see it", "The Watchman above the Virgin River"),
};

/** `id`: fragment of its heading; null without one. */
export function withId<T extends { title: string }>(block: T, at: Position) {
  return { ...block, id: at.fragment("s", block.title) };
}

/** `image` and `imageAlt` as one picture, null without one. */
export function withPicture<T extends { image: string | null; imageAlt: string }>({ image, imageAlt, ...rest }: T) {
  return { ...rest, picture: image === null ? null : { src: image, alt: imageAlt } };
}
