/** Every page of every tenant as the server sends it, crawled from its sitemap. One of each kind in a browser: tests/journeys/every-page.test.ts. */

import { beforeAll, describe, expect, it } from "vitest";
import { categories, posts, tenants, tours } from "#tests/stand-in/seed/seed.ts";
import { expectWithinBudget, kbOf } from "#tests/support/budgets.ts";
import { type CrawledPage, crawl, locations, reachable, readPage, robotsRules } from "#tests/support/crawl.ts";
import { headOf } from "#tests/support/html.ts";
import { GOOGLEBOT } from "#tests/support/http.ts";
import { CONTENT_PATHS } from "#tests/support/public-pages.ts";
import { sharedStack } from "#tests/support/stacks.ts";
import { FIXED_PLACES } from "#tests/support/tours.ts";

const stack = await sharedStack();

const asGoogle = (host: string, path: string) => stack.get(path, { host, headers: GOOGLEBOT });

const CONTENT = new Set(CONTENT_PATHS);
const EVERY_PATH = [
  ...new Set([...CONTENT_PATHS, ...posts.map(({ slug }) => `/blog/${slug}`)]),
  "/our-tours",
  ...categories.map(({ slug }) => `/our-tours/${slug}`),
  ...FIXED_PLACES.map(({ slug }) => `/tours-detail/${slug}-tours/`),
  ...tours.map(({ id }) => `/tours/${id}`),
];

const originOf = (host: string) => `http://${host}:${stack.site.url.port}`;

/** PNG (third edition) 11.2.1: width and height are the first two numbers of IHDR, at byte 16. */
async function pngSize(path: string) {
  const answer = await fetch(new URL(path, stack.site.url));
  const bytes = Buffer.from(await answer.arrayBuffer());
  return {
    status: answer.status,
    type: answer.headers.get("content-type"),
    signature: bytes.toString("latin1", 1, 4),
    width: bytes.readUInt32BE(16),
    height: bytes.readUInt32BE(20),
  };
}

/** The place a page is about; null for pages about several. */
function placeOf(path: string): string | null {
  const own = FIXED_PLACES.find(({ slug }) => path === `/tours-detail/${slug}-tours/`)?.slug;
  const tour = tours.find(({ id }) => path === `/tours/${id}`);
  const post = posts.find(({ slug }) => path === `/blog/${slug}`);
  const related = tours.filter(({ slug }) => post?.relatedTours.includes(slug));
  const common = FIXED_PLACES.find(
    ({ title }) => related.length > 0 && related.every(({ tags }) => tags.includes(title)),
  );
  return own ?? tour?.destination ?? common?.slug ?? null;
}

/** The image of pages about several places. */
function brandImage({ host, config }: (typeof tenants)[number]): string {
  const { shareImageUrl } = config as { shareImageUrl?: string };
  return shareImageUrl === undefined
    ? `${originOf(host)}/icons/icon-512.png`
    : new URL(shareImageUrl, stack.operatorUrl).href;
}

interface Words {
  documentTitle?: string;
  slogan?: string;
  header?: { phone?: string | null; textUs?: string | null };
  footer?: { about?: string };
}

/** Texts that only one brand has. */
function wordsOf({ config }: (typeof tenants)[number]): string[] {
  const { documentTitle, slogan, header, footer } = config as Words;
  return [documentTitle, slogan, header?.phone, header?.textUs, footer?.about].filter(
    (word) => typeof word === "string",
  );
}

const digitsOf = (text: string) => text.replace(/[^0-9]/g, "");

/** What a page says of other tenants. */
function strangers(tenant: (typeof tenants)[number], body: string): string[] {
  const others = tenants.filter((other) => other !== tenant);
  const words = others.flatMap(wordsOf);
  return [
    ...words.filter((word) => body.includes(word)),
    ...words.map(digitsOf).filter((digits) => digits.length > 9 && body.includes(digits)),
    ...others.map(({ host }) => `//${host}:${stack.site.url.port}/`).filter((address) => body.includes(address)),
  ];
}

it("robots.txt, read by the rules of RFC 9309, keeps crawlers from what is not a page", async () => {
  const mayFetch = robotsRules((await asGoogle("localhost", "/robots.txt")).body);
  const paths = ["/faq", "/tours-detail/x-tours/?original_url=%2Fy"];
  const others = ["/api/x", "/account", "/faq.data", "/tours/1?date=2026-12-01", "/tours/1/2026-12-01.ics?session=a"];
  expect([...paths, ...others].filter(mayFetch)).toEqual(paths);
});

