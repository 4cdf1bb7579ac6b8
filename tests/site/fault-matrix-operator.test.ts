/** Rows of the fault matrix: an operator that is down or silent, and one that answers, but badly. */

import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { CONTENT_PAGES } from "#app/domain/content/page-names.ts";
import { anyFreePort } from "#scripts/port-check.ts";
import { startSite } from "#scripts/stack.ts";
import type { Fault } from "#tests/stand-in/faults.ts";
import { letTimePass } from "#tests/support/aged-content.ts";
import { startCaptureServer } from "#tests/support/capture-server.ts";
import { ask } from "#tests/support/http.ts";
import { manyViews } from "#tests/support/many-views.ts";
import { startTappedStack, type TappedStack } from "#tests/support/tapped-stack.ts";

const POST = "packing-list-by-season";
const PAGES = [
  ["/", "Grand Canyon South Rim day tour"],
  ["/faq", "Pick-up and the day"],
  ["/about-us", "npx-logo"],
  ["/tours-detail/grand-canyon-tours/", "npx-logo"],
] as const;
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
const HOUR_SECONDS = 3_600;

/** Without a page cache: every view needs content. */
let stack: TappedStack;
beforeAll(async () => {
  stack = await startTappedStack({ hasWorkersCache: false });
});
afterAll(() => stack.stop());

const storedKeys = async () => {
  const kv = await stack.site.miniflare.getKVNamespace("CONTENT");
  return (await kv.list({ prefix: "t:localhost:" })).keys.map(({ name }) => name);
};
const kvValue = async (key: string) => {
  const kv = await stack.site.miniflare.getKVNamespace("CONTENT");
  return await kv.get(`t:localhost:${key}`, "text");
};
const statusOf = async (path: string, host?: string) => (await stack.get(path, { host })).status;
const errorsLogged = async () =>
  (await stack.logLines()).filter((line) => /uncaught|gateway-error|render-error/i.test(line));

describe("a cold site", () => {
  it.each([
    ["canyon.localhost", "a page's content", "/api/website/builder/page/1/faq"],
    ["vegas.localhost", "the tenant's config, which is a POST and not repeated", "/api/tenant-config"],
  ])(
    "%s leaves all other pages when the operator answers one call, of %s, with 429 and Retry-After: 1",
    async (host, _, path) => {
      await stack.setFault(path, { kind: "status", status: 429, headers: { "retry-after": "1" } });
      const limited = stack.get("/faq", { host });
      await expect
        .poll(async () => (await stack.operatorCalls()).some((call) => call.status === 429 && call.host === host))
        .toBe(true);
      await stack.clearFaults();
      // A few: a program's wait of 2.7 s must be enough to render them all on a busy machine.
      const others = CONTENT_PAGES.filter((name) => name !== "faq")
        .slice(0, 5)
        .map((name) => statusOf(`/${name}`, host));
      expect(await Promise.all(others)).toEqual(others.map(() => 200));
      await limited;
      expect(await statusOf("/faq", host)).toBe(200);
    },
  );

  it("fault: Deploy while upstream down: stored pages are served by the next version, and only with the same operator", async () => {
    const persistTo = `.tmp/deploy-${process.pid}-${Date.now()}`;
    const start = async (operatorPort: number, vars = {}) =>
      startSite({ sitePort: await anyFreePort(), operatorPort, vars, persistTo, hasWorkersCache: false });
    const before = await start(Number(stack.operatorUrl.port));
    for (const [path, text] of PAGES) expect((await ask(before.url, path)).body, path).toContain(text);
    const kv = await before.miniflare.getKVNamespace("CONTENT");
    await expect.poll(() => kv.get("t:localhost:page:about-us")).not.toBeNull();
    await before.stop();
    // Nothing in memory, and nobody answers.
    const after = await start(Number(stack.operatorUrl.port), { API_BASE_URL: "http://127.0.0.1:9" });
    const views = await manyViews((path) => ask(after.url, path), { count: 8, pages: PAGES });
    await after.stop();
    expect(views).toMatchObject({ statuses: { 200: 8 }, incomplete: 0 });
    // Stored pages have addresses of their operator in them.
    const elsewhere = await start(9);
    const { status } = await ask(elsewhere.url, "/faq");
    await elsewhere.stop();
    expect(status).toBe(503);
    rmSync(persistTo, { recursive: true });
  });
});

