/** Proxies the routes that another origin serves (specification 2, 10.11). */

import type { Context, MiddlewareHandler } from "hono";
import { HANDOFF_HEADERS_MS, WAITING_PAGE_MS } from "#app/domain/budgets.ts";
import { RETRY_AFTER_SECONDS, SENT_PARAMETER, TRY_AGAIN, UNREACHABLE_PATH } from "#app/domain/constants.ts";
import { writeAnswerHeaders } from "#app/domain/http/answer-headers.ts";
import { NO_SITE, textAnswer } from "#app/domain/http/text-answer.ts";
import { type Config, isHandedOff } from "#worker/config.ts";
import { log } from "#worker/ops/log.ts";
import { documentSearch, sentUrl } from "./address.ts";
import type { Gateway } from "./context.ts";
import { pageRequest, pagesOf } from "./page-request.ts";
import { redirect, visitorLocation } from "./redirects.ts";
import { headersNamed, isCrawler } from "./request.ts";
import { isHttps } from "./security-headers.ts";
import { knownTenant } from "./tenant.ts";
import { visitorHeaders } from "./visitor-headers.ts";

type HandoffConfig = Pick<Config, "baseSiteUrl" | "handoffOrigin" | "handoffPaths">;

/** Set on outgoing and refused on incoming requests, in case the origin proxies back to us. */
const LOOP_HEADER = "x-handed-off";

/**
 * All that the origin gets of a visitor's headers. Of the others, some would choose another host, address or method behind
 * us (`X-Original-URL`, `X-HTTP-Method-Override`), or are about this connection only.
 */
const FORWARDED = [
  ..."accept accept-language authorization cache-control content-type cookie dnt origin range referer sec-gpc user-agent".split(
    " ",
  ),
  ..."if-match if-modified-since if-none-match if-range if-unmodified-since".split(" "),
  ..."sec-fetch-dest sec-fetch-mode sec-fetch-site sec-fetch-user".split(" "),
  // Against forged posts, in the frameworks that sign-in screens are made with.
  ..."x-csrf-token x-requested-with x-xsrf-token".split(" "),
];

function outgoingHeaders(request: Request, url: URL): Headers {
  const headers = headersNamed(FORWARDED, request.headers);
  headers.set(LOOP_HEADER, "1");
  headers.set("x-forwarded-host", url.host);
  headers.set("x-forwarded-proto", url.protocol.slice(0, -1));
  // Cloudflare sets it; the origin would count all visitors as one.
  const visitor = request.headers.get("cf-connecting-ip");
  if (visitor !== null) headers.set("x-forwarded-for", visitor);
  return headers;
}

/**
 * A GET is sent once more when the connection is lost before an answer: the other end may have closed an idle one at this moment
 * (RFC 9112 9.3.1). A form is not sent twice.
 */
async function ask(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    if (request.method !== "GET" || request.signal.aborted) throw error;
    return fetch(request);
  }
}

async function incoming(answer: Response, from: URL, host: string): Promise<Response> {
  if (answer.status < 200) {
    await answer.body?.cancel();
    throw new Error("an interim answer");
  }
  const response = new Response(answer.body, answer);
  // `fetch` decoded the body; without these two headers the platform encodes it as this visitor accepts.
  response.headers.delete("content-encoding");
  if (answer.headers.has("content-encoding")) response.headers.delete("content-length");
  const location = answer.headers.get("location");
  if (location === null) return response;
  const target = visitorLocation(location, from);
  if (target !== null) response.headers.set("location", target);
  else {
    response.headers.delete("location");
    log("handoff-redirect-refused", { host });
  }
  return response;
}

/** Written by the origin's proxy and not by the origin, or no page for people. */
function isOutage({ status, headers }: Response): boolean {
  if (status < 500) return false;
  return status === 502 || status === 504 || status >= 520 || !headers.get("content-type")?.startsWith("text/html");
}

export function handoff({ baseSiteUrl, handoffOrigin, handoffPaths }: HandoffConfig): MiddlewareHandler<Gateway> {
  const bookingOrigin = new URL(baseSiteUrl).origin;
  return async function handoff(c, next) {
    const { pathname, isData } = c.get("document");
    if (handoffOrigin === null || !isHandedOff(pathname, { handoffOrigin, handoffPaths })) return next();
    const url = c.get("url");
    if (new URL(handoffOrigin).host === url.host || c.req.header(LOOP_HEADER) !== undefined) {
      log("handoff-loop", { host: c.get("host") });
      return textAnswer(508, "This page is set up to point at itself. Please call us instead.");
    }
    // The origin has documents only; the client router is told to load one.
    if (isData) return redirect(`${pathname}${documentSearch(url, true)}`, 302, true);
    if ((await knownTenant(c)) === null) return textAnswer(404, NO_SITE);
    c.set("handedOff", true);
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(), HANDOFF_HEADERS_MS);
    try {
      // The normal path, and the query to the letter.
      const request = new Request(`${handoffOrigin}${url.pathname}${sentUrl(c.req.raw).search}`, {
        method: c.req.method,
        headers: outgoingHeaders(c.req.raw, url),
        body: c.req.raw.body,
        redirect: "manual",
        signal: timeout.signal,
      });
      const answer = await ask(request);
      if (!isOutage(answer) || !isPerson(c)) return await incoming(answer, new URL(request.url), c.get("host"));
      await answer.body?.cancel();
      log("handoff-failed", { host: c.get("host"), timeout: false, status: answer.status });
    } catch {
      log("handoff-failed", { host: c.get("host"), timeout: timeout.signal.aborted });
    } finally {
      clearTimeout(timer);
    }
    c.set("handedOff", false);
    const status = timeout.signal.aborted ? 504 : 502;
    const page = isPerson(c) ? await brandPage(c, status, bookingOrigin).catch(() => null) : null;
    return page ?? textAnswer(status, `This part of the site is temporarily unavailable. ${TRY_AGAIN}`, AFTER);
  };
}

const AFTER = { "retry-after": String(RETRY_AFTER_SECONDS) };

/**
 * What a person sees when the origin does not answer: a page of the brand that says what is kept and what to do. It needs no script,
 * and no cache keeps it. @param status 502 or 504
 */
async function brandPage(c: Context<Gateway>, status: number, bookingOrigin: string): Promise<Response | null> {
  const url = new URL(UNREACHABLE_PATH, c.get("url"));
  const { method } = c.req;
  if (method !== "GET") url.searchParams.set(SENT_PARAMETER, "1");
  const frame = await pagesOf(c).fetch(
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
function isPerson({ req }: Context<Gateway>): boolean {
  const accepted = req.header("accept") ?? "";
  return req.method !== "HEAD" && accepted.includes("text/html") && !isCrawler(req.header("user-agent"));
}
