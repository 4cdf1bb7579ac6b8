/** Hoover Dam: the arch in Black Canyon, four intake towers, Lake Mead turquoise behind its white ring. */

import type { Eye } from "./built.ts";
import { nearer, oblong, points, prism, project, ribbon, round } from "./built.ts";
import { streak } from "./flora.ts";
import type { Place, Sample, Shot } from "./lib.ts";
import { below, print, rough, Sheet, shoot, stars } from "./lib.ts";
import { visitor } from "./people.ts";
import { powerPlant } from "./power-plant.ts";
import { clamp, fbm, mix, ridged, step } from "./random.ts";
import type { Camera, Hit, Sun, Terrain } from "./terrain.ts";
import { lens, mirrored, sunAt, terrain } from "./terrain.ts";
import type { Pt } from "./trace.ts";
import { curve, polygon } from "./trace.ts";

/** World unit: 100 m. The river runs towards the viewer, the dam's arc is centered below it. */
const CREST = 2.2;
const LAKE = 1.72;
const RADIUS = 2.3;
const HUB = 2.7;
const TOWERS: readonly (readonly [number, number])[] = points("-1.2 5.1, -0.6 5.4, 0.6 5.4, 1.2 5.1");

/** Downstream face: thin at the crest, sweeping out to the foot. */
function dam(x: number, y: number): number {
  const r = Math.hypot(x, y - HUB);
  if (r > RADIUS || y < HUB || Math.abs(x) > 1.82) return -1;
  const depth = RADIUS - 0.13 - r;
  if (depth < 0) return CREST;
  return CREST * (1 - (depth / 0.95) ** 0.62);
}

const course = (y: number): number => (y < 5 ? 0 : 0.16 * (y - 5)) + (y < 1.5 ? (1.5 - y) ** 2 * 0.03 : 0);

function build(): Terrain {
  const bend = fbm(6, 4);
  const crag = ridged(21, 4);
  return terrain(-9, -4, 20, 1600, (x, y) => {
    const wide = 0.74 + 3.2 * step(7, 14, y);
    const wander = bend(x * 0.7, y * 0.7) * 0.22 + bend(x * 2, y * 2) * 0.08;
    const off = Math.abs(x - course(y)) - wide + wander * clamp(Math.abs(x) - 0.5);
    const wall = off * 2.1 + (crag(x * 1.5, y * 1.5) - 0.6) * 1.1 * clamp(off * 1.6);
    const hills = 2.15 + (off - 1) * 0.42 + (crag(x * 0.8, y * 0.8) - 0.6) * 1.3;
    const far = step(11.5, 16, y + bend(x * 0.5, 3) * 2) * (0.7 + crag(x * 0.45, y * 0.45)) * 0.9;
    const land = off < 0 ? 0 : Math.max(0.02, Math.min(wall, mix(hills, wall, 0.12)));
    const built = dam(x, y);
    const upstream = y > 4.3 && Math.hypot(x, y - HUB) > RADIUS - 0.2;
    return Math.max(built, upstream ? Math.max(LAKE, land, LAKE - 0.2 + far) : land);
  });
}

let baked: Terrain | undefined;
const land = (): Terrain => (baked ??= build());

const FAR = 0;
const WALL = 1;
const RING = 2;
const MEAD = 3;
const NEAR = 4;
const CONCRETE = 5;
const RIVER = 6;

function planeOf({ x, y, z, distance }: Hit): number {
  const built = dam(x, y);
  if (built > 0 && z > 0.015 && Math.abs(x) < 1.69 && z > built - 0.14 && z < built + 0.03) return CONCRETE;
  const upstream = y > 4.45 && Math.hypot(x, y - HUB) > RADIUS - 0.05;
  if (!upstream) return z < 0.015 ? RIVER : NEAR;
  if (z < LAKE + 0.012) return MEAD;
  if (distance > 9.5) return z < LAKE + 0.16 ? RING : FAR;
  return z < LAKE + 0.34 ? RING : WALL;
}

