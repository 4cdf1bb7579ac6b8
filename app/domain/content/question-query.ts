/** Search among the questions of a page. */

import type { Question } from "#app/operator/html.ts";
import type { ContentPart } from "./content-part.ts";
import type { SafeHtml } from "./safe-html.ts";
import { foldedText, searchWords } from "./search-words.ts";

export const QUESTION_SEARCH_PATH = "/faq";
export const QUESTION_SEARCH_MAX_CHARS = 60;

/** Up to this many answers found are shown open. */
const FEW_ANSWERS = 5;
/** Whether a query has anything to look for. */
export function isQuestionSearch(query: string): boolean {
  return query.length <= QUESTION_SEARCH_MAX_CHARS && /[\p{L}\p{N}]/u.test(query);
}

/**
 * The parts of a page with a search field before its questions; unchanged without questions.
 *
 * @param query "" for all questions, with the first answer open; else only questions with all its words are kept
 * @param textOf words of an answer
 */
export function withQuestionSearch(
  parts: readonly ContentPart[],
  query: string,
  textOf: (html: SafeHtml) => string,
): ContentPart[] {
  const first = parts.findIndex(({ type }) => type === "faq");
  if (first === -1) return [...parts];
  const words = searchWords(query);
  const isFound = ({ question, answer }: Question) => {
    // Most views search nothing, and the words of an answer cost time.
    if (words.length === 0) return true;
    const text = foldedText(`${question} ${textOf(answer)}`);
    return words.every((word) => text.includes(word));
  };
  const found = parts.map((part) => {
    if (part.type !== "faq") return part;
    const groups = part.groups.map((group) => ({ ...group, items: group.items.filter(isFound) }));
    return { ...part, groups: groups.filter(({ items }) => items.length > 0) };
  });
  const count = found
    .flatMap((part) => (part.type === "faq" ? part.groups : []))
    .reduce((sum, { items }) => sum + items.length, 0);
  const opened = query !== "" && count <= FEW_ANSWERS ? count : 1;
  const search: ContentPart = { type: "questionSearch", query, count: query === "" ? null : count };
  return found.toSpliced(first, 0, search).flatMap((part): ContentPart[] => {
    if (part.type !== "faq") return [part];
    return part.groups.length === 0 ? [] : [{ ...part, opened }];
  });
}
