/** Form posts, before they reach a page: same origin, urlencoded, small and soon (docs/threats.md T8, T19). */

import type { MiddlewareHandler } from "hono";
import { BOOKING_PATH } from "#app/domain/booking/my-booking.ts";
import { FORM_BODY_MAX_BYTES } from "#app/domain/constants.ts";
import { textAnswer } from "#app/domain/http/text-answer.ts";
import { userStateFromCookieHeader } from "#app/domain/session/session.ts";
import type { Gateway } from "./context.ts";
import { overLimit } from "./rate-limit.ts";
import { bodyOf, senderOf } from "./request.ts";

/**
 * The headers of a form post, with the token of the `user-state` cookie as the only `Authorization`: without JavaScript
 * nothing else can carry it (specification 10.12). Only after `senderOf`, because a cookie alone proves no intent
 * (docs/threats.md T8).
 */
function withVisitorToken(visitor: Headers): Headers {
  const headers = new Headers(visitor);
  headers.delete("authorization");
  const token = userStateFromCookieHeader(visitor.get("cookie"))?.access_token;
  if (token != null) headers.set("authorization", `Bearer ${token}`);
  return headers;
}

/** Pages that take posts, and what limits those. Who looks for a booking may be guessing. */
const FORM_PAGES = new Map<string, "form" | "booking">([
  ["/news-letter", "form"],
  ["/contact-us", "form"],
  [BOOKING_PATH, "booking"],
]);

const TYPE = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;

/** Why nothing was sent of a form that did not arrive whole. */
const INCOMPLETE = {
  "too-long": "This text is too long, so nothing was sent. Please go back and shorten it.",
  late: "Your form took too long to arrive, so nothing was sent. Please go back, check your connection and send it again.",
  incomplete:
    "Your form did not arrive completely, so nothing was sent. Please go back, check your connection and send it again.",
};

export const formPosts: MiddlewareHandler<Gateway> = async (c, next) => {
  const { method } = c.req;
  if (method === "GET" || method === "HEAD") return next();
  const limited = FORM_PAGES.get(c.get("document").pathname.replace(/\/$/, ""));
  if (method !== "POST" || limited === undefined) {
    // Refused before rendering: no cache answers these, so a flood would use them.
    return textAnswer(405, "This address can only be read.", {
      allow: limited === undefined ? "GET, HEAD" : "GET, HEAD, POST",
    });
  }
  const request = c.req.raw;
  const sender = senderOf(request);
  if (sender === "other") {
    return textAnswer(403, "This form was sent from another site, so it was not accepted.");
  }
  if (sender === "unnamed") {
    return textAnswer(
      403,
      "Your browser did not say from which site this form comes, so nothing was sent. Go back: your text is still in the form. Send it with another browser or without privacy extensions, or call us: the number is at the top of every page.",
    );
  }
  if (!TYPE.test(request.headers.get("content-type") ?? "")) {
    return textAnswer(415, "This form was sent in a way we do not read. Please send it from our page.");
  }
  const refused = await overLimit(c, limited);
  if (refused !== null) return refused;
  const sent = await bodyOf(request, FORM_BODY_MAX_BYTES);
  if ("missing" in sent) return textAnswer(sent.missing === "too-long" ? 413 : 400, INCOMPLETE[sent.missing]);
  c.req.raw = new Request(request.url, {
    method: "POST",
    headers: withVisitorToken(request.headers),
    body: sent.text,
  });
  await next();
};
