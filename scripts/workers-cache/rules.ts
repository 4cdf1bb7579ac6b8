/**
 * Workers Cache by its documented rules, for machines without it: Miniflare has none. The addresses below start at
 * developers.cloudflare.com/workers/cache/. Simulated is what `Pages` makes use of: answers whose headers it does not send
 * (worker/pages/answer.ts) are an error here. Not simulated: tiers and eviction (isolate memory instead), and joining a
 * response that is still streaming (waiting requests get it once it is complete).
 */

import { LRUCache } from "lru-cache";

interface Lifetimes {
  freshMs: number;
  revalidateMs: number;
  errorMs: number;
}

interface Kept extends Lifetimes {
  status: number;
  headers: Headers;
  body: ArrayBuffer;
  tag: string;
  storedAt: number;
}

/** configuration/ "Header precedence" and "Cache-Tag": consumed by the cache, never seen behind it. */
const POLICY = "cloudflare-cdn-cache-control";
const TAG = "cache-tag";
/** Ours, so that a long-running process stays small. */
const MAX_BYTES = 64 * 1024 * 1024;
/** limitations/ "Purge rate limits": the zone API's free tier, 5 calls a minute with a bucket of 25, 100 tags a call. */
const PURGE_BUCKET = 25;
const PURGE_REFILL_MS = 12_000;
const PURGE_MAX_ITEMS = 100;
const LOOK_EVERY_MS = 10;
/** A run whose request was canceled never ends; pages wait 8 s for content. */
const LONGEST_RUN_MS = 10_000;

const KEPT_POLICY = /^public, max-age=(\d+)(?:, stale-while-revalidate=(\d+), stale-if-error=(\d+))?$/;

/** null: not to be kept. @throws Error for headers that `Pages` does not send */
function lifetimesOf({ headers }: Response): Lifetimes | null {
  const policy = headers.get(POLICY);
  if (policy === "no-store") return null;
  const [, fresh, revalidate = 0, error = Infinity] = KEPT_POLICY.exec(policy ?? "") ?? [];
  if (fresh === undefined || headers.has("vary") || headers.has("set-cookie"))
    throw new Error(`Workers Cache is not simulated for ${JSON.stringify([...headers])}`);
  return {
    freshMs: Number(fresh) * 1_000,
    revalidateMs: Number(revalidate) * 1_000,
    errorMs: Number(error) * 1_000,
  };
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

/** Without the headers that the cache consumes. */
function headersOf(response: Response): Headers {
  const headers = new Headers(response.headers);
  headers.delete(POLICY);
  headers.delete(TAG);
  return headers;
}

/** A response that is not kept, as the worker gave it. */
function bypassed(response: Response): Response {
  const headers = headersOf(response);
  headers.set("cf-cache-status", "BYPASS");
  return new Response(response.body, { status: response.status, headers });
}

/**
 * A run of the entrypoint that others wait for. They look at it instead of awaiting its promise: in workerd, a request that
 * awaits another's fails when that one has ended.
 */
interface Run {
  isOver: boolean;
  kept?: Kept;
}

type Result = { kept: Kept } | { response: Response };

interface Invocation {
  /** `ctx.props` */
  props: unknown;
  /** Runs the entrypoint. */
  run: (request: Request) => Promise<Response>;
  waitUntil: (work: Promise<unknown>) => void;
}

/** The cache in front of one entrypoint, and what `ctx.cache` is inside it. */
export function createWorkersCache(now: () => number = Date.now) {
  const entries = new LRUCache<string, Kept>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }) => body.byteLength + 1,
  });
  const running = new Map<string, Run>();
  let purges = { left: PURGE_BUCKET, at: now() };

  /** Runs the entrypoint and keeps the response if it may be kept. */
  async function load(key: string, request: Request, { run }: Invocation): Promise<Result> {
    const response = await run(request);
    const lifetimes = lifetimesOf(response);
    if (lifetimes === null) return { response };
    const kept: Kept = {
      status: response.status,
      headers: headersOf(response),
      body: await response.arrayBuffer(),
      tag: response.headers.get(TAG) ?? "",
      storedAt: now(),
      ...lifetimes,
    };
    entries.set(key, kept);
    return { kept };
  }

  /** index "Request collapsing": one run per key; requests for a response that is not kept run on their own. */
  async function loadOnce(key: string, request: Request, invocation: Invocation): Promise<Result> {
    const other = running.get(key);
    if (other !== undefined) {
      const until = now() + LONGEST_RUN_MS;
      // oxlint-disable-next-line no-await-in-loop -- it waits
      while (!other.isOver && now() < until) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
      if (other.kept !== undefined) return { kept: other.kept };
    }
    const own: Run = { isOver: false };
    running.set(key, own);
    const loading = load(key, request, invocation).then((result) => Object.assign(own, result));
    const end = () => {
      own.isOver = true;
      if (running.get(key) === own) running.delete(key);
    };
    invocation.waitUntil(loading.then(end, end));
    return loading;
  }

  return {
    async fetch(request: Request, invocation: Invocation): Promise<Response> {
      // limitations/ "HTTP methods".
      if (!["GET", "HEAD"].includes(request.method)) return bypassed(await invocation.run(request));
      const key = keyOf(request, invocation.props);
      const found = entries.get(key);
      const age = now() - (found?.storedAt ?? -Infinity);
      if (found !== undefined && age < found.freshMs) return answerOf(request, "HIT", found);
      // limitations/ "HTTP methods": a HEAD request for something that is not kept becomes a GET request.
      const full = request.method === "HEAD" ? new Request(request, { method: "GET" }) : request;
      if (found !== undefined && age < found.freshMs + found.revalidateMs) {
        if (!running.has(key)) invocation.waitUntil(loadOnce(key, full, invocation).catch(() => null));
        return answerOf(request, "UPDATING", found);
      }
      const isShared = running.has(key);
      const result = await loadOnce(key, full, invocation).catch((error: unknown) => ({ error }));
      if ("kept" in result)
        return answerOf(request, isShared ? "HIT" : found === undefined ? "MISS" : "EXPIRED", result.kept);
      // configuration/ "Serve stale on error with stale-if-error".
      const hasFailed = "error" in result || result.response.status >= 500;
      if (hasFailed && found !== undefined && age < found.freshMs + found.errorMs)
        return answerOf(request, "STALE", found);
      if ("error" in result) throw result.error;
      return bypassed(result.response);
    },

    /** purge/: of this entrypoint alone; the modes add up. */
    async purge({ tags = [], purgeEverything = false }: CachePurgeOptions): Promise<CachePurgeResult> {
      const left = Math.min(PURGE_BUCKET, purges.left + (now() - purges.at) / PURGE_REFILL_MS);
      purges = { left: Math.max(0, left - 1), at: now() };
      if (left < 1) return { success: false, errors: [{ code: 429, message: "Too many purges" }] };
      if (tags.length > PURGE_MAX_ITEMS) return { success: false, errors: [{ code: 400, message: "Too many tags" }] };
      const purged = [...entries].filter(([, { tag }]) => purgeEverything || tags.includes(tag));
      for (const [key] of purged) entries.delete(key);
      return { success: true, errors: [] };
    },
  };
}
