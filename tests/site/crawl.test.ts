import { beforeAll, describe, expect, it, vi } from "vitest";
import { type CrawledPage, crawl, GOOGLEBOT, locations, reachable, robotsRules } from "#tests/support/crawl.ts";
import { cacheOf } from "#tests/support/http.ts";
import { TENANT_HOSTS } from "#tests/support/public-pages.ts";
import { type SharedStack, sharedTestStack } from "#tests/support/test-stack.ts";

let stack: SharedStack;
beforeAll(async () => {
  stack = await sharedTestStack();
});

const asGoogle = (host: string, path: string) => stack.get(path, { host, headers: { "user-agent": GOOGLEBOT } });

/** Values that come more than once, each with the pages that have it. */
function clashes(pages: ReadonlyMap<string, CrawledPage>, valueOf: (page: CrawledPage) => string): string[] {
  const by = Map.groupBy(pages, ([, page]) => valueOf(page));
  return [...by]
    .filter(([, same]) => same.length > 1)
    .map(([value, same]) => `${same.map(([path]) => path).join(" ")}: ${value}`);
}

describe("rules of robots.txt, as this test reads them", () => {
  it.each([
    ["/api/x", false],
    ["/account", false],
    ["/faq", true],
    ["/faq.data", false],
    ["/tours/1?date=2026-12-01", false],
    ["/tours/1/2026-12-01.ics?session=a", false],
    ["/tours-detail/x-tours/?original_url=%2Fy", true],
  ])("%s: %s", async (path, allowed) => {
    expect(robotsRules((await asGoogle("localhost", "/robots.txt")).body)(path)).toBe(allowed);
  });
});

describe.each(TENANT_HOSTS)("%s, crawled as Googlebot from its sitemap", (host) => {
  let origin: string;
  let listed: string[];
  let pages: Map<string, CrawledPage>;
  /** The pages of the sitemap. */
  let own: Map<string, CrawledPage>;

  beforeAll(async () => {
    origin = `http://${host}:${stack.site.url.port}`;
    const robots = await asGoogle(host, "/robots.txt");
    expect(robots.body).toContain(`Sitemap: ${origin}/sitemap.xml`);
    // Only a complete sitemap is cached: on a busy machine the first ones can lack pages the operator was too slow for.
    const sitemap = await vi.waitUntil(
      async () => {
        const answer = await asGoogle(host, "/sitemap.xml");
        return cacheOf(answer) === "hit" && answer;
      },
      { timeout: 100_000, interval: 200 },
    );
    listed = locations(sitemap.body);
    pages = await crawl(
      stack,
      host,
      listed.map((url) => url.slice(origin.length)),
    );
    own = new Map([...pages].filter(([path]) => listed.includes(origin + path)));
  });

  it("lists enough, each once, and only this tenant's own", () => {
    expect(listed.length).toBeGreaterThan(50);
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed.filter((url) => !url.startsWith(`${origin}/`))).toEqual([]);
    expect(own.size).toBe(listed.length);
  });

  it("every address answers 200 without a redirect, is its own canonical one, and is to be indexed", () => {
    const wrong = [...own].filter(
      ([path, { answer, canonical, isIndexable }]) =>
        answer.status !== 200 || canonical !== origin + path || !isIndexable || !answer.body.includes("</html>"),
    );
    expect(wrong.map(([path, { answer, canonical }]) => `${path} ${answer.status} ${canonical}`)).toEqual([]);
  });

  it("no link is broken", () => {
    const broken = [...pages].filter(([, { answer }]) => answer.status !== 200);
    expect(broken.map(([path, { answer }]) => `${answer.status} ${path}`)).toEqual([]);
  });

  it("whatever is linked and may be indexed is in the sitemap, by its canonical address", () => {
    const indexable = [...pages].filter(
      ([, { answer, isIndexable }]) => isIndexable && answer.headers["content-type"]?.startsWith("text/html"),
    );
    const missing = indexable.filter(([, { canonical }]) => !listed.includes(canonical));
    expect(missing.map(([path, { canonical }]) => `${path} → ${canonical}`)).toEqual([]);
  });

  it("no page is an orphan: all are reached by links from the home page", () => {
    const reached = new Set([...reachable(pages, "/")].map(({ canonical }) => canonical));
    expect(listed.filter((url) => !reached.has(url))).toEqual([]);
  });

  it("no fragment points past its page", () => {
    const lost = [...pages].flatMap(([from, { fragments }]) =>
      fragments.filter(([to, id]) => pages.get(to)?.ids.has(id) === false).map(([to, id]) => `${from} → ${to}#${id}`),
    );
    expect(lost).toEqual([]);
    expect([...pages.values()].flatMap(({ fragments }) => fragments).length).toBeGreaterThan(10);
  });

  it("no picture is missing", async () => {
    const pictures = [...new Set([...pages.values()].flatMap((page) => page.pictures))];
    const missing: string[] = [];
    for (const src of pictures) {
      // Its own pictures by the host's address: Node resolves no *.localhost.
      const own = src.startsWith(`${origin}/`);
      const response = await fetch(own ? new URL(src.slice(origin.length), stack.site.url) : src, { method: "HEAD" });
      const isImage = response.headers.get("content-type")?.startsWith("image/") === true;
      if (response.status !== 200 || !isImage) missing.push(`${response.status} ${src}`);
    }
    expect(missing).toEqual([]);
    expect(pictures.length).toBeGreaterThan(40);
  });

  it("every page has a title and a description of its own", () => {
    expect(
      [...own].filter(([, { title, description }]) => title === "" || description === "").map(([path]) => path),
    ).toEqual([]);
    expect(clashes(own, ({ title }) => title)).toEqual([]);
    expect(clashes(own, ({ description }) => description)).toEqual([]);
  });
});
