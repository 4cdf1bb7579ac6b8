/** The map of the fixed destinations: public coordinates, and the main roads from Las Vegas as lines between towns. */

import { GUIDES, type Nearer } from "./destination-guides.ts";
import { DESTINATIONS, type Destination } from "./destinations.ts";
import { placeOf } from "./tour.ts";

/** Latitude and longitude in degrees. */
export type LatLon = readonly [number, number];

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
  | "below-end";

interface Location {
  at: LatLon;
  side: Side;
  /** On phones, where names are twice as large in the drawing, if it is another. */
  phone?: Side | undefined;
  /** Towns and junctions between Las Vegas and the place. */
  via: readonly LatLon[];
  /** Of its guide's nearer part. */
  nearer?: Location;
}

export const LAS_VEGAS: LatLon = [36.17, -115.14];
const ST_GEORGE: readonly LatLon[] = [
  [36.8, -114.07],
  [37.1, -113.58],
];
const HURRICANE: LatLon = [37.18, -113.29];
const KINGMAN: LatLon = [35.19, -114.05];
const BOULDER_CITY: LatLon = [35.98, -114.83];
const HOOVER_DAM: LatLon = [36.016, -114.737];
/** Through Henderson, over Railroad Pass, and past the overlook above Lake Mead. */
const TO_HOOVER_DAM: readonly LatLon[] = [
  [36.115, -115.06],
  [36.035, -115],
  [35.973, -114.915],
  BOULDER_CITY,
  [36.011, -114.796],
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
  "hoover-dam": { at: [35.96, -114.69], side: "right", via: TO_HOOVER_DAM },
  "bryce-canyon-national-park": {
    at: [37.63, -112.17],
    side: "below",
    phone: "far-above",
    via: [...ST_GEORGE, [37.68, -113.06], [37.82, -112.44]],
  },
  "zion-national-park": { at: [37.2, -112.99], side: "right", via: [...ST_GEORGE, HURRICANE] },
  "boulder-city": { at: [35.998, -114.858], side: "left", via: [] },
  "death-valley": {
    at: [36.46, -116.87],
    side: "above-right",
    phone: "above-start",
    via: [
      [36.21, -115.98],
      [36.3, -116.42],
    ],
  },
  "valley-of-fire": { at: [36.44, -114.51], side: "below", phone: "right-above", via: [[36.4, -114.9]] },
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

/** California, Nevada, Utah and Arizona meet here. */
export const STATE_BORDERS: readonly (readonly LatLon[])[] = [
  [
    [36.95, -117.25],
    [35, -114.63],
  ],
  [
    [38, -114.05],
    [36.19, -114.05],
    [36.06, -114.15],
    [36.05, -114.3],
    [36.14, -114.46],
    [36.14, -114.62],
    [36.08, -114.72],
    HOOVER_DAM,
    [35.95, -114.735],
    [35.87, -114.665],
    [35.5, -114.67],
    [35, -114.63],
  ],
  [
    [37, -114.05],
    [37, -111.2],
  ],
];

/** Path data. */
export const STATE_LINES = STATE_BORDERS.map(line).join("");

export const STATES: readonly { name: string; at: LatLon }[] = [
  { name: "Nevada", at: [37.4, -116] },
  { name: "Utah", at: [37.2, -111.65] },
  { name: "Arizona", at: [35.7, -113.1] },
  { name: "California", at: [35.5, -116.5] },
];

/** The shore of Lake Mead, from the dam westward. */
export const LAKE_MEAD: readonly LatLon[] = [
  HOOVER_DAM,
  [36.022, -114.752],
  [36.028, -114.772],
  [36.036, -114.794],
  [36.05, -114.803],
  [36.068, -114.79],
  [36.086, -114.812],
  [36.108, -114.845],
  [36.122, -114.862],
  [36.12, -114.83],
  [36.122, -114.79],
  [36.136, -114.76],
  [36.13, -114.735],
  [36.152, -114.715],
  [36.136, -114.69],
  [36.14, -114.655],
  [36.152, -114.6],
  [36.175, -114.55],
  [36.19, -114.47],
  [36.24, -114.43],
  [36.31, -114.42],
  [36.38, -114.39],
  [36.43, -114.37],
  [36.45, -114.34],
  [36.4, -114.34],
  [36.3, -114.36],
  [36.24, -114.36],
  [36.19, -114.37],
  [36.13, -114.36],
  [36.08, -114.3],
  [36.07, -114.2],
  [36.14, -114.1],
  [36.12, -114.07],
  [36.03, -114.15],
  [36.03, -114.3],
  [36.08, -114.42],
  [36.1, -114.5],
  [36.132, -114.6],
  [36.118, -114.645],
  [36.092, -114.662],
  [36.072, -114.69],
  [36.052, -114.69],
  [36.034, -114.718],
];

/** The same states where a map shows little of them, and the lake. */
export const NAMES_CLOSE_BY: readonly { name: string; at: LatLon }[] = [
  { name: "Nevada", at: [35.75, -115.25] },
  { name: "Nevada", at: [36.05, -115.1] },
  { name: "Arizona", at: [35.93, -114.55] },
  { name: "Arizona", at: [35.5, -113.2] },
  { name: "Lake Mead", at: [36.105, -114.765] },
];

/** Interstate 15, and US 95 as far as downtown. */
export const TOWN_ROADS: readonly (readonly LatLon[])[] = [
  [
    [36.3, -115.05],
    [36.196, -115.138],
    [36.174, -115.156],
    [36.144, -115.172],
    [36.126, -115.18],
    [36.101, -115.184],
    [36, -115.184],
  ],
  [
    [36.28, -115.35],
    [36.176, -115.24],
    [36.174, -115.156],
  ],
];

export const TOWN_PLACES: readonly { name: string; at: LatLon }[] = [
  { name: "I-15", at: [36.15, -115.187] },
  { name: "US 95", at: [36.16, -115.235] },
  { name: "Airport", at: [36.084, -115.152] },
];

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
      const place = { destination, hours: guide.coachHours, ...spot(location) };
      if (guide.parts === undefined || location.nearer === undefined) return [place];
      const { name, nearer } = guide.parts;
      return [{ ...place, parts: { name, nearer: { ...nearer, ...spot(location.nearer) } } }];
    });
}
