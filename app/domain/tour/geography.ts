/** Distances and roads between points of a map. */

import type { Coordinates } from "./detail.ts";
import type { LatLon, Region } from "./place.ts";

/** What lies this near to a road, in degrees, is on the way of those who take it. */
const NEAR_ROAD = 0.15;
const SAME_TOWN = 0.03;

/** A degree of longitude is shorter away from the equator: by this factor at a latitude. */
export function narrowing(latitude: number): number {
  return Math.cos((latitude * Math.PI) / 180);
}

/** Degrees of latitude. */
export function distanceBetween(a: LatLon, b: LatLon): number {
  return Math.hypot(a[0] - b[0], (a[1] - b[1]) * narrowing((a[0] + b[0]) / 2));
}

const MILES_PER_DEGREE = 69;

/** Straight, to a tenth of a mile. */
export function milesBetween(a: Coordinates, b: Coordinates): number {
  const degrees = distanceBetween([a.latitude, a.longitude], [b.latitude, b.longitude]);
  return Math.round(degrees * MILES_PER_DEGREE * 10) / 10;
}

/** True if all points are in the region, and there is one. */
export function isInRegion({ south, west, north, east }: Region, points: readonly LatLon[]): boolean {
  return (
    points.length > 0 &&
    points.every(
      ([latitude, longitude]) => latitude >= south && latitude <= north && longitude >= west && longitude <= east,
    )
  );
}

/** The point at which a road comes nearest to a place: 1.5 is halfway between its second and third points. */
function nearestOn(road: readonly LatLon[], place: LatLon): { position: number; distance: number } {
  let nearest = { position: 0, distance: Infinity };
  const shorter = narrowing(place[0]);
  for (const [index, from] of road.slice(0, -1).entries()) {
    const to = road[index + 1] ?? from;
    const [north, east] = [to[0] - from[0], (to[1] - from[1]) * shorter];
    const along = (place[0] - from[0]) * north + (place[1] - from[1]) * shorter * east;
    const share = Math.min(1, Math.max(0, along / (north * north + east * east)));
    const distance = distanceBetween(place, [from[0] + share * north, from[1] + (share * east) / shorter]);
    if (distance < nearest.distance) nearest = { position: index + share, distance };
  }
  return nearest;
}

/** The towns and junctions between two places on one of the roads; none for places that no road joins. */
export function roadBetween(roads: Region["roads"], a: LatLon, b: LatLon): LatLon[] {
  for (const road of roads) {
    const [from, to] = [nearestOn(road, a), nearestOn(road, b)];
    if (Math.max(from.distance, to.distance) > NEAR_ROAD) continue;
    const [first, last] = [Math.min(from.position, to.position), Math.max(from.position, to.position)];
    const isBetween = (town: LatLon) => [a, b].every((place) => distanceBetween(town, place) > SAME_TOWN);
    const between = road.filter((town, index) => index > first && index < last && isBetween(town));
    return from.position < to.position ? between : between.toReversed();
  }
  return [];
}
