/** People and vehicles near enough to have colors. */

import { limb } from "./flora.ts";
import type { Sheet } from "./lib.ts";
import type { Pt } from "./trace.ts";
import { curve, polygon } from "./trace.ts";

export interface Dress {
  coat: string;
  legs: string;
  /** Hair or hat. */
  head: string;
  skin: string;
}

interface Stance {
  /** Points with the right arm. */
  pointing?: boolean;
  /** Knee-deep in water, which hides the feet. */
  wading?: boolean;
  /** A wide-brimmed hat. */
  hat?: boolean;
  /** A pack of this color. */
  pack?: string;
}

/** Somebody standing, seen from behind, feet at (x, y). */
export function visitor(sheet: Sheet, x: number, y: number, h: number, dress: Dress, stance: Stance = {}): void {
  const at = (...list: readonly Pt[]): Pt[] => list.map(([u, v]) => [x + u * h, y - v * h]);
  const legs = stance.wading
    ? at([-0.1, 0.5], [-0.1, 0.2], [-0.02, 0.2], [0, 0.42], [0.03, 0.2], [0.11, 0.2], [0.1, 0.5])
    : at([-0.1, 0.5], [-0.1, 0.02], [-0.12, 0], [-0.03, 0], [-0.005, 0.42], [0.03, 0], [0.12, 0], [0.1, 0.5]);
  sheet.ink(dress.legs, polygon(legs));
  const right: Pt[] = stance.pointing
    ? at([0.05, 0.81], [0.2, 0.86], [0.36, 0.92], [0.37, 0.89], [0.22, 0.8], [0.08, 0.7])
    : at([0.07, 0.81], [0.15, 0.76], [0.19, 0.6], [0.16, 0.47], [0.12, 0.48], [0.13, 0.62]);
  const left = at([-0.07, 0.81], [-0.15, 0.76], [-0.19, 0.6], [-0.16, 0.47], [-0.12, 0.48], [-0.13, 0.62]);
  const trunk = at([-0.12, 0.46], [-0.13, 0.7], [-0.11, 0.82], [0, 0.85], [0.11, 0.82], [0.13, 0.7], [0.12, 0.46]);
  sheet.ink(dress.coat, polygon(trunk) + polygon(left) + polygon(right));
  if (stance.pack) {
    sheet.ink(stance.pack, curve(at([-0.1, 0.5], [-0.11, 0.78], [0, 0.82], [0.11, 0.78], [0.1, 0.5])));
  }
  sheet.ink(dress.skin, polygon(at([-0.03, 0.83], [-0.03, 0.9], [0.03, 0.9], [0.03, 0.83])));
  sheet.ink(
    dress.head,
    curve(at([-0.065, 0.92], [-0.06, 1], [0, 1.02], [0.06, 1], [0.065, 0.92], [0.04, 0.86], [-0.04, 0.86])) +
      (stance.hat ? curve(at([-0.15, 0.93], [0, 0.97], [0.15, 0.93], [0, 0.91])) : ""),
  );
}

/** Somebody on a bicycle riding to the right; wheels stand on y. */
export function cyclist(sheet: Sheet, x: number, y: number, h: number, dress: Dress, frame: string): void {
  const p = (u: number, v: number): Pt => [x + u * h, y - v * h];
  const bar = (...list: readonly Pt[]): string => limb(list, h * 0.03);
  for (const u of [-0.3, 0.32]) sheet.line("#2a2230", h * 0.025, ring(...p(u, 0.2), h * 0.19));
  sheet.ink(
    frame,
    bar(p(-0.3, 0.2), p(-0.1, 0.48)) +
      bar(p(-0.3, 0.2), p(0, 0.18)) +
      bar(p(0, 0.18), p(-0.12, 0.52)) +
      bar(p(0, 0.18), p(0.24, 0.46)) +
      bar(p(-0.1, 0.46), p(0.24, 0.48)) +
      bar(p(0.32, 0.2), p(0.23, 0.56)),
  );
  sheet.ink(
    dress.legs,
    limb([p(-0.1, 0.58), p(0.12, 0.42), p(0.03, 0.16)], h * 0.13) + limb([p(0, 0.14), p(0.09, 0.15)], h * 0.05),
  );
  sheet.ink(
    dress.coat,
    curve([p(-0.17, 0.52), p(-0.16, 0.68), p(-0.02, 0.86), p(0.08, 0.84), p(0.06, 0.72), p(-0.03, 0.55)]),
  );
  sheet.ink(
    dress.skin,
    limb([p(0.05, 0.8), p(0.14, 0.66), p(0.26, 0.58)], h * 0.06) +
      curve([p(0.05, 0.86), p(0.04, 0.97), p(0.13, 0.98), p(0.14, 0.88)]),
  );
  sheet.ink(dress.head, curve([p(0.01, 0.95), p(0.03, 1.02), p(0.11, 1.04), p(0.18, 0.96)]));
}

