/** What stands under menu item 94 (spec section 2 "Header"). */

import { DESTINATIONS, destinationPoster } from "./destinations.ts";
import { destinationHref, type Tile, type TourSummary, tourHref } from "./tour.ts";

/** Tiles of menu item 94: the first eight tours that have a link, else the eight fixed destinations. */
export function megaMenuTiles(tours: readonly TourSummary[] | null, limit: number): Tile[] {
  if (tours === null || tours.length === 0) {
    return DESTINATIONS.map(({ slug, title }) => ({
      title,
      image: destinationPoster(slug),
      href: destinationHref(slug),
    }));
  }
  return tours.slice(0, limit).map((tour) => ({ title: tour.title, image: tour.image, href: tourHref(tour) }));
}
