/** Gardens near Las Vegas: cactus with lights at dusk, and a heron in the Wetlands at dawn. */

import { points } from "./built.ts";
import { bird, limb, streak } from "./flora.ts";
import { below, cutBand, rough, Sheet, stars } from "./lib.ts";
import { seeded } from "./random.ts";
import type { Pt } from "./trace.ts";
import { curve, polygon } from "./trace.ts";

const LIT = "#7fae6a";
const GREEN = "#4f8a5c";
const SHADE = "#2f5f52";

/** A round-ended column through points, as path data to stroke. */
const path = (list: readonly Pt[]): string => `M${list.map((p) => p.map(Math.round).join(" ")).join("L")}`;

/** A column of a cactus: body, lit side, shaded side, with a round top. */
function column(sheet: Sheet, x: number, foot: number, top: number, w: number): void {
  const body = (left: number, right: number): string =>
    `M${Math.round(x + left * w)} ${foot}V${Math.round(top + w)}Q${Math.round(x + left * w)} ${top} ${x} ${top}Q${Math.round(x + right * w)} ${top} ${Math.round(x + right * w)} ${Math.round(top + w)}V${foot}z`;
  sheet.ink(GREEN, body(-1, 1)).ink(SHADE, body(-1, -0.2)).ink(LIT, body(0.35, 1));
  sheet.line(
    "#24504a",
    3,
    `M${Math.round(x - w * 0.5)} ${foot}V${Math.round(top + w * 0.7)}M${Math.round(x + w * 0.1)} ${foot}V${Math.round(top + w * 0.4)}M${Math.round(x + w * 0.62)} ${foot}V${Math.round(top + w * 0.7)}`,
  );
}

/** A saguaro arm: out from the trunk, then up. */
function arm(sheet: Sheet, x: number, y: number, out: number, up: number, w: number): void {
  const bend = Math.sign(out) * w;
  const tube = `M${x} ${y}H${x + out - bend}Q${x + out} ${y} ${x + out} ${y - w}V${y - up}`;
  for (const [ink, width, shift] of [
    [GREEN, 2, 0],
    [SHADE, 0.8, -0.5],
    [LIT, 0.6, 0.6],
  ] as const) {
    sheet.line(
      ink,
      Math.round(w * width),
      shift === 0 ? tube : `M${Math.round(x + out + shift * w)} ${y - w}V${y - up}`,
    );
  }
  sheet.disc(GREEN, x + out, y - up, w);
}

/** A golden barrel: ribs from its crown. */
function barrel(sheet: Sheet, x: number, y: number, r: number): void {
  sheet.disc("#5f9460", x, y, r);
  sheet.ink(
    SHADE,
    curve([
      [x - r, y - r * 0.2],
      [x - r * 0.7, y + r * 0.8],
      [x, y + r],
      [x + r * 0.5, y + r * 0.86],
      [x - r * 0.2, y + r * 0.5],
      [x - r * 0.6, y - r * 0.1],
    ]),
  );
  const ribs = [-0.75, -0.45, -0.15, 0.15, 0.45, 0.75].map(
    (u) =>
      `M${Math.round(x + u * r * 0.25)} ${Math.round(y - r * 0.92)}Q${Math.round(x + u * r * 1.6)} ${y} ${Math.round(x + u * r * 0.7)} ${Math.round(y + r * 0.86)}`,
  );
  sheet.line("#f2cf73", Math.max(3, Math.round(r * 0.05)), ribs.join(""));
  sheet.ink(
    "#f7e2a0",
    curve([
      [x - r * 0.34, y - r * 0.86],
      [x, y - r * 1.04],
      [x + r * 0.34, y - r * 0.86],
      [x, y - r * 0.74],
    ]),
  );
}

