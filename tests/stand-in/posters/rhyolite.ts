/** Rhyolite: the shell of the bank of 1908 in the last sun, bare hills behind. */

import type { Eye } from "./built.ts";
import { points, project } from "./built.ts";
import { streak } from "./flora.ts";
import type { Crown } from "./foliage.ts";
import { foliage } from "./foliage.ts";
import { below, cutBand, print, rough, Sheet, shoot } from "./lib.ts";
import { visitor } from "./people.ts";
import { fbm, seeded } from "./random.ts";
import type { Camera } from "./terrain.ts";
import type { Pt } from "./trace.ts";
import { polygon } from "./trace.ts";

/** World unit: 10 m. The front stands at y = 0, x from 0 to 2; the building runs back to y = 2.4. */
const CAMERA: Camera = { at: [3.5, -2.9, 0.2], heading: -33, view: 52, horizon: 0.72 };
const EYE: Eye = { camera: CAMERA, width: 1600, height: 1067 };
const DEEP = 2.4;

type Outline = readonly (readonly [number, number])[];

const FRONT: Outline = [
  [0, 0],
  [0, 1.52],
  [0.08, 1.56],
  [0.26, 1.5],
  [0.3, 1.2],
  [0.44, 1.16],
  [0.62, 1.18],
  [0.66, 1.08],
  [1.0, 1.1],
  [1.3, 1.06],
  [1.34, 1.2],
  [1.56, 1.24],
  [1.62, 1.5],
  [1.8, 1.58],
  [2, 1.52],
  [2, 0],
];
const SIDE: Outline = [
  [0, 0],
  [0, 1.52],
  [0.2, 1.46],
  [0.26, 1.12],
  [0.8, 1.08],
  [0.86, 0.86],
  [1.3, 0.9],
  [1.36, 0.62],
  [1.9, 0.58],
  [1.96, 0.4],
  [DEEP, 0.44],
  [DEEP, 0],
];

const box = (u0: number, u1: number, v0: number, v1: number): Outline => [
  [u0, v0],
  [u1, v0],
  [u1, v1],
  [u0, v1],
];

const FRONT_HOLES: readonly Outline[] = [
  box(0.16, 0.6, 0.05, 0.44),
  box(0.82, 1.18, 0, 0.5),
  box(1.4, 1.84, 0.05, 0.44),
  box(0.18, 0.46, 0.64, 0.98),
  box(0.66, 0.9, 0.64, 0.98),
  box(1.1, 1.34, 0.64, 0.98),
  box(1.54, 1.82, 0.64, 0.98),
];
const SIDE_HOLES: readonly Outline[] = [
  box(0.3, 0.56, 0.64, 0.92),
  box(0.96, 1.16, 0.6, 0.78),
  box(0.34, 0.7, 0.06, 0.42),
  box(1.0, 1.28, 0.06, 0.42),
  box(1.6, 1.84, 0.06, 0.36),
];

/** A wall with openings one can see through: holes run the other way around. */
function wall(outline: Outline, holes: readonly Outline[], place: (u: number, v: number) => Pt, seed: number): string {
  const edge = rough(
    outline.map(([u, v]) => place(u, v)),
    0.035,
    seed,
    12,
  );
  return polygon(edge) + holes.map((hole) => polygon(hole.map(([u, v]) => place(u, v)))).join("");
}

