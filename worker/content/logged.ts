/** Calls to the operator, with a log line for what is wrong with the answer. */

import type { Outcome } from "#app/domain/http/outcome.ts";
import { assumedOf } from "#app/domain/tenant/tenant.ts";
import type { PageOperator } from "#app/operator/client.ts";
import { bookingFind } from "#app/operator/my-booking.ts";
import type { Assumed, Finding } from "#app/operator/reading.ts";
import { type AnyResource, type Asker, ask, type DataOf, type ParamsOf, type Sent } from "#app/operator/resource.ts";
import type { Config } from "#worker/config.ts";
import { logFindings } from "#worker/ops/findings.ts";
import { log } from "#worker/ops/log.ts";
import { answerOf } from "./envelope.ts";

/** The operator, and the tenant it is asked about. */
export interface TenantOperator {
  host: string;
  config: Pick<Config, "adminBaseUrl" | "baseSiteUrl" | "imageHosts" | "timeZone" | "departureTown">;
  operator: PageOperator;
  /** The tenant's, or that of the tour that is asked about; absent while the tenant's is not known. */
  assumed?: Assumed;
}

/** Runs a call. Logs a failure with the operator's path, and what was not used of the answer; never a query, content, or who asked. */
export async function logged<T>(
  { host, config, operator, assumed = assumedOf(null, config) }: TenantOperator,
  { name, path: template }: Pick<AnyResource, "name" | "path">,
  callWith: (asker: Asker) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const findings: Finding[] = [];
  let path: string = template;
  const called: PageOperator = {
    call(call) {
      path = call.path;
      return operator.call(call);
    },
  };
  const { adminBaseUrl, baseSiteUrl, imageHosts } = config;
  const context = { host, adminBaseUrl, baseSiteUrl, imageHosts, ...assumed };
  const outcome = await callWith({ operator: called, context, note: (finding) => findings.push(finding) });
  // `not-asked`: a breaker or a 429 held the call back, which was logged when that began.
  if (!outcome.ok && outcome.failure.kind !== "not-asked") {
    // "No such page" is an answer, not a failure: half of the pages that a site may have are optional, and guests mistype numbers.
    const isOneOfMany = template.includes(":") || template === bookingFind.path;
    const isThere = !isOneOfMany || answerOf(outcome).status !== "missing";
    log(isThere ? "operator-failed" : "not-there", { host, path, ...outcome.failure });
  }
  logFindings(host, name, findings);
  return outcome;
}

export function askLogged<R extends AnyResource>(
  source: TenantOperator,
  resource: R,
  params: ParamsOf<R>,
  sent?: Sent,
): Promise<Outcome<DataOf<R>>> {
  return logged(source, resource, (asker) => ask(asker, resource, params, sent));
}
