/**
 * One test per rule of the stand-in for Workers Cache. Titles begin with the page that states the rule, below
 * developers.cloudflare.com/workers/cache/.
 */

import { describe, expect, it } from "vitest";
import { createWorkersCache } from "#scripts/workers-cache/rules.ts";

const URL_OF = "https://site.example";
const KEPT = { "cache-control": "public, max-age=60, stale-while-revalidate=100, stale-if-error=1000" };

type Origin = (request: Request, run: number) => Response | Promise<Response>;

/** A cache on a clock that only `later` moves, in front of `origin`. */
function cacheOf(origin: Origin) {
  let now = 1_800_000_000_000;
  let runs = 0;
  const background: Promise<unknown>[] = [];
  const cache = createWorkersCache(() => now);
  const ask = (path = "/", { props = {}, ...init }: RequestInit & { props?: unknown } = {}) =>
    cache.fetch(new Request(URL_OF + path, init), {
      props,
      run: async (request) => origin(request, ++runs),
      waitUntil: (work) => void background.push(work),
    });
  return {
    ask,
    status: async (...args: Parameters<typeof ask>) => (await ask(...args)).headers.get("cf-cache-status"),
    later: (seconds: number) => void (now += seconds * 1_000),
    settled: async () => void (await Promise.all(background.splice(0))),
    purge: (options: CachePurgeOptions) => cache.purge(options),
    runs: () => runs,
  };
}

const answers =
  (headers: Record<string, string> = KEPT, status = 200): Origin =>
  (_, run) =>
    new Response(`run ${run}`, { status, headers });

/** The status of a second request, and how often the worker ran. */
async function second(origin: Origin, init?: Parameters<ReturnType<typeof cacheOf>["ask"]>[1]) {
  const cache = cacheOf(origin);
  await cache.ask("/", init);
  return [await cache.status("/", init), cache.runs()];
}

describe("what is kept", () => {
  it("limitations/ HTTP methods, WebSocket upgrades: only GET and HEAD, and no upgrade", async () => {
    expect(await second(answers(), { headers: { upgrade: "websocket" } })).toEqual(["BYPASS", 2]);
    expect(await second(answers(), { method: "POST", body: "x" })).toEqual(["BYPASS", 2]);
    expect(await second(answers())).toEqual(["HIT", 1]);
  });

  it("limitations/ HTTP methods: a HEAD request is made a GET request, and both share an entry", async () => {
    const methods: string[] = [];
    const cache = cacheOf((request) => (methods.push(request.method), new Response("body", { headers: KEPT })));
    expect(await (await cache.ask("/", { method: "HEAD" })).text()).toBe("");
    expect(await (await cache.ask("/")).text()).toBe("body");
    expect(methods).toEqual(["GET"]);
  });

  it.each([
    ["private", { "cache-control": "private, max-age=60" }],
    ["no-store", { "cache-control": "no-store" }],
    ["Set-Cookie", { ...KEPT, "set-cookie": "a=b" }],
    ["Vary: *", { ...KEPT, vary: "*" }],
  ])("configuration/ Automatic bypass conditions: not with %s", async (_, headers) => {
    expect(await second(answers(headers))).toEqual(["BYPASS", 2]);
  });

  it("configuration/ Header precedence: the most specific policy wins", async () => {
    const [own, any] = ["cloudflare-cdn-cache-control", "cache-control"];
    expect(await second(answers({ [own]: "no-store", [any]: "max-age=9" }))).toEqual(["BYPASS", 2]);
    expect(await second(answers({ [own]: "max-age=9", [any]: "no-store" }))).toEqual(["HIT", 1]);
  });
});

describe("the key", () => {
  it("cache-keys/: path and query, in its order", async () => {
    const cache = cacheOf(answers());
    for (const path of ["/", "/a", "/a/", "/a?x=1&y=2", "/a?y=2&x=1"]) expect(await cache.status(path)).toBe("MISS");
  });

  it("cache-keys/: props, so tenants never share an entry", async () => {
    const cache = cacheOf(answers());
    expect(await cache.status("/", { props: { host: "a" } })).toBe("MISS");
    expect(await cache.status("/", { props: { host: "b" } })).toBe("MISS");
    expect(await cache.status("/", { props: { host: "a" } })).toBe("HIT");
  });

  it("index Content negotiation: a variant for each value of a header in Vary", async () => {
    const cache = cacheOf(answers({ ...KEPT, vary: "Accept" }));
    const statuses = [];
    for (const accept of ["a", "b", "a", "b"]) statuses.push(await cache.status("/", { headers: { accept } }));
    expect(statuses).toEqual(["MISS", "MISS", "HIT", "HIT"]);
  });
});

