/** The Historic Railroad Trail: a level bench above Lake Mead that runs into a tunnel. */

import type { Eye } from "./built.ts";
import { project } from "./built.ts";
import { streak } from "./flora.ts";
import type { Crown } from "./foliage.ts";
import { foliage } from "./foliage.ts";
import type { Sample } from "./lib.ts";
import { cutBand, print, rough, Sheet, shoot } from "./lib.ts";
import { visitor } from "./people.ts";
import { clamp, fbm, ridged, seeded } from "./random.ts";
import type { Camera, Hit, Terrain } from "./terrain.ts";
import { lens, sunAt, terrain } from "./terrain.ts";
import type { Pt } from "./trace.ts";
import { polygon } from "./trace.ts";

/** World unit: 20 m; the trail runs along +y at x = 0, z = 1. */
const MOUTH = 2.1;
const HALF = 0.19;

function hillside(): Terrain {
  const crag = ridged(17, 4);
  const bend = fbm(6, 4);
  return terrain(-11, 0, 20, 1700, (x, y) => {
    const chips = (crag(x * 1.6, y * 1.6) - 0.6) * 0.5;
    const shore = 0.9 + (x + 0.3) * 0.72 + bend(x * 0.7, y * 0.7) * 0.3 - Math.max(0, y - 4) * 0.2;
    const uphill = 1 + (x - 0.3) * 1.15 + chips * clamp((x - 0.2) * 3);
    const bench = x < -0.26 ? shore : x > 0.26 ? Math.max(1, uphill) : 1;
    // The spur that the tunnel pierces, its near face cut steep.
    const face = clamp((y - MOUTH + bend(x * 2, 3) * 0.06) * 9);
    const spur = (1.86 - 1.15 * Math.max(0, -0.5 - x) + chips * 0.7 + x * 0.35 - Math.max(0, y - 3.4) * 0.5) * face;
    const mesa = 1.15 * clamp(2.2 - Math.hypot((x + 4.6) * 0.5, (y - 13) * 0.7)) - 0.2;
    const range = (0.9 + 0.9 * crag(x * 0.4, y * 0.4)) * clamp(1 - Math.abs(y - 18) / 3);
    return Math.max(0, bench, y > MOUTH - 0.2 ? spur : 0, Math.min(0.95, mesa), range);
  });
}

const RAMPS = [
  ["#c7a9a0", "#ad96a0", "#8f87a0"],
  ["#c98e62", "#a36b4e", "#74535a"],
  ["#f4ead3", "#c7b3a6"],
  ["#3fa5ac"],
  ["#c4804f", "#9a5b41", "#6a4449", "#4b333f"],
  ["#e8c795", "#a87f66"],
];

