/** A small map of a tour's stops: where its points, labels and scale are in the drawing. */

import type { Coordinates } from "./detail.ts";
import {
  distanceBetween,
  LAS_VEGAS,
  type LatLon,
  roadBetween,
  STATE_BORDERS,
  STATES,
  TOWN_PLACES,
  TOWN_ROADS,
} from "./map.ts";

export interface StopOnMap {
  name: string;
  /** null or absent when unknown. */
  at?: Coordinates | null;
}

type Anchor = "start" | "middle" | "end";

interface Label {
  x: number;
  y: number;
  anchor: Anchor;
}

export interface PointOnMap {
  name: string;
  x: number;
  y: number;
  /** null: there is no room, and the list beside the map has the name. */
  label: Label | null;
}

export interface RouteMap {
  height: number;
  /** Path data: the main roads between the points, else straight lines, in the order of the stops, without the last way back to the first. */
  line: string;
  /** Path data of what lies around, which may leave the drawing: borders of states, or the main roads of Las Vegas. */
  surroundings: string;
  /** Whether all stops are in Las Vegas. */
  isTown: boolean;
  /** Names of states, or of places in Las Vegas, where nothing else is. */
  states: Omit<PointOnMap, "label">[];
  /** Stops at the same place, or too near to tell apart, are one point with the name of the first. */
  points: PointOnMap[];
  /** Ends at the right edge of the drawing; `width` units are this many miles. */
  scale: { miles: number; width: number };
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Units of the drawing, as on the map of destinations (map.ts), whose styles it shares. */
export const ROUTE_WIDTH = 1000;
export const ROUTE_MARGIN = 30;
const INSET_X = 130;
const INSET_Y = 90;
/** Below the points. */
const SCALE_ROOM = 50;
const MAX_SPAN_HEIGHT = 400;
const MIN_SPAN_HEIGHT = 120;
/** Stops this near to the middle of Las Vegas, in degrees, are in town. */
const IN_TOWN = 0.15;
/** Of a day's drive; stops farther apart are a mistake, such as a lost minus sign. */
const MAX_DEGREES = 15;
/** A mile is at most this much of the drawing, so that two doors of a hotel do not look like a route. */
const MAX_UNITS_PER_DEGREE = 40_000;
const MILES_PER_DEGREE = 69;
const SCALES = [0.25, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500];
const LONGEST_SCALE = 220;
/** As high as a label, so that two have room side by side. */
const SAME_PLACE = 40;
/** Of labels on phones, where they are largest (map.css). */
const FONT_SIZE = 40;
const CHARACTER_WIDTH = 0.56 * FONT_SIZE;
const GAP = 26;

/** Beside, above or below a point, the best first. */
const SIDES: readonly { dx: number; dy: number; anchor: Anchor }[] = [
  { dx: GAP, dy: 12, anchor: "start" },
  { dx: -GAP, dy: 12, anchor: "end" },
  { dx: 0, dy: -GAP, anchor: "middle" },
  { dx: 0, dy: GAP + 30, anchor: "middle" },
  { dx: GAP / 2, dy: -GAP, anchor: "start" },
  { dx: GAP / 2, dy: GAP + 30, anchor: "start" },
  { dx: -GAP / 2, dy: -GAP, anchor: "end" },
  { dx: -GAP / 2, dy: GAP + 30, anchor: "end" },
  { dx: GAP, dy: -1.5 * GAP, anchor: "end" },
  { dx: -GAP, dy: -1.5 * GAP, anchor: "start" },
];

const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

function boxOf(name: string, { x, y, anchor }: Label): Box {
  const width = Array.from(name).length * CHARACTER_WIDTH;
  const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
  return { left, right: left + width, top: y - FONT_SIZE * 0.85, bottom: y + FONT_SIZE * 0.25 };
}

function around({ x, y }: { x: number; y: number }): Box {
  return { left: x - 14, right: x + 14, top: y - 14, bottom: y + 14 };
}

interface Position {
  x: number;
  y: number;
}

/** Whether the straight line from `a` to `b` passes through the box. */
function passesThrough({ left, top, right, bottom }: Box, a: Position, b: Position): boolean {
  // Shares of the way at which the line is within the box, horizontally and vertically.
  let [from, to] = [0, 1];
  for (const [way, near, far] of [
    [b.x - a.x, left - a.x, right - a.x],
    [b.y - a.y, top - a.y, bottom - a.y],
  ] as const) {
    if (way === 0 && (near > 0 || far < 0)) return false;
    if (way === 0) continue;
    from = Math.max(from, Math.min(near / way, far / way));
    to = Math.min(to, Math.max(near / way, far / way));
  }
  return from < to;
}

/**
 * Gives each point, the start and the farthest first, the first side where its label covers nothing. These two may cover a line.
 *
 * @param way all points of the line, in order
 * @returns the states that have room for their name
 */
function addLabels(
  points: PointOnMap[],
  height: number,
  scale: Box,
  way: readonly Position[],
  states: RouteMap["states"],
): RouteMap["states"] {
  const taken = [scale, ...points.map(around)];
  const [start] = points;
  if (start === undefined) return [];
  const distance = ({ x, y }: PointOnMap) => Math.hypot(x - start.x, y - start.y);
  const farthest = points.toSorted((a, b) => distance(b) - distance(a)).slice(0, 1);
  const isFree = (box: Box) =>
    box.left >= 8 &&
    box.right <= ROUTE_WIDTH - 8 &&
    box.top >= 8 &&
    box.bottom <= height - 8 &&
    !taken.some((other) => overlap(box, other));
  const isOnTheWay = (box: Box) => way.some((stop, index) => passesThrough(box, stop, way[index + 1] ?? stop));
  const important = [start, ...farthest];
  for (const point of new Set([...important, ...points])) {
    const free = SIDES.map(({ dx, dy, anchor }) => ({ x: point.x + dx, y: point.y + dy, anchor }))
      .map((label) => ({ label, box: boxOf(point.name, label) }))
      .filter(({ box }) => isFree(box));
    const best = free.find(({ box }) => !isOnTheWay(box)) ?? (important.includes(point) ? free[0] : undefined);
    if (best === undefined) continue;
    taken.push(best.box);
    point.label = best.label;
  }
  return states.filter(({ name, x, y }) => {
    const box = boxOf(name, { x, y, anchor: "middle" });
    return isFree(box) && !isOnTheWay(box);
  });
}

const isInTown = ({ at }: { at: LatLon }) => distanceBetween(at, LAS_VEGAS) <= IN_TOWN;

/** Names without their state. The city stands for its stops on the way to other places. */
function namedStops(stops: readonly StopOnMap[]): { name: string; at: LatLon }[] {
  const known = stops.flatMap(({ name, at }) => {
    if (at === undefined || at === null) return [];
    return [{ name: name.split(", ", 1)[0] ?? name, at: [at.latitude, at.longitude] as const }];
  });
  if (known.every(isInTown)) return known;
  return known.map((stop) => (isInTown(stop) ? { name: "Las Vegas", at: LAS_VEGAS } : stop));
}

/** @returns null when fewer than two places are known, or they are too far apart to be one tour */
export function routeMap(stops: readonly StopOnMap[]): RouteMap | null {
  const known = namedStops(stops);
  const all = known.flatMap(({ at }, index) => [...roadBetween(known[index - 1]?.at ?? at, at), at]);
  const latitudes = all.map(([latitude]) => latitude);
  const longitudes = all.map(([, longitude]) => longitude);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  if (known.length < 2 || north - south > MAX_DEGREES || east - west > MAX_DEGREES) return null;
  // A degree of longitude is shorter away from the equator.
  const narrowing = Math.cos((((north + south) / 2) * Math.PI) / 180);
  const unitsPerDegree = Math.min(
    MAX_UNITS_PER_DEGREE,
    (ROUTE_WIDTH - 2 * INSET_X) / ((east - west) * narrowing),
    MAX_SPAN_HEIGHT / (north - south),
  );
  const spanHeight = Math.max(MIN_SPAN_HEIGHT, Math.round((north - south) * unitsPerDegree));
  const height = spanHeight + 2 * INSET_Y + SCALE_ROOM;
  const middle = INSET_Y + spanHeight / 2;
  const drawn = ([latitude, longitude]: LatLon): Position => ({
    x: Math.round(ROUTE_WIDTH / 2 + (longitude - (east + west) / 2) * narrowing * unitsPerDegree),
    y: Math.round(middle - (latitude - (north + south) / 2) * unitsPerDegree),
  });
  const pathOf = (positions: readonly Position[]) => `M${positions.map(({ x, y }) => `${x} ${y}`).join("L")}`;
  const points: PointOnMap[] = [];
  const way: { at: LatLon; point: PointOnMap }[] = [];
  for (const { name, at } of known) {
    const { x, y } = drawn(at);
    const same = points.find((point) => Math.hypot(point.x - x, point.y - y) <= SAME_PLACE);
    const point = same ?? { name, x, y, label: null };
    if (same === undefined) points.push(point);
    if (way.at(-1)?.point !== point) way.push({ at, point });
  }
  if (points.length < 2) return null;
  // A straight way back would look like another road.
  if (way.length > 2 && way.at(-1)?.point === way[0]?.point) way.pop();
  const road = way.flatMap(({ at, point }, index) => [...roadBetween(way[index - 1]?.at ?? at, at).map(drawn), point]);
  const unitsPerMile = unitsPerDegree / MILES_PER_DEGREE;
  const miles = SCALES.findLast((length) => length * unitsPerMile <= LONGEST_SCALE) ?? 0;
  const scale = { miles, width: Math.round(miles * unitsPerMile) };
  const [right, bottom] = [ROUTE_WIDTH - ROUTE_MARGIN, height - ROUTE_MARGIN];
  const scaleBox = { left: right - Math.max(scale.width, 200), right, top: bottom - 60, bottom };
  const isTown = known.every(isInTown);
  const named = (isTown ? TOWN_PLACES : STATES).map(({ name, at }) => ({ name, ...drawn(at) }));
  const states = addLabels(points, height, scaleBox, road, named);
  const surroundings = (isTown ? TOWN_ROADS : STATE_BORDERS).map((way) => pathOf(way.map(drawn))).join("");
  return { height, line: pathOf(road), surroundings, isTown, states, points, scale };
}
