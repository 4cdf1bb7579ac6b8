/** What one visitor sends to the operator or asks of it, and what the visitor is told of the answer. */

import type { Loaded, Submissions } from "#app/context.ts";
import type { BookingKey, FoundBooking } from "#app/domain/booking/my-booking.ts";
import { NO_BOOKING_MS } from "#app/domain/budgets.ts";
import type { Submission } from "#app/domain/forms/form-post.ts";
import { keyOfAttempt } from "#app/domain/http/idempotency.ts";
import { isOutcomeUnknown, type Outcome } from "#app/domain/http/outcome.ts";
import { contactForm, newsletter, signUpForNewsletter, submitContact } from "#app/operator/form-submissions.ts";
import { bookingCancel, bookingFind, bookingResend } from "#app/operator/my-booking.ts";
import { type AnyResource, type Asker, ask } from "#app/operator/resource.ts";
import { askLogged, logged, type TenantOperator } from "./logged.ts";

/** Answers about what the guest typed; 408, 425 and 429 are about the moment, 401 is about this site's access. */
const isNoBooking = (status = 0) => status >= 400 && status < 500 && ![401, 408, 425, 429].includes(status);

const CHANGES = { cancel: bookingCancel, resend: bookingResend };

/** Shown to the visitor beside the form. */
const MAX_REASON_CHARS = 200;

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
