/** Around Las Vegas: Red Rock's wall in morning light, and snow on Mount Charleston. */

import { points } from "./built.ts";
import { conifer, streak, yucca } from "./flora.ts";
import type { Profile, Ridge } from "./landform.ts";
import { heightOf, reachOf } from "./landform.ts";
import { below, cutBand, print, rough, Sheet, shoot } from "./lib.ts";
import { clamp, fbm, ridged } from "./random.ts";
import { lens, sunAt, terrain } from "./terrain.ts";
import { polygon } from "./trace.ts";

/** Talus, red ledges, then the pale cliff. */
const WALL: Profile = [
  [0, 0],
  [0.12, 0.08],
  [0.28, 0.42],
  [0.32, 0.72],
  [0.4, 0.84],
  [0.44, 1.3],
  [0.52, 1.44],
  [0.56, 2],
  [0.66, 2.2],
  [0.7, 2.7],
  [0.95, 3.1],
];

const ESCARPMENT: readonly Ridge[] = [
  [-9, 12, -5.6, 12.6, 0.72, 0.3],
  [-5.6, 12.4, -3.6, 12, 0.86, 0.36],
  [-2.2, 12.2, 0.6, 12.4, 0.94, 0.36],
  [2, 12, 3.8, 12.2, 0.8, 0.36],
  [4.6, 12.2, 9, 11.6, 0.7, 0.3],
  [-6.6, 12, -6.2, 10, 0.58, 0.42],
  [-4.4, 12, -4, 9.8, 0.62, 0.44],
  [-1.4, 12, -1.2, 9.6, 0.68, 0.42],
  [0.8, 12, 1.2, 10, 0.6, 0.44],
  [3, 12, 3.4, 9.8, 0.6, 0.44],
  [6, 12, 6, 10, 0.58, 0.42],
];

/** Low red domes in front of the wall. */
const DOMES: readonly Ridge[] = [
  [-6, 6.2, -3.4, 6.8, 0.5, 0.5],
  [-3, 7, -1.6, 7.2, 0.34, 0.5],
  [2.8, 6.6, 4.2, 6.4, 0.4, 0.5],
  [4.4, 5.8, 7, 5.6, 0.56, 0.5],
];

function redRockLand() {
  const bend = fbm(14, 4);
  const crack = fbm(22, 5);
  return terrain(-9, 0, 18, 1100, (x, y) => {
    const wx = x + bend(x * 0.8, y * 0.8) * 0.34;
    const wy = y + bend(x * 0.8 + 40, y * 0.8) * 0.3;
    const bite = crack(x * 1.5, y * 1.5) * 0.1;
    const wall = heightOf(WALL, reachOf(ESCARPMENT, wx, wy) + bite);
    const dome = reachOf(DOMES, wx, wy) + bite * 1.3;
    return Math.max(wall, dome <= 0 ? 0 : Math.sqrt(dome) * 0.9, 0.03 + bend(x * 0.7, y * 0.7) * 0.03);
  });
}

export function redRock(): string {
  const sheet = new Sheet(1600, 1067, "#8fc1d2");
  sheet.ink("#b8d8da", cutBand(sheet, [190, 206, 182], 3)).ink("#e2ead6", cutBand(sheet, [380, 392, 372], 4));
  sheet.ink("#f4f3e2", streak(220, 170, 520, 14, 4) + streak(980, 250, 420, 12, 8));
  const drift = fbm(5, 3);
  const look = lens(
    redRockLand(),
    1600,
    1067,
    { at: [0, 0, 0.95], heading: 0, view: 52, horizon: 0.6 },
    sunAt(118, 26),
    (hit) => {
      const shade = hit.light < 0.05 ? 2 : hit.light < 0.42 ? 1 : 0;
      const z = hit.z + drift(hit.x * 0.6, hit.y * 0.6) * 0.1;
      if (hit.y > 8.6) {
        if (z < 0.4) return { plane: 0, dark: shade === 2 ? 0.9 : 0.74 };
        const red = z < 0.9 || (z > 1.4 && z < 1.62);
        const ink = red ? [2, 3, 4][shade] : [0, 1, 3][shade];
        return { plane: 0, dark: ((ink ?? 0) + 0.5) / 7 };
      }
      if (z > 0.16) return { plane: 1, dark: (shade + 0.5) / 3 };
      return { plane: 2, dark: hit.light < 0.05 ? 0.8 : 0.2 };
    },
  );
  print(
    sheet,
    shoot(sheet, 2, look),
    [
      ["#f5dfba", "#dfb690", "#dd8559", "#b06a66", "#8a5568", "#a9a176", "#76705f"],
      ["#df6b42", "#b8473a", "#6d2f45"],
      ["#dcc08c", "#a98a6c"],
    ],
    { minArea: 130, tolerance: 1.1 },
  );
  // The loop road, and yuccas beside it.
  sheet.ink("#c3a372", below(sheet, rough(points("-5 868, 420 850, 900 872, 1605 846"), 0.02, 4, 16)));
  sheet.ink("#6d6470", polygon(points("905 812, 930 812, 1010 850, 900 900, 560 1080, 60 1080, 700 900, 930 846")));
  sheet.ink(
    "#f0dcae",
    polygon(points("948 846, 954 848, 810 916, 800 914")) + polygon(points("700 960, 716 964, 540 1066, 510 1066")),
  );
  sheet.ink("#5f7a4c", yucca(1330, 1010, 330, 7) + yucca(1196, 930, 170, 3));
  sheet.ink("#3f5a44", yucca(1470, 1080, 420, 5) + yucca(250, 930, 180, 9));
  return sheet.svg();
}

