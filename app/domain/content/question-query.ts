/** Search among the questions of a page. */

import { hasWords, type Synonyms, search } from "#app/domain/search/search.ts";
import type { ContentPart } from "./content-part.ts";
import type { SafeHtml } from "./safe-html.ts";

export const QUESTION_SEARCH_PATH = "/faq";
export const QUESTION_SEARCH_MAX_CHARS = 60;

export function questionSearchHref(query: string): string {
  return `${QUESTION_SEARCH_PATH}?${new URLSearchParams({ q: query }).toString()}`;
}

/** Up to this many answers found are shown open. */
const FEW_ANSWERS = 5;
/** True for a query that is short and has anything to look for. */
export function isQuestionSearch(query: string): boolean {
  return query.length <= QUESTION_SEARCH_MAX_CHARS && hasWords(query);
}

/**
 * The parts of a page with a search field before its questions; unchanged without questions.
 *
 * @param query "" for all questions, with the first answer open; else only questions with all its words are kept
 * @param textOf words of an answer
 * @param synonyms the operator's
 */
export function withQuestionSearch(
  parts: readonly ContentPart[],
  query: string,
  textOf: (html: SafeHtml) => string,
  synonyms: Synonyms,
): ContentPart[] {
  const first = parts.findIndex(({ type }) => type === "faq");
  if (first === -1) return [...parts];
  const questions = parts.flatMap((part) => (part.type === "faq" ? part.groups.flatMap(({ items }) => items) : []));
  // Most views search nothing, and the words of an answer cost time.
  const textsOf = () => questions.map((item) => ({ item, title: item.question, text: textOf(item.answer) }));
  const kept = new Set(hasWords(query) ? search(textsOf(), query, synonyms).whole : questions);
  const count = query === "" ? null : kept.size;
  const opened = count !== null && count <= FEW_ANSWERS ? count : 1;
  const found = parts.map((part): ContentPart[] => {
    if (part.type !== "faq") return [part];
    const all = part.groups.map((group) => ({ ...group, items: group.items.filter((item) => kept.has(item)) }));
    const groups = all.filter(({ items }) => items.length > 0);
    return groups.length === 0 ? [] : [{ ...part, groups, opened }];
  });
  return found.toSpliced(first, 0, [{ type: "questionSearch", query, count }]).flat();
}
