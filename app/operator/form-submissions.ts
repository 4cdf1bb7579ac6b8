/** `POST /api/website/contact/submit` and `/api/newsletter/signup` (specification 7). */

import * as v from "valibot";
import { WEBSITE_ID } from "#app/domain/constants.ts";
import type { ContactField, ContactMessage } from "#app/domain/forms/contact.ts";
import type { Delivery } from "#app/domain/forms/form-post.ts";
import { keyOfAttempt } from "#app/domain/http/idempotency.ts";
import { failure, type Outcome } from "#app/domain/http/outcome.ts";
import { MAX_TINY_BODY_BYTES } from "./attempt.ts";
import { flag, optional, words } from "./fields.ts";
import { type Asker, callOf, type Param, type Resource, readAnswer, resource } from "./resource.ts";

/** What the two forms have in common. */
const form = {
  method: "POST",
  ofVisitor: true,
  hasIdempotencyKey: true,
  maxBytes: MAX_TINY_BODY_BYTES,
  data: v.nullish(
    v.object({
      success: optional(
        flag,
        "Whether it was taken. No body, or an empty object, is a success as well; another body without `success` is none",
        true,
      ),
      error: words(300, "Why it was not taken, for the visitor; also as `errMsg`, `message` or `detail`", ""),
    }),
    null,
  ),
} as const satisfies Partial<Resource>;

const adClick = {
  utm_source: {
    meaning:
      "Of the advertisement that led here, with `adClicks` of the tenant config; likewise other `utm_…`, `gclid`, `gbraid`, `wbraid`, `msclkid` and `fbclid`, each only if there is one",
    example: "newsletter",
  },
};

const contactBody: Readonly<Record<ContactField, Param>> = {
  name: { meaning: "Name, up to 100 characters", example: "Ann Lee" },
  email: { meaning: "E-mail address", example: "ann@example.com" },
  phone: { meaning: "Phone number as it was typed, or empty", example: "" },
  subject: { meaning: "Subject, up to 150 characters", example: "Lost bag" },
  message: { meaning: "Message of several lines, up to 10,000 characters", example: "I left a bag on the coach." },
};

export const contactForm = resource({
  ...form,
  name: "contact",
  path: "/api/website/contact/submit",
  body: {
    ...contactBody,
    ...adClick,
  },
  meaning: "A visitor's message to you. Visitors without JavaScript have no token: take it without one",
  without: "The contact form says that the message could not be sent",
});

export const newsletter = resource({
  ...form,
  name: "newsletter",
  path: "/api/newsletter/signup",
  body: {
    email: { meaning: "E-mail address", example: "ann@example.com" },
    website_id: { meaning: "Always 1", example: 1 },
    ...adClick,
  },
  meaning: "A visitor subscribes to the newsletter; as `contact`, also without a token",
  without: "The newsletter form says that the subscription failed",
});

/** No body, or an empty object, which PHP writes as a list. */
function isSilent(body: unknown): boolean {
  return body === undefined || (typeof body === "object" && body !== null && Object.keys(body).length === 0);
}

async function submit(
  asker: Asker,
  to: typeof contactForm | typeof newsletter,
  fields: object,
  { bearer, attempt, adClick }: Delivery,
): Promise<Outcome<null>> {
  const body = { ...fields, ...adClick };
  const call = callOf(to, {}, { body, idempotencyKey: await keyOfAttempt(attempt, JSON.stringify(body)) });
  const first = await asker.operator.call(bearer === undefined ? call : { ...call, bearer });
  // A token that ran out must not cost the visitor the message: a 401 says that it was not taken, and a guest may send it.
  const isRefused = bearer !== undefined && !first.ok && first.failure.status === 401;
  const outcome = isRefused ? await asker.operator.call(call) : first;
  if (!outcome.ok) return outcome;
  if (isSilent(outcome.data)) return { ok: true, data: null };
  const answer = await readAnswer(asker, to, call, outcome);
  const isTaken = answer.ok && answer.data?.success === true;
  return isTaken ? { ok: true, data: null } : failure("wrong-shape", "neither success nor failure");
}

export function submitContact(asker: Asker, sent: ContactMessage, delivery: Delivery): Promise<Outcome<null>> {
  return submit(asker, contactForm, sent, delivery);
}

export function signUpForNewsletter(asker: Asker, email: string, delivery: Delivery): Promise<Outcome<null>> {
  return submit(asker, newsletter, { email, website_id: WEBSITE_ID }, delivery);
}
