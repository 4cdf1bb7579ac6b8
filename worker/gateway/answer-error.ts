/** The answer when a middleware throws. Never a stack trace. */

import type { ErrorHandler } from "hono";
import { textAnswer } from "#app/domain/http/text-answer.ts";
import { logError } from "#worker/ops/log.ts";
import type { Gateway } from "./context.ts";

export const answerError: ErrorHandler<Gateway> = (error, c) => {
  logError("gateway-error", error, { path: c.get("url")?.pathname ?? null });
  return textAnswer(
    500,
    `Something went wrong on our side. Please try again in a minute. Reference: ${c.get("requestId")}`,
  );
};
