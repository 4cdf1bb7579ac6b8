/** Which new page an old address probably means, by the words of both. */

export interface NewPage {
  path: string;
  /** Its heading. */
  title: string;
}

export interface Proposal {
  from: string;
  /** null: no page shares a word with it. */
  to: string | null;
  /** `open`: a person should decide. */
  certainty: "sure" | "likely" | "open";
  /** 0 to 1. */
  score: number;
}

const SURE = { score: 0.7, lead: 0.1 };
const LIKELY = { score: 0.5, lead: 0.04 };

const EMPTY_WORDS = new Set("a an and at by for from in index of on or our page php the to with your".split(" "));

function wordsOf(text: string): string[] {
  const words = text
    .toLowerCase()
    .replace(/\.(?:html?|php|aspx?|jsp)\b/g, " ")
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "" && !/^\d+$/.test(word) && !EMPTY_WORDS.has(word))
    .map((word) => word.replace(/(?<=[a-z]{3})s$/, ""));
  return [...new Set(words)];
}

/**
 * @param old paths with their queries
 * @returns a line for each old address that is not one of the new pages
 */
export function propose(old: readonly string[], pages: readonly NewPage[]): Proposal[] {
  const known = pages.map(({ path, title }) => ({ path, words: wordsOf(`${title} ${path}`) }));
  const total = known.length + 1;
  // Rare words say more (inverse document frequency).
  const weight = (word: string) => Math.log(1 + total / (1 + known.filter(({ words }) => words.includes(word)).length));
  const sum = (words: readonly string[]) => words.reduce((all, word) => all + weight(word), 0);
  const paths = new Set(pages.map(({ path }) => path.replace(/(?<=.)\/$/, "")));
  return old
    .filter((from) => !paths.has(from.replace(/(?<=.)\/$/, "")))
    .map((from): Proposal => {
      const wanted = wordsOf(from);
      const scored = known
        .map(({ path, words }) => {
          const common = sum(wanted.filter((word) => words.includes(word)));
          return { path, score: common === 0 ? 0 : common / Math.sqrt(sum(wanted) * sum(words)) };
        })
        .toSorted((a, b) => b.score - a.score);
      const [best = { path: null, score: 0 }, second = { score: 0 }] = scored;
      const is = ({ score, lead }: typeof SURE) => best.score >= score && best.score - second.score >= lead;
      const certainty = is(SURE) ? "sure" : is(LIKELY) ? "likely" : "open";
      return { from, to: best.score === 0 ? null : best.path, certainty, score: best.score };
    });
}
