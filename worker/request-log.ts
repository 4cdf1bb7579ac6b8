/** One structured line a request (a share of them, where the installation says so). Allow-listed fields only: no query, no cookie, no body, no address. */

import type { MiddlewareHandler } from "hono";
import type { Config } from "./config.ts";
import type { Gateway } from "./gateway.ts";
import { log } from "./log.ts";

export function requestLog({ logSample }: Pick<Config, "logSample">): MiddlewareHandler<Gateway> {
  return async function requestLog(c, next) {
    const startedAt = Date.now();
    await next();
    if (c.res.status < 500 && Math.random() >= logSample) return;
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
