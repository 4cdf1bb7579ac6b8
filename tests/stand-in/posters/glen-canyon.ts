/** Around Page: Horseshoe Bend from the overlook, and Lake Powell under its red cliffs. */

import { points } from "./built.ts";
import { streak } from "./flora.ts";
import type { Sample } from "./lib.ts";
import { below, cutBand, print, rough, Sheet, shoot } from "./lib.ts";
import { visitor } from "./people.ts";
import { clamp, fbm, seeded } from "./random.ts";
import type { Hit, Terrain } from "./terrain.ts";
import { lens, mirrored, sunAt, terrain } from "./terrain.ts";
import type { Pt } from "./trace.ts";
import { curve, polygon } from "./trace.ts";

const WIDTH = 1600;
const HEIGHT = 1067;

/** Where the loop lies before the overlook, and its radius. */
const MIDDLE = 6.2;
const LOOP = 2.5;

/** The plateau with one loop of the river cut into it: an open ring round a butte. World unit: 300 m. */
function bend(): Terrain {
  const wander = fbm(9, 4);
  const alcove = fbm(27, 4);
  return terrain(-12, 0, 24, 1800, (x, y) => {
    const wx = x + wander(x * 0.7, y * 0.7) * 0.3;
    const wy = y + wander(x * 0.7 + 30, y * 0.7) * 0.3;
    // The ring is open at the back, where two arms leave it to the left and the right.
    const dx = wx;
    const dy = (wy - MIDDLE) * 1.12;
    const ring = Math.abs(Math.hypot(dx, dy) - LOOP);
    const isBack = dy > 0.72 * LOOP;
    const back = isBack ? Math.min(armOf(wx, wy, -1), armOf(wx, wy, 1)) : 9;
    const open = isBack && Math.abs(dx) < 0.62 * LOOP ? 9 : ring;
    const off = Math.min(open, back) - 0.36 + alcove(x * 1.6, y * 1.6) * 0.08;
    if (off < 0) return 0;
    const isInner = Math.hypot(dx, dy) < LOOP;
    if (off < 0.2) return clamp(off / 0.16) * 0.16 + off * 0.4;
    if (off < 0.3) return 0.24 + (off - 0.2) * 4;
    if (off < 0.4) return 0.64 + (off - 0.3) * 0.6;
    const wall = 0.7 + Math.min(0.3, (off - 0.4) * 4);
    const knob = isInner ? 0.3 * clamp(1 - Math.hypot(dx * 0.9, dy - 0.3) / 1.15) : 0;
    return wall + knob + clamp(off - 0.6) * (0.04 + wander(x * 1.1, y * 1.1) * 0.1);
  });
}

/** Distance to the arm of the river that leaves the loop on side -1 (left) or 1 (right). */
function armOf(x: number, y: number, side: -1 | 1): number {
  const start = 0.69 * LOOP;
  const t = clamp((side * x - start) / 9);
  const course = MIDDLE + 0.64 * LOOP + t * (side < 0 ? 2.2 : 4) + Math.sin(t * 8) * 0.5;
  return side * x < start ? Math.hypot(side * x - start, y - MIDDLE - 0.64 * LOOP) : Math.abs(y - course);
}