const MORNING_SUN = sunAt(112, 38);

/** Which way a point of the downstream face looks: radians off the middle, and the light of the morning on it. */
function face({ x, y }: Hit): { turn: number; light: number } {
  const turn = Math.atan2(x, y - HUB);
  const depth = clamp((RADIUS - 0.13 - Math.hypot(x, y - HUB)) / 0.95, 0.001);
  const steep = ((CREST * 0.62) / 0.95) * depth ** -0.38;
  const [sx, sy, sz] = MORNING_SUN;
  const light = (sz - steep * (Math.sin(turn) * sx + Math.cos(turn) * sy)) / Math.hypot(steep, 1);
  return { turn, light };
}

/** The face's tone from its own curve: the grid is too coarse for its crest and its edges. */
function faceTone(hit: Hit): number {
  const { turn, light } = face(hit);
  const isShaded = hit.z > CREST - 0.3 ? turn > 0.43 : hit.light < 0.04;
  return isShaded ? 3 : light > 0.72 ? 0 : light > 0.4 ? 1 : 2;
}

const isDownstream = ({ x, y }: Hit): boolean => Math.hypot(x, y - HUB) < RADIUS - 0.02;

function paint(hit: Hit): Sample {
  const plane = planeOf(hit);
  if (plane === MEAD || plane === RIVER) return { plane, dark: hit.light < 0.05 ? 0.9 : plane === RIVER ? 0.9 : 0 };
  if (plane === RING) return { plane, dark: hit.light < 0.1 ? 0.9 : 0 };
  if (plane === CONCRETE) {
    const upstream = hit.light < 0.04 ? 3 : hit.light > 0.72 ? 0 : hit.light > 0.4 ? 1 : 2;
    return { plane, dark: ((isDownstream(hit) ? faceTone(hit) : upstream) + 0.5) / 4 };
  }
  const tone = hit.light < 0.04 ? (hit.nz > 0.5 ? 2 : 3) : hit.light > 0.55 ? 0 : 1;
  return { plane, dark: (tone + 0.5) / 4 };
}

/** The towers' reflections. */
const WET = ["#a9bda4", "#6fa79d", "#3f8389", "#2c6f7c"];

type Ramps = readonly (readonly string[])[];

const MORNING: Ramps = [
  ["#d9b48e", "#c99f83", "#a492a0", "#978799"],
  ["#c98f63", "#ae7350", "#765a62", "#655059"],
  ["#f3e7cf", "#b9aeb0"],
  ["#4fb3ad", "#2f8790"],
  ["#b06d45", "#8f5238", "#553b44", "#41303c"],
  ["#f6ead0", "#dccbb0", "#a69b96", "#726d78"],
  ["#9cc4b4", "#6f8f6c", "#2f6f6b"],
];

/** Intake towers: shaft, cornice, stepped crown. */
function intakes(sheet: Sheet, eye: Eye, sun: Sun, ramp: readonly string[]): void {
  for (const [x, y] of [...TOWERS].sort((a, b) => b[1] - a[1])) {
    prism(sheet, eye, sun, round(x, y, 0.115), LAKE, 2.5, ramp);
    prism(sheet, eye, sun, round(x, y, 0.135), 2.5, 2.56, ramp);
    prism(sheet, eye, sun, round(x, y, 0.085), 2.56, 2.68, ramp);
    prism(sheet, eye, sun, round(x, y, 0.045), 2.68, 2.76, ramp);
  }
}

/** The four turrets that stand out of the crest. */
function turrets(sheet: Sheet, eye: Eye, sun: Sun, ramp: readonly string[]): void {
  for (const turn of [-0.5, 0.5, -0.17, 0.17]) {
    const r = RADIUS - 0.12;
    const foot = oblong(Math.sin(turn) * r, HUB + Math.cos(turn) * r, 0.11, 0.09, -turn);
    prism(sheet, eye, sun, foot, CREST - 0.24, CREST + 0.15, ramp);
  }
}

