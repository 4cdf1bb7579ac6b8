/** Boulder City: bighorns above Lake Mead, and the arcades of the 1930s main street. */

import type { Coat } from "./bighorn.ts";
import { sheep } from "./bighorn.ts";
import { points } from "./built.ts";
import { clump, streak } from "./flora.ts";
import type { Place, Sample } from "./lib.ts";
import { below, print, rough, Sheet, shoot } from "./lib.ts";
import { mainStreet } from "./main-street.ts";
import { oldHotel } from "./old-hotel.ts";
import { carFromTheSide, tourCoach, visitor } from "./people.ts";
import { tunnels } from "./railroad-trail.ts";
import { clamp, fbm, noise2, ridged, seeded, step } from "./random.ts";
import type { Camera, Hit, Sun, Terrain } from "./terrain.ts";
import { lens, sunAt, terrain } from "./terrain.ts";
import { polygon } from "./trace.ts";

type Ramps = readonly (readonly string[])[];

/** The desert falling to the lake, capes, a basalt mesa across the water, ranges behind. */
function build(): Terrain {
  const bend = fbm(4, 4);
  const spur = ridged(13, 4);
  const swell = noise2(6);
  return terrain(-12, 0, 24, 1500, (x, y) => {
    const wander = bend(x * 0.6, y * 0.6);
    const shore = 1.15 - (y + wander * 0.5) * 0.27 + (spur(x * 0.9, y * 0.9) - 0.6) * 0.3;
    const cape =
      0.42 -
      0.5 * Math.abs(y - 6.4 + wander * 0.6) -
      0.16 * Math.max(0, x + 1.4) +
      (spur(x * 0.8, y * 0.8) - 0.6) * 0.5;
    const mesa = 1.35 - 0.8 * Math.hypot(Math.max(0, Math.abs(x - 3.4) - 1.5), (y - 11) * 0.8) + wander * 0.25;
    const range =
      (1.6 + 0.5 * swell(x * 0.4, 2)) *
      clamp(1 - Math.abs(y - 16.5) / 3.6) *
      (0.35 + 0.8 * spur(x * 0.55 + y * 0.2, y * 0.3));
    const table = mesa > 0.75 ? Math.min(1.12, 0.75 + (mesa - 0.75) * 3) : mesa;
    return Math.max(0, shore, cape, table, range, -0.1 + step(11.5, 14, y) * 0.25);
  });
}

let baked: Terrain | undefined;
const land = (): Terrain => (baked ??= build());

const FAR = 0;
const MESA = 1;
const CAPE = 2;
const RING = 3;
const MEAD = 4;
const SLOPE = 5;

function planeOf({ z, y, distance }: Hit): number {
  if (z < 0.004) return MEAD;
  if (y < 5 && distance < 5.2) return z < 0.07 ? RING : SLOPE;
  if (z < 0.1 && y < 12) return RING;
  return distance > 13.2 ? FAR : distance > 8.6 ? MESA : CAPE;
}

function paint(hit: Hit): Sample {
  const plane = planeOf(hit);
  if (plane === MEAD || plane === RING) return { plane, dark: 0 };
  const tone = hit.light < 0.04 ? 2 : hit.light > 0.62 ? 0 : 1;
  return { plane, dark: (tone + 0.5) / 3 };
}

const NOON: Ramps = [
  ["#c9bdb4", "#b3adb0", "#8f96a8"],
  ["#b9a39b", "#9f8d8f", "#6f6779"],
  ["#dcb189", "#bd8c68", "#84696a"],
  ["#f6ecd6"],
  ["#43a9ae"],
  ["#c9bd8d", "#9ea173", "#6f7d5f"],
];
const COAT: Coat = {
  lit: "#c3926a",
  shade: "#8d6149",
  dark: "#4b3530",
  cream: "#f4e8cf",
  horn: "#e6cd9c",
  groove: "#a9834f",
  ground: "#587a40",
};

function view(sheet: Sheet, camera: Camera, sun: Sun, ramps: Ramps): void {
  const look = lens(land(), sheet.width, sheet.height, camera, sun, paint);
  print(sheet, shoot(sheet, 2, look), ramps, { minArea: 110, tolerance: 1.2 });
}

function noon(width: number, height: number): Sheet {
  const sheet = new Sheet(width, height, "#7fb9cf");
  const band = (at: number, seed: number): string =>
    below(
      sheet,
      rough(
        [
          [-5, at * height],
          [width * 0.5, (at + 0.012) * height],
          [width + 5, (at - 0.012) * height],
        ],
        0.012,
        seed,
        40,
      ),
    );
  return sheet.ink("#acd2d6", band(0.13, 2)).ink("#e3e9d8", band(0.25, 3));
}

