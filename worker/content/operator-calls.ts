/** Calls to the operator, with a log line for what is wrong with the answer, and what visitors are told of theirs. */

import type { Loaded, Submissions } from "#app/context.ts";
import type { BookingKey, FoundBooking } from "#app/domain/booking/my-booking.ts";
import { NO_BOOKING_MS } from "#app/domain/budgets.ts";
import type { Submission } from "#app/domain/forms/form-post.ts";
import { keyOfAttempt } from "#app/domain/http/idempotency.ts";
import { isOutcomeUnknown, type Outcome } from "#app/domain/http/outcome.ts";
import { assumedOf } from "#app/domain/tenant/tenant.ts";
import type { PageOperator } from "#app/operator/client.ts";
import { contactForm, newsletter, signUpForNewsletter, submitContact } from "#app/operator/form-submissions.ts";
import { bookingCancel, bookingFind, bookingResend } from "#app/operator/my-booking.ts";
import type { Assumed, Finding } from "#app/operator/reading.ts";
import { type AnyResource, type Asker, ask, type DataOf, type ParamsOf, type Sent } from "#app/operator/resource.ts";
import type { Config } from "#worker/config.ts";
import { logFindings } from "#worker/ops/findings.ts";
import { log } from "#worker/ops/log.ts";
import { answerOf } from "./entry.ts";

/** The operator, and the tenant it is asked about. */
interface TenantOperator {
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

/** Answers about what the guest typed; 408, 425 and 429 are about the moment, 401 is about this site's access. */
const isNoBooking = (status = 0) => status >= 400 && status < 500 && ![401, 408, 425, 429].includes(status);

const CHANGES = { cancel: bookingCancel, resend: bookingResend };

/** Shown to the visitor beside the form. */
const MAX_REASON_CHARS = 200;

/** What one visitor sends to the operator or asks of it. */
export function createSubmissions(source: TenantOperator): Submissions {
  async function submission(to: AnyResource, send: (asker: Asker) => Promise<Outcome<null>>): Promise<Submission> {
    const outcome = await logged(source, to, send);
    if (outcome.ok) return { status: "confirmed" };
    if (isOutcomeUnknown(outcome)) return { status: "unknown" };
    // A 401 is about this site's access, not about the visitor.
    const reason = outcome.failure.status === 401 ? undefined : outcome.message;
    return {
      status: "refused",
      message: reason === undefined ? null : Array.from(reason).slice(0, MAX_REASON_CHARS).join(""),
    };
  }
  async function findBooking(key: BookingKey): Promise<Loaded<FoundBooking>> {
    const notBefore = Date.now() + NO_BOOKING_MS;
    const outcome = await askLogged(source, bookingFind, {}, { body: key });
    if (outcome.ok) return { status: "ok", data: outcome.data };
    const { kind, status } = outcome.failure;
    if (kind !== "refused" && !isNoBooking(status)) return { status: "failed" };
    await new Promise((resolve) => setTimeout(resolve, notBefore - Date.now()));
    return { status: "missing" };
  }
  return {
    findBooking,
    async changeBooking(change, key, attempt) {
      const idempotencyKey = await keyOfAttempt(attempt, JSON.stringify([change, key]));
      return submission(CHANGES[change], (asker) => ask(asker, CHANGES[change], {}, { body: key, idempotencyKey }));
    },
    newsletter: (email, delivery) => submission(newsletter, (asker) => signUpForNewsletter(asker, email, delivery)),
    contact: (message, delivery) => submission(contactForm, (asker) => submitContact(asker, message, delivery)),
  };
}
