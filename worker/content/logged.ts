/** Calls to the operator, with a log line for what is wrong with the answer. */

import { TOUR_TIME_ZONE } from "#app/domain/calendar/clock.ts";
import type { PageOperator } from "#app/operator/client.ts";
import type { Outcome } from "#app/operator/outcome.ts";
import type { Finding } from "#app/operator/reading.ts";
import { type AnyResource, ask, type DataOf, type ParamsOf, type Sent } from "#app/operator/resource.ts";
import type { Config } from "#worker/config.ts";
import { logFindings } from "#worker/ops/findings.ts";
import { logFailedCall } from "#worker/ops/log.ts";

interface Source {
  host: string;
  config: Pick<Config, "adminBaseUrl" | "baseSiteUrl">;
  operator: PageOperator;
}

/** Makes a call. Logs a failure with the operator's path, and what was not used of the answer; never a query, content, or who asked. */
export async function askLogged<R extends AnyResource>(
  { host, config, operator }: Source,
  resource: R,
  params: ParamsOf<R>,
  sent?: Sent,
): Promise<Outcome<DataOf<R>>> {
  const findings: Finding[] = [];
  let path = resource.path as string;
  const called: PageOperator = {
    call(call) {
      path = call.path;
      return operator.call(call);
    },
  };
  const { adminBaseUrl, baseSiteUrl } = config;
  const context = { host, adminBaseUrl, baseSiteUrl, timeZone: TOUR_TIME_ZONE };
  const outcome = await ask(
    { operator: called, context, note: (finding) => findings.push(finding) },
    resource,
    params,
    sent,
  );
  // `not-asked`: a breaker or a 429 held the call back, which was logged when that began.
  if (!outcome.ok && outcome.failure.kind !== "not-asked")
    logFailedCall("operator-failed", { host, path, ...outcome.failure });
  logFindings(host, resource.name, findings);
  return outcome;
}

/** Runs one call that is not described yet. */
export async function logged<T>(
  { host, operator }: Pick<Source, "host" | "operator">,
  fetchWith: (operator: PageOperator) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  let path = "";
  const called: PageOperator = {
    call(call) {
      path = call.path;
      return operator.call(call);
    },
  };
  const outcome = await fetchWith(called);
  if (!outcome.ok && outcome.failure.kind !== "not-asked")
    logFailedCall("operator-failed", { host, path, ...outcome.failure });
  return outcome;
}
