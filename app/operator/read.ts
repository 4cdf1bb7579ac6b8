/** The step from a JSON answer to a domain value. */

import { isObject } from "#app/domain/json.ts";
import type { Outcome } from "./client.ts";

/**
 * Takes `data` out of the operator's envelope and reads it.
 *
 * @param reader gives null when the whole is of the wrong shape; that is a failure, so nothing is stored for it
 */
export function read<T>(outcome: Outcome<unknown>, reader: (data: unknown) => T | null): Outcome<T> {
  if (!outcome.ok) return outcome;
  const value = isObject(outcome.data) ? reader(outcome.data.data) : null;
  if (value === null) return { ok: false, failure: { kind: "wrong-shape", detail: "not the shape this call answers" } };
  return { ok: true, data: value };
}
