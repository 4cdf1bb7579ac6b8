/** Rows of the fault matrix: an operator that answers, but badly. */

import { afterEach, describe, expect, it } from "vitest";
import { CONTENT_PAGES } from "#app/domain/content/page-names.ts";
import type { Fault } from "#tests/stand-in/faults.ts";
import { letTimePass } from "#tests/support/aged-content.ts";
import { startCaptureServer } from "#tests/support/capture-server.ts";
import { startTappedStack, type TappedStack } from "#tests/support/tapped-stack.ts";

/** A lie, and the page it is told about. */
const LIES: readonly (readonly [page: string, fault: Fault])[] = [
  ["faq", { kind: "malformed" }],
  ["about-us", { kind: "truncated" }],
  ["licenses", { kind: "html" }],
  ["privacy-policy", { kind: "wrong-content-type", contentType: "text/plain" }],
  ["terms-conditions", { kind: "wrong-type", body: [] }],
  ["webcams", { kind: "wrong-type", body: null }],
  ["meet-the-team", { kind: "wrong-type", body: { data: [] } }],
  ["gallery", { kind: "wrong-type", body: { data: { title: ["x"], blocks: [null, null] } } }],
];

let stack: TappedStack;
afterEach(() => stack.stop());

const kvValue = async (key: string) => {
  const kv = await stack.site.miniflare.getKVNamespace("CONTENT");
  return await kv.get(key, "text");
};
const callsOf = (name: string) => stack.tap.calls.filter(({ path }) => path.endsWith(name)).length;

/** A site without a page cache that has copies of these pages' content, an hour old. */
async function startWithOldCopies(pages: readonly (readonly [path: string, key: string])[]): Promise<void> {
  stack = await startTappedStack({ hasWorkersCache: false });
  for (const [path] of pages) expect((await stack.get(path)).status, path).toBe(200);
  for (const [path, key] of pages)
    await expect.poll(() => kvValue(`t:localhost:${key}`), { message: path }).not.toBeNull();
  await letTimePass(stack.site, 3_600);
  stack.tap.calls.length = 0;
}

const FAQ = ["/faq", "page:faq"] as const;
const ABOUT_US = ["/about-us", "page:about-us"] as const;

describe("an operator in trouble", () => {
  it("fault: 500/502/503/504", async () => {
    await startWithOldCopies([FAQ, ABOUT_US]);
    for (const [index, status] of [500, 502, 503, 504].entries()) {
      stack.tap.set((response) => response.writeHead(status, { "content-type": "application/json" }).end("{}"));
      stack.tap.calls.length = 0;
      const host = index % 2 === 0 ? "localhost" : "canyon.localhost";
      // Posts that have no copy: each would be a call, were it not for the breaker of that endpoint.
      for (let n = 0; n < 8; n++) expect((await stack.get(`/blog/post-${status}-${n}`, { host })).status).toBe(503);
      const posts = stack.tap.calls.filter(({ path }) => path.includes("/content/1/blog/"));
      // The second round on a host finds its breaker open, but for one probe.
      expect(posts.length).toBeLessThanOrEqual(index < 2 ? 5 : 2);
      expect((await stack.get("/faq")).body).toContain("Pick-up and the day");
      expect(stack.tap.calls.length).toBeLessThanOrEqual(20);
    }
    expect((await stack.logLines()).join("\n")).toContain('"event":"breaker-opened"');
  });

  it("fault: 429 + Retry-After: 30", async () => {
    await startWithOldCopies([FAQ, ABOUT_US, ["/", "top-tours"]]);
    stack.tap.set((response) =>
      response.writeHead(429, { "content-type": "application/json", "retry-after": "30" }).end("{}"),
    );
    expect((await stack.get("/blog/never-seen")).status).toBe(503);
    await expect.poll(() => stack.tap.openRequests()).toBe(0);
    const inFlight = stack.tap.calls.length;
    expect(inFlight).toBeLessThanOrEqual(2);
    for (let n = 0; n < 4; n++) {
      for (const path of ["/faq", "/about-us", "/"]) expect((await stack.get(path)).status).toBe(200);
      expect((await stack.get(`/blog/never-seen-${n}`, { host: "canyon.localhost" })).status).toBe(503);
    }
    // The other tenant asks for itself, is told the same, and then waits too.
    expect(stack.tap.calls.length).toBeLessThanOrEqual(inFlight + 2);
    // A visitor's own calls are passed on, with the operator's answer.
    const cart = await stack.get("/api/cart", { headers: { authorization: "Bearer token" } });
    expect([cart.status, cart.headers["retry-after"]]).toEqual([429, "30"]);
  });

  it.each([
    ["a page's content", "/api/website/builder/page/1/faq"],
    ["the tenant's config, which is a POST and not repeated", "/api/tenant-config"],
  ])(
    "that answers one call, of %s, with 429 and Retry-After: 1 leaves all other pages of a cold site",
    async (_, path) => {
      stack = await startTappedStack();
      await stack.setFault(path, { kind: "status", status: 429, headers: { "retry-after": "1" } });
      const limited = stack.get("/faq");
      await expect.poll(() => stack.tap.calls.some((call) => call.path.startsWith(path))).toBe(true);
      await expect.poll(async () => (await stack.operatorCalls()).some(({ status }) => status === 429)).toBe(true);
      await stack.clearFaults();
      // A few: a program's wait of 2.7 s must be enough to render them all on a busy machine.
      const others = CONTENT_PAGES.filter((name) => name !== "faq")
        .slice(0, 5)
        .map((name) => stack.get(`/${name}`));
      expect((await Promise.all(others)).map(({ status }) => status)).toEqual(others.map(() => 200));
      await limited;
      expect((await stack.get("/faq")).status).toBe(200);
    },
  );

  it("fault: 404 for a slug", async () => {
    const key = "t:localhost:post:packing-list-by-season";
    await startWithOldCopies([["/blog/packing-list-by-season", "post:packing-list-by-season"]]);
    const missing = await stack.get("/blog/no-such-post");
    expect(missing.status).toBe(404);
    expect(missing.headers["cache-control"]).toBe("private, max-age=30");
    expect(missing.body).toContain("Page Not Found");
    await stack.setFault("/api/website/content/1/blog/packing-list-by-season", { kind: "status", status: 404 });
    // Once is not enough (tests/unit/worker/content/kv-cache.test.ts has the second time, a minute later).
    for (let n = 0; n < 5; n++) expect((await stack.get("/blog/packing-list-by-season")).status).toBe(200);
    await expect.poll(() => kvValue(key)).toContain('"gone":{"');
    expect((await stack.get("/blog/packing-list-by-season")).status).toBe(200);
    expect(await kvValue("t:localhost:post:no-such-post")).toBeNull();
  });
});

