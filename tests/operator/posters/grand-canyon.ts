/** Grand Canyon: stepped temples over the inner gorge, last light from the west. */

import { juniper, person, streak } from "./flora.ts";
import type { Profile, Ridge } from "./landform.ts";
import { alongside, heightOf, reachOf } from "./landform.ts";
import type { Place, Sample } from "./lib.ts";
import { below, print, rough, Sheet, shoot, stars } from "./lib.ts";
import { fbm } from "./random.ts";
import type { Camera, Hit, Sun, Terrain } from "./terrain.ts";
import { lens, mirrored, sunAt, terrain } from "./terrain.ts";
import { polygon } from "./trace.ts";

/** [distance-like reach, height]: gorge, Tonto, Redwall, Supai steps, Hermit, Coconino, Kaibab. */
const PROFILE: Profile = [
  [0, 0],
  [0.1, 0.2],
  [0.14, 0.235],
  [0.3, 0.29],
  [0.315, 0.46],
  [0.36, 0.48],
  [0.367, 0.53],
  [0.41, 0.55],
  [0.417, 0.6],
  [0.46, 0.62],
  [0.467, 0.67],
  [0.58, 0.75],
  [0.595, 0.88],
  [0.64, 0.905],
  [0.65, 0.99],
  [0.8, 1],
  [3, 1.02],
];

const RIDGES: readonly Ridge[] = [
  // The temple, its saddle and its spurs.
  [1.75, 6.6, 2.0, 6.32, 0.715, 0.5],
  [2.1, 6.7, 3.4, 9.2, 0.47, 0.36],
  [1.9, 6.3, 0.6, 5.9, 0.4, 0.3],
  [1.9, 6.3, 2.3, 4.4, 0.39, 0.3],
  // The throne: a long flat mesa behind it.
  [6.4, 10.8, 9, 11.6, 0.76, 0.4],
  // Left bank.
  [-3.2, 8.6, -4.2, 9.4, 0.7, 0.42],
  [-3.2, 8.6, -2.0, 7.9, 0.45, 0.34],
  [-4.2, 9.4, -6.5, 12, 0.6, 0.3],
  [-4.6, 5.2, -3.4, 5.0, 0.47, 0.34],
  [-0.4, 14.6, 0.2, 14.9, 0.68, 0.42],
  [0.2, 14.9, 2.4, 17, 0.5, 0.3],
];

/** Side creeks that cut the Tonto down to the river. */
const CREEKS: readonly (readonly [number, number, number, number])[] = [
  [-0.5, 5.4, -2.4, 6.6],
  [-0.3, 7.4, 1.2, 8.4],
  [-0.8, 2.4, -2.4, 3.6],
  [-0.6, 9, -2.2, 10.6],
];

const RISE = 2;
const river = (y: number): number => -0.55 + 0.5 * Math.sin(y * 0.75 + 1.1) + 0.12 * Math.sin(y * 2.1);

/** How far the water has cut down at a point: low near the river and its creeks. */
function gorge(x: number, y: number): number {
  let cutting = Math.abs(x - river(y)) * 0.25 - 0.03;
  for (const creek of CREEKS) {
    const { along, off } = alongside(x, y, creek);
    cutting = Math.min(cutting, 0.02 + along * 0.13 + off * 0.3);
  }
  return cutting;
}

function build(): Terrain {
  const bend = fbm(3, 4);
  const alcove = fbm(11, 5);
  return terrain(-14, 0, 28, 1200, (x, y) => {
    const wx = x + bend(x * 0.8, y * 0.8) * 0.42;
    const wy = y + bend(x * 0.8 + 40, y * 0.8) * 0.42;
    const bite = alcove(x * 1.6, y * 1.6) * 0.085;
    const rim = 0.72 + (wy - 18.5 + Math.abs(wx - 1) * 0.12) * 0.25;
    const reach = Math.max(0, reachOf(RIDGES, wx, wy), Math.min(rim, 0.9)) + bite;
    const tonto = 0.2 + bend(x * 0.2, y * 0.2) * 0.05;
    return heightOf(PROFILE, Math.min(Math.max(reach, tonto), gorge(wx, wy) + bite * 0.35)) * RISE;
  });
}

