import { MEGA_MENU_TILES } from "#app/domain/constants.ts";
import { DESTINATIONS, destinationPoster } from "./destinations.ts";
import { destinationHref, type Tile, type TourSummary, tourHref } from "./tour.ts";

const DESTINATION_TILES: readonly Tile[] = DESTINATIONS.map(({ slug, title }) => ({
  title,
  image: destinationPoster(slug),
  href: destinationHref(slug),
}));

export function megaMenuTiles(tours: readonly TourSummary[] | null): readonly Tile[] {
  if (tours === null || tours.length === 0) return DESTINATION_TILES;
  return tours
    .slice(0, MEGA_MENU_TILES)
    .map((tour) => ({ title: tour.title, image: tour.image, href: tourHref(tour) }));
}
