/** Tours in lists, and links to them (specification 2). */

import { slugify } from "#app/domain/content/slug.ts";
import type { TourSummary } from "#app/operator/tours.ts";

export type { TourSummary };

/** What a card shows. `tags` has only the first one, the place. */
export interface TourOnCard extends Omit<TourSummary, "categories" | "highlights"> {
  /** When it departs: `Next: Sat, Dec 5`; absent when unknown. */
  departs?: string;
  /** So few seats are left that the card says so in color. */
  isScarce?: true;
  /** Not in this month or the next. */
  isLater?: true;
  /** Added to the tour's address, starts with `&`. */
  query?: string;
  /** What the operator says of it today. */
  notice?: string;
  /** What the party asked for pays at least, and who they are; absent without one, and where a price is unknown. */
  total?: { amount: number; party: string };
}

/** Categories and highlights are only to find tours by. */
export function onCard({ categories: _categories, highlights: _highlights, ...tour }: TourSummary): TourOnCard {
  return { ...tour, tags: tour.tags.slice(0, 1) };
}

/** `Zion National Park` → `Zion`: on cards, labels and tiles, where the long name has no room. */
export function shortPlace(title: string): string {
  return title.replace(/ (?:National|State) Park$/, "");
}

/** The slug of the first tag, a tour's main place; "" without tags. */
export function placeOf({ tags }: { tags: readonly string[] }): string {
  return slugify(tags[0] ?? "");
}

/** Tours with a tag, first those whose main place it is; otherwise in their order. @param slug of the tag */
export function toursWithTag<T extends Pick<TourSummary, "tags">>(tours: readonly T[], slug: string): T[] {
  const tagged = tours.filter(({ tags }) => tags.some((tag) => slugify(tag) === slug));
  return tagged.toSorted((a, b) => Number(placeOf(b) === slug) - Number(placeOf(a) === slug));
}

/** Its lowest price, to compare with others; null when it is unknown, and in a currency of its own. */
export function comparablePrice({ priceFrom, currency }: Pick<TourSummary, "priceFrom" | "currency">): number | null {
  return currency === null ? priceFrom : null;
}

/** An adult's lowest price in the tenant's currency; null when none is known. */
export function lowestPrice(tours: readonly Pick<TourSummary, "priceFrom" | "currency">[]): number | null {
  const prices = tours.flatMap((tour) => comparablePrice(tour) ?? []);
  return prices.length === 0 ? null : Math.min(...prices);
}

export function destinationHref(slug: string): string {
  return `/tours-detail/${slug}-tours/`;
}

/** Specification 2: the tag is the first tag of the tour. */
export function tourHref(tour: Pick<TourSummary, "tags" | "url">): string {
  return `${destinationHref(placeOf(tour) || "national-park")}?original_url=${encodeURIComponent(tour.url)}`;
}
