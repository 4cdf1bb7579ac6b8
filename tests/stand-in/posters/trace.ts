/** Traces a grid of tones: marching squares, then simplified paths. */

export type Pt = readonly [number, number];

export interface Grid {
  cols: number;
  rows: number;
  /** Picture pixels per grid cell. */
  cell: number;
}

export interface CutStyle {
  /** Largest distance (px) a simplified edge may leave the true edge. */
  tolerance: number;
  /** Pieces and holes smaller than this (px²) are dropped. */
  minArea: number;
  /** Curves through the midpoints instead of straight lines. */
  curved: boolean;
}

type Side = 0 | 1 | 2 | 3;
const T: Side = 0;
const R: Side = 1;
const B: Side = 2;
const L: Side = 3;
/** Directed crossings per corner case (bits: 1 tl, 2 tr, 4 br, 8 bl). */
const CROSSINGS: readonly (readonly (readonly [Side, Side])[])[] = [
  [],
  [[L, T]],
  [[T, R]],
  [[L, R]],
  [[R, B]],
  [
    [L, T],
    [R, B],
  ],
  [[T, B]],
  [[L, B]],
  [[B, L]],
  [[B, T]],
  [
    [T, R],
    [B, L],
  ],
  [[B, R]],
  [[R, L]],
  [[R, T]],
  [[T, L]],
  [],
];

/** Ink that reaches the picture's edge continues beyond it, so that no gap shows there. */
const bleed = (v: number, size: number): number => (v < 0.6 ? -2 : v > size - 0.6 ? size + 2 : v);

/** Closed outlines (picture px) of the region where mask >= 0.5. */
function outlines(mask: Float32Array, grid: Grid): Pt[][] {
  const { cols, rows, cell } = grid;
  const wide = cols + 2;
  const at = (x: number, y: number): number =>
    x < 1 || y < 1 || x > cols || y > rows ? 0 : (mask[(y - 1) * cols + x - 1] ?? 0);
  const next = new Map<number, number>();
  const edge = (x: number, y: number, side: Side): number => {
    if (side === T) return (y * wide + x) * 2;
    if (side === B) return ((y + 1) * wide + x) * 2;
    return (y * wide + x + (side === R ? 1 : 0)) * 2 + 1;
  };
  for (let y = 0; y <= rows; y++) {
    for (let x = 0; x <= cols; x++) {
      const bits =
        (at(x, y) >= 0.5 ? 1 : 0) |
        (at(x + 1, y) >= 0.5 ? 2 : 0) |
        (at(x + 1, y + 1) >= 0.5 ? 4 : 0) |
        (at(x, y + 1) >= 0.5 ? 8 : 0);
      for (const [from, to] of CROSSINGS[bits] ?? []) next.set(edge(x, y, from), edge(x, y, to));
    }
  }
  const place = (id: number): Pt => {
    const upright = id & 1;
    const x = (id >> 1) % wide;
    const y = Math.floor((id >> 1) / wide);
    const a = at(x, y);
    const b = upright ? at(x, y + 1) : at(x + 1, y);
    const t = (0.5 - a) / (b - a);
    const px = x - 0.5 + (upright ? 0 : t);
    const py = y - 0.5 + (upright ? t : 0);
    return [bleed(px, cols) * cell, bleed(py, rows) * cell];
  };
  const loops: Pt[][] = [];
  for (const start of [...next.keys()]) {
    if (!next.has(start)) continue;
    const loop: Pt[] = [];
    let id: number | undefined = start;
    while (id !== undefined) {
      const following = next.get(id);
      if (following === undefined) break;
      loop.push(place(id));
      next.delete(id);
      id = following;
    }
    loops.push(loop);
  }
  return loops;
}

/** Area of a closed loop, always positive. */
function area(loop: readonly Pt[]): number {
  let sum = 0;
  let last = loop[loop.length - 1];
  for (const p of loop) {
    if (last) sum += last[0] * p[1] - p[0] * last[1];
    last = p;
  }
  return Math.abs(sum) / 2;
}

function offLine(p: Pt, a: Pt, b: Pt): number {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const len = Math.hypot(dx, dy);
  if (len === 0) return Math.hypot(p[0] - a[0], p[1] - a[1]);
  return Math.abs((p[0] - a[0]) * dy - (p[1] - a[1]) * dx) / len;
}

