/** The Grand Canyon as people meet it: railing, watchtower, rim road and bicycles in the south, the points of the west. */

import type { Eye } from "./built.ts";
import { points, project } from "./built.ts";
import { conifer, limb, person, streak } from "./flora.ts";
import type { Crown } from "./foliage.ts";
import { foliage } from "./foliage.ts";
import { westRim } from "./grand-canyon-land.ts";
import { DUSK, INK, paint, type Ramps, rock } from "./grand-canyon-rock.ts";
import { below, cutBand, print, rough, Sheet, shoot } from "./lib.ts";
import type { Dress } from "./people.ts";
import { cyclist, VAN, vanFromBehind, visitor } from "./people.ts";
import { clamp, fbm, noise2, seeded } from "./random.ts";
import type { Camera } from "./terrain.ts";
import { lens, sunAt } from "./terrain.ts";
import type { Pt } from "./trace.ts";
import { curve, polygon } from "./trace.ts";

const WIDTH = 1600;
const HEIGHT = 1067;

/** A level bar from (x0, y) to (x1, y1), `thick` px. */
const bar = (x0: number, y0: number, x1: number, y1: number, thick: number): string =>
  polygon([
    [x0, y0],
    [x1, y1],
    [x1, y1 + thick],
    [x0, y0 + thick],
  ]);

const dress = (coat: string, head: string, legs = "#3d3550"): Dress => ({ coat, head, legs, skin: "#b9744f" });

/** Early: the buttes still throw blue shade; four visitors lean on the railing. */
export function matherPoint(): string {
  const sheet = new Sheet(WIDTH, HEIGHT, "#9fb9c9");
  sheet.ink("#cfd3cf", cutBand(sheet, [66, 76, 60], 2)).ink("#f7e3c0", cutBand(sheet, [228, 238, 218], 3));
  sheet.ink("#f7e3c0", streak(260, 176, 520, 12, 5));
  const ramps: Ramps = [
    ["#f3d0ac", "#e3b9a0", "#a9a3bf", "#9a96b7"],
    ["#f2b078", "#d98a61", "#857aa6", "#716896"],
    ["#ef9a55", "#c9663f", "#5f4f80", "#453a6b"],
    ["#fbe9c8"],
  ];
  rock(sheet, { at: [4.5, 1.3, 2.4], heading: -25, view: 54, horizon: 0.33 }, sunAt(-84, 24), ramps, 1.5);
  // The point: a limestone ledge, its paved top behind a steel railing between two stone piers.
  sheet.ink(
    "#4a3a5e",
    below(sheet, rough(points("-5 800, 300 806, 700 826, 1120 838, 1330 870, 1420 960, 1480 1080"), 0.05, 4)),
  );
  sheet.ink(
    "#e8c8a0",
    below(sheet, rough(points("-5 872, 420 884, 860 900, 1180 908, 1290 930, 1330 1010, 1342 1080"), 0.012, 6, 30)),
  );
  sheet.ink("#c79f86", below(sheet, rough(points("-5 1010, 300 1000, 700 1020, 1000 1050, 1120 1075"), 0.02, 7, 30)));
  const rail = (x: number): number => 742 + x * 0.028;
  const posts = Array.from({ length: 12 }, (_, i) => 40 + i * 104);
  const steel = "#3b3350";
  sheet.ink(
    steel,
    posts.map((x) => bar(x - 4, rail(x), x + 4, rail(x), 146)).join("") +
      [0, 46, 92].map((dy) => bar(-5, rail(-5) + dy, 1205, rail(1205) + dy, dy === 0 ? 9 : 5)).join(""),
  );
  for (const [x, w] of [
    [1236, 92],
    [-6, 90],
  ] as const) {
    const top = rail(x) - 26;
    sheet.ink(
      "#d9ab7c",
      polygon([
        [x - w / 2, top],
        [x + w / 2, top],
        [x + w / 2, top + 196],
        [x - w / 2, top + 190],
      ]),
    );
    sheet.ink(
      "#8a6a72",
      polygon([
        [x + 8, top],
        [x + w / 2, top],
        [x + w / 2, top + 196],
        [x + 8, top + 194],
      ]),
    );
    sheet.ink("#f0cf9f", bar(x - w / 2 - 8, top - 14, x + w / 2 + 8, top - 14, 16));
  }
  const shade = (x: number, y: number, h: number): string =>
    curve([
      [x - 20, y - 4],
      [x + h * 0.9, y + 22],
      [x + h * 0.95, y + 34],
      [x - 4, y + 12],
    ]);
  const crowd: readonly (readonly [number, number, number, Dress, object])[] = [
    [226, 940, 236, dress("#c9573a", "#3a2a33"), { hat: true }],
    [352, 950, 222, dress("#3f7f86", "#5a3626"), { pointing: true }],
    [462, 946, 150, dress("#e9b64c", "#3a2a33"), {}],
    [842, 962, 236, dress("#efe3cf", "#6a4a36", "#4b5a6c"), { hat: true, pack: "#4f6a4c" }],
  ];
  for (const [x, y, h] of crowd) sheet.ink("#b58b7c", shade(x, y, h));
  for (const [x, y, h, look, stance] of crowd) visitor(sheet, x, y, h, look, stance);
  return sheet.svg();
}

