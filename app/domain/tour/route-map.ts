/** A small map of a tour's stops: where its points, labels and scale are in the drawing. */

import type { Coordinates } from "./detail.ts";
import { distanceBetween, isInRegion, narrowing, roadBetween } from "./geography.ts";
import { addLabels, type Box, crosses, type NameOnMap, type PointOnMap, type Position } from "./map-labels.ts";
import type { LatLon, NamedPlace, Region } from "./place.ts";

export interface StopOnMap {
  name: string;
  /** null or absent when unknown. */
  at?: Coordinates | null;
}

export interface RouteMap {
  height: number;
  /** Path data: the main roads between the points, else straight lines, in the order of the stops, without the last way back to the first. */
  line: string;
  /** Path data of the roads from the last stop to sights; "" without them. */
  onward: string;
  /** Path data of what lies around, which may leave the drawing: borders of states, or the main roads of the town; "" outside the region. */
  surroundings: string;
  /** Path data of the lake, which may leave the drawing; "" in the town. */
  lake: string;
  /** Whether all stops are in the region's town. */
  isTown: boolean;
  /** Names of states and the lake, or of places in the town, where nothing else is. */
  states: NameOnMap[];
  /** Stops at the same place, or too near to tell apart, are one point. */
  points: PointOnMap[];
  /** Begins at `x`; `width` units are this many miles. */
  scale: { miles: number; width: number; x: number };
}

/** Units of the drawing, as on the map of the region (map-geometry.ts), whose styles it shares. */
export const ROUTE_WIDTH = 1000;
export const ROUTE_MARGIN = 30;
const INSET_LEFT = 130;
/** Names stand to the right of their points. */
const INSET_RIGHT = 305;
const INSET_Y = 70;
/** Below the points. */
const SCALE_ROOM = 50;
const MAX_SPAN_HEIGHT = 280;
/** Of a map as high as the list of places beside it. */
const MAX_SPAN_HEIGHT_OF_PLACE = 420;
const MIN_SPAN_HEIGHT = 120;
/** Stops this near to the middle of the town, in degrees, are in it. */
const IN_TOWN = 0.15;
/** Sights this near to the last stop, in degrees, are shown. */
const NEAR_END = 0.15;
/** Of a day's drive; stops farther apart are a mistake, such as a lost minus sign. */
const MAX_DEGREES = 15;
/** A mile is at most this much of the drawing, so that two doors of a hotel do not look like a route. */
const MAX_UNITS_PER_DEGREE = 40_000;
const MILES_PER_DEGREE = 69;
const SPAN_WIDTH = ROUTE_WIDTH - INSET_LEFT - INSET_RIGHT;
const SCALES = [0.25, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500];
const LONGEST_SCALE = 220;
/** With the miles above it, which need this width. */
const SCALE_HEIGHT = 60;
const SCALE_TEXT_WIDTH = 160;
/** Between two corners of the lake's shore. */
const MIN_SHORE_STEP = 12;
/** As high as a label, so that two have room side by side. */
const SAME_PLACE = 40;

interface NamedStop {
  name: string;
  at: LatLon;
}

/** Names without their state. */
function namedStops(stops: readonly StopOnMap[]): NamedStop[] {
  return stops.flatMap(({ name, at }) => {
    if (at === undefined || at === null) return [];
    return [{ name: name.split(", ", 1)[0] ?? name, at: [at.latitude, at.longitude] as const }];
  });
}

/** "Willow Beach again" is Willow Beach. */
function addNames(point: PointOnMap, names: readonly string[]): void {
  point.names.push(...names.filter((name) => !point.names.some((other) => name.startsWith(other))));
}

/** The point to share with where there is no room for the name of this one. */
function neighborOf({ x, y }: PointOnMap, points: readonly PointOnMap[]): PointOnMap | undefined {
  const distance = (point: PointOnMap) => Math.hypot(point.x - x, point.y - y);
  const [, nearest] = points.toSorted((a, b) => distance(a) - distance(b));
  return nearest !== undefined && distance(nearest) <= 3 * SAME_PLACE ? nearest : undefined;
}

