/** The ground of the Grand Canyon: temples between river and rims, and Marble Canyon for the river's own view. */

import type { Profile, Ridge } from "./landform.ts";
import { alongside, heightOf, reachOf } from "./landform.ts";
import { clamp, fbm } from "./random.ts";
import type { Terrain } from "./terrain.ts";
import { terrain } from "./terrain.ts";

/** [distance-like reach, height]: gorge, Tonto, Redwall, Supai steps, Hermit, Coconino, Kaibab. */
const PROFILE: Profile = [
  [0, 0],
  [0.1, 0.2],
  [0.14, 0.235],
  [0.3, 0.29],
  [0.315, 0.46],
  [0.36, 0.48],
  [0.367, 0.53],
  [0.41, 0.55],
  [0.417, 0.6],
  [0.46, 0.62],
  [0.467, 0.67],
  [0.58, 0.75],
  [0.595, 0.88],
  [0.64, 0.905],
  [0.65, 0.99],
  [0.8, 1],
  [3, 1.02],
];

const RIDGES: readonly Ridge[] = [
  // The temple, its saddle and its spurs.
  [1.75, 6.6, 2.0, 6.32, 0.715, 0.5],
  [2.1, 6.7, 3.4, 9.2, 0.47, 0.36],
  [1.9, 6.3, 0.6, 5.9, 0.4, 0.3],
  [1.9, 6.3, 2.3, 4.4, 0.39, 0.3],
  // The throne: a long flat mesa behind it.
  [6.4, 10.8, 9, 11.6, 0.76, 0.4],
  // Left bank.
  [-3.2, 8.6, -4.2, 9.4, 0.7, 0.42],
  [-3.2, 8.6, -2.0, 7.9, 0.45, 0.34],
  [-4.2, 9.4, -6.5, 12, 0.6, 0.3],
  [-4.6, 5.2, -3.4, 5.0, 0.47, 0.34],
  [-0.4, 14.6, 0.2, 14.9, 0.68, 0.42],
  [0.2, 14.9, 2.4, 17, 0.5, 0.3],
];

/** Side creeks that cut the Tonto down to the river. */
const CREEKS: readonly (readonly [number, number, number, number])[] = [
  [-0.5, 5.4, -2.4, 6.6],
  [-0.3, 7.4, 1.2, 8.4],
  [-0.8, 2.4, -2.4, 3.6],
  [-0.6, 9, -2.2, 10.6],
];

/** World height of the rims. */
export const RISE = 2;
const river = (y: number): number => -0.55 + 0.5 * Math.sin(y * 0.75 + 1.1) + 0.12 * Math.sin(y * 2.1);

/** How far the water has cut down at a point: low near the river and its creeks. */
function gorge(x: number, y: number): number {
  let cutting = Math.abs(x - river(y)) * 0.25 - 0.03;
  for (const creek of CREEKS) {
    const { along, off } = alongside(x, y, creek);
    cutting = Math.min(cutting, 0.02 + along * 0.13 + off * 0.3);
  }
  return cutting;
}

function build(): Terrain {
  const bend = fbm(3, 4);
  const alcove = fbm(11, 5);
  return terrain(-14, 0, 28, 2000, (x, y) => {
    const wx = x + bend(x * 0.8, y * 0.8) * 0.42;
    const wy = y + bend(x * 0.8 + 40, y * 0.8) * 0.42;
    const bite = alcove(x * 1.6, y * 1.6) * 0.085;
    const rim = 0.72 + (wy - 18.5 + Math.abs(wx - 1) * 0.12) * 0.25;
    const reach = Math.max(0, reachOf(RIDGES, wx, wy), Math.min(rim, 0.9)) + bite;
    const tonto = 0.2 + bend(x * 0.2, y * 0.2) * 0.05;
    return heightOf(PROFILE, Math.min(Math.max(reach, tonto), gorge(wx, wy) + bite * 0.35)) * RISE;
  });
}

/** Marble Canyon: the river between Redwall cliffs, one bend after the other. */
export function marble(): Terrain {
  const bend = fbm(5, 4);
  const alcove = fbm(23, 5);
  return terrain(-5, 0, 11, 1500, (x, y) => {
    const wx = x + bend(x * 0.9, y * 0.9) * 0.3;
    const bite = alcove(x * 1.5, y * 1.5) * 0.08;
    const course = 1.5 * Math.sin(y * 0.52 - 0.35) - 0.45;
    const side = wx > course ? 0.3 : 0.36;
    const off = Math.abs(wx - course) - 0.5;
    return (
      heightOf(PROFILE, off < 0 ? 0 : Math.max(0.1 + off * 0.1, 0.16 + off * side + bite)) * 1.9 - (off < 0 ? 0 : 0.36)
    );
  });
}

let baked: Terrain | undefined;
export const land = (): Terrain => (baked ??= build());

/** Grand Canyon West: the river in loops at the foot of stepped walls, a point of the rim ending in a knoll. */
export function westRim(): Terrain {
  const bend = fbm(15, 4);
  const alcove = fbm(41, 5);
  const rubble = fbm(7, 3);
  return terrain(-9, -1, 18, 1700, (x, y) => {
    const wx = x + bend(x * 0.9, y * 0.9) * 0.32;
    const wy = y + bend(x * 0.9 + 30, y * 0.9) * 0.32;
    const course = -1.15 + 1.1 * Math.sin(y * 0.62 + 2.5) + 0.05 * y;
    const bite = alcove(x * 1.5, y * 1.5) * 0.09;
    const off = Math.abs(wx - course) - 0.17;
    if (Math.abs(x - course + bend(x * 2, y * 2) * 0.05) < 0.15) return 0;
    const point: readonly Ridge[] = [
      [1.5, -1, 1.1, 1.6, 0.84, 0.62],
      [1.1, 1.6, 0.6, 3.4, 0.82, 0.62],
    ];
    const bay = alongside(x, y, [2.1, 5, 3.1, 0.2]).off * 0.34;
    const rim = Math.min(0.12 + off * 0.24, 0.2 + bay, 0.9);
    const reach = Math.max(rim, reachOf(point, wx, wy)) + bite;
    const knoll = 0.42 * clamp(1.1 - Math.hypot(x - 0.66, (y - 3.15) * 0.8) / 0.5) * (1 + rubble(x * 5, y * 5) * 0.3);
    return heightOf(PROFILE, Math.max(0.02, reach)) * RISE + (reach > 0.64 ? knoll : 0);
  });
}
