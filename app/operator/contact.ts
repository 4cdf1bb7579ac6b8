/** `POST /api/website/contact/submit` (specification 7). */

import type { ContactMessage } from "#app/domain/forms/contact.ts";
import type { OperatorClient, Outcome } from "./client.ts";
import { accepted } from "./submission.ts";

/** @param message already judged by `contactErrors`; its fields and nothing else are sent */
export async function submitContact(operator: OperatorClient, message: ContactMessage): Promise<Outcome<null>> {
  const { name, email, phone, subject, message: text } = message;
  const body = { name, email, phone, subject, message: text };
  return accepted(await operator.call({ method: "POST", path: "/api/website/contact/submit", body }));
}
