/**
 * Logs every request that failed, took more than a second, or showed less or older content because the operator failed, with its
 * path, and `LOG_SAMPLE` of the others without. Never a query, cookie, body or IP address.
 */

import type { Context, MiddlewareHandler } from "hono";
import type { Config } from "#worker/config.ts";
import { count } from "#worker/ops/counters.ts";
import { log } from "#worker/ops/log.ts";
import { build } from "#worker/pages/build.ts";
import { STALE_ON_ERROR } from "./cache-status.ts";
import type { Gateway } from "./context.ts";

const SLOW_MS = 1_000;

function lineOf(c: Context<Gateway>, startedAt: number) {
  const length = c.res.headers.get("content-length");
  const colo = c.req.raw.cf?.colo;
  return {
    host: c.get("host") ?? c.get("requestedHost"),
    method: c.req.method,
    /** Route id or row of the `/api` table. */
    route: c.get("route") ?? null,
    data: c.get("document")?.isData ?? false,
    status: c.res.status,
    cache: c.get("cache") ?? null,
    ms: Date.now() - startedAt,
    /** Before compression; null for streams. */
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
    const facts = c.get("facts");
    const isDegraded = (facts?.degraded.length ?? 0) > 0;
    if (isDegraded) count("degraded_view");
    if (c.res.status >= 500) count(`answered ${c.res.status}`);
    const isStale = (facts?.stale ?? 0) > 0 || c.res.headers.get("cache-status") === STALE_ON_ERROR;
    const isTrouble = c.res.status >= 500 || isDegraded || isStale || Date.now() - startedAt > SLOW_MS;
    if (!isTrouble && Math.random() >= logSample) return;
    // Addresses tell what a visitor looks for.
    log("request", { ...lineOf(c, startedAt), ...(isTrouble ? { path: c.get("url")?.pathname } : {}) });
  };
}