/** Masonry of a round tower: ink number 0 lit .. 3 deep, by how far across (-1..1) and up; windows are deep. */
function masonry(px: number, py: number, across: number, seed: number): number {
  const courses = noise2(seed);
  const row = Math.floor(py / 15);
  const stone = courses(px / 34 + row * 7.3, row * 3.1);
  const turned = across + 0.12 * stone;
  const base = turned < -0.05 ? 0 : turned < 0.4 ? 1 : turned < 0.82 ? 2 : 3;
  return stone > 0.62 ? Math.min(3, base + 1) : base;
}

/** The watchtower of 1932 on the rim at sunset: the round tower and the kiva room at its foot. */
export function desertView(): string {
  const sheet = new Sheet(WIDTH, HEIGHT, "#5c6a9c");
  sheet.ink("#a98fb0", cutBand(sheet, [62, 72, 56], 2)).ink("#e8a98c", cutBand(sheet, [200, 214, 190], 3));
  sheet.ink("#fbd79c", cutBand(sheet, [300, 312, 292], 4)).ink("#e8a98c", streak(60, 270, 560, 12, 6));
  const ramps: Ramps = [
    ["#f0ac86", "#dd9486", "#a9809f", "#987497"],
    ["#f09a5c", "#d06d4c", "#7d5384", "#684577"],
    ["#ee8a45", "#bd4f38", "#5a3566", "#412552"],
    ["#fbdca6"],
  ];
  rock(sheet, { at: [-3, 1.5, 2.4], heading: 13, view: 58, horizon: 0.36 }, sunAt(-84, 18), ramps, 2.2);
  const mid = 1020;
  const half = (y: number): number => 84 + ((y - 250) / 560) * 26 + (y < 318 ? 6 : 0);
  const slits: readonly (readonly [number, number, number, number])[] = [
    [-44, 330, 18, 44],
    [6, 330, 18, 44],
    [50, 330, 13, 44],
    [-30, 470, 9, 40],
    [34, 520, 9, 40],
    [-54, 610, 9, 36],
    [2, 668, 9, 36],
    [-250, 786, 12, 44],
    [-330, 790, 12, 44],
  ];
  const crown = (px: number): number => 254 + ((((px - 915) / 26) | 0) % 2) * 9;
  const look = (px: number, py: number) => {
    const tone = (n: number) => ({ plane: 0, dark: (n + 0.5) / 4 });
    for (const [dx, y, w, h] of slits) {
      if (Math.abs(px - mid - dx) < w / 2 && py > y && py < y + h) return tone(3);
    }
    const u = (px - mid) / half(py);
    if (Math.abs(u) < 1 && py > crown(px) && py < 900) {
      if (py > 318 && py < 325) return tone(Math.min(3, masonry(px, py, u, 3) + 1));
      return tone(py > 382 && py < 396 ? (u < 0.2 ? 0 : 1) : masonry(px, py, u, 3));
    }
    const k = (px - 765) / 196;
    if (Math.abs(k) < 1 && py > 742 + k * k * 6 && py < 900)
      return tone(py < 758 + k * k * 6 ? (k < 0.3 ? 0 : 2) : masonry(px, py, k * 0.9 + 0.1, 5));
    return null;
  };
  print(sheet, shoot(sheet, 2, look), [["#f4bd7c", "#c9824f", "#7f4f5c", "#3f274a"]], { minArea: 110, tolerance: 1.2 });
  sheet.ink(
    "#3a2148",
    below(
      sheet,
      rough(points("390 1090, 470 1000, 520 930, 560 884, 720 872, 940 880, 1160 868, 1400 850, 1605 838"), 0.05, 9),
    ) +
      conifer(1440, 876, 150, 4) +
      conifer(1508, 866, 220, 6) +
      conifer(1572, 862, 170, 8) +
      person(520, 912, 66) +
      person(554, 893, 60, 0.05),
  );
  return sheet.svg();
}

