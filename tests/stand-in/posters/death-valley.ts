/** Death Valley: salt polygons under the Panamints, the badlands of Zabriskie Point, the Mesquite dunes by day and by night. */

import { points } from "./built.ts";
import { person, streak } from "./flora.ts";
import { furnaceCreek } from "./furnace-creek.ts";
import type { Place, Sample } from "./lib.ts";
import { below, print, rough, Sheet, shoot, stars } from "./lib.ts";
import { VAN, vanFromTheSide } from "./people.ts";
import { clamp, fbm, noise2, ridged, seeded, step } from "./random.ts";
import { rhyolite } from "./rhyolite.ts";
import type { Camera, Hit, Look, Terrain } from "./terrain.ts";
import { lens, sunAt, terrain } from "./terrain.ts";
import { polygon } from "./trace.ts";

type Ramps = readonly (readonly string[])[];

/** The Panamint range across the valley; everything nearer is flat salt. */
function panamints(): Terrain {
  const spur = ridged(9, 5);
  const skyline = noise2(4);
  return terrain(-14, 0, 28, 1500, (x, y) => {
    const crest = 2.1 + 0.5 * skyline(x * 0.35, 1) + 0.9 * Math.exp(-((x - 1.6) ** 2) / 3.2);
    const reach = 1 - Math.abs(y - 14) / (4 + 0.6 * skyline(x * 0.8, 7));
    if (reach < 0) return 0;
    const fan = 0.5 * reach;
    return Math.max(fan * 0.4, crest * reach ** 1.3 * (0.35 + 0.85 * spur(x * 0.62 + y * 0.2, y * 0.26)));
  });
}

/** Distance to the nearest border between jittered cells, and which way the border lies. */
function polygons(seed: number): (x: number, y: number) => { edge: number; side: number; tint: number } {
  const chance = (i: number, j: number, k: number): number =>
    seeded(Math.imul(i, 7919) ^ Math.imul(j, 104729) ^ (seed * 31 + k))();
  return (x, y) => {
    const i0 = Math.floor(x);
    const j0 = Math.floor(y);
    let [d1, d2, x1, x2, tint] = [9, 9, 0, 0, 0];
    for (let i = i0 - 1; i <= i0 + 1; i++) {
      for (let j = j0 - 1; j <= j0 + 1; j++) {
        const cx = i + 0.1 + 0.8 * chance(i, j, 1);
        const d = Math.hypot(x - cx, y - j - 0.1 - 0.8 * chance(i, j, 2));
        if (d < d1) [d2, x2, d1, x1, tint] = [d1, x1, d, cx, chance(i, j, 3)];
        else if (d < d2) [d2, x2] = [d, cx];
      }
    }
    return { edge: d2 - d1, side: Math.sign(x2 - x1), tint };
  };
}

const SALT = 2;

/** The salt pan below the horizon: raised rims lit on the left, shaded on the right. */
function saltPan(width: number, height: number, horizon: number, tall: number): Look {
  const cells = polygons(5);
  const wander = fbm(3, 4);
  return (px, py) => {
    const down = py - horizon * height;
    const deep = (tall * height) / Math.max(1, down);
    const x = ((px - width / 2) / height) * deep * 1.25;
    const bend = wander(x * 1.3, deep * 1.3) * 0.16;
    const { edge, side, tint } = cells(x + bend, deep + bend * 0.8);
    const rim = 0.05 + 0.05 * clamp(deep / 9);
    if (deep > 8) return { plane: SALT, dark: deep > 16 ? 0.35 : tint > 0.6 && edge > 0.1 ? 0.6 : 0.35 };
    if (edge < rim) return { plane: SALT, dark: side > 0 ? 0.1 : 0.9 };
    if (edge < rim + 0.1 && side < 0) return { plane: SALT, dark: 0.6 };
    return { plane: SALT, dark: tint > 0.72 ? 0.6 : 0.35 };
  };
}

/** First sun on the summits, the earth's shadow still on the slopes. */
const dawn =
  (line: number) =>
  (hit: Hit): Sample => {
    const plane = hit.z < 0.16 ? 1 : 0;
    if (plane === 1) return { plane, dark: 0.1 };
    const edge = line + 0.16 * Math.sin(hit.x * 1.1) + 0.1 * Math.sin(hit.x * 2.7 + hit.y);
    if (hit.z < edge) return { plane, dark: hit.light > 0.3 ? 0.6 : 0.9 };
    return { plane, dark: hit.light > 0.45 ? 0.1 : hit.light > 0.1 ? 0.3 : 0.9 };
  };