/** A limestone summit: spurs down from a hand-placed crest. */
function summit() {
  const spur = ridged(9, 5);
  const bend = fbm(3, 4);
  const crest: readonly Ridge[] = [
    [-6.5, 10.4, -3.2, 10.8, 2.3, 0.52],
    [-3.2, 10.8, -0.5, 11, 3.05, 0.66],
    [-0.5, 11, 0.9, 10.8, 3.5, 0.7],
    [0.9, 10.8, 4.2, 11.2, 2.75, 0.62],
    [4.2, 11.2, 8, 10.6, 2.2, 0.52],
    [-0.2, 10.8, -0.9, 8.4, 1.9, 0.7],
    [2.2, 10.8, 2.8, 8.4, 1.5, 0.7],
    [-3.6, 10.6, -4.2, 8.2, 1.5, 0.7],
  ];
  return terrain(-9, 0, 18, 1000, (x, y) => {
    const wx = x + bend(x * 0.7, y * 0.7) * 0.3;
    const reach = reachOf(crest, wx, y + bend(x * 0.7 + 30, y * 0.7) * 0.3);
    return Math.max(0, reach + (spur(x * 0.8, y * 0.8) - 0.55) * 1.15 * clamp(reach));
  });
}

export function mountCharleston(): string {
  const sheet = new Sheet(1600, 1067, "#6fa6c8");
  sheet.ink("#98c3d6", cutBand(sheet, [170, 184, 160], 5)).ink("#cfe2e0", cutBand(sheet, [360, 372, 350], 6));
  sheet.ink("#eef3ec", streak(930, 210, 480, 16, 5) + streak(160, 300, 360, 12, 7));
  const line = fbm(18, 3);
  const look = lens(
    summit(),
    1600,
    1067,
    { at: [0.2, 0, 1.1], heading: 0, view: 52, horizon: 0.62 },
    sunAt(-100, 28),
    (hit) => {
      const high = hit.z + line(hit.x, hit.y) * 0.35;
      const lit = hit.light > 0.34;
      if (high > 1.35) return { plane: 0, dark: lit ? 0.05 : 0.3 };
      if (high > 0.75) return { plane: 0, dark: lit ? 0.5 : 0.7 };
      return { plane: 0, dark: lit ? 0.83 : 0.95 };
    },
  );
  print(sheet, shoot(sheet, 2, look), [["#f7f4ea", "#b9c6dc", "#b9b0ac", "#8b8699", "#7f9a80", "#4d6e6c"]], {
    minArea: 420,
    tolerance: 1.7,
  });
  const row = (ink: string, from: number, step: number, foot: number, tall: number, seed: number): void => {
    let trees = "";
    for (let i = 0, x = from; x < 1640; i++, x += step * (0.8 + ((i * 7) % 5) * 0.12)) {
      trees += conifer(x, foot + ((i * 13) % 5) * 7, tall * (0.75 + ((i * 11) % 7) * 0.08), seed + i);
    }
    sheet.ink(ink, trees);
  };
  row("#5d8674", -20, 52, 800, 120, 2);
  sheet.ink("#5d8674", below(sheet, rough(points("-5 780, 500 800, 1000 788, 1605 776"), 0.02, 3, 16)));
  row("#3f6a5c", -10, 84, 884, 200, 30);
  sheet.ink("#3f6a5c", below(sheet, rough(points("-5 868, 500 884, 1000 872, 1605 860"), 0.02, 5, 16)));
  // A meadow with the trail, and the trees in front.
  sheet.ink("#a9b878", below(sheet, rough(points("-5 900, 460 916, 1000 902, 1605 912"), 0.02, 6, 16)));
  sheet.ink("#e0cfa0", polygon(points("828 906, 846 906, 800 950, 900 1000, 860 1080, 700 1080, 812 1006, 752 956")));
  sheet.ink(
    "#254a48",
    conifer(210, 1060, 620, 4) +
      conifer(62, 1090, 470, 8) +
      conifer(360, 1070, 330, 12) +
      conifer(1400, 1070, 560, 5) +
      conifer(1540, 1090, 640, 9) +
      conifer(1270, 1060, 300, 3),
  );
  sheet.ink("#1d3b3e", below(sheet, rough(points("-5 1040, 500 1064, 1000 1066, 1605 1030"), 0.03, 9, 14)));
  return sheet.svg();
}
