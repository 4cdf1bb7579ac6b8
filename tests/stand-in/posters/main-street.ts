/** A main street of the 1930s: arcaded stucco fronts in one-point perspective, noon sun from the right. */

import type { Eye } from "./built.ts";
import { points, project } from "./built.ts";
import { limb, person } from "./flora.ts";
import { foliage, tree } from "./foliage.ts";
import { below, print, rough, Sheet, shoot } from "./lib.ts";
import type { Camera } from "./terrain.ts";
import type { Pt } from "./trace.ts";
import { curve, polygon } from "./trace.ts";

// World unit: 10 m. The street runs along +y; fronts stand at x = LEFT and x = RIGHT.
const LEFT = -1.25;
const RIGHT = 1.45;
const CAMERA: Camera = { at: [-0.2, 0.1, 0.2], heading: -4, view: 60, horizon: 0.62 };
const EYE: Eye = { camera: CAMERA, width: 1600, height: 1067 };

type Shape = readonly (readonly [number, number])[];

/** A shape of the (along the street, up) plane, standing at x. */
const upright = (x: number, shape: Shape): string => polygon(shape.map(([y, z]) => project(EYE, x, y, z)));
/** A shape lying on the ground. */
const flat = (shape: Shape, z = 0): string => polygon(shape.map(([x, y]) => project(EYE, x, y, z)));
const block = (y0: number, y1: number, z0: number, z1: number): Shape => [
  [y0, z0],
  [y1, z0],
  [y1, z1],
  [y0, z1],
];

/** A round-headed opening from the pavement up. */
function arch(y0: number, y1: number, spring: number): Shape {
  const mid = (y0 + y1) / 2;
  const half = (y1 - y0) / 2;
  const round = Array.from({ length: 9 }, (_, i): Pt => {
    const a = (i / 8) * Math.PI;
    return [mid - Math.cos(a) * half, spring + Math.sin(a) * half * 0.8];
  });
  return [[y0, 0.015], ...round, [y1, 0.015]];
}

interface Front {
  y0: number;
  y1: number;
  tall: number;
  wall: string;
  trim: string;
  arches: number;
  /** Upper windows, or none. */
  windows: number;
  round: boolean;
}

const SHADE = "#5b5566";
const DEEP = "#3d3a4d";
const FRONTS: readonly Front[] = [
  { y0: 0.4, y1: 2.1, tall: 0.84, wall: "#f3e2c0", trim: "#b9603f", arches: 4, windows: 5, round: true },
  { y0: 2.1, y1: 3.2, tall: 0.6, wall: "#e9b48e", trim: "#f6ead0", arches: 3, windows: 0, round: false },
  { y0: 3.2, y1: 4.9, tall: 1, wall: "#f6ead0", trim: "#7fa098", arches: 4, windows: 6, round: true },
  { y0: 4.9, y1: 7.4, tall: 0.66, wall: "#dcc39a", trim: "#b9603f", arches: 5, windows: 0, round: true },
  { y0: 7.4, y1: 11, tall: 0.74, wall: "#e7c9a4", trim: "#8f6a5a", arches: 0, windows: 0, round: true },
];

/** One lit front: wall, its near end, coping, arcade, windows. */
function litFront(sheet: Sheet, f: Front): void {
  sheet.ink(
    "#a58f86",
    polygon(
      [
        [LEFT - 1.5, 0],
        [LEFT, 0],
        [LEFT, f.tall],
        [LEFT - 1.5, f.tall],
      ].map(([x = 0, z = 0]) => project(EYE, x, f.y0, z)),
    ),
  );
  sheet.ink(f.wall, upright(LEFT, block(f.y0, f.y1, 0, f.tall)));
  sheet.ink(
    f.trim,
    upright(LEFT, block(f.y0, f.y1, f.tall - 0.035, f.tall + 0.012)) + upright(LEFT, block(f.y0, f.y1, 0.385, 0.4)),
  );
  const bay = (f.y1 - f.y0) / Math.max(1, f.arches);
  for (let i = 0; i < f.arches; i++) {
    const y0 = f.y0 + bay * (i + 0.14);
    const y1 = f.y0 + bay * (i + 0.86);
    const hole = f.round ? arch(y0, y1, 0.24) : block(y0, y1, 0.015, 0.34);
    sheet.ink(SHADE, upright(LEFT, hole));
    // Inside, the shop front lies deeper than the sunlit pavement.
    sheet.ink(DEEP, upright(LEFT, block(y0 + bay * 0.2, y1, 0.07, 0.22)));
    sheet.ink(
      "#cdb193",
      flat(
        [
          [LEFT, y0],
          [LEFT - 0.14, y0 + 0.05],
          [LEFT - 0.14, y1],
          [LEFT, y1],
        ],
        0.015,
      ),
    );
  }
  const pane = (f.y1 - f.y0) / Math.max(1, f.windows);
  for (let i = 0; i < f.windows; i++) {
    const y = f.y0 + pane * (i + 0.3);
    sheet.ink(SHADE, upright(LEFT, block(y, y + pane * 0.4, 0.5, 0.68)));
    sheet.ink(f.trim, upright(LEFT, block(y - 0.02, y + pane * 0.4 + 0.02, 0.475, 0.49)));
  }
}

