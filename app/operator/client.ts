/**
 * The operator's API over the wire (spec section 7): headers, retry, timeout, size cap. A failed call is a value.
 */

import { BodyTooLarge, readText } from "./bounded-body.ts";

export interface OperatorSettings {
  /** Without trailing slash. */
  baseUrl: string;
  apiKey: string;
  apiKeyHeader: string;
}

export type FailureKind =
  | "network"
  | "timeout"
  | "status"
  | "redirect"
  | "too-large"
  | "not-json"
  | "wrong-shape"
  /** The operator answered, and said no. */
  | "refused";

export interface Failure {
  kind: FailureKind;
  /** HTTP status, for kind `status` and `redirect`. */
  status?: number;
  detail: string;
}

export type Outcome<T> = { ok: true; data: T } | { ok: false; failure: Failure };

export interface Call {
  method?: "GET" | "POST" | "DELETE";
  /** Below the base, starting with `/`; every variable part already through `encodeURIComponent`. */
  path: string;
  query?: Record<string, string | undefined>;
  body?: unknown;
  /** Access token, sent as `Authorization: Bearer`. */
  bearer?: string;
}

export interface OperatorClient {
  /** Never rejects. */
  call(call: Call): Promise<Outcome<unknown>>;
}

/** Spec section 8: idempotent GETs are tried once more on these; other methods never. */
const RETRIED_STATUSES = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
const MAX_RETRY_AFTER_MS = 2_000;
/** Far above the largest answer (the tour list, some 60 KB). */
export const MAX_BODY_BYTES = 2 * 1024 * 1024;

function failure(kind: FailureKind, detail: string, status?: number): { ok: false; failure: Failure } {
  return { ok: false, failure: { kind, detail, ...(status === undefined ? {} : { status }) } };
}

interface Attempt {
  outcome: Outcome<unknown>;
  /** How long to wait before trying again; null when trying again is pointless. */
  retryAfterMs: number | null;
}

function retryAfterMs(response: Response): number | null {
  if (!RETRIED_STATUSES.has(response.status)) return null;
  const seconds = Number(response.headers.get("retry-after") ?? "0");
  if (!Number.isFinite(seconds)) return null;
  const ms = Math.max(0, seconds * 1000);
  return ms <= MAX_RETRY_AFTER_MS ? ms : null;
}

async function attempt(request: Request, { fetcher, attemptTimeoutMs }: Transport): Promise<Attempt> {
  const signal = AbortSignal.timeout(attemptTimeoutMs);
  try {
    const response = await fetcher(request, { signal, redirect: "manual" });
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel();
      return { outcome: failure("redirect", "the operator redirected", response.status), retryAfterMs: null };
    }
    if (!response.ok) {
      await response.body?.cancel();
      return { outcome: failure("status", response.statusText, response.status), retryAfterMs: retryAfterMs(response) };
    }
    const text = await readText(response, MAX_BODY_BYTES, signal);
    try {
      return { outcome: { ok: true, data: JSON.parse(text) }, retryAfterMs: null };
    } catch {
      return { outcome: failure("not-json", `${text.length} characters that are not JSON`), retryAfterMs: null };
    }
  } catch (error) {
    if (error instanceof BodyTooLarge) return { outcome: failure("too-large", error.message), retryAfterMs: null };
    if (signal.aborted) {
      return { outcome: failure("timeout", `no whole answer in ${attemptTimeoutMs} ms`), retryAfterMs: null };
    }
    return { outcome: failure("network", error instanceof Error ? error.name : "fetch failed"), retryAfterMs: 0 };
  }
}

/** The wire URL of a call; undefined query values are left out. */
function callUrl(baseUrl: string, { path, query = {} }: Call): string {
  const search = new URLSearchParams(
    Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ).toString();
  return `${baseUrl}${path}${search === "" ? "" : `?${search}`}`;
}

/** How calls get out: the edge calls the operator, the browser calls `/api` of its own site. */
export interface Transport {
  /** "" for paths of this very site. */
  baseUrl: string;
  /** Sent with every call, beside the JSON headers. */
  headers: Record<string, string>;
  fetcher: typeof fetch;
  /** One attempt, headers and body together. */
  attemptTimeoutMs: number;
  /** A failure that took longer is not tried again: the visitor is waiting. */
  retryWithinMs: number;
}

/** The one HTTP client (spec section 8): JSON headers, one retry of GETs, timeout, size cap. */
export function createClient(transport: Transport): OperatorClient {
  return {
    async call(call) {
      const method = call.method ?? "GET";
      const build = () =>
        new Request(callUrl(transport.baseUrl, call), {
          method,
          headers: {
            accept: "application/json",
            "content-type": "application/json",
            ...transport.headers,
            ...(call.bearer === undefined ? {} : { authorization: `Bearer ${call.bearer}` }),
          },
          ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
        });
      const startedAt = Date.now();
      const first = await attempt(build(), transport);
      if (method !== "GET" || first.retryAfterMs === null || Date.now() - startedAt > transport.retryWithinMs) {
        return first.outcome;
      }
      await new Promise((resolve) => setTimeout(resolve, first.retryAfterMs ?? 0));
      return (await attempt(build(), transport)).outcome;
    },
  };
}

/**
 * The edge's client, speaking for one tenant host.
 *
 * @param host the site's own hostname, sent as `Host-Name`; never a header a visitor sent
 */
export function createOperatorClient(settings: OperatorSettings, host: string, fetcher: typeof fetch): OperatorClient {
  return createClient({
    baseUrl: settings.baseUrl,
    headers: { "host-name": host, [settings.apiKeyHeader]: settings.apiKey },
    fetcher,
    attemptTimeoutMs: 2_500,
    retryWithinMs: 1_000,
  });
}