const BRUISE: Ramps = [
  ["#f8cdbd", "#d99a9f", "#8188b0", "#5c6797"],
  ["#8d93b5"],
  ["#fdf8ee", "#e6e3ea", "#c9cbdd", "#9499bd"],
];

function badwaterSky(width: number, height: number): Sheet {
  const sheet = new Sheet(width, height, "#5f76a8");
  const band = (at: number, seed: number): string =>
    below(
      sheet,
      rough(
        [
          [-5, at * height],
          [width * 0.5, (at + 0.01) * height],
          [width + 5, (at - 0.012) * height],
        ],
        0.01,
        seed,
        40,
      ),
    );
  return sheet.ink("#8d9cc0", band(0.1, 2)).ink("#c4b3c6", band(0.19, 3)).ink("#f3d3c4", band(0.27, 4));
}

function badwater(sheet: Sheet, heading: number, view: number, horizon: number): void {
  const { width, height } = sheet;
  const camera: Camera = { at: [0, 0.1, 0.12], heading, view, horizon };
  const range = lens((baked ??= panamints()), width, height, camera, sunAt(-98, 22), dawn(1.15));
  const salt = saltPan(width, height, horizon, 0.5);
  const look: Look = (px, py) => (py > horizon * height + 3 ? salt(px, py) : range(px, py));
  print(sheet, shoot(sheet, 2, look), BRUISE, { minArea: 110, tolerance: 1.1 });
}

let baked: Terrain | undefined;

function hero(): string {
  const sheet = badwaterSky(1600, 900);
  sheet.ink("#f3d3c4", streak(180, 170, 640, 13, 4));
  badwater(sheet, 4, 56, 0.5);
  return sheet.svg();
}

function square(): string {
  const sheet = badwaterSky(1000, 1000);
  badwater(sheet, 5, 36, 0.5);
  return sheet.svg();
}

function tile(): string {
  const sheet = badwaterSky(800, 1000);
  badwater(sheet, 6, 27, 0.49);
  return sheet.svg();
}

/** Mudstone badlands: folded, gullied, with the tooth of Manly Beacon. */
function badlands(): Terrain {
  const gully = ridged(12, 3);
  const bend = fbm(7, 3);
  return terrain(-7, 0, 14, 1600, (x, y) => {
    const wx = x + bend(x * 0.7, y * 0.7) * 0.3;
    const wy = y + bend(x * 0.7 + 20, y * 0.7) * 0.3;
    const turn = Math.atan2(wx - 0.9, wy - 5);
    const off = Math.hypot((wx - 0.9) * 1.2, (wy - 5) * 0.8);
    // Gullies run straight down from the tooth.
    const flank = 1 - off * (0.75 + 0.28 * gully(turn * 1.9, 3));
    const tooth = Math.max(0, flank) ** 1.1 * 1.12 + 0.3 * clamp(1 - off * 2.3) ** 1.2;
    const spine =
      0.8 - 0.55 * Math.abs(wy - 5.3 - (wx - 0.9) * 0.45) - 0.25 * Math.max(0, wx - 4) - 0.9 * Math.max(0, 0.9 - wx);
    const cathedral = 1.08 - 0.8 * Math.abs(wy - 8.6) - 0.5 * Math.max(0, 1.2 - wx) + 0.2 * gully(wx * 1.3, 2);
    const folds = (0.5 * gully(wx * 0.55 + wy * 0.2 + 3, wy * 0.3) - 0.1) * step(9, 5, wy);
    return Math.max(folds, tooth, spine, cathedral, 0) + (gully(wx * 1.15 + 9, wy * 0.7) - 0.6) * 0.3;
  });
}

const GOLD: Ramps = [
  ["#f0b98c", "#d9936f", "#8d7290", "#75608a"],
  ["#f8dc9c", "#e6b56c", "#a07d86", "#6d5f80"],
  ["#fbe3a6", "#e2a659", "#8a6878", "#564a70"],
];

function gilded(hit: Hit): Sample {
  const plane = hit.distance > 6.6 ? 0 : hit.distance > 3.4 ? 1 : 2;
  const tone = hit.light < 0.04 ? 3 : hit.light > 0.6 ? 0 : hit.light > 0.36 ? 1 : 2;
  return { plane, dark: (tone + 0.5) / 4 };
}

