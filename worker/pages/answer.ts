/** The headers that `Pages` adds to a page, for Workers Cache and the gateway. */

import { KEPT_BY_BROWSERS, KEPT_PAGES, type PageLifetime, pageSeconds } from "#app/domain/caches.ts";
import {
  type AnswerHeaders,
  type PageNoStore,
  readAnswerHeader,
  writeAnswerHeaders,
} from "#app/domain/http/answer-headers.ts";
import { BUILD_HEADER } from "#app/domain/http/build-id.ts";
import { tenantTag } from "#worker/content/entry.ts";
import type { RenderFacts } from "#worker/ops/render-facts.ts";
import { build } from "./build.ts";

/** Workers Cache consumes these two: the gateway never sees them. */
const CDN_POLICY = "cloudflare-cdn-cache-control";
const CDN_TAGS = "cache-tag";

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
  if (status === 404) return `public, max-age=${KEPT_PAGES.notFoundSeconds}`;
  const { fresh, stale } = pageSeconds(lifetime, Date.now());
  const { staleIfErrorSeconds } = KEPT_PAGES;
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
    ...(rendering.noStore === "degraded" ? { browserCache: isConfirmed ? null : KEPT_BY_BROWSERS.nothing } : {}),
  });
  if (!isConfirmed) headers.set("x-robots-tag", "noindex");
  headers.set(CDN_POLICY, cdnPolicy(rendered, { noStore, lifetime: rendering.lifetime }));
  headers.set(CDN_TAGS, tenantTag(host));
  // Set here and not in the gateway: a cached page names the build that rendered it.
  headers.set(BUILD_HEADER, build.id);
  return rendered;
}
