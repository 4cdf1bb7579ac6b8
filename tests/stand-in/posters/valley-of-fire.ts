/** Valley of Fire: the striped Fire Wave, Elephant Rock, the beehives and the road, in red and ink. */

import { person, streak } from "./flora.ts";
import type { Place, Sample } from "./lib.ts";
import { below, cutBand, print, rough, Sheet, shoot, stars } from "./lib.ts";
import { clamp, fbm } from "./random.ts";
import { relief } from "./relief.ts";
import type { Camera, Hit, Sun } from "./terrain.ts";
import { lens, sunAt } from "./terrain.ts";
import type { Pt } from "./trace.ts";
import { hives, land, lane, ledgeAt, valley } from "./valley-of-fire-land.ts";

/** Colors of the beds, as steps down the ramp, and where each begins within a repeat of 1. */
const BEDS: readonly (readonly [number, number])[] = [
  [0, 2],
  [0.16, 0],
  [0.24, 1],
  [0.36, 2],
  [0.5, 1],
  [0.56, 0],
  [0.7, 3],
  [0.78, 1],
  [0.88, 0],
  [0.95, 2],
];

function bed(at: number): number {
  const place = at - Math.floor(at);
  return BEDS.findLast(([from]) => place >= from)?.[1] ?? 0;
}

function striped(): (hit: Hit) => Sample {
  const drift = fbm(9, 3);
  return (hit) => {
    if (hit.y > 14) return { plane: 0, dark: hit.light > 0.3 ? 0.2 : 0.8 };
    if (hit.y > 7.6 || (hit.y > 7 && hit.z > 0.5)) {
      const ink = hit.light < 0.05 ? 2 : hit.nz > 0.75 || hit.light < 0.45 ? 1 : 0;
      return { plane: 1, dark: (ink + 0.5) / 3 };
    }
    const across = hit.z * 2 + hit.x * 0.34 - hit.y * 0.1 + drift(hit.x * 0.5, hit.y * 0.5) * 0.34;
    const shade = hit.light < 0.06 ? 3 : hit.light < 0.24 ? 1 : 0;
    return { plane: 2, dark: (clamp(bed(across) + shade, 0, 5) + 0.5) / 6 };
  };
}

type Ramps = readonly (readonly string[])[];
const DAY: Ramps = [
  ["#c98f8a", "#a87480"],
  ["#d9583a", "#b23a30", "#5a2338"],
  ["#f6d3ac", "#ee9c74", "#d9583a", "#a8322f", "#6a2236", "#2f1a30"],
];

function view(sheet: Sheet, camera: Camera, sun: Sun, ramps: Ramps): void {
  print(sheet, shoot(sheet, 2, lens(land(), sheet.width, sheet.height, camera, sun, striped())), ramps, {
    minArea: 110,
    tolerance: 1,
  });
}

function sky(width: number, height: number): Sheet {
  const sheet = new Sheet(width, height, "#e9b48e");
  const band = (at: number, seed: number): string =>
    cutBand(sheet, [at * height, (at - 0.014) * height, (at + 0.012) * height], seed);
  return sheet.ink("#f2cba3", band(0.13, 2)).ink("#f8e2c0", band(0.25, 3));
}

function hero(): string {
  const sheet = sky(1600, 900);
  sheet.ink("#f8e2c0", streak(980, 190, 520, 12, 5));
  view(sheet, { at: [-0.3, 0, 0.78], heading: 4, view: 60, horizon: 0.4 }, sunAt(-70, 28), DAY);
  return sheet.svg();
}

function tile(): string {
  const sheet = sky(800, 1000);
  view(sheet, { at: [0.1, 0, 0.85], heading: 9, view: 36, horizon: 0.4 }, sunAt(-70, 28), DAY);
  return sheet.svg();
}

const LATE: Ramps = [
  ["#b06a86", "#83507a"],
  ["#e0603c", "#b03a36", "#4f1f40"],
  ["#fbd49a", "#f59a62", "#e0603c", "#b03a36", "#6f2340", "#331a38"],
];

