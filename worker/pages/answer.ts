/** The headers that `Pages` adds to a page, for Workers Cache and the gateway. */

import type { Site } from "#app/context.ts";
import { KEPT_BY_BROWSERS, KEPT_PAGES, pageSeconds } from "#app/domain/caches.ts";
import { type PageNoStore, readAnswerHeader, writeAnswerHeaders } from "#app/domain/http/answer-headers.ts";
import { BUILD_HEADER } from "#app/domain/http/build-id.ts";
import { tagSources } from "#app/domain/tenant/tenant.ts";
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
  /** What the loaders said about this page; null: the operator does not know the host. */
  site: Pick<Site, "isConfirmed" | "noStoreReason" | "lifetime" | "pictureHosts" | "tenant"> | null;
}

function noStoreReason({ status, headers }: Response, method: string, said: PageNoStore | null) {
  const own = readAnswerHeader(headers, "noStore");
  if (own !== null) return own;
  if (method !== "GET") return "form";
  if (said !== null) return said;
  if (readAnswerHeader(headers, "render") !== "whole") return "incomplete";
  return status === 200 || status === 404 ? null : "status";
}

/** Always set: Workers Cache keeps a 200 without a policy for two hours. */
function cdnPolicy({ status }: Response, isKept: boolean, site: Rendering["site"]): string {
  if (!isKept || site === null) return "no-store";
  if (status === 404) return `public, max-age=${KEPT_PAGES.notFoundSeconds}`;
  const { fresh, stale } = pageSeconds(site.lifetime(), Date.now());
  const { staleIfErrorSeconds } = KEPT_PAGES;
  return `public, max-age=${fresh}, stale-while-revalidate=${stale}, stale-if-error=${staleIfErrorSeconds}`;
}

export function completeAnswer(rendered: Response, { host, method, facts, site }: Rendering): Response {
  const { headers } = rendered;
  const said = site?.noStoreReason() ?? null;
  const noStore = noStoreReason(rendered, method, said);
  // Else it is nobody's brand, until the operator says that it knows the host.
  const isConfirmed = site?.isConfirmed ?? true;
  writeAnswerHeaders(headers, {
    facts: JSON.stringify(facts),
    pictureOrigins: site?.pictureHosts.allowed.join(" ") ?? "",
    tagSources: tagSources(site?.tenant.tags ?? null).join(" ") || null,
    noStore,
    ...(said === "degraded" ? { browserCache: isConfirmed ? null : KEPT_BY_BROWSERS.nothing } : {}),
  });
  if (!isConfirmed) headers.set("x-robots-tag", "noindex");
  headers.set(CDN_POLICY, cdnPolicy(rendered, noStore === null, site));
  headers.set(CDN_TAGS, tenantTag(host));
  // Set here and not in the gateway: a cached page names the build that rendered it.
  headers.set(BUILD_HEADER, build.id);
  return rendered;
}