/** A ponderosa: bare orange trunk, high layered crown. */
function ponderosa(sheet: Sheet, x: number, y: number, h: number, seed: number): Crown[] {
  const chance = seeded(seed);
  sheet.ink(
    "#8c4f38",
    limb(
      [
        [x, y],
        [x + h * 0.01, y - h * 0.5],
        [x, y - h * 0.92],
      ],
      h * 0.075,
    ),
  );
  sheet.ink(
    "#c97a4c",
    limb(
      [
        [x - h * 0.014, y],
        [x - h * 0.006, y - h * 0.5],
        [x - h * 0.004, y - h * 0.8],
      ],
      h * 0.03,
    ),
  );
  return Array.from({ length: 11 }, (_, i): Crown => {
    const v = 0.42 + (i / 10) * 0.55;
    const reach = (1 - v) * 0.42 + 0.03;
    return [x + (i % 2 === 0 ? -1 : 1) * reach * h * (0.3 + chance() * 0.6), y - v * h, h * (0.075 + (1 - v) * 0.06)];
  });
}

const NEEDLES = ["#7d9150", "#47703f", "#28503c", "#183a35"];

/** A van on the rim road among ponderosas, the canyon in the gap. */
export function rimRoad(): string {
  const sheet = new Sheet(WIDTH, HEIGHT, "#86b5c9");
  sheet.ink("#b5d2d0", cutBand(sheet, [150, 166, 142], 2)).ink("#f2e4c6", cutBand(sheet, [300, 312, 290], 3));
  sheet.ink("#f2e4c6", streak(560, 190, 460, 14, 5));
  const ramps: Ramps = [
    ["#f0cba6", "#e2b39b", "#b1a3b8", "#a297b0"],
    ["#f0ab72", "#d88660", "#8f789c", "#7d688f"],
    ["#ec9550", "#c4633f", "#684f7d", "#4d3b68"],
    ["#fbe6c0"],
  ];
  rock(sheet, { at: [0.6, 0.4, 2.3], heading: 6, view: 58, horizon: 0.44 }, sunAt(-84, 28), ramps, 5);
  // Verges, road with its bend to the left along the rim, low stone wall on the canyon side.
  sheet.ink(
    "#6f7a45",
    below(sheet, rough(points("-5 660, 300 668, 560 690, 800 700, 1000 690, 1300 660, 1605 640"), 0.03, 5)),
  );
  sheet.ink("#9a9455", below(sheet, rough(points("-5 740, 400 726, 800 716, 1200 742, 1605 770"), 0.02, 6, 20)));
  // Shade under the trees, cast to the right.
  const trees: readonly (readonly [number, number, number, number])[] = [
    [540, 712, 220, 3],
    [1150, 716, 230, 6],
    [130, 960, 880, 11],
    [345, 830, 560, 12],
    [1340, 820, 590, 14],
    [1530, 960, 930, 15],
  ];
  const shades = trees.map(([x, y, h]) =>
    curve([
      [x - h * 0.06, y - h * 0.012],
      [x + h * 0.25, y - h * 0.03],
      [x + h * 0.5, y],
      [x + h * 0.25, y + h * 0.035],
      [x - h * 0.05, y + h * 0.02],
    ]),
  );
  sheet.ink("#66703f", shades.join(""));
  const road = points("690 704, 760 702, 872 728, 968 780, 1120 880, 1330 1080, 250 1080, 470 900, 640 790, 716 736");
  sheet.ink("#8d8288", polygon(road));
  sheet.ink(
    "#a79a97",
    polygon(points("250 1080, 470 900, 640 790, 716 736, 690 704, 722 704, 750 742, 700 800, 600 900, 470 1080")),
  );
  sheet.ink(
    "#e9b64c",
    polygon(points("742 712, 752 712, 800 746, 796 752")) +
      polygon(points("806 764, 812 760, 826 800, 816 802")) +
      polygon(points("814 842, 826 842, 828 912, 810 912")) +
      polygon(points("806 960, 826 960, 826 1080, 800 1080")),
  );
  vanFromBehind(sheet, 962, 914, 176, { ...VAN, shadow: "#5c5563" });
  const grown = (from: number, to: number): Crown[] =>
    trees.slice(from, to).flatMap((tree) => ponderosa(sheet, ...tree));
  print(sheet, shoot(sheet, 2, foliage(grown(0, 2), -0.75, -0.6, 5)), [NEEDLES.slice(0, 3)], {
    minArea: 160,
    tolerance: 1.9,
  });
  print(sheet, shoot(sheet, 2, foliage(grown(2, 6), -0.75, -0.6, 6)), [NEEDLES], { minArea: 640, tolerance: 2.8 });
  return sheet.svg();
}

