/** Las Vegas, where the tours begin: the Strip from the desert, a motor court downtown; in files of their own a hotel and what to do in and near town. */

import { mountCharleston, redRock } from "./around-las-vegas.ts";
import { boneyard } from "./boneyard.ts";
import { points } from "./built.ts";
import { coachStop } from "./coach-stop.ts";
import { conservatory } from "./conservatory.ts";
import { desertLantern } from "./desert-lantern.ts";
import { palm, streak, yucca } from "./flora.ts";
import { fremontStreet } from "./fremont-street.ts";
import { cactusGarden, wetlands } from "./gardens.ts";
import type { Place } from "./lib.ts";
import { below, cutBand, rough, Sheet, stars } from "./lib.ts";
import { pinball } from "./pinball.ts";
import { seeded } from "./random.ts";
import type { Pt } from "./trace.ts";
import { curve, polygon } from "./trace.ts";

const FOOT = 742;

/** Sky above the height the city was drawn for: less bare desert at the foot. */
const LIFT = 150;
const FRAME = `viewBox="0 ${-LIFT} 1600 1067"`;

/** Lit windows on a grid, some dark. */
function windows(x0: number, x1: number, y0: number, y1: number, seed: number): string {
  const chance = seeded(seed);
  let lit = "";
  for (let y = y0; y < y1; y += 13)
    for (let x = x0; x < x1 - 4; x += 11) if (chance() < 0.44) lit += `M${x} ${y}h5v4h-5z`;
  return lit;
}

