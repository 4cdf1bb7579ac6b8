/** Tours as tiles: in the mega-menu, which the drawer shows, too (specification 2.7 and 10.2), and on pages that the browser fills. */

import { uniqBy } from "es-toolkit/array";
import { MEGA_MENU_TILES } from "#app/domain/constants.ts";
import { formatOf, type Written } from "#app/domain/locale/format.ts";
import { totalFor } from "./booking-rules.ts";
import { type Kind, kindHref } from "./kinds.ts";
import type { Party } from "./party.ts";
import type { Place } from "./places.ts";
import { fromPriceText, shortDurationText } from "./text.ts";
import { destinationHref, shortPlace, type TourSummary, toursWithTag } from "./tour.ts";

export type TourMenu = ReturnType<typeof tourMenu>;
/** One tour; a destination while the tour list is unknown. */
export type Tile = TourMenu["tiles"][number];

const MOST_PLACES = 12;
const MOST_KINDS = 8;

/** `facts`: `15 h` and `from $129`, as far as known. `overnight`: the tile also leads to the base site's planner. */
function tourTile(tenant: Written, tour: TourSummary) {
  const { title, image, overnight, currency, href } = tour;
  const price = fromPriceText(formatOf(tenant, currency), tour)?.replace(" per adult", "") ?? null;
  const facts = [shortDurationText(tour), price].filter((fact) => fact !== null);
  return { title, image, href, facts, overnight };
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
  fixed: readonly Pick<Place, "slug" | "title" | "image">[],
) {
  if (tours === null) {
    const tiles = fixed.map(({ slug, title, image }) => {
      return { title, image: image ?? "", href: destinationHref(slug), facts: [], overnight: false };
    });
    return { tiles, all: "All tours", places: [], kinds: [] };
  }
  const firsts = uniqBy(
    tours.filter(({ place }) => place !== ""),
    ({ place }) => place,
  );
  return {
    tiles: [...new Set([...firsts, ...tours])].slice(0, MEGA_MENU_TILES).map((tour) => tourTile(tenant, tour)),
    all: tours.length > 1 ? `All ${tours.length} tours` : "All tours",
    places: firsts.slice(0, MOST_PLACES).map(({ place, tags: [tag = ""] }) => ({
      title: shortPlace(tag),
      href: destinationHref(place),
      count: toursWithTag(tours, place).length,
    })),
    kinds: kinds.slice(0, MOST_KINDS).map(({ slug, title }) => ({ title, href: kindHref(slug) })),
  };
}

export interface TourTile extends Pick<TourSummary, "id" | "title" | "href" | "image"> {
  /** `from $129 per adult`, `from $258 for 2 adults` */
  price: string;
}

/** The tiles of some tours, in this order. Tours that the list does not have are absent. */
export function tourTiles(tenant: Written, tours: readonly TourSummary[], ids: readonly number[], party: Party | null) {
  return ids.flatMap((id): TourTile[] => {
    const tour = tours.find((each) => each.id === id);
    if (tour === undefined) return [];
    const { title, image, currency, href } = tour;
    const format = formatOf(tenant, currency);
    const { total } = totalFor(format, tour, party);
    const each = fromPriceText(format, tour) ?? "Price on request";
    const price = total === undefined ? each : `from ${format.money(total.amount)} for ${total.party}`;
    return [{ id, title, href, image, price }];
  });
}
