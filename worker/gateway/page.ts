/** A page from the entrypoint `Pages` or Workers Cache in front of it, which see nothing of the visitor; with this visitor's headers. */

import type { Context, Handler } from "hono";
import { CRAWLER_ANSWER_MS, PERSON_WAIT_MS, SHORT_WAIT_MS, WAITING_PAGE_MS } from "#app/domain/budgets.ts";
import { RETRY_AFTER_SECONDS, UNREACHABLE_PATH, WAITING_PAGE_PATH } from "#app/domain/constants.ts";
import { readAnswerHeader } from "#app/domain/http/answer-headers.ts";
import { pathKey } from "#app/domain/http/normal-address.ts";
import { textAnswer } from "#app/domain/http/text-answer.ts";
import { TIMED_OUT, withTimeout } from "#app/domain/http/with-timeout.ts";
import type { Config } from "#worker/config.ts";
import { type RenderFacts, readFacts } from "#worker/ops/render-facts.ts";
import { cacheState, cacheStatus } from "./cache-status.ts";
import type { CacheState, Gateway } from "./context.ts";
import { movedByQuery, movedPage, movedRedirect } from "./moved.ts";
import { replaceSlot, withNonce } from "./nonce.ts";
import { formRequest, pageRequest, pagesOf, pageUrl } from "./page-request.ts";
import { afterGuesses, countGuess } from "./rate-limit.ts";
import { normalRedirect } from "./redirects.ts";
import { isCrawler } from "./request.ts";
import { withReference } from "./request-log.ts";
import { isHttps } from "./security-headers.ts";
import { type Visit, visitorHeaders, withoutErrorPage } from "./visitor-headers.ts";
import { hasWaited, isWaitingPage, markWaited, orWaitingPage } from "./waiting-page.ts";

/** `Server-Timing` (W3C), in whole ms. A worker's clock stands still while it computes. */
function serverTiming(state: CacheState, facts: RenderFacts | null, edgeMs: number): string {
  const rendered =
    facts === null
      ? []
      : [
          `kv;dur=${Math.round(facts.kv_ms)}`,
          `up;dur=${Math.round(facts.up_ms)};desc="${facts.up_calls} calls"`,
          `render;dur=${Math.max(0, Math.round(edgeMs - facts.kv_ms - facts.up_ms))}`,
        ];
  return [`edge;dur=${Math.round(edgeMs)}`, `cache;desc=${state}`, ...rendered].join(", ");
}

async function answerOf(rendered: Response, visit: Visit): Promise<Response> {
  const { status } = rendered;
  const { headers, nonce } = visitorHeaders(rendered, visit);
  headers.set("cache-status", cacheStatus(rendered.headers));
  const slot = readAnswerHeader(rendered.headers, "nonceSlot");
  if (readAnswerHeader(rendered.headers, "render") === "streaming") {
    const isPlain = slot === null || nonce === null || rendered.body === null;
    return new Response(isPlain ? rendered.body : rendered.body.pipeThrough(replaceSlot(slot, nonce)), {
      status,
      headers,
    });
  }
  // Complete answers are a few KB: replacing in bytes costs less than a stream.
  const body = await rendered.arrayBuffer();
  headers.set("content-length", String(body.byteLength));
  return new Response(slot === null || nonce === null ? body : withNonce(body, slot, nonce), { status, headers });
}

interface PageOptions extends Pick<Config, "baseSiteUrl"> {
  /** Ids of the routes of a page (`pageRoutes`). */
  routesOf: (pathname: string) => ReadonlySet<string>;
}

/**
 * Who asks, which decides how long the page may take (specification 10.6). `router`: React Router's client, for data;
 * `returning`: a person whose browser was shown the waiting page.
 */
type Reader = "crawler" | "program" | "person" | "router" | "returning";

/** A name with an ending: Markdown, a sitemap, a calendar file. Whoever asks for it cannot use the waiting page. */
const FILE = /\.[a-z0-9]+$/i;

function readerOf(c: Context<Gateway>): Reader {
  if (isCrawler(c.req.header("user-agent"))) return "crawler";
  if (FILE.test(c.get("document").pathname)) return "program";
  if (c.get("document").isData) return "router";
  if (c.req.method !== "GET" || c.req.header("accept")?.includes("text/html") !== true) return "program";
  return hasWaited(c.req.raw.headers) ? "returning" : "person";
}

