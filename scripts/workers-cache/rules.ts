/**
 * Workers Cache by its documented rules, for machines without it: Miniflare has none. The addresses below start at
 * developers.cloudflare.com/workers/cache/. Not simulated: tiers and eviction (isolate memory instead), headers that are part
 * of the key against poisoning (here, what a page made of one would show to everybody), `cf.cacheKey` and `cf.cacheControl` of
 * the caller, range requests, `Expires`, `CDN-Cache-Control`, conditional revalidation (304), purging by prefix, and joining a
 * response that is still streaming (waiting requests get it once it is complete).
 */

import { LRUCache } from "lru-cache";

interface Kept {
  status: number;
  headers: Headers;
  body: ArrayBuffer;
  tags: string[];
  /** The request's values of the headers in `Vary`. */
  vary: [name: string, value: string | null][];
  storedAt: number;
  freshMs: number;
  revalidateMs: number;
  errorMs: number;
}

/** configuration/ "Responses with no Cache-Control header are still cached": seconds by status. */
const HEURISTIC_SECONDS: Record<number, number> = {
  200: 7_200,
  203: 7_200,
  204: 7_200,
  300: 1_200,
  301: 1_200,
  404: 180,
  405: 60,
  410: 180,
  414: 60,
  501: 60,
};
/** configuration/ "Header precedence". */
const POLICY_HEADERS = ["cloudflare-cdn-cache-control", "cache-control"];
/** configuration/ "Header precedence" and "Cache-Tag": consumed by the cache, never seen behind it. */
const CONSUMED = ["cloudflare-cdn-cache-control", "cache-tag"];
const MAX_TAG_LENGTH = 1_024;
const MAX_TAGS = 1_000;
/** Ours, so that a long-running process stays small. */
const MAX_BYTES = 64 * 1024 * 1024;
/** limitations/ "Purge rate limits": the zone API's free tier, 5 calls a minute with a bucket of 25, 100 tags a call. */
const PURGE_BUCKET = 25;
const PURGE_REFILL_MS = 12_000;
const PURGE_MAX_ITEMS = 100;
const LOOK_EVERY_MS = 10;
/** A run whose request was canceled never ends; pages wait 8 s for content. */
const LONGEST_RUN_MS = 10_000;

function policyOf(headers: Headers): Map<string, string> | null {
  const value = POLICY_HEADERS.map((name) => headers.get(name)).find((text) => text !== null) ?? null;
  if (value === null) return null;
  const directives = value.split(",").map((part) => part.trim().toLowerCase().split("=") as [string, string?]);
  return new Map(directives.map(([name, text = ""]) => [name, text.replaceAll('"', "")]));
}

type Lifetimes = Pick<Kept, "freshMs" | "revalidateMs" | "errorMs">;

/** "bypass": forbidden by the response; "miss": not storable. */
function lifetimesOf(request: Request, { status, headers }: Response): Lifetimes | "bypass" | "miss" {
  // limitations/ "Status codes that are never cached".
  if (status === 206 || (status >= 520 && status <= 526)) return "miss";
  // index "Content negotiation with Vary".
  if (headers.get("vary")?.trim() === "*") return "bypass";
  const policy = policyOf(headers);
  // configuration/ "Automatic bypass conditions".
  if (headers.has("set-cookie") || policy?.has("private") || policy?.has("no-store")) return "bypass";
  const allowsAuthorized = ["public", "must-revalidate", "s-maxage"].some((name) => policy?.has(name));
  if (request.headers.has("authorization") && !allowsAuthorized) return "bypass";
  if (policy === null) {
    const seconds = HEURISTIC_SECONDS[status];
    return seconds === undefined ? "miss" : { freshMs: seconds * 1_000, revalidateMs: 0, errorMs: Infinity };
  }
  const ms = (name: string) => (policy.has(name) ? Number(policy.get(name)) * 1_000 : null);
  // configuration/ "`no-cache` is not a bypass": stored, and stale at once.
  const freshMs = policy.has("no-cache") ? 0 : (ms("s-maxage") ?? ms("max-age"));
  if (freshMs === null) return "miss";
  // configuration/: these three switch both kinds of staleness off.
  if (["s-maxage", "must-revalidate", "proxy-revalidate"].some((name) => policy.has(name))) {
    return { freshMs, revalidateMs: 0, errorMs: 0 };
  }
  return { freshMs, revalidateMs: ms("stale-while-revalidate") ?? 0, errorMs: ms("stale-if-error") ?? Infinity };
}

