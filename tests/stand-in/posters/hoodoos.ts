/** Hoodoos: rows of weathered rock columns whose beds bulge at the same heights, lit from one side. */

import type { Sheet } from "./lib.ts";
import { print, shoot } from "./lib.ts";
import type { Noise2 } from "./random.ts";
import { clamp, fbm, noise2, seeded } from "./random.ts";

/** Half widths down a column: [part of the way down, part of `half`]. */
export type Outline = readonly (readonly [number, number])[];

export interface Hoodoo {
  x: number;
  /** Picture y of its summit. */
  top: number;
  /** Half width at the foot. */
  half: number;
  outline: Outline;
}

/** One depth plane of hoodoos. */
export interface Row {
  hoodoos: readonly Hoodoo[];
  /** Picture y where the columns have their full width; nothing is drawn below. */
  foot: (x: number) => number;
  /** Height of one bed in px. */
  bed: number;
  seed: number;
  /** Part of a column's width that the sun, on the left, reaches: 0..1. */
  lit: number;
}

export const SPIRE: Outline = [
  [0, 0.1],
  [0.03, 0.22],
  [0.1, 0.3],
  [0.3, 0.44],
  [0.6, 0.72],
  [1, 1],
];
export const CAPPED: Outline = [
  [0, 0.2],
  [0.02, 0.4],
  [0.08, 0.48],
  [0.11, 0.3],
  [0.2, 0.34],
  [0.5, 0.62],
  [1, 1],
];
export const BLUNT: Outline = [
  [0, 0.3],
  [0.03, 0.5],
  [0.2, 0.55],
  [0.26, 0.48],
  [0.6, 0.75],
  [1, 1],
];
/** A capstone block on a narrow neck over a long bedded shaft. */
export const HAMMER: Outline = [
  [0, 0.2],
  [0.006, 0.34],
  [0.02, 0.43],
  [0.04, 0.48],
  [0.09, 0.5],
  [0.12, 0.46],
  [0.14, 0.22],
  [0.165, 0.17],
  [0.19, 0.21],
  [0.22, 0.31],
  [0.26, 0.36],
  [0.3, 0.33],
  [0.36, 0.4],
  [0.42, 0.39],
  [0.5, 0.47],
  [0.58, 0.46],
  [0.7, 0.62],
  [0.85, 0.8],
  [1, 1],
];

/** Columns spaced along a skyline, with seeded jitter: `loose` px down from `crest(x)` at most. */
export function colonnade(
  x0: number,
  x1: number,
  half: number,
  crest: (x: number) => number,
  loose: number,
  seed: number,
): Hoodoo[] {
  const chance = seeded(seed);
  const out: Hoodoo[] = [];
  for (let x = x0; x < x1; x += half * (0.8 + chance() * 0.8)) {
    const kind = chance();
    out.push({
      x,
      top: crest(x) + loose * chance() ** 0.8,
      half: half * (0.7 + chance() * 0.6),
      outline: kind < 0.5 ? SPIRE : kind < 0.78 ? CAPPED : BLUNT,
    });
  }
  return out;
}

function along(outline: Outline, part: number): number {
  let [p0, w0] = outline[0] ?? [0, 1];
  for (const [p1, w1] of outline) {
    if (part <= p1) return p1 === p0 ? w1 : w0 + ((w1 - w0) * (part - p0)) / (p1 - p0);
    [p0, w0] = [p1, w1];
  }
  return w0;
}

function girth(h: Hoodoo, y: number, row: Row, beds: Noise2): number {
  const part = clamp((y - h.top) / Math.max(1, row.foot(h.x) - h.top));
  const bulge = 1 + 0.2 * beds(y / row.bed, 0.5) + 0.1 * beds(y / row.bed + 31, h.x / 40);
  return h.half * along(h.outline, part) * bulge;
}

/** Ink number at a pixel: 0 lit, 1 half-lit, 2 shade, 3 deep; null beside the row. */
function inkOf(row: Row): (px: number, py: number) => number | null {
  const beds = noise2(row.seed);
  const grain = fbm(row.seed + 7, 3);
  const flute = fbm(row.seed + 13, 2);
  return (px, py) => {
    if (py > row.foot(px)) return null;
    let best = 0;
    let tone: number | null = null;
    for (const h of row.hoodoos) {
      if (py <= h.top || Math.abs(px - h.x) > h.half * 1.6) continue;
      const wobble = grain(px / 26, py / 30) * Math.min(9, h.half * 0.16);
      const wide = Math.max(1, girth(h, py, row, beds));
      const lean = beds(py / (row.bed * 3) + 13, h.x / 50) * h.half * 0.07;
      const u = (px + wobble - h.x - lean) / wide;
      // Where columns overlap, the one whose axis lies nearest stands in front.
      const front = (1 - Math.abs(u)) * wide;
      if (front <= best) continue;
      best = front;
      const groove = flute(px / (h.half * 0.7), py / (row.bed * 9)) * 0.5;
      const side = u + groove + beds(py / row.bed, 9) * 0.3;
      const edge = 2 * row.lit - 1;
      const dip = (groove * 1.6 - u * u * 0.5) * row.bed;
      const pale = beds((py + dip) / row.bed + 70, 0.5) > 0.25;
      tone = side < edge ? (pale && side < edge - 0.12 ? 0 : 1) : side < edge + 0.7 ? 2 : 3;
    }
    return tone;
  };
}

/** Draws one row: a ramp of four inks from lit to deep shade. */
export function layRow(sheet: Sheet, row: Row, ramp: readonly string[], minArea = 60): void {
  const ink = inkOf(row);
  const look = (px: number, py: number) => {
    const tone = ink(px, py);
    return tone === null ? null : { plane: 0, dark: (tone + 0.5) / 4 };
  };
  print(sheet, shoot(sheet, 2, look), [ramp], { minArea, tolerance: 1.3 });
}
