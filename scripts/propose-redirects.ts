/** Which new page an old address means, by the words of both. */

export interface NewPage {
  path: string;
  /** Its heading. */
  title: string;
}

export interface Proposal {
  from: string;
  /** The page, or the nearest one; null: none shares a word with it. */
  to: string | null;
  /** All its words agree with this page, and with no other. */
  isSure: boolean;
}

const EMPTY_WORDS = new Set(
  "a an and at by for from in index of on or our php the to tour trip us with your".split(" "),
);
/** Folders of content systems, which say nothing of a page. */
const FOLDERS = new Set("archive category destination item page portfolio post product tag tours-detail".split(" "));

function wordsOf(text: string): string[] {
  const words = text
    .toLowerCase()
    .replace(/\.(?:html?|php|aspx?|jsp)\b/g, " ")
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.replace(/(?<=\p{L}{3})s$/u, ""))
    .filter((word) => word !== "" && !/^\d+$/.test(word) && !EMPTY_WORDS.has(word));
  return [...new Set(words)];
}

/** The last part of a path counts in full, a folder's name only if it says something. */
function wordsOfPath(path: string): string[] {
  const parts = path.split(/(?=[/?])/).filter((part) => part !== "/");
  return wordsOf(parts.filter((part, at) => at === parts.length - 1 || !isFolder(part)).join(" "));
}

const isFolder = (part: string) => FOLDERS.has(part.slice(1)) || wordsOf(part).every((word) => FOLDERS.has(word));

const isIn = (words: readonly string[], others: readonly string[]) => words.every((word) => others.includes(word));
const isSame = (words: readonly string[], others: readonly string[]) =>
  words.length === others.length && isIn(words, others);

/** The words of each place's name. */
function placeNames(pages: readonly NewPage[]): string[][] {
  const slugs = pages.flatMap(({ path }) => /^\/tours-detail\/(.+)-tours\/$/.exec(path)?.[1] ?? []);
  return slugs.map((slug) => wordsOf(slug).filter((word) => word !== "national" && word !== "park"));
}

/**
 * @param old paths with their queries
 * @returns a proposal for each old address that is not one of the new pages
 */
export function propose(old: readonly string[], pages: readonly NewPage[]): Proposal[] {
  const known = pages.map(({ path, title }) => {
    const [heading, address] = [wordsOf(title), wordsOfPath(path)];
    return { path, heading, address, words: [...new Set([...heading, ...address])] };
  });
  type Known = (typeof known)[number];
  const places = placeNames(pages);
  const placesIn = (words: readonly string[]) => places.filter((name) => isIn(name, words));
  // Rare words say more (inverse document frequency).
  const weight = (word: string) =>
    Math.log(1 + known.length / (1 + known.filter(({ words }) => words.includes(word)).length));
  const sum = (words: readonly string[]) => words.reduce((all, word) => all + weight(word), 0);

  /** Monument Valley is not Death Valley: both name a place, and not the same. */
  function isElsewhere(wanted: readonly string[], { words }: Known): boolean {
    const [there, asked] = [placesIn(words), placesIn(wanted)];
    const namesUnknown = asked.length === 0 && wanted.some((word) => places.flat().includes(word));
    return there.length > 0 && (namesUnknown || (asked.length > 0 && !asked.some((place) => there.includes(place))));
  }

  /** The one page that has all the words, and few others. */
  function surePage(wanted: readonly string[]): Known | undefined {
    if (wanted.length === 0) return undefined;
    const same = known.filter(({ heading, address }) => isSame(wanted, heading) || isSame(wanted, address));
    const [page, ...others] = same.length > 0 ? same : known.filter(({ words }) => isIn(wanted, words));
    if (page === undefined || others.length > 0) return undefined;
    const isMostOf = (words: readonly string[]) =>
      isIn(wanted, words) && words.length > 0 && wanted.length * 2 >= words.length;
    const isMeant = same.length > 0 || isMostOf(page.heading) || isMostOf(page.address);
    const namesPlaces = placesIn(page.words).every((name) => isIn(name, wanted));
    return isMeant && namesPlaces ? page : undefined;
  }

  function nearestPage(wanted: readonly string[]): string | null {
    const scored = known
      .filter((page) => !isElsewhere(wanted, page))
      .map(({ path, words }) => {
        const common = sum(wanted.filter((word) => words.includes(word)));
        return { path, score: common === 0 ? 0 : common / Math.sqrt(sum(wanted) * sum(words)) };
      })
      .toSorted((a, b) => b.score - a.score);
    const [best] = scored;
    return best === undefined || best.score === 0 ? null : best.path;
  }

  const withoutSlash = (path: string) => path.replace(/(?<=.)\/$/, "");
  const paths = new Set(pages.map(({ path }) => withoutSlash(path)));
  return old
    .filter((from) => !paths.has(withoutSlash(from)))
    .map((from) => {
      const wanted = wordsOfPath(from);
      const sure = surePage(wanted);
      return { from, to: sure?.path ?? nearestPage(wanted), isSure: sure !== undefined };
    });
}
