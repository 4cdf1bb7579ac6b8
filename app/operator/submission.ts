/** What the operator says about something a visitor sent: `{ success, data, error }` (specification 7). */

import { isObject } from "#app/domain/json.ts";
import type { Outcome } from "./client.ts";

/** Anything but a clear `success: true` is a failure (specification 8); the operator's own words are not passed on. */
export function accepted(answer: Outcome<unknown>): Outcome<null> {
  if (!answer.ok) return answer;
  if (isObject(answer.data) && answer.data.success === true) return { ok: true, data: null };
  return { ok: false, failure: { kind: "refused", detail: "the operator did not confirm success" } };
}
