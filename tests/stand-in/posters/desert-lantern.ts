/** The Desert Lantern Hotel before sunrise: three floors, a stair tower that ends in a lantern, a van at the door. */

import { points } from "./built.ts";
import { palm, streak, yucca } from "./flora.ts";
import { below, cutBand, rough, Sheet, stars } from "./lib.ts";
import { VAN, vanFromTheSide } from "./people.ts";
import { seeded } from "./random.ts";
import { curve, polygon } from "./trace.ts";

const ROOF = 452;
const FOOT = 818;
const FLOOR = 104;

const box = (x0: number, x1: number, y0: number, y1: number): string => `M${x0} ${y0}H${x1}V${y1}H${x0}z`;

/** One wing: floors of rooms, each with a window, a curtain and a balcony. */
function wing(sheet: Sheet, x0: number, x1: number, seed: number): void {
  const chance = seeded(seed);
  sheet.ink("#c98a74", box(x0, x1, ROOF, FOOT)).ink("#dba283", box(x0, x1, ROOF, FOOT - FLOOR * 3 + 40));
  let dark = "";
  let lit = "";
  let curtains = "";
  let rails = "";
  for (let floor = 0; floor < 3; floor++) {
    const y = ROOF + 34 + floor * FLOOR;
    for (let x = x0 + 22; x < x1 - 70; x += 92) {
      if (chance() < 0.4) lit += box(x, x + 58, y, y + 62);
      else dark += box(x, x + 58, y, y + 62);
      curtains += box(x + 42, x + 58, y, y + 62);
      rails += box(x - 8, x + 66, y + 44, y + 68);
    }
  }
  sheet.ink("#4a3a66", dark).ink("#ffdc92", lit).ink("#8a5f78", curtains).ink("#7a4a5e", rails);
  sheet.ink("#5b3a5c", box(x0 - 12, x1 + 12, ROOF - 14, ROOF)).ink("#f2b184", box(x0 - 12, x1 + 12, ROOF, ROOF + 6));
}

/** The glass lantern on the tower, lit from within. */
function lantern(sheet: Sheet): void {
  sheet.disc("#ffe3a026", 800, 214, 190).disc("#ffe3a040", 800, 214, 124);
  sheet.ink("#ffd27a", polygon(points("738 150, 862 150, 884 214, 852 288, 748 288, 716 214")));
  sheet.ink("#fff1c4", polygon(points("776 150, 824 150, 832 214, 822 288, 778 288, 768 214")));
  sheet.line("#5b2f4a", 7, "M776 150L768 214L778 288M824 150L832 214L822 288M716 214H884");
  sheet.ink(
    "#5b2f4a",
    polygon(points("724 156, 738 136, 790 108, 810 108, 862 136, 876 156")) +
      polygon(points("732 282, 868 282, 878 306, 722 306")) +
      polygon(points("794 112, 796 62, 804 62, 806 112")),
  );
}

export function desertLantern(): string {
  const sheet = new Sheet(1600, 1067, "#2c3f7c");
  sheet.ink("#5a6cab", cutBand(sheet, [176, 190, 168], 2)).ink("#a98bb4", cutBand(sheet, [330, 344, 320], 3));
  sheet.ink("#eaa08c", cutBand(sheet, [452, 462, 446], 4)).ink("#f8c98f", cutBand(sheet, [540, 550, 534], 5));
  sheet.ink("#e9e2d4", stars(sheet, 34, 0.15, 9)).ink("#e6a29a", streak(1010, 398, 470, 13, 6));
  sheet.ink(
    "#86699a",
    below(sheet, rough(points("-5 600, 180 540, 380 586, 640 540, 900 570, 1240 536, 1420 566, 1605 520"), 0.08, 5)),
  );
  wing(sheet, 92, 664, 4);
  wing(sheet, 936, 1508, 7);
  // The tower: a lit stair behind glass, the lobby at its foot.
  sheet.ink("#b8604c", box(660, 940, 306, FOOT)).ink("#9a4a48", box(900, 940, 306, FOOT));
  sheet.ink("#ffdc92", box(760, 840, 340, 612)).line("#b8604c", 8, "M760 394H840M760 448H840M760 502H840M760 556H840");
  sheet.line("#9a4a48", 4, "M800 340V612");
  lantern(sheet);
  sheet.ink("#ffe7ae", box(624, 976, 668, FOOT)).ink("#fff6da", box(744, 856, 690, FOOT));
  sheet.line("#7a3f50", 7, "M624 668V818M684 668V818M744 668V818M800 690V818M856 668V818M916 668V818M976 668V818");
  sheet
    .ink("#5b2f4a", polygon(points("566 660, 582 634, 1018 634, 1034 660")))
    .ink("#f2b184", box(566, 1034, 660, 667));
  sheet.ink("#5b2f4a", box(590, 602, 667, 832) + box(998, 1010, 667, 832));
  // Light from the lobby on the drive.
  sheet.ink("#6b5680", below(sheet, rough(points("-5 812, 400 820, 800 816, 1200 820, 1605 810"), 0.01, 8, 30)));
  sheet.ink("#d9a87e", polygon(points("636 820, 964 820, 1060 902, 540 902")));
  sheet.ink(
    "#8b7194",
    curve(points("-5 884, 400 868, 800 862, 1240 868, 1605 890, 1605 1000, 1100 968, 500 968, -5 1004")),
  );
  sheet.ink("#c9a08c", curve(points("560 872, 800 863, 1040 872, 980 916, 800 924, 620 916")));
  vanFromTheSide(sheet, 900, 940, 330, VAN);
  sheet.ink("#33264f", below(sheet, rough(points("-5 1004, 300 976, 700 990, 1100 978, 1605 1010"), 0.03, 9, 20)));
  sheet.ink(
    "#231a3d",
    palm(210, 980, 560, 3) + palm(330, 930, 380, 5) + palm(1300, 960, 470, 9) + palm(1450, 990, 610, 11),
  );
  sheet.ink("#231a3d", yucca(580, 1020, 150, 3) + yucca(90, 1040, 190, 8));
  return sheet.svg();
}
