/** `/api/*`: proxies the browser's calls to the operator (specification 10.12; docs/threats.md T6, T8, T20). */

import type { MiddlewareHandler } from "hono";
import { API_UPSTREAM_MS } from "#app/domain/budgets.ts";
import { REQUEST_ID_HEADER } from "#app/domain/constants.ts";
import { IDEMPOTENCY_HEADER, IDEMPOTENCY_KEY } from "#app/domain/http/idempotency.ts";
import type { Failed } from "#app/domain/http/outcome.ts";
import { NO_SITE } from "#app/domain/http/text-answer.ts";
import { type Json, parsedJson } from "#app/domain/json.ts";
import { BEARER } from "#app/domain/session/session.ts";
import { type Attempt, attempt } from "#app/operator/attempt.ts";
import { callUrl, type PageCall } from "#app/operator/client.ts";
import type { Assumed, Finding, ReadingContext } from "#app/operator/reading.ts";
import { readAnswer, unwrap } from "#app/operator/resource.ts";
import type { Config } from "#worker/config.ts";
import { answerOf } from "#worker/content/entry.ts";
import { type ApiCall, bodyProblem, matchApi } from "#worker/gateway/api-table.ts";
import type { Gateway, GatewayVariables } from "#worker/gateway/context.ts";
import { overLimit } from "#worker/gateway/rate-limit.ts";
import { bodyOf, senderOf } from "#worker/gateway/request.ts";
import { API_HEADERS, apiError, visitorStatus } from "#worker/gateway/responses.ts";
import { knownTenant } from "#worker/gateway/tenant.ts";
import { logFindings } from "#worker/ops/findings.ts";
import { count, log } from "#worker/ops/log.ts";
import { keyWatch } from "#worker/ops/operator-access.ts";

type Caller = Pick<GatewayVariables, "host" | "requestId"> & Assumed;
type ProxyConfig = Pick<
  Config,
  "apiBaseUrl" | "apiKey" | "apiKeyHeader" | "adminBaseUrl" | "baseSiteUrl" | "imageHosts"
>;

const MAX_REQUEST_BYTES = 16 * 1024;

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
  const sent = await bodyOf(request, MAX_REQUEST_BYTES);
  if ("missing" in sent) {
    if (sent.missing === "too-long") throw new Refusal(413, "This is too long to send.");
    throw new Refusal(400, "The request did not arrive completely.");
  }
  if (resource.body === undefined && sent.text === "") return null;
  const body = parsedJson(sent.text) as Json;
  const problem = bodyProblem(resource, body);
  if (problem !== null) throw new Refusal(400, problem);
  return resource.body === undefined ? null : body;
}

/** Only a bearer and a write's idempotency key of the visitor's headers are forwarded; a cookie never authenticates. */
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

/** Counts and logs a call that failed. @param why HTTP status, or the kind of failure */
function noteFailure({ resource, call }: ApiCall, why: { status: number } | { kind: string; detail?: string }): void {
  const { method, path } = resource;
  count(`api_fault ${method} ${path} ${"status" in why ? `status ${why.status}` : why.kind}`);
  log("api-failed", { method, path: call.path, ...why });
}

/** A call on its way to the operator. */
interface Forwarded extends ApiCall {
  /** @param call the first page, or a further one */
  send: (call: PageCall) => Promise<Attempt>;
  context: ReadingContext;
}

const UNREADABLE = "The booking system gave an answer we cannot read.";

/** What the description says of an answer; nothing else of it reaches the browser. */
async function described(
  { outcome, status }: Attempt & { outcome: { ok: true } },
  forwarded: Forwarded,
): Promise<Response> {
  const { resource, call, context, send } = forwarded;
  const findings: Finding[] = [];
  const furtherPage = async (page: PageCall) => (await send(page)).outcome;
  const asker = { operator: { call: furtherPage }, context, note: (finding: Finding) => void findings.push(finding) };
  const read = await readAnswer(asker, resource, call, outcome);
  logFindings(context.host, resource.name, findings);
  if (!read.ok) {
    const { kind, detail } = read.failure;
    noteFailure(forwarded, { kind, detail });
    // No token is a refusal of one, not an outage (specification 10.7).
    return apiError(resource.isTokenCall ? 422 : 502, UNREADABLE);
  }
  if (outcome.data === undefined) return new Response(null, { status: 204, headers: API_HEADERS });
  const answer = resource.isTokenCall
    ? read.data
    : resource.passesData
      ? { data: unwrap(outcome.data, resource.data).data, read: read.data }
      : { data: read.data };
  return new Response(JSON.stringify(answer), { status: status ?? 200, headers: API_HEADERS });
}

