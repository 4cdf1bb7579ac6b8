/** The map of the fixed destinations: public coordinates, and the main roads from Las Vegas as lines between towns. */

import { GUIDES, type Nearer } from "./destination-guides.ts";
import { DESTINATIONS, type Destination } from "./destinations.ts";
import type { Coordinates } from "./detail.ts";
import { BOULDER_CITY, HOOVER_DAM, LAKE_MEAD_OVERLOOK, LAS_VEGAS, type LatLon, STATE_BORDERS } from "./geography.ts";
import { placeOf } from "./tour.ts";

/** Where a label stands beside its point. */
type Side =
  | "left"
  | "right"
  | "right-above"
  | "above"
  | "above-right"
  | "above-start"
  | "far-above"
  | "below"
  | "below-left"
  | "below-end";

interface Location {
  at: LatLon;
  side: Side;
  /** On phones, where names are twice as large in the drawing, if it is another. */
  phone?: Side | undefined;
  /** Towns and junctions between Las Vegas and the place. */
  via: readonly LatLon[];
  /** Where it is, if its dot is moved off that of another place. */
  exact?: LatLon;
  /** Of its guide's nearer part. */
  nearer?: Location;
}

/** Of Interstate 15, which the road through the Valley of Fire leaves here. */
const CRYSTAL: LatLon = [36.4, -114.9];
const ST_GEORGE: readonly LatLon[] = [CRYSTAL, [36.66, -114.57], [36.8, -114.07], [37.1, -113.58]];
const HURRICANE: LatLon = [37.18, -113.29];
const KINGMAN: LatLon = [35.19, -114.05];
/** Through Henderson, over Railroad Pass, and past the overlook above Lake Mead. */
const TO_HOOVER_DAM: readonly LatLon[] = [
  [36.115, -115.06],
  [36.035, -115],
  [35.973, -114.915],
  BOULDER_CITY,
  LAKE_MEAD_OVERLOOK,
  HOOVER_DAM,
];
const DOLAN_SPRINGS: LatLon = [35.592, -114.273];
const WEST_RIM: Location = { at: [36.0, -113.815], side: "right", via: [...TO_HOOVER_DAM, DOLAN_SPRINGS] };
const GRAND_CANYON: Location = {
  at: [36.062, -112.108],
  side: "above",
  via: [...TO_HOOVER_DAM, KINGMAN, [35.33, -112.87], [35.25, -112.19]],
  nearer: WEST_RIM,
};
const DESERT_VIEW: LatLon = [36.044, -111.826];

const LOCATIONS: Readonly<Record<string, Location>> = {
  "grand-canyon": GRAND_CANYON,
  "antelope-canyon": {
    at: [36.91, -111.46],
    side: "below-end",
    via: [...ST_GEORGE, HURRICANE, [37.0, -112.98], [37.05, -112.53]],
  },
  // A few miles down the road, and Boulder City a few before it: their dots would overlap.
  "hoover-dam": { at: [35.96, -114.69], exact: HOOVER_DAM, side: "below-left", phone: "right", via: TO_HOOVER_DAM },
  "bryce-canyon-national-park": {
    at: [37.63, -112.17],
    side: "below",
    phone: "far-above",
    via: [...ST_GEORGE, [37.68, -113.06], [37.82, -112.44]],
  },
  "zion-national-park": { at: [37.2, -112.99], side: "right", via: [...ST_GEORGE, HURRICANE] },
  "boulder-city": { at: [35.998, -114.858], exact: BOULDER_CITY, side: "left", via: [] },
  "death-valley": {
    at: [36.46, -116.87],
    side: "above-right",
    phone: "above-start",
    via: [
      [36.21, -115.98],
      [36.3, -116.42],
    ],
  },
  "valley-of-fire": { at: [36.44, -114.51], side: "below", phone: "right-above", via: [CRYSTAL] },
};

/** Units of the drawing. */
export const MAP_WIDTH = 1000;
export const MAP_HEIGHT = 660;

const WEST = -117.25;
const NORTH = 38.2;
/** At 36.5 degrees of latitude a degree of longitude is this much shorter. */
const NARROWING = 0.804;
const UNITS_PER_DEGREE = 205;

interface Point {
  x: number;
  y: number;
}

