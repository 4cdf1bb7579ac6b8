import { MEGA_MENU_TILES } from "#app/domain/constants.ts";
import { DESTINATIONS, destinationPoster } from "./destinations.ts";
import { dollars, plural, shortDurationText } from "./text.ts";
import { destinationHref, placeOf, shortPlace, slugify, type Tile, type TourSummary, tourHref } from "./tour.ts";
import { categoryOptions } from "./tour-list.ts";

const DESTINATION_TILES: readonly Tile[] = DESTINATIONS.map(({ slug, title }) => ({
  title,
  image: destinationPoster(slug),
  href: destinationHref(slug),
  facts: [],
  isPlace: true,
  overnight: false,
}));

const priceFact = (price: number) => (Number.isFinite(price) ? [`from ${dollars(price)}`] : []);

function tourTile(tour: TourSummary): Tile {
  const { title, image, overnight, priceFrom } = tour;
  const length = shortDurationText(tour);
  const facts = [...(length === null ? [] : [length]), ...priceFact(priceFrom ?? Number.POSITIVE_INFINITY)];
  return { ...{ title, image, overnight, facts }, href: tourHref(tour), isPlace: false };
}

/** A place's tours and their lowest price; a tour counts for each of its tags, as on the place's page. */
interface PlaceTours {
  count: number;
  from: number;
}

function toursByPlace(tours: readonly TourSummary[]): Map<string, PlaceTours> {
  const places = new Map<string, PlaceTours>();
  for (const { tags, priceFrom } of tours) {
    for (const slug of new Set(tags.map(slugify))) {
      const { count, from } = places.get(slug) ?? { count: 0, from: Number.POSITIVE_INFINITY };
      places.set(slug, { count: count + 1, from: Math.min(from, priceFrom ?? Number.POSITIVE_INFINITY) });
    }
  }
  return places;
}

function placeTile(tour: TourSummary, slug: string, { count, from }: PlaceTours): Tile {
  const [tag = ""] = tour.tags;
  return {
    title: shortPlace(tag),
    image: DESTINATIONS.some((place) => place.slug === slug) ? destinationPoster(slug) : tour.image,
    href: destinationHref(slug),
    facts: [[plural(count, "tour"), ...priceFact(from)].join(" ")],
    isPlace: true,
    overnight: tour.overnight,
  };
}

/** The main places in the order of their first tours in the list, then further tours (specification 10.2). */
export function megaMenuTiles(tours: readonly TourSummary[] | null): readonly Tile[] {
  if (tours === null) return DESTINATION_TILES;
  const firsts = new Map<string, TourSummary>();
  for (const tour of tours) {
    const place = placeOf(tour);
    if (!firsts.has(place)) firsts.set(place, tour);
  }
  const shown = new Set(firsts.values());
  const byPlace = toursByPlace(tours);
  const places = Array.from(firsts, ([place, tour]) => {
    const known = byPlace.get(place);
    return place === "" || known === undefined ? tourTile(tour) : placeTile(tour, place, known);
  });
  const others = tours.filter((tour) => !shown.has(tour)).slice(0, MEGA_MENU_TILES);
  return [...places, ...others.map(tourTile)].slice(0, MEGA_MENU_TILES);
}

const MOST_KINDS = 8;

/** Links to the list filtered by each kind of tour there is. */
export function kindLinks(tours: readonly TourSummary[] | null): { title: string; href: string }[] {
  return categoryOptions([], tours ?? [])
    .slice(0, MOST_KINDS)
    .map(({ value, title }) => ({ title, href: `/our-tours?category=${encodeURIComponent(value)}` }));
}
