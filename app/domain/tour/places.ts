/** Which of the fixed destinations a tenant sells: a brand with four says nothing about the others. */

import { DESTINATIONS, type Destination } from "./destinations.ts";
import { lowestPrice, placeOf, type TourSummary, toursWithTag } from "./tour.ts";

/** A list lives for seconds and is asked several times for each page. */
const known = new WeakMap<readonly Pick<TourSummary, "tags">[], readonly Destination[]>();

/** The main places of tours, not the stops on the way. In their fixed order. @param tours null while unknown: then all of them */
export function destinationsSold(tours: readonly Pick<TourSummary, "tags">[] | null): readonly Destination[] {
  if (tours === null) return DESTINATIONS;
  const before = known.get(tours);
  if (before !== undefined) return before;
  const mainPlaces = new Set(tours.map(placeOf));
  const sold = DESTINATIONS.filter(({ slug }) => mainPlaces.has(slug));
  known.set(tours, sold);
  return sold;
}

/** Slugs of `destinationsSold`. */
export function placesSold(tours: readonly Pick<TourSummary, "tags">[] | null): string[] {
  return destinationsSold(tours).map(({ slug }) => slug);
}

/** The lowest price of a tour that goes to each place sold, US dollars, by slug; places whose prices are unknown are absent. */
export function lowestPrices(tours: readonly Pick<TourSummary, "tags" | "priceFrom">[] | null): Record<string, number> {
  const lowest: Record<string, number> = {};
  for (const slug of placesSold(tours ?? [])) {
    const price = lowestPrice(toursWithTag(tours ?? [], slug));
    if (price !== null) lowest[slug] = price;
  }
  return lowest;
}
