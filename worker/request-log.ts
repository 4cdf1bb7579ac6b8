/** One structured line a request. Allow-listed fields only: no query, no cookie, no body, no address. */

import type { MiddlewareHandler } from "hono";
import type { Gateway } from "./gateway.ts";
import { log } from "./log.ts";

export function requestLog(): MiddlewareHandler<Gateway> {
  return async function requestLog(c, next) {
    const startedAt = Date.now();
    await next();
    log("request", {
      id: c.req.header("cf-ray") ?? crypto.randomUUID(),
      host: c.get("host") ?? null,
      method: c.req.method,
      route: c.get("route") ?? null,
      data: c.get("document")?.isData ?? false,
      status: c.res.status,
      cache: c.get("cache") ?? null,
      ms: Date.now() - startedAt,
    });
  };
}
