import { MEGA_MENU_TILES } from "#app/domain/constants.ts";
import { DESTINATIONS, destinationPoster } from "./destinations.ts";
import { dollars, hoursText } from "./text.ts";
import { destinationHref, placeOf, type Tile, type TourSummary, tourHref } from "./tour.ts";
import { categoryOptions } from "./tour-list.ts";

const DESTINATION_TILES: readonly Tile[] = DESTINATIONS.map(({ slug, title }) => ({
  title,
  image: destinationPoster(slug),
  href: destinationHref(slug),
  place: title,
  facts: [],
  overnight: false,
}));

function factsOf(tour: TourSummary): string[] {
  const price = tour.priceFrom === null ? null : `from ${dollars(tour.priceFrom)}`;
  const length = tour.overnight ? "2 days" : tour.durationHours === null ? null : hoursText(tour.durationHours);
  return [length, price].filter((fact) => fact !== null);
}

/** The title's beginning up to the place, which may be short: `Bryce Canyon` for Bryce Canyon National Park. */
function placeIn({ title, tags: [tag = ""] }: TourSummary): string {
  const place = tag.replace(/ (?:National|State) Park$/, "");
  return place !== "" && title.includes(`${place} `) ? title.slice(0, title.indexOf(place) + place.length) : "";
}

/** One tour for each main place, in the order of the list, then further tours (specification 10.2). */
export function megaMenuTiles(tours: readonly TourSummary[] | null): readonly Tile[] {
  if (tours === null) return DESTINATION_TILES;
  // Reversed: the first tour of a place is set last.
  const firsts = new Set(new Map(tours.toReversed().map((tour) => [placeOf(tour), tour])).values());
  return [...tours.filter((tour) => firsts.has(tour)), ...tours.filter((tour) => !firsts.has(tour))]
    .slice(0, MEGA_MENU_TILES)
    .map((tour) => ({
      title: tour.title,
      place: placeIn(tour),
      image: tour.image,
      href: tourHref(tour),
      facts: factsOf(tour),
      overnight: tour.overnight,
    }));
}

const MOST_KINDS = 8;

/** Links to the list filtered by each kind of tour there is. */
export function kindLinks(tours: readonly TourSummary[] | null): { title: string; href: string }[] {
  return categoryOptions([], tours ?? [])
    .slice(0, MOST_KINDS)
    .map(({ value, title }) => ({ title, href: `/our-tours?category=${encodeURIComponent(value)}` }));
}