export function rhyolite(): string {
  const sheet = new Sheet(1600, 1067, "#6f7fae");
  sheet.ink("#a99bbd", cutBand(sheet, [120, 134, 112], 2)).ink("#e8b69f", cutBand(sheet, [270, 284, 260], 3));
  sheet
    .ink("#f8ddae", cutBand(sheet, [430, 442, 420], 4))
    .ink("#e8b69f", streak(120, 400, 560, 13, 5))
    .ink("#f8ddae", streak(980, 232, 460, 13, 8));
  // The hills: bands of tuff, the sun from the left.
  const fold = fbm(11, 4);
  const crest = (px: number): number =>
    560 +
    fold(px / 420, 2) * 90 +
    fold(px / 90, 6) * 26 -
    90 * Math.exp(-(((px - 1330) / 260) ** 2)) -
    60 * Math.exp(-(((px - 260) / 240) ** 2));
  const hills = (px: number, py: number) => {
    const top = crest(px);
    if (py < top || py > 800) return null;
    const spur = fold(px / 130 + (py - top) / 260, 4 + (py - top) / 420);
    return { plane: 0, dark: spur > 0.12 ? 0.85 : spur > -0.16 ? 0.5 : 0.1 };
  };
  print(sheet, shoot(sheet, 2, hills), [["#d99a7c", "#b57a78", "#7f628a"]], { minArea: 300, tolerance: 1.6 });
  sheet.ink("#d9a878", below(sheet, rough(points("-5 748, 400 738, 900 744, 1605 736"), 0.015, 6, 30)));
  sheet.ink("#c48c66", below(sheet, rough(points("-5 850, 500 826, 1000 840, 1605 816"), 0.02, 7, 30)));
  const at = (x: number, y: number, z: number): Pt => project(EYE, x, y, z);
  // Long shadow to the right, then the walls from the back to the front.
  sheet.ink("#8a5f68", polygon([at(2, 0, 0), at(5.4, 1.5, 0), at(6.4, 3.6, 0), at(2, DEEP, 0)]));
  sheet.ink(
    "#b98b78",
    wall(
      [
        [0, 0],
        [0, 0.9],
        [0.6, 0.84],
        [0.7, 0.5],
        [1.4, 0.46],
        [1.5, 0.66],
        [2, 0.6],
        [2, 0],
      ],
      [box(0.3, 0.6, 0.1, 0.4), box(1.0, 1.3, 0.06, 0.38)],
      (u, v) => at(u, DEEP, v),
      3,
    ),
  );
  sheet.ink(
    "#a87a72",
    wall(SIDE, SIDE_HOLES, (u, v) => at(0, u, v), 5),
  );
  sheet.ink(
    "#7a5a6c",
    wall(SIDE, SIDE_HOLES, (u, v) => at(2, u, v), 7),
  );
  // The thickness of the front shows in its openings.
  for (const hole of FRONT_HOLES) {
    const [low, , high] = hole;
    if (!low || !high) continue;
    const thick = 0.09;
    sheet.ink(
      "#b98b78",
      polygon([at(low[0], 0, low[1]), at(low[0], thick, low[1]), at(low[0], thick, high[1]), at(low[0], 0, high[1])]),
    );
    sheet.ink(
      "#8a6470",
      polygon([
        at(low[0], 0, high[1]),
        at(high[0], 0, high[1]),
        at(high[0], thick, high[1]),
        at(low[0], thick, high[1]),
      ]),
    );
  }
  const front = (u: number, v: number): Pt => at(u, 0, v);
  sheet.ink("#f6d9a8", wall(FRONT, FRONT_HOLES, front, 9));
  const strip = (v: number, tall: number, from = 0, to = 2): string =>
    polygon(box(from, to, v, v + tall).map(([u, w]) => front(u, w)));
  sheet.ink(
    "#d9ab80",
    strip(0.53, 0.035) + strip(1.03, 0.03) + strip(0.6, 0.02) + strip(0, 0.05, 0, 0.82) + strip(0, 0.05, 1.18, 2),
  );
  for (const u of [0.06, 0.7, 1.24, 1.9])
    sheet.ink("#e3bd90", polygon(box(u, u + 0.05, 0.05, 0.53).map(([a, b]) => front(a, b))));
  sheet.ink(
    "#c48c66",
    wall(
      [
        [-0.3, -0.02],
        [-0.1, 0.06],
        [0.3, 0.02],
        [0.7, 0.07],
        [0.9, 0],
        [1.3, 0.05],
        [1.6, 0.02],
        [2.1, 0.08],
        [2.3, -0.02],
      ],
      [],
      (u, v) => at(u, -0.12, v),
      4,
    ),
  );
  const [px, py] = at(1.0, -0.75, 0);
  const [, top] = at(1.0, -0.75, 0.17);
  sheet.ink(
    "#8a5f68",
    polygon([
      [px - 8, py - 3],
      [px + 130, py - 24],
      [px + 136, py - 14],
      [px + 8, py + 5],
    ]),
  );
  visitor(
    sheet,
    px,
    py,
    py - top,
    { coat: "#3f6f86", legs: "#39304c", head: "#4a3026", skin: "#b9744f" },
    { hat: true, pack: "#a8482f" },
  );
  const chance = seeded(12);
  const brush: Crown[] = [];
  for (let i = 0; i < 22; i++) {
    const y = 800 + chance() ** 0.7 * 250;
    const r = 8 + (y - 780) * 0.085;
    const x = chance() * 1600;
    if (x > px - 70 && x < px + 160 && y < py + 60) continue;
    brush.push([x, y, r], [x + r * 1.1, y + r * 0.2, r * 0.8]);
  }
  print(sheet, shoot(sheet, 2, foliage(brush, -0.8, -0.5, 4)), [["#b5a06a", "#857a5a", "#5c5654"]], {
    minArea: 70,
    tolerance: 1.5,
  });
  return sheet.svg();
}
