/** What stands under menu item 94 (specification 2 "Header"). */

import { MEGA_MENU_TILES } from "#app/domain/constants.ts";
import { DESTINATIONS, destinationPoster } from "./destinations.ts";
import { destinationHref, type Tile, type TourSummary, tourHref } from "./tour.ts";

const DESTINATION_TILES: readonly Tile[] = DESTINATIONS.map(({ slug, title }) => ({
  title,
  image: destinationPoster(slug),
  href: destinationHref(slug),
}));

/** By tours: what is made of the same tiles need not be made again (app/components/markup-made-once.tsx). */
const tilesOf = new WeakMap<readonly TourSummary[], readonly Tile[]>();

/** Tiles of menu item 94: the first eight tours that have a link, else the eight fixed destinations. */
export function megaMenuTiles(tours: readonly TourSummary[] | null): readonly Tile[] {
  if (tours === null || tours.length === 0) return DESTINATION_TILES;
  const tiles =
    tilesOf.get(tours) ??
    tours.slice(0, MEGA_MENU_TILES).map((tour) => ({ title: tour.title, image: tour.image, href: tourHref(tour) }));
  tilesOf.set(tours, tiles);
  return tiles;
}
