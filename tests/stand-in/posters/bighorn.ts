/** Desert bighorn sheep, cut from flat paper: coat, shade, cream rump and muzzle, curled horns. */

import { points } from "./built.ts";
import type { Sheet } from "./lib.ts";
import { clamp } from "./random.ts";
import type { Pt } from "./trace.ts";
import { curve, polygon } from "./trace.ts";

export interface Coat {
  lit: string;
  shade: string;
  dark: string;
  cream: string;
  horn: string;
  /** The horn's rings and its inner side. */
  groove: string;
  /** The shadow on the ground. */
  ground: string;
}

export interface Sheep {
  /** Where the feet stand, and the height at the shoulder. */
  x: number;
  y: number;
  tall: number;
  /** Looks left unless set. */
  right?: boolean;
  /** Degrees the neck is lowered: 0 alert, 70 grazing. */
  bow?: number;
  /** Rams carry the full curl. */
  ram?: boolean;
}

// Drawn looking left, lit from the left, feet on 0, shoulder about 80 high.
const SHADOW = points("-40 -2, -6 -5, 44 -4, 92 0, 108 4, 74 7, 14 7, -30 4");
const BODY = points(
  "-40 -77, -30 -82, -20 -83, -8 -80, 6 -78, 20 -79, 34 -80, 45 -77, 53 -70, 56 -61, 54 -50, 46 -42, 34 -42, 24 -44, 12 -40, -2 -37, -16 -37, -30 -41, -42 -49, -48 -59, -47 -70",
);
const BELLY = points(
  "-26 -46, -16 -46, 0 -47, 14 -51, 26 -58, 34 -56, 36 -46, 30 -41, 24 -44, 12 -40, -2 -37, -16 -37, -30 -41",
);
/** The hollow behind the shoulder, and the fold in front of the thigh. */
const HOLLOWS = [
  points("-8 -66, -6 -58, -11 -48, -22 -41, -15 -50, -11 -58"),
  points("30 -72, 25 -64, 24 -55, 27 -46, 32 -41, 33 -44, 29 -52, 29 -62"),
];
const RUMP = points("44 -76, 50 -73, 55 -66, 56 -58, 54 -49, 50 -41, 48 -43, 50 -51, 49 -60, 46 -69");
const TAIL = points("47 -76, 53 -72, 57 -64, 56 -57, 53 -59, 52 -66, 48 -71");
const NECK = points(
  "-45 -56, -50 -67, -52 -79, -53 -90, -47 -102, -36 -107, -27 -99, -19 -90, -8 -82, -4 -75, -10 -65, -22 -57, -34 -51",
);
const NAPE = points("-27 -99, -19 -90, -8 -82, 4 -77, -6 -76, -15 -81, -23 -89");
const HEAD = points(
  "-33 -112, -42 -115, -51 -112, -58 -106, -65 -99, -72 -92, -74 -87, -71 -82, -64 -81, -55 -83, -46 -86, -38 -90, -30 -98, -29 -106",
);
const JAW = points("-66 -85, -58 -88, -50 -91, -42 -95, -32 -98, -32 -94, -38 -90, -46 -86, -55 -83, -63 -82");
const MUZZLE = points("-66 -98, -72 -92, -75 -87, -71 -81, -64 -81, -63 -86, -64 -92");
const MOUTH = points("-73 -84, -68 -86, -64 -85, -68 -84");
const EYE = points("-54 -103, -52 -106, -48 -104, -50 -102");
const NOSE = points("-74 -89, -70 -91, -70 -88, -73 -87");
const EAR = points("-35 -102, -29 -106, -21 -106, -17 -104, -23 -100, -31 -99");
const CHEEK = points("-42 -111, -32 -115, -22 -110, -19 -102, -24 -94, -34 -92, -42 -97");
const SPIKE = points("-43 -112, -42 -122, -36 -130, -27 -132, -33 -125, -36 -113");
// Knee and hock halfway up: the hock points back.
const LEGS_FAR = [
  points(
    "-25 -48, -22 -40, -19 -34, -18 -29, -19 -22, -20 -5, -14 -5, -12 -22, -11 -29, -11 -35, -8 -42, -6 -50, -16 -56",
  ),
  points(
    "12 -52, 16 -44, 22 -38, 26 -32, 25 -25, 23 -16, 22 -5, 28 -5, 29 -16, 32 -25, 35 -30, 35 -35, 38 -42, 42 -54, 26 -60",
  ),
];
const LEGS = [
  points(
    "-41 -62, -39 -50, -35 -41, -34 -34, -35 -29, -33 -22, -33 -6, -26 -6, -26 -22, -25 -29, -25 -35, -22 -43, -16 -52, -15 -66, -28 -72",
  ),
  points(
    "29 -70, 25 -60, 25 -51, 30 -43, 37 -37, 40 -31, 39 -24, 38 -15, 38 -6, 45 -6, 45 -16, 47 -24, 50 -30, 50 -35, 53 -44, 56 -55, 54 -66, 44 -74",
  ),
];
const LEGS_SHADE = [
  points("-22 -43, -25 -35, -25 -29, -26 -22, -26 -6, -29 -6, -29 -22, -30 -29, -29 -36, -26 -46, -20 -52"),
  points(
    "46 -62, 42 -45, 44 -36, 45 -30, 42 -23, 41 -14, 41 -6, 45 -6, 45 -16, 47 -24, 50 -30, 50 -35, 52 -43, 50 -54",
  ),
];
/** The pale stripe down the back of a hind leg. */
const STRIPE = points("51 -42, 50 -35, 50 -30, 47 -24, 45 -16, 45 -6, 43 -6, 43 -17, 45 -25, 48 -31, 48 -36, 49 -42");
const HOOVES = [
  points("-33 -7, -26 -7, -26 0, -35 0"),
  points("-20 -6, -14 -6, -14 0, -22 0"),
  points("38 -7, 45 -7, 45 0, 36 0"),
  points("22 -6, 28 -6, 28 0, 20 0"),
];

