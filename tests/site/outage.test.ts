import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { tours } from "#tests/stand-in/seed/seed.ts";
import { attributesOf, find, findAll, mainOf, parseHtml, textOf, tourTitles } from "#tests/support/html.ts";
import { cacheOf } from "#tests/support/http.ts";
import { startTappedStack, type TappedStack } from "#tests/support/tapped-stack.ts";
import { startTestStack, type TestStack } from "#tests/support/test-stack.ts";

const GOOGLEBOT = { "user-agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" };
const PLACES = [...new Set(tours.map(({ destination }) => destination))];
const text = (html: string) => textOf(parseHtml(html));
const h1 = (html: string) => textOf(find(parseHtml(html), { tag: "h1" }));

async function storedKeys({ site }: TestStack, prefix = ""): Promise<string[]> {
  const kv = await site.miniflare.getKVNamespace("CONTENT");
  return (await kv.list({ prefix })).keys.map(({ name }) => name);
}

const TOUR_PATHS = [
  "/tours/101",
  "/tours-detail/grand-canyon-tours/?original_url=%2Ftour%2Fgrand-canyon-south-rim-day-tour",
  "/tours-detail/grand-canyon-tours/",
  "/our-tours",
  "/our-tours/4",
];

describe("with the operator stopped", () => {
  const visited = ["localhost", "canyon.localhost"];
  const unvisited = "vegas.localhost";
  const withoutNonces = (html: string) => html.replaceAll(/[0-9a-f]{32}/g, "");
  let stack: TestStack;
  let before: string[];
  let toursBefore: string[];

  beforeAll(async () => {
    stack = await startTestStack();
    const visitAll = () => Promise.all(visited.map((host) => stack.get("/", { host })));
    // The first view may stream what is not stored yet; views are the same from the first hit on.
    await vi.waitUntil(async () => (await visitAll()).every((answer) => cacheOf(answer) === "hit"), 60_000);
    before = (await visitAll()).map(({ body }) => body);
    toursBefore = (await Promise.all(TOUR_PATHS.map((path) => stack.get(path)))).map(({ body }) => h1(body));
    await stack.stopOperator();
  });
  afterAll(() => stack.stop());

  it("both brands still render with menu, branding and content after one visit", async () => {
    for (const [index, host] of visited.entries()) {
      const { status, body } = await stack.get("/", { host });
      expect(status).toBe(200);
      expect(withoutNonces(body)).toBe(withoutNonces(before[index] ?? ""));
    }
  });

  it("a host that was never confirmed has a home page under its own name, for no search engine and no cache", async () => {
    const { status, headers, body } = await stack.get("/", { host: unvisited });
    expect([status, headers["cache-control"], headers["x-robots-tag"]]).toEqual([200, "private, no-store", "noindex"]);
    expect(h1(body)).toBe(unvisited);
    expect(attributesOf(parseHtml(body), { tag: "img" }, "src")).toEqual([]);
    const paths =
      "/ /our-tours /faq /contact-us /news-letter /cart/ /hotel/ /activities/ /tours-detail/zion-tours/ /nowhere";
    const files = "/manifest.webmanifest /llms.txt /robots.txt /index.md /.well-known/security.txt";
    for (const path of `${paths} ${files}`.split(" ")) {
      const answer = await stack.get(path, { host: unvisited });
      expect([path, answer.headers["cache-control"]]).toEqual([path, "private, no-store"]);
      expect([path, answer.headers["x-robots-tag"]]).toEqual([path, "noindex"]);
      const said = answer.body.replaceAll(unvisited, "").replaceAll(path, "");
      expect([path, /National Park|Vegas|Canyon|Zion|Nevada|\/destinations\//i.exec(said)?.[0]]).toEqual([
        path,
        undefined,
      ]);
    }
  });

  it("a page without any copy is 503 with Retry-After, under the host's name, and never stored", async () => {
    const faq = await stack.get("/faq", { host: unvisited });
    expect(faq.status).toBe(503);
    expect(faq.headers["retry-after"]).toBe("120");
    expect(faq.headers["cache-control"]).toBe("private, no-store");
    expect(faq.body).toContain("Temporarily unavailable");
    expect(await storedKeys(stack, `t:${unvisited}`)).toEqual([]);
  });

  it("pages of tours that were visited before are still there", async () => {
    for (const [index, path] of TOUR_PATHS.entries()) {
      const after = await stack.get(path);
      expect([after.status, h1(after.body)], path).toEqual([200, toursBefore[index]]);
    }
  });
});

