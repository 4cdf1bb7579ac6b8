/** Loading content for pages, and the responses when it is missing. */

import { data, redirect } from "react-router";
import type { PartTours } from "#app/blocks/block.ts";
import type { Page } from "#app/blocks/builder-page.server.ts";
import { followLinks } from "#app/blocks/linked-content.server.ts";
import type { Loaded, Site } from "#app/context.ts";
import { TOP_TOURS_WAIT_MS } from "#app/domain/budgets.ts";
import { RETRY_AFTER_SECONDS, WHOLE_HEADER } from "#app/domain/constants.ts";
import { TIMED_OUT, withTimeout } from "#app/domain/http/with-timeout.ts";
import { formatOf } from "#app/domain/locale/format.ts";
import { NOTHING_ASKED } from "#app/domain/tour/date-search.ts";
import { cardWithDeparture } from "#app/domain/tour/listed-tours.ts";
import { onCard, type TourOnCard, type TourSummary } from "#app/domain/tour/tour.ts";
import { topTours } from "#app/operator/tours.ts";
import { datesFor } from "./seats.server.ts";

/** The operator did not answer and there is no copy (specification 10.6). */
export const UNAVAILABLE = {
  status: 503,
  headers: { "retry-after": String(RETRY_AFTER_SECONDS) },
} as const satisfies ResponseInit;

export function notFound(): never {
  throw data(null, { status: 404 });
}

/** The page has another address. The gateway adds the rest of the visitor's query. @param to encoded path and query */
export function moved(to: string): never {
  throw redirect(to, 301);
}

export function unavailable(): never {
  throw data(null, UNAVAILABLE);
}

/** @throws 404 when the operator says there is no such thing, 503 when it does not answer */
export function dataOrThrow<T>(loaded: Loaded<T>): T {
  if (loaded.status === "ok") return loaded.data;
  return loaded.status === "missing" ? notFound() : unavailable();
}

/** Top tours, else the tour list. Never rejects. */
async function recommended(site: Site): Promise<readonly TourSummary[]> {
  const loaded = await site.content.get(topTours, {});
  return loaded.status === "ok" && loaded.data.length > 0 ? loaded.data.map(site.withAddress) : (site.tours ?? []);
}

/** Makes the cards of a page, with the departures that are known in time. */
export async function cardMaker(
  site: Site,
  request: Request,
  tours: readonly TourSummary[] = site.tours ?? [],
  options: Parameters<typeof datesFor>[3] = {},
): Promise<(tour: TourSummary) => TourOnCard> {
  const known = await datesFor(site, request, tours, options);
  const { date: today } = site.now();
  const format = formatOf(site.tenant);
  return (tour) => cardWithDeparture(tour, options.dateQuery ?? NOTHING_ASKED, { format, today, known });
}

/** Tours for a page's parts. Top tours are streamed when the operator is slow. */
export async function partTours(site: Site, request: Request, page: Pick<Page, "blocks">): Promise<PartTours> {
  const { blocks } = page;
  followLinks(site, page);
  const { places, tenant } = site;
  const format = formatOf(tenant);
  const all = site.tours ?? [];
  const tags = new Set(blocks.flatMap((block) => (block.type === "tours" ? [block.tag] : [])));
  // Without the tour list blocks may be left out, galleries lead nowhere, and links to tours have no price.
  if (site.tours === null && blocks.length > 0) site.doNotStore("incomplete");
  if (tags.size === 0) return { format, all, places, card: onCard, top: () => [] };
  const pending = tags.has("") ? recommended(site) : Promise.resolve([]);
  // Requests for the whole page wait.
  const [card, known] = await Promise.all([
    cardMaker(site, request),
    request.headers.has(WHOLE_HEADER) ? pending : withTimeout(pending, TOP_TOURS_WAIT_MS),
  ]);
  const cards = (tours: readonly TourSummary[], limit: number) => tours.slice(0, limit).map(card);
  return {
    format,
    all,
    places,
    card,
    top: (limit) => (known === TIMED_OUT ? pending.then((tours) => cards(tours, limit)) : cards(known, limit)),
  };
}
