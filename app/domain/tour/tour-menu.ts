/** Contents of the mega-menu, which the drawer shows, too (specification 2.7 and 10.2). */

import { MEGA_MENU_TILES } from "#app/domain/constants.ts";
import { formatOf, type Written } from "#app/domain/locale/format.ts";
import { type Kind, kindHref } from "./kinds.ts";
import type { Place } from "./places.ts";
import { fromPriceText, shortDurationText } from "./text.ts";
import { destinationHref, shortPlace, type TourSummary } from "./tour.ts";

export type TourMenu = ReturnType<typeof tourMenu>;
/** One tour; a destination while the tour list is unknown. */
export type Tile = TourMenu["tiles"][number];

const MOST_PLACES = 12;
const MOST_KINDS = 8;

/** `facts`: `15 h` and `from $129`, as far as known. `overnight`: the tile also leads to the base site's planner. */
function tourTile(tenant: Written, tour: TourSummary) {
  const { title, image, overnight, currency, href } = tour;
  const price = fromPriceText(formatOf(tenant, currency), tour)?.replace(" per adult", "") ?? null;
  const facts = [shortDurationText(tour), price].flatMap((fact) => fact?.replaceAll(" ", "\u00a0") ?? []);
  return { title, image, href, facts, overnight };
}

/** The first tour of each main place, in the list's order. */
function firstOfEachPlace(tours: readonly TourSummary[]): Map<string, TourSummary> {
  const firsts = new Map<string, TourSummary>();
  for (const tour of tours) {
    const { place } = tour;
    if (place !== "" && !firsts.has(place)) firsts.set(place, tour);
  }
  return firsts;
}

/** How many tours have each tag, by slug: as many as the page of that place shows. */
function toursByTag(tours: readonly TourSummary[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { places } of tours) {
    for (const slug of places) counts.set(slug, (counts.get(slug) ?? 0) + 1);
  }
  return counts;
}

function placesOnly(places: readonly Pick<Place, "slug" | "title" | "image">[]) {
  const tiles = places.map(({ slug, title, image }) => ({
    title,
    image: image ?? "",
    href: destinationHref(slug),
    facts: [],
    overnight: false,
  }));
  return { tiles, all: "All tours", places: [], kinds: [] };
}

/**
 * Eight tours: the first of each place, then further ones.
 *
 * @param tours null when the tour list failed: then the fixed destinations (specification 8)
 */
export function tourMenu(
  tenant: Written,
  tours: readonly TourSummary[] | null,
  kinds: readonly Kind[],
  fixed: Parameters<typeof placesOnly>[0],
) {
  if (tours === null) return placesOnly(fixed);
  const firsts = firstOfEachPlace(tours);
  const shown = new Set([...firsts.values(), ...tours]);
  const counts = toursByTag(tours);
  return {
    tiles: [...shown].slice(0, MEGA_MENU_TILES).map((tour) => tourTile(tenant, tour)),
    all: tours.length > 1 ? `All ${tours.length} tours` : "All tours",
    places: Array.from(
      firsts,
      ([
        slug,
        {
          tags: [tag = ""],
        },
      ]) => ({
        title: shortPlace(tag),
        href: destinationHref(slug),
        count: counts.get(slug) ?? 0,
      }),
    ).slice(0, MOST_PLACES),
    kinds: kinds.slice(0, MOST_KINDS).map(({ slug, title }) => ({ title, href: kindHref(slug) })),
  };
}
