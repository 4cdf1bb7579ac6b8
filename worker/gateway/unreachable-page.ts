/**
 * What a person sees when the origin of a handed-off path does not answer: a page of the brand that says what is kept and
 * what to do. It needs no script, and no cache keeps it.
 */

import type { Context } from "hono";
import { WAITING_PAGE_MS } from "#app/domain/budgets.ts";
import { RETRY_AFTER_SECONDS, TRY_AGAIN } from "#app/domain/constants.ts";
import { writeAnswerHeaders } from "#app/domain/http/answer-headers.ts";
import { SENT_PARAMETER, UNREACHABLE_PATH } from "#app/domain/http/failed-visit.ts";
import { textAnswer } from "#app/domain/http/text-answer.ts";
import { platformOf } from "#worker/platform.ts";
import type { Gateway } from "./context.ts";
import { isCrawler } from "./crawler.ts";
import { pageRequest } from "./page-request.ts";
import { isHttps } from "./security-headers.ts";
import { visitorHeaders } from "./visitor-headers.ts";

const AFTER = { "retry-after": String(RETRY_AFTER_SECONDS) };

async function brandPage(c: Context<Gateway>, status: number, bookingOrigin: string): Promise<Response | null> {
  const url = new URL(UNREACHABLE_PATH, c.get("url"));
  const { method } = c.req;
  if (method !== "GET") url.searchParams.set(SENT_PARAMETER, "1");
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
  return new Response(await frame.text(), { status, headers });
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
