/**
 * The operator's API over the wire (specification 7): headers, one retry of GETs, and a say for whoever watches over the
 * calls. A failed call is a value.
 */

import { type Attempt, attempt } from "./attempt.ts";
import { failure, type Outcome } from "./outcome.ts";

export interface OperatorSettings {
  /** Without trailing slash. */
  baseUrl: string;
  apiKey: string;
  apiKeyHeader: string;
}

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

/** Watches over the calls of one request at the edge, by their paths (worker/operator/supervisor.ts). The browser's client has none. */
export interface Supervisor {
  /** May this call be made now? */
  admits(path: string): boolean;
  /** How long the next attempt may take, in ms; 0 when the visitor has waited long enough. */
  patienceMs(): number;
  /** Hears the end of every attempt. */
  ended(path: string, report: AttemptReport): void;
  /** May a failed GET be tried once more, `waitMs` from now? */
  grantsRetry(path: string, waitMs: number): boolean;
}

export interface AttemptReport extends Attempt {
  /** ms it took. */
  tookMs: number;
  /** ms it was given. */
  givenMs: number;
}

/** `Retry-After` up to this is waited for. */
const MAX_RETRY_AFTER_MS = 2_000;

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
  supervisor?: Supervisor;
}

function requestOf(transport: Transport, call: Call): Request {
  return new Request(callUrl(transport.baseUrl, call), {
    method: call.method ?? "GET",
    headers: {
      accept: "application/json",
      "content-type": "application/json",
      ...transport.headers,
      ...(call.bearer === undefined ? {} : { authorization: `Bearer ${call.bearer}` }),
    },
    ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
  });
}

const NO_TIME_LEFT: Attempt = {
  outcome: failure("timeout", "the page has waited long enough"),
  status: null,
  retryAfterMs: null,
  isRetryable: false,
};

async function supervised(transport: Transport, call: Call): Promise<AttemptReport> {
  const { supervisor, attemptTimeoutMs } = transport;
  const givenMs = Math.min(attemptTimeoutMs, supervisor?.patienceMs() ?? attemptTimeoutMs);
  if (givenMs <= 0) return { ...NO_TIME_LEFT, tookMs: 0, givenMs };
  const startedAt = Date.now();
  const ended = await attempt(requestOf(transport, call), transport.fetcher, givenMs);
  const report = { ...ended, tookMs: Date.now() - startedAt, givenMs };
  supervisor?.ended(call.path, report);
  return report;
}

/** The one HTTP client (specification 8): JSON headers, one retry of GETs, timeout, size cap. */
export function createClient(transport: Transport): OperatorClient {
  const { supervisor } = transport;
  return {
    async call(call) {
      if (supervisor?.admits(call.path) === false) return failure("not-asked", "the operator is given a rest");
      const first = await supervised(transport, call);
      const waitMs = first.retryAfterMs ?? 0;
      const isWorthIt =
        (call.method ?? "GET") === "GET" &&
        first.isRetryable &&
        first.tookMs <= transport.retryWithinMs &&
        waitMs <= MAX_RETRY_AFTER_MS;
      if (!isWorthIt || supervisor?.grantsRetry(call.path, waitMs) === false) return first.outcome;
      if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
      return (await supervised(transport, call)).outcome;
    },
  };
}

/** Who a call speaks for. */
export interface Caller {
  /** The site's own hostname, sent as `Host-Name`; never a header a visitor sent. */
  host: string;
  /** Id of the request behind the call, sent as `X-Request-Id`. */
  requestId?: string | undefined;
  supervisor?: Supervisor;
}

/** The edge's client. */
export function createOperatorClient(
  settings: OperatorSettings,
  { host, requestId, supervisor }: Caller,
  fetcher: typeof fetch,
): OperatorClient {
  return createClient({
    baseUrl: settings.baseUrl,
    headers: {
      "host-name": host,
      [settings.apiKeyHeader]: settings.apiKey,
      ...(requestId === undefined ? {} : { "x-request-id": requestId }),
    },
    fetcher,
    attemptTimeoutMs: 2_500,
    retryWithinMs: 1_000,
    ...(supervisor === undefined ? {} : { supervisor }),
  });
}