/** The lawn: its far edge, and a nearer fold in shade. */
function lawn(sheet: Sheet, edge: string, fold: string, seed: number): void {
  sheet.ink("#9db45c", below(sheet, rough(points(edge), 0.02, seed, 14)));
  sheet.ink("#7f9f4e", below(sheet, rough(points(fold), 0.02, seed + 1, 30)));
}

function hero(): string {
  const sheet = noon(1600, 900);
  sheet.ink("#f4efdf", streak(760, 150, 500, 15, 4) + streak(240, 96, 330, 10, 7));
  view(sheet, { at: [0, 0.1, 1.75], heading: 6, view: 52, horizon: 0.36 }, sunAt(-70, 46), NOON);
  lawn(sheet, "-5 722, 500 742, 1000 724, 1605 700", "-5 800, 380 836, 900 872, 1605 895", 5);
  sheep(sheet, { x: 800, y: 770, tall: 120, bow: 72 }, COAT);
  sheep(sheet, { x: 1290, y: 842, tall: 300, ram: true }, COAT);
  return sheet.svg();
}

function square(): string {
  const sheet = noon(1000, 1000);
  sheet.ink("#f4efdf", streak(420, 190, 420, 14, 4));
  view(sheet, { at: [0, 0.1, 1.75], heading: 15, view: 36, horizon: 0.38 }, sunAt(-70, 46), NOON);
  lawn(sheet, "-5 800, 400 812, 1005 780", "-5 900, 400 940, 1005 975", 5);
  sheep(sheet, { x: 215, y: 850, tall: 120, bow: 72 }, COAT);
  sheep(sheet, { x: 640, y: 930, tall: 350, ram: true }, COAT);
  return sheet.svg();
}

