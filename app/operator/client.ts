/** HTTP client of the operator's API (specification 7 and 8). A failed call is a value. */

import { OPERATOR_CALL_MS } from "#app/domain/budgets.ts";
import { REQUEST_ID_HEADER } from "#app/domain/constants.ts";
import { IDEMPOTENCY_HEADER } from "#app/domain/http/idempotency.ts";
import { failure, type Outcome } from "#app/domain/http/outcome.ts";
import { type Attempt, attempt, MAX_BODY_BYTES } from "./attempt.ts";

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
  /** A POST that changes nothing: it may be made again like a GET. */
  isRead?: true | undefined;
  /** Sent as `Authorization: Bearer`. */
  bearer?: string;
  /** The key of a write: a retry with the same key does nothing twice (app/domain/http/idempotency.ts). */
  idempotencyKey?: string;
  /** The largest answer that is read; `MAX_BODY_BYTES` by default. */
  maxBytes?: number;
}

/** True if a call changes nothing, so that it may be made twice. */
export function isRead({ method = "GET", isRead: asPost }: Call): boolean {
  return method === "GET" || asPost === true;
}

/** A call that pages make. */
export interface PageCall extends Call {
  /** Its name for counters and breakers (worker/operator/supervisor.ts): the same one whatever ids the path has. */
  endpoint: string;
  /** Parts of its path and query, where what is answered depends on them. */
  asked?: Readonly<Record<string, unknown>>;
}

/** What the browser calls, through the site's `/api`. Never rejects. */
export interface OperatorClient {
  call: (call: Call) => Promise<Outcome<unknown>>;
}

/** What pages call. Never rejects. */
export interface PageOperator {
  call: (call: PageCall) => Promise<Outcome<unknown>>;
}

/** Circuit breaker and pauses of the edge (worker/operator/supervisor.ts). */
export interface Supervisor {
  /**
   * Asked before each attempt.
   *
   * @param leftMs of the call's time
   * @returns ms to wait first, because the operator asked for it; null when no attempt may start within `leftMs`
   */
  admits(endpoint: string, leftMs: number): number | null;
  /** Called after each attempt. */
  ended(endpoint: string, report: AttemptReport): void;
}

export interface AttemptReport extends Attempt {
  tookMs: number;
}

/** Leaves out undefined query values. */
export function callUrl(baseUrl: string, { path, query = {} }: Call): string {
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
  /** One attempt, headers and body together. */
  attemptMs: number;
  /** The whole call, with its retry and the wait before it. */
  callMs: number;
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
      ...(call.idempotencyKey === undefined ? {} : { [IDEMPOTENCY_HEADER]: call.idempotencyKey }),
    },
    ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
  });
}

type AnyCall = Call & Partial<PageCall>;

/** Only of the browser's calls, which nothing supervises. */
const UNNAMED = "unnamed";

async function supervised(transport: Transport, call: AnyCall, leftMs: number): Promise<AttemptReport> {
  const { supervisor, attemptMs, fetcher } = transport;
  const startedAt = Date.now();
  const limits = { timeoutMs: Math.min(attemptMs, leftMs), maxBytes: call.maxBytes ?? MAX_BODY_BYTES };
  const ended = await attempt(requestOf(transport, call), fetcher, limits);
  const report = { ...ended, tookMs: Date.now() - startedAt };
  supervisor?.ended(call.endpoint ?? UNNAMED, report);
  return report;
}

/** Retries a read once (specification 8) if its time allows; a 429 waits for its `Retry-After`. */
export function createClient(transport: Transport): OperatorClient {
  const { supervisor, callMs } = transport;
  return {
    async call(call: AnyCall) {
      const endsAt = Date.now() + callMs;
      const leftMs = () => endsAt - Date.now();
      async function isReady(askedToWaitMs = 0): Promise<boolean> {
        const admittedIn = supervisor === undefined ? 0 : supervisor.admits(call.endpoint ?? UNNAMED, leftMs());
        if (admittedIn === null) return false;
        const waitMs = Math.max(admittedIn, askedToWaitMs);
        if (waitMs >= leftMs()) return false;
        if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
        return true;
      }
      if (!(await isReady())) return failure("not-asked", "the operator is given a rest");
      const first = await supervised(transport, call, leftMs());
      if (!isRead(call) || !first.isRetryable) return first.outcome;
      if (!(await isReady(first.status === 429 ? (first.retryAfterMs ?? 0) : 0))) return first.outcome;
      return (await supervised(transport, call, leftMs())).outcome;
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
): PageOperator {
  return createClient({
    baseUrl: settings.baseUrl,
    headers: {
      "host-name": host,
      [settings.apiKeyHeader]: settings.apiKey,
      ...(requestId === undefined ? {} : { [REQUEST_ID_HEADER]: requestId }),
    },
    fetcher,
    attemptMs: OPERATOR_CALL_MS,
    callMs: OPERATOR_CALL_MS,
    ...(supervisor === undefined ? {} : { supervisor }),
  });
}