/** Two riders on the rim road in the middle of the day, nothing but air on their left. */
export function bikes(): string {
  const sheet = new Sheet(WIDTH, HEIGHT, "#74aecb");
  sheet.ink("#a5cfd6", cutBand(sheet, [130, 146, 120], 2)).ink("#f4e8cd", cutBand(sheet, [262, 274, 254], 3));
  sheet.ink("#f7f1df", streak(820, 150, 560, 16, 5) + streak(200, 92, 330, 10, 7));
  const ramps: Ramps = [
    ["#f1d3b0", "#e6bfa3", "#c4acb3", "#b5a0ad"],
    ["#f3b27b", "#e08e62", "#a57d8d", "#946f86"],
    ["#f2a25c", "#d26f45", "#84587a", "#6b4569"],
    ["#7fb0a4"],
  ];
  rock(sheet, { at: [-4, 2, 2.5], heading: 34, view: 56, horizon: 0.34 }, sunAt(100, 40), ramps, 2);
  sheet.ink("#7d4a3c", below(sheet, rough(points("-5 760, 260 772, 620 790, 1000 800, 1300 818, 1605 836"), 0.05, 4)));
  sheet.ink("#b98d5c", below(sheet, rough(points("-5 812, 500 824, 1000 840, 1605 862"), 0.02, 5, 24)));
  sheet.ink("#8f8188", polygon(points("-5 868, 1605 908, 1605 1072, -5 1072")));
  sheet.ink("#f2e4c6", polygon(points("-5 874, 1605 914, 1605 922, -5 882")));
  sheet.ink(
    "#e9b64c",
    polygon(points("-5 1010, 360 1024, 360 1036, -5 1022")) +
      polygon(points("620 1034, 1000 1050, 1000 1062, 620 1046")),
  );
  const bushes: Crown[] = [];
  const chance = seeded(3);
  for (let x = 0; x < 1600; x += 60 + chance() * 90) {
    if (chance() < 0.45) continue;
    const r = 16 + chance() * 20;
    bushes.push([x, 824 + x * 0.024 - r * 0.4, r], [x + r, 828 + x * 0.024 - r * 0.3, r * 0.7]);
  }
  print(sheet, shoot(sheet, 2, foliage(bushes, 0.7, -0.6, 5)), [["#8f9d5a", "#5c7a4a", "#3c5940"]], {
    minArea: 50,
    tolerance: 1.3,
  });
  for (const [x, y] of [
    [596, 990],
    [1032, 972],
  ] as const) {
    sheet.ink(
      "#6a5d6c",
      curve([
        [x - 130, y - 2],
        [x, y - 8],
        [x + 150, y],
        [x + 40, y + 14],
        [x - 110, y + 12],
      ]),
    );
  }
  cyclist(sheet, 600, 986, 330, dress("#3f7f86", "#e9b64c", "#39304c"), "#c9482f");
  cyclist(sheet, 1036, 968, 300, dress("#d9603a", "#f4efdf", "#39304c"), "#2c6a70");
  return sheet.svg();
}

