/** The map of the places that tours go to, and the list beside it. */

import type { LatLon, Place, Places } from "./places.ts";
import { type RouteMap, routeMap, type StopOnMap } from "./route-map.ts";
import { destinationHref, shortPlace } from "./tour.ts";

/** What a map of places shows. */
export interface PlacesOnMap extends Pick<Places, "region"> {
  /** The town in which the ways begin. */
  town: Pick<Place, "title"> & { at: LatLon };
  places: readonly Place[];
}

export interface PlaceRow extends Pick<Place, "slug" | "title" | "at" | "miles" | "hours"> {
  isHere: boolean;
  /** null: not on the map. */
  number: number | null;
}

/** By coach from the town; the road to a nearer place is too short to see among four states. */
const NEAR_HOURS = 1.5;

/** The places with coordinates, nearest first; null without any, or without coordinates of the town. */
export function placesOnMap({ home, town, known, region }: Places, places: readonly Place[]): PlacesOnMap | null {
  const at = home?.town.at ?? known.get(town.slug)?.at ?? null;
  const others = places.filter((place) => place.at !== null && place.slug !== town.slug);
  if (at === null || others.length === 0) return null;
  const nearestFirst = others.toSorted((a, b) => (a.miles ?? Infinity) - (b.miles ?? Infinity));
  return { region, town: { title: town.title, at }, places: nearestFirst };
}

/** A place whose part on a shorter road is a row of its own. */
function partsOf({ slug, title, at, miles, hours, nearer }: Place, isHere: boolean): Omit<PlaceRow, "number">[] {
  const place = { slug, title: shortPlace(title), at, miles, hours, isHere };
  if (!isHere || nearer === null) return [place];
  return [
    { ...place, title: nearer.other },
    { ...place, title: nearer.name, at: nearer.at, miles: nearer.miles, hours: nearer.hours },
  ];
}

const stopAt = ([latitude, longitude]: LatLon, number: number | null): StopOnMap => {
  return { number, at: { latitude, longitude } };
};

/** @param here slug of the place to mark, first in the list. Around one near the town the map shows only near ones. */
export function mapOfPlaces({ region, town, places }: PlacesOnMap, here?: string) {
  const place = places.find(({ slug }) => slug === here);
  const others = places.filter((other) => other !== place);
  const isNear = ({ hours }: Pick<Place, "hours">) => hours !== null && hours < NEAR_HOURS;
  const isShown = (row: Pick<Place, "hours">) => place === undefined || !isNear(place) || isNear(row);
  let count = 0;
  const rows = [...(place ? partsOf(place, true) : []), ...others.flatMap((other) => partsOf(other, false))].map(
    (row): PlaceRow => ({ ...row, number: isShown(row) ? ++count : null }),
  );
  const ways = rows.flatMap(({ slug, at, isHere, number }) => {
    if (at === null || number === null) return [];
    const stop = { ...stopAt(at, number), ...(isHere ? {} : { href: destinationHref(slug) }) };
    return [{ stops: [stopAt(town.at, null), stop], isMarked: isHere }];
  });
  const map: RouteMap | null = routeMap(ways, region);
  return { map, rows: map === null ? rows.map((row) => ({ ...row, number: null })) : rows };
}
