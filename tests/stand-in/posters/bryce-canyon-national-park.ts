/** Bryce Canyon: the amphitheatre of coral hoodoos, pines and snow, Thor's Hammer. */

import { nearer, points } from "./built.ts";
import { conifer, limb, person, streak } from "./flora.ts";
import type { Hoodoo, Outline } from "./hoodoos.ts";
import { BLUNT, CAPPED, colonnade, HAMMER, layRow, SPIRE } from "./hoodoos.ts";
import type { Place, Sample } from "./lib.ts";
import { below, print, rough, Sheet, shoot, stars } from "./lib.ts";
import { clamp, fbm, seeded, step } from "./random.ts";
import type { Camera, Hit, Sun, Terrain } from "./terrain.ts";
import { lens, sunAt, terrain } from "./terrain.ts";
import { polygon } from "./trace.ts";

/** Pinnacles: one jittered column per cell of a grid; returns 0..1, the summit of the tallest that covers the point. */
function pinnacles(size: number, seed: number): (x: number, y: number) => number {
  const chance = (i: number, j: number, k: number): number =>
    seeded(Math.imul(i, 7919) ^ Math.imul(j, 104729) ^ (seed * 31 + k))();
  return (x, y) => {
    const i0 = Math.floor(x / size);
    const j0 = Math.floor(y / size);
    let best = 0;
    for (let i = i0 - 1; i <= i0 + 1; i++) {
      for (let j = j0 - 1; j <= j0 + 1; j++) {
        const off = Math.hypot(x / size - i - chance(i, j, 1), y / size - j - chance(i, j, 2));
        const tall = 0.55 + 0.45 * chance(i, j, 3);
        const t = off / (0.55 + 0.35 * chance(i, j, 4));
        best = Math.max(best, tall * (t < 0.3 ? 1 - t * 0.3 : 0.91 - ((t - 0.3) / 0.7) ** 0.7));
      }
    }
    return best;
  };
}

function amphitheatre(): Terrain {
  const bend = fbm(5, 4);
  const gaps = fbm(29, 3);
  const spires = pinnacles(0.4, 3);
  return terrain(-8, 0, 16, 1800, (x, y) => {
    const wx = x + bend(x * 0.6, y * 0.6) * 0.4;
    // Fins run down from the rim, right and back, to the floor, left and near.
    const across = (0.8 * y - 0.6 * x + bend(x * 0.45 + 9, y * 0.45) * 0.55) / 1.25;
    const off = Math.abs(across - Math.floor(across) - 0.5) * 2;
    const up = step(-2.4, 5.5, wx * 0.75 + (y - 4) * 0.42);
    const crest = clamp((0.66 + gaps(x * 0.7, y * 0.7) * 0.3 - off) * 3.4);
    const base = 0.1 + up * 1.7 + bend(x * 0.9, y * 0.9) * 0.04;
    const tall = (0.85 + 0.4 * gaps(x * 0.5 + 7, y * 0.5)) * step(0.02, 0.2, up) * step(1, 0.86, up);
    return base + tall * (0.25 * crest + 1 * crest * spires(x, y));
  });
}

/** Ramps: snow or sand, pale bed, coral bed, shade, and (not far off) deep shade. */
function painted(snow: number) {
  return (hit: Hit): Sample => {
    const plane = hit.distance > 7.8 ? 0 : hit.distance > 3.2 ? 1 : 2;
    const bed = Math.sin(hit.z * 17) + Math.sin(hit.z * 41 + 1) * 0.5;
    const coral = plane === 0 ? 0.6 : 0.5;
    if (hit.light < 0.04) return { plane, dark: hit.nz > 0.7 && plane > 0 ? 0.7 : 0.9 };
    if (hit.nz > snow) return { plane, dark: 0.1 };
    if (hit.light > 0.4) return { plane, dark: bed > 0.25 ? 0.3 : coral };
    return { plane, dark: plane === 0 ? 0.9 : 0.7 };
  };
}

let baked: Terrain | undefined;
const land = (): Terrain => (baked ??= amphitheatre());

type Ramps = readonly (readonly string[])[];

const EVENING: Ramps = [
  ["#fbdcbb", "#f6cba2", "#eeae8d", "#c79a9c"],
  ["#fdd7a4", "#fbbf8a", "#f0935f", "#c0705f", "#a05a5c"],
  ["#ffd394", "#fdb676", "#ea7440", "#a94a40", "#74303d"],
];

