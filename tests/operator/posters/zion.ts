/** Zion: the Watchman over the Virgin River, ochre walls, cottonwoods. */

import type { Inks, Map2, Walls } from "./fins.ts";
import { inked, walls } from "./fins.ts";
import { limb, person, streak } from "./flora.ts";
import type { Crown } from "./foliage.ts";
import { foliage, tree, treeLine } from "./foliage.ts";
import type { Profile, Ridge } from "./landform.ts";
import { alongside, heightOf, reachOf } from "./landform.ts";
import type { Place, Sample } from "./lib.ts";
import { below, print, rough, Sheet, shoot } from "./lib.ts";
import { clamp, fbm } from "./random.ts";
import type { Camera, Hit, Terrain } from "./terrain.ts";
import { lens, mirrored, sunAt, terrain } from "./terrain.ts";
import type { Pt } from "./trace.ts";
import { curve } from "./trace.ts";

/** Floor, talus, Kayenta ledges, the great Navajo cliff, the summit ramps. */
const PROFILE: Profile = [
  [0, 0],
  [0.12, 0.05],
  [0.34, 0.36],
  [0.345, 0.44],
  [0.4, 0.48],
  [0.41, 0.6],
  [0.45, 0.63],
  [0.48, 0.98],
  [0.52, 1.03],
  [0.55, 1.26],
  [0.6, 1.33],
  [0.63, 1.62],
  [0.68, 1.72],
  [0.72, 1.98],
  [0.76, 2.06],
  [0.88, 2.6],
];

const RIDGES: readonly Ridge[] = [
  // The Watchman: summit, spires beside it, shoulder to the left, steps to the right.
  [-1.3, 8.6, -1.2, 8.8, 0.88, 0.52],
  [-1.3, 8.6, -2, 8.9, 0.7, 0.46],
  [-0.75, 8.5, -0.6, 8.7, 0.69, 0.6],
  [-1.3, 8.6, -3.4, 9.2, 0.6, 0.36],
  [-1.1, 8.8, 0.3, 9.2, 0.53, 0.4],
  [-1.2, 8.6, -1.1, 7.4, 0.45, 0.34],
  [-1.9, 8.8, -2.2, 7.9, 0.46, 0.4],
  // Its wall, running off to the left and back.
  [-3.4, 9.2, -6.5, 9.5, 0.66, 0.3],
  [-5.2, 6.6, -4.6, 6.2, 0.6, 0.34],
  [-9, 7, -5.2, 6.6, 0.76, 0.3],
  // Far wall beyond the gap, and the west side.
  [1.2, 15.5, 6, 14.5, 0.68, 0.22],
  [3.3, 10.4, 6.4, 9.8, 0.66, 0.28],
  [4.4, 6.4, 8, 6, 0.78, 0.34],
];

const river = (y: number): number => 0.55 * Math.sin(y * 0.9 - 0.9) + 0.25 - y * 0.02;

function build(): Terrain {
  const bend = fbm(8, 4);
  const alcove = fbm(31, 5);
  return terrain(-9, 0, 18, 1200, (x, y) => {
    const wx = x + bend(x * 0.8, y * 0.8) * 0.3;
    const wy = y + bend(x * 0.8 + 40, y * 0.8) * 0.3;
    const reach = reachOf(RIDGES, wx, wy);
    const bank = Math.abs(x + bend(x * 1.5, y * 1.5) * 0.1 - river(y)) - 0.24;
    if (bank < 0) return 0;
    const bite = alcove(x * 1.7, y * 1.7) * 0.1 * clamp(reach * 4 - 0.3);
    return Math.max(0.03, heightOf(PROFILE, reach + bite));
  });
}

/** Angels Landing: a fin from the west wall, the river bending round its foot. */
const FIN: readonly Ridge[] = [
  [-3.2, 5.4, -1.1, 4.7, 0.56, 0.85],
  [-1.1, 4.7, -0.2, 4.3, 0.66, 0.9],
  [-0.2, 4.3, 0.15, 4.1, 0.5, 0.9],
  [-2.2, 5.0, -1.6, 4.9, 0.62, 0.9],
];

function gorge(): Terrain {
  const bend = fbm(14, 4);
  const alcove = fbm(37, 5);
  return terrain(-6, 0, 14, 1300, (x, y) => {
    const wx = x + bend(x * 0.8, y * 0.8) * 0.35;
    const wy = y + bend(x * 0.8 + 40, y * 0.8) * 0.25;
    const axis = 0.25 + 0.5 * Math.sin(y * 0.55 - 0.6);
    const course = axis + 0.75 * Math.exp(-((y - 4.2) ** 2) * 0.9) - 0.2 * Math.sin(y * 1.7);
    if (Math.abs(x - course) < 0.1) return 0;
    const wall = Math.max(0.5 * (Math.abs(wx - axis) - (wx < axis ? 1 : 1.35)) + 0.16, (wy - 11.2 + wx * 0.5) * 0.35);
    const reach = Math.max(Math.min(wall, 0.72), reachOf(FIN, wx, wy));
    return Math.max(0.03, heightOf(PROFILE, reach + alcove(x * 1.7, y * 1.7) * 0.1 * clamp(reach * 4 - 0.3)));
  });
}

