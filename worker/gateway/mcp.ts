/**
 * `/mcp`: the MCP server of each site (app/machine-readable/mcp), for assistants anywhere: no token, no cookie, read-only.
 * Streamable HTTP without sessions; one request is one answer.
 */

import type { Context, Handler } from "hono";
import { MCP_BODY_MS } from "#app/domain/budgets.ts";
import { siteOrigin } from "#app/domain/tenant/site-address.ts";
import { visitAddress } from "#app/domain/visit/visit.ts";
import { BodyTooLarge, readText } from "#app/operator/bounded-body.ts";
import { openSite } from "#worker/content/site.ts";
import { createSource } from "#worker/content/source.ts";
import { logError } from "#worker/ops/log.ts";
import { build } from "#worker/pages/build.ts";
import { NO_SITE } from "#worker/text-answer.ts";
import type { Gateway } from "./context.ts";
import { operatorBudget, overLimit } from "./rate-limit.ts";

/** The longest valid call is below 1 KB. */
const MAX_BODY_BYTES = 16 * 1024;

/** Agents in browsers: what is read here is public, and no cookie is looked at. */
const CORS = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "mcp-protocol-version, retry-after, x-request-id",
};
const PREFLIGHT = {
  ...CORS,
  "access-control-allow-methods": "POST, OPTIONS",
  "access-control-allow-headers":
    "accept, content-type, last-event-id, mcp-method, mcp-name, mcp-protocol-version, mcp-session-id",
  "access-control-max-age": "86400",
};

/** JSON-RPC 2.0, section 5.1. */
const PARSE_ERROR = -32_700;
const INVALID_REQUEST = -32_600;
const SERVER_ERROR = -32_000;

interface RefusalOptions {
  code?: number;
  headers?: Record<string, string>;
}

function refusal(status: number, message: string, { code = SERVER_ERROR, headers = {} }: RefusalOptions = {}) {
  return Response.json({ jsonrpc: "2.0", error: { code, message }, id: null }, { status, headers });
}

type Body = { parsed: unknown } | { refused: Response };

async function readBody(request: Request): Promise<Body> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(await readText(request, MAX_BODY_BYTES, AbortSignal.timeout(MCP_BODY_MS)));
  } catch (error) {
    if (error instanceof BodyTooLarge) {
      return { refused: refusal(413, `A call has at most ${MAX_BODY_BYTES / 1024} KiB.`) };
    }
    return error instanceof SyntaxError
      ? { refused: refusal(400, "The body must be JSON.", { code: PARSE_ERROR }) }
      : { refused: refusal(400, "The request did not arrive completely.") };
  }
  // Batches ended with protocol version 2025-06-18; one body could ask for hundreds of searches.
  return Array.isArray(parsed)
    ? { refused: refusal(400, "Send one message a request.", { code: INVALID_REQUEST }) }
    : { parsed };
}

async function answer(c: Context<Gateway>): Promise<Response> {
  const request = c.req.raw;
  if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: PREFLIGHT });
  if (request.method !== "POST") {
    return refusal(405, "This is an MCP server (modelcontextprotocol.io). Send POST; /llms.txt is for reading.", {
      headers: { allow: "POST, OPTIONS" },
    });
  }
  const refused = await overLimit(c, "assistant");
  if (refused !== null) return refused;
  const body = await readBody(request);
  if ("refused" in body) return body.refused;
  const [host, requestId] = [c.get("host"), c.get("requestId")];
  const budget = operatorBudget(c);
  const source = createSource({
    host,
    env: c.env,
    waitUntil: (work) => c.executionCtx.waitUntil(work),
    requestId,
    mayCall: budget.mayCall,
  });
  c.set("facts", source.facts);
  const url = c.get("url");
  const site = await openSite(source, { origin: siteOrigin(host, url), build: build.id, address: visitAddress(url) });
  if (site === null) return refusal(404, NO_SITE);
  // On demand: no page needs the protocol's code.
  const { serveMcp } = await import("#app/machine-readable/mcp/server.ts");
  const served = await serveMcp(site, request, body.parsed, (error) => logError("mcp-error", error, { host }));
  // What was not asked for would look as if the operator did not answer.
  return budget.refusal() ?? served;
}

export function mcp(): Handler<Gateway> {
  return async function mcp(c) {
    c.set("route", "mcp");
    const answered = await answer(c);
    const headers = new Headers(answered.headers);
    for (const [name, value] of Object.entries(CORS)) headers.set(name, value);
    headers.set("cache-control", "no-store");
    return new Response(answered.body, { status: answered.status, headers });
  };
}
