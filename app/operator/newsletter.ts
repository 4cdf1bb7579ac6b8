/** `POST /api/newsletter/signup` (specification 7). */

import { newsletterPayload } from "#app/domain/forms/newsletter.ts";
import type { OperatorClient, Outcome } from "./client.ts";
import { accepted } from "./submission.ts";

/** @param email already judged by `newsletterEmailError` */
export async function signUpForNewsletter(operator: OperatorClient, email: string): Promise<Outcome<null>> {
  return accepted(
    await operator.call({ method: "POST", path: "/api/newsletter/signup", body: newsletterPayload(email) }),
  );
}