let baked: Terrain | undefined;
const land = (): Terrain => (baked ??= build());

/** Ink number: 0 lit, 1 half-lit, 2 shade, 3 deep shade. */
function ink(hit: Hit): number {
  if (hit.light < 0.05) return hit.nz > 0.5 ? 2 : 3;
  if (hit.nz > 0.85) return 1;
  return hit.light > 0.42 ? 0 : 1;
}

const FLOOR = 3;
const WATER = 4;

function paint(hit: Hit): Sample {
  if (hit.z < 0.004) return { plane: WATER, dark: 0 };
  const plane = hit.z < 0.1 ? FLOOR : hit.distance > 11.5 ? 0 : hit.distance > 7.4 ? 1 : 2;
  if (plane === FLOOR) return { plane, dark: hit.light < 0.05 ? 0.9 : 0.1 };
  return { plane, dark: (ink(hit) + 0.5) / 4 };
}

type Ramps = readonly (readonly string[])[];

const EVENING: Ramps = [
  ["#efc594", "#dfae8a", "#a9a3a0", "#9a9698"],
  ["#eda65a", "#cf7c43", "#8d6a66", "#74575c"],
  ["#d98a45", "#b4632f", "#6b4a4a", "#533a40"],
  ["#8f9a4e", "#57703f"],
  ["#bcd0bd", "#b98a55", "#4f6b5a"],
];

function view(sheet: Sheet, camera: Camera, ramps: Ramps, sun = sunAt(88, 24), ground = land()): void {
  const look = lens(ground, sheet.width, sheet.height, camera, sun, paint);
  print(sheet, shoot(sheet, 2, mirrored(look, WATER, camera.horizon * sheet.height, 4)), ramps, {
    minArea: 90,
    tolerance: 1.1,
  });
}

/** Cottonwoods, lit from the upper right as the walls are. */
function grove(sheet: Sheet, crowns: readonly Crown[], inks: readonly string[]): void {
  print(sheet, shoot(sheet, 2, foliage(crowns, 0.75, -0.6, 6)), [inks], { minArea: 40, tolerance: 1.2 });
}

function sky(width: number, height: number): Sheet {
  const sheet = new Sheet(width, height, "#a9c2c0");
  const band = (at: number, seed: number): string =>
    below(
      sheet,
      rough(
        [
          [-5, at * height],
          [width * 0.4, (at + 0.014) * height],
          [width + 5, (at - 0.02) * height],
        ],
        0.012,
        seed,
        40,
      ),
    );
  return sheet.ink("#cfd6c4", band(0.167, 2)).ink("#f0e0bd", band(0.333, 3));
}

const trunk = (x: number, y: number, h: number): string =>
  limb(
    [
      [x, y],
      [x + h * 0.01, y - h * 0.25],
      [x + h * 0.015, y - h * 0.6],
    ],
    h * 0.062,
  );
const LEAVES = ["#8f9d45", "#577a3f", "#355234"];
const FAR_LEAVES = ["#a09c50", "#587344"];
const BARK = "#2f2a26";

function hero(): string {
  const sheet = sky(1600, 900);
  view(sheet, { at: [0.35, 1.4, 0.4], heading: 2, view: 54, horizon: 0.66 }, EVENING);
  grove(
    sheet,
    [
      ...treeLine(150, 676, 620, 658, 46, 4),
      ...treeLine(700, 650, 1050, 646, 34, 9),
      ...treeLine(980, 676, 1300, 690, 62, 5),
    ],
    FAR_LEAVES,
  );
  sheet.ink(BARK, trunk(1225, 806, 190) + trunk(1345, 848, 290) + trunk(1530, 872, 400));
  grove(sheet, [...tree(1225, 800, 190, 3), ...tree(1530, 860, 400, 8), ...tree(1345, 840, 290, 12)], LEAVES);
  return sheet.svg();
}

function square(): string {
  const sheet = sky(1000, 1000);
  view(sheet, { at: [0.3, 1.4, 0.4], heading: -7, view: 35, horizon: 0.7 }, EVENING);
  grove(sheet, [...treeLine(300, 735, 660, 730, 60, 4), ...treeLine(700, 722, 990, 720, 44, 9)], FAR_LEAVES);
  sheet.ink(BARK, trunk(900, 905, 330));
  grove(sheet, [...tree(780, 850, 190, 3), ...tree(905, 890, 330, 8)], LEAVES);
  return sheet.svg();
}

