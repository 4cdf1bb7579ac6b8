/**
 * What a person sees when the origin of a handed-off path does not answer: a page of the brand that says what is kept and
 * what to do, with the cart in a contact form. It needs no script, and no cache keeps it.
 */

import type { Context } from "hono";
import { WAITING_PAGE_MS } from "#app/domain/budgets.ts";
import { storedCartRequest } from "#app/domain/cart/cart-request.ts";
import { RETRY_AFTER_SECONDS, TRY_AGAIN } from "#app/domain/constants.ts";
import { writeAnswerHeaders } from "#app/domain/http/answer-headers.ts";
import { CART_SLOTS, failedVisitQuery, systemAt, UNREACHABLE_PATH } from "#app/domain/http/failed-visit.ts";
import { userStateFromCookieHeader } from "#app/domain/session/session.ts";
import { text } from "#app/machine-readable/xml.ts";
import { platformOf } from "#worker/platform.ts";
import { textAnswer } from "#worker/text-answer.ts";
import type { Gateway } from "./context.ts";
import { isCrawler } from "./crawler.ts";
import { pageRequest } from "./page-request.ts";
import { isHttps } from "./security-headers.ts";
import { visitorHeaders } from "./visitor-headers.ts";

const AFTER = { "retry-after": String(RETRY_AFTER_SECONDS) };

async function brandPage(c: Context<Gateway>, status: number, bookingOrigin: string): Promise<Response | null> {
  const request = storedCartRequest(userStateFromCookieHeader(c.req.header("cookie") ?? null)?.cart ?? []);
  const url = new URL(UNREACHABLE_PATH, c.get("url"));
  const { method } = c.req;
  url.search = failedVisitQuery({
    system: systemAt(c.get("document").pathname),
    isSent: method !== "GET",
    hasCart: request !== null,
  }).toString();
  const pages = platformOf(c.executionCtx).exports.Pages({ props: { host: c.get("host") } });
  const frame = await pages.fetch(
    pageRequest(url, { requestId: c.get("requestId"), waitMs: WAITING_PAGE_MS, whole: true }),
  );
  if (frame.status !== 200) return null;
  const rendered = new Headers(frame.headers);
  writeAnswerHeaders(rendered, { nonceSlot: null, browserCache: "private, no-store" });
  const { headers } = visitorHeaders(new Response(null, { status, headers: rendered }), {
    method,
    isData: false,
    bookingOrigin,
    https: isHttps(c.req.url),
  });
  headers.delete("content-length");
  headers.set("retry-after", AFTER["retry-after"]);
  headers.set("x-robots-tag", "noindex");
  const { subject = "", message = "" } = request ?? {};
  // Functions, because `$` means something in a replacement text.
  const html = (await frame.text())
    .replace(CART_SLOTS.subject, () => text(subject))
    .replace(CART_SLOTS.message, () => text(message));
  return new Response(html, { status, headers });
}

/** False for crawlers, and for scripts of the origin's own pages. */
export function isPerson({ req }: Context<Gateway>): boolean {
  const accepted = req.header("accept") ?? "";
  return req.method !== "HEAD" && accepted.includes("text/html") && !isCrawler(req.header("user-agent"));
}

/** @param status 502 or 504 */
export async function unreachablePage(
  c: Context<Gateway>,
  { status, bookingOrigin }: { status: number; bookingOrigin: string },
): Promise<Response> {
  const page = isPerson(c) ? await brandPage(c, status, bookingOrigin).catch(() => null) : null;
  return page ?? textAnswer(status, `This part of the site is temporarily unavailable. ${TRY_AGAIN}`, AFTER);
}
