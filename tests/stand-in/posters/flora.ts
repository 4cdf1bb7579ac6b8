/** Hand-drawn trees, people, birds and clouds, for scale. */

import { rough } from "./lib.ts";
import { seeded } from "./random.ts";
import type { Pt } from "./trace.ts";
import { polygon } from "./trace.ts";

/** A clump of foliage: a roughened, slightly flat-bottomed oval. */
export function clump(x: number, y: number, rx: number, ry: number, seed: number): string {
  const chance = seeded(seed);
  const sides = 9;
  const ring = Array.from({ length: sides }, (_, i): Pt => {
    const a = (i / sides) * Math.PI * 2;
    const r = 0.85 + chance() * 0.3;
    return [x + Math.cos(a) * rx * r, y + Math.sin(a) * ry * r * (Math.sin(a) > 0 ? 0.7 : 1)];
  });
  const first = ring[0];
  return polygon(rough(first ? [...ring, first] : ring, 0.22, seed, Math.max(5, rx / 5)));
}

/** A limb: a tapering stroke through points, `w` wide at the foot. */
export function limb(points: readonly Pt[], w: number): string {
  const n = points.length - 1;
  const left: Pt[] = [];
  const right: Pt[] = [];
  points.forEach(([x, y], i) => {
    const [ax, ay] = points[Math.max(0, i - 1)] ?? [x, y];
    const [bx, by] = points[Math.min(n, i + 1)] ?? [x, y];
    const len = Math.hypot(bx - ax, by - ay) || 1;
    const half = (w / 2) * (1 - (0.8 * i) / n);
    left.push([x + ((by - ay) / len) * half, y - ((bx - ax) / len) * half]);
    right.unshift([x - ((by - ay) / len) * half, y + ((bx - ax) / len) * half]);
  });
  return polygon([...left, ...right]);
}

/** A wind-bent juniper or pinyon silhouette of the given height; negative `lean` bends left. */
export function juniper(x: number, y: number, height: number, lean: number, seed: number): string {
  const h = height;
  const chance = seeded(seed);
  const at = (u: number, v: number): Pt => [x + (u + lean * v * v) * h, y - v * h];
  const limbs = [
    limb([at(0, -0.03), at(0.04, 0.2), at(-0.02, 0.42), at(0.03, 0.7)], h * 0.1),
    limb([at(0.02, 0.22), at(-0.16, 0.36), at(-0.25, 0.5)], h * 0.05),
    limb([at(0.0, 0.36), at(0.17, 0.46), at(0.26, 0.6)], h * 0.045),
  ];
  const tufts: readonly (readonly [number, number, number])[] = [
    [-0.27, 0.5, 0.15],
    [-0.1, 0.63, 0.17],
    [0.1, 0.78, 0.2],
    [0.3, 0.62, 0.14],
    [-0.06, 0.9, 0.13],
    [0.2, 0.5, 0.1],
  ];
  return (
    limbs.join("") +
    tufts
      .map(([u, v, r], i) => {
        const [cx, cy] = at(u, v);
        return clump(cx, cy, r * h * (1 + chance() * 0.2), r * h * 0.62, seed + i);
      })
      .join("")
  );
}

/** A conifer silhouette (pine, fir): drooping steps either side of a spire. */
export function conifer(x: number, y: number, height: number, seed: number): string {
  const chance = seeded(seed);
  const tiers = 7;
  const left: Pt[] = [];
  const right: Pt[] = [];
  for (let i = 1; i <= tiers; i++) {
    const v = i / tiers;
    const reach = v ** 0.9 * height * 0.2;
    const py = y - height * (1 - v * 0.92);
    left.push([x - reach * (0.8 + chance() * 0.4), py], [x - reach * 0.45, py - height * 0.015]);
    right.push([x + reach * (0.8 + chance() * 0.4), py], [x + reach * 0.45, py - height * 0.015]);
  }
  return polygon([[x, y - height], ...right, [x + 2, y], [x - 2, y], ...left.reverse()]);
}

