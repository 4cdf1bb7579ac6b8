/** What routes of content pages share: loading a page, and answering when it is not there. */

import { data } from "react-router";
import type { Loaded, Site } from "#app/context.ts";
import type { Block, Page } from "#app/domain/page.ts";
import { slugify, type TourSummary } from "#app/domain/tour.ts";

/** Seconds after which it makes sense to ask again for content that could not be loaded. */
const RETRY_AFTER_SECONDS = 120;

/** The data, or the answer product.md 3.6 asks for: 404 when the operator says so, 503 when it says nothing. */
export function dataOr404<T>(loaded: Loaded<T>): T {
  if (loaded.status === "ok") return loaded.data;
  if (loaded.status === "missing") throw data(null, { status: 404 });
  throw data(null, {
    status: 503,
    headers: { "retry-after": String(RETRY_AFTER_SECONDS), "cache-control": "no-store" },
  });
}

/** The tours of a page's `tours` blocks by tag, so that a page carries only the tours it shows. */
function toursByTag(blocks: readonly Block[], tours: readonly TourSummary[]): Record<string, TourSummary[]> {
  const tagged = blocks.filter((block) => block.type === "tours").filter(({ tag }) => tag !== "");
  return Object.fromEntries(
    tagged.map(({ tag, limit }) => {
      const wanted = slugify(tag);
      return [tag, tours.filter((tour) => tour.tags.some((own) => slugify(own) === wanted)).slice(0, limit)];
    }),
  );
}

/** Top tours; the tour list stands in when the operator has no opinion. Never rejects. */
async function topTours(site: Site): Promise<TourSummary[]> {
  const loaded = await site.content.topTours();
  return loaded.status === "ok" && loaded.data.length > 0 ? loaded.data : (site.tours ?? []);
}

export interface PageData {
  page: Page;
  toursByTag: Record<string, TourSummary[]>;
  /** Secondary: streamed behind the page when it is slow; empty when it fails. */
  topTours: Promise<TourSummary[]>;
}

export function pageData(site: Site, page: Page): PageData {
  return { page, toursByTag: toursByTag(page.blocks, site.tours ?? []), topTours: topTours(site) };
}
