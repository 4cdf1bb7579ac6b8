import { describe, expect, it } from "vitest";
import { hostileAnswer } from "#tests/support/hostile-operator.ts";
import { attributesOf, parseHtml } from "#tests/support/html.ts";
import { newTab, stack, startJourneys } from "#tests/support/journey.ts";

/** Closes elements, sections and links; contains characters that XML cannot contain. */
const PAYLOAD = `</title>]]></item><script>window.__xss=1</script> "x' &amp; &bogus; [a](javascript:1) \u0001\u{1F3DC}`;

startJourneys();

/** The document as the browser's XML parser reads it. */
async function parsed(xml: string) {
  const { page } = await newTab();
  return page.evaluate((source) => {
    const document = new DOMParser().parseFromString(source, "application/xml");
    const all = [...document.querySelectorAll("*")];
    return {
      error: document.querySelector("parsererror")?.textContent ?? null,
      root: document.documentElement.nodeName,
      names: [...new Set(all.map(({ nodeName }) => nodeName))].toSorted(),
      items: [...document.querySelectorAll("item")].map((item) =>
        Object.fromEntries([...item.children].map((child) => [child.nodeName, child.textContent ?? ""])),
      ),
      locations: [...document.querySelectorAll("loc")].map(({ textContent }) => textContent ?? ""),
      channel: Object.fromEntries(
        [...(document.querySelector("channel")?.children ?? [])]
          .filter(({ nodeName }) => nodeName !== "item")
          .map((child) => [child.nodeName, child.getAttribute("href") ?? child.textContent ?? ""]),
      ),
    };
  }, xml);
}

const get = async (path: string) => (await stack.get(path)).body;

describe("the blog's feed", () => {
  it("is well-formed RSS with absolute links to posts that are there, newest first", async () => {
    const { error, root, channel, items } = await parsed(await get("/blog/feed.xml"));
    const { origin } = stack.site.url;
    expect([error, root]).toEqual([null, "rss"]);
    expect(channel).toMatchObject({
      link: `${origin}/blog`,
      "atom:link": `${origin}/blog/feed.xml`,
      language: "en-US",
    });
    expect(items.length).toBeGreaterThan(10);
    expect(items.length).toBeLessThanOrEqual(20);
    for (const { link = "", guid, title, pubDate = "", description = "" } of items) {
      expect(description, link).not.toBe("");
      expect(link.startsWith(`${origin}/blog/`)).toBe(true);
      expect([guid, title === ""]).toEqual([link, false]);
      expect(pubDate).toMatch(/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} 0[78]:00:00 GMT$/);
    }
    for (const { link = "" } of items.slice(0, 3)) expect((await stack.get(new URL(link).pathname)).status).toBe(200);
    const times = items.map(({ pubDate = "" }) => Date.parse(pubDate));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });

  it("is linked from the blog and its posts only", async () => {
    const feeds = { tag: "link", attr: { rel: "alternate", type: "application/rss+xml" } };
    for (const path of ["/blog", "/blog/a-blog-example"])
      expect(attributesOf(parseHtml(await get(path)), feeds, "href"), path).toEqual(["/blog/feed.xml"]);
    expect(attributesOf(parseHtml(await get("/faq")), feeds, "href")).toEqual([]);
  });
});

it("with hostile text in every field of the operator, XML stays well-formed, and neither it nor Markdown has active markup", async () => {
  // A host that nobody else visits: what is stored of it stays there.
  const host = "hostile.localhost";
  const texts = Array.from({ length: 5 }, () => PAYLOAD);
  stack.operator.answer(host, (call, response) => {
    const data = hostileAnswer(call, texts, [`<p>${PAYLOAD}</p>`]);
    response.setHeader("content-type", "application/json").end(JSON.stringify({ data }));
  });
  const hostile = (path: string) => stack.get(path, { host });

  const feed = await parsed((await hostile("/blog/feed.xml")).body);
  expect(feed.error).toBeNull();
  expect(feed.items.length).toBeGreaterThan(2);
  expect(feed.names).not.toContain("script");
  expect(feed.items[0]?.title).toContain("</title>]]></item><script>window.__xss=1</script>");
  const { error, root, locations, names } = await parsed((await hostile("/sitemap.xml")).body);
  expect([error, root]).toEqual([null, "urlset"]);
  expect(locations.length).toBeGreaterThan(10);
  expect(names).toEqual(["lastmod", "loc", "url", "urlset"]);

  for (const path of ["/tours/1.md", "/blog/hostile-post.md", "/faq.md", "/llms.txt"]) {
    const { status, body } = await hostile(path);
    expect(status, path).toBe(200);
    expect(body, path).toMatch(/\\<script\\?>/);
    const alive = body.replace(/\\./g, "");
    expect(alive, path).not.toMatch(/<(?!https?:|[\s…])/);
    expect(alive.match(/\]\((?!<?(?:https?|tel):).{0,30}/g), path).toBeNull();
  }
});