/** The U of the power house at the foot. */
function powerHouse(sheet: Sheet, eye: Eye, sun: Sun, ramp: readonly string[]): void {
  const shade = ramp.slice(2);
  prism(sheet, eye, sun, oblong(0, 3.72, 1.2, 0.2), 0, 0.3, shade);
  prism(sheet, eye, sun, oblong(0.58, 2.9, 0.22, 1.7), 0, 0.32, shade);
  prism(sheet, eye, sun, oblong(-0.58, 2.9, 0.22, 1.7), 0, 0.32, ramp.slice(1));
}

/** The road along the crest, as far as the cliffs leave it in sight. */
function crest(sheet: Sheet, eye: Eye, shot: Shot, ramp: readonly string[]): void {
  const on = (turn: number, r: number, z: number): Pt => project(eye, Math.sin(turn) * r, HUB + Math.cos(turn) * r, z);
  const turns = Array.from({ length: 101 }, (_, i) => -1 + i * 0.02).filter((turn) => {
    const [px, py] = on(turn, RADIUS - 0.16, CREST - 0.22);
    return shot.plane[Math.floor(py / shot.cell) * shot.cols + Math.floor(px / shot.cell)] === CONCRETE;
  });
  const strip = (r: number, z: number, inner: number, low: number): string =>
    polygon([...turns.map((turn) => on(turn, r, z)), ...turns.map((turn) => on(turn, inner, low)).reverse()]);
  sheet.ink(ramp[1] ?? "", strip(RADIUS, CREST + 0.03, RADIUS - 0.13, CREST - 0.03));
  sheet.ink(ramp[2] ?? "", strip(RADIUS - 0.13, CREST - 0.03, RADIUS - 0.14, CREST - 0.055));
}

function fromBridge(sheet: Sheet, camera: Camera, ramps: Ramps, sun: Sun, inked = paint): void {
  const { width, height } = sheet;
  const eye: Eye = { camera, width, height };
  const stone = ramps[CONCRETE] ?? [];
  // Concrete is printed dark to light: a light ink below a dark one would show as a hairline along the cliff.
  const look = lens(land(), width, height, camera, sun, (hit) => {
    const seen = inked(hit);
    return seen.plane === CONCRETE ? { ...seen, dark: 1 - seen.dark } : seen;
  });
  const shot = shoot(sheet, 2, look);
  const inks = ramps.map((ramp, plane) => (plane === CONCRETE ? ramp.toReversed() : ramp));
  print(sheet, shot, inks.slice(0, NEAR), { minArea: 80, tolerance: 1 });
  intakes(sheet, eye, sun, stone);
  print(sheet, nearer(shot, NEAR), inks.slice(NEAR), { minArea: 200, tolerance: 1 });
  crest(sheet, eye, shot, stone);
  turrets(sheet, eye, sun, stone);
  // A wide picture ends above the foot, where no more than the roofs of the power house would show.
  if (width <= height) powerHouse(sheet, eye, sun, stone);
}

const AFTERNOON: Ramps = [
  ["#c9885c", "#b5744f", "#8a6264", "#7d585f"],
  ["#c17547", "#a35c3b", "#6a4650", "#553945"],
  ["#fbeed2", "#c9a9a0"],
  ["#4fb3ad", "#8fae9b", "#256f7c"],
  ["#c17547", "#a35c3b", "#6a4650", "#553945"],
  ["#fdeccb", "#e3c4a0", "#a58c8a", "#6f6470"],
];

function sky(width: number, height: number): Sheet {
  const sheet = new Sheet(width, height, "#9cc4c4");
  const band = (at: number, seed: number): string =>
    below(
      sheet,
      rough(
        [
          [-5, at * height],
          [width * 0.5, (at - 0.015) * height],
          [width + 5, (at + 0.012) * height],
        ],
        0.012,
        seed,
        40,
      ),
    );
  return sheet.ink("#c4d8cc", band(0.12, 2)).ink("#efe6cd", band(0.24, 3));
}

