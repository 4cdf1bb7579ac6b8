/** A pinball machine in the dark of the arcade, seen by who plays it: lit glass, bumpers, two flippers, the ball. */

import { points } from "./built.ts";
import { Sheet } from "./lib.ts";
import type { Pt } from "./trace.ts";
import { curve, polygon } from "./trace.ts";

/** The table: far edge and near edge, between which things shrink. */
const FAR = { y: 470, left: 548, right: 1052 };
const NEAR = { y: 1010, left: 340, right: 1260 };

/** A point of the table: across from -1 to 1, deep from 0 (near) to 1. */
function at(across: number, deep: number): Pt {
  const t = (1 - deep) ** 1.35;
  const half = ((FAR.right - FAR.left) * (1 - t) + (NEAR.right - NEAR.left) * t) / 2;
  return [800 + across * half, FAR.y + (NEAR.y - FAR.y) * t];
}

const table = (...list: readonly Pt[]): Pt[] => list.map(([across, deep]) => at(across, deep));
const size = (deep: number): number => (at(1, deep)[0] - 800) / 460;

function disc(across: number, deep: number, r: number, lift = 0): Pt[] {
  const [x, y] = at(across, deep);
  const s = size(deep);
  return Array.from({ length: 28 }, (_, i): Pt => {
    const a = (i / 28) * Math.PI * 2;
    return [x + Math.cos(a) * r * s, y - lift * s + Math.sin(a) * r * s * 0.5];
  });
}

/** A bumper: skirt, post and a lit cap. */
function bumper(sheet: Sheet, across: number, deep: number, cap: string, top: string): void {
  const s = size(deep);
  const [x, y] = at(across, deep);
  sheet.ink("#24164a", polygon(disc(across, deep, 84, -8)));
  sheet.ink("#f4ead8", polygon(disc(across, deep, 70)));
  sheet.ink(
    "#b9a8c4",
    polygon([
      [x - 40 * s, y],
      [x - 40 * s, y - 44 * s],
      [x + 40 * s, y - 44 * s],
      [x + 40 * s, y],
    ]),
  );
  sheet.ink(cap, polygon(disc(across, deep, 76, 42))).ink(top, polygon(disc(across, deep, 60, 50)));
  sheet.ink("#fff6d8", polygon(disc(across, deep, 24, 54)));
}

/** What the glass of the head shows: a road into a desert sunrise. */
function backglass(sheet: Sheet): void {
  sheet.ink("#3f2d86", "M510 70h580v230h-580z");
  sheet.ink("#8a3f94", polygon(points("510 128, 1090 120, 1090 300, 510 300")));
  sheet.ink("#d6476f", polygon(points("510 170, 1090 164, 1090 300, 510 300")));
  sheet.ink("#f2784f", polygon(points("510 204, 1090 200, 1090 300, 510 300")));
  const rays = Array.from({ length: 8 }, (_, i) => {
    const a = Math.PI * (0.12 + i * 0.1);
    const tip = (turn: number): Pt => {
      const reach = Math.min(166 / Math.sin(turn), 288 / Math.abs(Math.cos(turn)));
      return [800 + Math.cos(turn) * reach, 238 - Math.sin(turn) * reach];
    };
    return polygon([[800, 238], tip(a), tip(a + 0.14)]);
  });
  sheet.ink("#ffc86166", rays.join(""));
  sheet.disc("#ffc861", 800, 240, 72).disc("#fff0b8", 800, 240, 50);
  sheet.ink(
    "#8c2f5c",
    polygon(
      points(
        "510 240, 566 234, 578 176, 660 174, 672 226, 740 240, 830 242, 884 224, 898 154, 926 150, 940 200, 1024 194, 1040 234, 1090 238, 1090 300, 510 300",
      ),
    ),
  );
  sheet.ink("#4f2168", polygon(points("510 266, 600 254, 730 262, 850 260, 980 252, 1090 264, 1090 300, 510 300")));
  sheet
    .ink("#2a164c", polygon(points("786 256, 814 256, 910 300, 690 300")))
    .line("#ffc861", 5, "M800 262V270M800 278V288");
}

