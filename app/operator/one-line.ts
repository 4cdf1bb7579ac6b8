/** Text of the operator on one line, as it may stand beside other text. The browser uses it too, so it is apart from the descriptions. */

/** LRE to RLO: they reverse what follows in the paragraph, other texts too. Arabic and Hebrew need none of them. */
const DIRECTION_OVERRIDES = /[\u202a-\u202e]/g;
/** More marks on one letter than any script has: they paint over the lines around. */
const PILED_MARKS = /(\p{M}{8})\p{M}+/gu;
/** XML forbids them. */
const NONCHARACTERS = /\p{Noncharacter_Code_Point}/gu;

/** Not `toWellFormed`, which Firefox has since 119. */
const LONE_SURROGATES = /\p{Surrogate}/gu;

/** The text without characters that change the text around it. */
export function selfContained(text: string): string {
  return text.replace(DIRECTION_OVERRIDES, "").replace(PILED_MARKS, "$1").replace(NONCHARACTERS, "");
}

/** Controls and white space become a space, lone surrogates U+FFFD (`encodeURIComponent` throws on them). */
export function oneLine(text: string): string {
  return selfContained(text)
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .replace(LONE_SURROGATES, "\ufffd");
}

/** Cut at a word. */
export function shortened(text: string, max: number): string {
  const start = Array.from(text)
    .slice(0, max - 1)
    .join("");
  const end = start.lastIndexOf(" ");
  return `${end > start.length / 2 ? start.slice(0, end) : start}…`;
}
