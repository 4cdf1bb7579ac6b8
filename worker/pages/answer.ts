/** The headers of a page: what `Pages` adds for caches and the gateway, and the few of them a visitor is sent. */

import { readAnswerHeader, writeAnswerHeaders } from "#app/domain/http/answer-headers.ts";
import { BUILD_HEADER } from "#app/domain/http/build.ts";
import { PAGE_POLICY, staleSeconds } from "#worker/content/policy.ts";
import type { CacheState } from "#worker/gateway/context.ts";
import { freshNonce } from "#worker/gateway/nonce.ts";
import { setNoindex, setPageHeaders } from "#worker/gateway/security-headers.ts";
import { build } from "./build.ts";
import type { RenderFacts } from "./render-facts.ts";

const CDN_POLICY = "cloudflare-cdn-cache-control";
const CDN_TAGS = "cache-tag";
const CDN_STATUS = "cf-cache-status";

/** Always set: Workers Cache keeps a 200 without a policy for two hours. */
export function cdnPolicy(rendered: Response, method: string, isDegraded: boolean): string {
  if (method !== "GET" || isDegraded || readAnswerHeader(rendered.headers, "render") !== "whole") return "no-store";
  if (rendered.status === 404) return `public, max-age=${PAGE_POLICY.notFoundSeconds}`;
  if (rendered.status !== 200) return "no-store";
  const { freshSeconds, staleIfErrorSeconds } = PAGE_POLICY;
  const swr = staleSeconds(readAnswerHeader(rendered.headers, "route") ?? "");
  return `public, max-age=${freshSeconds}, stale-while-revalidate=${swr}, stale-if-error=${staleIfErrorSeconds}`;
}

interface Rendering {
  host: string;
  method: string;
  facts: RenderFacts;
  isDegraded: boolean;
}

export function completeAnswer(rendered: Response, { host, method, facts, isDegraded }: Rendering): Response {
  const { headers } = rendered;
  writeAnswerHeaders(headers, { facts: JSON.stringify(facts), ...(isDegraded ? { browserCache: null } : {}) });
  headers.set(CDN_POLICY, cdnPolicy(rendered, method, isDegraded));
  headers.set(CDN_TAGS, `t-${host},p-${readAnswerHeader(headers, "route") ?? "data"}`);
  // Set here and not in the gateway: a cached page names the build that rendered it.
  headers.set(BUILD_HEADER, build.id);
  return rendered;
}

/** True when `Pages` allows caches to keep the answer: never a degraded or failed page. */
export function isCacheable(headers: Headers): boolean {
  return headers.get(CDN_POLICY)?.startsWith("public") ?? false;
}

export function cdnState(headers: Headers): CacheState {
  const status = headers.get(CDN_STATUS) ?? "";
  if (status === "HIT") return "hit";
  return status === "STALE" || status === "UPDATING" ? "stale" : "miss";
}

/**
 * All that a visitor gets of the headers of `Pages`. React Router's client reads `x-remix-…` from data answers. No
 * validators: a 304 would keep an expired nonce.
 */
const PASSED_ON = [
  "content-type",
  "content-encoding",
  "content-length",
  "content-disposition",
  "link",
  "location",
  "retry-after",
  "vary",
  "x-robots-tag",
  "x-remix-response",
  "x-remix-reload-document",
  "x-remix-redirect",
  "x-remix-replace",
  "x-remix-revalidate",
  "x-remix-status",
  BUILD_HEADER,
];

/** By status. The browser keeps a page but asks again, because its nonce is new each time. */
const BROWSER_CACHE: Record<number, string> = { 200: "private, no-cache", 404: "private, max-age=30" };
const NEVER = "private, no-store";
/** Data has no nonce: kept long enough to use what was prefetched on intent, and short enough for edits to show. */
const DATA_IN_BROWSER = "private, max-age=15";

export interface Visit {
  method: string;
  isData: boolean;
  https: boolean;
  imageOrigin: string;
}

function browserCache({ status, headers }: Pick<Response, "status" | "headers">, { method, isData }: Visit): string {
  const isHtml = headers.get("content-type")?.startsWith("text/html") ?? false;
  if (isData && !isHtml && status === 200 && method === "GET") return DATA_IN_BROWSER;
  const own = readAnswerHeader(headers, "browserCache");
  // The answer to a form belongs to one visitor.
  return own ?? (method === "POST" ? undefined : BROWSER_CACHE[status]) ?? NEVER;
}

/** The headers for one visitor, and the nonce of the page's scripts; null for answers without any. */
export function visitorHeaders(rendered: Pick<Response, "status" | "headers">, visit: Visit) {
  const headers = new Headers();
  for (const name of PASSED_ON) {
    const value = rendered.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const nonce = readAnswerHeader(rendered.headers, "nonceSlot") === null ? null : freshNonce();
  headers.set("cache-control", browserCache(rendered, visit));
  if (headers.get("content-type")?.startsWith("text/html")) {
    setPageHeaders(headers, { nonce, imageOrigins: [visit.imageOrigin], https: visit.https });
  } else {
    setNoindex(headers);
  }
  return { headers, nonce };
}

/** Specification 2: "For crawler user agents no error page is rendered." */
export function withoutErrorPage(response: Response): Response {
  return new Response(null, { status: response.status, headers: { "cache-control": BROWSER_CACHE[404] ?? NEVER } });
}
