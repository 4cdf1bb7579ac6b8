/** Rows of the fault matrix: an operator that is down or silent, and one that answers badly. */

import { rmSync } from "node:fs";
import { mapAsync } from "es-toolkit/array";
import { describe, expect, it } from "vitest";
import { CONTENT_PAGES } from "#app/domain/content/page-names.ts";
import { startSite } from "#scripts/stack.ts";
import type { Fault } from "#tests/stand-in/faults.ts";
import { startCaptureServer } from "#tests/support/capture-server.ts";
import { anyFreePort } from "#tests/support/free-port.ts";
import { hostLike } from "#tests/support/host-like.ts";
import { ask } from "#tests/support/http.ts";
import { DOWN, HANGING } from "#tests/support/operator-tap.ts";
import { ownStack } from "#tests/support/stacks.ts";

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
const ERRORS = /uncaught|gateway-error|render-error/i;

/** Without a page cache: every view needs content. */
const stack = await ownStack({ hasWorkersCache: false });
const { operator } = stack;
const kv = await stack.site.miniflare.getKVNamespace("CONTENT");
const stored = (host: string, key: string) => kv.get(`t:${host}:${key}`, "text");
const statusOf = async (path: string, host: string) => (await stack.get(path, { host })).status;

/** A host with copies that are an hour old, and nothing in memory. */
async function hourOld(tenant: string, paths: readonly string[], keys: readonly string[]): Promise<string> {
  const visited = stack.newHost(tenant);
  for (const path of paths) expect(await statusOf(path, visited), path).toBe(200);
  return hostLike(stack, visited, ["site", ...keys], { olderBySeconds: 3_600 });
}

describe("a cold site", () => {
  it.each([
    ["a page's content", "/api/website/builder/page/1/faq"],
    ["the tenant's config, which is a POST and not repeated", "/api/tenant-config"],
  ])("fault: 429 + Retry-After: 1 for one call, of %s: all other pages are there", async (_, path) => {
    const host = stack.newHost();
    await stack.setFault(path, { kind: "status", status: 429, headers: { "retry-after": "1" } }, host);
    const limited = stack.get("/faq", { host });
    await expect.poll(() => operator.callsOf(host).some(({ status }) => status === 429)).toBe(true);
    await stack.clearFaults();
    // One after the other: each program waits 2.7 s, in which a busy machine cannot render several.
    for (const name of CONTENT_PAGES.filter((name) => name !== "faq").slice(0, 5))
      expect(await statusOf(`/${name}`, host), name).toBe(200);
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

describe("with copies that are an hour old, and nothing in memory", () => {
  it("fault: Malformed / truncated JSON, HTML login page with 200, wrong content type, wrong schema; 301 to other host", async () => {
    const lied = LIES.map(([page]) => page);
    const keys = lied.map((page) => `page:${page}`);
    const host = await hourOld("localhost", ["/", ...lied.map((page) => `/${page}`)], ["top-tours", ...keys]);
    const copies = new Map<string, string | null>();
    for (const key of keys) copies.set(key, await stored(host, key));
    for (const [page, fault] of LIES) {
      await stack.setFault(`/api/website/builder/page/1/${page}`, fault, host);
      expect(await statusOf(`/${page}`, host), JSON.stringify(fault)).toBe(200);
      await expect.poll(() => operator.callsOf(host).filter(({ path }) => path.endsWith(page)).length).toBe(1);
      await expect.poll(() => operator.openCalls()).toBe(0);
    }
    // Without a copy there is nothing to show.
    await stack.setFault("/api/website/content/", { kind: "html" }, host);
    expect(await statusOf("/blog/a-blog-example", host)).toBe(503);
    const elsewhere = await startCaptureServer();
    const location = `${elsewhere.origin}/api/website/builder/page/1/faq`;
    await stack.setFault("/", { kind: "redirect", location }, host);
    expect([await statusOf("/", host), await statusOf("/blog/desert-days", host)]).toEqual([200, 503]);
    expect((await stack.get("/api/cart", { host, headers: { authorization: "Bearer token" } })).status).toBe(502);
    expect(elsewhere.seen).toEqual([]);
    await elsewhere.stop();
    // A copy is written behind an answer: by now all would have been.
    for (const [key, copy] of copies) expect(await stored(host, key), key).toBe(copy);
    expect(await stored(host, "post:a-blog-example")).toBeNull();
    expect((await stack.logLines()).filter((line) => ERRORS.test(line))).toEqual([]);
  });

  it.each([
    ["Upstream down (refused), warm; Deploy while upstream down", DOWN, 40],
    ["Hang 10 s, warm", HANGING, 16],
  ])("fault: %s", async (_, answer, maxCalls) => {
    const paths = PAGES.map(([path]) => path);
    const host = await hourOld("localhost", paths, ["top-tours", "page:faq", "page:about-us"]);
    operator.answer(host, answer);
    // The operator never answers, so an answer here did not wait for it.
    const view = async ([path, text]: (typeof PAGES)[number]) => {
      const { status, body } = await stack.get(path, { host });
      expect(status, path).toBe(200);
      expect(body).toContain(text);
      expect(body.trimEnd().endsWith("</html>")).toBe(true);
    };
    await mapAsync(Array.from({ length: 6 }, () => PAGES).flat(), view, { concurrency: 8 });
    // One refresh an entry, and one round of seats, however many visitors; each is tried, none in a loop.
    expect(operator.callsOf(host).length).toBeGreaterThan(0);
    expect(operator.callsOf(host).length).toBeLessThanOrEqual(maxCalls);
    // The log says that these pages are old.
    const lines = await stack.logLines();
    expect(lines.filter((text) => /"stale":[1-9]/.test(text) && text.includes(`"host":"${host}"`))).not.toEqual([]);
  });

  it("a tenant that the operator removed keeps its pages for a minute, then is a 404 without entries in KV", async () => {
    const host = await hourOld("localhost", ["/faq"], ["page:faq"]);
    const removed = { kind: "status", status: 404 } as const;
    await stack.setFault("/api/tenant-config", removed, host);
    expect(await statusOf("/faq", host)).toBe(200);
    await expect.poll(() => stored(host, "site")).toContain('"gone":{"tenant"');
    const later = await hostLike(stack, host, ["site", "page:faq"], { olderBySeconds: 61 });
    await stack.setFault("/api/tenant-config", removed, later);
    await expect.poll(() => statusOf("/faq", later)).toBe(404);
    await expect.poll(async () => (await kv.list({ prefix: `t:${later}:` })).keys).toEqual([]);
  });
});
