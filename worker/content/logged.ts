/** Calls to the operator, with a log line for what is wrong with the answer. */

import type { PageOperator } from "#app/operator/client.ts";
import type { Note } from "#app/operator/field-readers.ts";
import type { Outcome } from "#app/operator/outcome.ts";
import { type Log, logFailedCall } from "#worker/ops/log.ts";

/**
 * Runs one call. Logs a failure, or the fields that were dropped, with the operator's path; never a query, content, or who asked.
 */
export async function logged<T>(
  { host, log, operator }: { host: string; log: Log; operator: PageOperator },
  fetchWith: (operator: PageOperator, note: Note) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const dropped: string[] = [];
  let path = "";
  const called: PageOperator = {
    call(call) {
      path = call.path;
      return operator.call(call);
    },
  };
  const outcome = await fetchWith(called, (field) => dropped.push(field));
  // `not-asked`: a breaker or a 429 held the call back, which was logged when that began.
  if (!outcome.ok && outcome.failure.kind !== "not-asked")
    logFailedCall("operator-failed", { host, path, ...outcome.failure });
  if (outcome.ok && dropped.length > 0) {
    log("fields-dropped", { host, path, count: dropped.length, fields: dropped.slice(0, 10) });
  }
  return outcome;
}
