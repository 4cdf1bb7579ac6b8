/** Desert bighorn sheep, cut from flat paper: coat, shade, cream rump and muzzle, curled horns. */

import { points } from "./built.ts";
import type { Sheet } from "./lib.ts";
import type { Pt } from "./trace.ts";
import { curve, polygon } from "./trace.ts";

export interface Coat {
  lit: string;
  shade: string;
  dark: string;
  cream: string;
  horn: string;
  /** The shadow on the ground. */
  ground: string;
}

export interface Sheep {
  /** Where the feet stand, and the height at the shoulder. */
  x: number;
  y: number;
  tall: number;
  /** Looks left unless set. */
  right?: boolean;
  /** Degrees the neck is lowered: 0 alert, 70 grazing. */
  bow?: number;
  /** Rams carry the full curl. */
  ram?: boolean;
}

// Drawn looking left, lit from the left, feet on 0, shoulder about 78 high.
const SHADOW = points("-38 -3, 0 -6, 50 -4, 96 0, 110 5, 70 8, 10 7, -30 4");
const BODY = points(
  "-36 -74, -22 -80, -8 -78, 14 -76, 30 -79, 44 -76, 51 -66, 52 -54, 47 -45, 34 -42, 16 -38, -2 -36, -20 -37, -33 -43, -41 -54, -42 -66",
);
const BELLY = points(
  "-30 -47, -14 -46, 2 -48, 16 -52, 26 -62, 36 -52, 48 -58, 50 -50, 46 -44, 34 -41, 16 -37, -2 -35, -20 -36, -32 -42",
);
const RUMP = points("45 -77, 53 -70, 55 -60, 53 -49, 48 -48, 47 -58, 43 -68");
const TAIL = points("47 -76, 54 -72, 55 -63, 51 -67");
const NECK = points("-42 -56, -46 -70, -48 -86, -46 -100, -34 -108, -22 -98, -14 -84, -4 -74, -10 -58, -26 -46");
const NECK_SHADE = points("-24 -96, -14 -84, -4 -74, -10 -58, -22 -50, -20 -64, -26 -80");
const HEAD = points(
  "-34 -115, -44 -115, -53 -110, -62 -102, -70 -95, -72 -89, -68 -84, -60 -85, -52 -87, -44 -88, -36 -88, -28 -96, -27 -107",
);
const JAW = points("-68 -85, -60 -89, -50 -92, -40 -94, -30 -96, -34 -89, -44 -86, -54 -85, -62 -83");
const MUZZLE = points("-64 -101, -71 -94, -73 -88, -68 -83, -62 -85, -61 -93");
const EYE = points("-53 -105, -50 -108, -46 -106, -49 -103");
const NOSE = points("-72 -92, -68 -93, -69 -90");
const EAR = points("-30 -107, -22 -110, -15 -108, -21 -103, -28 -103");
const CHEEK = points("-38 -108, -26 -116, -14 -108, -12 -98, -20 -90, -34 -92");
const SPIKE = points("-43 -112, -42 -122, -36 -130, -27 -132, -33 -125, -36 -113");
const LEGS_FAR = [
  points("-16 -44, -4 -42, -8 -26, -9 -5, -15 -5, -14 -24"),
  points("20 -46, 36 -46, 31 -34, 28 -28, 28 -5, 22 -5, 21 -26, 24 -34"),
];
const LEGS = [
  points("-38 -54, -19 -46, -21 -34, -22 -26, -23 -20, -22 -5, -29 -5, -28 -20, -30 -27, -32 -38"),
  points("28 -62, 51 -62, 51 -50, 47 -40, 44 -33, 46 -29, 42 -23, 43 -5, 36 -5, 36 -24, 38 -33, 33 -42"),
];
const LEGS_SHADE = [
  points("-25 -46, -19 -46, -21 -34, -22 -26, -23 -20, -22 -5, -25 -5, -25 -26"),
  points("46 -60, 51 -62, 51 -50, 47 -40, 44 -33, 46 -29, 42 -23, 43 -5, 39 -5, 39 -24, 41 -34, 44 -46"),
];
const HOOVES = [
  points("-29 -6, -22 -6, -21 0, -31 0"),
  points("-16 -6, -9 -6, -8 0, -18 0"),
  points("36 -6, 43 -6, 44 0, 34 0"),
  points("22 -6, 28 -6, 29 0, 20 0"),
];

/** A ram's horn: once round from the brow over the back to the cheek, part `from`..`to` of its thickness. */
function horn(from: number, to: number): Pt[] {
  const edge = (part: number): Pt[] =>
    Array.from({ length: 15 }, (_, i): Pt => {
      const t = i / 14;
      const a = ((196 + 318 * t) * Math.PI) / 180;
      const r = 13 + 5 * t ** 3 + (part - 0.5) * (20 - 16 * t ** 1.3);
      return [-27 + Math.cos(a) * r * 1.06, -106 + Math.sin(a) * r];
    });
  return [...edge(to), ...edge(from).reverse()];
}

/** Growth rings across the outside of the horn. */
function rings(): Pt[][] {
  return [0.08, 0.18, 0.28, 0.39, 0.51].map((t) => {
    const a = ((196 + 318 * t) * Math.PI) / 180;
    const at = (r: number, da: number): Pt => [-27 + Math.cos(a + da) * r * 1.06, -106 + Math.sin(a + da) * r];
    return [at(22.5 - 6 * t, 0.02), at(15, 0.1), at(15, 0)];
  });
}

/** Draws one sheep. */
export function sheep(sheet: Sheet, { x, y, tall, right, bow = 0, ram }: Sheep, coat: Coat): void {
  const s = tall / 78;
  const set = ([u, v]: Pt): Pt => [x + (right ? -u : u) * s, y + v * s];
  const a = (bow * Math.PI) / 180;
  const long = 1 + bow / 260;
  // The neck turns about the shoulder.
  const nod = ([u, v]: Pt): Pt => {
    const dx = (u + 24) * long;
    const dy = (v + 62) * long;
    return set([-24 + dx * Math.cos(a) + dy * Math.sin(a), -62 - dx * Math.sin(a) + dy * Math.cos(a)]);
  };
  const soft = (color: string, shape: readonly Pt[], place = set): void =>
    void sheet.ink(color, curve(shape.map(place)));
  const hard = (color: string, shapes: readonly (readonly Pt[])[]): void =>
    void sheet.ink(color, shapes.map((shape) => polygon(shape.map(set))).join(""));
  soft(coat.ground, SHADOW);
  hard(coat.dark, LEGS_FAR);
  soft(coat.dark, TAIL);
  soft(coat.lit, BODY);
  soft(coat.shade, BELLY);
  soft(coat.cream, RUMP);
  hard(coat.lit, LEGS);
  hard(coat.shade, LEGS_SHADE);
  hard(coat.dark, HOOVES);
  soft(coat.lit, NECK, nod);
  soft(coat.shade, NECK_SHADE, nod);
  soft(coat.lit, HEAD, nod);
  soft(coat.shade, JAW, nod);
  soft(coat.cream, MUZZLE, nod);
  for (const spot of [EYE, NOSE]) sheet.ink(coat.dark, polygon(spot.map(nod)));
  if (!ram) {
    soft(coat.horn, SPIKE, nod);
    soft(coat.shade, EAR, nod);
    return;
  }
  soft(coat.lit, CHEEK, nod);
  sheet.ink(coat.horn, polygon(horn(0, 1).map(nod)));
  sheet.ink(
    coat.shade,
    polygon(horn(0, 0.3).map(nod)) +
      rings()
        .map((ring) => polygon(ring.map(nod)))
        .join(""),
  );
}
