/** Property tests with a fixed seed: every run tries the same cases, so none fails by chance. */

import fc from "fast-check";

const FIXED_SEED = 20_261_121;
/** `FUZZ=deep` tries ten times as many cases, from a new seed each time. */
const DEEP_FACTOR = 10;

/** Any character, half surrogate pairs included: as `unit: "binary"`, which takes a second to set up. */
export const anyCharacter = fc
  .oneof(fc.nat(0x7f), fc.nat(0xff_ff), fc.integer({ min: 0x1_00_00, max: 0x10_ff_ff }))
  .map((codePoint) => String.fromCodePoint(codePoint));

/** Parameters of `fc.assert`. */
export function cases(numRuns: number): { seed: number; numRuns: number } {
  if (process.env.FUZZ !== "deep") return { seed: FIXED_SEED, numRuns };
  return { seed: Math.floor(Math.random() * 2 ** 31), numRuns: numRuns * DEEP_FACTOR };
}
