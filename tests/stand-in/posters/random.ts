/** Seeded random numbers and noise: the same seed gives the same picture. */

/** Uniform numbers in [0, 1) from an integer seed. */
export { createRandom as seeded } from "#scripts/simulate/random.ts";

export type Noise2 = (x: number, y: number) => number;

function hash(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 974711);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 2147483648 - 1;
}

const ease = (t: number): number => t * t * (3 - 2 * t);

/** Smooth value noise in [-1, 1], one bump per unit. */
export function noise2(seed: number): Noise2 {
  return (x, y) => {
    const x0 = Math.floor(x);
    const y0 = Math.floor(y);
    const u = ease(x - x0);
    const v = ease(y - y0);
    const top = hash(x0, y0, seed) * (1 - u) + hash(x0 + 1, y0, seed) * u;
    const low = hash(x0, y0 + 1, seed) * (1 - u) + hash(x0 + 1, y0 + 1, seed) * u;
    return top * (1 - v) + low * v;
  };
}

/** Fractal noise: octaves of noise2, each half as tall and twice as fine. */
export function fbm(seed: number, octaves: number): Noise2 {
  const layers = Array.from({ length: octaves }, (_, i) => noise2(seed + i * 101));
  return (x, y) => {
    let sum = 0;
    let size = 1;
    for (const layer of layers) {
      sum += layer(x / size, y / size) * size;
      size /= 2;
    }
    return sum / 1.6;
  };
}

/** Ridged fractal noise in about [0, 1]: sharp crests, as on spurs and fins. */
export function ridged(seed: number, octaves: number): Noise2 {
  const base = Array.from({ length: octaves }, (_, i) => noise2(seed + i * 57));
  return (x, y) => {
    let sum = 0;
    let size = 1;
    for (const layer of base) {
      sum += (1 - Math.abs(layer(x / size, y / size))) * size;
      size /= 2;
    }
    return sum / 2;
  };
}

export const clamp = (v: number, lo = 0, hi = 1): number => Math.min(hi, Math.max(lo, v));
export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
/** 0 before `from`, 1 after `to`, eased between. */
export const step = (from: number, to: number, v: number): number => ease(clamp((v - from) / (to - from)));
