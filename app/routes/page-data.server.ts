/** Loading content for pages, and the responses when it is missing. */

import { data } from "react-router";
import type { Loaded, Site } from "#app/context.ts";
import { TOP_TOURS_WAIT_MS } from "#app/domain/budgets.ts";
import { RETRY_AFTER_SECONDS, WHOLE_HEADER } from "#app/domain/constants.ts";
import type { Page } from "#app/domain/content/blocks.ts";
import { onCard, type PartTours } from "#app/domain/content/page-parts.ts";
import { LATE, within } from "#app/domain/http/within.ts";

/** The operator did not answer and there is no copy (specification 10.6). */
export const UNAVAILABLE = {
  status: 503,
  headers: { "retry-after": String(RETRY_AFTER_SECONDS) },
} as const satisfies ResponseInit;

export function notFound(): never {
  throw data(null, { status: 404 });
}

export function unavailable(): never {
  throw data(null, UNAVAILABLE);
}

/** @throws 404 when the operator says there is no such thing, 503 when it does not answer */
export function dataOr404<T>(loaded: Loaded<T>): T {
  if (loaded.status === "ok") return loaded.data;
  return loaded.status === "missing" ? notFound() : unavailable();
}

/** Top tours, else the tour list. Never rejects. */
async function topTours(site: Site): Promise<ReturnType<typeof onCard>[]> {
  const loaded = await site.content.topTours();
  const tours = loaded.status === "ok" && loaded.data.length > 0 ? loaded.data : (site.tours ?? []);
  return tours.map(onCard);
}

/** Tours for a page's parts. Top tours are streamed when the operator is slow. */
export async function partTours(site: Site, request: Request, { blocks }: Pick<Page, "blocks">): Promise<PartTours> {
  const all = site.tours ?? [];
  // Without the tour list these blocks are left out.
  if (
    site.tours === null &&
    blocks.some((block) => block.type === "map" || (block.type === "tours" && block.tag !== ""))
  ) {
    site.doNotStore("streaming");
  }
  if (!blocks.some((block) => block.type === "tours" && block.tag === "")) return { all, top: () => [] };
  const pending = topTours(site);
  // Requests for the whole page wait.
  const known = await (request.headers.has(WHOLE_HEADER) ? pending : within(pending, TOP_TOURS_WAIT_MS));
  return {
    all,
    top: (limit) => (known === LATE ? pending.then((tours) => tours.slice(0, limit)) : known.slice(0, limit)),
  };
}
