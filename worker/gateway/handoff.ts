/** Proxies the routes that another origin serves (specification 2, 10.11). */

import type { MiddlewareHandler } from "hono";
import { HANDOFF_HEADERS_MS } from "#app/domain/budgets.ts";
import type { Config } from "#worker/config.ts";
import { log } from "#worker/ops/log.ts";
import { documentSearch } from "./address.ts";
import type { Gateway } from "./context.ts";
import { isKnownTenant, NO_SITE } from "./known-tenant.ts";
import { redirect } from "./redirect.ts";
import { plainText } from "./responses.ts";

type HandoffConfig = Pick<Config, "handoffOrigin" | "handoffPaths" | "apiKeyHeader">;

function isHandedOff(pathname: string, paths: readonly string[]): boolean {
  return paths.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}

/** Set on outgoing and refused on incoming requests, in case the origin proxies back to us. */
const LOOP_HEADER = "x-handed-off";

function outgoing(request: Request, origin: string, apiKeyHeader: string, signal: AbortSignal): Request {
  const url = new URL(request.url);
  const headers = new Headers(request.headers);
  for (const name of [apiKeyHeader, "host-name", "x-forwarded-host", "x-forwarded-proto"]) headers.delete(name);
  headers.set(LOOP_HEADER, "1");
  headers.set("x-forwarded-host", url.host);
  headers.set("x-forwarded-proto", url.protocol.slice(0, -1));
  return new Request(`${origin}${url.pathname}${url.search}`, {
    method: request.method,
    headers,
    body: request.body,
    redirect: "manual",
    signal,
  });
}

function incoming(answer: Response, origin: string): Response {
  const response = new Response(answer.body, answer);
  // `fetch` decoded the body; without these two headers the platform encodes it as this visitor accepts.
  response.headers.delete("content-encoding");
  if (answer.headers.has("content-encoding")) response.headers.delete("content-length");
  const location = answer.headers.get("location");
  if (location?.startsWith(`${origin}/`)) response.headers.set("location", location.slice(origin.length));
  return response;
}

export function handoff({ handoffOrigin, handoffPaths, apiKeyHeader }: HandoffConfig): MiddlewareHandler<Gateway> {
  return async function handoff(c, next) {
    const { pathname, isData } = c.get("document");
    if (handoffOrigin === null || !isHandedOff(pathname, handoffPaths)) return next();
    const url = c.get("url");
    if (new URL(handoffOrigin).host === url.host || c.req.header(LOOP_HEADER) !== undefined) {
      log("handoff-loop", { host: c.get("host") });
      return plainText(508, "This page is set up to point at itself. Please call us instead.");
    }
    // The origin has documents only; the client router is told to load one.
    if (isData) return redirect(`${pathname}${documentSearch(url, true)}`, 302, true);
    if (!(await isKnownTenant(c))) return plainText(404, NO_SITE);
    c.set("handedOff", true);
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(), HANDOFF_HEADERS_MS);
    try {
      return incoming(await fetch(outgoing(c.req.raw, handoffOrigin, apiKeyHeader, timeout.signal)), handoffOrigin);
    } catch {
      log("handoff-failed", { host: c.get("host"), timeout: timeout.signal.aborted });
      return plainText(
        timeout.signal.aborted ? 504 : 502,
        "This part of the site does not answer right now. Please try again in a minute.",
      );
    } finally {
      clearTimeout(timer);
    }
  };
}