/** The Fire Wave in the last light, two hikers on its back. */
function fireWave(): string {
  const sheet = new Sheet(1600, 1067, "#8f6aa0");
  sheet.ink("#cf8196", cutBand(sheet, [150, 132, 164], 2));
  sheet.ink("#f3a982", cutBand(sheet, [262, 246, 270], 3));
  sheet.ink("#fbd79c", cutBand(sheet, [350, 362, 344], 4) + streak(240, 196, 560, 13, 5));
  const camera: Camera = { at: [2.2, 0.2, 1.25], heading: -22, view: 58, horizon: 0.36 };
  view(sheet, camera, sunAt(-96, 17), LATE);
  sheet.ink("#331a38", person(1086, 632, 70) + person(1140, 626, 66, 0.05));
  return sheet.svg();
}

function ledged(hit: Hit): Sample {
  const plane = hit.distance > 6 ? 0 : hit.distance > 4.15 ? 1 : 2;
  if (hit.z < 0.1) return { plane, dark: hit.light < 0.04 ? 0.7 : 0.4 };
  const at = ledgeAt(hit.x, hit.y, hit.z);
  const seam = at - Math.floor(at) < 0.24;
  if (hit.light < 0.04) return { plane, dark: seam ? 0.9 : 0.6 };
  return { plane, dark: seam ? 0.4 : hit.light > 0.3 ? 0.1 : 0.35 };
}

const SUNDOWN: Ramps = [
  ["#f2b384", "#e2906f", "#b5687a", "#a55c73"],
  ["#f08f58", "#d9633f", "#883a52", "#742f4a"],
  ["#ea6f3c", "#c0432f", "#5f2440", "#431a36"],
];

function paved(hit: Hit): Sample {
  const off = Math.abs(hit.x - lane(hit.y));
  if (off < 0.2 && hit.y < 10.5) {
    const line = Math.abs(off - 0.012) < 0.01 && hit.y < 5;
    return { plane: 3, dark: line ? 0.1 : hit.light < 0.04 ? 0.9 : 0.5 };
  }
  const plane = hit.distance > 9.8 ? 0 : hit.distance > 6 ? 1 : 2;
  const ink = hit.light < 0.04 ? (hit.nz > 0.6 ? 2 : 3) : hit.nz > 0.85 || hit.light < 0.4 ? 1 : 0;
  return { plane, dark: (ink + 0.5) / 4 };
}

const NIGHT: Ramps = [
  ["#8a4a5c", "#70405a", "#47294a", "#3d2445"],
  ["#a9473f", "#823540", "#3a1f3d", "#2d1935"],
  ["#b8402f", "#8a2f35", "#321a36", "#22132b"],
  ["#f3c98a", "#6d5366", "#3b2a45"],
];

/** Elephant Rock: head to the left, the trunk an arch down to the ground. */
const ELEPHANT: readonly Pt[] = [
  [150, 745],
  [152, 690],
  [166, 640],
  [160, 590],
  [172, 530],
  [205, 480],
  [232, 425],
  [262, 372],
  [318, 335],
  [372, 330],
  [420, 352],
  [470, 342],
  [540, 318],
  [628, 322],
  [700, 352],
  [742, 408],
  [800, 452],
  [842, 520],
  [905, 580],
  [950, 650],
  [1040, 712],
  [1190, 760],
  [1190, 960],
  [420, 960],
  [300, 860],
  [150, 860],
];
const ARCH: readonly Pt[] = [
  [222, 752],
  [214, 690],
  [226, 630],
  [246, 575],
  [280, 548],
  [322, 556],
  [352, 596],
  [366, 650],
  [392, 700],
  [404, 760],
  [400, 840],
  [222, 840],
];

/** Cross-bedding: thin dark seams that dip to the right, bending with the rock. */
function seams(seed: number, pitch: number): (light: number, x: number, y: number) => number {
  const drift = fbm(seed, 3);
  return (light, x, y) => {
    const at = (y - x * 0.16 + drift(x / 260, y / 260) * 90) / pitch;
    const seam = Math.abs(at - Math.round(at)) < 0.08 ? 0.2 : 0;
    return 1 - light * 1.05 + seam;
  };
}

const ROCK = ["#f0935f", "#d9583a", "#a8322f", "#5a2338", "#2f1a30"];

