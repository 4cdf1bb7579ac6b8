/** How the rock of the Grand Canyon is lit and inked, for all its views. */

import { land, RISE } from "./grand-canyon-land.ts";
import type { Sample } from "./lib.ts";
import { cutBand, print, Sheet, shoot } from "./lib.ts";
import type { Camera, Hit, Sun } from "./terrain.ts";
import { lens } from "./terrain.ts";

/** Pale beds: Kaibab and Coconino cliffs, one Supai ledge. */
function pale(z: number): boolean {
  const bed = z / RISE;
  return (bed > 0.76 && bed < 0.87) || bed > 0.91 || (bed > 0.54 && bed < 0.6);
}

/** Ink number: 0 lit, 1 half-lit, 2 shade, 3 deep shade. */
function ink(hit: Hit): number {
  if (hit.light < 0.04) return hit.nz > 0.55 ? 2 : 3;
  if (hit.nz > 0.8) return 1;
  return hit.light + (pale(hit.z) ? 0.18 : 0) > 0.5 ? 0 : 1;
}

/** Depth planes change at the two given distances. */
export const paint =
  (far: number, middle: number) =>
  (hit: Hit): Sample => {
    if (hit.z < 0.004) return { plane: 3, dark: 0 };
    const plane = hit.distance > far ? 0 : hit.distance > middle ? 1 : 2;
    return { plane, dark: (ink(hit) + 0.5) / 4 };
  };

export type Ramps = readonly (readonly string[])[];

/** Far, middle and near rock from lit to deep shade; then water. */
export const DUSK: Ramps = [
  ["#f4bb8b", "#eaa987", "#c48f99", "#b58296"],
  ["#f7b06c", "#e07a4c", "#8f5c80", "#7d4c75"],
  ["#f59a4e", "#cc5733", "#6a3d66", "#4f2b54"],
  ["#fbe3b4"],
];
export const MORNING: Ramps = [
  ["#f3cda6", "#e6b797", "#b9a3b4", "#ab94aa"],
  ["#f0a566", "#d97e52", "#8f6f93", "#7b5b84"],
  ["#ec8a48", "#bf5636", "#633f68", "#472c52"],
  ["#b4cdbd", "#86a68f", "#57737a"],
];
export const INK = "#2c1a38";

/** @param calm how much of the detail goes, for pictures with much else in them: 1 keeps all */
export function rock(sheet: Sheet, camera: Camera, sun: Sun, ramps: Ramps, calm = 1): Sheet {
  const shot = shoot(sheet, 2, lens(land(), sheet.width, sheet.height, camera, sun, paint(13, 8.6)));
  return print(sheet, shot, ramps, { minArea: 150 * calm, tolerance: 1.1 * calm ** 0.5 });
}

/** Sunset sky: two hand-cut bands over the paper, lower edges as parts of the height. */
export function dusk(width: number, height: number): Sheet {
  const sheet = new Sheet(width, height, "#dd9f90");
  const band = (at: number, seed: number): string =>
    cutBand(sheet, [at * height, (at - 0.018) * height, (at + 0.012) * height, at * height], seed);
  return sheet.ink("#eeb798", band(0.13, 2)).ink("#fbdcae", band(0.295, 3));
}
