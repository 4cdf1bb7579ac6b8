/** Distances and roads between points of a map. */

import type { Coordinates } from "./detail.ts";
import type { LatLon, Region } from "./place.ts";

/** A degree of longitude is shorter away from the equator: by this factor at a latitude. */
export function narrowing(latitude: number): number {
  return Math.cos((latitude * Math.PI) / 180);
}

/** Degrees of latitude. */
function distanceBetween(a: LatLon, b: LatLon): number {
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