it("a tenant that the operator removed keeps its pages for a minute, then is a 404 without entries in KV", async () => {
  await startWithOldCopies([FAQ, ABOUT_US]);
  await stack.setFault("/api/tenant-config", { kind: "status", status: 404 });
  const keys = async () => {
    const kv = await stack.site.miniflare.getKVNamespace("CONTENT");
    return (await kv.list({ prefix: "t:localhost:" })).keys.map(({ name }) => name);
  };
  expect((await stack.get("/faq")).status).toBe(200);
  await expect.poll(() => kvValue("t:localhost:site")).toContain('"gone":{"tenant"');
  await letTimePass(stack.site, 61);
  await expect.poll(async () => (await stack.get("/faq")).status).toBe(404);
  await expect.poll(keys).toEqual([]);
  await stack.clearFaults();
});

describe("an operator that lies", () => {
  it("fault: Malformed / truncated JSON, HTML login page with 200, wrong content type, wrong schema", async () => {
    await startWithOldCopies(LIES.map(([page]) => [`/${page}`, `page:${page}`]));
    const copies = new Map<string, string | null>();
    for (const [page] of LIES) copies.set(page, await kvValue(`t:localhost:page:${page}`));
    for (const [page, fault] of LIES) {
      await stack.setFault(`/api/website/builder/page/1/${page}`, fault);
      stack.tap.calls.length = 0;
      expect((await stack.get(`/${page}`)).status, JSON.stringify(fault)).toBe(200);
      await expect.poll(() => callsOf(`/${page}`)).toBe(1);
      await expect.poll(() => stack.tap.openRequests()).toBe(0);
      expect(await kvValue(`t:localhost:page:${page}`), JSON.stringify(fault)).toBe(copies.get(page));
    }
    // Without a copy there is nothing to show.
    await stack.setFault("/api/website/content/", { kind: "html" });
    expect((await stack.get("/blog/packing-list-by-season")).status).toBe(503);
    expect(await kvValue("t:localhost:post:packing-list-by-season")).toBeNull();
    // A copy is written behind an answer: by now all would have been.
    for (const [page, copy] of copies) expect(await kvValue(`t:localhost:page:${page}`), page).toBe(copy);
    expect((await stack.logLines()).filter((line) => /uncaught|gateway-error|render-error/i.test(line))).toEqual([]);
  });

  it("fault: Upstream 301 to other host", async () => {
    stack = await startTappedStack();
    const elsewhere = await startCaptureServer();
    try {
      await stack.setFault("/", { kind: "redirect", location: `${elsewhere.origin}/api/website/builder/page/1/faq` });
      expect((await stack.get("/")).status).toBe(200);
      expect((await stack.get("/faq")).status).toBe(503);
      expect((await stack.get("/api/cart", { headers: { authorization: "Bearer token" } })).status).toBe(502);
      expect(elsewhere.seen).toEqual([]);
    } finally {
      await elsewhere.stop();
    }
  });
});
