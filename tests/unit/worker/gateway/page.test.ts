import { Hono } from "hono";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { writeAnswerHeaders } from "#app/domain/http/answer-headers.ts";
import { BUILD_HEADER } from "#app/domain/http/build-id.ts";
import { createWorkersCache } from "#scripts/workers-cache/rules.ts";
import { randomNumbers } from "#tests/simulation/clock.ts";
import { HOSTILE_HEADERS } from "#tests/support/hostile-headers.ts";
import { cacheOf } from "#tests/support/http.ts";
import { tenantWith } from "#tests/support/tenant.ts";
import { documentPath } from "#worker/gateway/address.ts";
import type { Gateway } from "#worker/gateway/context.ts";
import { page } from "#worker/gateway/page.ts";
import { createFacts } from "#worker/ops/render-facts.ts";
import { completeAnswer } from "#worker/pages/answer.ts";

/** The page handler in front of Workers Cache as its stand-in has it (scripts/workers-cache/rules.ts). */

// Redirects of an earlier site are looked up in content, which needs a whole worker: tests/site/routing.test.ts.
vi.mock("#worker/gateway/moved.ts", () => ({
  movedRedirect: async () => null,
  movedByQuery: async () => null,
  movedPage: () => null,
}));

type Health = "up" | "degraded" | "down";
interface Props {
  host: string;
}

let health: Health = "up";
let renders = 0;
let requests: Request[] = [];

const slotOf = (n: number) => n.toString(16).padStart(32, "0");

/** Replaces the entrypoint `Pages`: the same headers, the tenant in the body. */
async function pages(request: Request, { host }: Props): Promise<Response> {
  renders += 1;
  requests.push(request);
  if (health === "down") throw new Error("the render failed");
  const { pathname } = new URL(request.url);
  const status = health === "degraded" ? 503 : pathname === "/nope" ? 404 : 200;
  const slot = slotOf(renders);
  const answer = new Response(`<html><script nonce="${slot}">mark-${host}</script>${pathname} ${renders}</html>`, {
    status,
    headers: { "content-type": "text/html", "x-internal-of-tomorrow": "secret" },
  });
  writeAnswerHeaders(answer.headers, { nonceSlot: slot, route: "routes/faq", render: "whole" });
  const site = {
    isConfirmed: true,
    noStoreReason: () => (health === "degraded" ? ("degraded" as const) : null),
    lifetime: () => ({ freshSeconds: 60, staleSeconds: 86_400, untilMs: Infinity }),
    pictureHosts: { resizing: null, allowed: ["https://admin.example"] },
    tenant: tenantWith(),
  };
  return completeAnswer(answer, { host, method: request.method, facts: createFacts(), site });
}

const random = randomNumbers(1);
let cache: ReturnType<typeof createWorkersCache>;
const background: Promise<unknown>[] = [];

const gateway = new Hono<Gateway>()
  .use(async (c, next) => {
    const url = new URL(c.req.url);
    c.set("url", url);
    c.set("host", url.hostname);
    c.set("requestId", "id");
    c.set("document", documentPath(url.pathname));
    await next();
  })
  .all("*", page({ baseSiteUrl: "https://base.example", routesOf: () => new Set(["root"]) }));

gateway.onError((_, c) => c.text("no copy and no render", 500));

async function get(host: string, path: string, headers: Record<string, string> = {}) {
  const waitUntil = (work: Promise<unknown>) => void background.push(work);
  const Pages = ({ props }: { props: Props }) => ({
    fetch: (request: Request) => cache.fetch(request, { props, run: (asked) => pages(asked, props), waitUntil }),
  });
  const context = { exports: { Pages }, waitUntil, passThroughOnException: () => undefined, props: {} };
  const response = await gateway.fetch(
    new Request(`https://${host}${path}`, { headers: { "user-agent": "Mozilla/5.0 (a person)", ...headers } }),
    {},
    context,
  );
  const { status, headers: sent } = response;
  const state = cacheOf({ headers: Object.fromEntries(sent) });
  return { status, headers: sent, state, body: await response.text() };
}

async function settled(): Promise<void> {
  while (background.length > 0) await background.shift();
}