/** purge/ "Attach tags on write": matched without regard to case; invalid tags are dropped silently. */
function tagsOf(headers: Headers): string[] {
  const tags = (headers.get("cache-tag") ?? "").split(",").map((tag) => tag.trim());
  return tags
    .filter((tag) => /^[\x21-\x7e]+$/.test(tag) && tag.length <= MAX_TAG_LENGTH)
    .slice(0, MAX_TAGS)
    .map((tag) => tag.toLowerCase());
}

/** cache-keys/ "What goes into the cache key": not the host, the method or cookies. The version is this process. */
function keyOf(request: Request, props: unknown): string {
  const { pathname, search } = new URL(request.url);
  return JSON.stringify([pathname + search, props]);
}

function answerOf(request: Request, status: string, { headers: given, ...response }: Kept): Response {
  const headers = new Headers(given);
  headers.set("cf-cache-status", status);
  return new Response(request.method === "HEAD" ? null : response.body, { status: response.status, headers });
}

/** A response that is not kept: as the worker gave it, without the headers the cache consumes. */
function passedOn(response: Response, status: string): Response {
  const answer = new Response(response.body, response);
  for (const name of CONSUMED) answer.headers.delete(name);
  answer.headers.set("cf-cache-status", status);
  return answer;
}

/**
 * A run of the entrypoint that others wait for. They look at it instead of awaiting its promise: in workerd, a request that
 * awaits another's fails when that one has ended.
 */
interface Run {
  isOver: boolean;
  /** null: the response was not kept. */
  kept: Kept | null;
}

interface Invocation {
  /** `ctx.props` */
  props: unknown;
  /** Runs the entrypoint. */
  run: (request: Request) => Promise<Response>;
  waitUntil: (work: Promise<unknown>) => void;
}