/** The overlook at the edge, late in the afternoon. */
export function horseshoeBend(): string {
  const sheet = new Sheet(WIDTH, HEIGHT, "#7fb2c8");
  sheet.ink("#b8d4d0", cutBand(sheet, [30, 38, 25], 2)).ink("#f5e3c1", cutBand(sheet, [66, 74, 60], 3));
  const water = 4;
  const look = lens(
    bend(),
    WIDTH,
    HEIGHT,
    { at: [0, 0.1, 4.1], heading: 0, view: 84, horizon: 0.12 },
    sunAt(-70, 42),
    (hit: Hit): Sample => {
      if (hit.z < 0.004) return { plane: water, dark: hit.light < 0.05 ? 0.9 : 0.1 };
      const top = hit.z > 0.9 && hit.nz > 0.7;
      const plane = hit.distance > 12 ? 0 : hit.distance > 8 ? 1 : hit.distance > 5 ? 2 : 3;
      const tone =
        hit.light < 0.04 ? (hit.nz > 0.55 ? 2 : 3) : top ? (hit.light > 0.62 ? 0 : 1) : hit.light > 0.52 ? 0 : 1;
      return { plane, dark: (tone + 0.5) / 4 };
    },
  );
  const inks = [
    ["#e9b995", "#dba68b", "#b48b93", "#a98290"],
    ["#e6a571", "#cf8660", "#94697c", "#835b74"],
    ["#e0904f", "#c06a40", "#7b4d65", "#643c59"],
    ["#d87f42", "#b05a38", "#6b3f58", "#50304b"],
    ["#3f8f86", "#2a6470"],
  ];
  print(sheet, shoot(sheet, 2, look), inks, { minArea: 220, tolerance: 1.5 });
  // The slab at the edge, lit from the left.
  sheet.ink("#a9562f", below(sheet, rough(points("-5 868, 140 880, 300 930, 470 950, 560 1010, 640 1080"), 0.06, 5)));
  sheet.ink(
    "#e9a765",
    below(sheet, rough(points("-5 846, 120 858, 280 908, 440 926, 500 968, 380 992, 180 1010, -5 1024"), 0.04, 5)),
  );
  sheet.ink("#a9562f", below(sheet, rough(points("-5 1020, 200 1006, 400 990, 520 974, 620 1080"), 0.05, 8)));
  visitor(sheet, 176, 960, 168, { coat: "#3f7f86", head: "#3a2a26", legs: "#39304c", skin: "#b9744f" }, { hat: true });
  visitor(
    sheet,
    262,
    968,
    156,
    { coat: "#e9c04c", head: "#6a4a30", legs: "#4b5a6c", skin: "#c98a60" },
    { pointing: true },
  );
  return sheet.svg();
}

/** Drowned canyon country: a mesa, one tall butte and a cape in the lake. */
function powell(): Terrain {
  const wander = fbm(12, 4);
  const bite = fbm(33, 4);
  return terrain(-11, 0, 22, 1500, (x, y) => {
    const wx = x + wander(x * 0.8, y * 0.8) * 0.34;
    const wy = y + wander(x * 0.8 + 20, y * 0.8) * 0.34;
    const block = (x0: number, x1: number, y0: number, y1: number): number =>
      Math.min(wx - x0, x1 - wx, (wy - y0) * 0.9, (y1 - wy) * 0.9) + bite(x * 1.6, y * 1.6) * 0.2;
    const cliff = (inside: number, tall: number): number =>
      inside < 0 ? 0 : inside < 0.2 ? 0.12 + inside * 0.7 : Math.min(tall, 0.26 + (inside - 0.2) * 6) + inside * 0.05;
    const off = Math.hypot(wx - 1.35, wy - 8.2) + bite(x * 2, y * 2) * 0.14;
    const tower = cliff(1.5 - off, 0.3) + (off < 0.95 ? (0.95 - off) * 0.5 : 0) + clamp((0.62 - off) * 7) * 1.25;
    const far = cliff(block(-11, 9, 15, 22), 0.95 + wander(x * 0.4, 3) * 0.2);
    const dome = 2.1 * clamp(1 - Math.hypot((x + 3) * 0.2, (y - 20) * 0.3)) ** 1.3;
    return Math.max(
      0,
      cliff(block(-9, -1.7, 4.6, 7.4), 1.5) + (block(-9, -2.6, 5, 7) > 0.1 ? 0.3 : 0),
      cliff(block(3.1, 10, 4.2, 7), 1.2) + (block(3.9, 10, 4.6, 6.6) > 0.1 ? 0.28 : 0),
      cliff(block(-1.7, 0.1, 10, 11.4), 0.62),
      tower,
      far,
      dome + (dome > 0.2 ? 0.4 : 0),
    );
  });
}