/** The machines either side, cut by the picture's edge. */
function neighbor(sheet: Sheet, side: -1 | 1, glow: string, glass: string, field: string): void {
  const flip = (list: string): Pt[] => points(list).map(([x, y]): Pt => [side < 0 ? x : 1600 - x, y]);
  sheet.ink("#1a1038", polygon(flip("-10 150, 386 196, 386 480, -10 500")));
  sheet.ink(glow, polygon(flip("-10 186, 356 224, 356 430, -10 438")));
  sheet.ink(glass, polygon(flip("-10 330, 90 250, 190 330, 250 290, 356 372, 356 430, -10 438")));
  sheet.ink("#231546", polygon(flip("-10 500, 386 470, 300 760, 150 1080, -10 1080")));
  sheet.ink(field, polygon(flip("-10 540, 346 490, 256 740, 90 1080, -10 1080")));
  sheet.ink(`${glow}88`, polygon(flip("-10 560, 260 520, 190 690, -10 780")));
}

export function pinball(): string {
  const sheet = new Sheet(1600, 1067, "#1c1140");
  sheet
    .ink("#2a1a58", polygon(points("0 0, 1600 0, 1600 150, 0 210")))
    .ink("#37216c", polygon(points("520 0, 1080 0, 1300 460, 300 460")));
  // Lamps of the hall, row behind row.
  for (let i = 0; i < 5; i++) sheet.disc("#ffd58c33", 140 + i * 330, 40, 44).disc("#ffe3a0", 140 + i * 330, 34, 15);
  neighbor(sheet, -1, "#1f9aa0", "#136a86", "#1c5a78");
  neighbor(sheet, 1, "#d6476f", "#8c2f5c", "#6b2a66");
  sheet.disc("#ffc86118", 800, 240, 430);
  // The head: case, glass, the panel below it.
  sheet
    .ink("#0f0a26", polygon(points("478 56, 1122 56, 1110 444, 490 444")))
    .ink("#c9573a", polygon(points("478 56, 500 40, 1100 40, 1122 56")));
  sheet.ink("#ffe3a0", polygon(points("510 70, 1090 70, 1090 390, 510 390")));
  backglass(sheet);
  sheet.ink("#24164a", polygon(points("510 300, 1090 300, 1090 390, 510 390")));
  for (let i = 0; i < 4; i++) sheet.ink(i < 3 ? "#f2784f" : "#ffc861", `M${552 + i * 130} 322h106v46h-106z`);
  for (let i = 0; i < 12; i++) sheet.disc("#24164a", 577 + Math.floor(i / 3) * 130 + (i % 3) * 28, 345, 9);
  // The cabinet and the table in it.
  sheet.ink("#0f0a26", polygon(points("500 444, 1100 444, 1330 1080, 270 1080")));
  sheet
    .ink("#cfd0e2", polygon(points("528 456, 548 470, 340 1010, 292 1010")))
    .ink("#8d8bb8", polygon(points("1072 456, 1052 470, 1260 1010, 1308 1010")));
  sheet.ink("#2b4a9c", polygon(table([-1, 1], [1, 1], [1, 0], [-1, 0])));
  sheet.ink("#3d6cc0", polygon(table([-0.86, 1], [0.7, 1], [0.6, 0.4], [0.12, 0], [-0.2, 0], [-0.7, 0.4])));
  sheet.ink("#f2a04f", curve(table([-0.5, 0.42], [0, 0.62], [0.42, 0.42], [0.3, 0.24], [0, 0.14], [-0.34, 0.24])));
  sheet.ink("#ffd277", curve(table([-0.3, 0.4], [0, 0.52], [0.24, 0.4], [0.16, 0.28], [0, 0.22], [-0.18, 0.28])));
  // A ramp that climbs to the left, targets on the right, arrows that point at both.
  sheet.ink("#1c2f6e", polygon(table([-0.88, 0.44], [-0.66, 0.44], [-0.6, 0.9], [-0.78, 0.9])));
  sheet.ink("#8fe3dc", polygon(table([-0.85, 0.44], [-0.69, 0.44], [-0.63, 0.9], [-0.75, 0.9])));
  sheet.ink("#1f9aa0", polygon(table([-0.82, 0.44], [-0.72, 0.44], [-0.66, 0.9], [-0.72, 0.9])));
  for (const deep of [0.44, 0.52, 0.6, 0.68]) {
    const [x, y] = at(0.72, deep);
    const s = size(deep);
    sheet.ink(
      "#f4ead8",
      polygon([
        [x, y],
        [x + 30 * s, y - 12 * s],
        [x + 30 * s, y - 66 * s],
        [x, y - 54 * s],
      ]),
    );
    sheet.ink(
      "#d6476f",
      polygon([
        [x + 6 * s, y - 18 * s],
        [x + 24 * s, y - 26 * s],
        [x + 24 * s, y - 54 * s],
        [x + 6 * s, y - 46 * s],
      ]),
    );
  }
  sheet.ink(
    "#ffc861",
    polygon(
      table([-0.78, 0.28], [-0.7, 0.28], [-0.7, 0.34], [-0.66, 0.34], [-0.74, 0.41], [-0.82, 0.34], [-0.78, 0.34]),
    ),
  );
  // The orbit at the far end, and the lane of the plunger.
  sheet.ink(
    "#7a3aa8",
    curve(table([-0.92, 0.7], [-0.9, 0.94], [0, 1], [0.8, 0.94], [0.8, 0.78], [0.6, 0.92], [0, 0.96], [-0.7, 0.92])),
  );
  sheet
    .ink("#1c2f6e", polygon(table([0.84, 1], [0.98, 1], [0.98, 0.02], [0.84, 0.02])))
    .ink("#cfd0e2", polygon(table([0.82, 0.86], [0.85, 0.86], [0.85, 0.02], [0.81, 0.02])));
  for (const [across, deep] of [
    [-0.52, 0.56],
    [-0.36, 0.5],
    [0.3, 0.5],
    [0.46, 0.56],
  ] as const) {
    sheet.ink("#fff0b8", polygon(disc(across, deep, 20)));
  }
  bumper(sheet, 0, 0.83, "#d6476f", "#f0709a");
  bumper(sheet, -0.38, 0.68, "#1f9aa0", "#58cfc6");
  bumper(sheet, 0.34, 0.68, "#f2784f", "#ffab70");
  // Slingshots and flippers.
  for (const side of [-1, 1]) {
    const shift = side > 0 ? -0.08 : 0;
    const own = (list: readonly Pt[]): Pt[] => list.map(([across, deep]) => at(across * side + shift, deep));
    sheet
      .ink(
        "#f4ead8",
        polygon(
          own([
            [0.62, 0.4],
            [0.34, 0.2],
            [0.62, 0.24],
          ]),
        ),
      )
      .ink(
        "#d6476f",
        polygon(
          own([
            [0.59, 0.36],
            [0.42, 0.235],
            [0.59, 0.26],
          ]),
        ),
      );
    sheet.ink(
      "#cfd0e2",
      polygon(
        own([
          [0.82, 0.36],
          [0.78, 0.36],
          [0.76, 0.2],
          [0.46, 0.12],
          [0.48, 0.09],
          [0.82, 0.17],
        ]),
      ),
    );
    sheet.ink(
      "#7a1f3f",
      curve(
        own([
          [0.48, 0.125],
          [0.5, 0.085],
          [0.16, 0.02],
          [0.12, 0.045],
        ]),
      ),
    );
    sheet.ink(
      "#ff6b57",
      curve(
        own([
          [0.48, 0.14],
          [0.5, 0.1],
          [0.16, 0.035],
          [0.12, 0.06],
        ]),
      ),
    );
  }
  sheet
    .ink("#1c2f6e", polygon(disc(0.16, 0.33, 34, -10)))
    .disc("#dfe3f2", ...at(0.16, 0.35), 25)
    .disc("#ffffff", at(0.16, 0.35)[0] - 8, at(0.16, 0.35)[1] - 9, 8);
  // The bar one leans on.
  sheet
    .ink("#e6e2f0", polygon(points("292 1010, 1308 1010, 1326 1042, 274 1042")))
    .ink("#7d7aa8", polygon(points("274 1042, 1326 1042, 1336 1070, 264 1070")));
  return sheet.svg();
}
