/** An old hotel in Boulder City at blue hour: white clapboard, a portico of tall columns, porch and sign lit. */

import { points } from "./built.ts";
import { limb, person } from "./flora.ts";
import { foliage, tree } from "./foliage.ts";
import { below, cutBand, print, rough, Sheet, shoot, stars } from "./lib.ts";
import type { Pt } from "./trace.ts";
import { polygon } from "./trace.ts";

const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h-${w}z`;

const WALL = "#a9a6cc";
const BOARD = "#918dba";
const TRIM = "#d3cde2";
const ROOF = "#2c2c5e";
const SLATE = "#3d3d78";
const SHUTTER = "#2b5468";
const DIM = "#4a4f88";
const GLOW = "#ffc971";
const BRIGHT = "#fff0c4";
const DARK = "#211f47";

/** The portico's middle, the eave and the ground. */
const MID = 930;
const EAVE = 452;
const GROUND = 838;

/** A sash window with its shutters; (x, y) is its upper left corner. */
function sash(sheet: Sheet, x: number, y: number, w: number, h: number, isLit: boolean): void {
  sheet
    .ink(SHUTTER, box(x - 30, y - 2, 24, h + 4) + box(x + w + 6, y - 2, 24, h + 4))
    .ink(TRIM, box(x - 6, y - 8, w + 12, h + 18))
    .ink(isLit ? GLOW : DIM, box(x, y, w, h));
  if (isLit)
    sheet.ink(
      "#e79a4e",
      `M${x} ${y}h${w}v${h}l-${Math.round(w * 0.28)}-${Math.round(h * 0.72)}h-${Math.round(w * 0.44)}l-${w - Math.round(w * 0.28) - Math.round(w * 0.44)} ${Math.round(h * 0.72)}z`,
    );
  sheet.ink(TRIM, box(x, y + Math.round(h / 2) - 3, w, 5) + box(x + Math.round(w / 2) - 2, y, 4, h));
}

/** A dormer on the roof, its foot at (x, y). */
function dormer(sheet: Sheet, x: number, y: number, isLit: boolean): void {
  sheet
    .ink("#6f6ca4", box(x - 46, y - 78, 92, 78))
    .ink(ROOF, polygon(points(`${x - 64} ${y - 74}, ${x} ${y - 128}, ${x + 64} ${y - 74}`)))
    .ink(TRIM, polygon(points(`${x - 46} ${y - 78}, ${x} ${y - 116}, ${x + 46} ${y - 78}`)))
    .ink(TRIM, box(x - 28, y - 70, 56, 66))
    .ink(isLit ? GLOW : DIM, box(x - 22, y - 64, 44, 54))
    .ink(TRIM, box(x - 22, y - 40, 44, 5) + box(x - 2, y - 64, 4, 54));
}

function house(sheet: Sheet): void {
  // A lower wing to the right, most of it behind the tree.
  sheet
    .ink(BOARD, box(1290, 590, 330, GROUND - 590))
    .ink(ROOF, polygon(points("1262 596, 1310 506, 1610 506, 1610 596")));
  // Chimneys stand behind the ridge.
  sheet
    .ink("#5a3f68", box(560, 232, 62, 110) + box(1226, 232, 62, 110))
    .ink(ROOF, box(552, 224, 78, 16) + box(1218, 224, 78, 16));
  sheet.ink(WALL, box(500, EAVE, 860, GROUND - EAVE));
  const boards = Array.from({ length: 15 }, (_, i) => box(500, EAVE + 34 + i * 24, 860, 4)).join("");
  sheet.ink(BOARD, boards + box(1330, EAVE, 30, GROUND - EAVE));
  sheet.ink("#5f5a8e", box(494, GROUND - 26, 872, 30));
  sheet
    .ink(ROOF, polygon(points(`462 ${EAVE + 8}, 552 300, 1308 300, 1398 ${EAVE + 8}`)))
    .ink(SLATE, polygon(points(`462 ${EAVE + 8}, 552 300, 1308 300, 1300 314, 566 314, 492 ${EAVE + 8}`)))
    .ink(TRIM, box(462, EAVE, 936, 14));
  dormer(sheet, 640, EAVE - 26, true);
  dormer(sheet, 1216, EAVE - 26, false);
  for (const [x, isLit] of [
    [548, true],
    [682, false],
    [1116, true],
    [1250, true],
  ] as const) {
    sash(sheet, x, 502, 58, 96, isLit);
    sash(sheet, x, 668, 58, 112, x !== 1116);
  }
}

/** Four tall columns under a gable, a balcony between them and the door below. */
function portico(sheet: Sheet): void {
  sheet.ink("#e3a765", box(MID - 152, 490, 304, GROUND - 490)).ink("#f6cd8d", box(MID - 152, 672, 304, GROUND - 672));
  for (const x of [MID - 118, MID + 68]) {
    sheet.ink(TRIM, box(x - 6, 516, 62, 108) + box(x - 6, 688, 62, 120));
    sheet.ink(BRIGHT, box(x, 522, 50, 96) + box(x, 694, 50, 108));
    sheet.ink("#c98a52", box(x + 23, 522, 4, 96) + box(x, 568, 50, 4) + box(x + 23, 694, 4, 108) + box(x, 746, 50, 4));
  }
  sheet
    .ink(TRIM, box(MID - 44, 512, 88, 136) + `M${MID - 50} ${GROUND}V${700}a50 44 0 0 1 100 0V${GROUND}z`)
    .ink(BRIGHT, box(MID - 34, 522, 68, 126) + `M${MID - 40} 704a40 34 0 0 1 80 0z`)
    .ink("#a8403a", box(MID - 40, 712, 80, GROUND - 712))
    .ink(
      "#c9603f",
      box(MID - 32, 722, 28, 44) + box(MID + 4, 722, 28, 44) + box(MID - 32, 776, 28, 50) + box(MID + 4, 776, 28, 50),
    )
    .ink("#c98a52", box(MID - 2, 522, 4, 126));
  // The balcony and its railing.
  const bars = Array.from({ length: 19 }, (_, i) => box(MID - 146 + i * 16, 616, 4, 42)).join("");
  sheet.ink("#f7ecd6", bars + box(MID - 152, 608, 304, 8)).ink("#8a6f86", box(MID - 160, 656, 320, 16));
  sheet.disc("#fff0c455", MID, 690, 36).disc("#fff7e0", MID, 688, 12);
  for (const [i, x] of [-168, -66, 66, 168].entries()) {
    const [left, side] = [MID + x - 13, i < 2 ? 16 : 2];
    sheet
      .ink("#f4ead6", box(left, 496, 26, GROUND - 496))
      .ink("#b7a5be", box(left + side, 496, 8, GROUND - 496))
      .ink("#f4ead6", box(left - 7, 486, 40, 14) + box(left - 7, GROUND - 16, 40, 18));
  }
  sheet
    .ink("#e2dbe8", box(MID - 200, 444, 400, 44))
    .ink("#a9a6cc", box(MID - 200, 476, 400, 6))
    .ink("#f4ead6", polygon(points(`${MID - 222} 446, ${MID} 318, ${MID + 222} 446`)))
    .ink("#b7b2d2", polygon(points(`${MID - 168} 432, ${MID} 336, ${MID + 168} 432`)))
    .ink(GLOW, `M${MID - 26} 412a26 26 0 0 1 52 0z`);
  sheet
    .ink("#d9c3bd", box(MID - 212, GROUND, 424, 12))
    .ink("#a98fa8", box(MID - 212, GROUND + 12, 424, 10))
    .ink("#d9c3bd", box(MID - 236, GROUND + 22, 472, 12))
    .ink("#8f7a9c", box(MID - 236, GROUND + 34, 472, 10));
}

const LETTERS: Readonly<Record<string, string>> = {
  H: "M0 0h9v19h18v-19h9v50h-9v-22h-18v22h-9z",
  O: "M8 0h20l8 8v34l-8 8h-20l-8-8v-34zm1 9v32h18v-32z",
  T: "M0 0h36v9h-13.500v41h-9v-41h-13.500z",
  E: "M0 0h34v9h-25v11h20v9h-20v12h25v9h-34z",
  L: "M0 0h9v41h25v9h-34z",
};

/** The tall sign by the walk, its letters lit. */
function sign(sheet: Sheet): void {
  const [x, top] = [236, 286];
  sheet.ink(DARK, box(x + 34, 300, 12, 630) + box(x + 70, 300, 12, 630));
  sheet
    .ink("#e8553a", box(x, top, 116, 404))
    .ink("#1d2c5a", box(x + 9, top + 9, 98, 386))
    .ink("#e8553a", polygon(points(`${x - 18} ${top}, ${x + 58} ${top - 62}, ${x + 134} ${top}`)))
    .ink(GLOW, polygon(points(`${x + 22} ${top - 10}, ${x + 58} ${top - 42}, ${x + 94} ${top - 10}`)));
  [..."HOTEL"].forEach((letter, i) => {
    sheet.ink(
      BRIGHT,
      (LETTERS[letter] ?? "").replace(/^M(\d+) 0/, (_, u: string) => `M${x + 40 + Number(u)} ${top + 30 + i * 73}`),
    );
  });
}

/** A slim dark cypress. */
const cypress = (x: number, y: number, h: number, seed: number): string =>
  polygon(
    rough(
      [
        [x - h * 0.07, y],
        [x - h * 0.1, y - h * 0.35],
        [x - h * 0.06, y - h * 0.75],
        [x, y - h],
        [x + h * 0.06, y - h * 0.72],
        [x + h * 0.1, y - h * 0.3],
        [x + h * 0.07, y],
      ],
      0.12,
      seed,
      12,
    ),
  );

/** The hotel at blue hour, seen across its lawn. */
export function oldHotel(): string {
  const sheet = new Sheet(1600, 1067, "#28357a");
  sheet
    .ink("#4a559c", cutBand(sheet, [170, 150, 182], 2))
    .ink("#8b7bb0", cutBand(sheet, [380, 360, 392], 3))
    .ink("#e59c94", cutBand(sheet, [540, 556, 534], 4))
    .ink("#f8c596", cutBand(sheet, [640, 630, 644], 5))
    .ink("#f3ead8", stars(sheet, 70, 0.24, 9));
  const range: readonly Pt[] = points("-5 690, 90 650, 200 606, 300 640, 400 596, 520 650, 800 640, 1605 660");
  sheet.ink("#6a5b98", below(sheet, rough(range, 0.08, 6)));
  sheet.ink("#4b4480", below(sheet, rough(points("-5 770, 160 736, 330 752, 560 730, 1605 760"), 0.05, 7)));
  sheet.ink("#2d3a64", below(sheet, rough(points("-5 836, 500 828, 1100 832, 1605 826"), 0.01, 8, 30)));
  house(sheet);
  sheet.ink("#28335c", cypress(476, 850, 330, 4) + cypress(1392, 852, 300, 11));
  // Light falls from the windows and the porch on the lawn.
  sheet.ink(
    "#4f5272",
    polygon(points("520 850, 640 850, 560 900, 400 900")) + polygon(points("1240 850, 1330 850, 1440 900, 1310 900")),
  );
  sheet.ink("#77637c", polygon(points("690 874, 1170 874, 1330 985, 540 985")));
  portico(sheet);
  sheet.ink("#f0bd84", polygon(points("872 882, 988 882, 1060 985, 800 985")));
  sheet.ink("#26325a", [694, 1112].map((x) => box(x - 40, 838, 80, 46)).join(""));
  // The sidewalk and the street.
  sheet
    .ink("#6f6796", box(-5, 978, 1610, 34))
    .ink("#3b386c", box(-5, 1012, 1610, 60))
    .ink("#c79b92", polygon(points("806 978, 1054 978, 1082 1012, 780 1012")));
  sign(sheet);
  const crowns = tree(1545, 900, 500, 5);
  sheet.ink(DARK, limb(points("1545 925, 1550 800, 1543 640"), 36));
  print(sheet, shoot(sheet, 2, foliage(crowns, -0.7, 0.5, 6)), [["#41527e", "#30416c", "#253056"]], {
    minArea: 90,
    tolerance: 1.4,
  });
  sheet.ink("#2a2148", person(890, 962, 112, 0.09) + person(958, 966, 104, 0.05));
  return sheet.svg();
}
