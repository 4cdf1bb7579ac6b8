/** Grand Canyon: stepped temples over the inner gorge, last light from the west. */

import { points } from "./built.ts";
import { bird, juniper, person, streak } from "./flora.ts";
import { marble } from "./grand-canyon-land.ts";
import { bikes, desertView, guanoPoint, matherPoint, ride, rimRoad, skywalk } from "./grand-canyon-rims.ts";
import { DUSK, dusk, INK, MORNING, paint, type Ramps, rock } from "./grand-canyon-rock.ts";
import { kingman } from "./kingman.ts";
import type { Place } from "./lib.ts";
import { below, cutBand, print, rough, Sheet, shoot, stars } from "./lib.ts";
import { rimInn } from "./rim-inn.ts";
import type { Camera } from "./terrain.ts";
import { lens, mirrored, sunAt } from "./terrain.ts";
import { polygon } from "./trace.ts";

const NIGHT: Ramps = [
  ["#8b77a8", "#7a6799", "#625487", "#584b7a"],
  ["#b07a8c", "#875d80", "#564575", "#4b3c69"],
  ["#c97a6c", "#96586f", "#433460", "#382b52"],
  ["#b9a9c4"],
];

function hero(): string {
  const sheet = dusk(1600, 900);
  sheet.ink("#fbdcae", streak(900, 222, 760, 18, 5) + streak(-60, 196, 360, 9, 9));
  sheet.ink("#eeb798", streak(700, 300, 520, 9, 8)).ink("#dd9f90", streak(760, 158, 560, 11, 6));
  rock(sheet, { at: [-1.2, 0.2, 1.5], heading: 13, view: 50, horizon: 0.46 }, sunAt(-82, 20), DUSK);
  sheet.ink(
    INK,
    below(
      sheet,
      rough(
        [
          [-5, 742],
          [150, 752],
          [262, 748],
          [286, 790],
          [372, 802],
          [384, 836],
          [452, 846],
          [470, 905],
        ],
        0.07,
        3,
      ),
    ) + juniper(150, 756, 190, 0.14, 5),
  );
  return sheet.svg();
}

/** For the home page: river, butte and the two on the rim all stand in the middle square, so every crop shows them. */
function home(): string {
  const sheet = dusk(1600, 1067);
  sheet.ink("#fbdcae", streak(820, 262, 700, 15, 5)).ink("#dd9f90", streak(300, 238, 520, 10, 6));
  rock(sheet, { at: [-0.9, 0, 1.75], heading: 11.5, view: 56, horizon: 0.4 }, sunAt(-82, 20), DUSK);
  sheet.ink(
    INK,
    below(
      sheet,
      rough(
        points("-5 1120, 570 1120, 650 1036, 750 1026, 780 988, 872 982, 898 934, 1100 922, 1290 930, 1605 884"),
        0.06,
        9,
      ),
    ) +
      juniper(1180, 932, 225, 0.12, 8) +
      person(950, 934, 100) +
      person(1018, 932, 92, 0.05),
  );
  return sheet.svg();
}

function square(): string {
  const sheet = dusk(1000, 1000);
  sheet.ink("#fbdcae", streak(420, 262, 700, 16, 5)).ink("#dd9f90", streak(-80, 190, 460, 10, 6));
  rock(sheet, { at: [-1, 0.6, 1.35], heading: 17, view: 36, horizon: 0.5 }, sunAt(-82, 20), DUSK);
  sheet.ink(INK, bird(392, 372, 58) + bird(470, 330, 34));
  return sheet.svg();
}

