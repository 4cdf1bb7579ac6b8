/** Kingman in the early sun: a diner on Route 66, the coach at its stop, the shield on the road. */

import { points } from "./built.ts";
import { streak } from "./flora.ts";
import { below, cutBand, rough, Sheet } from "./lib.ts";
import { coachFromTheSide, visitor } from "./people.ts";
import type { Pt } from "./trace.ts";
import { curve, polygon } from "./trace.ts";

const INK = "#33283f";
const CREAM = "#f8ecd2";
const RED = "#c1472f";
const TEAL = "#2f7f82";
const GLASS = "#3b5468";

const box = (x: number, y: number, width: number, height: number): string => `M${x} ${y}h${width}v${height}h${-width}z`;

/** The strokes of letters, on a grid of 2 by 4. */
const LETTERS: Readonly<Record<string, readonly string[]>> = {
  D: ["0 -0.2, 0 4, 1 4, 2 3, 2 1, 1 0, -0.2 0"],
  I: ["1 -0.3, 1 4.3"],
  N: ["0 4.3, 0 0, 2 4, 2 -0.3"],
  E: ["2 0, 0 0, 0 4, 2 4", "0 2, 1.6 2"],
  R: ["0 4.3, 0 0, 1.5 0, 2 0.5, 2 1.5, 1.5 2, 0 2", "1 2, 2 4.3"],
};

/** @param unit of the letters' grid, in pixels */
function lettering(sheet: Sheet, word: string, x: number, y: number, unit: number): void {
  Array.from(word).forEach((letter, index) => {
    for (const stroke of LETTERS[letter] ?? []) {
      const way = points(stroke).map(([u, v]) =>
        [x + (u + index * 3.6) * unit, y + v * unit].map(Math.round).join(" "),
      );
      sheet.line(CREAM, unit * 0.7, `M${way.join("L")}`);
    }
  });
}

/** The sign of the old road; (x, y) is its middle. @param flat how much of its height is left: it may lie on the road */
function shield(sheet: Sheet, x: number, y: number, half: number, flat: number, inks: readonly [string, string]): void {
  const [ground, figure] = inks;
  const shape = (scale: number): string =>
    curve(
      points(
        "0 -1, 0.5 -0.86, 0.86 -1, 1 -0.66, 0.9 -0.3, 1 0.2, 0.7 0.75, 0 1.1, -0.7 0.75, -1 0.2, -0.9 -0.3, -1 -0.66, -0.86 -1, -0.5 -0.86",
      ).map(([u, v]): Pt => [x + u * half * scale, y + v * half * scale * flat]),
    );
  sheet.ink(figure, shape(1)).ink(ground, shape(0.88));
  const six = (left: number): string => {
    const at = (u: number, v: number): string =>
      `${Math.round(x + (left + u) * half)} ${Math.round(y + v * half * flat)}`;
    const ring = `${Math.round(half * 0.24)} ${Math.round(half * 0.26 * flat)} 0 1 1`;
    return `M${at(0.36, -0.5)}Q${at(-0.06, -0.3)} ${at(-0.04, 0.26)}M${at(-0.04, 0.26)}A${ring} ${at(0.44, 0.26)}A${ring} ${at(-0.04, 0.26)}`;
  };
  sheet.line(figure, Math.max(4, half * 0.13), six(-0.6) + six(0.2));
}