/** Marble Canyon: the river between Redwall cliffs, one bend after the other. */
function marble(): Terrain {
  const bend = fbm(5, 4);
  const alcove = fbm(23, 5);
  return terrain(-5, 0, 11, 1500, (x, y) => {
    const wx = x + bend(x * 0.9, y * 0.9) * 0.3;
    const bite = alcove(x * 1.5, y * 1.5) * 0.08;
    const course = 1.5 * Math.sin(y * 0.52 - 0.35) - 0.45;
    const side = wx > course ? 0.3 : 0.36;
    const off = Math.abs(wx - course) - 0.5;
    return (
      heightOf(PROFILE, off < 0 ? 0 : Math.max(0.1 + off * 0.1, 0.16 + off * side + bite)) * 1.9 - (off < 0 ? 0 : 0.36)
    );
  });
}

let baked: Terrain | undefined;
const land = (): Terrain => (baked ??= build());

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
const paint =
  (far: number, middle: number) =>
  (hit: Hit): Sample => {
    if (hit.z < 0.004) return { plane: 3, dark: 0 };
    const plane = hit.distance > far ? 0 : hit.distance > middle ? 1 : 2;
    return { plane, dark: (ink(hit) + 0.5) / 4 };
  };

type Ramps = readonly (readonly string[])[];

/** Far, middle and near rock from lit to deep shade; then water. */
const DUSK: Ramps = [
  ["#f4bb8b", "#eaa987", "#c48f99", "#b58296"],
  ["#f7b06c", "#e07a4c", "#8f5c80", "#7d4c75"],
  ["#f59a4e", "#cc5733", "#6a3d66", "#4f2b54"],
  ["#fbe3b4"],
];
const MORNING: Ramps = [
  ["#f3cda6", "#e6b797", "#b9a3b4", "#ab94aa"],
  ["#f0a566", "#d97e52", "#8f6f93", "#7b5b84"],
  ["#ec8a48", "#bf5636", "#633f68", "#472c52"],
  ["#a9bfb4", "#c98d62", "#5d6a78"],
];
const NIGHT: Ramps = [
  ["#6d5b86", "#5f4f7c", "#473d69", "#40375f"],
  ["#8d5f76", "#6d4a6d", "#3b2f58", "#332850"],
  ["#a8625f", "#7a4560", "#2c2147", "#231a3b"],
  ["#b9a9c4"],
];
const INK = "#2c1a38";

function rock(sheet: Sheet, camera: Camera, sun: Sun, ramps: Ramps): Sheet {
  const shot = shoot(sheet, 2, lens(land(), sheet.width, sheet.height, camera, sun, paint(13, 8.6)));
  return print(sheet, shot, ramps, { minArea: 90, tolerance: 1.1 });
}

/** Sunset sky: two hand-cut bands over the paper, lower edges as parts of the height. */
function dusk(width: number, height: number): Sheet {
  const sheet = new Sheet(width, height, "#dd9f90");
  const band = (at: number, seed: number): string =>
    below(
      sheet,
      rough(
        [
          [-5, at * height],
          [width * 0.27, (at - 0.018) * height],
          [width * 0.6, (at + 0.012) * height],
          [width + 5, at * height],
        ],
        0.012,
        seed,
        40,
      ),
    );
  return sheet.ink("#eeb798", band(0.13, 2)).ink("#fbdcae", band(0.295, 3));
}

function hero(): string {
  const sheet = dusk(1600, 900);
  sheet.ink("#fbdcae", streak(900, 222, 760, 18, 5) + streak(-60, 196, 360, 9, 9));
  sheet.ink("#eeb798", streak(700, 300, 520, 9, 8)).ink("#dd9f90", streak(760, 158, 560, 11, 6));
  rock(sheet, { at: [-1.2, 0.2, 1.5], heading: 13, view: 50, horizon: 0.46 }, sunAt(-82, 20), DUSK);
  sheet.ink(
    INK,
    below(
      sheet,
      rough(
        [
          [-5, 742],
          [150, 752],
          [262, 748],
          [286, 790],
          [372, 802],
          [384, 836],
          [452, 846],
          [470, 905],
        ],
        0.07,
        3,
      ),
    ) + juniper(150, 756, 190, 0.14, 5),
  );
  return sheet.svg();
}