function square(): string {
  const sheet = sky(1000, 1000);
  sheet.ink("#f8e2c0", streak(520, 170, 420, 10, 5));
  sheet.ink(
    "#c98f8a",
    below(
      sheet,
      rough(
        [
          [-5, 690],
          [200, 660],
          [420, 690],
          [1005, 650],
        ],
        0.1,
        12,
      ),
    ),
  );
  const rock = {
    outline: ELEPHANT,
    holes: [ARCH],
    bulge: 170,
    sun: [-0.85, -0.4, 0.7],
    weathering: 0.4,
    seed: 6,
  } as const;
  print(sheet, shoot(sheet, 2, relief(1000, 1000, rock, seams(3, 64))), [ROCK], { minArea: 70, tolerance: 1.1 });
  sheet.ink(
    "#b23a30",
    below(
      sheet,
      rough(
        [
          [-5, 748],
          [300, 752],
          [640, 770],
          [1005, 760],
        ],
        0.04,
        8,
      ),
    ),
  );
  sheet.ink(
    "#5a2338",
    below(
      sheet,
      rough(
        [
          [-5, 930],
          [300, 900],
          [520, 860],
          [1005, 820],
        ],
        0.05,
        9,
      ),
    ),
  );
  return sheet.svg();
}

/** Beehives at sundown, two people on the slickrock between them. */
function beehives(): string {
  const sheet = new Sheet(1600, 1067, "#d9776a");
  sheet.ink("#eba17c", cutBand(sheet, [190, 170, 205], 2));
  sheet.ink("#f6cf9c", cutBand(sheet, [400, 380, 410], 3));
  const look = lens(
    hives(),
    1600,
    1067,
    { at: [-0.1, -0, 0.34], heading: -3, view: 60, horizon: 0.62 },
    sunAt(80, 20),
    ledged,
  );
  print(sheet, shoot(sheet, 2, look), SUNDOWN, { minArea: 90, tolerance: 1.1 });
  sheet.ink("#2f1a30", person(700, 800, 74) + person(752, 804, 68, 0.05));
  return sheet.svg();
}

/** The road north through the red rocks, at night. */
function road(): string {
  const sheet = new Sheet(1600, 1067, "#1c1530");
  sheet.ink("#33203f", cutBand(sheet, [250, 268, 240], 2));
  sheet.ink("#5a2f4c", cutBand(sheet, [400, 412, 395], 3));
  sheet.ink("#f3dcc0", stars(sheet, 210, 0.4, 5));
  const look = lens(
    valley(),
    1600,
    1067,
    { at: [0.1, 0, 0.85], heading: 0, view: 56, horizon: 0.44 },
    sunAt(-100, 26),
    paved,
  );
  print(sheet, shoot(sheet, 2, look), NIGHT, { minArea: 90, tolerance: 1.1 });
  return sheet.svg();
}

const MORNING: Ramps = [
  ["#e8a583", "#d58f7d", "#a86a78", "#9a5f73"],
  ["#ef8a55", "#d9583a", "#96384a", "#7c2f46"],
  ["#ea6f3c", "#cf4b30", "#6a2236", "#4b1a30"],
  ["#f6d3ac", "#a9857f", "#7a5a66"],
];

/** The same road by day, farther up the valley. */
function vista(): string {
  const sheet = new Sheet(1600, 1067, "#8fc1cf");
  sheet.ink("#bcd9d3", cutBand(sheet, [210, 190, 220], 2));
  sheet.ink("#f8e2c0", cutBand(sheet, [390, 372, 402], 3) + streak(1080, 150, 420, 12, 5));
  const look = lens(
    valley(),
    1600,
    1067,
    { at: [lane(2.2) - 0.05, 2.2, 1.1], heading: 5, view: 62, horizon: 0.42 },
    sunAt(70, 34),
    paved,
  );
  print(sheet, shoot(sheet, 2, look), MORNING, { minArea: 90, tolerance: 1.1 });
  return sheet.svg();
}

export const valleyOfFire: Place = {
  slug: "valley-of-fire",
  scenes: { hero, square, tile, "scene-1": beehives, "scene-2": road, "fire-wave": fireWave, vista },
};
