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
const FOOT = 0.765;
const flare = (t: number, foot: number): number => Math.max(0, t - foot) ** 1.25 * 1.9;

/** How the walls are bedded. */
export interface Bedding {
  seed: number;
  inks: Inks;
  /** How unevenly beds swell and pinch, about 0.5 (straight varnish) to 1.4 (flowing dunes). */
  swell: number;
  /** Whether the fins stand on a floor and spread their feet over it. */
  standing: boolean;
}

interface Fin {
  edge: Edge;
  /** The next nearer fin on the same side: the beds fill the room up to it. */
  next: Edge | undefined;
  depth: number;
  side: 1 | -1;
}

function fin(sheet: Sheet, map: Map2, { edge, next, depth, side }: Fin, bedding: Bedding): void {
  const noise = noise2(bedding.seed + depth * 7 + (side < 0 ? 100 : 0));
  const outer = side < 0 ? -0.5 : 1.5;
  const foot = FOOT + depth * (side < 0 ? 0.07 : 0.085);
  const edgeRoom = (t: number): number => (side < 0 ? along(edge, t) : 1 - along(edge, t));
  const room = (t: number): number => (next ? Math.abs(along(next, t) - along(edge, t)) : edgeRoom(t)) * 1.25 + 0.015;
  let shift: (t: number) => number = () => 0;
  BEDDING.forEach((ink, j) => {
    const before = shift;
    const thick = (t: number): number => {
      if (j === 0) return 0;
      const uneven = noise(t * 1.6 * bedding.swell + j * 0.3, j * 0.8) * bedding.swell;
      return (room(t) / BEDDING.length) * Math.max(0.16, 0.85 + uneven);
    };
    shift = (t) => before(t) + thick(t);
    const line = shift;
    const across = (t: number): number =>
      along(edge, t + j * 0.02) + side * (line(t) + (bedding.standing ? flare(t + j * 0.012, foot) : 0));
    sheet.ink(inked(bedding.inks, depth + ink + 2), outward(map, outer, across));
  });
}

/** Draws walls with their bedding, far fins first. */
export function walls(sheet: Sheet, map: Map2, { left, right }: Walls, bedding: Bedding): void {
  for (let depth = 0; depth < Math.max(left.length, right.length); depth++) {
    const [l, r] = [left[depth], right[depth]];
    if (r) fin(sheet, map, { edge: r, next: right[depth + 1], depth, side: 1 }, bedding);
    if (l) fin(sheet, map, { edge: l, next: left[depth + 1], depth, side: -1 }, bedding);
  }
}
