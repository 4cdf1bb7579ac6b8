import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CONTENT_PATHS, TENANT_HOSTS } from "#tests/support/public-pages.ts";
import { startTestStack, type TestStack } from "#tests/support/test-stack.ts";

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

function decoded(html: string): string {
  return html.replaceAll("<!-- -->", "").replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}

/** What is between header and footer, and what of it a reader without scripts sees. */
function mainOf(html: string): string {
  return decoded(/<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? "");
}

const textOf = (html: string) => html.replace(/<script.*?<\/script>|<[^>]+>/gs, " ").replace(/\s+/g, " ");
const attributes = (html: string, tag: string, name: string) =>
  [...html.matchAll(new RegExp(`<${tag}\\b[^>]*? ${name}="([^"]*)"`, "g"))].map((match) => match[1] ?? "");
const titleOf = (html: string) => decoded(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "");

/** Pages and systems other tests look after. */
const ELSEWHERE = /^\/(?:tours|our-tours|tours-detail|cart|account|hotel|activities|signin|signup|search)(?:[/?#]|$)/;

describe.each(TENANT_HOSTS)("on %s", (host) => {
  it.each(CONTENT_PATHS)("%s is a page, with and without trailing slash", async (path) => {
    const answer = await stack.get(path, { host });
    expect(answer.status).toBe(200);
    const main = mainOf(answer.body);
    expect(main.match(/<h1/g)).toHaveLength(1);
    expect(textOf(main).length).toBeGreaterThan(400);
    expect(titleOf(answer.body).length).toBeGreaterThan(10);
    expect(answer.body.match(/<title>/g)).toHaveLength(1);
    expect(answer.body).toContain('name="description"');
    const canonical = `http://${host}:${stack.site.url.port}${path}`;
    expect(attributes(answer.body, "link", "rel").filter((rel) => rel === "canonical")).toHaveLength(1);
    expect(answer.body).toContain(`href="${canonical}"`);
    if (path === "/") return;
    const slashed = await stack.get(`${path}/`, { host });
    expect([slashed.status, titleOf(slashed.body)]).toEqual([200, titleOf(answer.body)]);
    expect(slashed.body).toContain(`rel="canonical" href="${canonical}"`);
  });

  it("no link leads nowhere, no picture is missing, no fragment points past its page", async () => {
    const seen = new Map<string, string>();
    const queue = [...CONTENT_PATHS];
    const pictures = new Set<string>();
    const fragments: [from: string, to: string, id: string][] = [];
    const broken: string[] = [];
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
      if (seen.has(path)) continue;
      const { status, body } = await stack.get(path, { host });
      seen.set(path, body);
      if (status !== 200) broken.push(`${status} ${path}`);
      for (const picture of attributes(body, "img", "src")) pictures.add(decoded(picture));
      for (const link of attributes(body, "a", "href").map(decoded)) {
        if (ELSEWHERE.test(link) || !/^[/#]/.test(link)) continue;
        const [target = "", id = ""] = link.split("#");
        const page = target === "" ? path : target.replace(/(.)\/$/, "$1");
        if (id !== "") fragments.push([path, page, id]);
        queue.push(page);
      }
    }
    const lost = fragments.filter(([, page, id]) => !seen.get(page)?.includes(` id="${id}"`));
    const statuses = await Promise.all(
      [...pictures].map(async (src) => {
        const response = await fetch(new URL(src, stack.site.url));
        await response.body?.cancel();
        return [src, response.status, response.headers.get("content-type")?.startsWith("image/") === true] as const;
      }),
    );
    expect(broken).toEqual([]);
    expect(lost).toEqual([]);
    expect(statuses.filter(([, status, isImage]) => status !== 200 || !isImage)).toEqual([]);
    expect(seen.size).toBeGreaterThan(CONTENT_PATHS.length + 10);
    expect(pictures.size).toBeGreaterThan(40);
  });
});

describe("what a page is made of, without any script", () => {
  const main = async (path: string) => mainOf((await stack.get(path)).body);

  it("/webcams is the Influencer Initiative", async () => {
    const { body } = await stack.get("/webcams");
    expect(titleOf(body)).toBe("Influencer Initiative | National Park Express");
    expect(mainOf(body)).toMatch(/<h1>Influencer Initiative<\/h1>/);
    expect(attributes(mainOf(body), "a", "href").filter((href) => href.includes("nps.gov")).length).toBeGreaterThan(4);
  });

  it("galleries are links to pictures of known size, each with an address of its own", async () => {
    const html = await main("/gallery");
    const ids = [...html.matchAll(/ id="(photo-\d+)"/g)].map(([, id]) => id);
    expect(ids).toEqual(ids.map((_, index) => `photo-${index + 1}`));
    expect(ids.length).toBeGreaterThan(15);
    for (const image of html.match(/<img[^>]*>/g) ?? []) expect(image).toMatch(/width="\d+" height="\d+"/);
    expect(attributes(html, "a", "href").filter((href) => href.endsWith(".svg"))).toHaveLength(ids.length);
  });

  it("films say their language, carry their text, and load nothing from elsewhere", async () => {
    const html = await main("/videos/de");
    expect(html.match(/<article class="film" id="[^"]+" lang="de"/g)).toHaveLength(6);
    expect(html).toContain("Den ganzen Text lesen");
    expect(html).toContain("Sie haben fünfeinhalb Stunden gesessen");
    expect(html).not.toContain("<iframe");
    const { body } = await stack.get("/videos/de");
    for (const code of ["en", "es", "de"]) expect(body).toContain(`rel="alternate" hrefLang="${code}"`);
  });

  it("posts are listed newest first, and a post has its author, dates, contents, tours and neighbors", async () => {
    const dates = [...(await main("/blog")).matchAll(/<time dateTime="([\d-]+)"/gi)].map(([, date]) => date ?? "");
    expect(dates.length).toBeGreaterThanOrEqual(12);
    expect(dates).toEqual(dates.toSorted().toReversed());
    const html = await main("/blog/a-blog-example");
    const text = textOf(html);
    for (const part of ["Priya Nair", "September 15, 2026", "October 20, 2026", "On this page", "Earlier", "Later"]) {
      expect(text).toContain(part);
    }
    expect(html.match(/class="tour-card"/g)).toHaveLength(3);
  });

  it("press is grouped by year, long texts have a table of contents, questions have ids of their own", async () => {
    const years = [...(await main("/press-releases")).matchAll(/<h3>(\d{4})<\/h3>/g)].map(([, year]) => year);
    expect(years).toEqual(["2026", "2025", "2024", "2023"]);
    for (const path of ["/privacy-policy", "/terms-conditions"]) {
      const contents = /<nav class="contents".*?<\/nav>/s.exec(await main(path))?.[0] ?? "";
      expect(attributes(contents, "a", "href").length).toBeGreaterThanOrEqual(8);
    }
    const ids = [...(await main("/faq")).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("/ideas stands in the planning layout, and overnight tours lead to the base site's planner", async () => {
    const { body } = await stack.get("/ideas");
    expect(body).toContain("planning-header");
    expect(body).not.toContain("site-header");
    expect(attributes(body, "a", "href").some((href) => /^http:\/\/localhost:\d+\/ideas$/.test(href))).toBe(true);
  });
});

describe("what is not there", () => {
  it.each([
    "/blog/no-such-post",
    "/blog/No_Slug",
    "/blog/a-blog-example/more",
    "/shuttle-service/no-such-line",
    "/shuttle-service/a.b",
    "/videos/fr",
    "/videos/DE",
    "/videos/english",
    "/videos",
  ])("%s is a 404 in the layout", async (path) => {
    const { status, body } = await stack.get(path);
    expect(status).toBe(404);
    expect(decoded(body)).toContain(`Page not found: ${path}`);
    expect(body.match(/<title>/g)).toHaveLength(1);
  });

  it("an address that is no name is never put into a call", async () => {
    await stack.forgetCalls();
    for (const path of ["/blog/No_Slug", "/blog/a--b", "/shuttle-service/a.b", "/videos/DE"]) await stack.get(path);
    const asked = (await stack.operatorCalls()).map((call) => call.path).filter((path) => /builder|content/.test(path));
    expect(asked).toEqual([]);
  });
});

describe("content that cannot be shown", () => {
  const PAGE = "/api/website/builder/page/1/";

  it("blocks that are all broken leave title and a sentence", async () => {
    const own = await startTestStack();
    await own.setFault(PAGE, {
      kind: "wrong-type",
      body: { data: { title: "Only a title", blocks: [{ type: "gallery" }, { type: "nope" }, 5] } },
    });
    const { status, body } = await own.get("/gallery");
    expect(status).toBe(200);
    expect(mainOf(body)).toContain("<h1>Only a title</h1>");
    expect(mainOf(body)).toContain("This page has no text just now");
    await own.stop();
  });

  it("a page without a title is called by its address", async () => {
    const own = await startTestStack();
    await own.setFault(PAGE, {
      kind: "wrong-type",
      body: { data: { blocks: [{ type: "richText", html: "<p>x</p>" }] } },
    });
    expect(mainOf((await own.get("/press-releases")).body)).toContain("<h1>Press releases</h1>");
    await own.stop();
  });

  it("an empty object is no page: 503; a post without its blog list still is one", async () => {
    const own = await startTestStack();
    await own.setFault(PAGE, { kind: "wrong-type", body: { data: {} } });
    expect((await own.get("/about-us")).status).toBe(503);
    const post = await own.get("/blog/a-blog-example");
    expect(post.status).toBe(200);
    expect(textOf(mainOf(post.body))).not.toContain("Earlier");
    await own.stop();
  });

  it("with the operator stopped and nothing stored, every page but home says so: 503 with Retry-After", async () => {
    const own = await startTestStack();
    await own.stopOperator();
    for (const path of CONTENT_PATHS.filter((path) => path !== "/")) {
      const { status, headers, body } = await own.get(path);
      expect([path, status, headers["retry-after"]]).toEqual([path, 503, "120"]);
      expect(body).toContain("Temporarily unavailable");
      expect(body.match(/<h1/g)).toHaveLength(1);
    }
    await own.stop();
  });
});
