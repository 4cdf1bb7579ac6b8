/** Leafy crowns as a formula over pixels: round masses, one light, leaf-rough edges. */

import type { Sample } from "./lib.ts";
import { fbm, seeded } from "./random.ts";

/** A ball of leaves in picture px; later ones stand in front. */
export type Crown = readonly [x: number, y: number, r: number];

/** One broad-leaved tree, foot at (x, y). */
export function tree(x: number, y: number, h: number, seed: number): Crown[] {
  const chance = seeded(seed);
  const lobes: readonly Crown[] = [
    [0.02, 0.82, 0.17],
    [-0.17, 0.66, 0.19],
    [0.18, 0.64, 0.2],
    [-0.27, 0.42, 0.17],
    [0.28, 0.4, 0.18],
    [0, 0.5, 0.24],
    [-0.1, 0.28, 0.16],
    [0.13, 0.27, 0.16],
  ];
  const flip = chance() < 0.5 ? -1 : 1;
  return lobes.map(
    ([u, v, r]): Crown => [
      x + (u * flip + (chance() - 0.5) * 0.12) * h,
      y - (v + (chance() - 0.5) * 0.08) * h,
      r * h * (0.85 + chance() * 0.35),
    ],
  );
}

/** Uneven trees and gaps along a line from (x0, y0) to (x1, y1); heights about h. */
export function treeLine(x0: number, y0: number, x1: number, y1: number, h: number, seed: number): Crown[] {
  const chance = seeded(seed);
  const out: Crown[] = [];
  for (let t = 0; t <= 1; t += ((0.28 + chance() ** 2 * 0.9) * h) / Math.hypot(x1 - x0, y1 - y0)) {
    const tall = h * (0.45 + chance() * 0.6);
    out.push(...tree(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, tall, seed + out.length));
  }
  return out;
}

/** A look for `shoot`: the crowns lit from direction (sx, sy) in picture px, as plane 0. */
export function foliage(
  crowns: readonly Crown[],
  sx: number,
  sy: number,
  seed: number,
): (px: number, py: number) => Sample | null {
  const leaf = fbm(seed, 3);
  const size = crowns.reduce((sum, c) => sum + c[2], 0) / Math.max(1, crowns.length);
  const grain = Math.max(7, size * 0.38);
  return (px, py) => {
    const wx = px + leaf(px / grain, py / grain) * size * 0.27;
    const wy = py + leaf(px / grain + 50, py / grain) * size * 0.27;
    let dark = -1;
    for (const [x, y, r] of crowns) {
      const dx = (wx - x) / r;
      const dy = (wy - y) / r;
      if (dx * dx + dy * dy < 1) dark = 0.52 - (dx * sx + dy * sy) * 0.55;
    }
    return dark < -0.9 ? null : { plane: 0, dark: Math.min(0.99, Math.max(0, dark)) };
  };
}