/** The cache in front of one entrypoint, and what `ctx.cache` is inside it. */
export function createWorkersCache(now: () => number = Date.now) {
  /** By key, the variants of an answer. */
  const entries = new LRUCache<string, Kept[]>({
    maxSize: MAX_BYTES,
    sizeCalculation: (variants) => variants.reduce((bytes, { body }) => bytes + body.byteLength, 1),
  });
  const running = new Map<string, Run>();
  let purges = { left: PURGE_BUCKET, at: now() };

  function keep(key: string, kept: Kept): void {
    const isOther = ({ vary }: Kept) => JSON.stringify(vary) !== JSON.stringify(kept.vary);
    entries.set(key, [...(entries.get(key) ?? []).filter(isOther), kept]);
  }

  const find = (key: string, request: Request) =>
    entries.get(key)?.find(({ vary }) => vary.every(([name, value]) => request.headers.get(name) === value)) ?? null;

  /** Runs the entrypoint and keeps the response if it may be kept. */
  async function load(key: string, request: Request, { run }: Invocation) {
    const response = await run(request);
    const lifetimes = lifetimesOf(request, response);
    if (typeof lifetimes === "string") return { response, refusal: lifetimes };
    const headers = new Headers(response.headers);
    for (const name of CONSUMED) headers.delete(name);
    const varied = (response.headers.get("vary") ?? "").split(",").map((name) => name.trim().toLowerCase());
    const kept: Kept = {
      status: response.status,
      headers,
      body: await response.arrayBuffer(),
      tags: tagsOf(response.headers),
      vary: varied.filter((name) => name !== "").map((name) => [name, request.headers.get(name)]),
      storedAt: now(),
      ...lifetimes,
    };
    // A failed answer does not replace a good one (configuration/ "Serve stale on error").
    if (response.status < 500 || find(key, request) === null) keep(key, kept);
    return { kept };
  }

  /** index "Request collapsing": one run per key; requests for a response that is not kept run on their own. */
  async function loadOnce(key: string, request: Request, invocation: Invocation, stale: Kept | null) {
    const other = running.get(key);
    if (other !== undefined) {
      const until = now() + LONGEST_RUN_MS;
      // oxlint-disable-next-line no-await-in-loop -- it waits
      while (!other.isOver && now() < until) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
      if (other.kept !== null) return { kept: other.kept };
    }
    const own: Run = { isOver: false, kept: null };
    const end = (kept: Kept | null) => {
      Object.assign(own, { isOver: true, kept });
      if (running.get(key) === own) running.delete(key);
    };
    running.set(key, own);
    const loading = load(key, request, invocation);
    invocation.waitUntil(
      loading.then(
        ({ kept = null }) => end(kept),
        () => end(null),
      ),
    );
    if (stale === null) return loading;
    // configuration/ "Serve stale on error with stale-if-error".
    const mayServeStale = now() - stale.storedAt < stale.freshMs + stale.errorMs;
    try {
      const result = await loading;
      const status = result.kept?.status ?? result.response?.status ?? 0;
      return status >= 500 && mayServeStale ? { stale } : result;
    } catch (error) {
      if (mayServeStale) return { stale };
      throw error;
    }
  }

  return {
    async fetch(request: Request, invocation: Invocation): Promise<Response> {
      // limitations/ "HTTP methods" and "WebSocket upgrades".
      if (!["GET", "HEAD"].includes(request.method) || request.headers.get("upgrade") === "websocket") {
        return passedOn(await invocation.run(request), "BYPASS");
      }
      const key = keyOf(request, invocation.props);
      const found = find(key, request);
      const age = found === null ? Infinity : now() - found.storedAt;
      if (found !== null && age < found.freshMs) return answerOf(request, "HIT", found);
      // limitations/ "HTTP methods": a HEAD request for something that is not kept becomes a GET request.
      const full = request.method === "HEAD" ? new Request(request, { method: "GET" }) : request;
      if (found !== null && age < found.freshMs + found.revalidateMs) {
        if (!running.has(key)) invocation.waitUntil(loadOnce(key, full, invocation, null).catch(() => null));
        return answerOf(request, "UPDATING", found);
      }
      const isShared = running.has(key);
      const result = await loadOnce(key, full, invocation, found);
      if ("stale" in result) return answerOf(request, "STALE", result.stale);
      if (result.kept === undefined) return passedOn(result.response, result.refusal.toUpperCase());
      return answerOf(request, isShared ? "HIT" : found === null ? "MISS" : "EXPIRED", result.kept);
    },

    /** purge/: of this entrypoint alone; the modes add up; variants share it. */
    async purge({ tags = [], purgeEverything = false }: CachePurgeOptions): Promise<CachePurgeResult> {
      const left = Math.min(PURGE_BUCKET, purges.left + (now() - purges.at) / PURGE_REFILL_MS);
      purges = { left: Math.max(0, left - 1), at: now() };
      const refusal =
        left < 1
          ? "Too many purges; wait before you try again."
          : tags.length > PURGE_MAX_ITEMS
            ? "Too many tags in one call."
            : null;
      if (refusal !== null) return { success: false, errors: [{ code: left < 1 ? 429 : 400, message: refusal }] };
      const wanted = new Set(tags.map((tag) => tag.toLowerCase()));
      const isPurged = ({ tags: own }: Kept) => purgeEverything || own.some((tag) => wanted.has(tag));
      const purged = [...entries.entries()].filter(([, variants]) => variants.some(isPurged));
      for (const [key] of purged) entries.delete(key);
      return { success: true, errors: [] };
    },
  };
}