interface Spot extends Point, Pick<Location, "side" | "phone"> {
  /** Path data of the road from Las Vegas. */
  road: string;
}

export interface PlaceOnMap extends Spot {
  destination: Destination;
  at: Coordinates;
  /** By coach from Las Vegas. */
  hours: number;
  parts?: { name: string; nearer: Spot & Nearer };
}

export function onMap([latitude, longitude]: LatLon): Point {
  return {
    x: Math.round((longitude - WEST) * NARROWING * UNITS_PER_DEGREE),
    y: Math.round((NORTH - latitude) * UNITS_PER_DEGREE),
  };
}

export const LAS_VEGAS_POINT = onMap(LAS_VEGAS);

function line(points: readonly LatLon[]): string {
  return `M${points
    .map(onMap)
    .map(({ x, y }) => `${x} ${y}`)
    .join("L")}`;
}

/** Path data. */
export const STATE_LINES = STATE_BORDERS.map(line).join("");

/** What lies this near to a road, in degrees, is on the way of those who take it. */
const NEAR_ROAD = 0.15;
const SAME_TOWN = 0.03;
const ROADS = [
  ...Object.values(LOCATIONS).map(({ via, at }) => [LAS_VEGAS, ...via, at]),
  [LAS_VEGAS, ...GRAND_CANYON.via, GRAND_CANYON.at, DESERT_VIEW],
  [LAS_VEGAS, ...WEST_RIM.via, WEST_RIM.at],
];

/** Degrees of latitude. */
export function distanceBetween(a: LatLon, b: LatLon): number {
  return Math.hypot(a[0] - b[0], (a[1] - b[1]) * NARROWING);
}

/** Where a road comes nearest to a place: 1.5 is halfway between its second and third points. */
function nearestOn(road: readonly LatLon[], place: LatLon): { position: number; distance: number } {
  let nearest = { position: 0, distance: Infinity };
  for (const [index, from] of road.slice(0, -1).entries()) {
    const to = road[index + 1] ?? from;
    const [north, east] = [to[0] - from[0], (to[1] - from[1]) * NARROWING];
    const along = (place[0] - from[0]) * north + (place[1] - from[1]) * NARROWING * east;
    const share = Math.min(1, Math.max(0, along / (north * north + east * east)));
    const distance = distanceBetween(place, [from[0] + share * north, from[1] + (share * east) / NARROWING]);
    if (distance < nearest.distance) nearest = { position: index + share, distance };
  }
  return nearest;
}

/** The towns and junctions between two places on one of the roads; none for places that no road joins. */
export function roadBetween(a: LatLon, b: LatLon): LatLon[] {
  for (const road of ROADS) {
    const [from, to] = [nearestOn(road, a), nearestOn(road, b)];
    if (Math.max(from.distance, to.distance) > NEAR_ROAD) continue;
    const [first, last] = [Math.min(from.position, to.position), Math.max(from.position, to.position)];
    const isBetween = (town: LatLon) => [a, b].every((place) => distanceBetween(town, place) > SAME_TOWN);
    const between = road.filter((town, index) => index > first && index < last && isBetween(town));
    return from.position < to.position ? between : between.toReversed();
  }
  return [];
}

function spot({ at, side, phone, via }: Location): Spot {
  return { ...onMap(at), side, phone, road: line([LAS_VEGAS, ...via, at]) };
}

/** The fixed destinations that tours go to first, nearest first. */
export function placesOnMap(tours: readonly { tags: readonly string[] }[]): PlaceOnMap[] {
  const sold = new Set(tours.map(placeOf));
  return DESTINATIONS.filter(({ slug }) => sold.has(slug))
    .toSorted((a, b) => a.miles - b.miles)
    .flatMap((destination) => {
      const location = LOCATIONS[destination.slug];
      const guide = GUIDES[destination.slug];
      if (location === undefined || guide === undefined) return [];
      const [latitude, longitude] = location.exact ?? location.at;
      const place = { destination, at: { latitude, longitude }, hours: guide.coachHours, ...spot(location) };
      if (guide.parts === undefined || location.nearer === undefined) return [place];
      const { name, nearer } = guide.parts;
      return [{ ...place, parts: { name, nearer: { ...nearer, ...spot(location.nearer) } } }];
    });
}