function hero(): string {
  const sheet = sky(1600, 900);
  sheet.ink("#efe6cd", streak(980, 90, 420, 12, 4));
  fromBridge(sheet, { at: [0.15, -2.5, 3.2], heading: -1, view: 63, horizon: 0.25 }, MORNING, sunAt(112, 38));
  return sheet.svg();
}

function square(): string {
  const sheet = sky(1000, 1000);
  fromBridge(sheet, { at: [0.1, -2.5, 3.2], heading: -0.5, view: 40, horizon: 0.27 }, MORNING, sunAt(112, 38));
  return sheet.svg();
}

function tile(): string {
  const sheet = sky(800, 1000);
  fromBridge(sheet, { at: [0.1, -2.5, 3.2], heading: -1, view: 33, horizon: 0.27 }, MORNING, sunAt(112, 38));
  return sheet.svg();
}

/** Two visitors at the railing of the bridge's footpath, the face of the dam before them. */
function footpath(): string {
  const sheet = sky(1600, 1067);
  sheet.ink("#efe6cd", streak(240, 96, 420, 12, 4));
  fromBridge(sheet, { at: [0.55, -2.1, 3.05], heading: -9, view: 54, horizon: 0.22 }, MORNING, sunAt(112, 38));
  const bar = (x: number, y: number, w: number, h: number) =>
    polygon([
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ]);
  sheet.ink("#d3bd9c", bar(-5, 1010, 1610, 62)).ink("#8c7668", bar(-5, 1000, 1610, 12));
  const posts = Array.from({ length: 9 }, (_, i) => bar(60 + i * 185, 850, 9, 152)).join("");
  sheet.ink("#41303c", posts + [850, 902, 952].map((y) => bar(-5, y, 1610, y === 850 ? 12 : 6)).join(""));
  const tan = "#b9744f";
  visitor(sheet, 372, 1052, 330, { coat: "#c4502e", head: "#3a2a26", legs: "#39304c", skin: tan }, { hat: true });
  visitor(sheet, 512, 1050, 306, { coat: "#e0b04a", head: "#2b1f2a", legs: "#3f5a66", skin: tan }, { pack: "#2f6f6b" });
  return sheet.svg();
}

/** The highway bridge below the dam: deck, columns and the arch, as path data. */
function bridge(eye: Eye, y: number): string {
  const rise = (x: number): number => 2.5 - 1.5 * (x / 1.75) ** 2;
  const xs = Array.from({ length: 21 }, (_, i) => -1.75 + i * 0.175);
  const rib = (at: number): string =>
    ribbon(
      eye,
      xs.map((x) => [x, at, rise(x)]),
      0.09,
    );
  const column = (x: number): string =>
    ribbon(
      eye,
      [
        [x - 0.02, y, 2.75],
        [x + 0.02, y, 2.75],
      ],
      2.75 - rise(x),
    );
  const deck = ribbon(
    eye,
    [
      [-4, y, 2.78],
      [4, y, 2.78],
    ],
    0.08,
  );
  return (
    deck +
    rib(y) +
    rib(y + 0.16) +
    xs
      .filter((_, i) => i % 2 === 0)
      .map(column)
      .join("")
  );
}