/** Without the corners that a small drawing cannot show. */
function simplified(corners: readonly Position[]): Position[] {
  const kept: Position[] = [];
  for (const corner of corners) {
    const last = kept.at(-1);
    if (last === undefined || Math.hypot(corner.x - last.x, corner.y - last.y) >= MIN_SHORE_STEP) kept.push(corner);
  }
  return kept;
}

/** Path data of a closed line whose corners are rounded: it runs through the middles of its sides. */
function roundedPath(corners: readonly Position[]): string {
  const middleAfter = (index: number) => {
    const [from, to] = [corners.at(index), corners.at((index + 1) % corners.length)];
    return `${Math.round(((from?.x ?? 0) + (to?.x ?? 0)) / 2)} ${Math.round(((from?.y ?? 0) + (to?.y ?? 0)) / 2)}`;
  };
  return `M${middleAfter(-1)}${corners.map(({ x, y }, index) => `Q${x} ${y} ${middleAfter(index)}`).join("")}Z`;
}

/** At the left below the points, or at the right if something runs there. */
function scaleBox(width: number, height: number, surroundings: readonly (readonly Position[])[]): Box {
  const bottom = height - ROUTE_MARGIN;
  const size = Math.max(width, SCALE_TEXT_WIDTH);
  const boxAt = (left: number) => ({ left, right: left + size, top: bottom - SCALE_HEIGHT, bottom });
  const left = boxAt(ROUTE_MARGIN);
  return surroundings.some((line) => crosses(line, left)) ? boxAt(ROUTE_WIDTH - ROUTE_MARGIN - size) : left;
}

/** Those on the drawing, with room for their dots. */
function pointsOfSights(sights: readonly NameOnMap[], height: number, points: readonly PointOnMap[]): PointOnMap[] {
  const all = [...points];
  for (const { name, x, y } of sights) {
    const isInside =
      x > ROUTE_MARGIN && x < ROUTE_WIDTH - ROUTE_MARGIN && y > ROUTE_MARGIN && y < height - ROUTE_MARGIN;
    const hasRoom = all.every((point) => Math.hypot(point.x - x, point.y - y) > SAME_PLACE);
    if (isInside && hasRoom) all.push({ names: [name], x, y, label: null });
  }
  return all.slice(points.length);
}

/**
 * @param around the region whose borders and roads are drawn if all stops are in it
 * @param sights places near the last stop, marked where there is room for their names; with them the map is higher
 * @returns null when fewer than two places are known, or they are too far apart to be one tour
 */
