/** The coach at its stop on the Strip in the first light: a hotel like a castle behind it, people with packs at its door. */

import { points } from "./built.ts";
import { palm, streak } from "./flora.ts";
import { below, cutBand, rough, Sheet } from "./lib.ts";
import { coachFromTheSide, visitor } from "./people.ts";
import { polygon } from "./trace.ts";

const INK = "#33283f";
const CREAM = "#f8ecd2";
const TEAL = "#2f7f82";
const ROAD = 640;

const box = (x: number, y: number, width: number, height: number): string => `M${x} ${y}h${width}v${height}h${-width}z`;

/** A round tower with its lit side on the right, battlements and a pointed roof. */
function tower(sheet: Sheet, x: number, top: number, width: number, roof: string): void {
  const height = ROAD - top;
  sheet.ink("#c7b2b6", box(x, top, width, height)).ink("#f0e0cb", box(x + width * 0.45, top, width * 0.55, height));
  sheet.ink("#a78f9c", box(x - 8, top - 14, width + 16, 16));
  sheet.ink(
    roof,
    polygon([
      [x - 10, top - 14],
      [x + width / 2, top - 14 - width * 1.5],
      [x + width + 10, top - 14],
    ]),
  );
  for (let y = top + 34; y < ROAD - 60; y += 76) sheet.ink("#6a5672", box(x + width * 0.62, y, 12, 30));
}

/** A wing of rooms between the towers. */
function wing(sheet: Sheet, x: number, top: number, width: number): void {
  sheet.ink("#e3d0c0", box(x, top, width, ROAD - top));
  let battlements = "";
  for (let at = x; at < x + width - 16; at += 36) battlements += box(at, top - 16, 20, 18);
  let rooms = "";
  for (let y = top + 28; y < ROAD - 40; y += 46)
    for (let at = x + 16; at < x + width - 20; at += 38) rooms += box(at, y, 16, 24);
  sheet.ink("#e3d0c0", battlements).ink("#9d879b", rooms);
}

/** The sign of the stop: a coach on a plate. */
function sign(sheet: Sheet, x: number, foot: number): void {
  sheet.ink(INK, box(x - 5, 420, 10, foot - 420));
  sheet.ink(TEAL, box(x - 62, 400, 124, 124)).line(CREAM, 5, `M${x - 54} 408h108v108h-108z`);
  sheet.ink(CREAM, box(x - 36, 434, 72, 48)).ink(TEAL, box(x - 29, 442, 26, 18) + box(x + 3, 442, 26, 18));
  for (const side of [-20, 20]) sheet.disc(CREAM, x + side, 486, 9);
}

/** An agave: a fan of pointed leaves, each with a lit and a shaded half. */
function agave(sheet: Sheet, x: number, foot: number, size: number): void {
  let shaded = "";
  let lit = "";
  for (let leaf = -4; leaf <= 4; leaf += 1) {
    const lean = leaf * 0.3;
    const length = size * (1 - Math.abs(leaf) * 0.07);
    const [tipX, tipY] = [x + Math.sin(lean) * length, foot - Math.cos(lean) * length];
    const [sideX, sideY] = [Math.cos(lean) * size * 0.1, Math.sin(lean) * size * 0.1];
    const [waistX, waistY] = [(2 * x + tipX) / 3, (2 * foot + tipY) / 3];
    shaded += polygon([
      [x - sideX, foot],
      [waistX - sideX, waistY - sideY],
      [tipX, tipY],
      [x, foot],
    ]);
    lit += polygon([
      [x, foot],
      [tipX, tipY],
      [waistX + sideX, waistY + sideY],
      [x + sideX, foot],
    ]);
  }
  sheet.ink("#3f6f67", shaded).ink("#79a58f", lit);
}

/** A low stone bed with agaves along the foot of the picture. */
function bed(sheet: Sheet, x: number, width: number, sizes: readonly number[]): void {
  sizes.forEach((size, at) => agave(sheet, x + (width * (at + 0.5)) / sizes.length, 1004, size));
  sheet.ink("#8f6a58", box(x, 996, width, 80)).ink("#b98d6f", box(x - 12, 984, width + 24, 24));
}

export function coachStop(): string {
  const sheet = new Sheet(1600, 1067, "#83b8cb");
  sheet.ink("#b3d3d2", cutBand(sheet, [128, 140, 118], 2)).ink("#ece2c4", cutBand(sheet, [262, 276, 252], 3));
  sheet.ink("#f8d5a2", cutBand(sheet, [390, 402, 384], 4)).ink("#f5efdd", streak(820, 150, 520, 15, 5));
  sheet.ink(
    "#b79aa8",
    below(sheet, rough(points("-5 560, 160 500, 420 530, 700 470, 960 520, 1240 460, 1420 500, 1605 470"), 0.06, 6)),
  );
  wing(sheet, 150, 330, 380);
  wing(sheet, 640, 300, 420);
  wing(sheet, 1120, 350, 330);
  tower(sheet, 90, 300, 84, "#2f6f8f");
  tower(sheet, 500, 230, 104, "#c1472f");
  tower(sheet, 620, 280, 70, "#d99a3c");
  tower(sheet, 1040, 240, 100, "#2f6f8f");
  tower(sheet, 1420, 290, 90, "#c1472f");
  // The road, its curb, and the sidewalk in front.
  sheet.ink("#6d6474", polygon(points("-5 640, 1605 640, 1605 752, -5 752")));
  sheet.ink("#e9d6b6", box(-5, 738, 1610, 16)).ink("#cdb7a0", box(-5, 754, 1610, 320));
  sheet.line(
    "#bba48f",
    4,
    "M-5 880H1605M-5 1000H1605M240 754L120 1067M640 754L600 1067M1040 754L1080 1067M1420 754L1540 1067",
  );
  sheet.ink("#4f4860", polygon(points("430 716, 1170 716, 1135 738, 380 738")));
  coachFromTheSide(sheet, 1160, 716, 700);
  sign(sheet, 1236, 790);
  const shadow = (x: number, y: number): string =>
    polygon(points(`${x - 16} ${y}, ${x + 16} ${y}, ${x - 120} ${y + 70}, ${x - 160} ${y + 70}`));
  sheet.ink("#a9937f", shadow(1236, 788) + shadow(918, 778) + shadow(1000, 768) + shadow(1100, 790));
  const [tan, dark] = ["#d9a37c", "#8a5540"];
  visitor(sheet, 918, 782, 206, { coat: "#3f7f7a", legs: "#5a4550", skin: tan, head: "#6b4230" }, { pack: "#c9603a" });
  visitor(sheet, 1000, 772, 196, { coat: "#e0a04a", legs: "#3f4a66", skin: dark, head: INK }, { hat: true });
  visitor(sheet, 1100, 794, 212, { coat: "#8f4a5c", legs: "#3f4a66", skin: tan, head: INK }, { pack: "#2f6f8f" });
  bed(sheet, 560, 430, [120, 150, 110]);
  bed(sheet, 1190, 500, [150, 115, 160]);
  sheet.ink("#3d4f45", palm(180, 800, 560, 3) + palm(1520, 790, 600, 9));
  sheet.ink("#8f6a58", box(110, 790, 140, 56) + box(1455, 786, 130, 60));
  return sheet.svg();
}
