/** `POST /api/website/contact/submit` and `/api/newsletter/signup` (specification 7). */

import type { ContactMessage } from "#app/domain/forms/contact.ts";
import type { Delivery } from "#app/domain/forms/form-post.ts";
import { newsletterPayload } from "#app/domain/forms/newsletter.ts";
import { keyOfAttempt } from "#app/domain/http/idempotency.ts";
import { isObject } from "#app/domain/json.ts";
import { messageIn } from "./attempt.ts";
import type { PageCall, PageOperator } from "./client.ts";
import { failure, type Outcome } from "./outcome.ts";

/** Only `success: true` is a success (specification 8). */
async function submit(
  operator: PageOperator,
  { endpoint, path, body }: Pick<PageCall, "endpoint" | "path" | "body">,
  { bearer, attempt }: Delivery,
): Promise<Outcome<null>> {
  const idempotencyKey = await keyOfAttempt(attempt, JSON.stringify(body));
  const call: PageCall = { endpoint, method: "POST", path, body, idempotencyKey };
  const first = await operator.call(bearer === undefined ? call : { ...call, bearer });
  // A token that ran out must not cost the visitor the message: a 401 says that it was not taken, and a guest may send it.
  const isRefused = bearer !== undefined && !first.ok && first.failure.status === 401;
  const answer = isRefused ? await operator.call(call) : first;
  if (!answer.ok) return answer;
  const success = isObject(answer.data) ? answer.data.success : undefined;
  if (success === true) return { ok: true, data: null };
  if (success !== false) return failure("wrong-shape", "neither success nor failure");
  const message = messageIn(answer.data);
  return { ...failure("refused", "success is false"), ...(message === null ? {} : { message }) };
}

export function submitContact(
  operator: PageOperator,
  { name, email, phone, subject, message }: ContactMessage,
  delivery: Delivery,
): Promise<Outcome<null>> {
  const body = { name, email, phone, subject, message };
  return submit(operator, { endpoint: "contact", path: "/api/website/contact/submit", body }, delivery);
}

export function signUpForNewsletter(operator: PageOperator, email: string, delivery: Delivery): Promise<Outcome<null>> {
  const body = newsletterPayload(email);
  return submit(operator, { endpoint: "newsletter", path: "/api/newsletter/signup", body }, delivery);
}