export function tunnels(): string {
  const sheet = new Sheet(1600, 1067, "#6fb0cc");
  sheet.ink("#a3d0d6", cutBand(sheet, [140, 156, 130], 2)).ink("#eee8d0", cutBand(sheet, [300, 312, 290], 3));
  sheet.ink("#f7f2e0", streak(180, 190, 480, 15, 5));
  const camera: Camera = { at: [0.05, 0.35, 1.2], heading: -12, view: 66, horizon: 0.5 };
  const eye: Eye = { camera, width: 1600, height: 1067 };
  const crag = ridged(44, 4);
  const paint = (hit: Hit): Sample => {
    const isTrail = Math.abs(hit.x) < 0.25 && hit.z < 1.03 && hit.y < MOUTH + 0.1;
    if (isTrail) return { plane: 5, dark: hit.light < 0.05 ? 0.9 : 0.1 };
    if (hit.z < 0.004) return { plane: 3, dark: 0 };
    if (hit.z < 0.12) return { plane: 2, dark: hit.light < 0.1 ? 0.9 : 0.1 };
    const plane = hit.distance > 9 ? 0 : hit.distance > 4.5 ? 1 : 4;
    // Near rock has facets of its own: the model is too coarse there.
    const facet = plane === 4 ? crag(hit.x * 1.7 + hit.z * 0.8, hit.z * 2.3 - hit.y * 1.2) - 0.64 : 0;
    const lit = hit.light - facet * 2.2;
    const tone = hit.light < 0.04 ? (hit.nz > 0.5 ? 2 : 3) : lit > 0.62 ? 0 : lit > 0.16 ? 1 : 2;
    return plane === 4 ? { plane, dark: (tone + 0.5) / 4 } : { plane, dark: (Math.min(2, tone) + 0.5) / 3 };
  };
  const look = lens(hillside(), 1600, 1067, camera, sunAt(-118, 42), paint);
  print(sheet, shoot(sheet, 2, look), RAMPS, { minArea: 220, tolerance: 1.5 });
  const at = (x: number, y: number, z: number): Pt => project(eye, x, y, z);
  const mouth = (y: number, half: number, tall: number): Pt[] => [
    at(-half, y, 1),
    at(-half * 1.02, y, 1 + tall * 0.55),
    at(-half * 0.78, y, 1 + tall * 0.86),
    at(0, y, 1 + tall),
    at(half * 0.78, y, 1 + tall * 0.86),
    at(half * 1.02, y, 1 + tall * 0.55),
    at(half, y, 1),
  ];
  // Shade of the spur, and two ruts of the carts that keep the trail.
  const shade: readonly (readonly [number, number])[] = [
    [-0.25, MOUTH],
    [-0.25, 1.86],
    [-0.06, 1.78],
    [0.08, 1.92],
    [0.25, 1.84],
    [0.25, MOUTH],
  ];
  for (const x of [-0.1, 0.1])
    sheet.ink(
      "#d5b083",
      polygon([at(x - 0.012, 0.5, 1), at(x - 0.008, 1.9, 1), at(x + 0.008, 1.9, 1), at(x + 0.016, 0.5, 1)]),
    );
  sheet.ink("#a87f66", polygon(shade.map(([x, y]) => at(x, y, 1))));
  sheet.ink("#6a4449", polygon(rough(mouth(MOUTH, HALF * 1.16, 0.48), 0.09, 5, 14)));
  sheet.ink("#2a1d2b", polygon(rough(mouth(MOUTH, HALF, 0.43), 0.07, 9, 14)));
  sheet.ink(
    "#57403f",
    polygon([at(-HALF, MOUTH, 1), at(-HALF * 0.95, 4.6, 1), at(HALF * 0.95, 4.6, 1), at(HALF, MOUTH, 1)]),
  );
  sheet.ink(
    "#a87f66",
    polygon([at(-HALF, MOUTH, 1), at(-HALF * 0.9, MOUTH + 0.5, 1), at(HALF * 0.5, MOUTH + 0.3, 1), at(HALF, MOUTH, 1)]),
  );
  sheet.ink("#f2e6c4", polygon(rough(mouth(4.6, HALF * 0.95, 0.4), 0.05, 4, 10)));
  sheet.ink(
    "#c98e62",
    polygon([at(-0.18, 4.6, 1), at(-0.18, 4.6, 1.12), at(-0.02, 4.6, 1.17), at(0.18, 4.6, 1.1), at(0.18, 4.6, 1)]),
  );
  const stand = (x: number, y: number, coat: string, pack: string, hat: boolean): void => {
    const [px, py] = at(x, y, 1);
    const [, top] = at(x, y, 1.125);
    visitor(sheet, px, py, py - top, { coat, legs: "#39304c", head: "#4a3026", skin: "#b9744f" }, { pack, hat });
  };
  stand(0.03, 2.3, "#c9573a", "#7a3f35", false);
  stand(-0.07, 1.55, "#3f7f86", "#c9a24c", true);
  stand(0.06, 1.36, "#e9c04c", "#5a4a6a", false);
  const chance = seeded(8);
  const brush: Crown[] = [];
  for (let i = 0; i < 16; i++) {
    const y = 0.85 + chance() ** 0.8 * 1.15;
    const isLeft = chance() < 0.6;
    const [px, py] = at(isLeft ? -0.27 - chance() * 0.05 : 0.27 + chance() * 0.08, y, isLeft ? 0.97 : 1.02);
    const r = (13 + chance() * 14) / y;
    brush.push([px, py - r * 0.6, r], [px + r, py - r * 0.3, r * 0.8]);
  }
  print(sheet, shoot(sheet, 2, foliage(brush, -0.7, -0.6, 4)), [["#a3a060", "#6f7d4c", "#4a5a42"]], {
    minArea: 60,
    tolerance: 1.5,
  });
  return sheet.svg();
}
