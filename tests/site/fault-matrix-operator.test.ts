/** Rows of the fault matrix: an operator that is down or silent, and one that answers, but badly. */

import { rmSync } from "node:fs";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { CONTENT_PAGES } from "#app/domain/content/page-names.ts";
import { anyFreePort } from "#scripts/port-check.ts";
import { startSite } from "#scripts/stack.ts";
import type { Fault } from "#tests/stand-in/faults.ts";
import { letTimePass } from "#tests/support/aged-content.ts";
import { startCaptureServer } from "#tests/support/capture-server.ts";
import { ask } from "#tests/support/http.ts";
import { manyViews } from "#tests/support/many-views.ts";
import { startTappedStack, type TappedStack } from "#tests/support/tapped-stack.ts";

const LOCALHOST = "localhost";
const CANYON = "canyon.localhost";
const VEGAS = "vegas.localhost";
const POST = "packing-list-by-season";
const PAGES = [
  ["/", 'class="tour-card"'],
  ["/faq", "Pick-up and the day"],
  ["/about-us", "<h1"],
  ["/our-tours", 'class="tour-card"'],
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

/** Without a page cache: every view needs content. */
let stack: TappedStack;
beforeAll(async () => {
  stack = await startTappedStack({ hasWorkersCache: false });
});
afterAll(() => stack.stop());

const kv = () => stack.site.miniflare.getKVNamespace("CONTENT");
const storedKeys = async (host: string) =>
  (await (await kv()).list({ prefix: `t:${host}:` })).keys.map(({ name }) => name.replace(`t:${host}:`, ""));
const stored = async (host: string, key: string) => (await kv()).get(`t:${host}:${key}`, "text");
const statusOf = async (path: string, host: string) => (await stack.get(path, { host })).status;

describe("a cold site", () => {
  it.each([
    ["a page's content", CANYON, "/api/website/builder/page/1/faq"],
    ["the tenant's config, which is a POST and not repeated", VEGAS, "/api/tenant-config"],
  ])("fault: 429 + Retry-After: 1 for one call, of %s: all other pages are there", async (_, host, path) => {
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
  });

  it("shows no stored pages of another operator, whose addresses they have in them", async () => {
    const persistTo = `.tmp/stored-${process.pid}-${Date.now()}`;
    for (const [operatorPort, status] of [
      [Number(stack.operatorUrl.port), 200],
      // Nobody answers there.
      [9, 503],
    ] as const) {
      const site = await startSite({ sitePort: await anyFreePort(), operatorPort, persistTo });
      expect((await ask(site.url, "/faq")).status).toBe(status);
      const own = await site.miniflare.getKVNamespace("CONTENT");
      // A copy is written behind the answer.
      if (status === 200) await expect.poll(() => own.get("t:localhost:page:faq")).not.toBeNull();
      await site.stop();
    }
    rmSync(persistTo, { recursive: true });
  });
});

/** What one host's operator did counts for that host alone, so hosts take turns. */
describe("with copies that are an hour old, and nothing in memory", () => {
  const lied = LIES.map(([page]) => page);

  beforeAll(async () => {
    for (const [host, pages] of [
      [LOCALHOST, []],
      [CANYON, lied],
      [VEGAS, []],
    ] as const) {
      const paths = [...PAGES.map(([path]) => path), `/blog/${POST}`, ...pages.map((page) => `/${page}`)];
      for (const path of paths) expect(await statusOf(path, host), path).toBe(200);
      const keys = [
        "site",
        "top-tours",
        "page:faq",
        "page:about-us",
        `post:${POST}`,
        ...pages.map((page) => `page:${page}`),
      ];
      await vi.waitUntil(async () => {
        const found = await storedKeys(host);
        return keys.every((key) => found.includes(key));
      }, 60_000);
    }
    await letTimePass(stack.site, 3_600);
  });
  beforeEach(async () => {
    stack.tap.set("up");
    await stack.clearFaults();
    stack.tap.calls.length = 0;
  });

  it("fault: Malformed / truncated JSON, HTML login page with 200, wrong content type, wrong schema; 301 to other host", async () => {
    const copies = new Map<string, string | null>();
    for (const page of lied) copies.set(page, await stored(CANYON, `page:${page}`));
    for (const [page, fault] of LIES) {
      await stack.setFault(`/api/website/builder/page/1/${page}`, fault);
      stack.tap.calls.length = 0;
      expect(await statusOf(`/${page}`, CANYON), JSON.stringify(fault)).toBe(200);
      await expect.poll(() => stack.tap.calls.filter(({ path }) => path.endsWith(page)).length).toBe(1);
      await expect.poll(() => stack.tap.openRequests()).toBe(0);
    }
    // Without a copy there is nothing to show.
    await stack.setFault("/api/website/content/", { kind: "html" });
    expect(await statusOf("/blog/a-blog-example", CANYON)).toBe(503);
    const elsewhere = await startCaptureServer();
    await stack.setFault("/", { kind: "redirect", location: `${elsewhere.origin}/api/website/builder/page/1/faq` });
    expect([await statusOf("/", CANYON), await statusOf("/blog/desert-days", CANYON)]).toEqual([200, 503]);
    expect((await stack.get("/api/cart", { headers: { authorization: "Bearer token" } })).status).toBe(502);
    expect(elsewhere.seen).toEqual([]);
    await elsewhere.stop();
    // A copy is written behind an answer: by now all would have been.
    for (const [page, copy] of copies) expect(await stored(CANYON, `page:${page}`), page).toBe(copy);
    expect(await stored(CANYON, "post:a-blog-example")).toBeNull();
    const errors = /uncaught|gateway-error|render-error/i;
    expect((await stack.logLines()).filter((line) => errors.test(line))).toEqual([]);
  });

  it("fault: 404 for a slug", async () => {
    const missing = await stack.get("/blog/no-such-post", { host: CANYON });
    expect([missing.status, missing.headers["cache-control"]]).toEqual([404, "private, max-age=30"]);
    expect(missing.body).toContain("Page Not Found");
    await stack.setFault(`/api/website/content/1/blog/${POST}`, { kind: "status", status: 404 });
    // Once is not enough (tests/unit/worker/content/kv-cache.test.ts has the second time, a minute later).
    for (let n = 0; n < 5; n++) expect(await statusOf(`/blog/${POST}`, CANYON)).toBe(200);
    await expect.poll(() => stored(CANYON, `post:${POST}`)).toContain('"gone":{"');
    expect(await statusOf(`/blog/${POST}`, CANYON)).toBe(200);
    expect(await stored(CANYON, "post:no-such-post")).toBeNull();
  });

  it("fault: 500/502/503/504", async () => {
    const statuses = [500, 502, 503, 504];
    let answered = 0;
    stack.tap.set((response) => {
      response.writeHead(statuses[answered++ % 4] ?? 500, { "content-type": "application/json" }).end("{}");
    });
    const callsForPosts = async () => {
      stack.tap.calls.length = 0;
      // Posts that have no copy: each would be a call, were it not for the breaker of that endpoint.
      for (let n = 0; n < 8; n++) expect(await statusOf(`/blog/post-${answered}-${n}`, LOCALHOST)).toBe(503);
      return stack.tap.calls.filter(({ path }) => path.includes("/content/1/blog/")).length;
    };
    expect(await callsForPosts()).toBeLessThanOrEqual(5);
    expect((await stack.get("/faq", { host: LOCALHOST })).body).toContain("Pick-up and the day");
    // The breaker is open, but for one probe.
    expect(await callsForPosts()).toBeLessThanOrEqual(2);
    expect(stack.tap.calls.length).toBeLessThanOrEqual(20);
    expect((await stack.logLines()).join("\n")).toContain('"event":"breaker-opened"');
  });

  it.each([
    ["Upstream down (refused), warm; Deploy while upstream down", "down", CANYON],
    ["Hang 10 s, warm", "hang", LOCALHOST],
  ] as const)("fault: %s", async (_, line, host) => {
    stack.forgetLogs();
    stack.tap.set(line);
    // The operator never answers, so an answer here did not wait for it.
    const views = await manyViews((path) => stack.get(path, { host }), { count: 24, pages: PAGES });
    expect(views).toMatchObject({ statuses: { 200: 24 }, incomplete: 0 });
    // One refresh an entry, and one round of seats, however many visitors; each is tried, none in a loop.
    expect(stack.tap.calls.length).toBeGreaterThan(0);
    expect(stack.tap.calls.length).toBeLessThanOrEqual(line === "hang" ? 16 : 40);
    // The log says that these pages are old.
    const lines = await stack.logLines();
    expect(lines.filter((text) => /"stale":[1-9]/.test(text) && text.includes(`"host":"${host}"`))).not.toEqual([]);
  });

  it("a tenant that the operator removed keeps its pages for a minute, then is a 404 without entries in KV", async () => {
    await stack.setFault("/api/tenant-config", { kind: "status", status: 404 });
    expect(await statusOf("/faq", VEGAS)).toBe(200);
    await expect.poll(() => stored(VEGAS, "site")).toContain('"gone":{"tenant"');
    await letTimePass(stack.site, 61);
    await expect.poll(() => statusOf("/faq", VEGAS)).toBe(404);
    await expect.poll(() => storedKeys(VEGAS)).toEqual([]);
  });
});