function diner(sheet: Sheet): void {
  sheet.ink("#a97c6c", polygon(points("150 742, 960 742, 900 780, 60 780")));
  // Body with its round corner, seen from the road.
  sheet.ink(CREAM, "M170 470H880Q960 470 960 540V744H170z");
  sheet.ink("#d9c4ac", "M812 470H880Q960 470 960 540V744H812z");
  sheet
    .ink(TEAL, "M170 640H960V668H170z")
    .ink(RED, "M170 684H960V698H170z")
    .ink(INK, box(170, 728, 790, 18));
  sheet.ink(GLASS, box(214, 520, 360, 108) + box(694, 520, 100, 108) + "M826 520H884Q926 522 926 560V628H826z");
  // Lamps and guests behind the panes.
  sheet.ink("#e8b877", box(226, 574, 338, 54) + box(704, 574, 80, 54));
  for (const x of [268, 366, 512])
    sheet
      .ink(INK, curve(points(`${x - 26} 630, ${x - 20} 594, ${x} 584, ${x + 20} 594, ${x + 26} 630`)))
      .disc(INK, x, 572, 13);
  for (const x of [300, 392, 484])
    sheet.ink("#fbe3a6", polygon(points(`${x - 22} 546, ${x + 22} 546, ${x + 10} 528, ${x - 10} 528`)));
  sheet.ink(CREAM, box(328, 520, 8, 108) + box(448, 520, 8, 108));
  sheet
    .ink(INK, box(604, 530, 66, 206))
    .ink("#7fa9a6", box(612, 540, 50, 110))
    .ink(RED, box(592, 506, 90, 20));
  // Roof and its sign.
  sheet.ink(RED, "M146 446H896Q984 446 984 500V506H146z").ink("#8f3330", box(146, 490, 838, 16));
  sheet.ink(INK, box(330, 410, 12, 40) + box(640, 410, 12, 40));
  sheet.ink(TEAL, box(270, 290, 440, 128)).line(CREAM, 6, "M282 302H698V406H282z");
  lettering(sheet, "DINER", 345, 318, 18);
}

function coach(sheet: Sheet): void {
  sheet.ink("#a97c6c", polygon(points("1060 800, 1590 800, 1540 830, 980 830")));
  coachFromTheSide(sheet, 1078, 822, -506);
}

export function kingman(): string {
  const sheet = new Sheet(1600, 1067, "#7fb0c8");
  sheet.ink("#a9cbd0", cutBand(sheet, [130, 144, 122], 2)).ink("#e6dcc0", cutBand(sheet, [268, 282, 258], 3));
  sheet.ink("#f6d6a4", cutBand(sheet, [400, 410, 392], 4));
  sheet.ink("#f4efdf", streak(860, 120, 520, 15, 5) + streak(60, 210, 340, 11, 7));
  sheet.ink(
    "#b79aa4",
    below(
      sheet,
      rough(
        points(
          "-5 560, 120 500, 210 496, 260 448, 470 440, 540 500, 800 520, 900 470, 990 400, 1080 384, 1180 430, 1300 420, 1440 470, 1605 500",
        ),
        0.06,
        6,
      ),
    ),
  );
  sheet.ink(
    "#92707f",
    below(
      sheet,
      rough(points("-5 600, 200 590, 420 560, 700 590, 980 540, 1060 500, 1220 494, 1300 540, 1605 560"), 0.05, 8),
    ),
  );
  sheet.ink("#dcb285", below(sheet, rough(points("-5 664, 600 656, 1605 648"), 0.012, 9, 30)));
  diner(sheet);
  // Pavement, then the road with its old sign.
  sheet.ink("#cdb7a0", polygon(points("-5 780, 1605 800, 1605 846, -5 820")));
  sheet.ink("#6d6474", polygon(points("-5 820, 1605 846, 1605 1072, -5 1072")));
  sheet.ink("#f0d9b0", polygon(points("-5 834, 1605 860, 1605 866, -5 840")));
  sheet.ink("#e3a84e", polygon(points("-5 1030, 1605 1046, 1605 1058, -5 1042")));
  coach(sheet);
  shield(sheet, 560, 936, 190, 0.36, ["#6d6474", CREAM]);
  sheet.ink(INK, box(1014, 420, 12, 380));
  shield(sheet, 1020, 370, 76, 1, [CREAM, INK]);
  visitor(sheet, 730, 812, 128, { coat: "#e0a04a", legs: "#3f4a66", skin: "#8a5540", head: INK });
  visitor(sheet, 806, 816, 118, { coat: "#3f7f7a", legs: "#5a4550", skin: "#d9a37c", head: "#6b4230" }, { hat: true });
  return sheet.svg();
}
