/** Builds a picture from flat layers of ink, far to near and light to dark. */

import { seeded } from "./random.ts";
import type { CutStyle, Grid, Pt } from "./trace.ts";
import { cut, polygon, simplify } from "./trace.ts";

/** What one point of a picture shows: depth plane (0 = farthest) and darkness 0..1 within it. */
export interface Sample {
  plane: number;
  dark: number;
}

export interface Shot extends Grid {
  /** -1 is sky. */
  plane: Int8Array;
  dark: Float32Array;
}

export interface Place {
  slug: string;
  scenes: Record<string, () => string>;
}

const KNIFE: CutStyle = { tolerance: 0.9, minArea: 40, curved: false };

/** An empty picture: add shapes from back to front, then call `svg()`. */
export class Sheet {
  readonly width: number;
  readonly height: number;
  private readonly parts: string[] = [];

  constructor(width: number, height: number, paper: string) {
    this.width = width;
    this.height = height;
    this.parts.push(`<path fill="${paper}" d="M0 0h${width}v${height}H0z"/>`);
  }

  /** Fills path data with one ink. */
  ink(color: string, d: string): this {
    if (d) this.parts.push(`<path fill="${color}" d="${d}"/>`);
    return this;
  }

  /** Strokes path data with one ink. */
  line(color: string, width: number, d: string): this {
    if (d) this.parts.push(`<path fill="none" stroke="${color}" stroke-width="${width}" d="${d}"/>`);
    return this;
  }

  disc(color: string, x: number, y: number, r: number): this {
    this.parts.push(`<circle fill="${color}" cx="${x}" cy="${y}" r="${r}"/>`);
    return this;
  }

  /** Flat sky bands: [lower edge as part of the height, color], top to bottom. */
  bands(bands: readonly (readonly [number, string])[]): this {
    let top = 0;
    for (const [edge, color] of bands) {
      const low = Math.round(edge * this.height);
      this.ink(color, `M0 ${top}h${this.width}V${low}H0z`);
      top = low;
    }
    return this;
  }

  svg(): string {
    const { width, height } = this;
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${this.parts.join("")}</svg>\n`;
  }
}

/** Sample a picture on a grid of `cell` px. `look` returns null for sky. */
export function shoot(sheet: Sheet, cell: number, look: (px: number, py: number) => Sample | null): Shot {
  const cols = Math.ceil(sheet.width / cell);
  const rows = Math.ceil(sheet.height / cell);
  const plane = new Int8Array(cols * rows).fill(-1);
  const dark = new Float32Array(cols * rows);
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < cols; x++) {
      const seen = look((x + 0.5) * cell, (y + 0.5) * cell);
      if (!seen) continue;
      plane[y * cols + x] = seen.plane;
      dark[y * cols + x] = seen.dark;
    }
  }
  return { cols, rows, cell, plane, dark };
}

/** 3x3 box blur: removes single-cell specks before tracing. */
function soften(mask: Float32Array, { cols, rows }: Grid): Float32Array {
  const out = new Float32Array(mask.length);
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < cols; x++) {
      let sum = 0;
      for (let dy = -1; dy <= 1; dy++) {
        const j = Math.min(rows - 1, Math.max(0, y + dy)) * cols;
        for (let dx = -1; dx <= 1; dx++) sum += mask[j + Math.min(cols - 1, Math.max(0, x + dx))] ?? 0;
      }
      out[y * cols + x] = sum / 9;
    }
  }
  return out;
}

/** Trapping: extends a plane's tones a few cells under what hides them, so that no gap shows. */
function trapped(shot: Shot, plane: number, cells: number): Float32Array {
  const { cols } = shot;
  let known = shot.plane.map((p) => (p === plane ? 1 : 0));
  const dark = shot.dark.map((d, i) => (known[i] ? d : 0));
  for (let n = 0; n < cells; n++) {
    const grown = known.slice();
    for (let i = 0; i < known.length; i++) {
      if (known[i]) continue;
      const x = i % cols;
      const from = [i - cols, x > 0 ? i - 1 : -1, x < cols - 1 ? i + 1 : -1, i + cols].find((k) => known[k] === 1);
      if (from === undefined) continue;
      dark[i] = dark[from] ?? 0;
      grown[i] = 1;
    }
    known = grown;
  }
  return dark;
}

/**
 * Print a shot: per plane (far to near) its silhouette in the first ink, then each
 * darker ink where darkness passes i / inks.length.
 */
export function print(
  sheet: Sheet,
  shot: Shot,
  inks: readonly (readonly string[])[],
  knife: Partial<CutStyle> = {},
): Sheet {
  const style = { ...KNIFE, ...knife };
  inks.forEach((ramp, plane) => {
    const body = Float32Array.from(shot.plane, (p) => (p >= plane ? 1 : 0));
    sheet.ink(ramp[0] ?? "#000", cut(soften(body, shot), shot, style));
    const dark = trapped(shot, plane, 3);
    for (let i = 1; i < ramp.length; i++) {
      const mask = dark.map((d) => (d >= i / ramp.length ? 1 : 0));
      sheet.ink(ramp[i] ?? "#000", cut(soften(mask, shot), shot, style));
    }
  });
  return sheet;
}

/** A hand-drawn line, roughened: fractal midpoint displacement, `amp` = wander per unit of length. */
export function rough(points: readonly Pt[], amp: number, seed: number, finest = 6): Pt[] {
  const chance = seeded(seed);
  const split = (a: Pt, b: Pt): Pt[] => {
    const len = Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (len < finest) return [a];
    const off = (chance() - 0.5) * 2 * amp;
    const m: Pt = [(a[0] + b[0]) / 2 - (b[1] - a[1]) * off, (a[1] + b[1]) / 2 + (b[0] - a[0]) * off];
    return [...split(a, m), ...split(m, b)];
  };
  const out: Pt[] = [];
  points.forEach((p, i) => {
    const q = points[i + 1];
    out.push(...(q ? split(p, q) : [p]));
  });
  return simplify(out, 0.7);
}

/** Path data of the land below a hand-drawn ridge (left to right), closed at the sheet's foot. */
export function below(sheet: Sheet, ridge: readonly Pt[]): string {
  return polygon([[-5, sheet.height + 5], ...ridge, [sheet.width + 5, sheet.height + 5]]);
}

/** Path data of everything below a hand-cut, almost level line; heights (px) at even steps across. Sky bands. */
export function cutBand(sheet: Sheet, heights: readonly number[], seed: number): string {
  const pitch = (sheet.width + 10) / (heights.length - 1);
  return below(
    sheet,
    rough(
      heights.map((y, i): Pt => [i * pitch - 5, y]),
      0.012,
      seed,
      40,
    ),
  );
}

/** Path data of small stars (squares on their point), more and larger towards the zenith, from `top` (px) down. */
export function stars(sheet: Sheet, count: number, lowest: number, seed: number, top = 0): string {
  const chance = seeded(seed);
  return Array.from({ length: count }, () => {
    const x = Math.round(chance() * sheet.width);
    const y = Math.round(top + chance() ** 1.4 * lowest * sheet.height);
    const r = chance() < 0.12 ? 3 : chance() < 0.5 ? 2 : 1.5;
    return `M${x} ${y - r}l${r} ${r}-${r} ${r}-${r}-${r}z`;
  }).join("");
}
