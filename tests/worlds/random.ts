/** Seeded choices: the same seed makes the same world on every machine. */

import { createRandom } from "#scripts/simulate/random.ts";

export interface Random {
  /** From `min` to `max`, both included. */
  whole(min: number, max: number): number;
  chance(share: number): boolean;
  one<T>(options: readonly T[]): T;
  /** `count` different ones, in the order given. */
  some<T>(options: readonly T[], count: number): T[];
}

export function randomFrom(seed: number): Random {
  // Spreads small seeds over all states.
  const next = createRandom(seed * 2_654_435_761);
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    whole,
    chance: (share) => next() < share,
    one: (options) => options[whole(0, options.length - 1)] as never,
    some(options, count) {
      const ranked = options.map((option, at) => ({ option, at, rank: next() })).toSorted((a, b) => a.rank - b.rank);
      return ranked
        .slice(0, count)
        .toSorted((a, b) => a.at - b.at)
        .map(({ option }) => option);
    },
  };
}
