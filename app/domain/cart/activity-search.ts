/** What a visitor may type into the search for activities. */

export const ACTIVITY_SEARCH_MAX_CHARS = 80;
/** What a search has none of: it has letters of all scripts with their marks and joiners, digits, plain punctuation. */
const OTHER_CHARS = /[^\p{L}\p{M}\p{N}\p{Join_Control} .,'‘’&-]+/gu;

/** The words of a search, as the API takes them (app/operator/cart.ts). */
export const ACTIVITY_SEARCH = /^[\p{L}\p{M}\p{N}\p{Join_Control} .,'‘’&-]{1,80}$/u;

/** What was typed, without what `ACTIVITY_SEARCH` does not take. */
export function activitySearch(typed: string): string {
  const words = typed.replace(OTHER_CHARS, " ").trim();
  return Array.from(words).slice(0, ACTIVITY_SEARCH_MAX_CHARS).join("");
}
