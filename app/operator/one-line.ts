/** Text of the operator on one line, as it may stand beside other text. The browser uses it too, so it is apart from the descriptions. */

/** LRE to RLO: they reverse what follows in the paragraph, other texts too. Arabic and Hebrew need none of them. */
const DIRECTION_OVERRIDES = /[\u202a-\u202e]/g;
/** More marks on one letter than any script has: they paint over the lines around. */
const PILED_MARKS = /(\p{M}{8})\p{M}+/gu;
/** XML forbids them. */
const NONCHARACTERS = /\p{Noncharacter_Code_Point}/gu;

/** Not `toWellFormed`, which Firefox has since 119. */
const LONE_SURROGATES = /\p{Surrogate}/gu;

/** They take no room and part words. Those that join letters, emoji and directions stay. */
const INVISIBLE_BREAKS = /[\u200b\u2060\ufeff\u180e]/g;
/** Also fillers of Hangul, variation selectors and joiners, which show nothing by themselves. */
const INVISIBLE = /^[\p{Default_Ignorable_Code_Point}\u2800\s]*$/u;

/** The text without characters that change the text around it. */
export function selfContained(text: string): string {
  return text.replace(DIRECTION_OVERRIDES, "").replace(PILED_MARKS, "$1").replace(NONCHARACTERS, "");
}

/** Controls and white space become a space, lone surrogates U+FFFD (`encodeURIComponent` throws on them). "" for text that shows nothing. */
export function oneLine(text: string): string {
  const line = selfContained(text)
    .replace(INVISIBLE_BREAKS, "")
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .replace(LONE_SURROGATES, "\ufffd");
  return INVISIBLE.test(line) ? "" : line;
}
