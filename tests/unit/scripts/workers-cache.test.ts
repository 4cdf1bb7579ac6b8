/**
 * One case per rule of the stand-in for Workers Cache. Titles begin with the page that states the rule, below
 * developers.cloudflare.com/workers/cache/.
 */

import { expect, it } from "vitest";
import { createWorkersCache } from "#scripts/workers-cache/rules.ts";

const POLICY = "cloudflare-cdn-cache-control";
const KEPT = { [POLICY]: "public, max-age=60, stale-while-revalidate=100, stale-if-error=1000" };

type Origin = (request: Request, run: number) => Response | Promise<Response>;
type Asked = RequestInit & { path?: string; props?: unknown };

/** A cache on a clock that only `later` moves, in front of `origin`. */
function cacheOf(origin: Origin) {
  let now = 1_800_000_000_000;
  let runs = 0;
  const background: Promise<unknown>[] = [];
  const cache = createWorkersCache(() => now);
  return {
    ask: ({ path = "/", props = {}, ...init }: Asked = {}) =>
      cache.fetch(new Request(`https://site.example${path}`, init), {
        props,
        run: async (request) => origin(request, ++runs),
        waitUntil: (work) => void background.push(work),
      }),
    later: (seconds: number) => void (now += seconds * 1_000),
    settled: async () => void (await Promise.all(background.splice(0))),
    purge: (...tags: string[]) => cache.purge({ tags }),
    runs: () => runs,
  };
}

/** Answers with the number of the run. */
const answers =
  (headers: Record<string, string> = KEPT): Origin =>
  (_, run) =>
    new Response(`${run}`, { headers });
const fails: Origin = (request, run) => {
  if (run > 1 && request.url.endsWith("/throws")) throw new Error("down");
  return run > 1 ? new Response("failed", { status: 503, headers: { [POLICY]: "no-store" } }) : answers()(request, run);
};

const [GET, HEAD, POST] = [{}, { method: "HEAD" }, { method: "POST", body: "x" }];
const at = (path: string) => ({ path });
const to = (host: string) => ({ props: { host } });
const THROWS = at("/throws");

it.each<readonly [rule: string, origin: Origin, steps: readonly (Asked | number)[], seen: string]>([
  ["limitations/ HTTP methods: only GET and HEAD", answers(), [POST, POST], "1, 2"],
  ["limitations/ HTTP methods: a HEAD request is made a GET request", answers(), [HEAD, GET], ", 1 HIT"],
  ["configuration/ Automatic bypass conditions", answers({ [POLICY]: "no-store" }), [GET, GET], "1, 2"],
  [
    "cache-keys/: path and query, in its order",
    answers(),
    ["/", "/a", "/a/", "/?x&y", "/?y&x"].map(at),
    "1, 2, 3, 4, 5",
  ],
  ["cache-keys/: props, so tenants never share an entry", answers(), ["a", "b", "a"].map(to), "1, 2, 1 HIT"],
  ["configuration/ stale-while-revalidate", answers(), [GET, 61, GET, GET], "1, 1 UPDATING, 2 HIT"],
  ["debugging/ after the stale window", answers(), [GET, 161, GET], "1, 2"],
  ["configuration/ stale-if-error", fails, [GET, 1_059, GET, 1, GET], "1, 1 STALE, failed"],
  ["configuration/ stale-if-error", fails, [THROWS, 1_059, THROWS], "1, 1 STALE"],
])("%s", async (_, origin, steps, seen) => {
  const cache = cacheOf(origin);
  const all: string[] = [];
  for (const step of steps) {
    if (typeof step === "number") cache.later(step);
    else {
      const answer = await cache.ask(step);
      const [status] = /HIT|UPDATING|STALE|$/.exec(answer.headers.get("cf-cache-status") ?? "") ?? [];
      all.push(`${await answer.text()} ${status}`.trimEnd());
      await cache.settled();
    }
  }
  expect(all.join(", ")).toBe(seen);
});

it.each([KEPT[POLICY], "no-store"])("configuration/: callers see no header the cache consumes: %s", async (policy) => {
  const headers = { [POLICY]: policy, "cache-tag": "a", "x-own": "1" };
  const answer = await cacheOf(answers(headers)).ask();
  expect([...answer.headers.keys()].filter((name) => name in headers)).toEqual(["x-own"]);
});

it.each<Record<string, string>>([{}, { ...KEPT, vary: "accept" }, { ...KEPT, "set-cookie": "a=b" }])(
  "headers that no page sends are an error: %j",
  (headers) => expect(cacheOf(answers(headers)).ask()).rejects.toThrow("not simulated"),
);

it("index Request collapsing: fifty concurrent requests run the worker once", async () => {
  const cache = cacheOf(answers());
  const texts = await Promise.all(Array.from({ length: 50 }, () => cache.ask().then((answer) => answer.text())));
  expect([cache.runs(), new Set(texts)]).toEqual([1, new Set(["1"])]);
});

it("a request that waits for another's run is not lost with it, when that one was canceled", async () => {
  const cache = cacheOf((request, run) => (run === 1 ? new Promise(() => undefined) : answers()(request, run)));
  void cache.ask();
  const waiting = cache.ask();
  cache.later(31);
  expect(await (await waiting).text()).toBe("2");
});

it("purge/: by tag", async () => {
  const cache = cacheOf(answers({ ...KEPT, "cache-tag": "tenant-a" }));
  const text = async () => (await cache.ask()).text();
  expect([await text(), await cache.purge("tenant-b"), await text()]).toMatchObject(["1", { success: true }, "1"]);
  await cache.purge("tenant-a");
  expect(await text()).toBe("2");
});

it("limitations/ Purge rate limits: 25 calls, then 5 a minute, and 100 tags a call", async () => {
  const cache = cacheOf(answers());
  const allowed = async () => {
    let count = 0;
    while ((await cache.purge("a")).success) count += 1;
    return count;
  };
  expect([await allowed(), await cache.purge("a")]).toMatchObject([25, { success: false, errors: [{ code: 429 }] }]);
  cache.later(60);
  expect(await allowed()).toBe(5);
  cache.later(60);
  expect(await cache.purge(...Array.from({ length: 101 }, (_, n) => `t${n}`))).toMatchObject({ success: false });
});
