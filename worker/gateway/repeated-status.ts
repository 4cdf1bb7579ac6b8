/** Statuses at which a browser sends a request once more by itself, writes too: the operator would get an order several times. */

import type { MiddlewareHandler } from "hono";
import type { Gateway } from "./context.ts";

/** RFC 9110 15.5.9 and 15.5.20, RFC 8470 5.2. Chromium repeats on a connection that was used before until it gives up. */
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
