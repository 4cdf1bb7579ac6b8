/** Flowing rock walls either side of a slot: fins far to near, each with bedding that follows its edge. */

import type { Sheet } from "./lib.ts";
import { noise2 } from "./random.ts";
import type { Pt } from "./trace.ts";
import { curve } from "./trace.ts";

/** The edge of a fin: where across (0..1) at even steps from top to bottom. */
export type Edge = readonly number[];

/** Fins far to near. Nearer ones hide the farther ones, so the order is the depth. */
export interface Walls {
  left: readonly Edge[];
  right: readonly Edge[];
}

/** From along the slot (t, 0 top .. 1 bottom) and across it (s) to picture px. */
export type Map2 = (t: number, s: number) => Pt;

/** Light to dark; the first is the sky in the slot. */
export type Inks = readonly string[];
/** The ink `step` steps down from the lightest. */
export const inked = (inks: Inks, step: number): string => inks[Math.min(inks.length - 1, step)] ?? "#000";

/** Smooth curve through evenly spaced values (Catmull–Rom). */
function along(edge: Edge, t: number): number {
  const u = Math.min(0.9999, Math.max(0, t)) * (edge.length - 1);
  const i = Math.floor(u);
  const f = u - i;
  const at = (k: number): number => edge[Math.min(edge.length - 1, Math.max(0, k))] ?? 0;
  const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
  return b + 0.5 * f * (c - a + f * (2 * a - 5 * b + 4 * c - d + f * (3 * (b - c) + d - a)));
}

/** Everything from the line across(t) outwards, as one curved piece. */
function outward(map: Map2, outer: number, across: (t: number) => number): string {
  const points: Pt[] = [map(-0.04, outer)];
  for (let t = -0.04; t <= 1.041; t += 0.03) points.push(map(t, across(t)));
  points.push(map(1.04, outer));
  return curve(points);
}

/** Bedding of one fin, from its lit edge into its shade; each number is a step down the inks. */
const BEDDING = [0, 1, 0, 1, 2, 1, 2] as const;

/** Where the farthest walls stand on the sand; from there down each fin's edge spreads towards the viewer. */
export const FOOT = 0.765;
const flare = (t: number, foot: number): number => Math.max(0, t - foot) ** 1.25 * 1.9;

function fin(
  sheet: Sheet,
  map: Map2,
  edge: Edge,
  next: Edge | undefined,
  depth: number,
  side: 1 | -1,
  seed: number,
  inks: Inks,
  flared: 0 | 1,
): void {
  const swell = noise2(seed);
  const outer = side < 0 ? -0.5 : 1.5;
  const foot = FOOT + depth * (side < 0 ? 0.07 : 0.085);
  const room = (t: number): number =>
    (next ? Math.abs(along(next, t) - along(edge, t)) : side < 0 ? along(edge, t) : 1 - along(edge, t)) * 1.25 + 0.015;
  let shift: (t: number) => number = () => 0;
  BEDDING.forEach((ink, j) => {
    const before = shift;
    const thick = (t: number): number =>
      j === 0 ? 0 : (room(t) / BEDDING.length) * Math.max(0.16, 0.85 + 1.4 * swell(t * 2.2 + j * 0.3, j * 0.8));
    shift = (t) => before(t) + thick(t);
    const line = shift;
    const across = (t: number): number =>
      along(edge, t + j * 0.02) + side * (line(t) + flared * flare(t + j * 0.012, foot));
    sheet.ink(inked(inks, depth + ink + 2), outward(map, outer, across));
  });
}

/** Print walls and their bedding; `flared` spreads the feet of the fins over the floor. */
export function walls(
  sheet: Sheet,
  map: Map2,
  { left, right }: Walls,
  seed: number,
  inks: Inks,
  flared: 0 | 1 = 1,
): void {
  const layers = Math.max(left.length, right.length);
  for (let k = 0; k < layers; k++) {
    const [l, r] = [left[k], right[k]];
    if (r) fin(sheet, map, r, right[k + 1], k, 1, seed + k * 7, inks, flared);
    if (l) fin(sheet, map, l, left[k + 1], k, -1, seed + k * 7 + 100, inks, flared);
  }
}
