/** The headers of a page: what `Pages` adds for Workers Cache and the gateway, and the few of them a visitor is sent. */

import {
  type AnswerHeaders,
  type PageNoStore,
  readAnswerHeader,
  writeAnswerHeaders,
} from "#app/domain/http/answer-headers.ts";
import { BUILD_HEADER } from "#app/domain/http/build.ts";
import { PAGE_POLICY, type PageLifetime, pageSeconds, tenantTag } from "#worker/content/policy.ts";
import { freshNonce } from "#worker/gateway/nonce.ts";
import { announceApis, setNoindex, setPageHeaders } from "#worker/gateway/security-headers.ts";
import type { RenderFacts } from "#worker/ops/render-facts.ts";
import { build } from "./build.ts";

/** Workers Cache consumes these two: the gateway never sees them. */
const CDN_POLICY = "cloudflare-cdn-cache-control";
const CDN_TAGS = "cache-tag";

const NEVER = "private, no-store";

interface Rendering {
  host: string;
  method: string;
  facts: RenderFacts;
  /** False: nobody's brand, until the operator says that it knows the host. */
  isConfirmed: boolean;
  /** What the loaders said about this page. */
  noStore: PageNoStore | null;
  lifetime: PageLifetime;
  pictureOrigins: readonly string[];
  /** Host sources of the tenant's own tags. */
  tagSources: readonly string[];
}

function noStoreReason({ status, headers }: Response, { method, noStore }: Pick<Rendering, "method" | "noStore">) {
  const own = readAnswerHeader(headers, "noStore");
  if (own !== null) return own;
  if (method !== "GET") return "form";
  if (noStore !== null) return noStore;
  if (readAnswerHeader(headers, "render") !== "whole") return "incomplete";
  return status === 200 || status === 404 ? null : "status";
}

/** Always set: Workers Cache keeps a 200 without a policy for two hours. */
function cdnPolicy(
  { status }: Response,
  { noStore, lifetime }: { noStore: AnswerHeaders["noStore"] | null; lifetime: PageLifetime },
): string {
  if (noStore !== null) return "no-store";
  if (status === 404) return `public, max-age=${PAGE_POLICY.notFoundSeconds}`;
  const { fresh, stale } = pageSeconds(lifetime, Date.now());
  const { staleIfErrorSeconds } = PAGE_POLICY;
  return `public, max-age=${fresh}, stale-while-revalidate=${stale}, stale-if-error=${staleIfErrorSeconds}`;
}

export function completeAnswer(
  rendered: Response,
  { host, facts, pictureOrigins, tagSources, isConfirmed, ...rendering }: Rendering,
): Response {
  const { headers } = rendered;
  const noStore = noStoreReason(rendered, rendering);
  writeAnswerHeaders(headers, {
    facts: JSON.stringify(facts),
    pictureOrigins: pictureOrigins.join(" "),
    tagSources: tagSources.length === 0 ? null : tagSources.join(" "),
    noStore,
    ...(rendering.noStore === "degraded" ? { browserCache: isConfirmed ? null : NEVER } : {}),
  });
  if (!isConfirmed) headers.set("x-robots-tag", "noindex");
  headers.set(CDN_POLICY, cdnPolicy(rendered, { noStore, lifetime: rendering.lifetime }));
  headers.set(CDN_TAGS, tenantTag(host));
  // Set here and not in the gateway: a cached page names the build that rendered it.
  headers.set(BUILD_HEADER, build.id);
  return rendered;
}

/**
 * All that a visitor gets of the headers of `Pages`. React Router's client reads `x-remix-…` from data answers. No
 * validators: a 304 would keep an expired nonce.
 */
const PASSED_ON = [
  "access-control-allow-origin",
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
/** Data has no nonce: kept long enough to use what was prefetched on intent, and short enough for edits to show. */
const DATA_IN_BROWSER = "private, max-age=15";

export interface Visit {
  method: string;
  isData: boolean;
  https: boolean;
  bookingOrigin: string;
}

function browserCache({ status, headers }: Response, { method, isData }: Visit): string {
  const own = readAnswerHeader(headers, "browserCache");
  if (own !== null) return own;
  const isHtml = headers.get("content-type")?.startsWith("text/html") ?? false;
  if (isData && !isHtml && status === 200 && method === "GET") return DATA_IN_BROWSER;
  // The answer to a form belongs to one visitor.
  return (method === "POST" ? undefined : BROWSER_CACHE[status]) ?? NEVER;
}

/** The headers for one visitor, and the nonce of the page's scripts; null for answers without any. */
export function visitorHeaders(rendered: Response, visit: Visit) {
  const headers = new Headers();
  for (const name of PASSED_ON) {
    const value = rendered.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const nonce = readAnswerHeader(rendered.headers, "nonceSlot") === null ? null : freshNonce();
  headers.set("cache-control", browserCache(rendered, visit));
  if (headers.get("content-type")?.startsWith("text/html")) {
    const imageOrigins = readAnswerHeader(rendered.headers, "pictureOrigins")?.split(" ") ?? [];
    const tagSources = readAnswerHeader(rendered.headers, "tagSources")?.split(" ") ?? [];
    setPageHeaders(headers, {
      nonce,
      styleHash: readAnswerHeader(rendered.headers, "styleHash"),
      imageOrigins,
      tagSources,
      bookingOrigin: visit.bookingOrigin,
      https: visit.https,
    });
    if (rendered.status === 200) announceApis(headers);
  } else {
    setNoindex(headers);
  }
  return { headers, nonce };
}

/** Specification 2: "For crawler user agents no error page is rendered." */
export function withoutErrorPage(response: Response): Response {
  return new Response(null, { status: response.status, headers: { "cache-control": BROWSER_CACHE[404] ?? NEVER } });
}
