/** Fremont Street at night: a barrel vault of lights over the old casinos, people below it. */

import { points } from "./built.ts";
import { Sheet } from "./lib.ts";
import { visitor } from "./people.ts";
import type { Pt } from "./trace.ts";
import { polygon } from "./trace.ts";

/** Where the street ends. */
const END: Pt = [860, 700];

/** A point of the vault: turn from 0 (right foot) to 1 (left foot), size from the street's end (0) to the viewer. */
function vault(turn: number, near: number): Pt {
  const a = turn * Math.PI;
  return [END[0] + Math.cos(a) * 900 * near, END[1] - 40 * near - Math.sin(a) * 760 * near];
}

/** A stripe along the vault that winds from one turn to another. */
function ribbon(from: number, to: number, wide: number, sway: number): string {
  const steps = Array.from({ length: 15 }, (_, i) => 0.1 * 1.2 ** i);
  const turn = (near: number): number =>
    from + (to - from) * Math.log(near * 10) * 0.36 + Math.sin(near * 5 + from * 9) * sway;
  const left = steps.map((near) => vault(Math.min(1, Math.max(0, turn(near) - wide / 2)), near));
  const right = steps.map((near) => vault(Math.min(1, Math.max(0, turn(near) + wide / 2)), near));
  return polygon([...left, ...right.reverse()]);
}

/** A house front along the street, between two distances, from the ground to a height. */
function front(side: -1 | 1, from: number, to: number, low: number, high: number): Pt[] {
  const x = (near: number): number => END[0] + side * 640 * near;
  const y = (near: number, up: number): number => END[1] + (96 - up) * near;
  return [
    [x(from), y(from, low)],
    [x(to), y(to, low)],
    [x(to), y(to, high)],
    [x(from), y(from, high)],
  ];
}

/** A sign that stands out from a house over the street, with bulbs along its edge. */
function blade(sheet: Sheet, side: -1 | 1, near: number, low: number, high: number, ink: string): void {
  const x = (out: number): number => END[0] + side * (620 - out) * near;
  const y = (up: number): number => END[1] + (96 - up) * near;
  const shape = (inset: number): Pt[] => [
    [x(inset), y(low + inset)],
    [x(86 - inset), y(low + inset + 14)],
    [x(86 - inset), y(high - inset - 22)],
    [x(43), y(high - inset)],
    [x(inset), y(high - inset - 22)],
  ];
  sheet.ink("#ffe3a0", polygon(shape(0))).ink(ink, polygon(shape(7)));
  for (let up = low + 34; up < high - 34; up += 26) sheet.disc("#fff0c8", x(43), y(up), Math.max(2, near * 9));
}

