/** A site as Googlebot sees it: robots.txt, sitemap, and every link from page to page. */

import type { Answer } from "./http.ts";
import type { TestStack } from "./test-stack.ts";

export const GOOGLEBOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

/** Whether robots.txt lets a path be fetched (RFC 9309 2.2.2: the longest matching rule; `*` and a closing `$`). */
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

export function decoded(text: string): string {
  return text
    .replaceAll("<!-- -->", "")
    .replace(/&#x27;|&apos;/g, "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}

/** Values of an attribute of all elements of a name. */
export function attributes(html: string, tag: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`<${tag}\\b[^>]*? ${name}="([^"]*)"`, "g"))].map(([, value = ""]) =>
    decoded(value),
  );
}

export interface CrawledPage {
  answer: Answer;
  title: string;
  description: string;
  /** Absolute; "" without one. */
  canonical: string;
  isIndexable: boolean;
  /** Paths with query of the links on it that stay on the site, without fragments. */
  links: string[];
}

function metaOf(html: string, name: string): string {
  const tag = new RegExp(`<meta name="${name}"[^>]*>`).exec(html)?.[0] ?? "";
  return attributes(tag, "meta", "content")[0] ?? "";
}

function readPage(answer: Answer, origin: string): CrawledPage {
  const { body, headers } = answer;
  const links = attributes(body, "a", "href")
    .filter((href) => URL.canParse(href, origin) && new URL(href, origin).origin === origin)
    .map((href) => new URL(href, origin).pathname + new URL(href, origin).search);
  return {
    answer,
    title: decoded(/<title>([^<]*)<\/title>/.exec(body)?.[1] ?? ""),
    description: metaOf(body, "description"),
    canonical: attributes(/<link[^>]* rel="canonical"[^>]*>/.exec(body)?.[0] ?? "", "link", "href")[0] ?? "",
    isIndexable: !/noindex/.test(metaOf(body, "robots") + (headers["x-robots-tag"] ?? "")),
    links: [...new Set(links)],
  };
}

const AT_ONCE = 4;

/** Every page that can be reached from the given paths, by its path; robots.txt is obeyed. */
export async function crawl(
  stack: TestStack,
  host: string,
  from: readonly string[],
): Promise<Map<string, CrawledPage>> {
  const origin = `http://${host}:${stack.site.url.port}`;
  const ask = (path: string) => stack.get(path, { host, headers: { "user-agent": GOOGLEBOT } });
  const mayFetch = robotsRules((await ask("/robots.txt")).body);
  const pages = new Map<string, CrawledPage>();
  let queue = [...from];
  const known = new Set(queue);
  while (queue.length > 0) {
    const batch = queue.splice(0, AT_ONCE);
    // oxlint-disable-next-line no-await-in-loop -- a few at a time
    const read = await Promise.all(batch.map(async (path) => [path, readPage(await ask(path), origin)] as const));
    for (const [path, page] of read) {
      pages.set(path, page);
      const fresh = page.links.filter((link) => !known.has(link) && mayFetch(link));
      for (const link of fresh) known.add(link);
      queue = [...queue, ...fresh];
    }
  }
  return pages;
}

/** The addresses of a sitemap. */
export function locations(sitemap: string): string[] {
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => decoded(url));
}