/** Douglas–Peucker: drop points that stay within `tolerance` of the line. */
export function simplify(points: readonly Pt[], tolerance: number): Pt[] {
  const first = points[0];
  const last = points[points.length - 1];
  if (points.length < 3 || !first || !last) return [...points];
  let far = 0;
  let worst = 0;
  points.forEach((p, i) => {
    const off = offLine(p, first, last);
    if (off > worst) {
      worst = off;
      far = i;
    }
  });
  if (worst <= tolerance) return [first, last];
  return [...simplify(points.slice(0, far + 1), tolerance).slice(0, -1), ...simplify(points.slice(far), tolerance)];
}

/** Simplify a closed loop from its two extreme points, so that equal outlines stay equal. */
function simplifyLoop(loop: readonly Pt[], tolerance: number): Pt[] {
  let a = 0;
  let b = 0;
  loop.forEach((p, i) => {
    if (p[0] + p[1] < (loop[a]?.[0] ?? 0) + (loop[a]?.[1] ?? 0)) a = i;
    if (p[0] + p[1] > (loop[b]?.[0] ?? 0) + (loop[b]?.[1] ?? 0)) b = i;
  });
  const turned = [...loop.slice(a), ...loop.slice(0, a + 1)];
  const half = (b - a + loop.length) % loop.length;
  return [
    ...simplify(turned.slice(0, half + 1), tolerance).slice(0, -1),
    ...simplify(turned.slice(half), tolerance).slice(0, -1),
  ];
}

const join = (numbers: readonly number[]): string =>
  numbers.map((n, i) => (i > 0 && n >= 0 ? ` ${n}` : `${n}`)).join("");

/** Relative, integer path data of one closed polygon. */
export function polygon(loop: readonly Pt[]): string {
  const whole = loop.map(([x, y]): Pt => [Math.round(x), Math.round(y)]);
  let last = whole[0];
  if (!last) return "";
  const deltas: number[] = [];
  for (const p of whole.slice(1)) {
    if (p[0] === last[0] && p[1] === last[1]) continue;
    deltas.push(p[0] - last[0], p[1] - last[1]);
    last = p;
  }
  const start = whole[0] ?? [0, 0];
  return deltas.length < 4 ? "" : `M${join(start)}l${join(deltas)}z`;
}

/** Long sides get extra points, so that a curve only rounds their corners. */
function divided(loop: readonly Pt[], longest: number): Pt[] {
  return loop.flatMap((p, i) => {
    const q = loop[(i + 1) % loop.length] ?? p;
    const pieces = Math.hypot(q[0] - p[0], q[1] - p[1]) > longest * 2 ? 4 : 1;
    return Array.from({ length: pieces }, (_, k): Pt => {
      const t = k === 0 ? 0 : k === 1 ? 0.08 : k === 2 ? 0.5 : 0.92;
      return [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
    });
  });
}

/** Path data of one closed loop, drawn as curves through the midpoints of its sides. */
export function curve(loop: readonly Pt[]): string {
  const whole = divided(loop, 40).map(([x, y]): Pt => [Math.round(x), Math.round(y)]);
  const mid = (i: number): Pt => {
    const a = whole[i % whole.length] ?? [0, 0];
    const b = whole[(i + 1) % whole.length] ?? [0, 0];
    return [Math.round((a[0] + b[0]) / 2), Math.round((a[1] + b[1]) / 2)];
  };
  let last = mid(0);
  const deltas: number[] = [];
  for (let i = 1; i <= whole.length; i++) {
    const knee = whole[i % whole.length] ?? [0, 0];
    const to = mid(i);
    deltas.push(knee[0] - last[0], knee[1] - last[1], to[0] - last[0], to[1] - last[1]);
    last = to;
  }
  return whole.length < 3 ? "" : `M${join(mid(0))}q${join(deltas)}z`;
}

/** Mask -> outlines -> simplified path data. */
export function cut(mask: Float32Array, grid: Grid, style: CutStyle): string {
  return outlines(mask, grid)
    .filter((loop) => area(loop) >= style.minArea)
    .map((loop) => simplifyLoop(loop, style.tolerance))
    .map((loop) => (style.curved ? curve(loop) : polygon(loop)))
    .join("");
}
