/** Hand-placed landforms: how far a point "reaches" into the rock, and the profile that turns reach into height. */

import { clamp } from "./random.ts";

/** [reach, height] knots of a slope-and-cliff profile, rising. */
export type Profile = readonly (readonly [number, number])[];

/** Height for a reach: straight between knots, flat beyond the ends. */
export function heightOf(profile: Profile, reach: number): number {
  let [r0, z0] = profile[0] ?? [0, 0];
  if (reach <= r0) return z0;
  for (const [r1, z1] of profile) {
    if (reach <= r1) return z0 + ((z1 - z0) * (reach - r0)) / (r1 - r0);
    [r0, z0] = [r1, z1];
  }
  return z0;
}

/** A temple, fin or spur: a segment with a summit reach that falls off with distance. */
export type Ridge = readonly [x0: number, y0: number, x1: number, y1: number, top: number, fall: number];

/** How far along a segment (0..1) the point's foot lies, and its distance to it. */
export function alongside(
  x: number,
  y: number,
  [x0, y0, x1, y1]: readonly [number, number, number, number, ...number[]],
): { along: number; off: number } {
  const dx = x1 - x0;
  const dy = y1 - y0;
  const along = clamp(((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy || 1));
  return { along, off: Math.hypot(x - x0 - dx * along, y - y0 - dy * along) };
}

/** The highest reach any of the ridges gives a point. */
export function reachOf(ridges: readonly Ridge[], x: number, y: number): number {
  let reach = -1;
  for (const r of ridges) reach = Math.max(reach, r[4] - alongside(x, y, r).off * r[5]);
  return reach;
}