export function routeMap(stops: readonly StopOnMap[], around: Region, sights?: readonly NamedPlace[]): RouteMap | null {
  const named = namedStops(stops);
  const inRegion = isInRegion(
    around,
    named.map(({ at }) => at),
  );
  const region = inRegion ? around : null;
  const roads = region?.roads ?? [];
  const isInTown = ({ at }: NamedStop) => region !== null && distanceBetween(at, region.town.at) <= IN_TOWN;
  const isTown = named.length > 0 && named.every(isInTown);
  // The town stands for its stops on the way to other places.
  const known = named.map((stop) =>
    region !== null && !isTown && isInTown(stop) ? { name: region.town.title, at: region.town.at } : stop,
  );
  const end = known.at(-1)?.at ?? [0, 0];
  const near = (sights ?? []).filter(({ at }) => distanceBetween(at, end) <= NEAR_END);
  const all = [
    ...known.flatMap(({ at }, index) => [...roadBetween(roads, known[index - 1]?.at ?? at, at), at]),
    ...near.map(({ at }) => at),
  ];
  const latitudes = all.map(([latitude]) => latitude);
  const longitudes = all.map(([, longitude]) => longitude);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  if (known.length < 2 || north - south > MAX_DEGREES || east - west > MAX_DEGREES) return null;
  const shorter = narrowing((north + south) / 2);
  const unitsPerDegree = Math.min(
    MAX_UNITS_PER_DEGREE,
    SPAN_WIDTH / ((east - west) * shorter),
    (sights === undefined ? MAX_SPAN_HEIGHT : MAX_SPAN_HEIGHT_OF_PLACE) / (north - south),
  );
  const spanHeight = Math.max(MIN_SPAN_HEIGHT, Math.round((north - south) * unitsPerDegree));
  const height = spanHeight + 2 * INSET_Y + SCALE_ROOM;
  const middle = INSET_Y + spanHeight / 2;
  const spare = SPAN_WIDTH - (east - west) * shorter * unitsPerDegree;
  // The names of a town's stops are short.
  const left = INSET_LEFT + (isTown ? spare / 2 : 0);
  const drawn = ([latitude, longitude]: LatLon): Position => ({
    x: Math.round(left + (longitude - west) * shorter * unitsPerDegree),
    y: Math.round(middle - (latitude - (north + south) / 2) * unitsPerDegree),
  });
  const pathOf = (positions: readonly Position[]) => `M${positions.map(({ x, y }) => `${x} ${y}`).join("L")}`;
  const points: PointOnMap[] = [];
  const way: { at: LatLon; point: PointOnMap }[] = [];
  for (const { name, at } of known) {
    const { x, y } = drawn(at);
    const same = points.find((point) => Math.hypot(point.x - x, point.y - y) <= SAME_PLACE);
    const point = same ?? { names: [name], x, y, label: null };
    if (same === undefined) points.push(point);
    // Hotels next to each other would fill the map of a town.
    else if (!isTown) addNames(same, [name]);
    if (way.at(-1)?.point !== point) way.push({ at, point });
  }
  if (points.length < 2) return null;
  // A straight way back would look like another road.
  if (way.length > 2 && way.at(-1)?.point === way[0]?.point) way.pop();
  const unitsPerMile = unitsPerDegree / MILES_PER_DEGREE;
  const miles = SCALES.findLast((length) => length * unitsPerMile <= LONGEST_SCALE) ?? 0;
  const width = Math.round(miles * unitsPerMile);
  const lines = (isTown ? region?.townRoads : region?.borders) ?? [];
  const surroundings = lines.map((line) => line.map(drawn));
  const shore = isTown ? [] : simplified((region?.lake ?? []).map(drawn));
  const scale = scaleBox(width, height, surroundings);
  const names = isTown ? region?.townPlaces : [...(region?.states ?? []), ...(region?.namesCloseBy ?? [])];
  const areas = (names ?? []).map(({ name, at }) => ({ name, ...drawn(at) }));
  const beside = pointsOfSights(
    near.map(({ name, at }) => ({ name, ...drawn(at) })),
    height,
    points,
  );
  points.push(...beside);
  // Where a name has no room, its stop shares the dot next to it, and all are labeled again.
  const label = (): Pick<RouteMap, "line" | "states"> => {
    const road = way.flatMap(({ at, point }, index) => {
      const before = way[index - 1];
      return before?.point === point ? [] : [...roadBetween(roads, before?.at ?? at, at).map(drawn), point];
    });
    const drawing = { width: ROUTE_WIDTH, height, scale, points, way: road, surroundings, shore, states: areas };
    const states = addLabels(drawing);
    const crowded = isTown ? undefined : points.find((point) => point.label === null);
    if (crowded !== undefined && beside.includes(crowded)) {
      points.splice(points.indexOf(crowded), 1);
      return label();
    }
    const neighbor = crowded && neighborOf(crowded, points);
    if (crowded === undefined || neighbor === undefined) return { line: pathOf(road), states };
    addNames(neighbor, crowded.names);
    points.splice(points.indexOf(crowded), 1);
    for (const stop of way) if (stop.point === crowded) stop.point = neighbor;
    return label();
  };
  const lake = shore.length === 0 ? "" : roundedPath(shore);
  const onward = near.map(({ at }) => pathOf([end, ...roadBetween(roads, end, at), at].map(drawn))).join("");
  return {
    height,
    ...label(),
    onward,
    surroundings: surroundings.map(pathOf).join(""),
    lake,
    isTown,
    points,
    scale: { miles, width, x: scale.left },
  };
}
