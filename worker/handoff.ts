/** Routes handled outside this product (spec section 2), passed through to another origin (product.md 3.11). */

import type { MiddlewareHandler } from "hono";
import type { Config } from "./config.ts";
import { plainText } from "./errors.ts";
import type { Gateway } from "./gateway.ts";
import { log } from "./log.ts";
import { redirect } from "./redirect.ts";

function isHandedOff(pathname: string, paths: readonly string[]): boolean {
  return paths.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}

/** Set on the way out, refused on the way in: an origin that hands back to us would turn in circles. */
const LOOP_HEADER = "x-handed-off";

function outgoing(request: Request, origin: string, host: string): Request {
  const url = new URL(request.url);
  const headers = new Headers(request.headers);
  headers.set(LOOP_HEADER, "1");
  headers.set("x-forwarded-host", host);
  return new Request(`${origin}${url.pathname}${url.search}`, {
    method: request.method,
    headers,
    body: request.body,
    redirect: "manual",
  });
}

export function handoff({
  handoffOrigin,
  handoffPaths,
}: Pick<Config, "handoffOrigin" | "handoffPaths">): MiddlewareHandler<Gateway> {
  return async function handoff(c, next) {
    const { pathname, isData } = c.get("document");
    if (handoffOrigin === null || !isHandedOff(pathname, handoffPaths)) return next();
    if (new URL(handoffOrigin).host === new URL(c.req.url).host || c.req.header(LOOP_HEADER) !== undefined) {
      log("handoff-loop", { host: c.get("host") });
      return plainText(508, "This page is set up to point at itself. Please call us instead.");
    }
    // The other origin knows documents only; the client router is told to load one.
    if (isData) return redirect(pathname, 302, true);
    try {
      const answer = await fetch(outgoing(c.req.raw, handoffOrigin, c.get("host")));
      return new Response(answer.body, answer);
    } catch {
      log("handoff-failed", { host: c.get("host") });
      return plainText(502, "This part of the site does not answer right now. Please try again in a minute.");
    }
  };
}
