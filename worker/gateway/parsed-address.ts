import type { MiddlewareHandler } from "hono";
import { normalizeHost } from "#app/domain/tenant/host.ts";
import type { Gateway } from "./context.ts";

/** Parses the URL once for all middleware: in workerd that costs more than our rules together. */
export function parsedAddress(): MiddlewareHandler<Gateway> {
  return async function parsedAddress(c, next) {
    const url = new URL(c.req.url);
    c.set("url", url);
    c.set("requestedHost", normalizeHost(url.hostname));
    await next();
  };
}