describe("staleness", () => {
  it("configuration/ stale-while-revalidate: the old answer at once, and a new one behind it", async () => {
    const cache = cacheOf(answers());
    await cache.ask();
    cache.later(61);
    const old = await cache.ask();
    expect([old.headers.get("cf-cache-status"), await old.text()]).toEqual(["UPDATING", "run 1"]);
    await cache.settled();
    const fresh = await cache.ask();
    expect([fresh.headers.get("cf-cache-status"), await fresh.text()]).toEqual(["HIT", "run 2"]);
  });

  it("debugging/ after the stale window there is no UPDATING: the request waits for the new answer", async () => {
    const cache = cacheOf(answers());
    await cache.ask();
    cache.later(161);
    const fresh = await cache.ask();
    expect([fresh.headers.get("cf-cache-status"), await fresh.text()]).toEqual(["EXPIRED", "run 2"]);
  });

  const fails: Origin = (request, run) => {
    if (run > 1 && new URL(request.url).pathname === "/throws") throw new Error("down");
    return run > 1 ? new Response("failed", { status: 503 }) : answers()(request, run);
  };
  it.each(["/throws", "/answers-503"])(
    "configuration/ stale-if-error: the old answer when the worker %s",
    async (path) => {
      const cache = cacheOf(fails);
      await cache.ask(path);
      cache.later(1_059);
      const old = await cache.ask(path);
      expect([old.headers.get("cf-cache-status"), await old.text()]).toEqual(["STALE", "run 1"]);
      cache.later(1);
      const failed = cache.ask(path).then((answer) => answer.status);
      expect(await failed.catch(() => 503)).toBe(503);
    },
  );

  it.each(["s-maxage=60", "max-age=60, must-revalidate", "max-age=60, proxy-revalidate"])(
    "configuration/: %s switches both off",
    async (directives) => {
      const policy = { "cache-control": `${directives}, stale-while-revalidate=100, stale-if-error=100` };
      const cache = cacheOf((request, run) =>
        run === 3 ? new Response("", { status: 500 }) : answers(policy)(request, run),
      );
      await cache.ask();
      cache.later(61);
      expect(await cache.status()).toBe("EXPIRED");
      cache.later(61);
      expect((await cache.ask()).status).toBe(500);
    },
  );
});

describe("what a caller sees", () => {
  it("configuration/: not the headers the cache consumes, kept or not", async () => {
    for (const policy of ["max-age=60", "no-store"]) {
      const headers = { "cloudflare-cdn-cache-control": policy, "cache-tag": "a", "x-own": "1" };
      const answer = await cacheOf(answers(headers)).ask();
      expect(Object.fromEntries(answer.headers)).toMatchObject({ "x-own": "1" });
      expect([...answer.headers.keys()].filter((name) => name in headers)).toEqual(["x-own"]);
    }
  });
});

describe("collapsing", () => {
  it("and a request that waits for another's run is not lost with it, when that one was canceled", async () => {
    const cache = cacheOf((_, run) =>
      run === 1 ? new Promise(() => undefined) : new Response("run 2", { headers: KEPT }),
    );
    void cache.ask();
    const waiting = cache.ask();
    cache.later(31);
    expect(await (await waiting).text()).toBe("run 2");
  });

  it("index Request collapsing: fifty concurrent requests run the worker once", async () => {
    const cache = cacheOf(answers());
    const statuses = await Promise.all(Array.from({ length: 50 }, () => cache.ask().then((answer) => answer.text())));
    expect([cache.runs(), new Set(statuses)]).toEqual([1, new Set(["run 1"])]);
  });
});

describe("purging", () => {
  const tagged = (tags: string) => answers({ ...KEPT, "cache-tag": tags });

  it("purge/: by tag, without regard to case; invalid tags were dropped silently", async () => {
    const cache = cacheOf(tagged("Tenant-A,not valid,é"));
    await cache.ask();
    expect((await cache.purge({ tags: ["not valid", "é"] })).success).toBe(true);
    expect(await cache.status()).toBe("HIT");
    await cache.purge({ tags: ["tenant-a"] });
    expect(await cache.status()).toBe("MISS");
  });

  it("limitations/ Purge rate limits: 25 calls, then 5 a minute, and 100 tags a call", async () => {
    const cache = cacheOf(answers());
    const isAllowed = async () => (await cache.purge({ tags: ["a"] })).success;
    for (let n = 0; n < 25; n++) expect(await isAllowed()).toBe(true);
    expect(await cache.purge({ tags: ["a"] })).toMatchObject({ success: false, errors: [{ code: 429 }] });
    cache.later(60);
    for (let n = 0; n < 5; n++) expect(await isAllowed(), String(n)).toBe(true);
    expect(await isAllowed()).toBe(false);
    cache.later(60);
    expect((await cache.purge({ tags: Array.from({ length: 101 }, (_, n) => `t${n}`) })).success).toBe(false);
  });
});
