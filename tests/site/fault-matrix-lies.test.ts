/** Rows of the fault matrix (tests/unit/worker/operator/fault-matrix.test.ts lists all): an operator that answers, but badly. */

import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Fault } from "#tests/stand-in/faults.ts";
import { ageContent } from "#tests/support/aged-content.ts";
import { startCaptureServer } from "#tests/support/capture-server.ts";
import { startTappedStack, type TappedStack } from "#tests/support/tapped-stack.ts";
import { workerMemory } from "#tests/support/worker-memory.ts";

const LIES: readonly Fault[] = [
  { kind: "malformed" },
  { kind: "truncated" },
  { kind: "html" },
  { kind: "wrong-content-type", contentType: "text/plain" },
  { kind: "wrong-type", body: [] },
  { kind: "wrong-type", body: null },
  { kind: "wrong-type", body: { data: [] } },
  { kind: "wrong-type", body: { data: { title: ["x"], blocks: [null, null] } } },
];
/** One page a lie. */
const LIED_ABOUT = [
  "faq",
  "about-us",
  "licenses",
  "privacy-policy",
  "terms-conditions",
  "webcams",
  "meet-the-team",
  "gallery",
];

let stack: TappedStack;
afterEach(() => stack.stop());

/** Sites with copies that are an hour old, one a test. All made at once: they have to wait for the same ten seconds. */
const WARMED = {
  trouble: ["/faq", "/about-us"],
  limited: ["/faq", "/about-us", "/"],
  missing: ["/blog/packing-list-by-season"],
  lied: LIED_ABOUT.map((name) => `/${name}`),
};
const warmed = {} as Record<keyof typeof WARMED, TappedStack>;

beforeAll(async () => {
  for (const name of Object.keys(WARMED) as (keyof typeof WARMED)[]) {
    stack = warmed[name] = await startTappedStack({ PAGE_CACHE: "off" });
    await visit(WARMED[name]);
    await ageContent(stack.site, 3_600);
  }
  await pause(MEMORY_MS);
}, 90_000);

/** Isolates remember an entry for ten seconds. */
const MEMORY_MS = 10_500;

async function visit(paths: readonly string[]): Promise<void> {
  for (const path of paths) expect((await stack.get(path)).status, path).toBe(200);
  await pause(300);
}

const kvValue = async (key: string) => {
  const kv = await stack.site.miniflare.getKVNamespace("CONTENT");
  return await kv.get(key, "text");
};
const pageCalls = (name: string) => stack.tap.calls.filter(({ path }) => path.endsWith(name)).length;

