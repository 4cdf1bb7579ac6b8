import { MEGA_MENU_TILES } from "#app/domain/constants.ts";
import { DESTINATIONS, destinationPoster } from "./destinations.ts";
import { destinationHref, type Tile, type TourSummary, tourHref } from "./tour.ts";

const DESTINATION_TILES: readonly Tile[] = DESTINATIONS.map(({ slug, title }) => ({
  title,
  image: destinationPoster(slug),
  href: destinationHref(slug),
}));

/** The same tours give the same array, by which markup is cached (app/components/markup-made-once.tsx). */
const tilesOf = new WeakMap<readonly TourSummary[], readonly Tile[]>();

export function megaMenuTiles(tours: readonly TourSummary[] | null): readonly Tile[] {
  if (tours === null || tours.length === 0) return DESTINATION_TILES;
  const tiles =
    tilesOf.get(tours) ??
    tours.slice(0, MEGA_MENU_TILES).map((tour) => ({ title: tour.title, image: tour.image, href: tourHref(tour) }));
  tilesOf.set(tours, tiles);
  return tiles;
}