/** A small tour boat with an awning, bow to the left, and its wake. */
function launch(sheet: Sheet, x: number, y: number, w: number): void {
  const at = (...list: readonly Pt[]): Pt[] => list.map(([u, v]) => [x + u * w, y - v * w]);
  sheet.ink("#d8ece6", curve(at([-0.56, -0.02], [0.5, 0.02], [1.5, 0.0], [1.7, -0.06], [0.6, -0.08], [-0.3, -0.07])));
  sheet.ink("#2f7f95", curve(at([0.6, -0.03], [1.4, -0.02], [1.5, -0.045], [0.7, -0.05])));
  sheet.ink("#f7f0df", polygon(at([-0.56, 0.13], [-0.44, -0.03], [0.46, -0.03], [0.5, 0.1], [0.1, 0.09])));
  sheet.ink("#c9573a", polygon(at([-0.5, 0.055], [-0.48, 0.02], [0.475, 0.01], [0.485, 0.05])));
  for (const u of [-0.2, -0.08, 0.05, 0.17, 0.32]) {
    sheet.ink(
      u > 0.25 ? "#3a2f44" : u < -0.1 ? "#3f7f86" : "#e0a63c",
      curve(at([u - 0.035, 0.08], [u - 0.035, 0.17], [u, 0.19], [u + 0.035, 0.17], [u + 0.035, 0.08])),
    );
    sheet.ink("#7a4a38", curve(at([u - 0.02, 0.19], [u - 0.02, 0.23], [u, 0.245], [u + 0.02, 0.23], [u + 0.02, 0.19])));
  }
  sheet.ink(
    "#3a2f44",
    [-0.28, 0.42].map((u) => polygon(at([u, 0.06], [u + 0.01, 0.34], [u + 0.025, 0.34], [u + 0.015, 0.06]))).join(""),
  );
  sheet.ink("#3f5f74", polygon(at([-0.34, 0.34], [-0.3, 0.39], [0.46, 0.38], [0.5, 0.33])));
}

export function lakePowell(): string {
  const sheet = new Sheet(WIDTH, HEIGHT, "#5fa3c6");
  sheet.ink("#93c8d6", cutBand(sheet, [140, 156, 130], 2)).ink("#dcebdd", cutBand(sheet, [320, 332, 308], 3));
  sheet.ink("#f6f3e4", streak(180, 210, 620, 18, 5) + streak(980, 130, 430, 13, 8));
  const lake = 4;
  const camera = { at: [0, 0.2, 0.42] as const, heading: 2, view: 58, horizon: 0.56 };
  const look = lens(powell(), WIDTH, HEIGHT, camera, sunAt(-64, 40), (hit: Hit): Sample => {
    if (hit.z < 0.004) return { plane: lake, dark: 0 };
    if (hit.z < 0.16) return { plane: 3, dark: hit.light < 0.05 ? 0.9 : 0.1 };
    const plane = hit.distance > 13 ? 0 : hit.distance > 9 ? 1 : 2;
    const bed = Math.sin(hit.z * 31) > 0.75 ? 1 : 0;
    const tone = hit.light < 0.05 ? (hit.nz > 0.55 ? 2 : 3) : hit.nz > 0.8 ? 0 : hit.light > 0.5 ? bed : 1;
    return { plane, dark: (tone + 0.5) / 4 };
  });
  const inks = [
    ["#e3b59a", "#d09d8d", "#a58c9d", "#978297"],
    ["#e69a63", "#cc7a52", "#8d6478", "#77526c"],
    ["#dd8048", "#bb5c3a", "#6f4560", "#563350"],
    ["#f4ead6", "#b5a3ae"],
    ["#3fa3b4", "#b98a72", "#3f5f7c"],
  ];
  print(sheet, shoot(sheet, 2, mirrored(look, lake, camera.horizon * HEIGHT, 6)), inks, {
    minArea: 240,
    tolerance: 1.5,
  });
  const chance = seeded(4);
  let ripples = "";
  for (let i = 0; i < 26; i++) {
    const y = 700 + chance() ** 0.8 * 350;
    const [x, half] = [chance() * WIDTH, 20 + (y - 660) * 0.22];
    ripples += polygon([
      [x - half, y],
      [x, y - 2.4],
      [x + half, y],
      [x, y + 2.4],
    ]);
  }
  sheet.ink("#6cc0c8", ripples);
  launch(sheet, 560, 900, 430);
  return sheet.svg();
}