/** The blocks of concrete on which the arch stands, let into the rock of each cliff. */
function footings(sheet: Sheet, eye: Eye, y: number, rock: Readonly<Record<-1 | 1, string>>): void {
  for (const [at, lit, shade] of [
    [-1, "#ecd9b8", "#b9997f"],
    [1, "#cbb6aa", "#a08c8a"],
  ] as const) {
    const side = (list: string): Pt[] => points(list).map(([x, z]) => project(eye, x * at, y, z));
    sheet.ink(shade, polygon(side("1.52 0.99, 1.56 0.8, 1.8 0.8, 1.98 1.2, 1.9 1.2")));
    sheet.ink(lit, polygon(side("1.52 0.99, 1.9 1.2, 1.98 1.2, 1.96 1.14, 1.91 1.14, 1.525 0.93")));
    const bank =
      "1.46 0.7, 1.5 0.82, 1.62 0.86, 1.72 0.95, 1.84 0.98, 1.9 1.1, 1.92 1.24, 2 1.27, 2.02 1.1, 1.9 0.86, 1.78 0.76, 1.6 0.72";
    sheet.ink(rock[at], polygon(rough(side(bank), 0.1, 5 + at, 9)));
  }
}

/** From the lake in the late afternoon: towers in the water, the arch of the bridge behind the crest. */
function lakeSide(): string {
  const sheet = new Sheet(1600, 1067, "#dda48a");
  sheet.ink("#ecc096", below(sheet, rough(points("-5 130, 760 112, 1605 146"), 0.012, 2, 40)));
  sheet.ink("#f8dfae", below(sheet, rough(points("-5 300, 760 318, 1605 290"), 0.012, 3, 40)));
  sheet.ink("#f8dfae", streak(820, 214, 560, 12, 6));
  const camera: Camera = { at: [-1.5, 9.7, 2.75], heading: 164, view: 47, horizon: 0.4 };
  const eye: Eye = { camera, width: 1600, height: 1067 };
  const sun = sunAt(262, 26);
  const look = lens(land(), 1600, 1067, camera, sun, (hit) => {
    const seen = paint(hit);
    return seen.plane === NEAR || seen.plane === RIVER ? { ...seen, plane: FAR } : seen;
  });
  const shot = shoot(sheet, 2, mirrored(look, MEAD, camera.horizon * 1067, 5));
  print(sheet, shot, AFTERNOON.slice(0, 1), { minArea: 90, tolerance: 1 });
  sheet.ink("#8a7468", bridge(eye, -0.7));
  print(sheet, nearer(shot, 1), AFTERNOON.slice(1, 6), { minArea: 90, tolerance: 1 });
  for (const [x, y] of TOWERS) prism(sheet, eye, sun, round(x, y, 0.115), 2 * LAKE - 2.1, LAKE, WET);
  intakes(sheet, eye, sun, AFTERNOON[CONCRETE] ?? []);
  return sheet.svg();
}

/** A kayak with its paddler, bow to the left; `w` long. */
function kayak(sheet: Sheet, x: number, y: number, w: number, hull: string, dark: string): void {
  const at = (u: number, v: number): Pt => [x + u * w, y + v * w];
  sheet.ink(dark, polygon([at(-0.36, 0.1), at(0.4, 0.1), at(0.2, 0.145), at(-0.2, 0.15)]));
  sheet.ink(dark, polygon([at(-0.06, 0.03), at(-0.09, -0.13), at(-0.05, -0.19), at(0.05, -0.18), at(0.07, 0.03)]));
  sheet.ink(
    dark,
    polygon([at(-0.05, -0.2), at(-0.06, -0.26), at(-0.02, -0.3), at(0.03, -0.28), at(0.03, -0.21), at(0, -0.18)]),
  );
  sheet.ink(
    hull,
    polygon([at(-0.54, -0.02), at(-0.2, 0.02), at(0.2, 0.02), at(0.5, -0.03), at(0.34, 0.08), at(-0.34, 0.085)]),
  );
  sheet.ink(
    dark,
    polygon([
      at(-0.34, -0.23),
      at(-0.22, -0.19),
      at(0.2, -0.03),
      at(0.31, 0.03),
      at(0.28, 0.05),
      at(0.19, -0.01),
      at(-0.23, -0.165),
      at(-0.34, -0.19),
    ]),
  );
}

