import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { attributesOf, findAll, headOf } from "#tests/support/html.ts";
import { cacheOf } from "#tests/support/http.ts";
import { sharedStack } from "#tests/support/stacks.ts";
import { startTestStack, type TestStack } from "#tests/support/test-stack.ts";

const stack = await sharedStack();

const VISITORS_OWN = ["/cart/", "/hotel/", "/activities/"];

it("the head of films in a language names the other languages", async () => {
  const { body } = await stack.get("/videos/de");
  expect(headOf(body).alternates).toEqual(
    ["en", "es", "de"].map((code) => [code, `${stack.site.url.origin}/videos/${code}`]),
  );
});

it("the head of a page loads its modules after what is painted first", async () => {
  const page = (await stack.get("/faq")).body;
  const modules = { tag: "link", attr: { rel: "modulepreload" } };
  const priorities = attributesOf(page, modules, "fetchPriority");
  expect(priorities).toHaveLength(findAll(page, modules).length);
  expect(new Set(priorities)).toEqual(new Set(["low"]));
});

describe("not for search engines", () => {
  it.each(VISITORS_OWN)("is %s", async (path) => {
    const { status, body } = await stack.get(path);
    expect(status).toBe(200);
    const head = headOf(body);
    expect(head.all("robots")).toEqual(["noindex"]);
    expect([head.canonical, head.scripts]).toEqual(["", []]);
    expect(head.title).toMatch(/ \| National Park Express$/);
  });

  it.each(["/signin", "/search?tour=101", "/nope", "/tours/999999", "/assets/none.js", "//"])("is %s", async (path) => {
    expect((await stack.get(path)).headers["x-robots-tag"]).toBe("noindex");
  });
});

describe("another address of one fixed tenant", () => {
  let fixed: TestStack;
  beforeAll(async () => {
    fixed = await startTestStack({ vars: { TENANT_HOST: "canyon.localhost" } });
  });
  afterAll(() => fixed.stop());

  it.each(["staging.localhost", "canyon.acme.workers.dev"])(
    "is not for search engines as %s, and names the tenant's own address",
    async (host) => {
      for (const [path, status] of [
        ["/", 200],
        ["/faq", 200],
        ["/tours/101", 200],
        ["/nope", 404],
        ["/cart", 200],
      ] as const) {
        const answer = await fixed.get(path, { host });
        expect([path, answer.status, answer.headers["x-robots-tag"]]).toEqual([path, status, "noindex"]);
      }
      const { canonical } = headOf((await fixed.get("/faq", { host })).body);
      expect(canonical).toBe(`http://canyon.localhost:${fixed.site.url.port}/faq`);
    },
  );

  it("keeps crawlers out, with files that name the tenant's own address", async () => {
    const bodyOf = async (path: string, host = "staging.localhost") => (await fixed.get(path, { host })).body;
    expect(await bodyOf("/robots.txt")).toBe("User-agent: *\nDisallow: /\n");
    expect(await bodyOf("/robots.txt", "canyon.localhost")).toContain("/sitemap.xml");
    for (const path of ["/tours/101.md", "/blog/feed.xml"]) {
      const body = await bodyOf(path);
      expect([body.includes("canyon.localhost:"), body.includes("staging.")], path).toEqual([true, false]);
    }
  });

  it("leaves the tenant's own host to search engines, though both share one page cache", async () => {
    await fixed.get("/webcams", { host: "staging.localhost" });
    const answer = await fixed.get("/webcams", { host: "canyon.localhost" });
    expect(cacheOf(answer)).toBe("hit");
    expect(answer.headers["x-robots-tag"]).toBeUndefined();
    expect(headOf(answer.body).canonical).toBe(`http://canyon.localhost:${fixed.site.url.port}/webcams`);
  });
});
