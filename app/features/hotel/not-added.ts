/** What a visitor is told when a room could not be put into the cart. */

import { type Failed, failureText, isOutcomeUnknown } from "#app/domain/http/outcome.ts";

/** Nothing was added: the operator's own sentence, or why and what to do. A 401 is about the session, not about the room. */
export function notAddedText({ failure, message }: Omit<Failed, "ok">): string {
  if (message !== undefined && failure.status !== 401) return message;
  const next = failure.retryInMs === undefined ? " Please try again in a moment." : "";
  return `${failureText(failure)} Nothing was added.${next}`;
}

/** The call that adds failed: the room may be in the cart all the same. */
export function addFailedText(outcome: Failed): string {
  if (!isOutcomeUnknown(outcome)) return notAddedText(outcome);
  return `${failureText(outcome.failure)} We do not know whether the room was added. See your cart, or try again.`;
}