function square(): string {
  const sheet = dusk(1000, 1000);
  sheet.ink("#fbdcae", streak(420, 262, 700, 16, 5)).ink("#dd9f90", streak(-80, 190, 460, 10, 6));
  rock(sheet, { at: [-1, 0.6, 1.35], heading: 17, view: 36, horizon: 0.5 }, sunAt(-82, 20), DUSK);
  return sheet.svg();
}

function tile(): string {
  const sheet = dusk(800, 1000);
  sheet.ink("#fbdcae", streak(300, 250, 620, 14, 5)).ink("#dd9f90", streak(-60, 170, 380, 10, 6));
  rock(sheet, { at: [-0.9, -0, 1.75], heading: 12, view: 32, horizon: 0.4 }, sunAt(-82, 20), DUSK);
  sheet.ink(
    INK,
    below(
      sheet,
      rough(
        [
          [-5, 925],
          [180, 915],
          [420, 935],
          [440, 968],
          [640, 960],
          [805, 975],
        ],
        0.06,
        4,
      ),
    ) + juniper(660, 965, 170, -0.12, 8),
  );
  return sheet.svg();
}

/** A rowing boat with two people and its reflection, bow to the right. */
function dory(x: number, y: number): string {
  const hull = polygon([
    [x - 46, y - 12],
    [x - 30, y + 6],
    [x + 28, y + 6],
    [x + 52, y - 16],
    [x + 20, y - 5],
    [x - 24, y - 4],
  ]);
  const rower = (at: number): string =>
    polygon([
      [at - 7, y - 4],
      [at - 8, y - 24],
      [at - 4, y - 36],
      [at + 4, y - 36],
      [at + 6, y - 24],
      [at + 8, y - 4],
    ]);
  const oar = polygon([
    [x - 2, y - 20],
    [x + 70, y + 14],
    [x + 69, y + 17],
    [x - 3, y - 17],
  ]);
  return (
    hull +
    rower(x - 8) +
    rower(x + 18) +
    oar +
    polygon([
      [x - 30, y + 11],
      [x + 30, y + 11],
      [x + 6, y + 15],
    ])
  );
}

/** At the river, early: the sun over the left wall. */
function riverLevel(): string {
  const sheet = new Sheet(1600, 1067, "#cfc6c4");
  sheet.ink(
    "#e8d3bf",
    below(
      sheet,
      rough(
        [
          [-5, 190],
          [700, 205],
          [1605, 170],
        ],
        0.012,
        2,
        40,
      ),
    ),
  );
  sheet.ink(
    "#f6dfbd",
    below(
      sheet,
      rough(
        [
          [-5, 360],
          [900, 372],
          [1605, 345],
        ],
        0.012,
        3,
        40,
      ),
    ),
  );
  const camera: Camera = { at: [-0.3, 0.3, 0.16], heading: 2, view: 60, horizon: 0.68 };
  const look = lens(marble(), 1600, 1067, camera, sunAt(-66, 38), paint(6.4, 4));
  print(sheet, shoot(sheet, 2, mirrored(look, 3, 0.68 * 1067, 4)), MORNING, { minArea: 150, tolerance: 1.1 });
  sheet.ink(INK, dory(1090, 846));
  return sheet.svg();
}

/** Two people on the rim under the stars, the moon behind the right shoulder. */
function night(): string {
  const sheet = new Sheet(1600, 1067, "#1f1b40").bands([
    [0.3, "#1f1b40"],
    [0.42, "#2c2750"],
    [0.6, "#3f3564"],
  ]);
  sheet.ink("#e9dcc0", stars(sheet, 240, 0.45, 12));
  rock(sheet, { at: [0.3, 0, 1.7], heading: -14, view: 56, horizon: 0.52 }, sunAt(70, 24), NIGHT);
  sheet.ink(
    "#120e26",
    below(
      sheet,
      rough(
        [
          [-5, 915],
          [330, 928],
          [470, 940],
          [492, 985],
          [640, 1000],
          [664, 1032],
          [980, 1040],
          [1605, 1058],
        ],
        0.06,
        9,
      ),
    ) +
      person(236, 928, 88) +
      person(322, 932, 80, 0.05),
  );
  return sheet.svg();
}

export const grandCanyon: Place = {
  slug: "grand-canyon",
  scenes: { hero, square, tile, "scene-1": riverLevel, "scene-2": night },
};
