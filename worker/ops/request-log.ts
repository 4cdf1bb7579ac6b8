/** Logs every failed or degraded request and `LOG_SAMPLE` of the others. Never a query, cookie, body or IP address. */

import type { Context, MiddlewareHandler } from "hono";
import type { Config } from "#worker/config.ts";
import type { Gateway } from "#worker/gateway/context.ts";
import { build } from "#worker/pages/build.ts";
import type { RenderFacts } from "#worker/pages/render-facts.ts";
import { count } from "./counters.ts";
import { log } from "./log.ts";

interface RequestLine extends Partial<RenderFacts> {
  id: string;
  tenant: string | null;
  method: string;
  /** Route id or row of the `/api` table; never the address. */
  route: string | null;
  data: boolean;
  status: number;
  cache: string | null;
  ms: number;
  /** Before compression; null for streams. */
  bytes: number | null;
  build: string;
  colo: string | null;
  bot: boolean | null;
}

function lineOf(c: Context<Gateway>, startedAt: number): RequestLine {
  const length = c.res.headers.get("content-length");
  const colo = c.req.raw.cf?.colo;
  return {
    id: c.get("requestId"),
    tenant: c.get("host") ?? null,
    method: c.req.method,
    route: c.get("route") ?? null,
    data: c.get("document")?.isData ?? false,
    status: c.res.status,
    cache: c.get("cache") ?? null,
    ms: Date.now() - startedAt,
    bytes: length === null ? null : Number(length),
    build: build.id,
    colo: typeof colo === "string" ? colo : null,
    bot: c.get("bot") ?? null,
    ...c.get("facts"),
  };
}

export function requestLog({ logSample }: Pick<Config, "logSample">): MiddlewareHandler<Gateway> {
  return async function requestLog(c, next) {
    const startedAt = Date.now();
    await next();
    const isDegraded = (c.get("facts")?.degraded.length ?? 0) > 0;
    if (isDegraded) count("degraded_view");
    if (c.res.status >= 500) count(`answered ${c.res.status}`);
    if (c.res.status < 500 && !isDegraded && Math.random() >= logSample) return;
    log("request", { ...lineOf(c, startedAt) });
  };
}