/** The Strip from the south-east at dusk: pyramid, skyline, half-size Eiffel Tower, wheel, the tall tower in the north. */
function strip(): string {
  const sheet = new Sheet(1600, 1067, "#2e3a74");
  sheet.ink("#2e3a74", `M0 ${-LIFT}h1600V99H0z`).ink("#57559a", cutBand(sheet, [56, 72, 46], 2));
  sheet.ink("#a5709f", cutBand(sheet, [190, 206, 178], 3)).ink("#e88f83", cutBand(sheet, [400, 412, 390], 4));
  sheet.ink("#f9c588", cutBand(sheet, [560, 570, 552], 5)).ink("#e9e2d4", stars(sheet, 40, 0.16, 3, -LIFT));
  sheet.ink("#e88f83", streak(660, 336, 460, 12, 6));
  sheet.ink(
    "#8d628f",
    below(
      sheet,
      rough(
        points("-5 640, 130 596, 260 620, 420 560, 560 540, 700 588, 860 604, 1040 560, 1200 588, 1380 620, 1605 596"),
        0.09,
        6,
      ),
    ),
  );
  const far = "#6d4d80";
  const mid = "#523a70";
  const near = "#3d2c5c";
  const block = (x0: number, x1: number, top: number): string =>
    polygon([
      [x0, FOOT],
      [x0, top],
      [x1, top],
      [x1, FOOT],
    ]);
  sheet.ink(
    far,
    block(330, 372, 560) +
      block(720, 800, 552) +
      block(806, 850, 580) +
      block(1090, 1160, 560) +
      block(1330, 1400, 600) +
      block(1410, 1470, 640) +
      block(560, 612, 572),
  );
  // The tall tower: tripod, shaft, pod, mast.
  sheet.ink(
    mid,
    polygon(points("1238 742, 1252 620, 1257 470, 1255 442, 1277 442, 1275 470, 1280 620, 1296 742")) +
      polygon(points("1236 438, 1228 416, 1234 396, 1250 382, 1282 382, 1298 396, 1304 416, 1296 438")) +
      polygon(points("1254 382, 1258 362, 1264 354, 1265 298, 1268 298, 1269 354, 1275 362, 1278 382")),
  );
  sheet.ink("#ffd98a", polygon(points("1232 412, 1300 412, 1299 420, 1233 420")));
  sheet.disc("#ff6a55", 1266, 298, 4);
  // The wheel.
  sheet
    .line(mid, 8, "M858 640a92 92 0 1 0 184 0a92 92 0 1 0-184 0")
    .line("#c46aa0", 3, "M862 640a88 88 0 1 0 176 0a88 88 0 1 0-176 0");
  sheet.line(
    mid,
    2,
    Array.from(
      { length: 8 },
      (_, i) => `M950 640L${Math.round(950 + Math.cos(i * 0.785) * 90)} ${Math.round(640 + Math.sin(i * 0.785) * 90)}`,
    ).join(""),
  );
  sheet.ink(mid, polygon(points("944 640, 956 640, 1000 742, 984 742, 950 660, 916 742, 900 742")));
  for (let i = 0; i < 14; i++)
    sheet.disc("#ffd1e0", Math.round(950 + Math.cos(i * 0.449) * 92), Math.round(640 + Math.sin(i * 0.449) * 92), 5);
  // Curved hotel pair, their roofs swept.
  sheet.ink(
    mid,
    curve(points("1060 745, 1058 520, 1064 496, 1120 476, 1128 500, 1130 745")) +
      curve(points("1144 745, 1142 560, 1150 536, 1204 520, 1212 546, 1214 745")),
  );
  // Half-size Eiffel Tower.
  sheet.ink(
    near,
    polygon(
      points(
        "594 742, 622 640, 634 560, 640 440, 644 440, 650 560, 662 640, 690 742, 668 742, 654 690, 630 690, 616 742",
      ),
    ) + polygon(points("612 640, 672 640, 674 650, 610 650")),
  );
  sheet.ink(
    "#ffd98a",
    polygon(points("616 652, 668 652, 668 656, 616 656")) + polygon(points("638 540, 646 540, 646 544, 638 544")),
  );
  // The skyline hotel with its spires, and slabs around it.
  sheet.ink(
    near,
    block(404, 436, 560) +
      block(440, 476, 510) +
      polygon(points("446 512, 458 440, 470 512")) +
      block(480, 520, 540) +
      polygon(points("488 542, 500 486, 512 542")) +
      block(524, 556, 590),
  );
  sheet.ink(
    near,
    block(700, 770, 600) +
      block(776, 836, 634) +
      block(1010, 1060, 610) +
      block(1216, 1236, 640) +
      block(1300, 1362, 650),
  );
  // The pyramid and its beam.
  sheet.ink("#f9e6b633", polygon(points("250 560, 232 -155, 284 -155, 262 560")));
  sheet
    .ink(near, polygon(points("96 742, 256 556, 416 742")))
    .ink("#55407c", polygon(points("256 556, 300 742, 416 742")));
  sheet.disc("#fff6da", 256, 560, 6);
  sheet.ink(near, curve(points("-20 745, -10 560, 40 552, 60 560, 66 745")));
  sheet.ink(
    "#ffd98a",
    windows(0, 56, 580, 730, 2) +
      windows(406, 434, 572, 735, 3) +
      windows(444, 474, 524, 735, 4) +
      windows(484, 518, 552, 735, 5) +
      windows(704, 768, 612, 735, 6) +
      windows(780, 834, 646, 735, 7) +
      windows(1070, 1124, 510, 735, 8) +
      windows(1150, 1208, 566, 735, 9) +
      windows(1014, 1058, 622, 735, 10) +
      windows(1304, 1360, 662, 735, 11) +
      windows(726, 798, 562, 596, 12),
  );
  // The city's lights at the foot, then the desert in front.
  const chance = seeded(21);
  const lights = (ink: string, count: number): void => {
    let d = "";
    for (let i = 0; i < count; i++)
      d += `M${Math.round(chance() * 1600)} ${Math.round(728 + chance() * 56)}h${chance() < 0.3 ? 9 : 4}v3h-4z`;
    sheet.ink(ink, d);
  };
  sheet.ink("#33264f", below(sheet, rough(points("-5 724, 300 736, 800 730, 1300 738, 1605 722"), 0.01, 8, 30)));
  lights("#ffd98a", 120);
  lights("#ff9d6e", 50);
  sheet.ink(
    "#2a2046",
    below(sheet, rough(points("-5 800, 300 790, 640 806, 1000 788, 1300 804, 1605 782"), 0.03, 9, 20)),
  );
  sheet.ink("#1b1533", below(sheet, rough(points("-5 900, 240 880, 520 910, 900 940, 1250 900, 1605 862"), 0.05, 10)));
  sheet.ink("#1b1533", yucca(1440, 890, 170, 3) + yucca(1536, 880, 125, 5) + yucca(180, 895, 110, 8));
  return sheet.svg().replace('viewBox="0 0 1600 1067"', FRAME);
}

const oval = (cx: number, cy: number, rx: number, ry: number): Pt[] =>
  Array.from({ length: 40 }, (_, i): Pt => [cx + Math.cos(i * 0.157) * rx, cy + Math.sin(i * 0.157) * ry]);