/** New tenants per test: the handler's memory is the isolate's. */
let tenants = 0;
let a = "";
let b = "";

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 + tenants * 1e9, toFake: ["Date"] });
  health = "up";
  renders = 0;
  requests = [];
  cache = createWorkersCache(() => Date.now());
  tenants += 1;
  a = `a${tenants}.example`;
  b = `b${tenants}.example`;
});
afterEach(settled);

const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

it("behind Workers Cache, two tenants never share a page in 1,500 random requests, fresh, stale and failing", async () => {
  const paths = ["/", "/faq", "/blog", "/nope", "/faq.data", "/our-tours?sort=price"];
  const states = new Map<string, number>();
  for (let n = 0; n < 1_500; n++) {
    if (n % 40 === 0) later([6, 61, 400, 90_000][Math.floor(random() * 4)] ?? 6);
    if (n % 25 === 0) health = (["up", "up", "degraded", "down"] as const)[Math.floor(random() * 4)] ?? "up";
    const host = random() < 0.5 ? a : b;
    const other = host === a ? b : a;
    const answer = await get(host, paths[Math.floor(random() * paths.length)] ?? "/");
    if (n % 50 === 0) await settled();
    if (answer.status === 500) continue;
    states.set(answer.state, (states.get(answer.state) ?? 0) + 1);
    expect(answer.body).not.toContain(`mark-${other}`);
    expect(answer.body).toContain(`mark-${host}`);
  }
  for (const state of ["hit", "stale", "miss"]) expect(states.get(state), state).toBeGreaterThan(15);
});

it("behind Workers Cache, no internal header reaches a visitor, not even one nobody listed, and the build does: rendered, from the cache, stale", async () => {
  for (const state of ["miss", "hit", "stale"]) {
    if (state === "stale") later(61);
    const answer = await get(a, "/faq");
    expect(answer.state).toBe(state);
    const internal = [...answer.headers.keys()].filter((name) =>
      /^(?:x-(?!build$|frame)|cf-|cloudflare-|cache-tag)/.test(name),
    );
    expect(internal).toEqual([]);
    expect(answer.headers.get(BUILD_HEADER)).toBe("test");
  }
});

it("behind Workers Cache, forty hostile headers and 1,000 random queries cause one render and change no byte", async () => {
  const essence = (body: string) => body.replaceAll(/[0-9a-f]{32}/g, "N");
  const baseline = essence((await get(a, "/faq")).body);
  for (const name of HOSTILE_HEADERS) {
    expect(essence((await get(a, "/faq", { [name]: "evil.example" })).body), name).toBe(baseline);
  }
  for (let n = 0; n < 1_000; n++) {
    const query = `?${random().toString(36).slice(2)}=${n}&utm_source=${n}&_routes=${n}`;
    expect(essence((await get(a, `/faq${query}`)).body)).toBe(baseline);
  }
  expect(renders).toBe(1);
  for (const request of requests) {
    expect([...request.headers.keys()]).toEqual(["x-content-wait", "x-request-id"]);
    expect(new URL(request.url).search).toBe("");
  }
});

/** The answers to requests so many seconds after the one before, with the rendering in this state. */
async function answers(path: string, ...requests: `${number} s, ${Health}`[]): Promise<string[]> {
  const seen: string[] = [];
  for (const request of requests) {
    const [seconds, state] = request.split(" s, ") as [string, Health];
    later(Number(seconds));
    health = state;
    const answer = await get(a, path);
    await settled();
    seen.push(`${answer.status} ${answer.state}`);
  }
  return seen;
}

it("behind Workers Cache, a page is served stale while it is rendered again and when rendering fails", async () => {
  expect(await answers("/faq", "0 s, up", "61 s, up", "1 s, up", "90000 s, down")).toEqual([
    ...["200 miss", "200 stale", "200 hit", "200 stale"],
  ]);
});

it("behind Workers Cache, a degraded page is never cached and never replaces a good one", async () => {
  expect(await answers("/faq", "0 s, degraded", "0 s, up", "90000 s, degraded", "0 s, up")).toEqual([
    ...["503 miss", "200 miss", "200 stale", "200 miss"],
  ]);
});

it("behind Workers Cache, a missing page is cached for half a minute", async () => {
  expect(await answers("/nope", "0 s, up", "20 s, up", "20 s, up")).toEqual(["404 miss", "404 hit", "404 miss"]);
});