/** The far side of the street stands in its own shade. */
function shadedSide(sheet: Sheet): void {
  const blocks: readonly (readonly [number, number, number, string])[] = [
    [7, 11, 0.62, "#8b7f8c"],
    [4.6, 7, 0.84, "#7d7283"],
    [2.7, 4.6, 0.58, "#86798a"],
    [0.9, 2.7, 0.9, "#74697d"],
  ];
  for (const [y0, y1, tall, wall] of blocks) {
    sheet.ink(wall, upright(RIGHT, block(y0, y1, 0, tall)));
    sheet.ink("#f0d9b0", upright(RIGHT, block(y0, y1, tall - 0.012, tall + 0.01)));
    const bay = (y1 - y0) / 3;
    for (let i = 0; i < 3; i++)
      sheet.ink("#544c62", upright(RIGHT, block(y0 + bay * (i + 0.16), y0 + bay * (i + 0.84), 0.03, 0.3)));
    sheet.ink(
      "#3f7f7a",
      polygon([
        project(EYE, RIGHT, y0 + 0.1, 0.36),
        project(EYE, RIGHT, y1 - 0.1, 0.36),
        project(EYE, RIGHT - 0.2, y1 - 0.1, 0.28),
        project(EYE, RIGHT - 0.2, y0 + 0.1, 0.28),
      ]),
    );
  }
}

/** A sedan of the thirties at the curb, its nose to the viewer; (x, y) is the middle of its foot. */
function car(sheet: Sheet, x: number, y: number, w: number): void {
  const at = (list: string): Pt[] => points(list).map(([u, v]): Pt => [x + u * w, y + v * w]);
  const both = (list: string): string => {
    const half = at(list);
    return curve(half) + curve(half.map(([px, py]): Pt => [2 * x - px, py]).reverse());
  };
  const [body, lit, deep, chrome] = ["#2c6a70", "#3f8a8c", "#1f4a52", "#efe6d0"];
  sheet.ink("#8d7a6c", curve(at("-0.5 0.02, 0 -0.04, 0.46 0.02, 0.36 0.06, -0.3 0.08, -0.86 0.06")));
  sheet.ink(
    "#22202b",
    polygon(at("-0.47 -0.2, -0.31 -0.2, -0.31 0.03, -0.47 0.03")) +
      polygon(at("0.31 -0.2, 0.47 -0.2, 0.47 0.03, 0.31 0.03")),
  );
  // The cabin stands behind the hood.
  sheet.ink(
    body,
    curve(at("-0.38 -0.4, -0.36 -0.6, -0.28 -0.8, -0.12 -0.86, 0.12 -0.86, 0.28 -0.8, 0.36 -0.6, 0.38 -0.4")),
  );
  sheet.ink(lit, curve(at("0.22 -0.82, 0.3 -0.77, 0.36 -0.6, 0.38 -0.42, 0.31 -0.42, 0.31 -0.6, 0.27 -0.74")));
  sheet.ink(
    "#d9e2d4",
    polygon(at("-0.3 -0.56, -0.25 -0.75, -0.015 -0.77, -0.015 -0.56")) +
      polygon(at("0.3 -0.56, 0.25 -0.75, 0.015 -0.77, 0.015 -0.56")),
  );
  sheet.ink("#a9c4c0", polygon(at("-0.3 -0.56, -0.28 -0.64, -0.14 -0.77, -0.06 -0.77, -0.2 -0.56")));
  // Fenders, then the hood, narrow and tall, between them.
  sheet.ink(deep, curve(at("-0.5 -0.06, -0.52 -0.28, -0.44 -0.42, -0.3 -0.44, -0.16 -0.34, -0.14 -0.08, -0.3 -0.1")));
  sheet.ink(lit, curve(at("0.5 -0.06, 0.52 -0.28, 0.44 -0.42, 0.3 -0.44, 0.16 -0.34, 0.14 -0.08, 0.3 -0.1")));
  sheet.ink(
    body,
    curve(at("-0.2 -0.08, -0.24 -0.4, -0.2 -0.56, -0.08 -0.62, 0.08 -0.62, 0.2 -0.56, 0.24 -0.4, 0.2 -0.08")),
  );
  sheet.ink(lit, curve(at("0.06 -0.62, 0.2 -0.56, 0.24 -0.4, 0.2 -0.1, 0.15 -0.1, 0.17 -0.4, 0.14 -0.54")));
  sheet.ink(chrome, curve(at("-0.12 -0.12, -0.14 -0.36, -0.08 -0.52, 0 -0.56, 0.08 -0.52, 0.14 -0.36, 0.12 -0.12")));
  sheet.ink(
    deep,
    [-0.095, -0.055, -0.015, 0.025, 0.065]
      .map((u) => polygon(at(`${u} -0.14, ${u} -0.44, ${u + 0.025} -0.44, ${u + 0.025} -0.14`)))
      .join(""),
  );
  sheet.ink(chrome, both("-0.37 -0.31, -0.37 -0.42, -0.25 -0.42, -0.25 -0.31"));
  sheet.ink("#fbf3dc", both("-0.35 -0.33, -0.35 -0.4, -0.27 -0.4, -0.27 -0.33"));
  sheet.ink(chrome, polygon(at("-0.48 -0.11, 0.48 -0.11, 0.48 -0.07, -0.48 -0.07")));
  sheet.ink("#3d3a4d", polygon(at("-0.06 -0.07, 0.06 -0.07, 0.06 -0.02, -0.06 -0.02")));
}