function tile(): string {
  const sheet = sky(800, 1000);
  view(sheet, { at: [0.3, 1.4, 0.44], heading: -9.5, view: 27, horizon: 0.68 }, EVENING);
  grove(sheet, [...treeLine(330, 720, 560, 715, 60, 4), ...treeLine(570, 705, 800, 700, 50, 9)], FAR_LEAVES);
  sheet.ink(BARK, trunk(690, 905, 330));
  grove(sheet, [...tree(575, 850, 190, 3), ...tree(695, 890, 330, 8)], LEAVES);
  return sheet.svg();
}

/** From the rim in the morning: Angels Landing deep in the canyon, hikers on the edge. */
function rim(): string {
  const sheet = new Sheet(1600, 1067, "#cfd6c4");
  sheet.ink(
    "#f0e0bd",
    below(
      sheet,
      rough(
        [
          [-5, 120],
          [700, 132],
          [1605, 96],
        ],
        0.012,
        3,
        40,
      ),
    ),
  );
  view(sheet, { at: [0.75, 0.3, 2.05], heading: -7, view: 56, horizon: 0.25 }, EVENING, sunAt(75, 40), gorge());
  sheet.ink(
    "#33262b",
    below(
      sheet,
      rough(
        [
          [-5, 1140],
          [930, 1140],
          [960, 1022],
          [1090, 1010],
          [1120, 962],
          [1330, 950],
          [1352, 905],
          [1605, 890],
        ],
        0.06,
        9,
      ),
    ) +
      person(1196, 960, 84) +
      person(1268, 956, 78, 0.06) +
      person(1440, 902, 88, 0.03),
  );
  return sheet.svg();
}

const GLOW: Inks = ["#f8eecb", "#f3cf85", "#e5a855", "#cd8340", "#a96135", "#80492f", "#5b3730", "#3d2a2b", "#291f24"];

const NARROWS: Walls = {
  left: [
    [0.505, 0.5, 0.515, 0.49, 0.5, 0.49, 0.5],
    [0.47, 0.45, 0.465, 0.44, 0.45, 0.43, 0.44],
    [0.36, 0.39, 0.38, 0.4, 0.37, 0.375, 0.37],
    [0.27, 0.24, 0.27, 0.255, 0.28, 0.27, 0.25],
    [0.08, 0.11, 0.1, 0.13, 0.1, 0.12, 0.09],
  ],
  right: [
    [0.535, 0.54, 0.535, 0.52, 0.53, 0.52, 0.53],
    [0.6, 0.575, 0.59, 0.58, 0.57, 0.585, 0.57],
    [0.68, 0.69, 0.665, 0.66, 0.675, 0.655, 0.66],
    [0.76, 0.74, 0.76, 0.79, 0.77, 0.78, 0.76],
    [0.92, 0.9, 0.88, 0.9, 0.89, 0.91, 0.9],
  ],
};

/** Wading the Narrows: high light on the far bend, the river from wall to wall. */
function wading(): string {
  const sheet = new Sheet(1600, 1067, inked(GLOW, 0));
  const map: Map2 = (t, s) => [s * 1600, t * 1067];
  const water = (...points: Pt[]): string => curve(points.map(([t, s]) => map(t, s)));
  sheet.ink("#5f8271", water([0.72, -0.2], [0.72, 1.2], [1.2, 1.2], [1.2, -0.2]));
  sheet.ink(
    "#a9b98c",
    water(
      [0.765, 0.505],
      [0.8, 0.525],
      [0.86, 0.56],
      [0.93, 0.585],
      [1.1, 0.7],
      [1.1, 0.36],
      [0.95, 0.44],
      [0.88, 0.46],
      [0.82, 0.49],
    ),
  );
  sheet.ink(
    "#e9d9a0",
    water([0.78, 0.51], [0.84, 0.535], [0.9, 0.535], [1.1, 0.56], [1.1, 0.47], [0.93, 0.495], [0.86, 0.5]),
  );
  walls(sheet, map, NARROWS, 31, GLOW);
  const ripples: readonly Pt[] = [
    [0.85, 0.47],
    [0.88, 0.56],
    [0.91, 0.43],
    [0.93, 0.6],
    [0.96, 0.52],
    [0.975, 0.38],
    [0.985, 0.66],
  ];
  sheet.ink(
    "#5f8271",
    ripples.map(([t, s]) => streak(s * 1600 - 60, t * 1067, 90 + (t - 0.8) * 500, 5 + (t - 0.8) * 30, s * 90)).join(""),
  );
  sheet.ink("#291f24", person(716, 968, 118, 0.02) + person(902, 990, 128, 0.02) + person(826, 930, 80, 0.02));
  return sheet.svg();
}

export const zion: Place = {
  slug: "zion-national-park",
  scenes: { hero, square, tile, "scene-1": rim, "scene-2": wading },
};
