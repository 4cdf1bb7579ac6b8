/** Property tests with a fixed seed, for reproducible runs, and with a new one, for new cases. */

import fc from "fast-check";

const FIXED_SEED = 20_261_121;

/**
 * @param name for the printed line
 * @param runs cases per seed
 * @throws with the seed and the smallest failing case
 */
export async function fuzz<T>(name: string, property: fc.IRawProperty<T>, runs: number): Promise<void> {
  // Run many times (tests/mutation): fewer cases, the same each time.
  if (process.env.FUZZ === "quick") return fc.assert(property, { seed: FIXED_SEED, numRuns: Math.ceil(runs / 5) });
  const newSeed = Math.floor(Math.random() * 2 ** 31);
  for (const seed of [FIXED_SEED, newSeed]) await fc.assert(property, { seed, numRuns: runs });
  console.log(`${name}: ${runs} cases of seed ${FIXED_SEED}, ${runs} of seed ${newSeed}`);
}
