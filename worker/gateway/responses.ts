/** The gateway's own answers to calls of programs, and the statuses that leave it. Never a stack trace. */

import type { MiddlewareHandler } from "hono";
import type { Gateway } from "./context.ts";

export function noContent(): Response {
  return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
}

export const API_HEADERS = {
  "content-type": "application/json; charset=utf-8",
  "cache-control": "private, no-store",
};

/** A failed call of the browser, in the shape of specification 8, never cached. */
export function apiError(status: number, error: string, headers: Record<string, string> = {}): Response {
  return Response.json({ success: false, error }, { status, headers: { ...API_HEADERS, ...headers } });
}

/**
 * Statuses at which a browser sends a request once more by itself, writes too: the operator would get an order several times.
 * RFC 9110 15.5.9 and 15.5.20, RFC 8470 5.2. Chromium repeats on a connection that was used before until it gives up.
 */
const REPEATED: ReadonlySet<number> = new Set([408, 421, 425]);

/** The status to send for one of a system behind us. */
export function visitorStatus(status: number): number {
  return REPEATED.has(status) ? 504 : status;
}

/** No such status leaves the gateway, whoever answered; but 421 for a host that is not served, which nobody behind us has seen. */
export const repeatedStatus: MiddlewareHandler<Gateway> = async (c, next) => {
  await next();
  const status = visitorStatus(c.res.status);
  if (status !== c.res.status) c.res = new Response(c.res.body, { status, headers: c.res.headers });
};
