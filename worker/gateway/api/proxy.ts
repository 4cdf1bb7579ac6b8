/** `/api/*`: proxies the browser's calls to the operator (specification 10.12; docs/threats.md T6, T8, T20). */

import type { MiddlewareHandler } from "hono";
import { API_BODY_MS, API_UPSTREAM_MS } from "#app/domain/budgets.ts";
import { IDEMPOTENCY_HEADER, IDEMPOTENCY_KEY } from "#app/domain/http/idempotency.ts";
import { REQUEST_ID_HEADER } from "#app/domain/http/request-reference.ts";
import { isObject, type Json } from "#app/domain/json.ts";
import { BEARER } from "#app/domain/session/session.ts";
import { attempt, retryAfterMs } from "#app/operator/attempt.ts";
import { BodyTooLarge, readText } from "#app/operator/bounded-body.ts";
import type { PageCall } from "#app/operator/client.ts";
import type { Finding, ReadingContext } from "#app/operator/reading.ts";
import { readAnswer, unwrap } from "#app/operator/resource.ts";
import type { Config } from "#worker/config.ts";
import { type ApiCall, bodyProblem, matchApi } from "#worker/gateway/api-table.ts";
import type { Gateway, GatewayVariables } from "#worker/gateway/context.ts";
import { knownTenant } from "#worker/gateway/known-tenant.ts";
import { overLimit } from "#worker/gateway/rate-limit.ts";
import { apiError } from "#worker/gateway/responses.ts";
import { isSameOrigin } from "#worker/gateway/same-origin.ts";
import { count } from "#worker/ops/counters.ts";
import { logFindings } from "#worker/ops/findings.ts";
import { logFailedCall } from "#worker/ops/log.ts";
import { keyWatch } from "#worker/ops/refused-key.ts";
import { NO_SITE } from "#worker/text-answer.ts";

type Caller = Pick<GatewayVariables, "host" | "requestId"> & { timeZone: string };
type ProxyConfig = Pick<
  Config,
  "apiBaseUrl" | "apiKey" | "apiKeyHeader" | "adminBaseUrl" | "baseSiteUrl" | "imageHosts"
>;

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

