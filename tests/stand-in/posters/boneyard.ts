/** The Neon Museum at dusk: the concrete shell of its lobby among old signs, which are lit again. */

import { points } from "./built.ts";
import { palm } from "./flora.ts";
import { below, cutBand, rough, Sheet, stars } from "./lib.ts";
import { visitor } from "./people.ts";
import type { Pt } from "./trace.ts";
import { curve, polygon } from "./trace.ts";

const GROUND = 806;

/** One arch of the shell: a parabola standing on its ends. */
function parabola(left: number, right: number, top: number): Pt[] {
  const middle = (left + right) / 2;
  return Array.from({ length: 25 }, (_, i): Pt => {
    const u = i / 12 - 1;
    return [middle + (u * (right - left)) / 2, GROUND - (GROUND - top) * (1 - Math.abs(u) ** 2.3)];
  });
}

/** Three arches of thin concrete with glass below them, once the lobby of a motel. */
function lobby(sheet: Sheet): void {
  const arch = (left: number, right: number, top: number, light: string, edge: string): void => {
    const rim = parabola(left, right, top);
    const glass = parabola(left + 34, right - 34, top + 46);
    sheet.ink(edge, polygon(rim)).ink(light, polygon(glass));
    const [middle, foot] = [(left + right) / 2, GROUND];
    const bars = [-0.62, -0.3, 0, 0.3, 0.62].map((u) => {
      const x = Math.round(middle + (u * (right - left - 68)) / 2);
      const y = Math.round(foot - (foot - top - 46) * (1 - Math.abs(u) ** 2.3));
      return `M${x} ${y}V${foot}`;
    });
    sheet.line("#6b3e5e", 6, bars.join(""));
    sheet.line("#6b3e5e", 5, `M${left + 36} ${foot - 128}H${right - 36}`);
  };
  arch(440, 760, 478, "#f3b06c", "#c9a9b4");
  arch(890, 1210, 478, "#f3b06c", "#b08ea6");
  arch(586, 1064, 350, "#ffd58c", "#f1dccf");
  sheet.ink("#fff0c8", polygon(parabola(716, 934, 560)));
  sheet.ink("#8a4f60", polygon(points("792 806, 792 690, 858 690, 858 806")));
  sheet.line("#ffd58c", 5, "M825 694V806");
}

/** A giant slipper that turned above a casino door. */
function slipper(sheet: Sheet): void {
  sheet.ink(
    "#2b1f4a",
    polygon(points("1304 826, 1308 600, 1336 600, 1340 826")) +
      polygon(points("1160 594, 1488 594, 1488 610, 1160 610")),
  );
  sheet.ink("#8f93bd", curve(points("1440 470, 1492 420, 1486 500, 1476 596, 1456 596, 1452 520")));
  sheet.ink(
    "#dfe2f0",
    curve(
      points(
        "1158 584, 1176 548, 1230 520, 1296 470, 1330 430, 1340 440, 1376 448, 1430 404, 1472 346, 1492 352, 1500 410, 1484 462, 1424 500, 1360 564, 1300 592, 1180 596",
      ),
    ),
  );
  sheet.ink(
    "#aeb2d2",
    curve(
      points(
        "1162 586, 1240 572, 1310 548, 1370 492, 1430 452, 1498 404, 1484 464, 1424 502, 1360 566, 1300 594, 1180 598",
      ),
    ),
  );
  sheet.ink(
    "#c54a78",
    curve(points("1300 474, 1332 430, 1344 446, 1378 452, 1432 408, 1474 352, 1484 366, 1440 430, 1384 474, 1330 488")),
  );
  for (const [x, y] of points(
    "1196 574, 1228 566, 1260 554, 1292 540, 1322 520, 1350 496, 1380 474, 1412 454, 1444 432, 1474 408",
  )) {
    sheet.disc("#ffe9a8", x, y, 7);
  }
  sheet.disc("#fff3cc", 1232, 536, 20).disc("#f0618e", 1232, 536, 11);
}

