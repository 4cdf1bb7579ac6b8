/** `/api/*`: proxies the browser's calls to the operator (specification 10.12; docs/threats.md T6, T8, T20). */

import type { MiddlewareHandler } from "hono";
import { API_BODY_MS, API_UPSTREAM_MS } from "#app/domain/budgets.ts";
import { IDEMPOTENCY_HEADER, IDEMPOTENCY_KEY } from "#app/domain/http/idempotency.ts";
import { REQUEST_ID_HEADER } from "#app/domain/http/request-reference.ts";
import { BEARER } from "#app/domain/session/session.ts";
import { MAX_BODY_BYTES, retryAfterMs } from "#app/operator/attempt.ts";
import { BodyTooLarge, readText } from "#app/operator/bounded-body.ts";
import type { Config } from "#worker/config.ts";
import type { Gateway, GatewayVariables } from "#worker/gateway/context.ts";
import { isKnownTenant, NO_SITE } from "#worker/gateway/known-tenant.ts";
import { apiError } from "#worker/gateway/responses.ts";
import { isSameOrigin } from "#worker/gateway/same-origin.ts";
import { count } from "#worker/ops/counters.ts";
import { logFailedCall } from "#worker/ops/log.ts";
import { type ApiCall, bodyProblem, matchApi } from "./table.ts";

type Caller = Pick<GatewayVariables, "host" | "requestId">;
type ProxyConfig = Pick<Config, "apiBaseUrl" | "apiKey" | "apiKeyHeader">;

const MAX_REQUEST_BYTES = 16 * 1024;

const HEADERS = {
  "content-type": "application/json; charset=utf-8",
  "cache-control": "private, no-store",
};

class Refusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

function mayHaveBody(request: Request): boolean {
  const length = request.headers.get("content-length");
  // The platform drops the body of a GET but keeps its length.
  return length === null ? request.body !== null : length !== "0";
}

function isJson(request: Request): boolean {
  return /^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i.test(request.headers.get("content-type") ?? "");
}

/** Parsed, checked and serialized again, so that no ambiguous notation reaches the operator. */
async function cleanBody(request: Request, { row }: ApiCall): Promise<string | null> {
  if (row.method !== "POST") {
    if (mayHaveBody(request)) throw new Refusal(400, "This call takes no body.");
    return null;
  }
  let text: string;
  try {
    text = await readText(request, MAX_REQUEST_BYTES, AbortSignal.timeout(API_BODY_MS));
  } catch (error) {
    if (error instanceof BodyTooLarge) throw new Refusal(413, "This is too long to send.");
    throw new Refusal(408, "The request did not arrive completely.");
  }
  if (row.body === undefined && text === "") return null;
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new Refusal(400, "The body must be a JSON object.");
  }
  const problem = bodyProblem(row, body);
  if (problem !== null) throw new Refusal(400, problem);
  return row.body === undefined ? null : JSON.stringify(body);
}

/** Of the visitor's headers, only a bearer and a write's idempotency key are forwarded; a cookie never authenticates. */
function upstreamHeaders(request: Request, { host, requestId }: Caller, config: ProxyConfig): Headers {
  const headers = new Headers({
    accept: "application/json",
    "content-type": "application/json",
    "host-name": host,
    [REQUEST_ID_HEADER]: requestId,
    [config.apiKeyHeader]: config.apiKey,
  });
  const key = request.method === "GET" ? null : request.headers.get(IDEMPOTENCY_HEADER);
  if (key !== null) {
    if (!IDEMPOTENCY_KEY.test(key)) throw new Refusal(400, `This ${IDEMPOTENCY_HEADER} is not valid.`);
    headers.set(IDEMPOTENCY_HEADER, key);
  }
  const authorization = request.headers.get("authorization");
  if (authorization === null) return headers;
  if (!BEARER.test(authorization)) throw new Refusal(400, "This Authorization header is not a bearer token.");
  headers.set("authorization", authorization);
  return headers;
}

function isJsonText(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Counts and logs a call that failed. @param why HTTP status, or the kind of failure */
function noteFailure({ row, upstreamPath }: ApiCall, why: { status: number } | { kind: string }): void {
  count(`api_fault ${row.method} ${row.path} ${"status" in why ? `status ${why.status}` : why.kind}`);
  logFailedCall("api-failed", { method: row.method, path: upstreamPath.split("?")[0], ...why });
}

/** Passes on status, JSON and `Retry-After` only. */
async function answer(upstream: Response, call: ApiCall, signal: AbortSignal): Promise<Response> {
  const { status } = upstream;
  const waitMs = retryAfterMs(upstream);
  const headers = { ...HEADERS, ...(waitMs === null ? {} : { "retry-after": String(Math.ceil(waitMs / 1_000)) }) };
  // workerd takes an interim answer (100, 103) for the answer, whose body never ends.
  const refused = status < 200 || (status >= 300 && status < 400);
  // Other refusals are about what a visitor sent.
  if (refused || status >= 500 || status === 429) noteFailure(call, { status });
  if (refused || status >= 500) {
    await upstream.body?.cancel();
    return apiError(refused ? 502 : status, "The booking system could not answer. Please try again.", headers);
  }
  const text = await readText(upstream, MAX_BODY_BYTES, signal);
  if (text === "" && upstream.ok) return new Response(null, { status: 204, headers });
  if (isJsonText(text)) return new Response(text, { status, headers });
  if (status < 400) noteFailure(call, { kind: "not-json" });
  return apiError(status >= 400 ? status : 502, "The booking system gave an answer we cannot read.", headers);
}

async function forward(request: Request, call: ApiCall, caller: Caller, config: ProxyConfig): Promise<Response> {
  const headers = upstreamHeaders(request, caller, config);
  const body = await cleanBody(request, call);
  const signal = AbortSignal.timeout(API_UPSTREAM_MS);
  try {
    const url = `${config.apiBaseUrl}${call.upstreamPath}`;
    const { method } = call.row;
    const upstream = await fetch(url, { method, headers, body, signal, redirect: "manual" });
    return await answer(upstream, call, signal);
  } catch (error) {
    const kind = signal.aborted ? "timeout" : error instanceof Error ? error.name : "unknown";
    noteFailure(call, { kind });
    return apiError(signal.aborted ? 504 : 502, "The booking system does not answer. Please try again.", HEADERS);
  }
}

export function apiProxy(config: ProxyConfig): MiddlewareHandler<Gateway> {
  return async function apiProxy(c, next) {
    const url = c.get("url");
    // Case-insensitive: `/API/…` is no page either.
    if (!/^\/api(?:\/|$)/i.test(url.pathname)) return next();
    const request = c.req.raw;
    const match = matchApi(request.method, url.pathname, url.searchParams);
    if (!match.found) {
      if (match.status === 404) return apiError(404, "There is no such call.", HEADERS);
      if (match.status === 400) return apiError(400, match.reason, HEADERS);
      return apiError(405, "This call takes another method.", { ...HEADERS, allow: match.allow.join(", ") });
    }
    c.set("route", `${match.call.row.method} ${match.call.row.path}`);
    if (request.method !== "GET") {
      if (!isSameOrigin(request)) return apiError(403, "This call is for pages of this site only.", HEADERS);
      if (!isJson(request)) return apiError(415, "Send JSON.", HEADERS);
    }
    if (!(await isKnownTenant(c))) return apiError(404, NO_SITE, HEADERS);
    try {
      return await forward(request, match.call, { host: c.get("host"), requestId: c.get("requestId") }, config);
    } catch (error) {
      if (error instanceof Refusal) return apiError(error.status, error.message, HEADERS);
      throw error;
    }
  };
}
