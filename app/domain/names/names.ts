/** Names of things in every script: how they are compared, and what addresses call them. Nothing is compared by a slug. */

import { deburr } from "es-toolkit/string";

/** Characters that show nothing: joiners, directions, soft hyphens, variation selectors. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;
/** NFKC parts the vowel am of Thai and Lao, which are written as one letter. */
const AM = [
  ["\u0e4d\u0e32", "\u0e33"],
  ["\u0ecd\u0eb2", "\u0eb3"],
] as const;
/** Marks that people leave out: of Latin, Greek, Cyrillic, Hebrew and Arabic. In other scripts a mark is a letter of its own. */
const MARKS = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]/g;

const MAX_KEPT = 2_000;
const MAX_KEPT_CHARS = 100;

/** A page of 400 tours asks thousands of times for the keys of a few dozen short names. */
function remembered(read: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const value = read(text);
    if (known.size >= MAX_KEPT) known.clear();
    if (text.length <= MAX_KEPT_CHARS) known.set(text, value);
    return value;
  };
}

function compatible(text: string): string {
  return AM.reduce((whole, [parts, letter]) => whole.replaceAll(parts, letter), text.normalize("NFKC"));
}

/**
 * By which two names are one: the case, width, spaces and punctuation of a name say nothing, its marks do. A name without letters
 * and digits, of emoji for example, is its own key.
 */
export const nameKey = remembered((name) => {
  const plain = compatible(name).replace(INVISIBLE, "").toLowerCase();
  return plain.match(WORD)?.join(" ") ?? plain.trim();
});

export function isSameName(one: string, other: string): boolean {
  return nameKey(one) === nameKey(other);
}

/** By which words are looked for: as `nameKey`, without marks, and with ø, æ, ß, ł and their kind as people type them. */
export const fold = remembered((text) =>
  compatible(deburr(nameKey(text).normalize("NFKD").replace(MARKS, "")).replaceAll("ς", "σ")),
);

const MAX_SLUG_CHARS = 120;

/** Words of letters and digits, joined by hyphens; "" for a text without any. */
function hyphenated(words: string): string {
  const parts = words.match(WORD) ?? [];
  // Not within a pair of surrogates.
  let slug =
    parts
      .shift()
      ?.slice(0, MAX_SLUG_CHARS)
      .replace(/[\ud800-\udbff]$/, "") ?? "";
  for (const part of parts) if (slug.length + part.length < MAX_SLUG_CHARS) slug += `-${part}`;
  return slug;
}

/** "Valley of Fire" → `valley-of-fire`, `Bø` → `bo`, 東京 as it is; "" without letters and digits. */
export const slug = remembered((name) => hyphenated(fold(name)));

/** The slug with the marks of the name, for one that shares `slug` with another name: `bø`. */
export function exactSlug(name: string): string {
  return hyphenated(nameKey(name));
}

/** The slug by an earlier rule, which kept a to z and 0 to 9 only; its addresses lead to the new ones. */
export function formerSlug(name: string): string {
  return name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** Letters and digits, and the joiners that Persian, Sinhala and other scripts write inside a word. */
const SLUG = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}\p{Join_Control}]*(?:-[\p{L}\p{N}][\p{L}\p{M}\p{N}\p{Join_Control}]*)*$/u;

/** True for lower-case letters and digits of any script (NFC) joined by single hyphens; other text never becomes part of a call's path. */
export function isSlug(text: string): boolean {
  return text.length <= MAX_SLUG_CHARS && SLUG.test(text) && text === text.normalize("NFC").toLowerCase();
}

/** `small-group` → `Small group`, where the operator gives no title. */
export function slugTitle(text: string): string {
  const words = text.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
