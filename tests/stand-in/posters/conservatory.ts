/** The Bellagio Conservatory in the morning: iron and glass overhead, a blossoming tree, beds of flowers, few people. */

import { points } from "./built.ts";
import { limb } from "./flora.ts";
import type { Crown } from "./foliage.ts";
import { foliage } from "./foliage.ts";
import { print, Sheet, shoot } from "./lib.ts";
import { visitor } from "./people.ts";
import { seeded } from "./random.ts";
import type { Pt } from "./trace.ts";
import { polygon } from "./trace.ts";

const END: Pt = [800, 560];
const SPRINGING = -60;

/** A point of the glass roof: turn from 0 (right) to 1 (left), size from the end wall to the viewer. */
function roof(turn: number, near: number): Pt {
  const a = turn * Math.PI;
  return [END[0] + Math.cos(a) * 620 * near, END[1] + SPRINGING * near - Math.sin(a) * 520 * near];
}

const between = (from: number, to: number, near0: number, near1: number): string =>
  polygon([roof(from, near0), roof(to, near0), roof(to, near1), roof(from, near1)]);

/** Panes of one vault, lighter towards the sun, and the iron between them. */
function glass(sheet: Sheet): void {
  const nears = [0.34, 0.46, 0.63, 0.87, 1.2, 1.7, 2.4];
  const tints = [
    "#bfe0e0",
    "#cfe9e2",
    "#e3f1e0",
    "#f6f3d8",
    "#fdf0c8",
    "#f6f3d8",
    "#e3f1e0",
    "#cfe9e2",
    "#bfe0e0",
    "#a9d3da",
  ];
  tints.forEach((tint, i) =>
    sheet.ink(
      tint,
      nears
        .slice(1)
        .map((near, k) => between(i / 10, (i + 1) / 10, nears[k] ?? 0, near))
        .join(""),
    ),
  );
  const path = (list: readonly Pt[]): string => `M${list.map((p) => p.map(Math.round).join(" ")).join("L")}`;
  const ribs = Array.from({ length: 9 }, (_, i) => path([roof((i + 1) / 10, 0.34), roof((i + 1) / 10, 2.4)]));
  sheet.line("#4f8f86", 7, ribs.join(""));
  for (const near of nears) {
    sheet.line("#3d7a74", Math.round(6 + near * 11), path(Array.from({ length: 25 }, (_, i) => roof(i / 24, near))));
  }
}

/** A wall with arches, running towards the viewer. */
function wall(sheet: Sheet, side: -1 | 1): void {
  const at = (near: number, v: number): Pt => [END[0] + side * 620 * near, END[1] + (SPRINGING + v * 250) * near];
  sheet.ink(side < 0 ? "#ecd2a4" : "#d9b58a", polygon([at(0.34, 0), at(2.4, 0), at(2.4, 1), at(0.34, 1)]));
  sheet.ink(side < 0 ? "#f9ebcb" : "#efd3a4", polygon([at(0.34, 0), at(2.4, 0), at(2.4, 0.1), at(0.34, 0.1)]));
  for (const [from, to] of [
    [0.38, 0.5],
    [0.56, 0.76],
    [0.86, 1.2],
  ] as const) {
    const top = Array.from({ length: 13 }, (_, i): Pt => {
      const u = i / 12;
      return at(from + (to - from) * u, 0.46 - Math.sin(u * Math.PI) * 0.24);
    });
    sheet.ink(side < 0 ? "#c08a5c" : "#a06c52", polygon([at(from, 1), ...top, at(to, 1)]));
  }
}

/** A bed of one color: many low heads in an oval. */
function bed(x: number, y: number, rx: number, ry: number, r: number, seed: number): Crown[] {
  const chance = seeded(seed);
  return Array.from({ length: 34 }, (): Crown => {
    const a = chance() * Math.PI * 2;
    const out = Math.sqrt(chance());
    return [x + Math.cos(a) * rx * out, y + Math.sin(a) * ry * out, r * (0.8 + chance() * 0.5)];
  }).toSorted((a, b) => a[1] - b[1]);
}

function plant(sheet: Sheet, crowns: readonly Crown[], inks: readonly string[], seed: number): void {
  print(sheet, shoot(sheet, 3, foliage(crowns, -0.5, -0.8, seed)), [inks], { minArea: 150, tolerance: 1.6 });
}

export function conservatory(): string {
  const sheet = new Sheet(1600, 1067, "#f6ead0");
  glass(sheet);
  wall(sheet, -1);
  wall(sheet, 1);
  // The end wall: a tall window with the morning behind it.
  sheet.ink("#f3deb4", polygon([...Array.from({ length: 17 }, (_, i) => roof(i / 16, 0.34)), [589, 640], [1011, 640]]));
  sheet.ink("#fff6d4", polygon([...Array.from({ length: 17 }, (_, i) => roof(i / 16, 0.22)), [664, 640], [936, 640]]));
  // The floor.
  sheet.ink("#e2bf94", polygon(points("589 622, 1011 622, 2300 1080, -700 1080")));
  sheet.ink("#f1d9b0", polygon(points("740 622, 860 622, 1180 1080, 420 1080")));
  sheet.ink(
    "#d6a878",
    polygon(points("740 622, 748 622, 470 1080, 420 1080")) + polygon(points("852 622, 860 622, 1180 1080, 1130 1080")),
  );
  // The tree, in a ring of green.
  plant(sheet, bed(800, 716, 200, 26, 30, 11), ["#5f9a55", "#3f7a4c"], 3);
  sheet.ink(
    "#6b4234",
    limb(
      [
        [796, 730],
        [806, 620],
        [792, 520],
        [800, 400],
      ],
      56,
    ) +
      limb(
        [
          [800, 590],
          [720, 500],
          [650, 430],
        ],
        28,
      ) +
      limb(
        [
          [800, 570],
          [890, 490],
          [960, 420],
        ],
        28,
      ),
  );
  const blossoms: readonly Crown[] = [
    [640, 420, 96],
    [965, 410, 100],
    [720, 330, 110],
    [884, 320, 112],
    [800, 260, 104],
    [800, 390, 96],
    [590, 470, 62],
    [1018, 466, 64],
    [720, 450, 70],
    [890, 450, 72],
  ];
  plant(sheet, blossoms, ["#f9b8c4", "#ee8aa6", "#cf5f8a"], 8);
  const guest = { coat: "#3d6cc0", legs: "#3a3560", head: "#4a2f2a", skin: "#d99a78" };
  visitor(sheet, 700, 800, 128, guest, { pointing: true });
  visitor(sheet, 652, 806, 120, { ...guest, coat: "#f2a04f", head: "#2b1f2a" });
  // Beds either side of the path, large ones near.
  plant(sheet, bed(400, 790, 190, 34, 40, 21), ["#ffd277", "#f2a04f", "#cf7a3a"], 4);
  plant(sheet, bed(1210, 790, 190, 34, 40, 22), ["#f0709a", "#d6476f", "#9c2f5c"], 5);
  plant(sheet, bed(210, 930, 300, 60, 62, 23), ["#f0709a", "#d6476f", "#9c2f5c"], 6);
  plant(sheet, bed(1400, 930, 300, 60, 62, 24), ["#ffd277", "#f2a04f", "#cf7a3a"], 7);
  plant(
    sheet,
    [...bed(130, 1062, 330, 40, 66, 25), ...bed(1470, 1062, 330, 40, 66, 26)],
    ["#6aa85a", "#3f7a4c", "#2c5a44"],
    9,
  );
  return sheet.svg();
}
