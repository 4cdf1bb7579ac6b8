/**
 * Simulates Workers Cache by its documented rules, which Miniflare lacks: a cache in front of one entrypoint's `fetch`,
 * keyed on path, query and `ctx.props`; not on host, cookies or headers. Not simulated: tiers, eviction, collapsing of
 * concurrent misses.
 */

interface Entry {
  response: Response;
  storedAt: number;
  freshMs: number;
  /** stale-while-revalidate */
  revalidateMs: number;
  /** stale-if-error */
  errorMs: number;
  tags: string[];
}

/** Heuristic lifetimes by status, in seconds. */
const HEURISTIC_SECONDS: Record<number, number> = { 200: 7_200, 203: 7_200, 204: 7_200, 301: 1_200, 404: 180, 405: 60 };
const POLICY_HEADERS = ["cloudflare-cdn-cache-control", "cdn-cache-control", "cache-control"];

function directives(response: Response): Map<string, string> | null {
  const value = POLICY_HEADERS.map((name) => response.headers.get(name)).find((text) => text !== null);
  if (value === undefined || value === null) return null;
  return new Map(
    value
      .toLowerCase()
      .split(",")
      .map((part) => part.trim().split("=") as [string, string?])
      .map(([name, text = ""]) => [name, text]),
  );
}

function lifetimes(response: Response): Pick<Entry, "freshMs" | "revalidateMs" | "errorMs"> | null {
  const policy = directives(response);
  if (policy === null) {
    const seconds = HEURISTIC_SECONDS[response.status];
    return seconds === undefined ? null : { freshMs: seconds * 1000, revalidateMs: 0, errorMs: Infinity };
  }
  if (["no-store", "private", "no-cache"].some((name) => policy.has(name))) return null;
  const ms = (name: string) => (policy.has(name) ? Number(policy.get(name)) * 1000 : null);
  const freshMs = ms("s-maxage") ?? ms("max-age");
  if (freshMs === null) return null;
  // These switch both kinds of staleness off.
  if (["s-maxage", "must-revalidate", "proxy-revalidate"].some((name) => policy.has(name))) {
    return { freshMs, revalidateMs: 0, errorMs: 0 };
  }
  return { freshMs, revalidateMs: ms("stale-while-revalidate") ?? 0, errorMs: ms("stale-if-error") ?? Infinity };
}

function labelled(response: Response, status: string): Response {
  const copy = response.clone();
  const headers = new Headers(copy.headers);
  headers.set("cf-cache-status", status);
  return new Response(copy.body, { status: copy.status, headers });
}

/**
 * @param origin the entrypoint behind the cache
 * @param now clock in ms
 */
export function createWorkersCache<Props>(
  origin: (request: Request, props: Props) => Promise<Response>,
  now: () => number,
) {
  const entries = new Map<string, Entry>();
  const background: Promise<unknown>[] = [];

  const keyOf = (request: Request, props: Props) => {
    const { pathname, search } = new URL(request.url);
    return `${pathname}${search} ${JSON.stringify(props)}`;
  };

  async function ask(key: string, request: Request, props: Props): Promise<Response> {
    const response = await origin(request, props);
    const kept = lifetimes(response);
    if (kept !== null) {
      const tags = (response.headers.get("cache-tag") ?? "").split(",").filter((tag) => tag !== "");
      entries.set(key, { response: response.clone(), storedAt: now(), tags, ...kept });
    }
    return response;
  }

  return {
    /** `ctx.exports.Entrypoint({ props })` */
    exported: ({ props }: { props: Props }) => ({
      async fetch(request: Request): Promise<Response> {
        if (request.method !== "GET" || request.headers.has("authorization")) {
          return labelled(await origin(request, props), "BYPASS");
        }
        const key = keyOf(request, props);
        const entry = entries.get(key);
        const age = entry === undefined ? Infinity : now() - entry.storedAt;
        if (entry !== undefined && age <= entry.freshMs) return labelled(entry.response, "HIT");
        if (entry !== undefined && age <= entry.freshMs + entry.revalidateMs) {
          background.push(ask(key, request, props).catch(() => undefined));
          return labelled(entry.response, "STALE");
        }
        try {
          const response = await ask(key, request, props);
          if (response.status >= 500 && entry !== undefined && age <= entry.freshMs + entry.errorMs) {
            return labelled(entry.response, "STALE");
          }
          return labelled(response, "MISS");
        } catch (error) {
          if (entry !== undefined && age <= entry.freshMs + entry.errorMs) return labelled(entry.response, "STALE");
          throw error;
        }
      },
    }),
    /** `ctx.cache.purge({ tags })` */
    async purge({ tags }: { tags: string[] }): Promise<void> {
      for (const [key, entry] of entries) if (entry.tags.some((tag) => tags.includes(tag))) entries.delete(key);
    },
    /** Resolves when background revalidation has ended. */
    async settled(): Promise<void> {
      while (background.length > 0) await background.shift();
    },
    size: () => entries.size,
  };
}
