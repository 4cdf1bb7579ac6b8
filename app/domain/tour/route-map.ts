/** Small drawn maps: points with the numbers that the list beside them has, the ways between them and a scale. */

import type { Coordinates } from "./detail.ts";
import type { LatLon, Place, Places, Region } from "./places.ts";
import { destinationHref, shortPlace } from "./tour.ts";

export interface StopOnMap {
  /** In the list beside the map; null for the town where ways begin. */
  number: number | null;
  /** null or absent when unknown. */
  at?: Coordinates | null;
  /** Address of its page. */
  href?: string;
}

interface Way {
  stops: readonly StopOnMap[];
  isMarked: boolean;
}

interface Position {
  x: number;
  y: number;
}

export interface PointOnMap extends Position {
  /** Those so near to each other that their numbers would overlap. */
  stops: readonly StopOnMap[];
  /** `2`, `3–5` or `1, 8`; "" for the town alone. */
  text: string;
  /** The width of the pill around the text, or of the town's dot. */
  width: number;
  height: number;
}

export interface RouteMap {
  height: number;
  /** Path data of straight lines between the points, the marked ones last. */
  ways: readonly { path: string; isMarked: boolean }[];
  /** Path data of the borders of states, which may leave the drawing; "" outside the region. */
  surroundings: string;
  /** States whose names cover no point. */
  names: readonly (Position & { name: string })[];
  points: readonly PointOnMap[];
  /** `width` units are this many miles. */
  scale: { miles: number; width: number };
}

/** Units of the drawing. A phone of 360 px shows three in a pixel. */
export const ROUTE_WIDTH = 1000;
export const ROUTE_MARGIN = 30;
const POINT_HEIGHT = 52;
const DOT_SIZE = 24;
const CHARACTER_WIDTH = 20;
const INSET = 70;
/** Below the points. */
const SCALE_ROOM = 50;
const SPAN_WIDTH = ROUTE_WIDTH - 2 * INSET;
const MAX_SPAN_HEIGHT = 420;
const MIN_SPAN_HEIGHT = 120;
/** The span of a day's drive; stops farther apart are a mistake, such as a lost minus sign. */
const MAX_DEGREES = 15;
/** A mile is at most this much of the drawing, so that two doors of a hotel do not look like a route. */
const MAX_UNITS_PER_DEGREE = 40_000;
const MILES_PER_DEGREE = 69;
const SCALES = [0.25, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500];
const LONGEST_SCALE = 220;

const latLon = ({ at }: StopOnMap): LatLon[] => (at === undefined || at === null ? [] : [[at.latitude, at.longitude]]);

/** `1, 3–5`: at most two of the runs. */
function numbersText(stops: readonly StopOnMap[]): string {
  const numbers = [...new Set(stops.flatMap(({ number }) => number ?? []))].toSorted((a, b) => a - b);
  const runs = numbers.filter((number) => !numbers.includes(number - 1));
  const texts = runs.map((first) => {
    let last = first;
    while (numbers.includes(last + 1)) last++;
    return first === last ? String(first) : `${first}–${last}`;
  });
  return texts.slice(0, 2).join(", ") + (texts.length > 2 ? " …" : "");
}

function pointOf(stops: readonly StopOnMap[], { x, y }: Position): PointOnMap {
  const text = numbersText(stops);
  if (text === "") return { stops, text, x, y, width: DOT_SIZE, height: DOT_SIZE };
  const width = Math.max(POINT_HEIGHT, (text.length + 1) * CHARACTER_WIDTH);
  const margin = width / 2;
  return { stops, text, x: Math.min(Math.max(x, margin), ROUTE_WIDTH - margin), y, width, height: POINT_HEIGHT };
}

const overlap = (a: PointOnMap, b: PointOnMap) =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2;

/** One point for all stops whose numbers would overlap, in the middle of them. */
function merged(points: readonly PointOnMap[]): readonly PointOnMap[] {
  for (const [index, point] of points.entries()) {
    const other = points.slice(index + 1).find((later) => overlap(point, later));
    if (other === undefined) continue;
    const share = other.stops.length / (point.stops.length + other.stops.length);
    const both = pointOf([...point.stops, ...other.stops], {
      x: Math.round(point.x + (other.x - point.x) * share),
      y: Math.round(point.y + (other.y - point.y) * share),
    });
    return merged(points.flatMap((each) => (each === point ? both : each === other ? [] : each)));
  }
  return points;
}

