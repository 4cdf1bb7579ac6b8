/** The ground of Zion: the Watchman's valley, and the gorge round Angels Landing. */

import type { Profile, Ridge } from "./landform.ts";
import { heightOf, reachOf } from "./landform.ts";
import { clamp, fbm } from "./random.ts";
import type { Terrain } from "./terrain.ts";
import { terrain } from "./terrain.ts";

/** Floor, talus, Kayenta ledges, the great Navajo cliff, the summit ramps. */
const PROFILE: Profile = [
  [0, 0],
  [0.12, 0.05],
  [0.34, 0.36],
  [0.345, 0.44],
  [0.4, 0.48],
  [0.41, 0.6],
  [0.45, 0.63],
  [0.48, 0.98],
  [0.52, 1.03],
  [0.55, 1.26],
  [0.6, 1.33],
  [0.63, 1.62],
  [0.68, 1.72],
  [0.72, 1.98],
  [0.76, 2.06],
  [0.88, 2.6],
];

const RIDGES: readonly Ridge[] = [
  // The Watchman: summit, spires beside it, shoulder to the left, steps to the right.
  [-1.3, 8.6, -1.2, 8.8, 0.88, 0.52],
  [-1.3, 8.6, -2, 8.9, 0.7, 0.46],
  [-0.75, 8.5, -0.6, 8.7, 0.69, 0.6],
  [-1.3, 8.6, -3.4, 9.2, 0.6, 0.36],
  [-1.1, 8.8, 0.3, 9.2, 0.53, 0.4],
  [-1.2, 8.6, -1.1, 7.4, 0.45, 0.34],
  [-1.9, 8.8, -2.2, 7.9, 0.46, 0.4],
  // Its wall, running off to the left and back.
  [-3.4, 9.2, -6.5, 9.5, 0.66, 0.3],
  [-5.2, 6.6, -4.6, 6.2, 0.6, 0.34],
  [-9, 7, -5.2, 6.6, 0.76, 0.3],
  // Far wall beyond the gap, and the west side.
  [1.2, 15.5, 6, 14.5, 0.68, 0.22],
  [3.3, 10.4, 6.4, 9.8, 0.66, 0.28],
  [4.4, 6.4, 8, 6, 0.78, 0.34],
];

const river = (y: number): number => 0.55 * Math.sin(y * 0.9 - 0.9) + 0.25 - y * 0.02;

function build(): Terrain {
  const bend = fbm(8, 4);
  const alcove = fbm(31, 5);
  return terrain(-9, 0, 18, 1200, (x, y) => {
    const wx = x + bend(x * 0.8, y * 0.8) * 0.3;
    const wy = y + bend(x * 0.8 + 40, y * 0.8) * 0.3;
    const reach = reachOf(RIDGES, wx, wy);
    const bank = Math.abs(x + bend(x * 1.5, y * 1.5) * 0.1 - river(y)) - 0.24;
    if (bank < 0) return 0;
    const bite = alcove(x * 1.7, y * 1.7) * 0.1 * clamp(reach * 5 - 1);
    return Math.max(0.03, heightOf(PROFILE, reach + bite));
  });
}

/** Angels Landing: a fin from the west wall, the river bending round its foot. */
const FIN: readonly Ridge[] = [
  [-3.2, 5.4, -1.1, 4.7, 0.56, 0.85],
  [-1.1, 4.7, -0.2, 4.3, 0.66, 0.9],
  [-0.2, 4.3, 0.15, 4.1, 0.5, 0.9],
  [-2.2, 5.0, -1.6, 4.9, 0.62, 0.9],
];

export function gorge(): Terrain {
  const bend = fbm(14, 4);
  const alcove = fbm(37, 5);
  return terrain(-6, 0, 14, 1300, (x, y) => {
    const wx = x + bend(x * 0.8, y * 0.8) * 0.35;
    const wy = y + bend(x * 0.8 + 40, y * 0.8) * 0.25;
    const axis = 0.25 + 0.5 * Math.sin(y * 0.55 - 0.6);
    const course = axis + 0.75 * Math.exp(-((y - 4.2) ** 2) * 0.9) - 0.2 * Math.sin(y * 1.7);
    if (Math.abs(x - course) < 0.1) return 0;
    const wall = Math.max(0.5 * (Math.abs(wx - axis) - (wx < axis ? 1 : 1.35)) + 0.16, (wy - 11.2 + wx * 0.5) * 0.35);
    const reach = Math.max(Math.min(wall, 0.72), reachOf(FIN, wx, wy));
    return Math.max(0.03, heightOf(PROFILE, reach + alcove(x * 1.7, y * 1.7) * 0.1 * clamp(reach * 5 - 1)));
  });
}

/** Middle of the river in the Narrows. */
export const narrowsCourse = (y: number): number => 0.34 * Math.sin(y * 1.25 + 0.5) + 0.12 * Math.sin(y * 2.7);

/** The Narrows: vertical walls either side of a river that fills the floor from wall to wall. */
export function narrows(): Terrain {
  const bend = fbm(19, 3);
  const flute = fbm(43, 4);
  return terrain(-3, 0, 7, 1400, (x, y) => {
    const course = narrowsCourse(y);
    const half = 0.36 + bend(3, y * 1.4) * 0.07;
    const off = Math.abs(x - course) - half + flute(x * 1.2, y * 3.4) * 0.06;
    if (off < 0) return 0;
    const bulge = bend(x * 2 + 9, y * 2) * 0.05;
    if (off < 0.05 + bulge * 0.4) return 0.5 + off;
    if (off < 0.1 + bulge) return 1.1 + off;
    if (off < 0.2 + bulge) return 2 + off * 0.4;
    return 3.1 + off * 0.6;
  });
}

let baked: Terrain | undefined;
export const land = (): Terrain => (baked ??= build());