/** Zabriskie Point, an hour after sunrise. */
function zabriskie(): string {
  const sheet = new Sheet(1600, 1067, "#9db4cc");
  sheet.ink("#c8c9d0", below(sheet, rough(points("-5 150, 800 166, 1605 140"), 0.012, 2, 40)));
  sheet.ink("#f3dfc4", below(sheet, rough(points("-5 290, 800 278, 1605 300"), 0.012, 3, 40)));
  sheet.ink(
    "#8f97b8",
    below(sheet, rough(points("-5 330, 160 300, 330 322, 520 268, 700 318, 900 300, 1200 340, 1605 330"), 0.07, 6)),
  );
  sheet.ink("#efe6e0", below(sheet, rough(points("-5 384, 800 380, 1605 386"), 0.004, 8, 60)));
  const camera: Camera = { at: [-0.2, 0.2, 1.5], heading: 9, view: 48, horizon: 0.36 };
  const look = lens(badlands(), 1600, 1067, camera, sunAt(-98, 24), gilded);
  print(sheet, shoot(sheet, 2, look), GOLD, { minArea: 130, tolerance: 1.2 });
  return sheet.svg();
}

/** Dunes with sharp crests: a long windward back, a steep lee to the right. */
function dunes(): Terrain {
  const bend = fbm(8, 2);
  const swell = noise2(15);
  return terrain(-8, 0, 16, 1500, (x, y) => {
    const phase = x * 0.3 + y * 0.1 + 0.42 + bend(x * 0.3, y * 0.34) * 0.62;
    const t = phase - Math.floor(phase);
    const back = t < 0.72 ? (1 - Math.cos((t / 0.72) * Math.PI)) / 2 : 1 - (t - 0.72) / 0.28;
    const tall =
      0.45 + 0.6 * clamp(0.5 + swell(x * 0.3 + 4, y * 0.45)) + 0.5 * Math.exp(-((x - 1) ** 2 + (y - 6) ** 2) / 5);
    return back * tall * step(15, 11, y);
  });
}

const MOONLIT: Ramps = [
  ["#7d86ad", "#5f6896", "#3b4475"],
  ["#a3a3c2", "#777ca8", "#333a69"],
  ["#c3bcd0", "#8d8cb3", "#2b2f5a"],
];

/** The Mesquite dunes under stars, the moon to the left. */
function night(): string {
  const sheet = new Sheet(1600, 1067, "#14193d");
  sheet.ink("#1e2552", below(sheet, rough(points("-5 260, 800 240, 1605 275"), 0.012, 2, 40)));
  sheet.ink("#2d3668", below(sheet, rough(points("-5 410, 800 425, 1605 400"), 0.012, 3, 40)));
  sheet.ink("#e9e2d4", stars(sheet, 260, 0.46, 12));
  sheet.ink(
    "#232b58",
    below(sheet, rough(points("-5 470, 240 430, 420 452, 640 404, 860 448, 1100 420, 1330 455, 1605 425"), 0.08, 5)),
  );
  const camera: Camera = { at: [0, 0.1, 1.5], heading: 6, view: 52, horizon: 0.44 };
  const look = lens(dunes(), 1600, 1067, camera, sunAt(-80, 24), (hit) => {
    const plane = hit.distance > 9 ? 0 : hit.distance > 5 ? 1 : 2;
    return { plane, dark: hit.light < 0.04 ? 0.9 : hit.light > 0.42 ? 0.1 : 0.5 };
  });
  print(sheet, shoot(sheet, 2, look), MOONLIT, { minArea: 150, tolerance: 1.1 });
  sheet.ink("#0d1130", person(392, 604, 52) + person(430, 588, 50, 0.06));
  return sheet.svg();
}

const SUNLIT: Ramps = [
  ["#ecc99a", "#d9ac7c", "#a98079"],
  ["#f1d3a0", "#dfb07a", "#9c6f6c"],
  ["#f7e0b4", "#e5b983", "#8d615f"],
];

/** The Mesquite dunes in the afternoon, the sun to the left. */
function dunesByDay(): string {
  const sheet = new Sheet(1600, 1067, "#7cb0cd");
  sheet.ink("#a9cfd6", below(sheet, rough(points("-5 140, 800 156, 1605 128"), 0.012, 2, 40)));
  sheet.ink("#e5e6d6", below(sheet, rough(points("-5 290, 800 276, 1605 300"), 0.012, 3, 40)));
  sheet.ink("#f6f0df", streak(880, 196, 520, 14, 5));
  sheet.ink(
    "#a98d93",
    below(sheet, rough(points("-5 430, 260 372, 520 420, 720 350, 980 408, 1240 366, 1420 410, 1605 380"), 0.08, 9)),
  );
  const camera: Camera = { at: [0.6, 0.1, 1.7], heading: -9, view: 50, horizon: 0.4 };
  const look = lens(dunes(), 1600, 1067, camera, sunAt(-70, 34), (hit) => {
    const plane = hit.distance > 9 ? 0 : hit.distance > 5 ? 1 : 2;
    return { plane, dark: hit.light < 0.06 ? 0.9 : hit.light > 0.58 ? 0.1 : 0.5 };
  });
  print(sheet, shoot(sheet, 2, look), SUNLIT, { minArea: 150, tolerance: 1.1 });
  return sheet.svg();
}