describe("with copies that are an hour old", () => {
  beforeAll(async () => {
    for (const [path, text] of PAGES) expect((await stack.get(path)).body, path).toContain(text);
    const paths = [...LIES.map(([page]) => `/${page}`), `/blog/${POST}`];
    for (const path of paths) expect(await statusOf(path), path).toBe(200);
    const names = ["site", "top-tours", `post:${POST}`, ...LIES.map(([page]) => `page:${page}`)];
    await vi.waitUntil(async () => {
      const keys = await storedKeys();
      return names.every((name) => keys.includes(`t:localhost:${name}`));
    }, 60_000);
  });

  /** The site also remembers nothing of the test before. */
  async function anHourPasses(): Promise<void> {
    stack.tap.set("up");
    await stack.clearFaults();
    await letTimePass(stack.site, HOUR_SECONDS);
    stack.tap.calls.length = 0;
  }

  it.each([
    ["Hang 10 s, warm", "hang"],
    ["Upstream down (refused), warm", "down"],
  ] as const)("fault: %s", async (_, line) => {
    await anHourPasses();
    stack.tap.set(line);
    // The operator never answers, so an answer here did not wait for it.
    const views = await manyViews(stack.get, { count: 24, pages: PAGES });
    expect(views).toMatchObject({ statuses: { 200: 24 }, incomplete: 0 });
    // One refresh an entry, and one round of seats, however many visitors; each is tried, none in a loop.
    expect(stack.tap.calls.length).toBeGreaterThan(0);
    expect(stack.tap.calls.length).toBeLessThanOrEqual(line === "hang" ? 16 : 40);
  });

  it("fault: Malformed / truncated JSON, HTML login page with 200, wrong content type, wrong schema; 301 to other host", async () => {
    await anHourPasses();
    const copies = new Map<string, string | null>();
    for (const [page] of LIES) copies.set(page, await kvValue(`page:${page}`));
    for (const [page, fault] of LIES) {
      await stack.setFault(`/api/website/builder/page/1/${page}`, fault);
      stack.tap.calls.length = 0;
      expect(await statusOf(`/${page}`), JSON.stringify(fault)).toBe(200);
      await expect.poll(() => stack.tap.calls.filter(({ path }) => path.endsWith(page)).length).toBe(1);
      await expect.poll(() => stack.tap.openRequests()).toBe(0);
    }
    // Without a copy there is nothing to show.
    await stack.setFault("/api/website/content/", { kind: "html" });
    expect(await statusOf("/blog/a-blog-example")).toBe(503);
    const elsewhere = await startCaptureServer();
    await stack.setFault("/", { kind: "redirect", location: `${elsewhere.origin}/api/website/builder/page/1/faq` });
    expect([await statusOf("/"), await statusOf("/blog/desert-days")]).toEqual([200, 503]);
    expect((await stack.get("/api/cart", { headers: { authorization: "Bearer token" } })).status).toBe(502);
    expect(elsewhere.seen).toEqual([]);
    await elsewhere.stop();
    // A copy is written behind an answer: by now all would have been.
    for (const [page, copy] of copies) expect(await kvValue(`page:${page}`), page).toBe(copy);
    expect(await kvValue("post:a-blog-example")).toBeNull();
    expect(await errorsLogged()).toEqual([]);
  });

  it("fault: 500/502/503/504", async () => {
    await anHourPasses();
    const statuses = [500, 502, 503, 504];
    let answered = 0;
    stack.tap.set((response) => {
      response.writeHead(statuses[answered++ % 4] ?? 500, { "content-type": "application/json" }).end("{}");
    });
    const callsForPosts = async () => {
      stack.tap.calls.length = 0;
      // Posts that have no copy: each would be a call, were it not for the breaker of that endpoint.
      for (let n = 0; n < 8; n++) expect(await statusOf(`/blog/post-${answered}-${n}`)).toBe(503);
      return stack.tap.calls.filter(({ path }) => path.includes("/content/1/blog/")).length;
    };
    expect(await callsForPosts()).toBeLessThanOrEqual(5);
    expect((await stack.get("/faq")).body).toContain("Pick-up and the day");
    // The breaker is open, but for one probe.
    expect(await callsForPosts()).toBeLessThanOrEqual(2);
    expect(stack.tap.calls.length).toBeLessThanOrEqual(20);
    expect((await stack.logLines()).join("\n")).toContain('"event":"breaker-opened"');
  });

  it("fault: 429 + Retry-After: 30", async () => {
    await anHourPasses();
    stack.tap.set((response) =>
      response.writeHead(429, { "content-type": "application/json", "retry-after": "30" }).end("{}"),
    );
    expect(await statusOf("/blog/never-seen")).toBe(503);
    await expect.poll(() => stack.tap.openRequests()).toBe(0);
    const inFlight = stack.tap.calls.length;
    expect(inFlight).toBeLessThanOrEqual(2);
    for (let n = 0; n < 3; n++) {
      for (const path of ["/faq", "/about-us", "/"]) expect(await statusOf(path)).toBe(200);
      expect(await statusOf(`/blog/never-seen-${n}`, "canyon.localhost")).toBe(503);
    }
    // The other tenant asks for itself, is told the same, and then waits too.
    expect(stack.tap.calls.length).toBeLessThanOrEqual(inFlight + 2);
    // A visitor's own calls are passed on, with the operator's answer.
    const cart = await stack.get("/api/cart", { headers: { authorization: "Bearer token" } });
    expect([cart.status, cart.headers["retry-after"]]).toEqual([429, "30"]);
  });

  it("fault: 404 for a slug; and a tenant that the operator removed keeps its pages for a minute, then is a 404 without entries in KV", async () => {
    await anHourPasses();
    const missing = await stack.get("/blog/no-such-post");
    expect([missing.status, missing.headers["cache-control"]]).toEqual([404, "private, max-age=30"]);
    expect(missing.body).toContain("Page Not Found");
    await stack.setFault(`/api/website/content/1/blog/${POST}`, { kind: "status", status: 404 });
    // Once is not enough (tests/unit/worker/content/kv-cache.test.ts has the second time, a minute later).
    for (let n = 0; n < 5; n++) expect(await statusOf(`/blog/${POST}`)).toBe(200);
    await expect.poll(() => kvValue(`post:${POST}`)).toContain('"gone":{"');
    expect(await statusOf(`/blog/${POST}`)).toBe(200);
    expect(await kvValue("post:no-such-post")).toBeNull();

    await anHourPasses();
    await stack.setFault("/api/tenant-config", { kind: "status", status: 404 });
    expect(await statusOf("/faq")).toBe(200);
    await expect.poll(() => kvValue("site")).toContain('"gone":{"tenant"');
    await letTimePass(stack.site, 61);
    await expect.poll(() => statusOf("/faq")).toBe(404);
    await expect.poll(storedKeys).toEqual([]);
  });
});