/** Parsed and checked; serialized again, so that no ambiguous notation reaches the operator. */
async function cleanBody(request: Request, { resource }: ApiCall): Promise<Json | null> {
  if (resource.method !== "POST") {
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
  if (resource.body === undefined && text === "") return null;
  let body: Json;
  try {
    body = JSON.parse(text) as Json;
  } catch {
    throw new Refusal(400, "The body must be a JSON object.");
  }
  const problem = bodyProblem(resource, body);
  if (problem !== null) throw new Refusal(400, problem);
  return resource.body === undefined ? null : body;
}

/** Of the visitor's headers, only a bearer and a write's idempotency key are forwarded; a cookie never authenticates. */
function upstreamHeaders(
  request: Request,
  { resource }: ApiCall,
  { host, requestId }: Caller,
  config: ProxyConfig,
): Headers {
  const headers = new Headers({
    accept: "application/json",
    "content-type": "application/json",
    "host-name": host,
    [REQUEST_ID_HEADER]: requestId,
    [config.apiKeyHeader]: config.apiKey,
  });
  const key = resource.hasIdempotencyKey ? request.headers.get(IDEMPOTENCY_HEADER) : null;
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

const NOT_JSON = Symbol("not JSON");

function parsed(text: string): unknown {
  try {
    return text === "" ? undefined : JSON.parse(text);
  } catch {
    return NOT_JSON;
  }
}

/** Counts and logs a call that failed. @param why HTTP status, or the kind of failure */
function noteFailure({ resource, call }: ApiCall, why: { status: number } | { kind: string; detail?: string }): void {
  const { method, path } = resource;
  count(`api_fault ${method} ${path} ${"status" in why ? `status ${why.status}` : why.kind}`);
  logFailedCall("api-failed", { method, path: call.path, ...why });
}

/** A call on its way to the operator. */
interface Forwarded extends ApiCall {
  /** @param call the first page, or a further one */
  send: (call: PageCall) => Request;
  context: ReadingContext;
  signal: AbortSignal;
  endsAt: number;
}

const UNREADABLE = "The booking system gave an answer we cannot read.";

/** What the description says of an answer; nothing else of it reaches the browser. */
async function described(
  upstream: Response,
  body: unknown,
  forwarded: Forwarded,
  headers: Record<string, string>,
): Promise<Response> {
  const { resource, call, context, send, endsAt } = forwarded;
  const findings: Finding[] = [];
  const furtherPage = async (page: PageCall) => {
    const limits = { timeoutMs: Math.max(1, endsAt - Date.now()), maxBytes: resource.maxBytes };
    return (await attempt(send(page), fetch, limits)).outcome;
  };
  const asker = { operator: { call: furtherPage }, context, note: (finding: Finding) => void findings.push(finding) };
  const link = upstream.headers.get("link");
  const outcome = { ok: true as const, data: body, ...(link === null ? {} : { link }) };
  const read = await readAnswer(asker, resource, call, outcome);
  logFindings(context.host, resource.name, findings);
  if (!read.ok) {
    const { kind, detail } = read.failure;
    noteFailure(forwarded, { kind, detail });
    return apiError(502, UNREADABLE, headers);
  }
  if (body === undefined) return new Response(null, { status: 204, headers });
  const answer = resource.isTokenCall
    ? read.data
    : resource.passesData
      ? { data: unwrap(body, resource.data).data, read: read.data }
      : { data: read.data };
  return new Response(JSON.stringify(answer), { status: upstream.status, headers });
}

/** What a write was refused with in a success, as some platforms do: `{"success": false, "error": …}`. */
function refusalIn(body: unknown, { resource }: ApiCall): Json | null {
  const said = isObject(body) && isObject(body.data) ? body.data : body;
  return resource.method !== "GET" && isObject(said) && said.success === false ? said : null;
}

/** Passes on status, JSON and `Retry-After` only. */
async function answer(upstream: Response, forwarded: Forwarded): Promise<Response> {
  const { status } = upstream;
  const waitMs = retryAfterMs(upstream);
  const headers = { ...HEADERS, ...(waitMs === null ? {} : { "retry-after": String(Math.ceil(waitMs / 1_000)) }) };
  // workerd takes an interim answer (100, 103) for the answer, whose body never ends.
  const refused = status < 200 || (status >= 300 && status < 400);
  // Other refusals are about what a visitor sent.
  if (refused || status >= 500 || status === 429) noteFailure(forwarded, { status });
  if (refused || status >= 500) {
    await upstream.body?.cancel();
    return apiError(refused ? 502 : status, "The booking system could not answer. Please try again.", headers);
  }
  const text = await readText(upstream, forwarded.resource.maxBytes, forwarded.signal);
  const body = parsed(text);
  const refusal = upstream.ok ? refusalIn(body, forwarded) : null;
  if (refusal !== null) return new Response(JSON.stringify(refusal), { status: 422, headers });
  if (body !== NOT_JSON && upstream.ok) return described(upstream, body, forwarded, headers);
  if (body !== NOT_JSON && body !== undefined) return new Response(text, { status, headers });
  if (status < 400) noteFailure(forwarded, { kind: "not-json" });
  return apiError(status >= 400 ? status : 502, UNREADABLE, headers);
}

async function forward(request: Request, api: ApiCall, caller: Caller, config: ProxyConfig): Promise<Response> {
  const headers = upstreamHeaders(request, api, caller, config);
  const body = await cleanBody(request, api);
  const signal = AbortSignal.timeout(API_UPSTREAM_MS);
  const { host, timeZone } = caller;
  const { adminBaseUrl, baseSiteUrl, imageHosts, apiBaseUrl } = config;
  const forwarded: Forwarded = {
    ...{ ...api, signal, endsAt: Date.now() + API_UPSTREAM_MS },
    context: { host, adminBaseUrl, baseSiteUrl, imageHosts, timeZone, asked: body ?? undefined },
    send({ method = "GET", path, query }) {
      const search = new URLSearchParams(query as Record<string, string>).toString();
      const url = `${apiBaseUrl}${path}${search === "" ? "" : `?${search}`}`;
      return new Request(url, { method, headers, body: body === null ? null : JSON.stringify(body) });
    },
  };
  try {
    return await answer(await fetch(forwarded.send(api.call), { signal, redirect: "manual" }), forwarded);
  } catch (error) {
    const kind = signal.aborted ? "timeout" : error instanceof Error ? error.name : "unknown";
    noteFailure(api, { kind });
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
    const { method, path } = match.call.resource;
    c.set("route", `${method} ${path}`);
    if (request.method !== "GET") {
      if (!isSameOrigin(request)) return apiError(403, "This call is for pages of this site only.", HEADERS);
      if (!isJson(request)) return apiError(415, "Send JSON.", HEADERS);
    }
    const refused = match.call.resource.isTokenCall ? await overLimit(c, "token") : null;
    if (refused !== null) return refused;
    const tenant = await knownTenant(c);
    if (tenant === null) return apiError(404, NO_SITE, HEADERS);
    try {
      const caller = { host: c.get("host"), requestId: c.get("requestId"), ...tenant };
      const response = await forward(request, match.call, caller, config);
      const { ofVisitor, body } = match.call.resource;
      // Nothing but our key can have been refused.
      if (ofVisitor !== true && body === undefined) {
        const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work);
        keyWatch.note(response.status, caller.host, { kv: c.env.CONTENT, waitUntil });
      }
      return response;
    } catch (error) {
      if (error instanceof Refusal) return apiError(error.status, error.message, HEADERS);
      throw error;
    }
  };
}