function sky(width: number, height: number, inks: readonly [string, string, string]): Sheet {
  const sheet = new Sheet(width, height, inks[0]);
  const band = (at: number, seed: number): string =>
    below(
      sheet,
      rough(
        [
          [-5, at * height],
          [width * 0.45, (at + 0.012) * height],
          [width + 5, (at - 0.015) * height],
        ],
        0.012,
        seed,
        40,
      ),
    );
  return sheet.ink(inks[1], band(0.11, 2)).ink(inks[2], band(0.2, 3));
}

/** Far tablelands, their top about `y`. */
function tables(sheet: Sheet, y: number, far: string, near: string): void {
  const w = sheet.width;
  sheet.ink(
    far,
    below(
      sheet,
      rough(
        [
          [-5, y - 8],
          [w * 0.3, y - 20],
          [w * 0.34, y - 2],
          [w * 0.62, y - 4],
          [w * 0.66, y - 34],
          [w + 5, y - 40],
        ],
        0.05,
        4,
      ),
    ),
  );
  sheet.ink(
    near,
    below(
      sheet,
      rough(
        [
          [-5, y + 20],
          [w * 0.2, y + 12],
          [w * 0.5, y + 22],
          [w * 0.8, y + 8],
          [w + 5, y + 16],
        ],
        0.05,
        5,
      ),
    ),
  );
}

/** The amphitheatre as seen by a camera, left out where `ledge` (picture y at x) hides it. */
function hoodoos(
  sheet: Sheet,
  camera: Camera,
  sun: Sun,
  ramps: Ramps,
  snow: number,
  ledge: (x: number) => number,
): void {
  const look = lens(land(), sheet.width, sheet.height, camera, sun, painted(snow));
  const shot = shoot(sheet, 2, (px, py) => (py > ledge(px) + 16 ? null : look(px, py)));
  print(sheet, shot, ramps.slice(0, 1), { minArea: 520, tolerance: 2.4 });
  print(sheet, nearer(shot, 1), ramps.slice(1), { minArea: 280, tolerance: 1.9 });
}

/** Firs along a ledge, the taller ones lower. */
function firs(x0: number, x1: number, ledge: (x: number) => number, tall: number, count: number, seed: number): string {
  const chance = seeded(seed);
  return Array.from({ length: count }, (_, i) => {
    const x = x0 + ((i + chance()) / count) * (x1 - x0);
    return conifer(x, ledge(x) + 14 + chance() * 20, tall * (0.5 + chance() ** 1.5 * 0.8), seed + i);
  }).join("");
}

/** A straight slope between two points, flat beyond them. */
const slope =
  (x0: number, y0: number, x1: number, y1: number) =>
  (x: number): number =>
    y0 + (y1 - y0) * clamp((x - x0) / (x1 - x0));

function ground(sheet: Sheet, ledge: (x: number) => number, seed: number): string {
  const points = Array.from({ length: 9 }, (_, i): [number, number] => {
    const x = -5 + ((sheet.width + 10) * i) / 8;
    return [x, ledge(x)];
  });
  return below(sheet, rough(points, 0.1, seed));
}

const PINE = "#1f3f3c";
const PINE_FAR = "#335c52";

function hero(): string {
  const sheet = sky(1600, 900, ["#86b4c6", "#b5d1cf", "#f2e3cb"]);
  sheet.ink("#f2e3cb", streak(900, 120, 520, 13, 4));
  tables(sheet, 268, "#b4b9c6", "#8d9fae");
  const ledge = slope(-100, 640, 1150, 930);
  hoodoos(sheet, { at: [-1.2, 0.1, 2.75], heading: 12, view: 50, horizon: 0.32 }, sunAt(-112, 36), EVENING, 0.8, ledge);
  sheet.ink(PINE_FAR, ground(sheet, (x) => ledge(x) - 8, 3) + firs(-20, 900, (x) => ledge(x) - 12, 70, 24, 5));
  sheet.ink(PINE, ground(sheet, (x) => ledge(x) + 60, 4) + firs(-20, 620, (x) => ledge(x) + 56, 120, 11, 9));
  return sheet.svg();
}

const STONE = ["#ffd394", "#f0834a", "#a94a40", "#74303d"];

/** Thor's Hammer and the lesser columns at its side. */
function hammer(sheet: Sheet, x: number, top: number, tall: number): void {
  const unit = tall / 700;
  const one = (dx: number, dy: number, half: number, outline: Outline): Hoodoo => ({
    x: x + dx * unit,
    top: top + dy * unit,
    half: half * unit,
    outline,
  });
  const foot = (): number => top + tall;
  const bed = 24 * unit;
  layRow(
    sheet,
    {
      hoodoos: [one(168, 330, 100, SPIRE), one(-150, 400, 96, CAPPED), one(290, 470, 110, BLUNT)],
      foot,
      bed,
      seed: 31,
      lit: 0.52,
    },
    STONE,
  );
  layRow(sheet, { hoodoos: [one(0, 0, 150, HAMMER)], foot, bed, seed: 44, lit: 0.56 }, STONE);
}

