/** Loading content and seats for pages, and the responses when they are missing. */

import { data, redirect } from "react-router";
import type { PartTours } from "#app/blocks/block.ts";
import { followLinks, type Page } from "#app/blocks/builder-page.server.ts";
import type { Loaded, SeatsUse, Site } from "#app/context.ts";
import {
  CHOSEN_DATE_WAIT_MS,
  NEXT_DEPARTURES_WAIT_MS,
  SIMILAR_DEPARTURES_WAIT_MS,
  TOP_TOURS_WAIT_MS,
} from "#app/domain/budgets.ts";
import { addMonths, type IsoMonth, monthOf } from "#app/domain/calendar/dates.ts";
import { RETRY_AFTER_SECONDS, WHOLE_HEADER } from "#app/domain/constants.ts";
import { TIMED_OUT, withTimeout } from "#app/domain/http/with-timeout.ts";
import { formatOf } from "#app/domain/locale/format.ts";
import {
  type Availability,
  checkDateQuery,
  type DateQuery,
  type DepartureDates,
  monthsOf,
  NOTHING_ASKED,
  nextOpenDate,
  type SeatsByMonth,
} from "#app/domain/tour/date-search.ts";
import { cardWithDeparture, withoutDates } from "#app/domain/tour/listed-tours.ts";
import { onCard, type TourOnCard, type TourSummary } from "#app/domain/tour/tour.ts";
import { topTours } from "#app/operator/tours.ts";

async function seatsIn({ content }: Site, months: readonly IsoMonth[], use: SeatsUse): Promise<SeatsByMonth> {
  const seats: Record<IsoMonth, Availability> = {};
  // One after the other: each is a round of calls, and a request may open six connections.
  // oxlint-disable-next-line no-await-in-loop
  for (const month of months) seats[month] = await content.availability(month, use);
  return seats;
}

/** This month's seats, and the next one's if a tour has none left in this. */
async function seatsSoon(site: Site, tours: readonly TourSummary[]): Promise<SeatsByMonth> {
  const { date: today } = site.now();
  const month = monthOf(today);
  const seats = await seatsIn(site, [month], "card");
  // Nothing can be said of a tour whose seats in this month are not there yet, whatever the next one has.
  const isEnough = tours.every(
    ({ id }) => seats[month]?.[id] === undefined || nextOpenDate(id, today, null, { seats, ahead: {} }) !== null,
  );
  return isEnough ? seats : { ...seats, ...(await seatsIn(site, [addMonths(month, 1)], "card")) };
}

/** How long the next departures on cards may take. */
function cardWaitMs(request: Request, isBeside: boolean): number {
  if (request.headers.has(WHOLE_HEADER)) return CHOSEN_DATE_WAIT_MS;
  return isBeside ? SIMILAR_DEPARTURES_WAIT_MS : NEXT_DEPARTURES_WAIT_MS;
}

interface DatedListOptions {
  tours: readonly TourSummary[];
  dateQuery: DateQuery;
  seats: SeatsByMonth;
}

/** Adds the dates ahead of the tours without a date in the months that were read. */
async function withDatesAhead(
  site: Site,
  { tours, dateQuery, seats }: DatedListOptions,
  waitMs: number,
): Promise<DepartureDates> {
  const without = withoutDates(tours, dateQuery, seats, site.now().date);
  if (without.length === 0) return { seats, ahead: {} };
  const ahead = await withTimeout(site.content.datesAhead(without), waitMs);
  if (ahead !== TIMED_OUT) return { seats, ahead };
  site.doNotStore("incomplete");
  return { seats, ahead: {} };
}

interface DatesOptions {
  dateQuery?: DateQuery;
  /** True for cards beside what a page is about, which are not waited for. */
  isBeside?: boolean;
}

/** A page that does not get the next departures in time is rendered again for the cache. */
async function datesSoon(site: Site, tours: readonly TourSummary[], waitMs: number) {
  const startedAt = Date.now();
  const seats = await withTimeout(seatsSoon(site, tours), waitMs);
  if (seats === TIMED_OUT) {
    site.doNotStore("incomplete");
    return { seats: {}, ahead: {} };
  }
  return withDatesAhead(site, { tours, dateQuery: NOTHING_ASKED, seats }, waitMs - (Date.now() - startedAt));
}

/**
 * The dates that cards of these tours need: those of the days asked for, which a list waits for, or else of the next departures,
 * which none does. A page that lacks some of the first is not kept.
 */
export async function datesFor(
  site: Site,
  request: Request,
  tours: readonly TourSummary[],
  { dateQuery = NOTHING_ASKED, isBeside = false }: DatesOptions = {},
): Promise<DepartureDates> {
  const cardMs = cardWaitMs(request, isBeside);
  if (dateQuery.dates.length === 0) return datesSoon(site, tours, cardMs);
  const waitMs = isBeside ? cardMs : CHOSEN_DATE_WAIT_MS;
  const answer = await withTimeout(seatsIn(site, monthsOf(dateQuery), isBeside ? "card" : "search"), waitMs);
  const seats = answer === TIMED_OUT ? {} : answer;
  const isUnknown = ({ id }: TourSummary) => {
    const verdict = checkDateQuery(id, dateQuery, seats);
    return verdict.dates === null && verdict.why === "unknown";
  };
  if (answer === TIMED_OUT || (isBeside ? tours : site.tours)?.some(isUnknown)) site.doNotStore("incomplete");
  return withDatesAhead(site, { tours, dateQuery, seats }, cardMs);
}

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

/** Top tours, else the tour list, also for a visitor of a page that nobody has seen while the operator is slow. Never rejects. */
async function recommended(site: Site, request: Request): Promise<readonly TourSummary[]> {
  const asked = site.content.get(topTours, {});
  const loaded = await (request.headers.has(WHOLE_HEADER) ? asked : withTimeout(asked, TOP_TOURS_WAIT_MS));
  if (loaded === TIMED_OUT) site.doNotStore("incomplete");
  else if (loaded.status === "ok" && loaded.data.length > 0) return loaded.data.map(site.withAddress);
  return site.tours ?? [];
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

/** Tours for a page's parts. */
export async function partTours(site: Site, request: Request, page: Pick<Page, "blocks">): Promise<PartTours> {
  const { blocks } = page;
  followLinks(site, page);
  const { places, tenant } = site;
  const format = formatOf(tenant);
  const all = site.tours ?? [];
  const tags = new Set(blocks.flatMap((block) => (block.type === "tours" ? [block.tag] : [])));
  // Without the tour list blocks may be left out, galleries lead nowhere, and links to tours have no price.
  if (site.tours === null && blocks.length > 0) site.doNotStore("incomplete");
  if (tags.size === 0) return { format, all, places, card: onCard, top: [] };
  const [card, top] = await Promise.all([cardMaker(site, request), tags.has("") ? recommended(site, request) : []]);
  return { format, all, places, card, top };
}