/** The rim road late in the day, for banners: what it shows is whole in a crop to 4:1. */
export function ride(): string {
  const sheet = new Sheet(WIDTH, 533, "#e9a98f");
  sheet.ink("#f6d0a2", cutBand(sheet, [118, 128, 112], 2)).ink("#fbe3b4", cutBand(sheet, [176, 184, 170], 3));
  sheet.ink("#fbe3b4", streak(240, 140, 420, 9, 5));
  rock(sheet, { at: [-1.2, 0.2, 1.9], heading: 13, view: 62, horizon: 0.44 }, sunAt(-82, 20), DUSK, 2);
  sheet.ink("#5a3350", below(sheet, rough(points("-5 380, 260 386, 620 398, 1000 392, 1300 386, 1605 374"), 0.04, 4)));
  sheet.ink("#b9805a", below(sheet, rough(points("-5 412, 500 420, 1000 418, 1605 410"), 0.02, 5, 24)));
  sheet.ink("#8a6f80", polygon(points("-5 436, 1605 436, 1605 540, -5 540")));
  sheet.ink("#f2dcb8", polygon(points("-5 440, 1605 440, 1605 446, -5 446")));
  const riders = [
    { x: 420, h: 300, look: dress("#2f7c86", "#f4efdf", "#39304c"), frame: "#f0b94a" },
    { x: 800, h: 300, look: dress("#f0b94a", "#b8402f", "#2f3a5c"), frame: "#b8402f" },
    { x: 1150, h: 250, look: dress("#c8452f", "#f0b94a", "#39304c"), frame: "#23666c" },
  ];
  for (const { x, h, look, frame } of riders) {
    sheet.ink("#64506a", curve(points(`${x - h * 0.45} 473, ${x} 468, ${x + h * 0.6} 474, ${x} 482`)));
    cyclist(sheet, x, 474, h, look, frame);
  }
  return sheet.svg();
}

const WEST: Ramps = [
  ["#efc29a", "#dfa98f", "#ad93a6", "#9d869f"],
  ["#eda468", "#cf7a50", "#80658c", "#6c547e"],
  ["#e88b48", "#b95a3a", "#5c4270", "#44305c"],
  ["#8fb09a", "#8fb09a", "#57706f", "#57706f"],
];