describe("an operator in trouble", () => {
  it("fault: 500/502/503/504", { timeout: 60_000 }, async () => {
    stack = warmed.trouble;
    for (const [index, status] of [500, 502, 503, 504].entries()) {
      stack.tap.set((response) => response.writeHead(status, { "content-type": "application/json" }).end("{}"));
      stack.tap.calls.length = 0;
      const host = index % 2 === 0 ? "localhost" : "canyon.localhost";
      // Posts nobody asked for before: each would be a call, were it not for the breaker of that endpoint.
      for (let n = 0; n < 50; n++) expect((await stack.get(`/blog/post-${status}-${n}`, { host })).status).toBe(503);
      const posts = stack.tap.calls.filter(({ path }) => path.includes("/content/1/blog/"));
      // Five, and what the retry budget leaves; two rounds on one host find its breaker open already.
      expect(posts.length).toBeLessThanOrEqual(index < 2 ? 8 : 2);
      expect((await stack.get("/faq")).body).toContain("Pick-up and the day itself");
      expect(stack.tap.calls.length).toBeLessThanOrEqual(20);
    }
    expect((await stack.logLines()).join("\n")).toContain('"event":"breaker-opened"');
    stack.tap.set("up");
    await pause(12_500);
    // One probe closes it.
    expect((await stack.get("/blog/packing-list-by-season")).status).toBe(200);
    expect((await stack.get("/blog/geology-for-beginners")).status).toBe(200);
  });

  it("fault: 429 + Retry-After: 30", { timeout: 60_000 }, async () => {
    stack = warmed.limited;
    stack.tap.set((response) =>
      response.writeHead(429, { "content-type": "application/json", "retry-after": "30" }).end("{}"),
    );
    stack.tap.calls.length = 0;
    expect((await stack.get("/blog/never-seen")).status).toBe(503);
    await pause(300);
    const inFlight = stack.tap.calls.length;
    expect(inFlight).toBeLessThanOrEqual(2);
    for (let n = 0; n < 60; n++) {
      for (const path of ["/faq", "/about-us", "/"]) expect((await stack.get(path)).status).toBe(200);
      expect((await stack.get(`/blog/never-seen-${n}`, { host: "canyon.localhost" })).status).toBe(503);
    }
    expect(stack.tap.calls.length).toBe(inFlight);
    // Somebody's own calls are theirs: the proxy passes on what the operator says to them.
    const cart = await stack.get("/api/cart", { headers: { authorization: "Bearer token" } });
    expect([cart.status, cart.headers["retry-after"]]).toEqual([429, "30"]);
  });

  it("fault: 404 for a slug", { timeout: 60_000 }, async () => {
    stack = warmed.missing;
    const missing = await stack.get("/blog/no-such-post");
    expect(missing.status).toBe(404);
    expect(missing.headers["cache-control"]).toBe("private, max-age=30");
    expect(missing.body).toContain("Page Not Found");
    await stack.setFault("/api/website/content/1/blog/packing-list-by-season", { kind: "status", status: 404 });
    // Once is not enough (tests/unit/worker/content/kv-cache.test.ts has the second time, a minute later).
    for (let n = 0; n < 5; n++) expect((await stack.get("/blog/packing-list-by-season")).status).toBe(200);
    await pause(300);
    expect(await kvValue("t:localhost:post:packing-list-by-season")).toContain('"gone":{');
    expect(await kvValue("t:localhost:post:no-such-post")).toBeNull();
  });
});

describe("an operator that lies", () => {
  it("fault: Malformed / truncated JSON, HTML login page with 200, wrong content type, wrong schema", {
    timeout: 60_000,
  }, async () => {
    stack = await startTappedStack({ PAGE_CACHE: "off" });
    await visit(LIED_ABOUT.map((name) => `/${name}`));
    await ageContent(stack.site, 3_600);
    await pause(MEMORY_MS);
    for (const [index, fault] of LIES.entries()) {
      const name = LIED_ABOUT[index] ?? "";
      const before = await kvValue(`t:localhost:page:${name}`);
      await stack.setFault(`/api/website/builder/page/1/${name}`, fault);
      stack.tap.calls.length = 0;
      expect((await stack.get(`/${name}`)).status, JSON.stringify(fault)).toBe(200);
      await expect.poll(() => pageCalls(`/${name}`)).toBe(1);
      await pause(100);
      expect(await kvValue(`t:localhost:page:${name}`), JSON.stringify(fault)).toBe(before);
    }
    // What never was there is not made up.
    await stack.setFault("/api/website/content/", { kind: "html" });
    expect((await stack.get("/blog/packing-list-by-season")).status).toBe(503);
    expect(await kvValue("t:localhost:post:packing-list-by-season")).toBeNull();
    expect((await stack.logLines()).filter((line) => /uncaught|gateway-error|render-error/i.test(line))).toEqual([]);
  });

  it("fault: 200 MB body", async () => {
    stack = await startTappedStack();
    await stack.get("/");
    const chunk = Buffer.alloc(65_536, " ");
    let sent = 0;
    stack.tap.set((response) => {
      response.writeHead(200, { "content-type": "application/json" });
      const send = () => {
        while (!response.destroyed && sent < 200 * 1024 * 1024 && response.write(chunk)) sent += chunk.length;
      };
      response.on("drain", send);
      send();
    });
    const before = workerMemory() ?? 0;
    let peak = before;
    const sampling = setInterval(() => (peak = Math.max(peak, workerMemory() ?? 0)), 20);
    const faq = await stack.get("/faq");
    clearInterval(sampling);
    expect(faq.status).toBe(503);
    expect(faq.chunkTimes[0]).toBeLessThan(2_500);
    // 2 MiB and what fits into the sockets on the way.
    expect(sent).toBeLessThan(16 * 1024 * 1024);
    expect(peak - before).toBeLessThan(64 * 1024 * 1024);
    expect(stack.tap.openRequests()).toBe(0);
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