/** Prickly pear: pads on pads, each with a lit edge. */
function pads(sheet: Sheet, x: number, y: number, s: number): void {
  const pad = (u: number, v: number, lean: number, r: number): void => {
    const ring = (shift: number, k: number): Pt[] =>
      Array.from({ length: 16 }, (_, i): Pt => {
        const a = (i / 16) * Math.PI * 2;
        const [px, py] = [Math.cos(a) * r * 0.72 * k, Math.sin(a) * r * k];
        return [
          x + (u + px * Math.cos(lean) - py * Math.sin(lean) + shift) * s,
          y - (v + px * Math.sin(lean) + py * Math.cos(lean)) * s,
        ];
      });
    sheet.ink(SHADE, curve(ring(-0.03, 1))).ink(GREEN, curve(ring(0.03, 0.9)));
  };
  pad(0, 0.3, 0, 0.32);
  pad(-0.3, 0.72, 0.5, 0.27);
  pad(0.27, 0.76, -0.45, 0.28);
  pad(-0.06, 0.98, 0.1, 0.25);
  pad(0.44, 1.2, -0.2, 0.2);
  pad(-0.5, 1.1, 0.3, 0.2);
  for (const [u, v] of [
    [-0.08, 1.26],
    [0.48, 1.43],
    [-0.58, 1.32],
    [0.18, 1.05],
  ] as const) {
    sheet.disc("#d6476f", x + u * s, y - v * s, s * 0.06);
  }
}

/** Small lights wound around what stands between two heights. */
function lights(sheet: Sheet, x: number, w: number, top: number, foot: number): void {
  const inks = ["#ffd27a", "#ff8f6b", "#8fe3dc", "#ffc0d0"];
  for (let y = top, i = 0; y < foot; y += 52, i++) {
    for (const u of [-0.8, -0.1, 0.66]) {
      sheet.disc(
        inks[(i + (u > 0 ? 1 : u < -0.5 ? 2 : 0)) % 4] ?? "",
        Math.round(x + u * w),
        Math.round(y + u * 16),
        7,
      );
    }
  }
}

export function cactusGarden(): string {
  const sheet = new Sheet(1600, 1067, "#34407f");
  sheet.ink("#6a64a4", cutBand(sheet, [180, 194, 172], 2)).ink("#b47fa6", cutBand(sheet, [350, 362, 342], 3));
  sheet.ink("#eda38d", cutBand(sheet, [500, 510, 492], 4)).ink("#f9cf98", cutBand(sheet, [610, 620, 602], 5));
  sheet.ink("#e9e2d4", stars(sheet, 34, 0.17, 6)).ink("#e6a29a", streak(220, 440, 420, 12, 6));
  sheet.ink(
    "#8a6a9a",
    below(sheet, rough(points("-5 706, 240 640, 460 690, 760 650, 1060 696, 1330 640, 1605 684"), 0.08, 5)),
  );
  sheet.ink("#5d5a78", below(sheet, rough(points("-5 760, 400 744, 900 762, 1605 740"), 0.03, 6, 14)));
  // Far cactus.
  for (const [x, top, w] of [
    [220, 560, 16],
    [330, 620, 13],
    [1010, 590, 15],
    [1390, 560, 17],
  ] as const) {
    sheet.line("#46586e", w * 2, `M${x} 770V${top}`).disc("#46586e", x, top, w);
    sheet.line(
      "#46586e",
      w,
      path([
        [x, top + 100],
        [x + w * 2.4, top + 92],
        [x + w * 2.6, top + 40],
      ]),
    );
  }
  // The gravel bed and a path through it.
  sheet.ink("#a9798a", below(sheet, rough(points("-5 830, 500 810, 1000 826, 1605 806"), 0.02, 7, 14)));
  sheet.ink(
    "#d9a58c",
    curve(
      points(
        "870 822, 950 820, 1000 850, 1010 890, 920 950, 900 990, 960 1050, 1040 1090, 560 1090, 640 1010, 740 950, 900 890, 900 850",
      ),
    ),
  );
  // The saguaro, wound with lights.
  arm(sheet, 620, 560, -150, 220, 36);
  arm(sheet, 620, 620, 140, 250, 34);
  column(sheet, 620, 900, 170, 60);
  lights(sheet, 620, 60, 240, 880);
  for (const y of [360, 412, 464, 516]) sheet.disc("#ffd27a", 470, y, 7).disc("#8fe3dc", 762, y + 20, 7);
  // Organ pipes.
  for (const [x, top] of [
    [1180, 520],
    [1400, 560],
    [1238, 430],
    [1348, 460],
    [1294, 390],
  ] as const) {
    column(sheet, x, 890, top, 30);
  }
  lights(sheet, 1294, 30, 450, 860);
  lights(sheet, 1180, 30, 580, 860);
  lights(sheet, 1400, 30, 620, 860);
  // Stones at their feet.
  sheet.ink(
    "#8a6280",
    curve(points("510 908, 530 880, 590 886, 640 870, 700 882, 740 908, 640 926")) +
      curve(points("1130 898, 1170 872, 1250 882, 1320 868, 1400 876, 1450 898, 1300 916")),
  );
  sheet.ink(
    "#c08a94",
    curve(points("640 884, 690 880, 730 904, 680 900")) + curve(points("1340 878, 1400 880, 1440 896, 1380 892")),
  );
  pads(sheet, 250, 960, 190);
  barrel(sheet, 470, 930, 74);
  barrel(sheet, 1150, 950, 96);
  barrel(sheet, 1330, 970, 74);
  barrel(sheet, 1010, 910, 46);
  sheet.ink("#3f2f52", below(sheet, rough(points("-5 1010, 300 1030, 700 1056, 1100 1050, 1605 1010"), 0.03, 9, 14)));
  return sheet.svg();
}