export function fremontStreet(): string {
  const sheet = new Sheet(1600, 1067, "#1d1750");
  const arch = (near: number): Pt[] => Array.from({ length: 33 }, (_, i) => vault(i / 32, near));
  sheet.ink("#2a1f6a", polygon(arch(2.2)));
  sheet.ink("#3b2a86", ribbon(0.5, 0.5, 0.96, 0));
  const stripes: readonly (readonly [string, number, number, number])[] = [
    ["#1f6fb0", 0.12, 0.2, 0.14],
    ["#1fa3a8", 0.25, 0.33, 0.12],
    ["#7a3aa8", 0.38, 0.45, 0.12],
    ["#d6476f", 0.5, 0.56, 0.13],
    ["#f2784f", 0.62, 0.68, 0.11],
    ["#ffc861", 0.73, 0.77, 0.09],
    ["#d6476f", 0.85, 0.88, 0.12],
  ];
  for (const [ink, from, to, wide] of stripes) sheet.ink(ink, ribbon(from, to, wide, 0.035));
  sheet.ink("#fff0c8", ribbon(0.56, 0.62, 0.022, 0.035) + ribbon(0.31, 0.39, 0.018, 0.035));
  // The steel that carries it.
  const hoops = [0.16, 0.24, 0.36, 0.54, 0.8, 1.2];
  for (const near of hoops) {
    const hoop = Array.from({ length: 25 }, (_, i) =>
      vault(i / 24, near)
        .map(Math.round)
        .join(" "),
    );
    sheet.line("#1d175099", Math.round(4 + near * 12), `M${hoop.join("L")}`);
  }
  // The night at the far end.
  sheet.ink("#f2a07a", polygon(arch(0.1))).ink("#ffd9a0", polygon(points("780 700, 800 650, 920 650, 940 700")));
  // Houses, far to near.
  sheet.ink("#2c1b52", polygon(front(-1, 0.1, 1.9, 0, 150)) + polygon(front(1, 0.1, 1.9, 0, 150)));
  const bands: readonly (readonly [-1 | 1, number, number, number, number, string])[] = [
    [-1, 0.12, 0.24, 40, 200, "#c9573a"],
    [-1, 0.26, 0.5, 40, 236, "#1f7f92"],
    [-1, 0.53, 1.7, 44, 214, "#8c2f5c"],
    [1, 0.12, 0.22, 40, 190, "#8c2f5c"],
    [1, 0.24, 0.46, 40, 244, "#c98a3a"],
    [1, 0.49, 1.7, 44, 206, "#2b4a9c"],
  ];
  for (const [side, from, to, low, high, ink] of bands) sheet.ink(ink, polygon(front(side, from, to, low, high)));
  for (const [side, from, to, low, high] of bands) {
    sheet.ink("#ffe3a0", polygon(front(side, from, to, high - 8, high)) + polygon(front(side, from, to, low, low + 9)));
    sheet.ink("#ffb45f", polygon(front(side, from + 0.01, to - 0.01, 2, low - 8)));
  }
  // Tubes of neon along the fronts, and signs that stand out from them.
  for (const [side, from, to, low, high] of bands) {
    for (const [up, ink] of [
      [0.3, "#ff9d8f"],
      [0.52, "#8fe3dc"],
      [0.74, "#ffd27a"],
    ] as const) {
      const level = low + (high - low) * up;
      sheet.ink(ink, polygon(front(side, from * 1.03, to * 0.98, level, level + 6)));
    }
  }
  blade(sheet, 1, 0.3, 70, 290, "#d6476f");
  blade(sheet, 1, 0.56, 90, 320, "#1f7f92");
  blade(sheet, -1, 0.28, 80, 300, "#c9573a");
  blade(sheet, -1, 0.62, 100, 340, "#7a3aa8");
  // The street, wet with light.
  sheet.ink("#3a2560", polygon(points("796 708, 924 708, 2060 1080, -340 1080")));
  sheet.ink("#6b3a78", polygon(points("822 708, 898 708, 1330 1080, 390 1080")));
  sheet.ink("#b8567f", polygon(points("842 708, 878 708, 1040 1080, 680 1080")));
  sheet.ink("#f2a07a88", polygon(points("852 708, 868 708, 920 1080, 800 1080")));
  // The crowd.
  const crowd: readonly (readonly [number, number, number])[] = [
    [800, 742, 44],
    [828, 738, 40],
    [900, 744, 46],
    [932, 752, 54],
    [776, 770, 68],
    [870, 764, 60],
    [985, 790, 86],
    [718, 812, 104],
    [1090, 850, 136],
  ];
  for (const [x, y, h] of crowd) {
    const coat = ["#2b1f4a", "#4a2a6a", "#1f4a78"][Math.round(x) % 3] ?? "#2b1f4a";
    visitor(sheet, x, y, h, { coat, legs: "#1b1238", head: "#1b1238", skin: "#b87a62" });
  }
  visitor(
    sheet,
    560,
    1020,
    300,
    { coat: "#1f9aa0", legs: "#1b1238", head: "#2b1a30", skin: "#c98a6a" },
    { pointing: true },
  );
  visitor(sheet, 430, 1040, 310, { coat: "#d6476f", legs: "#1b1238", head: "#5b2f2a", skin: "#d99a78" });
  return sheet.svg();
}
