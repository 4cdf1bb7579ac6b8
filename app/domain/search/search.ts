/**
 * The site's one search, of tours, questions and rules: by words without case and marks, their stems and beginnings, compounds
 * written together or apart, the operator's own synonyms, and with one slip of the finger.
 */

import { stemmer } from "stemmer";
import { fold } from "#app/domain/names/names.ts";

export interface Sought<T> {
  item: T;
  /** Its words weigh double. */
  title: string;
  text: string;
}

export interface Found<T> {
  /** Items that have all words asked for, in their order. */
  whole: T[];
  /** Items that have some of them, the best first: rare words weigh more. */
  ranked: T[];
}

/** Groups of words or phrases that mean the same. */
export type Synonyms = readonly (readonly string[])[];

/** Said in questions, and nothing to look for beside other words. */
const COMMON = new Set(
  "a about all an and any are as at be before by can could do does for from get go has have how i if in is it its me my of on or our out should that the their there they this to us was we what when where which who will with would you your".split(
    " ",
  ),
);

/** Scripts that put no spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const SLIP_MIN_CHARS = 5;
const WEIGHT = { same: 1, beginning: 0.7, slip: 0.4 };

interface Words {
  words: ReadonlySet<string>;
  /** Each two that follow one another, as one word. */
  pairs: ReadonlySet<string>;
  folded: string;
}

function wordsOf(text: string): Words {
  const folded = fold(text);
  const words = folded.split(" ");
  return { words: new Set(words), pairs: new Set(words.slice(1).map((word, at) => `${words[at]}${word}`)), folded };
}

/** True for a query that has anything to look for. */
export function hasWords(query: string): boolean {
  return /[\p{L}\p{N}]/u.test(query);
}

/** What is asked for at one place of a query: one of these, each of words that must all be there. */
type Term = readonly (readonly string[])[];

/** `pick-up` is `pickup`, or `pick` and `up`. */
function termOf(chunk: string): Term {
  const parts = fold(chunk).split(" ");
  const long = parts.filter((part) => part.length > 1);
  return parts.length === 1 ? [parts] : [[parts.join("")], long.length === 0 ? parts : long];
}

/** The words of a query; each may be a part of one that it makes with a word beside it: `wheel chair`. */
function termsOfWords(query: string): Term[] {
  const chunks = query.split(/\s+/).filter(hasWords);
  const together = (...parts: (string | undefined)[]) =>
    parts.includes(undefined) ? [] : [[fold(parts.join("")).replaceAll(" ", "")]];
  return chunks.map((chunk, at) => [
    ...termOf(chunk),
    ...together(chunks[at - 1], chunk),
    ...together(chunk, chunks[at + 1]),
  ]);
}

const stems = (text: string) => fold(text).split(" ").map(stemmer).join(" ");

/** A phrase of the query stands for each phrase that means the same, whose words stand together in a text. */
function withSynonyms(query: string, synonyms: Synonyms): Term[] {
  let rest = ` ${stems(query)} `;
  const terms: Term[] = [];
  for (const group of synonyms) {
    const phrases = group.map(stems).filter((phrase) => phrase !== "");
    const said = phrases.find((phrase) => rest.includes(` ${phrase} `));
    if (said === undefined) continue;
    rest = rest.replace(` ${said} `, " ");
    terms.push(phrases.map((phrase) => [phrase]));
  }
  return [...terms, ...termsOfWords(terms.length > 0 ? rest : query)];
}

function termsOf(query: string, synonyms: Synonyms): Term[] {
  const terms = withSynonyms(query, synonyms);
  const telling = terms.filter(([words = []]) => !words.every((word) => COMMON.has(word)));
  return telling.length === 0 ? terms : telling;
}

/** One letter more, less or another, or two that changed places. */
function isSlip(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < SLIP_MIN_CHARS - 1 || long.length < SLIP_MIN_CHARS || long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return short.slice(at + 1) === long.slice(at + 1) || (isSwapped && short.slice(at + 2) === long.slice(at + 2));
}

const STEM_MIN_CHARS = 4;

/** 0 for none. */
function likeness(word: string, asked: string, stem: string): number {
  if (word === asked) return WEIGHT.same;
  if (UNSPACED.test(asked)) return word.includes(asked) ? WEIGHT.beginning : 0;
  if (word[0] !== asked[0]) return 0;
  if (stemmer(word) === stem) return WEIGHT.same;
  return word.startsWith(asked) || (stem.length >= STEM_MIN_CHARS && word.startsWith(stem)) ? WEIGHT.beginning : 0;
}

/** How well a text has a word that is asked for, or the stems of a phrase, 0 to 1. A slip counts only where no text has the word. */
function matcherOf(asked: string, texts: readonly Words[]): (text: Words) => number {
  if (asked.includes(" ")) return ({ folded }) => (` ${stems(folded)}`.includes(` ${asked}`) ? WEIGHT.same : 0);
  const stem = stemmer(asked);
  const vocabulary = new Set(texts.flatMap(({ words }) => [...words]));
  const isPair = ({ pairs }: Words) => pairs.has(asked) || pairs.has(stem);
  const matches = [...vocabulary].flatMap((word): [string, number][] => {
    const weight = likeness(word, asked, stem);
    return weight === 0 ? [] : [[word, weight]];
  });
  if (matches.length === 0 && !texts.some(isPair))
    for (const word of vocabulary) if (isSlip(asked, word)) matches.push([word, WEIGHT.slip]);
  return (text) =>
    Math.max(isPair(text) ? WEIGHT.same : 0, ...matches.map(([word, weight]) => (text.words.has(word) ? weight : 0)));
}

/** @param query as typed */
export function search<T>(sought: readonly Sought<T>[], query: string, synonyms: Synonyms = []): Found<T> {
  const terms = termsOf(query, synonyms);
  const texts = sought.map(({ item, title, text }) => ({
    item,
    title: wordsOf(title),
    text: wordsOf(`${title} ${text}`),
  }));
  if (terms.length === 0) return { whole: [], ranked: [] };
  const all = texts.map(({ text }) => text);
  const matchers = new Map(terms.flat(2).map((word) => [word, matcherOf(word, all)]));
  const weigh = (term: Term, text: Words) =>
    Math.max(...term.map((words) => Math.min(...words.map((word) => matchers.get(word)?.(text) ?? 0))));
  const weights = terms.map((term) => texts.map(({ text }) => weigh(term, text)));
  const rarity = weights.map((each) =>
    Math.log(1 + each.length / Math.max(1, each.filter((weight) => weight > 0).length)),
  );
  const scored = texts.map(({ item, title }, at) => {
    const score = terms.reduce((sum, term, nth) => {
      const weight = weights[nth]?.[at] ?? 0;
      return sum + (rarity[nth] ?? 0) * (weight === 0 ? 0 : weight + weigh(term, title));
    }, 0);
    return { item, score, isWhole: weights.every((each) => (each[at] ?? 0) > 0) };
  });
  return {
    whole: scored.flatMap(({ item, isWhole }) => (isWhole ? [item] : [])),
    ranked: scored
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score)
      .map(({ item }) => item),
  };
}