/** A motor court at blue hour: doors and lamps under one long roof, the pool, palms, a starburst sign. */
function motorCourt(): string {
  const sheet = new Sheet(1600, 1067, "#28407a");
  sheet.ink("#4a6fa0", cutBand(sheet, [190, 204, 180], 2)).ink("#d78f97", cutBand(sheet, [390, 402, 378], 3));
  sheet.ink("#f7c38b", cutBand(sheet, [500, 510, 490], 4)).ink("#e9e2d4", stars(sheet, 36, 0.18, 8));
  sheet.ink(
    "#7a5f8e",
    below(sheet, rough(points("-5 590, 200 548, 420 580, 640 530, 900 566, 1200 540, 1605 584"), 0.08, 5)),
  );
  sheet.ink(
    "#5d4a78",
    below(
      sheet,
      "-5 700, 1605 700".split(",").map((pair): Pt => points(pair)[0] ?? [0, 0]),
    ),
  );
  // The house in perspective, running off to the left.
  const top = (x: number): number => 470 + (1500 - x) * 0.075;
  const foot = (x: number): number => 806 - (1500 - x) * 0.078;
  const face = (x0: number, x1: number, v0: number, v1: number): string => {
    const at = (x: number, v: number): Pt => [x, foot(x) + (top(x) - foot(x)) * v];
    return polygon([at(x0, v0), at(x1, v0), at(x1, v1), at(x0, v1)]);
  };
  sheet.ink("#e8b78c", face(120, 1500, 0, 0.86)).ink("#c98d78", face(120, 1500, 0, 0.16));
  sheet.ink("#7a4a68", polygon(points("1500 470, 1605 500, 1605 830, 1500 806")));
  const doors = [170, 330, 500, 690, 910, 1170];
  doors.forEach((x, i) => {
    const w = 44 + i * 12;
    sheet.ink("#f9dca6", face(x - w * 0.7, x + w * 3, 0.16, 0.86));
    sheet.ink(["#2f7f86", "#c9573a"][i % 2] ?? "", face(x, x + w, 0, 0.66));
    sheet
      .ink("#3a3560", face(x + w * 1.4, x + w * 2.6, 0.3, 0.66))
      .ink("#ffe3a0", face(x + w * 1.45, x + w * 1.95, 0.33, 0.63));
    sheet.disc("#fff3cc", Math.round(x + w * 1.2), Math.round(foot(x) - (foot(x) - top(x)) * 0.72), 5 + i);
  });
  sheet.ink(
    "#3b3064",
    polygon([
      [60, top(60) + 14],
      [60, top(60) - 8],
      [1540, top(1540) - 34],
      [1605, top(1605) - 14],
      [1605, top(1605) + 20],
      [1520, top(1520) + 20],
    ]),
  );
  sheet.ink(
    "#f2a07a",
    polygon([
      [60, top(60) + 14],
      [60, top(60) + 9],
      [1520, top(1520) + 10],
      [1520, top(1520) + 20],
    ]),
  );
  sheet.ink("#6f5b80", below(sheet, points("-5 706, 120 700, 800 752, 1500 806, 1605 826")));
  sheet.ink("#8a7290", polygon(points("-5 730, 300 742, 900 800, 1300 880, 1605 960, 1605 1080, -5 1080")));
  // The pool, lit from within.
  sheet.ink("#cfc4c8", polygon(oval(610, 950, 490, 104)));
  sheet.ink("#2fa7b8", polygon(oval(610, 950, 458, 86)));
  sheet.ink("#7fd6d2", polygon(oval(600, 944, 300, 48)));
  sheet.ink(
    "#d6f3ea",
    polygon(points("420 940, 520 930, 640 938, 540 946")) + polygon(points("640 962, 740 954, 820 962, 740 968")),
  );
  sheet.ink("#1f1a42", palm(96, 760, 520, 3) + palm(205, 742, 400, 5) + palm(1450, 850, 640, 9));
  // The sign: a pole, a panel, a starburst.
  sheet.ink(
    "#1f1a42",
    polygon(points("592 772, 592 330, 606 330, 606 772")) + polygon(points("706 782, 706 330, 718 330, 718 782")),
  );
  sheet.ink("#c9573a", curve(points("540 420, 552 356, 640 340, 760 348, 776 410, 750 452, 640 462, 560 456")));
  sheet.ink(
    "#ffdf9a",
    [0, 1, 2, 3]
      .map((i) => polygon(points(`${580 + i * 44} 384, ${606 + i * 44} 384, ${606 + i * 44} 424, ${580 + i * 44} 424`)))
      .join(""),
  );
  const star = Array.from({ length: 24 }, (_, i): Pt => {
    const r = i % 2 === 0 ? (i % 4 === 0 ? 92 : 56) : 16;
    return [650 + Math.cos(i * 0.2618) * r, 268 + Math.sin(i * 0.2618) * r];
  });
  sheet.disc("#ffe9b844", 650, 268, 104).ink("#fff1c4", polygon(star));
  return sheet.svg();
}

/** The middle of the Strip, upright. */
const tile = (): string =>
  strip().replace(`width="1600" height="1067" ${FRAME}`, `width="800" height="1000" viewBox="373 ${-LIFT} 854 1067"`);

export const lasVegas: Place = {
  slug: "las-vegas",
  scenes: {
    strip,
    tile,
    "motor-court": motorCourt,
    "desert-lantern": desertLantern,
    "coach-stop": coachStop,
    conservatory,
    pinball,
    boneyard,
    "fremont-street": fremontStreet,
    "cactus-garden": cactusGarden,
    wetlands,
    "red-rock": redRock,
    "mount-charleston": mountCharleston,
  },
};