/** The highway above Lake Mead, with a coach and a small car on their way to Arizona. */
function highway(): string {
  const sheet = noon(1600, 1067);
  sheet.ink("#f4efdf", streak(900, 190, 480, 14, 4) + streak(180, 130, 360, 11, 9));
  view(sheet, { at: [0.6, 0.1, 1.9], heading: -6, view: 56, horizon: 0.36 }, sunAt(-70, 40), NOON);
  const bar = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h-${w}z`;
  sheet.ink("#b98c62", below(sheet, rough(points("-5 716, 260 700, 620 722, 1040 706, 1605 694"), 0.04, 12, 14)));
  sheet.ink("#d6ae7c", below(sheet, rough(points("-5 772, 500 764, 1605 768"), 0.01, 13, 30)));
  // The guard rail, the road with its two lanes, the gravel at its edge.
  const posts = Array.from({ length: 17 }, (_, i) => bar(20 + i * 98, 736, 10, 50)).join("");
  sheet
    .ink("#6b5560", posts)
    .ink("#d8d3d6", bar(-5, 740, 1610, 20))
    .ink("#98919f", bar(-5, 748, 1610, 5));
  sheet.ink("#736a78", bar(-5, 786, 1610, 138)).ink("#f2e4c4", bar(-5, 792, 1610, 4) + bar(-5, 912, 1610, 5));
  sheet.ink("#e2b04a", bar(-5, 836, 1610, 4) + bar(-5, 844, 1610, 4));
  sheet.ink("#c99d6c", below(sheet, rough(points("-5 926, 1605 922"), 0.008, 14, 26)));
  sheet.ink("#a97c57", below(sheet, rough(points("-5 1040, 420 1004, 900 1030, 1605 990"), 0.03, 15, 20)));
  sheet.ink(
    "#564c60",
    polygon(points("90 884, 1014 884, 984 908, 50 908")) + polygon(points("1106 888, 1424 888, 1396 906, 1078 906")),
  );
  tourCoach(sheet, 1010, 894, 930);
  carFromTheSide(sheet, 1420, 896, 316);
  const bushes: readonly (readonly [number, number, number])[] = [
    [150, 1010, 58],
    [236, 1030, 40],
    [1180, 1008, 46],
    [1440, 998, 64],
    [1530, 1022, 44],
  ];
  for (const [i, [x, y, r]] of bushes.entries()) {
    sheet
      .ink("#6f7d4f", clump(x, y, r, r * 0.62, 20 + i))
      .ink("#93a063", clump(x - r * 0.2, y - r * 0.16, r * 0.66, r * 0.36, 30 + i));
  }
  return sheet.svg();
}

/** On the shore: the far bank of the lake, and two visitors at the water. */
function shore(): string {
  const sheet = noon(1600, 1067);
  sheet.ink("#f4efdf", streak(260, 190, 460, 14, 4) + streak(980, 260, 360, 11, 9));
  view(sheet, { at: [-1.2, 1.2, 0.9], heading: -14, view: 58, horizon: 0.38 }, sunAt(60, 40), NOON);
  sheet.ink("#e6cf9f", below(sheet, rough(points("-5 800, 300 826, 700 868, 1100 874, 1605 812"), 0.02, 5, 14)));
  sheet.ink("#cfae7c", below(sheet, rough(points("-5 930, 500 965, 1000 1000, 1605 975"), 0.02, 6, 30)));
  visitor(sheet, 560, 930, 170, { coat: "#c4502e", head: "#3a2a26", legs: "#39304c", skin: "#b9744f" }, { hat: true });
  visitor(
    sheet,
    650,
    936,
    158,
    { coat: "#f0dfb8", head: "#4a3328", legs: "#3f5f78", skin: "#c98a62" },
    { pointing: true },
  );
  return sheet.svg();
}

/** A sandstone ledge, lit on top. */
function ledge(sheet: Sheet, top: string, face: string, inks: readonly [string, string], seed: number): void {
  sheet.ink(inks[0], below(sheet, rough(points(top), 0.06, seed)));
  sheet.ink(inks[1], below(sheet, rough(points(face), 0.1, seed + 1)));
}

function tile(): string {
  const sheet = noon(800, 1000);
  sheet.ink("#f4efdf", streak(330, 150, 380, 13, 4));
  view(sheet, { at: [0, 0.1, 1.75], heading: 14, view: 29, horizon: 0.28 }, sunAt(-70, 46), NOON);
  ledge(
    sheet,
    "-5 690, 60 620, 180 592, 420 580, 640 568, 805 548",
    "-5 770, 90 702, 240 682, 300 712, 470 676, 620 706, 805 660",
    ["#dcb183", "#9c6f58"],
    6,
  );
  ledge(
    sheet,
    "-5 838, 120 816, 330 846, 500 872, 805 812",
    "-5 884, 140 866, 320 900, 520 930, 805 872",
    ["#c4956d", "#7d5649"],
    11,
  );
  sheep(sheet, { x: 430, y: 598, tall: 300, ram: true }, { ...COAT, ground: "#a97c5f" });
  return sheet.svg();
}

const DUSK: Ramps = [
  ["#b98aa0", "#94789e", "#7a6b98"],
  ["#7f5f8a", "#6a5482", "#55477a"],
  ["#6d5280", "#5a4677", "#48396d"],
  ["#e0b3a6"],
  ["#a98fb3"],
  ["#4f3d6e", "#43345f", "#382b52"],
];
const SHADOW: Coat = {
  lit: "#3a2e5c",
  shade: "#2a2146",
  dark: "#2a2146",
  cream: "#7a6896",
  horn: "#7a6896",
  groove: "#54467a",
  ground: "#2a2146",
};

/** Rams on a ridge after sunset, the full moon over the lake. */
function dusk(): string {
  const sheet = new Sheet(1600, 1067, "#5d5f99");
  sheet.ink("#8f7aa8", below(sheet, rough(points("-5 190, 800 176, 1605 200"), 0.012, 2, 40)));
  sheet.ink("#cf9aa6", below(sheet, rough(points("-5 330, 800 346, 1605 322"), 0.012, 3, 40)));
  sheet.disc("#fbe8c6", 330, 240, 62);
  view(sheet, { at: [0, 0.1, 1.75], heading: 4, view: 50, horizon: 0.42 }, sunAt(-60, 16), DUSK);
  sheet.ink("#f3d9c0", glitter(330, 698, 806));
  sheet.ink(
    "#2a2146",
    below(sheet, rough(points("-5 1040, 300 1000, 560 965, 720 900, 900 862, 1180 846, 1330 890, 1605 905"), 0.05, 9)),
  );
  sheep(sheet, { x: 1040, y: 866, tall: 250, ram: true }, SHADOW);
  sheep(sheet, { x: 1400, y: 905, tall: 190, right: true }, SHADOW);
  sheep(sheet, { x: 690, y: 925, tall: 150, bow: 60 }, SHADOW);
  return sheet.svg();
}

/** The moon's path on the water: broken bars, wider nearer. */
function glitter(x: number, top: number, low: number): string {
  const chance = seeded(8);
  let bars = "";
  for (let y = top; y < low; y += 9 + (y - top) * 0.05) {
    const half = (18 + (y - top) * 0.22) * (0.4 + chance() * 0.6);
    const mid = x + (chance() - 0.5) * 26;
    bars += polygon([
      [mid - half, y],
      [mid, y - 2.6],
      [mid + half, y],
      [mid, y + 2.6],
    ]);
  }
  return bars;
}

export const boulderCity: Place = {
  slug: "boulder-city",
  scenes: {
    hero,
    square,
    tile,
    "scene-1": mainStreet,
    "scene-2": dusk,
    "old-hotel": oldHotel,
    shore,
    highway,
    tunnels,
  },
};
