/** What routes of content pages share: loading a page, and answering when it is not there. */

import { data } from "react-router";
import type { Loaded, Site } from "#app/context.ts";
import { TOP_TOURS_WAIT_MS } from "#app/domain/budgets.ts";
import { RETRY_AFTER_SECONDS, WHOLE_HEADER } from "#app/domain/constants.ts";
import type { Page } from "#app/domain/content/blocks.ts";
import { keptInDocument, onCard, type Part, type PartTours } from "#app/domain/content/page-parts.ts";
import { isDocument } from "#app/domain/http/document.ts";
import { LATE, within } from "#app/domain/http/within.ts";

/** The data, or the answer specification 10.6 asks for: 404 when the operator says so, 503 when it says nothing. */
export function dataOr404<T>(loaded: Loaded<T>): T {
  if (loaded.status === "ok") return loaded.data;
  if (loaded.status === "missing") throw data(null, { status: 404 });
  throw data(null, {
    status: 503,
    headers: { "retry-after": String(RETRY_AFTER_SECONDS), "cache-control": "no-store" },
  });
}

/** Top tours; the tour list stands in when the operator has no opinion. Never rejects. */
async function topTours(site: Site): Promise<ReturnType<typeof onCard>[]> {
  const loaded = await site.content.topTours();
  const tours = loaded.status === "ok" && loaded.data.length > 0 ? loaded.data : (site.tours ?? []);
  return tours.map(onCard);
}

/** Tours for a page's parts; what KV has is part of the page, only what the operator is asked for is streamed. */
export async function partTours(site: Site, request: Request, { blocks }: Pick<Page, "blocks">): Promise<PartTours> {
  const all = site.tours ?? [];
  if (!blocks.some((block) => block.type === "tours" && block.tag === "")) return { all, top: () => [] };
  const asked = topTours(site);
  // Who wants the page whole waits for it anyway.
  const known = await (request.headers.has(WHOLE_HEADER) ? asked : within(asked, TOP_TOURS_WAIT_MS));
  return {
    all,
    top: (limit) => (known === LATE ? asked.then((tours) => tours.slice(0, limit)) : known.slice(0, limit)),
  };
}

/** Of a document the browser keeps what it got; a page fetched by script comes whole. */
export function partsFor(request: Request, parts: readonly Part[]): Part[] {
  return isDocument(request) ? keptInDocument(parts) : [...parts];
}