/** Reeds: blades that lean a little, some with a head. */
function reeds(sheet: Sheet, ink: string, x0: number, x1: number, foot: number, tall: number, seed: number): void {
  const chance = seeded(seed);
  let blades = "";
  let heads = "";
  for (let x = x0; x < x1; x += 13 + chance() * 12) {
    const h = tall * (0.55 + chance() * 0.5);
    const lean = (chance() - 0.45) * h * 0.3;
    blades += limb(
      [
        [x, foot],
        [x + lean * 0.3, foot - h * 0.55],
        [x + lean, foot - h],
      ],
      11,
    );
    if (chance() < 0.22)
      heads += curve([
        [x + lean - 8, foot - h - 4],
        [x + lean, foot - h - 22],
        [x + lean + 8, foot - h - 4],
        [x + lean + 7, foot - h + 46],
        [x + lean - 7, foot - h + 46],
      ]);
  }
  sheet.ink(ink, blades).ink("#7a4a38", heads);
}

/** A great blue heron, facing left; feet at (x, y). */
function heron(sheet: Sheet, x: number, y: number, h: number): void {
  const at = (list: string): Pt[] => points(list).map(([u, v]): Pt => [x + (u * h) / 100, y - (v * h) / 100]);
  sheet.ink("#4a4038", limb(at("2 42, 3 22, 0 0"), h * 0.028) + limb(at("9 42, 12 22, 10 0"), h * 0.028));
  // Tail and body, then the shoulder's darker plumes.
  sheet.ink("#6d86a4", curve(at("-14 64, -8 70, 4 66, 18 54, 30 40, 33 34, 24 36, 14 38, 4 38, -6 44, -13 54")));
  sheet.ink("#4f6688", curve(at("-2 62, 8 60, 20 50, 33 33, 18 40, 6 44, -3 52")));
  // The neck's S, pale in front.
  sheet.ink(
    "#8fa3ba",
    curve(
      at(
        "-8 56, -14 58, -19 66, -17 74, -10 81, -8 87, -11 91, -15 91, -15 95, -9 97, -3 93, -2 86, -6 79, -11 73, -11 68, -5 64",
      ),
    ),
  );
  sheet.ink("#e9e6dc", curve(at("-9 52, -14 57, -19 65, -18 72, -15 69, -15 65, -11 60, -8 57")));
  sheet.ink("#f2efe6", curve(at("-15 91, -16 94, -10 97, -4 95, -7 91")));
  // Crown plume, eye, bill.
  sheet.ink("#26304a", curve(at("-14 95, -9 98, -1 95, 8 90, 0 92, -6 94.5")));
  sheet.ink("#e2a046", polygon(at("-14.5 94.6, -34 90.6, -14 90.8")));
  sheet.disc("#26304a", ...((at("-12 93.6")[0] ?? [0, 0]) as [number, number]), h * 0.008);
}

