/** A site as Googlebot sees it: robots.txt, sitemap, and every link from page to page. */

import { setTimeout as pause } from "node:timers/promises";
import { attributeOf, attributesOf, elementsOf, findAll, headOf, type Nodes, parseHtml, textOf } from "./html.ts";
import { type Answer, GOOGLEBOT } from "./http.ts";
import type { TestStack } from "./test-stack.ts";

/** Parses robots.txt into a test of paths (RFC 9309 2.2.2: the longest matching rule; `*` and a closing `$`). */
export function robotsRules(robotsTxt: string): (path: string) => boolean {
  const rules = [...robotsTxt.matchAll(/^(Allow|Disallow): *(\S+)$/gm)].map(([, kind = "", pattern = ""]) => ({
    allows: kind === "Allow",
    length: pattern.length,
    matches: new RegExp(
      `^${pattern
        .replace(/\$$/, "")
        .split("*")
        .map((part) => part.replace(/[.?+^${}()|[\]\\/]/g, "\\$&"))
        .join(".*")}${pattern.endsWith("$") ? "$" : ""}`,
    ),
  }));
  return (path) =>
    rules
      .filter(({ matches }) => matches.test(path))
      .toSorted((a, b) => b.length - a.length || Number(b.allows) - Number(a.allows))[0]?.allows ?? true;
}

export function readPage(answer: Answer, path: string, origin: string) {
  const { body, headers } = answer;
  const page = parseHtml(body);
  const head = headOf(body);
  const targets = attributesOf(page, { tag: "a" }, "href")
    .filter((href) => URL.canParse(href, origin + path))
    .map((href) => new URL(href, origin + path))
    .filter((target) => target.origin === origin);
  const ids = elementsOf(page).flatMap((element) => attributeOf(element, "id") ?? []);
  const [main] = findAll(page, { tag: "main" });
  return {
    answer,
    head,
    /** Absolute; "" without one. */
    canonical: head.canonical,
    isIndexable: !/noindex/.test(head.meta("robots") + (headers["x-robots-tag"] ?? "")),
    /** Paths with query of its links within the site, without fragments. */
    links: [...new Set(targets.map(({ pathname, search }) => pathname + search))],
    /** The targets of its links with a fragment: path with query, and id. */
    fragments: targets
      .filter(({ hash }) => hash !== "")
      .map(({ pathname, search, hash }) => [pathname + search, decodeURIComponent(hash.slice(1))] as const),
    ids: new Set(ids),
    repeatedIds: ids.filter((id, index) => ids.indexOf(id) !== index),
    /** Characters of the page's own text. */
    mainLength: main === undefined ? 0 : textOf(main).length,
    /** Levels, in the page's own part. */
    headings: (main === undefined ? [] : elementsOf(main)).flatMap(({ tagName }) =>
      /^h[1-6]$/.test(tagName) ? [Number(tagName[1])] : [],
    ),
    /** Absolute addresses. */
    pictures: attributesOf(page, { tag: "img" }, "src").map((src) => new URL(src, origin).href),
    /** Elements that the HTML standard does not allow where they stand. */
    misplaced: misplacedIn(page),
  };
}

export type CrawledPage = ReturnType<typeof readPage>;

/** The elements that hold words and what stands among them ("phrasing content"). */
const OF_PHRASES = new Set("output span button label h1 h2 h3 h4 h5 h6 strong em small time q cite abbr".split(" "));
const BLOCKS = new Set(
  "address article aside blockquote details div dl fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section table ul".split(
    " ",
  ),
);

/** Blocks among words, and sections that nothing names. */
function misplacedIn(page: Nodes): string[] {
  return elementsOf(page).flatMap((element) => {
    const { tagName } = element;
    const within = elementsOf(element);
    const isNamed = ["aria-label", "aria-labelledby"].some((name) => attributeOf(element, name) !== undefined);
    if (tagName === "section" && !isNamed && !within.some((each) => /^h[1-6]$/.test(each.tagName)))
      return [`section.${attributeOf(element, "class")} without a heading`];
    if (!OF_PHRASES.has(tagName)) return [];
    return within.filter((each) => BLOCKS.has(each.tagName)).map((each) => `${each.tagName} in ${tagName}`);
  });
}

const AT_ONCE = 4;
/** As crawlers do after a 503: on a busy machine the stand-in can be too slow for a page's time budget. */
const MAX_ATTEMPTS = 5;
const RETRY_AFTER_MS = 3_000;

/** Every page that can be reached from the given paths, by its path. Obeys robots.txt. */
export async function crawl(
  stack: Pick<TestStack, "get" | "site">,
  host: string,
  from: readonly string[],
): Promise<Map<string, CrawledPage>> {
  const origin = `http://${host}:${stack.site.url.port}`;
  const ask = async (path: string, attempts = MAX_ATTEMPTS): Promise<Answer> => {
    const answer = await stack.get(path, { host, headers: GOOGLEBOT });
    if (answer.status !== 503 || attempts === 1) return answer;
    await pause(RETRY_AFTER_MS);
    return ask(path, attempts - 1);
  };
  const mayFetch = robotsRules((await ask("/robots.txt")).body);
  const pages = new Map<string, CrawledPage>();
  let queue = [...from];
  const known = new Set(queue);
  while (queue.length > 0) {
    const batch = queue.splice(0, AT_ONCE);
    // oxlint-disable-next-line no-await-in-loop -- a few at a time
    const read = await Promise.all(batch.map(async (path) => [path, readPage(await ask(path), path, origin)] as const));
    for (const [path, page] of read) {
      pages.set(path, page);
      const fresh = page.links.filter((link) => !known.has(link) && mayFetch(link));
      for (const link of fresh) known.add(link);
      queue = [...queue, ...fresh];
    }
  }
  return pages;
}

/** The pages of a crawl that links lead to from one of them. */
export function reachable(pages: ReadonlyMap<string, CrawledPage>, from: string): Set<CrawledPage> {
  const found = new Set<CrawledPage>();
  const visit = (path: string) => {
    const page = pages.get(path);
    if (page === undefined || found.has(page)) return;
    found.add(page);
    page.links.forEach(visit);
  };
  visit(from);
  return found;
}

/** The addresses of a sitemap (XML). */
export function locations(sitemap: string): string[] {
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => url.replaceAll("&amp;", "&"));
}
