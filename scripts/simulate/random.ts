/** Random numbers that are the same for the same seed. */

export type Random = () => number;

/** mulberry32, public domain. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Time until the next event of a Poisson process. */
export function exponential(random: Random, mean: number): number {
  return -Math.log(1 - random()) * mean;
}

export function zipf(count: number): Float64Array {
  const weights = Float64Array.from({ length: count }, (_, index) => 1 / (index + 1));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** Draws indices with the given weights in constant time (Walker's alias method). */
export function sampler(random: Random, weights: Float64Array): () => number {
  const size = weights.length;
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const keep = weights.map((weight) => (weight * size) / sum);
  const alias = new Int32Array(size);
  const small = [...keep.keys()].filter((index) => (keep[index] ?? 0) < 1);
  const large = [...keep.keys()].filter((index) => (keep[index] ?? 0) >= 1);
  while (small.length > 0 && large.length > 0) {
    const poor = small.pop() ?? 0;
    const rich = large.at(-1) ?? 0;
    alias[poor] = rich;
    keep[rich] = (keep[rich] ?? 0) + (keep[poor] ?? 0) - 1;
    if ((keep[rich] ?? 0) < 1) {
      large.pop();
      small.push(rich);
    }
  }
  for (const index of [...small, ...large]) keep[index] = 1;
  return () => {
    const point = random() * size;
    const index = Math.floor(point);
    return point - index < (keep[index] ?? 1) ? index : (alias[index] ?? index);
  };
}
