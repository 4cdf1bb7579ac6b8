/** The ground of the Valley of Fire: the Fire Wave, the beehives and the road's valley. */

import type { Profile, Ridge } from "./landform.ts";
import { heightOf, reachOf } from "./landform.ts";
import { fbm, step } from "./random.ts";
import type { Terrain } from "./terrain.ts";
import { terrain } from "./terrain.ts";

/** A smooth swell of rock: center, half-widths, height. */
type Swell = readonly [x: number, y: number, wide: number, deep: number, high: number];

const WAVE: readonly Swell[] = [
  [2.6, 4.2, 1.5, 2.2, 0.95],
  [1.2, 5.8, 0.9, 1.1, 0.42],
  [-4.4, 5.6, 1.8, 1.9, 0.5],
  [-0.9, 3.1, 0.9, 1.2, 0.16],
  [0.9, 1.4, 1.1, 1, 0.16],
  [-2.2, 1.6, 1.2, 1, 0.1],
];

const OUTCROPS: readonly Ridge[] = [
  [-5.5, 10, -3.2, 9.4, 0.62, 0.5],
  [-1.4, 10.6, 0.4, 11, 0.5, 0.45],
  [2.6, 10.4, 5.6, 9.6, 0.66, 0.42],
  [6, 8, 8, 7.5, 0.7, 0.4],
];
const CRAGS: Profile = [
  [0, 0],
  [0.1, 0.06],
  [0.2, 0.36],
  [0.3, 0.48],
  [0.36, 0.78],
  [0.46, 0.9],
  [0.52, 1.2],
  [0.7, 1.4],
];

function build(): Terrain {
  const bend = fbm(4, 3);
  const crack = fbm(21, 5);
  return terrain(-10, 0, 22, 1300, (x, y) => {
    let z = 0;
    for (const [cx, cy, wide, deep, high] of WAVE) {
      const u = (x - cx + bend(x * 0.5, y * 0.5) * 0.3) / wide;
      const v = (y - cy + bend(x * 0.5 + 30, y * 0.5) * 0.3) / deep;
      z += high * Math.exp(-(u * u + v * v));
    }
    const reach = reachOf(OUTCROPS, x + bend(x, y) * 0.3, y) + crack(x * 1.6, y * 1.6) * 0.14;
    const mountains = step(15, 19, y) * (0.8 + crack(x * 0.35, y * 0.35) * 0.7);
    return Math.max(z, heightOf(CRAGS, reach), mountains);
  });
}

let baked: Terrain | undefined;
export const land = (): Terrain => (baked ??= build());

/** Domes [x, y, radius, height], each a stack of weathered ledges. */
const HIVES: readonly (readonly [number, number, number, number])[] = [
  [-1.9, 3.6, 1.15, 1.3],
  [-3.6, 4.6, 1.2, 1.05],
  [1.7, 4.4, 1.1, 1.25],
  [2.9, 3.4, 0.95, 0.8],
  [3.9, 5, 1.4, 1.5],
  [0.35, 7.4, 1.1, 1],
  [-1.5, 8, 1.2, 0.9],
  [-5, 7, 1.5, 1.3],
  [5.6, 8.4, 1.6, 1.4],
  [2.3, 9.6, 1.3, 0.9],
];

const hiveBend = fbm(17, 4);
/** Which ledge a point belongs to, in whole ledges; they dip a little to the left. */
export const ledgeAt = (x: number, y: number, z: number): number =>
  (z + x * 0.07 + hiveBend(x * 0.7, y * 0.7) * 0.09) / 0.12;

export function hives(): Terrain {
  const bend = hiveBend;
  return terrain(-8, 0, 16, 1500, (x, y) => {
    let z = 0.06 * bend(x * 0.6, y * 0.6);
    for (const [cx, cy, radius, high] of HIVES) {
      const off = (Math.hypot(x - cx, (y - cy) * 1.1) / radius) * (1 + bend(x * 1.1 + cx, y * 1.1) * 0.2);
      if (off < 1) z = Math.max(z, high * (1 - off ** 2.4));
    }
    return z + Math.sin(ledgeAt(x, y, z) * Math.PI * 2) * 0.01 * step(0.08, 0.2, z);
  });
}

/** Mouse's Tank Road: [x] at distance y. */
export const lane = (y: number): number => 0.1 + 0.75 * Math.sin(y * 0.62 - 0.15) * Math.min(1, y / 5);

export function valley(): Terrain {
  const bend = fbm(27, 4);
  const crack = fbm(33, 5);
  const crags: readonly Ridge[] = [
    [-4.6, 5, -2.6, 4.2, 0.46, 0.42],
    [2.6, 4.8, 5, 4, 0.56, 0.45],
    [-3.4, 8.2, -1.6, 7.6, 0.56, 0.5],
    [1.9, 8, 3.4, 8.6, 0.5, 0.5],
    [-1.2, 12, 2.6, 12.6, 0.62, 0.4],
    [-7, 9, -4.4, 10, 0.66, 0.4],
    [5, 8, 8, 9, 0.7, 0.4],
    [-5, 13, -3, 13, 0.7, 0.4],
  ];
  return terrain(-9, 0, 18, 1300, (x, y) => {
    const free = step(0.25, 0.9, Math.abs(x - lane(y)));
    const reach = reachOf(crags, x + bend(x, y) * 0.35, y + bend(x + 20, y) * 0.3) + crack(x * 1.6, y * 1.6) * 0.15;
    return 0.05 * y * 0.5 + (0.04 * bend(x * 0.8, y * 0.8) + heightOf(CRAGS, reach)) * free;
  });
}
