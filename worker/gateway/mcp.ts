/**
 * `/mcp`: the MCP server of each site (app/machine-readable/mcp), for assistants anywhere: no token, no cookie, read-only.
 * Streamable HTTP without sessions; one request is one answer.
 */

import type { Handler } from "hono";
import { cors } from "hono/cors";
import { NO_SITE } from "#app/domain/http/text-answer.ts";
import { parsedJson } from "#app/domain/json.ts";
import { siteOrigin } from "#app/domain/tenant/host.ts";
import { openSite } from "#worker/content/site.ts";
import { logError } from "#worker/ops/log.ts";
import { build } from "#worker/pages/build.ts";
import type { Gateway } from "./context.ts";
import { operatorBudget, overLimit } from "./rate-limit.ts";
import { bodyOf } from "./request.ts";
import { sourceFor } from "./tenant.ts";

/** The longest valid call is below 1 KB. */
const MAX_BODY_BYTES = 16 * 1024;

/** Agents in browsers: what is read here is public, and no cookie is looked at. */
export const mcpCors = cors({
  origin: "*",
  allowMethods: ["POST", "OPTIONS"],
  allowHeaders: "accept content-type last-event-id mcp-method mcp-name mcp-protocol-version mcp-session-id".split(" "),
  exposeHeaders: ["mcp-protocol-version", "retry-after", "x-request-id"],
  maxAge: 86_400,
});

/** JSON-RPC 2.0, section 5.1. */
const PARSE_ERROR = -32_700;
const INVALID_REQUEST = -32_600;
const SERVER_ERROR = -32_000;

function refusal(status: number, message: string, code = SERVER_ERROR): Response {
  const headers = new Headers(status === 405 ? { allow: "POST, OPTIONS" } : {});
  return Response.json({ jsonrpc: "2.0", error: { code, message }, id: null }, { status, headers });
}

export const mcp: Handler<Gateway> = async (c) => {
  c.set("route", "mcp");
  const request = c.req.raw;
  if (request.method !== "POST") {
    return refusal(405, "This is an MCP server (modelcontextprotocol.io). Send POST; /llms.txt is for reading.");
  }
  const refused = await overLimit(c, "assistant");
  if (refused !== null) return refused;
  const sent = await bodyOf(request, MAX_BODY_BYTES);
  if ("missing" in sent) {
    return sent.missing === "too-long"
      ? refusal(413, `A call has at most ${MAX_BODY_BYTES / 1024} KiB.`)
      : refusal(400, "The request did not arrive completely.");
  }
  const message = parsedJson(sent.text);
  if (message === null) return refusal(400, "The body must be JSON.", PARSE_ERROR);
  // Batches ended with protocol version 2025-06-18; one body could ask for hundreds of searches.
  if (Array.isArray(message)) return refusal(400, "Send one message a request.", INVALID_REQUEST);
  const budget = operatorBudget(c);
  const source = sourceFor(c, { mayCall: budget.mayCall });
  c.set("facts", source.facts);
  const [host, url] = [c.get("host"), c.get("url")];
  const site = await openSite(source, { origin: siteOrigin(host, url), build: build.id, visit: [] });
  if (site === null) return refusal(404, NO_SITE);
  // On demand: no page needs the protocol's code.
  const { serveMcp } = await import("#app/machine-readable/mcp/server.ts");
  const served = await serveMcp(site, request, message, (error) => logError("mcp-error", error, { host }));
  // What was not asked for would look as if the operator did not answer.
  return budget.refusal() ?? served;
};
