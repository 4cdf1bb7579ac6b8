/** A landscape as a height grid, seen through a shift-lens camera under one sun. */

import type { Sample } from "./lib.ts";
import { clamp, fbm } from "./random.ts";

/** What a pixel shows; null is sky. */
export type Look = (px: number, py: number) => Sample | null;
export type Height = (x: number, y: number) => number;

/** Square world: x to the right, y away from the viewer, z up; `cells` per side. */
export interface Terrain {
  x0: number;
  y0: number;
  size: number;
  cells: number;
  z: Float32Array;
}

export interface Camera {
  at: readonly [number, number, number];
  /** Compass heading in degrees: 0 looks along +y, 90 along +x. */
  heading: number;
  /** Horizontal angle of view in degrees. */
  view: number;
  /** Where the horizon lies, as a part of the picture's height from the top. */
  horizon: number;
}

export interface Hit {
  x: number;
  y: number;
  z: number;
  distance: number;
  /** Surface normal. */
  nx: number;
  ny: number;
  nz: number;
  /** Light from the sun, 0 (turned away or in cast shadow) to 1. */
  light: number;
}

/** Bake a height function into a grid. */
export function terrain(x0: number, y0: number, size: number, cells: number, height: Height): Terrain {
  const z = new Float32Array(cells * cells);
  for (let j = 0; j < cells; j++) {
    for (let i = 0; i < cells; i++) z[j * cells + i] = height(x0 + (i / cells) * size, y0 + (j / cells) * size);
  }
  return { x0, y0, size, cells, z };
}

/** Height at a world point, bilinear; below everything outside the grid. */
function heightAt(t: Terrain, x: number, y: number): number {
  const u = ((x - t.x0) / t.size) * t.cells;
  const v = ((y - t.y0) / t.size) * t.cells;
  const i = Math.floor(u);
  const j = Math.floor(v);
  if (i < 0 || j < 0 || i >= t.cells - 1 || j >= t.cells - 1) return -99;
  const a = j * t.cells + i;
  const fx = u - i;
  const fy = v - j;
  const near = (t.z[a] ?? 0) * (1 - fx) + (t.z[a + 1] ?? 0) * fx;
  const far = (t.z[a + t.cells] ?? 0) * (1 - fx) + (t.z[a + t.cells + 1] ?? 0) * fx;
  return near * (1 - fy) + far * fy;
}

export type Sun = readonly [number, number, number];

/** Unit vector towards the sun: heading as for the camera, altitude in degrees. */
export function sunAt(heading: number, altitude: number): Sun {
  const a = (heading * Math.PI) / 180;
  const b = (altitude * Math.PI) / 180;
  return [Math.sin(a) * Math.cos(b), Math.cos(a) * Math.cos(b), Math.sin(b)];
}

function shaded(t: Terrain, x: number, y: number, z: number, sun: Sun, top: number): boolean {
  const pace = t.size / t.cells;
  for (let d = pace * 1.5; d < t.size; d += Math.max(pace, d * 0.02)) {
    const height = z + (sun[2] / Math.hypot(sun[0], sun[1])) * d;
    if (height > top) return false;
    const flat = d / Math.hypot(sun[0], sun[1]);
    if (heightAt(t, x + sun[0] * flat, y + sun[1] * flat) > height + pace * 0.1) return true;
  }
  return false;
}

function hitAt(t: Terrain, x: number, y: number, distance: number, sun: Sun, top: number): Hit {
  const e = (t.size / t.cells) * 0.75;
  const dx = heightAt(t, x - e, y) - heightAt(t, x + e, y);
  const dy = heightAt(t, x, y - e) - heightAt(t, x, y + e);
  const len = Math.hypot(dx, dy, 2 * e);
  const [nx, ny, nz] = [dx / len, dy / len, (2 * e) / len];
  const z = heightAt(t, x, y);
  const facing = clamp(nx * sun[0] + ny * sun[1] + nz * sun[2]);
  const light = facing > 0 && shaded(t, x + nx * e, y + ny * e, z + e * 0.5, sun, top) ? 0 : facing;
  return { x, y, z, distance, nx, ny, nz, light };
}

/** A sampler for `shoot`: where the ray through a pixel meets the land, `paint` decides; else sky. */
export function lens(
  t: Terrain,
  width: number,
  height: number,
  camera: Camera,
  sun: Sun,
  paint: (hit: Hit) => Sample,
): Look {
  const turn = (camera.heading * Math.PI) / 180;
  const focal = width / 2 / Math.tan((camera.view * Math.PI) / 360);
  const top = t.z.reduce((a, b) => Math.max(a, b), -Infinity);
  const [cx, cy, cz] = camera.at;
  return (px, py) => {
    const u = (px - width / 2) / focal;
    const dz = (camera.horizon * height - py) / focal;
    const dx = Math.sin(turn) + Math.cos(turn) * u;
    const dy = Math.cos(turn) - Math.sin(turn) * u;
    const clear = (d: number): number => cz + dz * d - heightAt(t, cx + dx * d, cy + dy * d);
    let d = t.size * 0.002;
    let before = d;
    for (let i = 0; i < 1500; i++) {
      const gap = clear(d);
      if (gap > 90 || (dz > 0 && cz + dz * d > top)) return null;
      if (gap <= 0) break;
      before = d;
      d += Math.max(gap * 0.25, d * 0.0015, t.size * 0.0003);
    }
    for (let i = 0; i < 8; i++) {
      const half = (before + d) / 2;
      if (clear(half) > 0) before = half;
      else d = half;
    }
    return paint(hitAt(t, cx + dx * d, cy + dy * d, d, sun, top));
  };
}

/** A reflection is the majority of these neighbors (px), which blurs it. */
const SMEAR = [-40, -20, 0, 20, 40] as const;

/** Still water: samples of plane `water` mirror what stands above the horizon (px); ramp: sky, lit rock, shade. */
export function mirrored(look: Look, water: number, horizon: number, seed: number): Look {
  const ripple = fbm(seed, 3);
  return (px, py) => {
    const seen = look(px, py);
    if (seen?.plane !== water) return seen;
    const depth = py - horizon;
    const sway = ripple(px / 140, depth / (4 + depth * 0.05)) * (6 + depth * 0.12);
    const above = SMEAR.map((dx) => look(px + sway + dx, horizon - depth * 0.94 - 2)).filter(
      (s) => s && s.plane !== water,
    );
    if (above.length < SMEAR.length / 2) return { plane: water, dark: 0 };
    const shade = above.filter((s) => s && s.dark > 0.5).length;
    return { plane: water, dark: shade > above.length / 2 ? 0.9 : 0.5 };
  };
}
