/** HTTP client of the operator's API (specification 7 and 8). A failed call is a value. */

import { ATTEMPT_TIMEOUT_MS, MAX_RETRY_AFTER_MS, RETRY_WITHIN_MS } from "#app/domain/budgets.ts";
import { REQUEST_ID_HEADER } from "#app/domain/http/request-reference.ts";
import { type Attempt, attempt, MAX_BODY_BYTES } from "./attempt.ts";
import { failure, type Outcome } from "./outcome.ts";

interface OperatorSettings {
  baseUrl: string;
  apiKey: string;
  apiKeyHeader: string;
}

export interface Call {
  method?: "GET" | "POST" | "DELETE";
  /** Starts with `/`; variable parts are percent-encoded. */
  path: string;
  query?: Record<string, string | undefined>;
  body?: unknown;
  /** Sent as `Authorization: Bearer`. */
  bearer?: string;
  /** Of the answer; `MAX_BODY_BYTES` by default. */
  maxBytes?: number;
}

export interface OperatorClient {
  /** Never rejects. */
  call(call: Call): Promise<Outcome<unknown>>;
}

/** Circuit breaker and retry budget of the edge (worker/operator/supervisor.ts). */
export interface Supervisor {
  admits(path: string): boolean;
  /** Called after each attempt. */
  ended(path: string, report: AttemptReport): void;
  /** Whether a failed GET may be retried `waitMs` from now. */
  grantsRetry(path: string, waitMs: number): boolean;
}

export interface AttemptReport extends Attempt {
  tookMs: number;
}

/** Leaves out undefined query values. */
function callUrl(baseUrl: string, { path, query = {} }: Call): string {
  const search = new URLSearchParams(
    Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ).toString();
  return `${baseUrl}${path}${search === "" ? "" : `?${search}`}`;
}

/** The edge calls the operator, the browser its own site's `/api`. */
interface Transport {
  baseUrl: string;
  headers: Record<string, string>;
  fetcher: typeof fetch;
  /** Headers and body together. */
  attemptTimeoutMs: number;
  /** A slower failure is not retried: the visitor is waiting. */
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

async function supervised(transport: Transport, call: Call): Promise<AttemptReport> {
  const { supervisor, attemptTimeoutMs, fetcher } = transport;
  const startedAt = Date.now();
  const limits = { timeoutMs: attemptTimeoutMs, maxBytes: call.maxBytes ?? MAX_BODY_BYTES };
  const ended = await attempt(requestOf(transport, call), fetcher, limits);
  const report = { ...ended, tookMs: Date.now() - startedAt };
  supervisor?.ended(call.path, report);
  return report;
}

/** One retry of GETs (specification 8). */
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

export interface Caller {
  /** The tenant's hostname, sent as `Host-Name`; never a header from the visitor. */
  host: string;
  requestId?: string | undefined;
  supervisor?: Supervisor;
}

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
      ...(requestId === undefined ? {} : { [REQUEST_ID_HEADER]: requestId }),
    },
    fetcher,
    attemptTimeoutMs: ATTEMPT_TIMEOUT_MS,
    retryWithinMs: RETRY_WITHIN_MS,
    ...(supervisor === undefined ? {} : { supervisor }),
  });
}