/** The steel head house of the old guano tramway: a leaning lattice with its cable wheel. */
function headHouse(sheet: Sheet, x: number, y: number, h: number): void {
  const at = (u: number, v: number): Pt => [x + u * h, y - v * h];
  const beam = (u0: number, v0: number, u1: number, v1: number, w = 0.03): string =>
    limb([at(u0, v0), at((u0 + u1) / 2, (v0 + v1) / 2), at(u1, v1)], w * h) +
    limb([at(u1, v1), at((u0 + u1) / 2, (v0 + v1) / 2), at(u0, v0)], w * h);
  let steel = beam(-0.2, 0, -0.13, 1, 0.05) + beam(0.2, 0, 0.13, 1, 0.05);
  for (const v of [0.26, 0.52, 0.78, 1]) steel += beam(-0.2 + v * 0.07, v, 0.2 - v * 0.07, v);
  for (const [a, b] of [
    [0, 0.26],
    [0.26, 0.52],
    [0.52, 0.78],
    [0.78, 1],
  ] as const)
    steel += beam(-0.2 + a * 0.07, a, 0.2 - b * 0.07, b, 0.02) + beam(0.2 - a * 0.07, a, -0.2 + b * 0.07, b, 0.02);
  steel += polygon([at(-0.34, 1), at(0.3, 1), at(0.3, 1.06), at(-0.34, 1.06)]) + beam(-0.34, 1.02, -0.13, 0.78);
  steel += polygon([at(-0.16, 1.06), at(0.16, 1.06), at(0.12, 1.24), at(-0.12, 1.24)]);
  sheet.ink("#3a2448", steel);
  sheet.line("#3a2448", 3, `M${Math.round(x - h * 0.3)} ${Math.round(y - h)}L-10 ${Math.round(y + 120)}`);
}

/** The end of the point: a knoll of broken rock over the river's bend, the tramway's ruin before it. */
export function guanoPoint(): string {
  const sheet = new Sheet(WIDTH, HEIGHT, "#88aec0");
  sheet.ink("#bdd0cb", cutBand(sheet, [66, 78, 58], 2)).ink("#f5e2bd", cutBand(sheet, [236, 248, 226], 3));
  sheet.ink("#f5e2bd", streak(820, 180, 620, 14, 5));
  const camera: Camera = { at: [1.25, -0.5, 2.85], heading: -16, view: 62, horizon: 0.28 };
  const eye: Eye = { camera, width: WIDTH, height: HEIGHT };
  const look = lens(westRim(), WIDTH, HEIGHT, camera, sunAt(-96, 34), paint(8, 4.6));
  print(sheet, shoot(sheet, 2, look), WEST, { minArea: 150, tolerance: 1.2 });
  const path = (list: readonly (readonly [number, number])[]): Pt[] => list.map(([x, y]) => project(eye, x, y, 2.03));
  sheet.ink(
    "#efc48f",
    polygon(
      path([
        [1.16, 0.6],
        [1.34, 0.6],
        [1.2, 1.5],
        [0.98, 2.3],
        [0.86, 2.7],
        [0.82, 2.7],
        [0.9, 2.2],
        [1.06, 1.5],
      ]),
    ),
  );
  const [hx, hy] = project(eye, 0.5, 2.2, 1.9);
  headHouse(sheet, hx - 40, hy, 230);
  for (const [x, y, h] of [
    [1.12, 1.45, 0.1],
    [1.05, 1.75, 0.1],
    [0.95, 2.3, 0.1],
  ] as const) {
    const [px, py] = project(eye, x, y, 2.03);
    const [, top] = project(eye, x, y, 2.03 + h);
    sheet.ink(INK, person(px, py, py - top, 0.08));
  }
  return sheet.svg();
}

/** An arc of the glass deck's outline around (cx, cy), from and to in turns of a half circle. */
function arc(cx: number, cy: number, rx: number, ry: number, from: number, to: number): Pt[] {
  return Array.from({ length: 25 }, (_, i): Pt => {
    const a = (from + ((to - from) * i) / 24) * Math.PI;
    return [cx + Math.cos(a) * rx, cy + Math.sin(a) * ry];
  });
}