/** Names of areas that are inside the drawing and cover no point. */
function freeNames(areas: readonly (Position & { name: string })[], height: number, points: readonly PointOnMap[]) {
  return areas.filter(({ name, x, y }) => {
    const half = (name.length * CHARACTER_WIDTH) / 2;
    const isInside = x > half && x < ROUTE_WIDTH - half && y > ROUTE_MARGIN && y < height - SCALE_ROOM - ROUTE_MARGIN;
    return (
      isInside && points.every((point) => Math.abs(point.x - x) > half + point.width / 2 || Math.abs(point.y - y) > 50)
    );
  });
}

/** @returns null when fewer than two places are known, or they are too far apart to be one tour */
function routeMap(allWays: readonly Way[], around: Region): RouteMap | null {
  const ways = allWays
    .map((way) => ({ ...way, stops: way.stops.filter((stop) => latLon(stop).length > 0) }))
    .toSorted((a, b) => Number(a.isMarked) - Number(b.isMarked));
  const places = ways.flatMap(({ stops }) => stops.flatMap(latLon));
  const region = isInRegion(around, places) ? around : null;
  const latitudes = places.map(([latitude]) => latitude);
  const longitudes = places.map(([, longitude]) => longitude);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  if (places.length < 2 || north - south > MAX_DEGREES || east - west > MAX_DEGREES) return null;
  const shorter = narrowing((north + south) / 2);
  const unitsPerDegree = Math.min(
    MAX_UNITS_PER_DEGREE,
    SPAN_WIDTH / ((east - west) * shorter),
    MAX_SPAN_HEIGHT / (north - south),
  );
  const spanHeight = Math.max(MIN_SPAN_HEIGHT, Math.round((north - south) * unitsPerDegree));
  const height = spanHeight + 2 * INSET + SCALE_ROOM;
  const drawn = ([latitude, longitude]: LatLon): Position => ({
    x: Math.round(ROUTE_WIDTH / 2 + (longitude - (east + west) / 2) * shorter * unitsPerDegree),
    y: Math.round(INSET + spanHeight / 2 - (latitude - (north + south) / 2) * unitsPerDegree),
  });
  const pathOf = (line: readonly LatLon[]) => {
    const positions = line.map(drawn).map(({ x, y }) => `${x} ${y}`);
    return `M${positions.join("L")}`;
  };
  const all = ways.flatMap(({ stops }) => stops).toSorted((a, b) => (a.number ?? 0) - (b.number ?? 0));
  const pointsOf = (stops: readonly StopOnMap[]) =>
    stops.flatMap((stop) => latLon(stop).map((at) => pointOf([stop], drawn(at))));
  const town = pointsOf(all.filter(({ number }) => number === null)).slice(0, 1);
  const points = [...town, ...merged(pointsOf(all.filter(({ number }) => number !== null)))];
  if (points.length < 2) return null;
  const unitsPerMile = unitsPerDegree / MILES_PER_DEGREE;
  const miles = SCALES.findLast((length) => length * unitsPerMile <= LONGEST_SCALE) ?? 0;
  return {
    height,
    ways: ways.map(({ stops, isMarked }) => ({ path: pathOf(stops.flatMap(latLon)), isMarked })),
    surroundings: (region?.borders ?? []).map(pathOf).join(""),
    names: freeNames(
      (region?.states ?? []).map(({ name, at }) => ({ name, ...drawn(at) })),
      height,
      points,
    ),
    points,
    scale: { miles, width: Math.round(miles * unitsPerMile) },
  };
}

/** The way along stops, numbered in their order. @returns null as `routeMap` does */
export function mapOfStops(stops: readonly Pick<StopOnMap, "at">[], region: Region): RouteMap | null {
  return routeMap([{ stops: stops.map(({ at }, index) => ({ at, number: index + 1 })), isMarked: true }], region);
}

/** A degree of longitude is shorter away from the equator: by this factor at a latitude. */
function narrowing(latitude: number): number {
  return Math.cos((latitude * Math.PI) / 180);
}

/** Degrees of latitude. */
function distanceBetween(a: LatLon, b: LatLon): number {
  return Math.hypot(a[0] - b[0], (a[1] - b[1]) * narrowing((a[0] + b[0]) / 2));
}

/** Straight, to a tenth of a mile. */
export function milesBetween(a: Coordinates, b: Coordinates): number {
  const degrees = distanceBetween([a.latitude, a.longitude], [b.latitude, b.longitude]);
  return Math.round(degrees * MILES_PER_DEGREE * 10) / 10;
}

/** True if all points are in the region, and there is one. */
function isInRegion({ south, west, north, east }: Region, points: readonly LatLon[]): boolean {
  return (
    points.length > 0 &&
    points.every(
      ([latitude, longitude]) => latitude >= south && latitude <= north && longitude >= west && longitude <= east,
    )
  );
}

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
