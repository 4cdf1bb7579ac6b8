/** The last answers: short, plain, saying what happened and what to do. Never a stack trace. */

import type { ErrorHandler } from "hono";
import type { Gateway } from "./gateway.ts";
import { log } from "./log.ts";

/** One sentence as text, never cached. */
export function plainText(status: number, sentence: string): Response {
  return new Response(`${sentence}\n`, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  });
}

export const answerError: ErrorHandler<Gateway> = (error, c) => {
  log("gateway-error", { host: c.get("host") ?? null, name: error.name, message: error.message.slice(0, 200) });
  return plainText(
    500,
    "Something went wrong on our side. Nothing you entered was sent. Please try again in a minute.",
  );
};