/** A standing or walking person, feet at (x, y), with a pack: for scale. */
export function person(x: number, y: number, h: number, stride = 0.12): string {
  const at = (u: number, v: number): Pt => [x + u * h, y - v * h];
  const head = polygon([at(-0.06, 0.9), at(-0.02, 1), at(0.05, 1), at(0.08, 0.92), at(0.04, 0.85), at(-0.03, 0.85)]);
  const body = polygon([
    at(-0.1, 0.82),
    at(0.08, 0.84),
    at(0.13, 0.5),
    at(0.1, 0.44),
    at(0.06 + stride, 0),
    at(stride, 0),
    at(0, 0.4),
    at(-stride, 0),
    at(-0.07 - stride, 0),
    at(-0.08, 0.48),
    at(-0.19, 0.55),
    at(-0.2, 0.78),
  ]);
  return head + body;
}

/** A long flat-based cloud streak. */
export function streak(x: number, y: number, length: number, thick: number, seed: number): string {
  const chance = seeded(seed);
  const top: Pt[] = [];
  const n = 6;
  for (let i = 1; i < n; i++) {
    const u = i / n;
    top.push([x + u * length, y - thick * Math.sin(u * Math.PI) ** 0.7 * (0.55 + chance() * 0.45)]);
  }
  const foot: Pt[] = [
    [x + length, y],
    [x + length * 0.62, y + thick * 0.3],
    [x + length * 0.3, y + thick * 0.1],
  ];
  return polygon(rough([[x, y], ...top, ...foot, [x, y]], 0.05, seed, 14));
}

/** A soaring bird, wing span `w`. */
export function bird(x: number, y: number, w: number): string {
  const at = (u: number, v: number): Pt => [x + u * w, y + v * w];
  return polygon([
    at(-0.5, -0.1),
    at(-0.22, -0.12),
    at(0, 0),
    at(0.24, -0.14),
    at(0.5, -0.06),
    at(0.22, -0.05),
    at(0.03, 0.09),
    at(-0.04, 0.08),
    at(-0.2, -0.04),
  ]);
}

/** A Joshua tree: forked limbs, each ending in a burst of blades. */
export function yucca(x: number, y: number, h: number, seed: number): string {
  const chance = seeded(seed);
  const burst = (bx: number, by: number, r: number): string => {
    const ring = Array.from({ length: 26 }, (_, i): Pt => {
      const a = (i / 26) * Math.PI * 2;
      const out = i % 2 === 0 ? r * (0.85 + chance() * 0.4) : r * 0.45;
      return [bx + Math.cos(a) * out, by + Math.sin(a) * out];
    });
    return polygon(ring);
  };
  const arms: readonly (readonly [number, number, number])[] = [
    [0, 0.46, -0.3],
    [0.02, 0.5, 0.26],
    [0, 0.62, -0.12],
    [0, 0.6, 0.1],
  ];
  let d = limb(
    [
      [x, y + 8],
      [x + h * 0.01, y - h * 0.35],
      [x, y - h * 0.7],
    ],
    h * 0.11,
  );
  for (const [u, v, lean] of arms) {
    const tip: Pt = [x + (u + lean) * h, y - (v + 0.2 + chance() * 0.12) * h];
    d +=
      limb([[x + u * h, y - (v - 0.16) * h], [x + (u + lean * 0.8) * h, y - v * h], tip], h * 0.07) +
      burst(tip[0], tip[1], h * 0.105);
  }
  return d + burst(x, y - h * 0.74, h * 0.11);
}

/** A fan palm silhouette of the given height: a leaning trunk and a crown of fronds. */
export function palm(x: number, y: number, h: number, seed: number): string {
  const chance = seeded(seed);
  let d = limb(
    [
      [x, y],
      [x + h * 0.03, y - h * 0.5],
      [x - h * 0.01, y - h],
    ],
    h * 0.06,
  );
  for (let i = 0; i < 13; i++) {
    const a = Math.PI * (-0.12 + (i / 12) * 1.24);
    const reach = h * (0.25 + chance() * 0.07);
    const [cx, cy] = [x - h * 0.01, y - h];
    const knee: Pt = [cx + Math.cos(a) * reach * 0.62, cy - Math.sin(a) * reach * 0.62 - reach * 0.14];
    const tip: Pt = [cx + Math.cos(a) * reach, cy - Math.sin(a) * reach * 0.62 + reach * 0.2];
    d += limb([[cx, cy], knee, tip], h * 0.04);
  }
  return d;
}