/** A horseshoe of bulbs, set down on the gravel. */
function horseshoe(sheet: Sheet): void {
  const shoe = (r: number): string => {
    const turn = Array.from({ length: 19 }, (_, i) => Math.PI * (1 + i / 18));
    const bow = turn.map((a) => `${Math.round(1184 + Math.cos(a) * r)} ${Math.round(842 + Math.sin(a) * r)}`);
    return `M${1184 - r} 938L${bow.join("L")}L${1184 + r} 938`;
  };
  sheet.line("#1f7f86", 46, shoe(72)).line("#2fa7a8", 30, shoe(72));
  for (let i = 0; i < 11; i++) {
    const a = Math.PI * (1 + i / 10);
    sheet.disc("#fff0c8", Math.round(1184 + Math.cos(a) * 72), Math.round(842 + Math.sin(a) * 72), 7);
  }
  for (const y of [872, 904]) sheet.disc("#fff0c8", 1112, y, 7).disc("#fff0c8", 1256, y, 7);
}

/** An arrow of bulbs that pointed at a motel, a round sign and its star. */
function arrow(sheet: Sheet): void {
  sheet.ink(
    "#2b1f4a",
    polygon(points("196 826, 196 300, 214 300, 214 826")) + polygon(points("318 830, 318 420, 334 420, 334 830")),
  );
  const star = Array.from({ length: 32 }, (_, i): Pt => {
    const reach = i % 2 === 0 ? (i % 4 === 0 ? 128 : 78) : 24;
    return [205 + Math.cos(i * 0.19635) * reach, 268 + Math.sin(i * 0.19635) * reach];
  });
  sheet.disc("#ffd9a022", 205, 268, 178).disc("#ffd9a033", 205, 268, 122);
  sheet.ink("#ffe3a0", polygon(star)).disc("#f2784f", 205, 268, 34).disc("#fff3cc", 205, 268, 15);
  sheet.ink("#8c2f5c", curve(points("104 428, 260 396, 410 420, 424 480, 402 536, 250 548, 110 526, 90 478")));
  sheet.ink("#d6476f", curve(points("122 440, 262 412, 396 434, 406 480, 388 522, 252 532, 126 512, 110 478")));
  sheet.ink("#ffc861", polygon(points("148 462, 300 452, 296 424, 384 480, 300 530, 302 504, 150 502")));
  for (let i = 0; i < 7; i++) sheet.disc("#fff6d8", 172 + i * 28, 482 - i * 0.6, 7);
  sheet
    .ink("#2f8f95", polygon(points("232 570, 420 562, 426 640, 236 652")))
    .line("#8fe3dc", 6, "M246 584L408 577L413 628L249 638z");
  for (let i = 0; i < 5; i++) sheet.disc("#d9fbf2", 268 + i * 31, 610 - i * 1.4, 6);
}

export function boneyard(): string {
  const sheet = new Sheet(1600, 1067, "#28357a");
  sheet.ink("#54509a", cutBand(sheet, [170, 186, 160], 2)).ink("#9a6aa4", cutBand(sheet, [330, 344, 322], 3));
  sheet.ink("#e58a86", cutBand(sheet, [470, 482, 462], 4)).ink("#f8c088", cutBand(sheet, [590, 600, 582], 5));
  sheet.ink("#e9e2d4", stars(sheet, 40, 0.2, 12));
  sheet.ink(
    "#80619a",
    below(sheet, rough(points("-5 690, 200 640, 420 676, 700 650, 980 684, 1240 636, 1420 668, 1605 630"), 0.08, 7)),
  );
  sheet.ink("#2c2150", palm(508, 800, 330, 4) + palm(1128, 800, 390, 6));
  lobby(sheet);
  sheet.ink("#5a4274", below(sheet, points("-5 806, 1605 806")));
  // Light from the glass on the gravel.
  sheet.ink("#8a5f7c", polygon(points("560 808, 1090 808, 1300 940, 340 940")));
  sheet.ink("#c98a78", polygon(points("700 808, 950 808, 1030 900, 610 900")));
  arrow(sheet);
  slipper(sheet);
  horseshoe(sheet);
  const dress = { coat: "#2f8f95", legs: "#2b1f4a", head: "#3b2340", skin: "#b87a62" };
  visitor(sheet, 700, 920, 150, dress, { pointing: true });
  visitor(sheet, 640, 926, 140, { ...dress, coat: "#e8b04e", head: "#5b2f3a" });
  sheet.ink(
    "#33244f",
    below(sheet, rough(points("-5 930, 260 916, 560 968, 900 988, 1200 960, 1605 900"), 0.04, 9, 14)),
  );
  sheet.ink("#231838", below(sheet, rough(points("-5 1004, 400 1030, 900 1046, 1300 1020, 1605 980"), 0.03, 10, 14)));
  return sheet.svg();
}
