/** The Ponderosa Rim Inn in Tusayan at nightfall: a gabled lobby, two floors of rooms along a gallery, tall pines. */

import type { Eye } from "./built.ts";
import { points, project } from "./built.ts";
import { limb, person } from "./flora.ts";
import type { Crown } from "./foliage.ts";
import { foliage } from "./foliage.ts";
import { below, cutBand, print, rough, Sheet, shoot, stars } from "./lib.ts";
import { VAN, vanFromTheSide } from "./people.ts";
import { seeded } from "./random.ts";
import type { Pt } from "./trace.ts";
import { curve, polygon } from "./trace.ts";

const EYE: Eye = {
  camera: { at: [0, 0, 2.5], heading: 0, view: 56, horizon: 0.63 },
  width: 1600,
  height: 1067,
};

// The house in meters: u runs along its front from the lobby's corner, w into the house, z up.
const CORNER: Pt = [-10.6, 27.5];
const TURN = (29 * Math.PI) / 180;
const LOBBY = 8;
const FRONT = -3;
const BAY = 3.6;
const BAYS = 7;
const END = LOBBY + BAY * BAYS + 0.5;
const DECK = 2.9;
const EAVE = 5.5;
const GALLERY = -1.5;

function at(u: number, w: number, z: number): Pt {
  const [along, across] = [Math.cos(TURN), Math.sin(TURN)];
  return project(EYE, CORNER[0] + u * along - w * across, CORNER[1] + u * across + w * along, z);
}

/** A rectangle facing the road. */
const face = (w: number, u0: number, u1: number, z0: number, z1: number): string =>
  polygon([at(u0, w, z0), at(u1, w, z0), at(u1, w, z1), at(u0, w, z1)]);
/** A rectangle that leans back or lies level: its near edge at (w0, z0), its far one at (w1, z1). */
const slope = (u0: number, u1: number, w0: number, z0: number, w1: number, z1: number): string =>
  polygon([at(u0, w0, z0), at(u1, w0, z0), at(u1, w1, z1), at(u0, w1, z1)]);

const WOOD = "#43284a";
const PLANK = "#b5623f";
const STONE = "#8a6a6e";
const GLOW = "#ffcf7a";
const BRIGHT = "#fff0c4";
const ROOF = "#2f3160";
const RIM = "#4a4d86";

/** Courses of field stone: some stones lighter than the wall. */
function stones(sheet: Sheet, w: number, u0: number, u1: number, z0: number, z1: number, seed: number): void {
  const chance = seeded(seed);
  let light = "";
  for (let z = z0 + 0.12; z < z1 - 0.3; z += 0.42) {
    for (let u = u0 + chance() * 0.5; u < u1 - 0.55; u += 0.75 + chance() * 0.5)
      if (chance() < 0.62) light += face(w, u, u + 0.35 + chance() * 0.2, z, z + 0.28);
  }
  sheet.ink(STONE, face(w, u0, u1, z0, z1)).ink("#a98682", light);
}

/** What stands in each bay of both floors: a door, and a window with its curtain. */
function rooms(sheet: Sheet): void {
  let [doors, lights, panes, curtains, frames] = ["", "", "", "", ""];
  for (const floor of [0.12, DECK]) {
    for (let bay = 0; bay < BAYS; bay++) {
      const u = LOBBY + 0.5 + bay * BAY;
      doors += face(0, u + 0.35, u + 1.3, floor, floor + 2.1);
      lights += face(0, u + 0.5, u + 1.15, floor + 1.2, floor + 1.85);
      frames += face(0, u + 1.62, u + 3.28, floor + 0.72, floor + 2.18);
      const drawn = (bay * 2 + (floor === DECK ? 1 : 0)) % 5 === 3;
      panes += drawn ? "" : face(0, u + 1.75, u + 3.15, floor + 0.85, floor + 2.05);
      curtains += face(0, u + (drawn ? 1.75 : 2.75), u + 3.15, floor + 0.85, floor + 2.05);
    }
  }
  sheet.ink("#2f5a60", doors).ink(GLOW, lights).ink("#6b3a44", frames).ink(BRIGHT, panes).ink("#efac5e", curtains);
}