describe("with a lying operator", () => {
  let stack: TestStack;
  beforeAll(async () => {
    stack = await startTestStack();
  });
  afterAll(() => stack.stop());

  it("while the categories are unknown, a kind that tours name has its page all the same", async () => {
    await stack.clearFaults();
    await stack.setFault("/api/office/our-tour/category", { kind: "status", status: 500 });
    const { status, body } = await stack.get("/our-tours/small-group", { host: "canyon.localhost" });
    expect([status, h1(body)]).toEqual([200, "Small group"]);
    expect(tourTitles(mainOf(body)).length).toBeGreaterThan(0);
    expect((await stack.get("/our-tours/unknown", { host: "canyon.localhost" })).status).toBe(503);
  });
});

describe("with a slow secondary section", () => {
  let stack: TappedStack;
  beforeAll(async () => {
    stack = await startTappedStack();
  });
  afterAll(() => stack.stop());

  it("the page comes before it, and the section follows", async () => {
    const release = stack.tap.hold("/api/office/top-tours");
    const answer = stack.getInParts("/");
    const shell = await answer.until('aria-label="Loading tours"');
    expect(shell.startsWith("<!DOCTYPE html>")).toBe(true);
    expect(tourTitles(mainOf(shell))).toEqual([]);
    release();
    const { body } = await answer.whole;
    expect(tourTitles(parseHtml(body)).length).toBeGreaterThan(0);
    expect(body.trimEnd().endsWith("</html>")).toBe(true);
    // Behind the answer the page is rendered whole, for the cache.
    const kept = await vi.waitUntil(async () => {
      const next = await stack.get("/");
      return cacheOf(next) === "hit" && next;
    }, 60_000);
    expect(kept.body).not.toContain('aria-label="Loading tours"');
    expect(tourTitles(mainOf(kept.body)).length).toBeGreaterThan(0);
  });

  it("crawlers get the page whole and in order", async () => {
    stack.tap.calls.length = 0;
    const release = stack.tap.hold("/api/office/top-tours");
    const answer = stack.getInParts("/", { host: "canyon.localhost", headers: GOOGLEBOT });
    await expect.poll(() => stack.tap.calls.some(({ path }) => path.includes("top-tours"))).toBe(true);
    release();
    const { body } = await answer.whole;
    const page = parseHtml(body);
    expect(findAll(page, { attr: { "aria-label": "Loading tours" } })).toEqual([]);
    const [title = "none"] = tourTitles(find(page, { tag: "main" }));
    const text = textOf(page);
    expect(text.lastIndexOf(title)).toBeGreaterThan(0);
    expect(text.lastIndexOf(title)).toBeLessThan(text.indexOf(textOf(find(page, { tag: "footer" }))));
  });
});

it("without stored tours the eight destinations of a known host are there, and everything else about tours is 503", async () => {
  const stack = await startTestStack();
  for (const path of ["/api/office", "/api/product"]) await stack.setFault(path, { kind: "status", status: 500 });
  for (const place of PLACES) {
    const { status, body } = await stack.get(`/tours-detail/${place}-tours/`);
    expect([status, h1(body)]).toEqual([200, expect.stringMatching(/ tours from Las Vegas$/)]);
    expect(text(body)).toContain("Tours cannot be loaded right now.");
  }
  expect(PLACES).toHaveLength(8);
  for (const path of [...TOUR_PATHS, "/tours-detail/lake-mead-tours/"]) {
    if (path === "/tours-detail/grand-canyon-tours/") continue;
    const { status, headers, body } = await stack.get(path);
    expect([status, headers["retry-after"]], path).toEqual([503, "120"]);
    expect(headers["cache-control"]).toBe("private, no-store");
    expect(body).toContain("Temporarily unavailable");
  }
  await stack.stop();
});
