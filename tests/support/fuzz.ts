/** A property tried with a fixed seed, the same in every run, and with a new one, for what nobody has tried yet. */

import fc from "fast-check";

const FIXED_SEED = 20_261_121;

/**
 * @param name for the line it prints
 * @param runs cases of each of the two
 * @throws with the seed and the smallest case that fails
 */
export async function fuzz<T>(name: string, property: fc.IRawProperty<T>, runs: number): Promise<void> {
  // Many times in a row (tests/mutation): a part of the cases, the same each time.
  if (process.env.FUZZ === "quick") return fc.assert(property, { seed: FIXED_SEED, numRuns: Math.ceil(runs / 5) });
  const newSeed = Math.floor(Math.random() * 2 ** 31);
  for (const seed of [FIXED_SEED, newSeed]) await fc.assert(property, { seed, numRuns: runs });
  console.log(`${name}: ${runs} cases of seed ${FIXED_SEED}, ${runs} of seed ${newSeed}`);
}
