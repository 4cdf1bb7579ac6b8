/** A rock from a hand-drawn silhouette, inflated so that it has faces to light. */

import type { Sample } from "./lib.ts";
import { rough } from "./lib.ts";
import { clamp, fbm } from "./random.ts";
import type { Pt } from "./trace.ts";

export interface Relief {
  /** Silhouette in picture px, and holes in it (arches, windows). */
  outline: readonly Pt[];
  holes?: readonly (readonly Pt[])[];
  /** How far in (px) the rock keeps bulging. */
  bulge: number;
  /** Light direction in the picture (x right, y down) and towards the viewer. */
  sun: readonly [number, number, number];
  /** Depth of pits and cracks, about 0..1. */
  weathering: number;
  seed: number;
}

const CELL = 4;

function inside(polygon: readonly Pt[], x: number, y: number): boolean {
  let odd = false;
  let last = polygon[polygon.length - 1];
  for (const p of polygon) {
    if (last && p[1] > y !== last[1] > y && x < ((last[0] - p[0]) * (y - p[1])) / (last[1] - p[1]) + p[0]) odd = !odd;
    last = p;
  }
  return odd;
}

/** Distance (cells) of every cell to the outside, two chamfer passes. */
function depths(solid: Uint8Array, cols: number, rows: number): Float32Array {
  const d = Float32Array.from(solid, (s) => (s ? 1e4 : 0));
  const pull = (i: number, k: number, cost: number): void => {
    d[i] = Math.min(d[i] ?? 0, (d[k] ?? 1e4) + cost);
  };
  for (let i = cols + 1; i < cols * rows; i++) {
    pull(i, i - 1, 1);
    pull(i, i - cols, 1);
    pull(i, i - cols - 1, 1.41);
    pull(i, i - cols + 1, 1.41);
  }
  for (let i = cols * rows - cols - 2; i >= 0; i--) {
    pull(i, i + 1, 1);
    pull(i, i + cols, 1);
    pull(i, i + cols + 1, 1.41);
    pull(i, i + cols - 1, 1.41);
  }
  return d;
}

function blurred(field: Float32Array, cols: number, times: number): Float32Array {
  let from = field;
  for (let n = 0; n < times; n++) {
    const source = from;
    from = source.map(
      (v, i) =>
        (v * 2 + (source[i - 1] ?? 0) + (source[i + 1] ?? 0) + (source[i - cols] ?? 0) + (source[i + cols] ?? 0)) / 6,
    );
  }
  return from;
}

/** A look for `shoot`: `paint(light 0..1, x, y)` returns the darkness of lit rock there. */
export function relief(
  width: number,
  height: number,
  rock: Relief,
  paint: (light: number, x: number, y: number) => number,
): (px: number, py: number) => Sample | null {
  const close = (ring: readonly Pt[], seed: number): Pt[] => rough(ring[0] ? [...ring, ring[0]] : ring, 0.09, seed, 9);
  const outline = close(rock.outline, rock.seed);
  const holes = (rock.holes ?? []).map((hole, i) => close(hole, rock.seed + i + 1));
  const solidAt = (x: number, y: number): boolean => inside(outline, x, y) && !holes.some((hole) => inside(hole, x, y));
  // A margin keeps the sheet's edges from counting as the rock's edges.
  const margin = Math.ceil(rock.bulge / CELL) + 2;
  const cols = Math.ceil(width / CELL) + margin * 2;
  const rows = Math.ceil(height / CELL) + margin * 2;
  const solid = new Uint8Array(cols * rows);
  for (let i = 0; i < solid.length; i++) {
    solid[i] = solidAt(((i % cols) - margin + 0.5) * CELL, (Math.floor(i / cols) - margin + 0.5) * CELL) ? 1 : 0;
  }
  const reach = rock.bulge / CELL;
  const pit = fbm(rock.seed + 9, 3);
  const round = depths(solid, cols, rows).map((d) => Math.sqrt(clamp(d / reach) * (2 - clamp(d / reach))) * reach);
  const high = blurred(round, cols, 4).map((z, i) => {
    const x = (i % cols) / reach;
    const y = Math.floor(i / cols) / reach;
    return z + pit(x * 0.9, y * 1.3) * rock.weathering * reach * 0.5;
  });
  const [sx, sy, sz] = rock.sun;
  const norm = Math.hypot(sx, sy, sz);
  return (px, py) => {
    if (!solidAt(px, py)) return null;
    const i = (Math.floor(py / CELL) + margin) * cols + Math.floor(px / CELL) + margin;
    const dx = ((high[i - 1] ?? 0) - (high[i + 1] ?? 0)) / 2;
    const dy = ((high[i - cols] ?? 0) - (high[i + cols] ?? 0)) / 2;
    const light = clamp((dx * sx + dy * sy + sz) / (norm * Math.hypot(dx, dy, 1)));
    return { plane: 0, dark: clamp(paint(light, px, py), 0, 0.99) };
  };
}
