/** A tour as a small tile with a picture, on pages that the browser fills. */

import type { TourSummary } from "./tour.ts";

export interface TourTile {
  id: number;
  title: string;
  href: string;
  image: string;
  /** An adult's lowest price; null when none is known. */
  priceFrom: number | null;
}

/** The tiles of some tours, in this order. Tours that the list does not have are absent. */
export function tourTiles(tours: readonly TourSummary[], ids: readonly number[]): TourTile[] {
  return ids.flatMap((id) => {
    const tour = tours.find((each) => each.id === id);
    if (tour === undefined) return [];
    const { title, image, priceFrom, href } = tour;
    return [{ id, title, href, image, priceFrom }];
  });
}
