/** Zion: the Watchman over the Virgin River, ochre walls, cottonwoods. */

import { points } from "./built.ts";
import { emeraldPools } from "./emerald-pools.ts";
import { limb, person, streak } from "./flora.ts";
import type { Crown } from "./foliage.ts";
import { foliage, tree, treeLine } from "./foliage.ts";
import type { Place, Sample } from "./lib.ts";
import { below, cutBand, print, rough, Sheet, shoot, stars } from "./lib.ts";
import { VAN, vanFromTheSide, visitor } from "./people.ts";
import { clamp, fbm, seeded } from "./random.ts";
import type { Camera, Hit } from "./terrain.ts";
import { lens, mirrored, sunAt } from "./terrain.ts";
import { curve, polygon } from "./trace.ts";
import { gorge, land, narrows, narrowsCourse } from "./zion-land.ts";

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
    minArea: 110,
    tolerance: 1.25,
  });
}

/** Cottonwoods, lit from the upper right as the walls are. */
function grove(sheet: Sheet, crowns: readonly Crown[], inks: readonly string[]): void {
  print(sheet, shoot(sheet, 2, foliage(crowns, 0.75, -0.6, 6)), [inks], { minArea: 40, tolerance: 1.2 });
}

function sky(width: number, height: number): Sheet {
  const sheet = new Sheet(width, height, "#a9c2c0");
  const band = (at: number, seed: number): string =>
    cutBand(sheet, [at * height, (at + 0.014) * height, (at - 0.02) * height], seed);
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
      ...tree(824, 662, 62, 3),
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
  sheet.ink("#f0e0bd", cutBand(sheet, [120, 132, 96], 3));
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

const MOONLIT: Ramps = [
  ["#6a7388", "#596280", "#454d6c", "#3d4463"],
  ["#9a7d62", "#7a6460", "#3d3d58", "#33324e"],
  ["#a97d52", "#7c5f55", "#2f2e4a", "#25243d"],
  ["#3c5148", "#24333a"],
  ["#41557a", "#7f6a58", "#22283f"],
];

/** The Watchman by moonlight from the bridge, in the river's still water. */
function night(): string {
  const sheet = new Sheet(1600, 1067, "#1b2142");
  sheet.ink("#262d52", cutBand(sheet, [330, 345, 320], 2));
  sheet.ink("#3a4266", cutBand(sheet, [520, 532, 510], 3));
  sheet.ink("#f0e6c8", stars(sheet, 160, 0.5, 15));
  view(sheet, { at: [0.72, 2.3, 0.16], heading: -13, view: 54, horizon: 0.7 }, MOONLIT, sunAt(84, 26));
  grove(
    sheet,
    [...treeLine(-20, 762, 560, 752, 64, 4), ...treeLine(1010, 752, 1620, 764, 84, 9)],
    ["#31473f", "#1c2a34"],
  );
  return sheet.svg();
}

const SLOT: Ramps = [
  ["#f7d48e", "#eeb566", "#d98f4d", "#c47c4a"],
  ["#d99550", "#b8703d", "#8d5540", "#74483f"],
  ["#8a5a44", "#6d4840", "#50383d", "#3f2e38"],
  ["#7d9a76", "#7d9a76"],
  ["#b5cfae", "#7f9a70", "#4f6f5e"],
];

/** In the river, at noon: only the bend is lit, and its light comes down the walls. */
function wading(): string {
  const sheet = new Sheet(1600, 1067, "#cfe0d2");
  const stain = fbm(5, 4);
  const beds = fbm(12, 3);
  const camera: Camera = { at: [0.3, 0.25, 0.22], heading: -3, view: 68, horizon: 0.66 };
  const rock = (hit: Hit): Sample => {
    if (hit.z < 0.004) return { plane: WATER, dark: 0 };
    const plane = hit.distance > 2.3 ? 0 : hit.distance > 1.05 ? 1 : 2;
    // Desert varnish runs down, beds cross it, the foot takes light from the water.
    const isLeft = hit.x < narrowsCourse(hit.y);
    const varnish = stain(hit.y * (plane === 2 ? 11 : 7) + (isLeft ? 0 : 40), hit.z * 0.8);
    const bed = beds(hit.y * 0.9, hit.z * 6);
    const tone =
      (isLeft ? 0.26 : 0.46) + varnish * 0.5 + bed * 0.2 + (hit.z < 0.3 ? 0.16 : 0) + (plane === 0 ? 0.2 : 0);
    return { plane, dark: tone > 0.6 ? 0.1 : tone > 0.36 ? 0.35 : tone > 0.1 ? 0.6 : 0.9 };
  };
  const look = lens(narrows(), 1600, 1067, camera, sunAt(70, 66), rock);
  print(sheet, shoot(sheet, 2, mirrored(look, WATER, camera.horizon * 1067, 4)), SLOT, {
    minArea: 320,
    tolerance: 1.6,
  });
  const walker = (x: number, y: number, h: number, coat: string, pack: string): void => {
    sheet.ink(
      "#3f584f",
      curve(points("-0.5 0.02, 0 -0.04, 0.5 0.02, 0.2 0.07, -0.3 0.07").map(([u, v]) => [x + u * h, y + v * h])),
    );
    sheet.ink(
      "#e0c69a",
      limb(
        [
          [x + h * 0.3, y + 4],
          [x + h * 0.25, y - h * 0.3],
          [x + h * 0.2, y - h * 0.62],
        ],
        h * 0.035,
      ),
    );
    visitor(
      sheet,
      x,
      y + h * 0.22,
      h,
      { coat, legs: "#33303f", head: "#3a2a26", skin: "#b9744f" },
      { pack, wading: true },
    );
    sheet.ink("#dfe9d4", curve(points("-0.34 0.03, 0 0, 0.4 0.03, 0 0.045").map(([u, v]) => [x + u * h, y + v * h])));
  };
  // Broken reflections: gold from the lit bend, green nearer.
  const chance = seeded(9);
  const bars = (x0: number, x1: number, y0: number, y1: number, count: number): string =>
    Array.from({ length: count }, () => {
      const y = y0 + chance() * (y1 - y0);
      const half = 14 + (y - 760) * 0.22 * (0.5 + chance());
      const x = x0 + ((y - y0) / (y1 - y0)) * -90 + chance() * (x1 - x0);
      return polygon([
        [x - half, y],
        [x, y - 2.6],
        [x + half, y],
        [x, y + 2.6],
      ]);
    }).join("");
  sheet.ink("#e3b868", bars(560, 800, 772, 930, 34)).ink("#b9cfa4", bars(620, 1080, 850, 1050, 34));
  walker(724, 800, 132, "#c9482f", "#3b5a6a");
  walker(840, 828, 158, "#e0a63c", "#3f4f44");
  walker(640, 880, 210, "#3f7f86", "#7a3f35");
  return sheet.svg();
}

/** Checkerboard Mesa: a pale dome scored both ways, the red road and a van at its foot. */
function checkerboard(): string {
  const sheet = new Sheet(1600, 1067, "#6ea6c4");
  sheet.ink("#9cc8d2", cutBand(sheet, [150, 164, 140], 2)).ink("#e9ecd6", cutBand(sheet, [330, 344, 320], 3));
  sheet.ink("#f6f2e2", streak(160, 170, 460, 15, 5) + streak(1120, 110, 360, 11, 8));
  const wander = fbm(7, 3);
  const outline = points(
    "-20 830, 60 690, 150 560, 260 430, 370 336, 480 276, 590 238, 700 222, 800 236, 900 280, 990 352, 1080 430, 1180 520, 1300 650, 1420 830",
  );
  const crest = (px: number): number => {
    for (let i = 1; i < outline.length; i++) {
      const [x0, y0] = outline[i - 1] ?? [0, 0];
      const [x1, y1] = outline[i] ?? [0, 0];
      if (px <= x1) return px < x0 ? 2000 : y0 + ((y1 - y0) * (px - x0)) / (x1 - x0);
    }
    return 2000;
  };
  const mesa = (px: number, py: number): Sample | null => {
    const wx = px + wander(px / 130, py / 130) * 16;
    const wy = py + wander(px / 110 + 9, py / 110) * 16;
    if (py < crest(px) + wander(px / 60, 3) * 6 || py > 850) return null;
    // Thin beds dip to the right; cracks fan down the slope across many of them. Either may be missing.
    const bed = (wy - wx * 0.22 + ((wx - 760) / 600) ** 2 * 70) / 27 + wander(wx / 260, wy / 90) * 0.9;
    const row = Math.floor(bed);
    const fan = (wx - 760) / (0.5 + 0.6 * clamp((py - 240) / 560)) / 62 + wander(wx / 140, wy / 140) * 0.6;
    const column = Math.floor(fan);
    const isCrack = fan - column < 0.09 && wander(column * 3.1, wy / 70) > -0.12;
    const isBed = bed - row < 0.2 && wander(wx / 120, row * 2.9) > -0.08;
    const side = px - 800 + wander(px / 240, py / 260) * 150 + (py - 500) * 0.25;
    const base = side > 210 ? 2 : side > -160 ? 1 : 0;
    return { plane: 0, dark: (base + (isCrack || isBed ? 1 : 0) + 0.5) / 4 };
  };
  sheet.ink(
    "#c9a58a",
    below(
      sheet,
      rough(points("-5 560, 90 500, 200 540, 300 640, 1200 640, 1300 520, 1420 450, 1500 470, 1605 540"), 0.08, 5),
    ),
  );
  print(sheet, shoot(sheet, 2, mesa), [["#f5e3c0", "#e2bf92", "#b98f78", "#8a6a68"]], { minArea: 150, tolerance: 1.5 });
  sheet.ink("#d99a62", below(sheet, rough(points("-5 790, 300 770, 620 812, 1000 826, 1300 790, 1605 742"), 0.04, 9)));
  sheet.ink("#b8693f", below(sheet, rough(points("-5 860, 420 838, 900 862, 1300 850, 1605 826"), 0.03, 10)));
  // Zion's roads are red: the asphalt is made with local cinder.
  sheet.ink("#8f4f48", polygon(points("1605 868, 1180 872, 860 890, 560 930, 200 1010, -5 1080, 1605 1080")));
  sheet.ink(
    "#e9b64c",
    polygon(points("1605 950, 1200 940, 900 950, 620 984, 330 1060, 300 1060, 600 978, 890 942, 1200 932, 1605 940")),
  );
  vanFromTheSide(sheet, 1010, 930, 330, VAN);
  grove(
    sheet,
    [...treeLine(40, 850, 420, 836, 84, 4), ...tree(1400, 858, 150, 8), ...tree(1520, 862, 200, 12)],
    ["#8f9d55", "#5b7a46", "#37563c"],
  );
  return sheet.svg();
}

export const zion: Place = {
  slug: "zion-national-park",
  scenes: {
    hero,
    square,
    tile,
    "scene-1": rim,
    "scene-2": night,
    narrows: wading,
    "checkerboard-mesa": checkerboard,
    "emerald-pools": emeraldPools,
  },
};