/** A circle as path data, for strokes. */
function ring(cx: number, cy: number, r: number): string {
  const [x, y, q] = [Math.round(cx - r), Math.round(cy), Math.round(r)];
  return `M${x} ${y}a${q} ${q} 0 1 0 ${q * 2} 0a${q} ${q} 0 1 0-${q * 2} 0`;
}

export interface VanInks {
  body: string;
  shade: string;
  glass: string;
  stripe: string;
  shadow: string;
  lamp: string;
}

export const VAN: VanInks = {
  body: "#f6efdf",
  shade: "#d3c4b8",
  glass: "#3f4f5c",
  stripe: "#c9603a",
  shadow: "#5d4a50",
  lamp: "#c33d2c",
};

/** A tall passenger van seen from behind, (x, y) the middle between its rear wheels on the road; `w` wide. */
export function vanFromBehind(sheet: Sheet, x: number, y: number, w: number, inks: VanInks): void {
  const at = (...list: readonly Pt[]): Pt[] => list.map(([u, v]) => [x + u * w, y - v * w]);
  sheet.ink(inks.shadow, curve(at([-0.56, 0], [0, 0.05], [0.9, 0.04], [0.95, -0.02], [0.3, -0.05], [-0.4, -0.05])));
  sheet.ink("#22202b", polygon(at([-0.45, -0.02], [-0.45, 0.2], [-0.27, 0.2], [-0.27, -0.02])));
  sheet.ink("#22202b", polygon(at([0.27, -0.02], [0.27, 0.2], [0.45, 0.2], [0.45, -0.02])));
  // The lit flank shows on the left, foreshortened.
  sheet.ink(
    inks.body,
    curve(
      at([-0.5, 0.1], [-0.52, 0.7], [-0.45, 1.18], [-0.36, 1.26], [0.36, 1.26], [0.45, 1.18], [0.52, 0.7], [0.5, 0.1]),
    ),
  );
  sheet.ink(inks.shade, curve(at([0.12, 0.1], [0.12, 1.26], [0.37, 1.26], [0.46, 1.17], [0.52, 0.7], [0.5, 0.1])));
  const pane = (a: number, b: number): Pt[] => at([a, 0.66], [a, 1.08], [b, 1.08], [b, 0.66]);
  sheet.ink(inks.glass, polygon(pane(-0.39, -0.03)) + polygon(pane(0.03, 0.39)));
  sheet.ink(inks.stripe, polygon(at([-0.51, 0.46], [-0.515, 0.56], [0.515, 0.56], [0.51, 0.46])));
  sheet.ink(inks.shadow, polygon(at([-0.5, 0.12], [-0.5, 0.2], [0.5, 0.2], [0.5, 0.12])));
  sheet.ink(inks.glass, polygon(at([-0.008, 0.22], [-0.008, 1.2], [0.008, 1.2], [0.008, 0.22])));
  sheet.ink(
    inks.lamp,
    polygon(at([-0.5, 0.3], [-0.5, 0.44], [-0.44, 0.44], [-0.44, 0.3])) +
      polygon(at([0.44, 0.3], [0.44, 0.44], [0.5, 0.44], [0.5, 0.3])),
  );
  sheet.ink("#f6efdf", polygon(at([-0.12, 0.28], [-0.12, 0.38], [0.12, 0.38], [0.12, 0.28])));
}

/** The same van from its left side, driving left; (x, y) is the middle of its foot, `w` its length. */
export function vanFromTheSide(sheet: Sheet, x: number, y: number, w: number, inks: VanInks): void {
  const at = (...list: readonly Pt[]): Pt[] => list.map(([u, v]) => [x + u * w, y - v * w]);
  sheet.ink(inks.shadow, curve(at([-0.52, 0.02], [0, 0.03], [0.52, 0.02], [0.5, -0.03], [0, -0.04], [-0.5, -0.03])));
  sheet.ink(
    inks.body,
    curve(
      at(
        [-0.5, 0.06],
        [-0.51, 0.16],
        [-0.47, 0.22],
        [-0.38, 0.25],
        [-0.29, 0.42],
        [-0.22, 0.46],
        [0.46, 0.46],
        [0.5, 0.42],
        [0.51, 0.06],
      ),
    ),
  );
  sheet.ink(inks.shade, polygon(at([-0.5, 0.06], [-0.5, 0.11], [0.51, 0.11], [0.51, 0.06])));
  sheet.ink(inks.stripe, polygon(at([-0.4, 0.19], [-0.38, 0.225], [0.508, 0.225], [0.508, 0.19])));
  sheet.ink(
    inks.glass,
    polygon(at([-0.35, 0.27], [-0.28, 0.4], [-0.2, 0.4], [-0.2, 0.27])) +
      [-0.17, -0.02, 0.13, 0.28]
        .map((u) => polygon(at([u, 0.27], [u, 0.4], [u + 0.12, 0.4], [u + 0.12, 0.27])))
        .join(""),
  );
  for (const u of [-0.31, 0.32]) {
    const [cx, cy] = [x + u * w, y - 0.06 * w];
    sheet.disc("#22202b", Math.round(cx), Math.round(cy), Math.round(w * 0.075));
    sheet.disc(inks.shade, Math.round(cx), Math.round(cy), Math.round(w * 0.034));
  }
}