function square(): string {
  const sheet = sky(1000, 1000, ["#86b4c6", "#b5d1cf", "#f2e3cb"]);
  tables(sheet, 318, "#b4b9c6", "#8d9fae");
  const ledge = slope(-100, 830, 1100, 900);
  hoodoos(sheet, { at: [-1.4, 0.1, 2.75], heading: 13, view: 32, horizon: 0.34 }, sunAt(-112, 36), EVENING, 0.8, ledge);
  hammer(sheet, 640, 240, 720);
  sheet.ink(PINE_FAR, ground(sheet, (x) => ledge(x) - 8, 3) + firs(-20, 1000, (x) => ledge(x) - 12, 80, 17, 5));
  sheet.ink(PINE, ground(sheet, (x) => ledge(x) + 70, 4) + firs(-20, 480, (x) => ledge(x) + 66, 150, 6, 9));
  return sheet.svg();
}

function tile(): string {
  const sheet = sky(800, 1000, ["#86b4c6", "#b5d1cf", "#f2e3cb"]);
  tables(sheet, 322, "#b4b9c6", "#8d9fae");
  const ledge = slope(-100, 850, 900, 880);
  hoodoos(sheet, { at: [-1.4, 0.1, 2.75], heading: 10, view: 27, horizon: 0.34 }, sunAt(-112, 36), EVENING, 0.8, ledge);
  hammer(sheet, 430, 200, 780);
  sheet.ink(PINE, ground(sheet, ledge, 4) + firs(-20, 820, (x) => ledge(x) - 4, 100, 13, 9));
  return sheet.svg();
}

const WINTER: Ramps = [
  ["#f1e9ea", "#f3cdb8", "#e6b0a3", "#b7a3bb"],
  ["#f7f2ef", "#f9c4a0", "#e88f6c", "#a9708a", "#855a7c"],
  ["#eceef6", "#fdb98c", "#df6f4a", "#8b4866", "#5e3358"],
];

/** After snowfall, early: long blue shade between the fins. */
function snowfall(): string {
  const sheet = sky(1600, 1067, ["#c3c7da", "#e6d3d3", "#fae3c8"]);
  tables(sheet, 330, "#c0b9cf", "#a5a5c2");
  const ledge = slope(500, 1100, 1700, 820);
  hoodoos(sheet, { at: [-0.9, 0.2, 2.75], heading: 14, view: 38, horizon: 0.34 }, sunAt(-108, 30), WINTER, 0.6, ledge);
  sheet.ink("#b3b4d2", ground(sheet, ledge, 6)).ink(
    "#d7dbea",
    ground(sheet, (x) => ledge(x) + 50 + (1600 - x) * 0.03, 7),
  );
  sheet.ink(
    "#2c4456",
    firs(1000, 1640, (x) => ledge(x) + 50, 270, 6, 21),
  );
  return sheet.svg();
}

/** Down on the trail: two hikers between the columns, a tall fir in the gap. */
function trail(): string {
  const sheet = sky(1600, 1067, ["#6fa8c0", "#8fbdca", "#b9d6d2"]);
  const foot = (y: number) => (): number => y;
  const side = (x0: number, x1: number, half: number, y0: number, y1: number, seed: number): Hoodoo[] =>
    colonnade(x0, x1, half, slope(x0, y0, x1, y1), 110, seed);
  const wall = (hoodoos: Hoodoo[], y: number, bed: number, ramp: readonly string[]): void =>
    layRow(sheet, { hoodoos, foot: foot(y), bed, seed: 8 + bed, lit: 0.54 }, ramp, 350);
  const distant = colonnade(-20, 1640, 80, (x) => 440 - 170 * Math.abs(x / 800 - 1), 150, 4);
  wall(distant, 835, 30, ["#fbd0a4", "#f0a074", "#c07a70", "#a46a70"]);
  const behind = [...side(-60, 560, 110, 150, 520, 32), ...side(1060, 1700, 110, 470, 130, 35)];
  wall(behind, 890, 34, ["#fdc48c", "#ee8a55", "#b3594f", "#8c4149"]);
  sheet.ink("#f3bd86", below(sheet, rough(points("-5 880, 800 800, 1605 880"), 0.04, 3)));
  sheet.ink(PINE, conifer(700, 850, 560, 5) + conifer(905, 836, 330, 7) + conifer(610, 842, 250, 9));
  wall([...side(-90, 330, 170, -60, 260, 12), ...side(1290, 1760, 170, 300, -80, 17)], 1180, 40, STONE);
  sheet.ink("#f7cf98", below(sheet, rough(points("-5 1010, 380 940, 800 905, 1250 950, 1605 1000"), 0.05, 5)));
  sheet.ink(
    "#fbe3b8",
    polygon(points("796 905, 840 906, 860 930, 830 965, 900 1010, 1010 1070, 600 1070, 700 1010, 740 960, 780 930")),
  );
  sheet.ink("#4c2230", person(806, 985, 92) + person(868, 972, 84, 0.06));
  return sheet.svg();
}