export function wetlands(): string {
  const sheet = new Sheet(1600, 1067, "#8fb6cf");
  sheet.ink("#c3cfd6", cutBand(sheet, [130, 142, 124], 2)).ink("#f0d3bd", cutBand(sheet, [260, 272, 252], 3));
  sheet.ink("#fbe5bd", cutBand(sheet, [370, 380, 362], 4));
  sheet.disc("#fff3cf", 1120, 420, 66);
  sheet.ink("#f7e9d8", streak(180, 210, 460, 14, 4));
  sheet.ink(
    "#b39ab4",
    below(
      sheet,
      rough(points("-5 470, 180 410, 360 450, 560 380, 760 440, 980 470, 1240 430, 1420 380, 1605 440"), 0.09, 5),
    ),
  );
  sheet.ink(
    "#8c7f9c",
    below(sheet, rough(points("-5 510, 260 470, 520 506, 820 500, 1120 512, 1380 470, 1605 500"), 0.07, 8)),
  );
  sheet.ink(
    "#6d8a6c",
    below(
      sheet,
      rough(points("-5 540, 120 520, 240 538, 420 522, 640 540, 900 528, 1200 542, 1400 520, 1605 536"), 0.2, 9, 10),
    ),
  );
  // Water: the sky again, upside down, broken by ripples.
  sheet
    .ink("#d9cfc6", "M0 566h1600v501h-1600z")
    .ink("#f3d9b4", "M0 566h1600v120h-1600z")
    .ink("#8aa58a", "M0 566h1600v26h-1600z");
  sheet.ink("#b3c3cf", cutBand(sheet, [800, 812, 794], 6)).ink("#8fb0c6", cutBand(sheet, [930, 944, 922], 7));
  const chance = seeded(14);
  let ripples = "";
  for (let i = 0; i < 46; i++) {
    const y = 600 + chance() ** 0.8 * 440;
    const wide = (30 + chance() * 120) * ((y - 520) / 260);
    const x = chance() * 1600;
    ripples += polygon([
      [x, y],
      [x + wide * 0.4, y - 3],
      [x + wide, y],
      [x + wide * 0.5, y + 4],
    ]);
  }
  sheet.ink("#fbead0", ripples);
  sheet.ink(
    "#fff3cf",
    [0, 1, 2, 3, 4]
      .map((i) =>
        polygon([
          [1120 - 60 + i * 6, 616 + i * 34],
          [1120 + 64 - i * 9, 612 + i * 34],
          [1120 + 50 - i * 8, 624 + i * 34],
          [1120 - 40 + i * 5, 626 + i * 34],
        ]),
      )
      .join(""),
  );
  sheet.ink("#4d5a66", bird(470, 250, 60) + bird(560, 214, 46) + bird(626, 262, 40));
  reeds(sheet, "#7f9a6a", -10, 520, 640, 150, 3);
  reeds(sheet, "#7f9a6a", 1180, 1620, 636, 140, 5);
  // The heron on a bar of sand.
  sheet.ink("#c9b48a", curve(points("470 880, 640 862, 860 858, 1010 872, 960 892, 760 902, 560 898")));
  heron(sheet, 760, 876, 560);
  reeds(sheet, "#4f7a52", -10, 330, 1080, 380, 7);
  reeds(sheet, "#4f7a52", 1290, 1620, 1080, 420, 9);
  reeds(sheet, "#2f5a48", -10, 210, 1090, 260, 11);
  reeds(sheet, "#2f5a48", 1420, 1620, 1090, 280, 12);
  return sheet.svg();
}
