/** Zion: the Watchman over the Virgin River, ochre walls, cottonwoods. */

import { limb, person } from "./flora.ts";
import type { Crown } from "./foliage.ts";
import { foliage, tree, treeLine } from "./foliage.ts";
import type { Place, Sample } from "./lib.ts";
import { below, cutBand, print, rough, Sheet, shoot, stars } from "./lib.ts";
import type { Camera, Hit } from "./terrain.ts";
import { lens, mirrored, sunAt } from "./terrain.ts";
import { gorge, land } from "./zion-land.ts";

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

export const zion: Place = {
  slug: "zion-national-park",
  scenes: { hero, square, tile, "scene-1": rim, "scene-2": night },
};
