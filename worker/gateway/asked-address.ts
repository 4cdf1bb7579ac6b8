/** The address that was asked for, parsed once: to the platform, a URL costs more than all of our own rules (tests/bench). */

import type { MiddlewareHandler } from "hono";
import { normalizeHost } from "#app/domain/tenant/tenant.ts";
import type { Gateway } from "./context.ts";

/** Tells the rest of the gateway the URL, which nobody changes, and the host in it. */
export function askedAddress(): MiddlewareHandler<Gateway> {
  return async function askedAddress(c, next) {
    const url = new URL(c.req.url);
    c.set("url", url);
    c.set("askedHost", normalizeHost(url.hostname));
    await next();
  };
}
