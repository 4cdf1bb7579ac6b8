/** How the site's searches compare words: without accents, hyphens, case and plurals. */

/** Shorter words say nothing, unless there is no other. */
const LONG_WORD = 3;

/** `Pick-up` and `pickup`, `Café` and `cafe` are the same. */
export function foldedText(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/(\p{L})-(?=\p{L})/gu, "$1");
}

/** Words to look for in a folded text, without the s of a plural. */
export function searchWords(query: string): string[] {
  const words = foldedText(query).match(/[\p{L}\p{N}]+/gu) ?? [];
  const long = words.filter((word) => word.length >= LONG_WORD);
  return (long.length === 0 ? words : long).map((word) => (word.length > LONG_WORD ? word.replace(/s$/, "") : word));
}
