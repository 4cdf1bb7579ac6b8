/** The gateway's own answers: short, plain, saying what happened and what to do next. Never a stack trace. */

import type { ErrorHandler } from "hono";
import { logError } from "#worker/ops/log.ts";
import type { Gateway } from "./context.ts";

/** One sentence, never cached. */
export function plainText(status: number, sentence: string, headers: Record<string, string> = {}): Response {
  return new Response(`${sentence}\n`, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", ...headers },
  });
}

export function noContent(): Response {
  return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
}

/** A failed call of the browser, in the shape of specification 8, never cached. */
export function apiError(status: number, error: string, headers: Record<string, string> = {}): Response {
  return Response.json(
    { success: false, error },
    { status, headers: { "cache-control": "private, no-store", ...headers } },
  );
}

export const answerError: ErrorHandler<Gateway> = (error, c) => {
  logError("gateway-error", error, { path: c.get("url")?.pathname ?? null });
  return plainText(
    500,
    `Something went wrong on our side. Please try again in a minute. Reference: ${c.get("requestId")}`,
  );
};
