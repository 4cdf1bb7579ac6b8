import { beforeAll, describe, expect, it } from "vitest";
import { attributesOf, h1Of, parseHtml } from "#tests/support/html.ts";
import { DOWN } from "#tests/support/operator-tap.ts";
import { sharedStack } from "#tests/support/stacks.ts";

const stack = await sharedStack();
const WORKERS_DEV = "site.example.workers.dev";

const TOUR_PATHS = [
  "/tours/101",
  "/tours-detail/grand-canyon-tours/?original_url=%2Ftour%2Fgrand-canyon-south-rim-day-tour",
  "/tours-detail/grand-canyon-tours/",
  "/our-tours",
  "/our-tours/4",
];
const FILES = [
  ...["/robots.txt", "/sitemap.xml", "/llms.txt", "/faq.md", "/tours/121.md", "/blog/a-blog-example.md"],
  ...["/blog/feed.xml", "/manifest.webmanifest"],
];

describe("with the operator stopped", () => {
  const home = stack.newHost();
  const visited = [home, stack.newHost("canyon.localhost")];
  const unvisited = "unvisited.localhost";
  const withoutNonces = (html: string) => html.replaceAll(/[0-9a-f]{32}/g, "");
  let before: string[];
  let toursBefore: string[];
  let filesBefore: string[];

  beforeAll(async () => {
    await expectWholeFilesOnly();
    before = (await Promise.all(visited.map((host) => stack.whole("/", { host })))).map(({ body }) => body);
    toursBefore = (await Promise.all(TOUR_PATHS.map((path) => stack.get(path, { host: home })))).map(({ body }) =>
      h1Of(body),
    );
    filesBefore = (await Promise.all(FILES.map((path) => stack.whole(path, { host: home })))).map(({ body }) => body);
    for (const host of [...visited, unvisited, WORKERS_DEV]) stack.operator.answer(host, DOWN);
  });

  /** A page of the menu fails, then none. A sitemap that would lack it is none; tours are known by their list. */
  async function expectWholeFilesOnly(): Promise<void> {
    for (const path of ["website/builder/page/1/faq", "product/web/detail/121"])
      await stack.setFault(`/api/${path}`, { kind: "status", status: 500 }, home);
    const { status, headers } = await stack.get("/sitemap.xml", { host: home });
    expect([status, headers["retry-after"]]).toEqual([503, "120"]);
    await stack.clearFaults();
  }

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
    expect(h1Of(body)).toBe(unvisited);
    expect(attributesOf(parseHtml(body), { tag: "img" }, "src")).toEqual([]);
    const paths =
      "/ /our-tours /faq /contact-us /news-letter /cart/ /hotel/ /activities/ /tours-detail/zion-tours/ /nowhere";
    const files = "/manifest.webmanifest /llms.txt /robots.txt /index.md";
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
    const kv = await stack.site.miniflare.getKVNamespace("CONTENT");
    expect((await kv.list({ prefix: `t:${unvisited}` })).keys).toEqual([]);
  });

  it("pages of tours that were visited before are still there", async () => {
    for (const [index, path] of TOUR_PATHS.entries()) {
      const after = await stack.get(path, { host: home });
      expect([after.status, h1Of(after.body)], path).toEqual([200, toursBefore[index]]);
    }
  });

  it("files for programs that were read before are still there, and others are 503 with Retry-After unless they need no content", async () => {
    for (const [index, path] of FILES.entries()) {
      const { status, body } = await stack.get(path, { host: home });
      expect([status, body], path).toEqual([200, filesBefore[index]]);
    }
    for (const path of ["/sitemap.xml", ...FILES.slice(3, 7)]) {
      const { status, headers } = await stack.get(path, { host: unvisited });
      const failed = [503, "120", "private, no-store"];
      expect([status, headers["retry-after"], headers["cache-control"]], path).toEqual(failed);
    }
    for (const path of ["/robots.txt", "/manifest.webmanifest", "/favicon.svg"]) {
      const { status, headers } = await stack.get(path, { host: unvisited });
      // These are nobody's: a browser must not store them as the tenant's own.
      expect([status, headers["cache-control"]], path).toEqual([200, "private, no-store"]);
    }
  });

  it("a site on workers.dev goes by its host's name, and keeps crawlers out", async () => {
    const host = WORKERS_DEV;
    expect((await stack.get("/robots.txt", { host })).body).toBe("User-agent: *\nDisallow: /\n");
    const manifest = JSON.parse((await stack.get("/manifest.webmanifest", { host })).body) as object;
    expect(manifest).toMatchObject({ name: host });
  });
});
