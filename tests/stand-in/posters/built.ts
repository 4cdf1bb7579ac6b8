/** Built things among the land: prisms set into a lens picture by the same camera and sun. */

import type { Sheet, Shot } from "./lib.ts";
import { clamp } from "./random.ts";
import type { Camera, Sun } from "./terrain.ts";
import type { Pt } from "./trace.ts";
import { polygon } from "./trace.ts";

/** A camera with the size of the picture it fills. */
export interface Eye {
  camera: Camera;
  width: number;
  height: number;
}

/** Points as in SVG: "x y, x y, ...". */
export function points(list: string): Pt[] {
  return list.split(",").map((pair): Pt => {
    const [x = 0, y = 0] = pair.trim().split(" ").map(Number);
    return [x, y];
  });
}

/** Where a world point lands on the picture; points behind the camera are pushed far off. */
export function project({ camera, width, height }: Eye, x: number, y: number, z: number): Pt {
  const turn = (camera.heading * Math.PI) / 180;
  const focal = width / 2 / Math.tan((camera.view * Math.PI) / 360);
  const dx = x - camera.at[0];
  const dy = y - camera.at[1];
  const deep = Math.max(0.02, Math.sin(turn) * dx + Math.cos(turn) * dy);
  const side = Math.cos(turn) * dx - Math.sin(turn) * dy;
  return [width / 2 + (side / deep) * focal, camera.horizon * height - ((z - camera.at[2]) / deep) * focal];
}

/** A regular footprint of `sides` around a point, counter-clockwise. */
export function round(x: number, y: number, r: number, sides = 8, turn = 0.39): Pt[] {
  return Array.from({ length: sides }, (_, i): Pt => {
    const a = turn + (i / sides) * Math.PI * 2;
    return [x + Math.cos(a) * r, y + Math.sin(a) * r];
  });
}

/** A four-sided footprint `along` by `across`, its length turned `turn` radians from +x, counter-clockwise. */
export function oblong(x: number, y: number, along: number, across: number, turn = 0): Pt[] {
  const corner = (u: number, v: number): Pt => [
    x + Math.cos(turn) * u * along - Math.sin(turn) * v * across,
    y + Math.sin(turn) * u * along + Math.cos(turn) * v * across,
  ];
  return [corner(-0.5, -0.5), corner(0.5, -0.5), corner(0.5, 0.5), corner(-0.5, 0.5)];
}

/** Raise a convex counter-clockwise footprint from z0 to z1; its ramp runs from lit to shade. */
export function prism(
  sheet: Sheet,
  eye: Eye,
  sun: Sun,
  foot: readonly Pt[],
  z0: number,
  z1: number,
  ramp: readonly string[],
): void {
  const [cx, cy, cz] = eye.camera.at;
  const tone = (light: number): string =>
    ramp[Math.min(ramp.length - 1, Math.floor((1 - light) * ramp.length))] ?? "#000";
  foot.forEach((a, i) => {
    const b = foot[(i + 1) % foot.length] ?? a;
    const len = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const nx = (b[1] - a[1]) / len;
    const ny = (a[0] - b[0]) / len;
    if (nx * (cx - a[0]) + ny * (cy - a[1]) <= 0) return;
    const face = [project(eye, ...a, z0), project(eye, ...b, z0), project(eye, ...b, z1), project(eye, ...a, z1)];
    sheet.ink(tone(clamp(nx * sun[0] + ny * sun[1])), polygon(face));
  });
  if (cz > z1) sheet.ink(tone(clamp(sun[2] + 0.3)), polygon(foot.map((p) => project(eye, ...p, z1))));
}

/** A band of given thickness along world points, e.g. an arch rib or a railing, as path data. */
export function ribbon(eye: Eye, points: readonly (readonly [number, number, number])[], thick: number): string {
  const upper = points.map(([x, y, z]) => project(eye, x, y, z));
  const lower = points.map(([x, y, z]) => project(eye, x, y, z - thick));
  return polygon([...upper, ...lower.reverse()]);
}

/** The same shot with only the planes from `first` on, renumbered from 0: for drawing things in between. */
export function nearer(shot: Shot, first: number): Shot {
  return { ...shot, plane: shot.plane.map((p) => (p < first ? -1 : p - first)) };
}