/** Hills of colored tuff: rounded, gullied, higher to the back. */
function palette(): Terrain {
  const gully = ridged(23, 4);
  const bend = fbm(14, 3);
  return terrain(-7, 0, 14, 1500, (x, y) => {
    const wx = x + bend(x * 0.6, y * 0.6) * 0.4;
    const front =
      0.55 * clamp(1 - Math.abs(y - 3.4 - bend(x * 0.5, 2) * 0.6) / 1.3) * (0.55 + 0.7 * gully(wx * 0.9, 2));
    const middle = 1.15 * clamp(1 - Math.abs(y - 5.9) / 1.9) * (0.5 + 0.7 * gully(wx * 0.7 + 4, 5));
    const back = 2.1 * clamp(1 - Math.abs(y - 9.2) / 3) * (0.55 + 0.6 * gully(wx * 0.45 + 8, 1));
    const base = Math.max(front, middle, back);
    return base + clamp(base * 2) * (gully(wx * 1.9, y * 0.7) - 0.6) * 0.34;
  });
}

/** Late afternoon, when the colors are strongest: iron rose and ocher, the green and lavender of weathered ash. */
function artistsPalette(): string {
  const sheet = new Sheet(1600, 1067, "#6f9fc2");
  sheet.ink("#a3c5d0", below(sheet, rough(points("-5 130, 800 146, 1605 120"), 0.012, 2, 40)));
  sheet.ink("#ece2cb", below(sheet, rough(points("-5 262, 800 250, 1605 272"), 0.012, 3, 40)));
  sheet.ink("#f6efdd", streak(240, 170, 560, 14, 5));
  const ash = fbm(31, 3);
  const camera: Camera = { at: [0.2, 0.2, 0.85], heading: 2, view: 56, horizon: 0.42 };
  const look = lens(palette(), 1600, 1067, camera, sunAt(-96, 34), (hit) => {
    const isWash = hit.z < 0.05;
    if (isWash) return { plane: 1, dark: hit.light < 0.05 ? 0.9 : 0.1 };
    const vein = ash(hit.x * 0.7 + hit.z * 0.9, hit.y * 0.5 - hit.z * 1.3);
    const color = vein < -0.34 ? 3 : vein < -0.12 ? 1 : vein < 0.14 ? 0 : vein < 0.34 ? 2 : vein < 0.5 ? 4 : 1;
    const tone = hit.light < 0.05 ? 7 : hit.light < 0.3 ? (color === 3 || color === 4 ? 5 : 6) : color;
    return { plane: 0, dark: (tone + 0.5) / 8 };
  });
  const inks = [
    ["#f6dcae", "#eab07e", "#dc8a78", "#9fc0a4", "#b9a6c4", "#7f8fa4", "#a8626a", "#664a6e"],
    ["#e6cda6", "#a58a84"],
  ];
  print(sheet, shoot(sheet, 2, look), inks, { minArea: 300, tolerance: 1.7 });
  // Artists Drive, one way, and a van on it.
  sheet.ink("#d9bb90", below(sheet, rough(points("-5 880, 400 858, 900 872, 1605 846"), 0.02, 7, 30)));
  sheet.ink("#877b82", polygon(points("-5 960, 420 908, 900 906, 1605 884, 1605 940, 960 972, 480 990, -5 1066")));
  sheet.ink("#efdfbe", polygon(points("-5 1006, 450 946, 930 936, 1605 910, 1605 915, 930 942, 450 953, -5 1016")));
  sheet.ink("#c79f78", below(sheet, rough(points("-5 1076, 480 1000, 960 984, 1605 950"), 0.02, 9, 30)));
  vanFromTheSide(sheet, 560, 944, 250, VAN);
  return sheet.svg();
}

export const deathValley: Place = {
  slug: "death-valley",
  scenes: {
    hero,
    square,
    tile,
    "scene-1": zabriskie,
    "scene-2": night,
    dunes: dunesByDay,
    "furnace-creek": () => furnaceCreek((baked ??= panamints())),
    rhyolite,
    "artists-palette": artistsPalette,
  },
};