/** The glass horseshoe out over the gorge, seen from the next point of the rim. */
export function skywalk(): string {
  const sheet = new Sheet(WIDTH, HEIGHT, "#79b2cc");
  sheet.ink("#abd2d8", cutBand(sheet, [132, 146, 122], 2)).ink("#f3e6c9", cutBand(sheet, [262, 274, 250], 3));
  sheet.ink("#f7f0dd", streak(760, 128, 520, 14, 5));
  const camera: Camera = { at: [0.2, 1.2, 2.5], heading: -38, view: 62, horizon: 0.36 };
  print(sheet, shoot(sheet, 2, lens(westRim(), WIDTH, HEIGHT, camera, sunAt(-60, 34), paint(7, 4))), WEST, {
    minArea: 260,
    tolerance: 1.6,
  });
  // The cliff that carries the deck: pale rim rock over red beds, its face turned from the sun.
  const edge = noise2(4);
  const flute = fbm(9, 3);
  const lip = (py: number): number =>
    540 + edge(py / 150, 1) * 40 + edge(py / 40, 5) * 14 - clamp((py - 620) / 450) * 210;
  /** [lower edge, ink] of the beds: cliffs in shade, ledges lit. */
  const beds: readonly (readonly [number, number])[] = [
    [556, 1],
    [586, 2],
    [676, 1],
    [700, 0],
    [860, 2],
    [886, 0],
    [1010, 1],
    [1100, 2],
  ];
  const cliff = (px: number, py: number) => {
    if (px > lip(py) || py < 512) return null;
    const y = py + edge(px / 90, 3) * 14;
    const bed = beds.find(([low]) => y < low)?.[1] ?? 2;
    const groove = flute(px / 46, py / 260) + (lip(py) - px < 70 ? 0.35 : 0);
    const tone = bed + (groove < -0.22 ? 1 : groove > 0.42 ? -1 : 0);
    return { plane: 0, dark: (clamp(tone, 0, 3) + 0.5) / 4 };
  };
  print(sheet, shoot(sheet, 2, cliff), [["#efb981", "#c06a43", "#8d4b4b", "#5f3550"]], {
    minArea: 240,
    tolerance: 1.5,
  });
  sheet.ink("#f0c893", polygon(points("-5 384, 400 376, 512 420, 545 470, 562 520, -5 520")));
  sheet.ink("#d8dcd6", polygon(points("-5 296, 372 296, 372 486, -5 486")));
  sheet.ink("#8f9aa6", polygon(points("372 296, 446 314, 446 494, 372 486")));
  sheet.ink("#56697a", polygon(points("40 350, 330 350, 330 440, 40 440")));
  const [cx, cy] = [440, 452];
  const slab = [...arc(cx, cy, 590, 76, -0.5, 0.5), ...arc(cx, cy, 455, 40, 0.5, -0.5)];
  sheet.ink("#4f6472", polygon(slab.map(([x, y]): Pt => [x, y + 24])));
  sheet.ink("#4f6472", polygon([...arc(cx, cy, 590, 76, 0, 0.5), ...arc(cx, cy + 24, 590, 76, 0.5, 0)]));
  sheet.ink("#cfe6e2", polygon(slab));
  const glass = (rx: number, ry: number, to: number): string =>
    polygon([...arc(cx, cy, rx, ry, -0.5, to), ...arc(cx, cy - 44, rx, ry, to, -0.5)]);
  for (const [x, y, h, coat] of [
    [800, 402, 70, "#c9573a"],
    [846, 406, 66, "#e9b64c"],
  ] as const)
    visitor(sheet, x, y, h, dress(coat, "#3a2a33"));
  sheet.ink("#e8f4f066", glass(455, 40, 0.5));
  for (const [x, y, h, coat] of [
    [966, 470, 88, "#3f7f86"],
    [690, 518, 94, "#c9573a"],
    [738, 516, 64, "#e9b64c"],
    [904, 496, 88, "#efe3cf"],
  ] as const)
    visitor(sheet, x, y, h, dress(coat, "#3a2a33"));
  sheet.ink("#e8f4f066", polygon([...arc(cx, cy, 590, 76, -0.1, 0.5), ...arc(cx, cy - 50, 590, 76, 0.5, -0.1)]));
  sheet.ink("#f7fbf7", polygon([...arc(cx, cy - 50, 590, 76, -0.5, 0.5), ...arc(cx, cy - 45, 589, 76, 0.5, -0.5)]));
  return sheet.svg();
}