it.each(tenants)("$host says nothing of other brands on any page", async (tenant) => {
  for (const path of [...EVERY_PATH, "/nowhere", "/llms.txt", "/manifest.webmanifest", "/sitemap.xml"])
    expect(strangers(tenant, (await asGoogle(tenant.host, path)).body), path).toEqual([]);
});

describe("a brand, crawled as Googlebot from its sitemap", () => {
  const [tenant] = tenants as [(typeof tenants)[number]];
  const { host } = tenant;
  let origin: string;
  let listed: string[];
  let pages: Map<string, CrawledPage>;
  /** The pages of the sitemap. */
  let own: Map<string, CrawledPage>;

  beforeAll(async () => {
    origin = originOf(host);
    const robots = await asGoogle(host, "/robots.txt");
    expect(robots.body).toContain(`Sitemap: ${origin}/sitemap.xml`);
    // Only a complete sitemap is cached: on a busy machine the first ones can lack pages the operator was too slow for.
    const sitemap = await stack.whole("/sitemap.xml", { host, headers: GOOGLEBOT });
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

  it("every page is valid where checkers look first: blocks stand outside of phrases, and sections have names", () => {
    const wrong = [...pages].flatMap(([path, { misplaced }]) => misplaced.map((what) => `${what}: ${path}`));
    expect(wrong).toEqual([]);
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

  it("every page has one title, description, canonical address and social card of its own", async () => {
    const titles = new Map<string, string>();
    const descriptions = new Map<string, string>();
    const cards = new Set<string>();
    let count = 0;
    for (const path of new Set([...EVERY_PATH, ...own.keys()])) {
      const page = pages.get(path) ?? readPage(await asGoogle(host, path), path, origin);
      const { answer, head } = page;
      expect([path, answer.status]).toEqual([path, 200]);
      count += 1;
      const address = originOf(host) + path;
      expect(head.canonical).toBe(address);
      expect([head.all("robots"), answer.headers["x-robots-tag"]], path).toEqual([[], undefined]);

      expect([path, page.headings.filter((level) => level === 1), page.repeatedIds]).toEqual([path, [1], []]);
      expect([path, page.headings.filter((level, at) => level > 1 + (page.headings[at - 1] ?? 0))]).toEqual([path, []]);
      expectWithinBudget("HTML, KB", kbOf(answer.body), path);
      expect([path, head.titles, head.all("description").length]).toEqual([path, 1, 1]);
      if (CONTENT.has(path)) expect(page.mainLength, path).toBeGreaterThan(400);
      if (["/faq", "/blog/a-blog-example"].includes(path)) {
        const slashed = await stack.get(`${path}/`, { host });
        expect([slashed.status, headOf(slashed.body).canonical]).toEqual([200, address]);
      }

      const description = head.meta("description");
      expect(head.title, path).toMatch(/^.{8,}$/);
      expect(description, path).toMatch(/^.{20,300}$/);
      expect([path, titles.get(head.title), descriptions.get(description)]).toEqual([path, undefined, undefined]);
      titles.set(head.title, path);
      descriptions.set(description, path);

      for (const name of ["og:type", "og:site_name", "og:title", "og:image:alt", "twitter:card", "twitter:image:alt"])
        expect([path, name, head.all(name).length]).toEqual([path, name, 1]);
      expect(head.all("og:url")).toEqual([address]);
      expect(head.all("og:description")).toEqual([description]);
      expect(head.title).toContain(head.meta("og:title"));
      expect(head.title).toContain(head.meta("og:site_name"));
      const image = head.meta("og:image");
      const place = placeOf(path);
      if (place === null) expect([path, image]).toEqual([path, brandImage(tenant)]);
      else {
        expect([head.meta("og:image:width"), head.meta("og:image:height")]).toEqual(["1200", "630"]);
        expect([path, image]).toEqual([path, `${originOf(host)}/share/${place}.png`]);
        cards.add(new URL(image).pathname);
      }

      expect([path, head.scripts.length]).toEqual([path, 1]);
      const crumbs = head.node("BreadcrumbList")?.itemListElement as { item: string }[] | undefined;
      // Which pages have one: structured-data-fields.test.ts.
      expect(crumbs?.at(-1)?.item ?? address).toBe(address);
    }
    expect(count).toBeGreaterThan(CONTENT_PATHS.length + FIXED_PLACES.length + categories.length);
    expect(cards.size).toBe(FIXED_PLACES.length);
    for (const card of cards)
      expect(await pngSize(card), card).toEqual({
        status: 200,
        type: "image/png",
        signature: "PNG",
        width: 1200,
        height: 630,
      });
  });
});