/** The coach, its front at x, its wheels on y; `w` is its length, negative when it drives left. */
export function coachFromTheSide(sheet: Sheet, x: number, y: number, w: number): void {
  const unit = Math.abs(w) / 506;
  const at = (u: number, v: number): string => `${Math.round(x - Math.sign(w) * u * unit)} ${Math.round(y - v * unit)}`;
  const box = (u: number, v: number, width: number, height: number): string =>
    `M${at(u, v)}L${at(u + width, v)}L${at(u + width, v - height)}L${at(u, v - height)}z`;
  const [cream, ink, glass] = ["#f8ecd2", "#33283f", "#3b5468"];
  sheet.ink(
    cream,
    `M${at(8, 262)}Q${at(12, 292)} ${at(44, 294)}L${at(482, 294)}Q${at(506, 294)} ${at(506, 270)}L${at(506, 40)}L${at(0, 40)}L${at(0, 182)}z`,
  );
  sheet.ink("#d9c4ac", box(0, 86, 506, 46));
  sheet.ink(glass, `M${at(16, 174)}L${at(26, 256)}Q${at(30, 270)} ${at(46, 270)}L${at(64, 270)}L${at(64, 174)}z`);
  sheet.ink(glass, box(80, 270, 412, 82)).ink(cream, [160, 242, 324, 406].map((u) => box(u, 270, 7, 82)).join(""));
  sheet.ink("#c1472f", box(0, 146, 506, 28)).ink("#e39a4b", box(0, 114, 506, 9));
  sheet.ink(glass, box(80, 176, 44, 128)).ink("#7fa9a6", box(86, 168, 32, 60));
  for (const u of [184, 400]) {
    const [cx = 0, cy = 0] = at(u, 40).split(" ").map(Number);
    sheet.disc(ink, cx, cy, Math.round(40 * unit)).disc("#b9aeb0", cx, cy, Math.round(18 * unit));
  }
  sheet.ink("#fbe3a6", box(2, 100, 22, 14));
}

/** A small hatchback, its nose at x, its wheels on y; `w` is its length. It drives right. */
export function carFromTheSide(sheet: Sheet, x: number, y: number, w: number): void {
  const at = (...list: readonly Pt[]): Pt[] => list.map(([u, v]) => [x + (u - 1) * w, y - v * w]);
  const [red, deep, ink, glass] = ["#c8432f", "#94302f", "#33283f", "#3b5468"];
  sheet.ink(
    red,
    curve(
      at(
        [0.01, 0.08],
        [0.005, 0.19],
        [0.03, 0.26],
        [0.09, 0.335],
        [0.17, 0.37],
        [0.34, 0.385],
        [0.49, 0.37],
        [0.6, 0.3],
        [0.69, 0.245],
        [0.86, 0.222],
        [0.96, 0.185],
        [0.995, 0.13],
        [0.99, 0.065],
        [0.5, 0.055],
      ),
    ),
  );
  sheet.ink(deep, polygon(at([0.01, 0.1], [0.99, 0.1], [0.985, 0.06], [0.02, 0.06])));
  sheet.ink("#e06a4c", polygon(at([0.03, 0.235], [0.66, 0.235], [0.84, 0.212], [0.66, 0.218], [0.03, 0.222])));
  sheet.ink(
    glass,
    polygon(at([0.11, 0.25], [0.15, 0.325], [0.22, 0.348], [0.34, 0.352], [0.34, 0.25])) +
      polygon(at([0.37, 0.25], [0.37, 0.352], [0.47, 0.342], [0.54, 0.3], [0.61, 0.25])),
  );
  sheet.ink("#7fa9a6", polygon(at([0.4, 0.25], [0.45, 0.344], [0.47, 0.342], [0.54, 0.3], [0.5, 0.25])));
  sheet.ink(deep, polygon(at([0.35, 0.24], [0.358, 0.24], [0.358, 0.1], [0.35, 0.1])));
  sheet.ink(deep, polygon(at([0.27, 0.205], [0.32, 0.205], [0.32, 0.193], [0.27, 0.193])));
  for (const u of [0.19, 0.8]) {
    const [cx, cy] = [Math.round(x + (u - 1) * w), Math.round(y - 0.078 * w)];
    sheet.disc(deep, cx, cy, Math.round(w * 0.094)).disc(ink, cx, cy, Math.round(w * 0.078));
    sheet.disc("#b9aeb0", cx, cy, Math.round(w * 0.042)).disc(ink, cx, cy, Math.round(w * 0.012));
  }
  sheet.ink("#fbe3a6", polygon(at([0.915, 0.195], [0.965, 0.18], [0.975, 0.15], [0.93, 0.16])));
  sheet.ink("#f08a5a", polygon(at([0.012, 0.23], [0.05, 0.235], [0.05, 0.19], [0.008, 0.19])));
}

