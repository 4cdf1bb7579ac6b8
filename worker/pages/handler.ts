/** A page from the entrypoint `Pages` or Workers Cache in front of it, which know no visitor, with this visitor's headers. */

import type { Context, Handler } from "hono";
import { readAnswerHeader } from "#app/domain/http/answer-headers.ts";
import type { Config } from "#worker/config.ts";
import type { Gateway } from "#worker/gateway/context.ts";
import { isCrawler } from "#worker/gateway/crawler.ts";
import { replaceSlot, withNonce } from "#worker/gateway/nonce.ts";
import { withReference } from "#worker/gateway/request-id.ts";
import { isHttps } from "#worker/gateway/security-headers.ts";
import { serverTiming } from "#worker/ops/server-timing.ts";
import { platformOf } from "#worker/platform.ts";
import { type Visit, visitorHeaders, withoutErrorPage } from "./answer.ts";
import { cacheState, cacheStatus } from "./cache-status.ts";
import { formRequest, pageRequest, pageUrl } from "./page-request.ts";
import { readFacts } from "./render-facts.ts";

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
  /** Ids of this build's routes. */
  routes: ReadonlySet<string>;
}

async function fetchPage(c: Context<Gateway>, bot: boolean, routes: ReadonlySet<string>): Promise<Response> {
  const id = c.get("requestId");
  const pages = platformOf(c.executionCtx).exports.Pages({ props: { host: c.get("host") } });
  if (c.req.method !== "GET" && c.req.method !== "HEAD") return pages.fetch(formRequest(c.req.raw, id));
  const url = pageUrl(c.get("url"), c.get("document"), routes);
  const rendered = await pages.fetch(pageRequest(url, bot, id));
  if (rendered.status === 200 && readAnswerHeader(rendered.headers, "unkept") === "streaming") {
    // Streams are not kept: the page is rendered whole for the next visitor.
    c.executionCtx.waitUntil(pages.fetch(pageRequest(url, true, id)).then((whole) => whole.body?.cancel()));
  }
  return rendered;
}

export function page({ baseSiteUrl, routes }: PageOptions): Handler<Gateway> {
  const bookingOrigin = new URL(baseSiteUrl).origin;
  return async function page(c) {
    const startedAt = Date.now();
    const bot = isCrawler(c.req.header("user-agent"));
    const rendered = await fetchPage(c, bot, routes);
    const state = cacheState(rendered.headers);
    // The facts of a cached page are about an earlier request.
    const facts = state === "miss" || state === "bypass" ? readFacts(rendered.headers) : null;
    c.set("route", readAnswerHeader(rendered.headers, "route") ?? undefined);
    c.set("cache", state);
    c.set("bot", bot);
    c.set("facts", facts);
    const { method, url } = c.req.raw;
    const visit = { method, isData: c.get("document").isData, https: isHttps(url), bookingOrigin };
    const response = withReference(await answerOf(rendered, visit), c.get("requestId"));
    response.headers.set("server-timing", serverTiming(state, facts, Date.now() - startedAt));
    return response.status === 404 && bot ? withoutErrorPage(response) : response;
  };
}