/** The middle of a ram's horn: from the brow up and back, round and forward to the cheek; t is 0 to 1. */
function curl(t: number): { x: number; y: number; out: Pt; thick: number } {
  const a = ((208 + 300 * t) * Math.PI) / 180;
  const r = 12.5 + 5 * t ** 2;
  const out: Pt = [Math.cos(a), Math.sin(a)];
  return { x: -31 + out[0] * r * 1.04, y: -105 + out[1] * r, out, thick: 15 * (1 - t) ** 0.62 + 1 };
}

/** The part of the horn between two lines along it: 0 its inner edge, 1 its outer one. */
function horn(from: number, to: number): Pt[] {
  const edge = (part: number): Pt[] =>
    Array.from({ length: 27 }, (_, i): Pt => {
      const { x, y, out, thick } = curl(i / 26);
      return [x + out[0] * (part - 0.5) * thick, y + out[1] * (part - 0.5) * thick];
    });
  return [...edge(to), ...edge(from).reverse()];
}

/** Growth rings: bent lines across the horn, closer together towards its tip. */
function rings(): Pt[][] {
  return Array.from({ length: 9 }, (_, i) => {
    const t = 0.08 + 0.085 * i;
    const across = (part: number, along: number): Pt => {
      const { x, y, out, thick } = curl(along);
      return [x + out[0] * (part - 0.5) * thick, y + out[1] * (part - 0.5) * thick];
    };
    return [across(1, t), across(0.6, t + 0.022), across(0.26, t + 0.012), across(0.6, t + 0.036), across(1, t + 0.02)];
  });
}

/** Draws one sheep. */
export function sheep(sheet: Sheet, { x, y, tall, right, bow = 0, ram }: Sheep, coat: Coat): void {
  const s = tall / 78;
  const set = ([u, v]: Pt): Pt => [x + (right ? -u : u) * s, y + v * s];
  const a = (bow * Math.PI) / 180;
  // The neck turns about the shoulder; its root bends with it, less and less towards the withers.
  const turned = ([u, v]: Pt, part: number): Pt => {
    const dx = (u + 24) * (1 + (part * bow) / 260);
    const dy = (v + 62) * (1 + (part * bow) / 260);
    const [cos, sin] = [Math.cos(a * part), Math.sin(a * part)];
    return set([-24 + dx * cos + dy * sin, -62 - dx * sin + dy * cos]);
  };
  const nod = (point: Pt): Pt => turned(point, 1);
  const bend = (point: Pt): Pt => turned(point, clamp((-6 - point[0]) / 26 + Math.max(0, -point[1] - 88) / 12));
  const soft = (color: string, shape: readonly Pt[], place = set): void =>
    void sheet.ink(color, curve(shape.map(place)));
  const hard = (color: string, shapes: readonly (readonly Pt[])[]): void =>
    void sheet.ink(color, shapes.map((shape) => polygon(shape.map(set))).join(""));
  soft(coat.ground, SHADOW);
  for (const leg of LEGS_FAR) soft(coat.dark, leg);
  soft(coat.lit, BODY);
  soft(coat.shade, BELLY);
  for (const leg of LEGS) soft(coat.lit, leg);
  for (const shade of [...LEGS_SHADE, ...HOLLOWS]) soft(coat.shade, shade);
  soft(coat.cream, RUMP);
  soft(coat.cream, STRIPE);
  soft(coat.dark, TAIL);
  hard(coat.dark, HOOVES);
  soft(coat.lit, NECK, bend);
  soft(coat.shade, NAPE, bend);
  soft(coat.lit, HEAD, nod);
  soft(coat.shade, JAW, nod);
  soft(coat.cream, MUZZLE, nod);
  for (const spot of [EYE, NOSE, MOUTH]) sheet.ink(coat.dark, polygon(spot.map(nod)));
  if (!ram) {
    soft(coat.horn, SPIKE, nod);
    soft(coat.shade, EAR, nod);
    return;
  }
  soft(coat.lit, CHEEK, nod);
  soft(coat.shade, EAR, nod);
  sheet.ink(coat.horn, polygon(horn(0, 1).map(nod)));
  sheet.ink(
    coat.groove,
    polygon(horn(0, 0.28).map(nod)) +
      rings()
        .map((ring) => polygon(ring.map(nod)))
        .join(""),
  );
}
