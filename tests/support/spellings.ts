/** Spellings of a path that mean the same (RFC 3986 6.2.2). */

import fc from "fast-check";

/** Each character may be escaped, in either case. */
function escapesOf(character: string): string[] {
  if (character === "/") return [character];
  const bytes = [...new TextEncoder().encode(character)];
  const escaped = bytes.map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");
  return [character, escaped, escaped.toUpperCase()];
}

/** @param isAnyCase letters may be capitals, too */
export function spelled(path: string, isAnyCase = false): fc.Arbitrary<string> {
  const spellings = (character: string) =>
    isAnyCase ? [...new Set([character, character.toUpperCase()])].flatMap(escapesOf) : escapesOf(character);
  return fc
    .tuple(...Array.from(path, (each) => fc.constantFrom(...spellings(each))))
    .map((characters) => characters.join(""));
}

/** As many spellings of a path, the same at every run. */
export function someSpellings(path: string, count: number): string[] {
  return fc.sample(spelled(path), { seed: 1, numRuns: count });
}