/** From a kayak on the river, in the morning: the dam framed by the canyon and the bridge overhead. */
function riverLevel(): string {
  const sheet = new Sheet(1600, 1067, "#9cc4c4");
  sheet.ink("#c4d8cc", below(sheet, rough(points("-5 250, 800 228, 1605 262"), 0.012, 2, 40)));
  sheet.ink("#efe6cd", below(sheet, rough(points("-5 400, 800 420, 1605 390"), 0.012, 3, 40)));
  const camera: Camera = { at: [0.4, -2.7, 0.16], heading: -4, view: 70, horizon: 0.8 };
  const eye: Eye = { camera, width: 1600, height: 1067 };
  const look = lens(land(), 1600, 1067, camera, sunAt(112, 40), paint);
  const shot = shoot(sheet, 2, mirrored(look, RIVER, camera.horizon * 1067, 5));
  const inks = MORNING.with(NEAR, ["#b06d45", "#9a5c40", "#8f6a6c", "#7d5a62"]);
  print(sheet, shot, inks, { minArea: 150, tolerance: 1.1 });
  sheet.ink("#3a2a3a", bridge(eye, 1));
  footings(sheet, eye, 1, { [-1]: "#b06d45", 1: "#7d5a62" });
  kayak(sheet, 610, 935, 150, "#e0703a", "#2a2230");
  kayak(sheet, 860, 972, 200, "#e8b84a", "#2a2230");
  return sheet.svg();
}

/** The dam in the last light: lamps along the crest, the power house lit, the canyon blue. */
const BLUE: Ramps = [
  ["#6f7fa3", "#667599", "#515d86", "#48537c"],
  ["#5f6c92", "#536087", "#3b4570", "#333c66"],
  ["#a9b3c4", "#6f7b9c"],
  ["#5d8fae", "#45708f"],
  ["#4f5c85", "#445079", "#2a3259", "#222a50"],
  ["#f6dca8", "#d9b48e", "#8a7f9c", "#575b88"],
  ["#6f8fae", "#5d7494", "#2c4a6c"],
];

function blueHour(): string {
  const sheet = new Sheet(1600, 1067, "#27356b");
  sheet.ink("#3d4f86", below(sheet, rough(points("-5 110, 760 96, 1605 120"), 0.012, 2, 40)));
  sheet.ink("#7182a8", below(sheet, rough(points("-5 200, 760 214, 1605 190"), 0.012, 3, 40)));
  sheet.ink("#e2a98c", below(sheet, rough(points("-5 262, 760 252, 1605 270"), 0.012, 4, 40)));
  sheet.ink("#e9e2d4", stars(sheet, 46, 0.12, 5));
  const camera: Camera = { at: [0.5, -2.2, 3.35], heading: -4, view: 57, horizon: 0.28 };
  // Floodlights reach the whole face.
  fromBridge(sheet, camera, BLUE, sunAt(112, 30), (hit) => {
    const seen = paint(hit);
    const { turn } = face(hit);
    const tone = turn < -0.3 ? 0 : turn < 0.08 ? 1 : turn < 0.42 ? 2 : 3;
    return seen.plane === CONCRETE ? { ...seen, dark: (tone + 0.5) / 4 } : seen;
  });
  const eye: Eye = { camera, width: 1600, height: 1067 };
  const spot = (x: number, y: number, z: number, r: number, ink: string): void => {
    const [px, py] = project(eye, x, y, z);
    sheet.disc(ink, Math.round(px), Math.round(py), r);
  };
  for (let i = -7; i <= 7; i++) {
    const turn = i * 0.105;
    const r = RADIUS - 0.06;
    spot(Math.sin(turn) * r, HUB + Math.cos(turn) * r, CREST + 0.06, 9, "#f6c98255");
    spot(Math.sin(turn) * r, HUB + Math.cos(turn) * r, CREST + 0.06, 4, "#ffe9b8");
  }
  for (const [x, y] of TOWERS) {
    spot(x, y, 2.5, 12, "#f6c98255");
    spot(x, y, 2.5, 5, "#ffe9b8");
  }
  return sheet.svg();
}

