/** How a request is told from others: its id, its log line, and the error page that names it. */

import type { Context, ErrorHandler, MiddlewareHandler } from "hono";
import { REFERENCE_SLOT, REQUEST_ID_HEADER } from "#app/domain/constants.ts";
import { textAnswer } from "#app/domain/http/text-answer.ts";
import type { Config } from "#worker/config.ts";
import { count, log, logAbout, logError } from "#worker/ops/log.ts";
import { build } from "#worker/pages/build.ts";
import { STALE_ON_ERROR } from "./cache-status.ts";
import type { Gateway } from "./context.ts";
import { replaceSlot } from "./nonce.ts";

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

/**
 * Logs every request that failed, took more than a second, or showed less or older content because the operator failed, with its
 * path, and `LOG_SAMPLE` of the others without. Never a query, cookie, body or IP address.
 */
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

/** Cloudflare's id of the request (`cf-ray`); its edge overwrites what a client sends under this name. */
const RAY = /^[0-9a-f]{16}(?:-[A-Z]{3})?$/;

/** The id of a request: in its log line, its answer (`x-request-id`), its calls to the operator and its error page. */
export const requestId: MiddlewareHandler<Gateway> = async (c, next) => {
  const ray = c.req.header("cf-ray");
  c.set("requestId", ray !== undefined && RAY.test(ray) ? ray : crypto.randomUUID());
  await logAbout({ id: c.get("requestId"), host: c.get("requestedHost") }, next);
  c.res.headers.set(REQUEST_ID_HEADER, c.get("requestId"));
};

/** Writes the id into error pages, but only 5xx, which no cache keeps (app/domain/constants.ts). */
export function withReference(response: Response, requestId: string): Response {
  if (response.status < 500 || response.body === null) return response;
  const id = requestId.padEnd(REFERENCE_SLOT.length);
  return new Response(response.body.pipeThrough(replaceSlot(REFERENCE_SLOT, id)), response);
}

/** The answer when a middleware throws. Never a stack trace. */
export const answerError: ErrorHandler<Gateway> = (error, c) => {
  logError("gateway-error", error, { path: c.get("url")?.pathname ?? null });
  return textAnswer(
    500,
    `Something went wrong on our side. Please try again in a minute. Reference: ${c.get("requestId")}`,
  );
};
