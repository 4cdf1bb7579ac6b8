/** Tours in lists, and links to them (specification 2). */

import { encodedPath } from "#app/domain/names/paths.ts";
import type { TourSummary as SentTour } from "#app/operator/tours.ts";

/** A tour as the operator lists it, and where it stands on this site (kinds.ts). */
export interface TourSummary extends SentTour {
  /** Slug of the first tag, its main place; "" without one. */
  place: string;
  /** Slugs of all tags. */
  places: readonly string[];
  /** Slugs of its languages, in their order; "" for one without. */
  languageSlugs: readonly string[];
  /** Its address, which opens this tour and no other (specification 2 and 10.3). */
  href: string;
}

/** What a card shows. `tags` has only the first one, the place. */
export interface TourOnCard extends Omit<TourSummary, "categories" | "highlights" | "places" | "languageSlugs"> {
  /** When it departs: `Next: Sat, Dec 5`; absent when unknown. */
  departs?: string;
  /** So few seats are left that the card says so in color. */
  isScarce?: true;
  /** Not in this month or the next. */
  isLater?: true;
  /** Added to the query of the tour's address. */
  query?: string;
  /** What the operator says of it today. */
  notice?: string;
  /** What the party asked for pays at least, and who they are; absent without one, and where a price is unknown. */
  total?: { amount: number; party: string };
}

/** Categories, highlights and slugs are only to find tours by. */
export function onCard({
  languageSlugs: _languageSlugs,
  categories: _kinds,
  highlights: _highlights,
  places: _places,
  ...tour
}: TourSummary): TourOnCard {
  return { ...tour, tags: tour.tags.slice(0, 1) };
}

/** `Zion National Park` → `Zion`: on cards, labels and tiles, where the long name has no room. */
export function shortPlace(title: string): string {
  return title.replace(/ (?:National|State) Park$/, "");
}

/** Tours with a tag, first those whose main place it is; otherwise in their order. @param slug of the tag */
export function toursWithTag<T extends Pick<TourSummary, "place" | "places">>(tours: readonly T[], slug: string): T[] {
  const tagged = tours.filter(({ places }) => places.includes(slug));
  return tagged.toSorted((a, b) => Number(b.place === slug) - Number(a.place === slug));
}

type Priced = Pick<TourSummary, "priceFrom" | "currency" | "pricePer">;

/** An adult's lowest price, to compare with others; null when it is unknown, in a currency of its own, or for a whole group. */
export function comparablePrice({ priceFrom, currency, pricePer }: Priced): number | null {
  return currency === null && pricePer === null ? priceFrom : null;
}

/** An adult's lowest price in the tenant's currency; null when none is known. */
export function lowestPrice(tours: readonly Priced[]): number | null {
  const prices = tours.flatMap((tour) => comparablePrice(tour) ?? []);
  return prices.length === 0 ? null : Math.min(...prices);
}

export function destinationHref(slug: string): string {
  return encodedPath(`/tours-detail/${slug}-tours/`);
}

/** An address with more in its query. @param query without its question mark */
export function withQuery(href: string, query: string): string {
  return query === "" ? href : `${href}${href.includes("?") ? "&" : "?"}${query}`;
}