function tile(): string {
  const sheet = dusk(800, 1000);
  sheet.ink("#fbdcae", streak(300, 250, 620, 14, 5)).ink("#dd9f90", streak(-60, 170, 380, 10, 6));
  rock(sheet, { at: [-0.9, -0, 1.75], heading: 12, view: 32, horizon: 0.4 }, sunAt(-82, 20), DUSK);
  sheet.ink(
    INK,
    below(
      sheet,
      rough(
        [
          [-5, 840],
          [180, 830],
          [420, 850],
          [440, 883],
          [640, 875],
          [805, 890],
        ],
        0.06,
        4,
      ),
    ) + juniper(660, 880, 135, -0.12, 8),
  );
  return sheet.svg();
}

/** A rowing boat with two people and its reflection, bow to the right. */
function dory(x: number, y: number): string {
  const hull = polygon([
    [x - 46, y - 12],
    [x - 30, y + 6],
    [x + 28, y + 6],
    [x + 52, y - 16],
    [x + 20, y - 5],
    [x - 24, y - 4],
  ]);
  const rower = (at: number): string =>
    polygon([
      [at - 7, y - 4],
      [at - 8, y - 24],
      [at - 4, y - 36],
      [at + 4, y - 36],
      [at + 6, y - 24],
      [at + 8, y - 4],
    ]);
  const oar = polygon([
    [x - 2, y - 20],
    [x + 70, y + 14],
    [x + 69, y + 17],
    [x - 3, y - 17],
  ]);
  return (
    hull +
    rower(x - 8) +
    rower(x + 18) +
    oar +
    polygon([
      [x - 30, y + 11],
      [x + 30, y + 11],
      [x + 6, y + 15],
    ])
  );
}

/** At the river, early: the sun over the left wall. */
function riverLevel(): string {
  const sheet = new Sheet(1600, 1067, "#cfc6c4");
  sheet.ink("#e8d3bf", cutBand(sheet, [190, 205, 170], 2));
  sheet.ink("#f6dfbd", cutBand(sheet, [360, 372, 345], 3));
  const camera: Camera = { at: [-0.3, 0.3, 0.16], heading: 2, view: 60, horizon: 0.68 };
  const look = lens(marble(), 1600, 1067, camera, sunAt(-66, 38), paint(6.4, 4));
  print(sheet, shoot(sheet, 2, mirrored(look, 3, 0.68 * 1067, 4)), MORNING, { minArea: 260, tolerance: 1.1 });
  sheet.ink(
    "#d3e2cf",
    polygon(points("1010 866, 1180 858, 1300 862, 1200 869")) +
      polygon(points("1090 892, 1290 884, 1440 890, 1280 897")),
  );
  sheet.ink(INK, dory(1210, 852));
  return sheet.svg();
}

/** Two people on the rim under the stars; the moon stands off to the right. */
function night(): string {
  const sheet = new Sheet(1600, 1067, "#302a5e");
  sheet.ink("#453b74", cutBand(sheet, [322, 338, 312], 2));
  sheet.ink("#64528f", cutBand(sheet, [446, 458, 438], 3));
  sheet.ink("#e9dcc0", stars(sheet, 240, 0.45, 12));
  rock(sheet, { at: [0.3, 0, 1.7], heading: -14, view: 56, horizon: 0.52 }, sunAt(70, 24), NIGHT);
  sheet.ink(
    "#1e173a",
    below(
      sheet,
      rough(
        [
          [-5, 915],
          [330, 928],
          [470, 940],
          [492, 985],
          [640, 1000],
          [664, 1032],
          [980, 1040],
          [1605, 1058],
        ],
        0.06,
        9,
      ),
    ) +
      person(236, 928, 88) +
      person(322, 932, 80, 0.05),
  );
  return sheet.svg();
}

export const grandCanyon: Place = {
  slug: "grand-canyon",
  scenes: {
    hero,
    home,
    square,
    tile,
    "scene-1": riverLevel,
    "scene-2": night,
    "mather-point": matherPoint,
    "desert-view": desertView,
    "guano-point": guanoPoint,
    skywalk,
    "rim-road": rimRoad,
    bikes,
    ride,
    kingman,
    "rim-inn": rimInn,
  },
};
