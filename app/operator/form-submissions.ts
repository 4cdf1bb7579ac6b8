/** `POST /api/website/contact/submit` and `/api/newsletter/signup` (specification 7). */

import type { ContactMessage } from "#app/domain/forms/contact.ts";
import { newsletterPayload } from "#app/domain/forms/newsletter.ts";
import { isObject } from "#app/domain/json.ts";
import type { PageCall, PageOperator } from "./client.ts";
import { failure, type Outcome } from "./outcome.ts";

/** Only `success: true` is a success (specification 8); the operator's own words are not passed on. */
async function submit(
  operator: PageOperator,
  { endpoint, path }: Pick<PageCall, "endpoint" | "path">,
  { body, bearer }: Pick<PageCall, "body" | "bearer">,
): Promise<Outcome<null>> {
  const call: PageCall = { endpoint, method: "POST", path, body };
  const first = await operator.call(bearer === undefined ? call : { ...call, bearer });
  // A token that ran out must not cost the visitor the message: a 401 says that it was not taken, and a guest may send it.
  const isRefused = bearer !== undefined && !first.ok && first.failure.status === 401;
  const answer = isRefused ? await operator.call(call) : first;
  if (!answer.ok) return answer;
  const isConfirmed = isObject(answer.data) && answer.data.success === true;
  return isConfirmed ? { ok: true, data: null } : failure("refused", "the operator did not confirm success");
}

/** @param bearer the visitor's access token, if there is one */
export function submitContact(
  operator: PageOperator,
  message: ContactMessage,
  bearer?: string,
): Promise<Outcome<null>> {
  const { name, email, phone, subject, message: text } = message;
  return submit(
    operator,
    { endpoint: "contact", path: "/api/website/contact/submit" },
    {
      body: { name, email, phone, subject, message: text },
      bearer,
    },
  );
}

/** @param bearer the visitor's access token, if there is one */
export function signUpForNewsletter(operator: PageOperator, email: string, bearer?: string): Promise<Outcome<null>> {
  return submit(
    operator,
    { endpoint: "newsletter", path: "/api/newsletter/signup" },
    { body: newsletterPayload(email), bearer },
  );
}