/** Two floors of rooms under one long roof. */
function wing(sheet: Sheet): void {
  sheet.ink("#dc8f52", face(0, LOBBY, END, 0, EAVE + 0.2));
  sheet.ink(PLANK, face(0, LOBBY, END, 5.15, EAVE + 0.2) + face(0, LOBBY, END, 2.35, DECK));
  sheet.ink(STONE, face(0, LOBBY, END, 0, 0.8));
  rooms(sheet);
  // The gallery: its floor from below, rail and posts.
  sheet.ink("#9c5140", slope(LOBBY, END, GALLERY, DECK - 0.25, 0, DECK - 0.25));
  let rails = face(GALLERY, LOBBY, END, DECK + 0.88, DECK + 1);
  for (let u = LOBBY; u < END; u += 0.6) rails += face(GALLERY, u, u + 0.1, DECK, DECK + 0.9);
  let posts = face(GALLERY, LOBBY, END + 0.1, DECK - 0.28, DECK + 0.05) + face(GALLERY, END - 0.15, END + 0.1, 0, EAVE);
  for (let bay = 1; bay < BAYS; bay++) {
    const u = LOBBY - 0.35 + bay * BAY;
    posts += face(GALLERY, u, u + 0.24, 0, EAVE);
  }
  sheet.ink("#7a4246", rails).ink(WOOD, posts);
  // The roof reaches over the gallery.
  const [eave, ridge, top, end] = [GALLERY - 0.7, 4.5, 8.2, END + 0.9];
  sheet.ink(ROOF, slope(LOBBY - 3, end, eave, EAVE, ridge, top));
  sheet.ink(RIM, slope(LOBBY - 3, end, ridge - 0.7, top - 0.28, ridge, top));
  sheet.ink(WOOD, face(eave, LOBBY - 3, end, EAVE - 0.25, EAVE + 0.06));
  sheet.ink("#e39a58", face(eave, LOBBY - 3, end, EAVE - 0.33, EAVE - 0.25));
}

function chimney(sheet: Sheet): void {
  const [u0, u1, w] = [9.6, 11.2, 3.4];
  sheet.ink("#6a5068", polygon([at(u0, w, 7), at(u0, w + 1.4, 7), at(u0, w + 1.4, 10.6), at(u0, w, 10.6)]));
  stones(sheet, w, u0, u1, 7.6, 10.6, 5);
  sheet.ink(WOOD, face(w - 0.15, u0 - 0.25, u1 + 0.15, 10.5, 10.8));
}

/** The lobby: a steep gable of glass between stone piers. */
function lobby(sheet: Sheet): void {
  const mid = LOBBY / 2;
  const [low, peak, over, out] = [3, 9.6, 1.2, FRONT - 1.4];
  const under = (u: number): number => peak - ((peak - low) * Math.abs(u - mid)) / (mid + over);
  const gable = (w: number, drop: number): Pt[] => [-over, mid, LOBBY + over].map((u) => at(u, w, under(u) - drop));
  sheet.ink("#5d4560", polygon([at(0, FRONT, 0), at(0, 6, 0), at(0, 6, under(0)), at(0, FRONT, under(0))]));
  sheet.ink(PLANK, polygon([0, 0, mid, LOBBY, LOBBY].map((u, i) => at(u, FRONT, i % 4 === 0 ? 0 : under(u)))));
  stones(sheet, FRONT, 0, 1.3, 0, 3, 3);
  stones(sheet, FRONT, LOBBY - 1.3, LOBBY, 0, 3, 8);
  const glass = [1.3, 1.3, mid, LOBBY - 1.3, LOBBY - 1.3];
  sheet.ink(GLOW, polygon(glass.map((u, i) => at(u, FRONT, i % 4 === 0 ? 0 : under(u) - 1.1))));
  sheet.ink(BRIGHT, face(FRONT, mid - 1.35, mid + 1.35, 0, 2.5));
  // Lamps hang from the ridge.
  for (const u of [mid - 2.05, mid - 0.75, mid + 0.75, mid + 2.05]) {
    const [x, y] = at(u, FRONT, 5.25);
    sheet.ink("#d98f4a", face(FRONT, u - 0.03, u + 0.03, 5.25, under(u) - 1.1));
    sheet.disc("#fff8e0", Math.round(x), Math.round(y), 11);
  }
  let bars = face(FRONT, 1.2, LOBBY - 1.2, 2.5, 2.75) + face(FRONT, 1.2, LOBBY - 1.2, 4.5, 4.68);
  for (const u of [1.2, mid - 1.42, mid - 0.07, mid + 1.28, LOBBY - 1.34])
    bars += face(FRONT, u, u + 0.14, 0, under(u) - 1);
  sheet.ink(WOOD, bars);
  // The roof: its lit underside, its left slope, its bargeboards.
  sheet.ink("#e39a58", polygon([...gable(out, 0.3).slice(1), ...gable(FRONT, 0).slice(1).toReversed()]));
  sheet.ink(ROOF, polygon([at(-over, out, low), at(mid, out, peak), at(mid, 7, peak), at(-over, 7, low)]));
  sheet.ink(WOOD, polygon([...gable(out, 0), ...gable(out, 0.6).toReversed()]));
  sheet.ink(RIM, polygon([...gable(out, -0.12), ...gable(out, 0.05).toReversed()]));
}