/** A street lamp with its globe. */
function lamp(sheet: Sheet, x: number, y: number): void {
  const [fx, fy] = project(EYE, x, y, 0);
  const [, top] = project(EYE, x, y, 0.4);
  const tall = fy - top;
  sheet.ink(
    "#2b4a48",
    limb(
      [
        [fx, fy],
        [fx, fy - tall * 0.5],
        [fx, top],
      ],
      Math.max(4, tall * 0.06),
    ),
  );
  sheet.disc("#fbf3dc", Math.round(fx), Math.round(top - tall * 0.04), Math.round(tall * 0.07));
}

/** Nevada Way at noon. */
export function mainStreet(): string {
  const sheet = new Sheet(1600, 1067, "#6fb0cb");
  sheet.ink("#9ccbd5", below(sheet, rough(points("-5 200, 800 188, 1605 215"), 0.012, 2, 40)));
  sheet.ink("#dfe8d8", below(sheet, rough(points("-5 400, 800 416, 1605 392"), 0.012, 3, 40)));
  sheet.ink(
    "#b3a7b0",
    below(sheet, rough(points("500 640, 640 560, 740 515, 830 548, 930 500, 1040 540, 1180 640"), 0.09, 6)),
  );
  sheet.ink("#c99a76", below(sheet, rough(points("480 650, 700 600, 800 575, 900 604, 1000 585, 1200 650"), 0.08, 7)));
  sheet.ink(
    "#d9c7ab",
    flat([
      [-9, 0.2],
      [9, 0.2],
      [14, 40],
      [-14, 40],
    ]),
  );
  sheet.ink(
    "#b7a493",
    flat([
      [-0.85, 0.05],
      [1.15, 0.05],
      [1.15, 40],
      [-0.85, 40],
    ]),
  );
  sheet.ink(
    "#8c8088",
    flat([
      [0.55, 0.05],
      [1.6, 0.05],
      [1.6, 11],
      [0.55, 11],
    ]),
  );
  for (let y = 0.5; y < 14; y += 0.9)
    sheet.ink(
      "#efe2c4",
      flat([
        [0.13, y],
        [0.17, y],
        [0.17, y + 0.4],
        [0.13, y + 0.4],
      ]),
    );
  for (const front of [...FRONTS].reverse()) litFront(sheet, front);
  shadedSide(sheet);
  for (const y of [7.5, 4.5, 2.6]) lamp(sheet, -0.95, y);
  const [tx, ty] = project(EYE, 1.18, 3.2, 0);
  sheet.ink(
    "#3b2f2c",
    limb(
      [
        [tx, ty],
        [tx + 3, ty - 90],
        [tx, ty - 180],
      ],
      18,
    ),
  );
  print(sheet, shoot(sheet, 2, foliage(tree(tx, ty - 30, 330, 5), 0.7, -0.7, 6)), [["#8ba05a", "#5b7f4a", "#3b5b40"]], {
    minArea: 60,
    tolerance: 1.3,
  });
  sheet.ink("#4a2f35", person(300, 836, 150, 0.08));
  car(sheet, 560, 880, 236);
  return sheet.svg();
}