/** A long touring coach, its front at x, its wheels on y; `w` is its length. It drives right. */
export function tourCoach(sheet: Sheet, x: number, y: number, w: number): void {
  const at = (...list: readonly Pt[]): Pt[] => list.map(([u, v]) => [x + (u - 1) * w, y - v * w]);
  const box = (u: number, v: number, wide: number, tall: number): string =>
    polygon(at([u, v], [u + wide, v], [u + wide, v - tall], [u, v - tall]));
  const [cream, shade, ink, glass] = ["#f8ecd2", "#d9c4ac", "#33283f", "#3b5468"];
  sheet.ink(shade, polygon(at([0.3, 0.28], [0.315, 0.302], [0.49, 0.302], [0.51, 0.28])));
  const shell = at(
    [0, 0.035],
    [0, 0.27],
    [0.02, 0.288],
    [0.93, 0.288],
    [0.968, 0.27],
    [0.995, 0.15],
    [1, 0.1],
    [1, 0.035],
  );
  sheet.ink(cream, polygon(shell));
  sheet
    .ink(shade, box(0, 0.09, 1, 0.055))
    .ink("#c1472f", box(0, 0.142, 0.994, 0.03))
    .ink("#e39a4b", box(0, 0.104, 1, 0.007));
  sheet.ink(
    glass,
    box(0.022, 0.262, 0.83, 0.1) + polygon(at([0.916, 0.262], [0.955, 0.262], [0.984, 0.152], [0.916, 0.152])),
  );
  // Light on the glass, then the posts between the panes.
  sheet.ink(
    "#567286",
    [0.06, 0.34, 0.62]
      .map((u) => polygon(at([u, 0.162], [u + 0.05, 0.262], [u + 0.12, 0.262], [u + 0.07, 0.162])))
      .join("") + polygon(at([0.925, 0.152], [0.95, 0.262], [0.955, 0.262], [0.984, 0.152])),
  );
  sheet.ink(cream, [0.136, 0.256, 0.376, 0.496, 0.616, 0.736].map((u) => box(u, 0.264, 0.005, 0.104)).join(""));
  sheet.ink("#b9a48f", [0.33, 0.42, 0.51, 0.6, 0.69].map((u) => box(u, 0.09, 0.003, 0.05)).join(""));
  sheet.ink(ink, box(0.862, 0.264, 0.046, 0.222)).ink(glass, box(0.867, 0.258, 0.036, 0.21));
  sheet.ink("#7fa9a6", polygon(at([0.867, 0.15], [0.903, 0.258], [0.903, 0.2], [0.88, 0.1], [0.867, 0.1])));
  for (const u of [0.17, 0.255, 0.79]) {
    const [cx, cy] = [Math.round(x + (u - 1) * w), Math.round(y - 0.039 * w)];
    sheet.disc("#8f7a70", cx, cy, Math.round(w * 0.046)).disc(ink, cx, cy, Math.round(w * 0.039));
    sheet.disc("#b9aeb0", cx, cy, Math.round(w * 0.02)).disc(ink, cx, cy, Math.round(w * 0.006));
  }
  sheet.ink("#fbe3a6", box(0.972, 0.086, 0.027, 0.018)).ink("#c1472f", box(0, 0.2, 0.008, 0.03));
  sheet.ink(
    ink,
    polygon(at([0.96, 0.276], [1.012, 0.262], [1.012, 0.212], [1.004, 0.212], [1.004, 0.256], [0.965, 0.266])),
  );
}
