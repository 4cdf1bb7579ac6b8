/** Forms for the operator, and what a visitor is told of its answer. */

import type { Submissions } from "#app/context.ts";
import type { Submission } from "#app/domain/forms/form-post.ts";
import type { PageOperator } from "#app/operator/client.ts";
import { signUpForNewsletter, submitContact } from "#app/operator/form-submissions.ts";
import { isOutcomeUnknown, type Outcome } from "#app/operator/outcome.ts";
import type { Log } from "#worker/ops/log.ts";
import { logged } from "./logged.ts";

interface Source {
  host: string;
  operator: PageOperator;
  log: Log;
}

/** Shown to the visitor beside the form. */
const MAX_REASON_CHARS = 200;

export function createSubmissions(source: Source): Submissions {
  async function submission(send: (operator: PageOperator) => Promise<Outcome<null>>): Promise<Submission> {
    const outcome = await logged(source, send);
    if (outcome.ok) return { status: "confirmed" };
    if (isOutcomeUnknown(outcome)) return { status: "unknown" };
    // A 401 is about this site's access, not about the visitor.
    const reason = outcome.failure.status === 401 ? undefined : outcome.message;
    return {
      status: "refused",
      message: reason === undefined ? null : Array.from(reason).slice(0, MAX_REASON_CHARS).join(""),
    };
  }
  return {
    newsletter: (email, delivery) => submission((operator) => signUpForNewsletter(operator, email, delivery)),
    contact: (message, delivery) => submission((operator) => submitContact(operator, message, delivery)),
  };
}