/** A ponderosa's crown: flat clumps of needles, high on a bare trunk, with gaps between. */
function crown(x: number, y: number, h: number, seed: number): Crown[] {
  const chance = seeded(seed);
  const [tiers, bare] = [7, 0.57];
  return Array.from({ length: tiers * 3 }, (_, i): Crown => {
    const v = Math.floor(i / 3) / (tiers - 1);
    const side = (i % 3) - 1;
    const reach = (0.122 * (1 - v ** 1.5) + 0.012) * (v === 0 ? 0.6 : 1) * (0.45 + chance() * 0.75);
    const thick = (side === 0 ? 0.062 : 0.072) * (1 - v * 0.35) * (0.7 + chance() * 0.55);
    const up = bare + (1 - bare) * v + (side === 0 ? 0.012 : (chance() - 0.6) * 0.055);
    return [x + side * reach * h, y - up * h, thick * h];
  });
}

/** Crowns flattened, as needles lie on a bough, lit by the sky; far ones take a finer `detail`. */
function needles(sheet: Sheet, crowns: readonly Crown[], inks: readonly string[], detail: number): void {
  const flat = 1.75;
  const tall = crowns.map(([x, y, r]): Crown => [x, y * flat, r]);
  const look = foliage(tall, -0.35, -0.9, 5);
  const shot = shoot(sheet, 2, (px, py) => look(px, py * flat));
  print(sheet, shot, [inks], { minArea: detail * 70, tolerance: detail });
}

/** The pines behind the house: foot, height, seed. */
function pines(sheet: Sheet): void {
  const stand: readonly (readonly [number, number, number, number])[] = [
    [205, 790, 690, 3],
    [842, 760, 780, 7],
    [1108, 760, 610, 4],
    [1402, 760, 770, 5],
  ];
  let [trunks, boughs] = ["", ""];
  const crowns = stand.flatMap(([x, y, h, seed]) => {
    trunks += limb(points(`${x} ${y}, ${x + 4} ${y - h * 0.5}, ${x} ${y - h}`), h * 0.045);
    const clumps = crown(x, y, h, seed);
    for (const [cx, cy] of clumps) boughs += `M${x} ${Math.round(cy + h * 0.035)}L${Math.round(cx)} ${Math.round(cy)}`;
    return clumps;
  });
  sheet.line("#5a3f60", 5, boughs).ink("#8a5060", trunks);
  needles(sheet, crowns, ["#35577c", "#253f68"], 1.7);
}

/** A near trunk, lit by the inn on one side (1 right, -1 left), with plates of bark. */
function trunk(sheet: Sheet, x: number, wide: number, lit: number, seed: number): void {
  const chance = seeded(seed);
  const side = (v: number, s: number): Pt => [x + lit * s * wide * (0.5 - v * 0.13), 1080 - v * 1100];
  const strip = (a: number, b: number): string => {
    const edge = rough([side(0, a), side(1, a)], 0.012, seed, 60);
    return polygon([...edge, side(1, b), side(0, b)]);
  };
  sheet.ink("#44294a", strip(-1, 1)).ink("#82424a", strip(-0.15, 1)).ink("#c26f48", strip(0.55, 1));
  let cracks = "";
  for (let v = -0.06; v < 1; v += 0.042) {
    const [cx, cy] = side(v, -0.3 + chance() * 1.15);
    const [long, thick] = [70 + chance() * 90, 3 + chance() * 4];
    const crack = points("0 0, 1 -0.3, 0.3 -1, -1 -0.5");
    cracks += polygon(crack.map(([u, v]): Pt => [cx + u * thick, cy + v * long]));
  }
  sheet.ink("#5d3048", cracks);
}