const oval = (cx: number, cy: number, rx: number, ry: number): Pt[] =>
  Array.from({ length: 20 }, (_, i): Pt => [cx + Math.cos(i * 0.314) * rx, cy + Math.sin(i * 0.314) * ry]);

/** From the mouth of Emerald Cave: the green water lit from below, two kayaks on their way in. */
function emeraldCave(): string {
  const sheet = new Sheet(1600, 1067, "#8fc0c6");
  sheet.ink("#bcd8cf", below(sheet, rough(points("-5 250, 800 236, 1605 262"), 0.012, 2, 40)));
  sheet.ink("#f1e7ca", below(sheet, rough(points("-5 390, 800 404, 1605 384"), 0.012, 3, 40)));
  const crag = ridged(31, 4);
  const camera: Camera = { at: [-0.05, 2.4, 0.2], heading: 181, view: 64, horizon: 0.62 };
  const look = lens(land(), 1600, 1067, camera, sunAt(40, 34), (hit) => {
    const seen = paint(hit);
    if (seen.plane !== CONCRETE && seen.plane !== NEAR) return seen;
    const facet = crag(hit.y * 1.5 + hit.z * 0.4, hit.z * 2.2 - hit.y * 0.5) - 0.62;
    const tone = (hit.light < 0.04 ? 2.4 : 0.6) - facet * 5;
    return { plane: NEAR, dark: (clamp(Math.round(tone), 0, 3) + 0.5) / 4 };
  });
  const inks: Ramps = [
    ...MORNING.slice(0, 4),
    ["#c07d50", "#9c5d40", "#6b4750", "#523846"],
    MORNING[5] ?? [],
    ["#5fae8c", "#8f8c60", "#2f7d6d"],
  ];
  print(sheet, shoot(sheet, 2, mirrored(look, RIVER, camera.horizon * 1067, 5)), inks, {
    minArea: 240,
    tolerance: 1.4,
  });
  // The pool inside: light comes up through it.
  sheet.ink("#2fa37c", below(sheet, rough(points("-5 800, 400 786, 800 782, 1200 790, 1605 806"), 0.01, 6, 40)));
  sheet.ink("#57c795", curve(oval(800, 920, 620, 116)));
  sheet.ink("#8fe0ae", curve(oval(790, 905, 390, 62)));
  kayak(sheet, 1020, 768, 190, "#e8b84a", "#2a2230");
  kayak(sheet, 690, 862, 340, "#e0603a", "#2a2230");
  const mouth: readonly Pt[] = points(
    "150 1080, 120 930, 170 760, 150 600, 220 430, 330 290, 470 196, 640 150, 820 170, 1000 148, 1160 210, 1290 330, 1380 480, 1430 640, 1420 800, 1480 930, 1460 1080",
  );
  const frame = (shape: readonly Pt[], seed: number): string =>
    polygon([[-5, 1080], [-5, -5], [1605, -5], [1605, 1080], ...rough([...shape].reverse(), 0.11, seed, 14)]);
  const grown = (k: number): Pt[] => mouth.map(([x, y]): Pt => [800 + (x - 800) * k, 1080 + (y - 1080) * k]);
  sheet
    .ink("#7a4a3a", frame(mouth, 3))
    .ink("#4f3036", frame(grown(1.09), 8))
    .ink("#2f1f2c", frame(grown(1.22), 12));
  return sheet.svg();
}

export const hooverDam: Place = {
  slug: "hoover-dam",
  scenes: {
    hero,
    square,
    tile,
    "scene-1": lakeSide,
    "scene-2": riverLevel,
    "blue-hour": blueHour,
    "emerald-cave": emeraldCave,
    "power-plant": powerPlant,
    footpath,
  },
};
