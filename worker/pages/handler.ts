/** A page from the cache or the entrypoint `Pages`, which know no visitor, with the headers for this visitor. */

import type { Context, Handler } from "hono";
import { readAnswerHeader } from "#app/domain/http/answer-headers.ts";
import type { Config } from "#worker/config.ts";
import type { Gateway } from "#worker/gateway/context.ts";
import { isCrawler } from "#worker/gateway/crawler.ts";
import { replaceSlot } from "#worker/gateway/nonce.ts";
import { withReference } from "#worker/gateway/request-id.ts";
import { isHttps } from "#worker/gateway/security-headers.ts";
import { log } from "#worker/ops/log.ts";
import { serverTiming } from "#worker/ops/server-timing.ts";
import { platformOf } from "#worker/platform.ts";
import { type Visit, visitorHeaders, withoutErrorPage } from "./answer.ts";
import { build } from "./build.ts";
import { generationOf } from "./generation.ts";
import { type CachedAnswer, cachedPage } from "./page-cache.ts";
import { formRequest, pageRequest, pageUrl } from "./page-request.ts";
import { type StoredPage, toStoredPage } from "./page-store.ts";
import { readFacts } from "./render-facts.ts";

function withNonce(page: StoredPage, nonce: string | null): Uint8Array<ArrayBuffer> {
  if (nonce === null || page.slots.length === 0) return page.body;
  const body = page.body.slice();
  const bytes = new TextEncoder().encode(nonce);
  for (const at of page.slots) body.set(bytes, at);
  return body;
}

function answerOf(answer: CachedAnswer, visit: Visit): Response {
  const source = "page" in answer ? answer.page : answer.rendered;
  const { headers, nonce } = visitorHeaders(source, visit);
  headers.set("x-cache", answer.state);
  if ("page" in answer) return new Response(withNonce(answer.page, nonce), { status: source.status, headers });
  const slot = readAnswerHeader(source.headers, "nonceSlot");
  const stream = answer.rendered.body;
  const body = slot === null || nonce === null ? stream : (stream?.pipeThrough(replaceSlot(slot, nonce)) ?? null);
  return new Response(body, { status: source.status, headers });
}

interface PageOptions extends Pick<Config, "adminBaseUrl" | "pageCache"> {
  /** Ids of this build's routes. */
  routes: ReadonlySet<string>;
}

async function fetchPage(
  c: Context<Gateway>,
  isCrawler: boolean,
  { pageCache, routes }: Pick<PageOptions, "pageCache" | "routes">,
): Promise<CachedAnswer> {
  const host = c.get("host");
  const id = c.get("requestId");
  const platform = platformOf(c.executionCtx);
  const pages = platform.exports.Pages({ props: { host } });
  if (c.req.method !== "GET" && c.req.method !== "HEAD") {
    return { state: "bypass", rendered: await pages.fetch(formRequest(c.req.raw, id)) };
  }
  const url = pageUrl(c.get("url"), c.get("document"), routes);
  if (!pageCache) return { state: "bypass", page: await toStoredPage(await pages.fetch(pageRequest(url, true, id))) };
  const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work);
  const generation = await generationOf(c.env.CONTENT, host);
  return cachedPage(`${build.id} ${generation} ${host} ${url.pathname}${url.search}`, isCrawler, {
    cache: platform.cache === undefined ? await caches.open("pages") : null,
    render: (whole) => pages.fetch(pageRequest(url, whole, id)),
    waitUntil,
    log,
  });
}

export function page(options: PageOptions): Handler<Gateway> {
  const imageOrigin = new URL(options.adminBaseUrl).origin;
  return async function page(c) {
    const startedAt = Date.now();
    const bot = isCrawler(c.req.header("user-agent"));
    const answer = await fetchPage(c, bot, options);
    const source = "page" in answer ? answer.page : answer.rendered;
    c.set("route", readAnswerHeader(source.headers, "route") ?? undefined);
    c.set("cache", answer.state);
    c.set("bot", bot);
    // The facts of a cached page are about an earlier request.
    const facts = answer.state === "miss" || answer.state === "bypass" ? readFacts(source.headers) : null;
    c.set("facts", facts);
    const { method, url } = c.req.raw;
    const visit = { method, isData: c.get("document").isData, https: isHttps(url), imageOrigin };
    const response = withReference(answerOf(answer, visit), c.get("requestId"));
    response.headers.set("server-timing", serverTiming(answer.state, facts, Date.now() - startedAt));
    return response.status === 404 && bot ? withoutErrorPage(response) : response;
  };
}