/** Boughs of the near trees, hanging in from above. */
const BOUGHS: readonly Crown[] = points(
  "30 10, 120 -12, 205 20, 40 84, 285 -8, 132 76, 372 -16, 190 96, 20 140, 246 56, 1600 30, 1540 -10, 1462 20, 1600 110, 1526 88, 1390 -14, 1450 84, 1590 176",
).map(([x, y], i): Crown => [x, y, 50 + ((i * 29) % 31)]);

/** Bunch grass on the near ground. */
function grass(x: number, y: number, h: number, seed: number): string {
  const chance = seeded(seed);
  return [-4, -3, -2, -1, 0, 1, 2, 3, 4]
    .map((i) => {
      const [foot, lean, tall] = [x + i * h * 0.07, i * 0.16 * h, h * (0.6 + chance() * 0.5)];
      return limb(points(`${foot} ${y + 8}, ${foot + lean * 0.5} ${y - tall * 0.55}, ${foot + lean} ${y - tall}`), 10);
    })
    .join("");
}

/** The yard before the house, and the light that falls on it. */
function yard(sheet: Sheet): void {
  const foot = [at(-9, 6, 0), at(0, 6, 0), at(0, FRONT, 0), at(LOBBY, FRONT, 0), at(LOBBY, 0, 0), at(END, 0, 0)];
  sheet.ink("#4a3f68", below(sheet, [...foot, [1605, 750]]));
  const drive =
    "-90 880, 180 846, 300 820, 760 780, 1300 740, 1700 750, 1700 838, 1480 858, 1240 886, 1000 920, 720 944, 400 952, 150 946, -90 930";
  sheet.ink("#7a5a72", curve(points(drive)));
  sheet.ink("#cf9066", slope(LOBBY, END + 1, FRONT - 1.3, 0, 0, 0));
  sheet.ink("#f0b878", slope(1, LOBBY - 1, FRONT - 6, 0, FRONT, 0));
}

/** Two guests on their way in, their shadows behind them. */
function guests(sheet: Sheet): void {
  const [x, y] = at(3, FRONT - 2.6, 0);
  const shade = (shape: string): string => polygon(points(shape).map(([u, v]): Pt => [x + u, y + v]));
  sheet.ink("#b07a68", shade("-12 -2, 14 -2, 66 44, 30 46") + shade("48 2, 72 2, 120 38, 86 41"));
  sheet.ink(WOOD, person(x, y, 92) + person(x + 60, y + 4, 86, 0.08));
}

export function rimInn(): string {
  const sheet = new Sheet(1600, 1067, "#1f2f66");
  sheet.ink("#2d4784", cutBand(sheet, [190, 204, 180], 2)).ink("#4f65a2", cutBand(sheet, [316, 328, 306], 3));
  sheet.ink("#a583ab", cutBand(sheet, [402, 412, 396], 4)).ink("#eda58c", cutBand(sheet, [470, 480, 464], 5));
  sheet.ink("#e9e2d4", stars(sheet, 76, 0.3, 21));
  const forest = "-5 520, 120 486, 300 520, 800 500, 1100 490, 1250 505, 1400 468, 1500 496, 1605 470";
  sheet.ink("#3b4274", below(sheet, rough(points(forest), 0.4, 5, 8)));
  pines(sheet);
  yard(sheet);
  wing(sheet);
  const smoke = "656 330, 650 284, 634 236, 658 176, 640 124, 668 60, 664 124, 688 176, 662 236, 676 284, 672 330";
  sheet.ink("#727ab0", curve(points(smoke)));
  chimney(sheet);
  lobby(sheet);
  guests(sheet);
  vanFromTheSide(sheet, 1170, 872, 330, { ...VAN, shadow: "#3a3058" });
  sheet.ink("#2a2148", below(sheet, rough(points("-5 985, 300 972, 700 994, 1100 982, 1605 996"), 0.04, 9, 12)));
  const tufts = grass(330, 980, 60, 3) + grass(420, 990, 40, 4) + grass(1290, 988, 56, 5) + grass(880, 994, 36, 6);
  sheet.ink("#2a2148", tufts);
  trunk(sheet, 84, 132, 1, 3);
  trunk(sheet, 1562, 104, -1, 4);
  needles(sheet, BOUGHS, ["#2b4d68", "#1d3552", "#15263f"], 2);
  return sheet.svg();
}