function sentenceOf(kind: Failed["failure"]["kind"]): string {
  if (kind === "timeout" || kind === "network") return "The booking system does not answer. Please try again.";
  if (kind === "status" || kind === "redirect") return "The booking system could not answer. Please try again.";
  return UNREADABLE;
}

/** A refusal reaches the browser as its status and one sentence of the operator, a failure as a sentence of ours. */
function failed({ outcome, status, retryAfterMs }: Attempt & { outcome: Failed }, forwarded: Forwarded): Response {
  const { kind, detail } = outcome.failure;
  const headers: Record<string, string> =
    retryAfterMs === null ? {} : { "retry-after": String(Math.ceil(retryAfterMs / 1_000)) };
  const told = kind === "refused" ? 422 : kind === "status" ? visitorStatus(status ?? 0) : 0;
  const isRefused = told >= 400 && told < 500;
  // Other refusals are about what a visitor sent.
  if (!isRefused || told === 429) {
    noteFailure(forwarded, kind === "status" || kind === "redirect" ? { status: status ?? 0 } : { kind, detail });
  }
  if (isRefused) return apiError(told, outcome.message ?? "The booking system did not accept this.", headers);
  const otherwise = kind === "timeout" ? 504 : 502;
  return apiError(told >= 500 && told < 600 ? told : otherwise, sentenceOf(kind), headers);
}

async function forward(request: Request, api: ApiCall, caller: Caller, config: ProxyConfig): Promise<Response> {
  const headers = upstreamHeaders(request, api, caller, config);
  const body = await cleanBody(request, api);
  const endsAt = Date.now() + API_UPSTREAM_MS;
  const { host, timeZone, currency } = caller;
  const { adminBaseUrl, baseSiteUrl, imageHosts, apiBaseUrl } = config;
  const { maxBytes } = api.resource;
  const forwarded: Forwarded = {
    ...api,
    context: { host, adminBaseUrl, baseSiteUrl, imageHosts, timeZone, currency, asked: body ?? undefined },
    send(page) {
      const { method = "GET" } = page;
      const url = callUrl(apiBaseUrl, page);
      const sent = new Request(url, { method, headers, body: body === null ? null : JSON.stringify(body) });
      return attempt(sent, fetch, { timeoutMs: Math.max(1, endsAt - Date.now()), maxBytes, isAnyType: true });
    },
  };
  const { outcome, ...attempted } = await forwarded.send(api.call);
  if (outcome.ok) return described({ ...attempted, outcome }, forwarded);
  // The calls that pages make as well are those for dates: a 404 means that there are none.
  const isNone = api.resource.from.includes("edge") && answerOf(outcome).status === "missing";
  return isNone ? Response.json({ data: [] }, { headers: API_HEADERS }) : failed({ ...attempted, outcome }, forwarded);
}

export function apiProxy(config: ProxyConfig): MiddlewareHandler<Gateway> {
  return async function apiProxy(c, next) {
    const url = c.get("url");
    // Case-insensitive: `/API/…` is no page either.
    if (!/^\/api(?:\/|$)/i.test(url.pathname)) return next();
    const request = c.req.raw;
    const match = matchApi(request.method, url.pathname, url.searchParams);
    if (!match.found) {
      if (match.status === 404) return apiError(404, "There is no such call.");
      if (match.status === 400) return apiError(400, match.reason);
      return apiError(405, "This call takes another method.", { allow: match.allow.join(", ") });
    }
    const { method, path } = match.call.resource;
    c.set("route", `${method} ${path}`);
    if (request.method !== "GET") {
      if (senderOf(request) !== "own") return apiError(403, "This call is for pages of this site only.");
      if (!isJson(request)) return apiError(415, "Send JSON.");
    }
    const refused = match.call.resource.isTokenCall ? await overLimit(c, "token") : null;
    if (refused !== null) return refused;
    const tenant = await knownTenant(c);
    if (tenant === null) return apiError(404, NO_SITE);
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
      if (error instanceof Refusal) return apiError(error.status, error.message);
      throw error;
    }
  };
}
