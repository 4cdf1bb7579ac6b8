/** `POST /api/website/contact/submit` and `/api/newsletter/signup` (specification 7). */

import type { ContactMessage } from "#app/domain/forms/contact.ts";
import { newsletterPayload } from "#app/domain/forms/newsletter.ts";
import { isObject } from "#app/domain/json.ts";
import type { OperatorClient } from "./client.ts";
import { failure, type Outcome } from "./outcome.ts";

/** Only `success: true` is a success (specification 8); the operator's own words are not passed on. */
async function submit(operator: OperatorClient, path: string, body: unknown): Promise<Outcome<null>> {
  const answer = await operator.call({ method: "POST", path, body });
  if (!answer.ok) return answer;
  const isConfirmed = isObject(answer.data) && answer.data.success === true;
  return isConfirmed ? { ok: true, data: null } : failure("refused", "the operator did not confirm success");
}

export function submitContact(operator: OperatorClient, message: ContactMessage): Promise<Outcome<null>> {
  const { name, email, phone, subject, message: text } = message;
  return submit(operator, "/api/website/contact/submit", { name, email, phone, subject, message: text });
}

export function signUpForNewsletter(operator: OperatorClient, email: string): Promise<Outcome<null>> {
  return submit(operator, "/api/newsletter/signup", newsletterPayload(email));
}
