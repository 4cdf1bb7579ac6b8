/** What a rendered answer tells the gateway about itself. The gateway passes none of it on (worker/gateway/visitor-headers.ts). */

/**
 * Why caches must not store a page. `degraded`: content failed and was left out or replaced. `no-match`: the query asks for what
 * the site does not have, or in words a visitor typed, and there is no end of such queries (docs/threats.md T33). `incomplete`:
 * something was slow or could not be asked, so the page is rendered again, whole, for the cache. `preview`: content that visitors do not see yet.
 */
export type PageNoStore = "degraded" | "no-match" | "incomplete" | "preview";

export interface AnswerHeaders {
  /** `whole`: complete when it was sent, so caches may keep it; `streaming`: slow parts follow. */
  render: "whole" | "streaming";
  /** Route id or, for content pages, `routes/` and the page's name; for the log. */
  route: string;
  /** Placeholder in the body that becomes a CSP nonce (worker/gateway/nonce.ts). */
  nonceSlot: string;
  /** Hash of the style sheet in the page, for the policy. */
  styleHash: string;
  /** `Cache-Control` for browsers, where the gateway's default does not fit. */
  browserCache: string;
  /** JSON of `RenderFacts` (worker/ops/render-facts.ts). */
  facts: string;
  /** Origins of the tenant's pictures, for the policy; separated by spaces. */
  pictureOrigins: string;
  /** Host sources of the tenant's own tags, for the policy; separated by spaces. */
  tagSources: string;
  /**
   * Why caches must not store the answer. `form`: the answer to a post; `status`: neither 200 nor 404; `unknown-tenant`: nobody's
   * host, perhaps made up; `waiting`: the page shown while another one takes long (worker/gateway/waiting-page.ts).
   */
  noStore: PageNoStore | "form" | "status" | "unknown-tenant" | "waiting";
}

const NAMES: Record<keyof AnswerHeaders, string> = {
  render: "x-render",
  route: "x-site-route",
  nonceSlot: "x-nonce-slot",
  styleHash: "x-style-hash",
  browserCache: "x-browser-cache",
  facts: "x-render-facts",
  pictureOrigins: "x-picture-origins",
  tagSources: "x-tag-sources",
  noStore: "x-no-store-reason",
};

type Changes = { [Name in keyof AnswerHeaders]?: AnswerHeaders[Name] | null };

/** Sets the given values; null removes one. */
export function writeAnswerHeaders(headers: Headers, values: Changes): void {
  for (const [key, value] of Object.entries(values)) {
    const name = NAMES[key as keyof AnswerHeaders];
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  }
}

export function readAnswerHeader<Name extends keyof AnswerHeaders>(
  headers: Headers,
  name: Name,
): AnswerHeaders[Name] | null {
  return headers.get(NAMES[name]) as AnswerHeaders[Name] | null;
}