async function fetchPage(c: Context<Gateway>, reader: Reader, routesOf: PageOptions["routesOf"]): Promise<Response> {
  const requestId = c.get("requestId");
  const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work);
  const pages = pagesOf(c);
  if (c.req.method !== "GET" && c.req.method !== "HEAD") return pages.fetch(formRequest(c.req.raw, requestId));
  const url = pageUrl(c.get("url"), c.get("document"), routesOf);
  const previewUntilMs = c.get("previewUntilMs");
  if (previewUntilMs !== undefined)
    return pages.preview(pageRequest(url, { requestId, waitMs: PERSON_WAIT_MS, whole: true }), previewUntilMs);
  const ask = (address: URL, waitMs: number, whole: boolean) =>
    pages.fetch(pageRequest(address, { requestId, waitMs, whole }));
  const waitMs = reader === "person" || reader === "router" ? PERSON_WAIT_MS : SHORT_WAIT_MS;
  const rendering = ask(url, waitMs, reader === "crawler" || reader === "returning");
  if (reader === "crawler") return answerCrawler(rendering);
  const fetchWaitingPage = () => ask(new URL(WAITING_PAGE_PATH, url), WAITING_PAGE_MS, true);
  const wait = { url: c.get("url"), fetchWaitingPage, waitUntil };
  const rendered = await (reader === "person" ? orWaitingPage(rendering, wait) : rendering);
  if (rendered.status === 200 && readAnswerHeader(rendered.headers, "noStore") === "incomplete") {
    // Streams are not kept: the page is rendered whole for the next visitor.
    waitUntil(ask(url, PERSON_WAIT_MS, true).then((whole) => whole.body?.cancel()));
  }
  return rendered;
}

/** A crawler may have joined the rendering of a person's page, which takes longer than it should wait. */
async function answerCrawler(rendering: Promise<Response>): Promise<Response> {
  const rendered = await withTimeout(rendering, CRAWLER_ANSWER_MS);
  if (rendered !== TIMED_OUT) return rendered;
  return textAnswer(503, "This page is taking too long to load.", { "retry-after": String(RETRY_AFTER_SECONDS) });
}

/** Pages that only the gateway asks for, at no spelling of their paths anybody else. */
const INTERNAL: ReadonlySet<string> = new Set([WAITING_PAGE_PATH, UNREACHABLE_PATH]);
/** Below the first name of a path are ids, of which nobody but the operator knows whether there is such a thing. */
const WITH_ID = /^\/[^/]+\/./;

export function page({ baseSiteUrl, routesOf }: PageOptions): Handler<Gateway> {
  const bookingOrigin = new URL(baseSiteUrl).origin;
  return async function page(c) {
    const startedAt = Date.now();
    const { pathname } = c.get("document");
    if (INTERNAL.has(pathKey(pathname))) return textAnswer(404, "This page cannot be opened directly.");
    const refused = WITH_ID.test(pathname) ? afterGuesses(c) : null;
    if (refused !== null) return refused;
    const reader = readerOf(c);
    const isRead = c.req.method !== "POST";
    const movedBefore = isRead ? await movedByQuery(c) : null;
    if (movedBefore !== null) return movedBefore;
    const rendered = await fetchPage(c, reader, routesOf);
    const state = cacheState(rendered.headers);
    // The facts of a cached page are about an earlier request.
    const facts = state === "miss" || state === "bypass" ? readFacts(rendered.headers) : null;
    if (rendered.status === 404 && (facts?.up_calls ?? 0) > 0) c.executionCtx.waitUntil(countGuess(c));
    const moved =
      (rendered.status === 404 && isRead ? await movedRedirect(c) : null) ??
      movedPage(c, rendered) ??
      normalRedirect(c);
    if (moved !== null) {
      void rendered.body?.cancel();
      return moved;
    }
    c.set("route", readAnswerHeader(rendered.headers, "route") ?? undefined);
    c.set("cache", state);
    c.set("bot", reader === "crawler");
    c.set("facts", facts);
    const { method, url } = c.req.raw;
    const visit = { method, isData: c.get("document").isData, https: isHttps(url), bookingOrigin };
    const response = withReference(await answerOf(rendered, visit), c.get("requestId"));
    const isWaiting = isWaitingPage(rendered);
    if (isWaiting || reader === "returning") markWaited(response, { isWaiting, https: isHttps(url) });
    response.headers.set("server-timing", serverTiming(state, facts, Date.now() - startedAt));
    return response.status === 404 && reader === "crawler" ? withoutErrorPage(response) : response;
  };
}