const NIGHT: Ramps = [
  ["#7d7a9c", "#757096", "#66628c", "#474a78"],
  ["#b09a9f", "#a08390", "#84698a", "#423d70", "#343263"],
  ["#caa795", "#b18587", "#8a6080", "#322d5b", "#25234d"],
];

/** The Milky Way: a band of faint light rising to the right, dust along its spine. */
function milkyWay(sheet: Sheet): void {
  const cloud = fbm(21, 3);
  const look = (px: number, py: number): Sample | null => {
    const along = (px - 700) * 0.6 - (py - 300) * 0.8;
    const across = (px - 700) * 0.8 + (py - 300) * 0.6 + cloud(along / 260, 9) * 70;
    const edge = 1 - Math.abs(across) / (135 + cloud(along / 170, 3) * 40);
    if (edge < 0.05 || py > 470) return null;
    const dust = Math.abs(across - 8 + cloud(along / 120, 1) * 40) < 13 + cloud(along / 80, 5) * 15;
    return { plane: 0, dark: dust ? 0.1 : edge > 0.58 ? 0.9 : 0.5 };
  };
  print(sheet, shoot(sheet, 3, look), [["#1b2148", "#242b58", "#353b70"]], {
    minArea: 900,
    tolerance: 2,
    curved: true,
  });
  const chance = seeded(6);
  let dots = "";
  for (let i = 0; i < 150; i++) {
    const t = chance();
    const off = (chance() + chance() - 1) * 130;
    const [x, y] = [Math.round(480 + t * 420 + off), Math.round(470 - t * 500 + off * 0.7)];
    if (y < 455) dots += `M${x} ${y - 1}l1 1-1 1-1-1z`;
  }
  sheet.ink("#d9d3e0", dots);
}

/** A telescope on its tripod, aimed up to the right; (x, y) is the middle of its feet. */
function telescope(x: number, y: number, h: number): string {
  const at = (u: number, v: number): [number, number] => [x + u * h, y - v * h];
  const leg = (u: number): string => limb([at(0, 0.62), at(u / 2, 0.3), at(u, 0)], h * 0.06);
  return leg(-0.26) + leg(0.24) + leg(0.02) + polygon([at(-0.3, 0.42), at(-0.2, 0.34), at(0.42, 0.94), at(0.32, 1.04)]);
}

/** A moonless night at the rim: one telescope, three people, the spires by starlight. */
function stargazing(): string {
  const sheet = sky(1600, 1067, ["#131736", "#171c40", "#1d244b"]);
  milkyWay(sheet);
  sheet.ink("#f1e6cf", stars(sheet, 270, 0.42, 17));
  tables(sheet, 452, "#2f3865", "#29315b");
  const ledge = slope(-100, 900, 1700, 960);
  hoodoos(sheet, { at: [-0.5, 0.2, 2.75], heading: 16, view: 42, horizon: 0.445 }, sunAt(-104, 40), NIGHT, 0.8, ledge);
  const rim = (x: number): number => ledge(x) - 30;
  sheet.ink(
    "#0d1029",
    ground(sheet, rim, 6) +
      firs(1180, 1660, (x) => rim(x) + 6, 240, 5, 8) +
      firs(-40, 200, (x) => rim(x) + 6, 200, 3, 4),
  );
  sheet.ink(
    "#0d1029",
    telescope(500, 902, 170) + person(372, 898, 190, 0.03) + person(690, 904, 180, 0.04) + person(770, 906, 124, 0.04),
  );
  sheet.disc("#e0563a", 392, 842, 6);
  return sheet.svg();
}

export const bryce: Place = {
  slug: "bryce-canyon-national-park",
  scenes: { hero, square, tile, "scene-1": snowfall, "scene-2": trail, night: stargazing },
};
