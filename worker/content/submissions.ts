/** Forms for the operator, and what a visitor is told of its answer. */

import type { Submissions } from "#app/context.ts";
import type { Submission } from "#app/domain/forms/form-post.ts";
import { isOutcomeUnknown, type Outcome } from "#app/domain/http/outcome.ts";
import { contactForm, newsletter, signUpForNewsletter, submitContact } from "#app/operator/form-submissions.ts";
import type { AnyResource, Asker } from "#app/operator/resource.ts";
import { logged, type TenantOperator } from "./logged.ts";

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
  return {
    newsletter: (email, delivery) => submission(newsletter, (asker) => signUpForNewsletter(asker, email, delivery)),
    contact: (message, delivery) => submission(contactForm, (asker) => submitContact(asker, message, delivery)),
  };
}
