/** Data of a tour's page, for `/tours/:id` and `/tours-detail/:detail?original_url=`. */

import { uniq } from "es-toolkit/array";
import { pick } from "es-toolkit/object";
import type { Site } from "#app/context.ts";
import { CHOSEN_DATE_WAIT_MS, TOUR_DATES_WAIT_MS } from "#app/domain/budgets.ts";
import { type IsoDate, type IsoMonth, isIsoMonth, monthOf } from "#app/domain/calendar/dates.ts";
import { fewSeats, isMonthEnding, monthOffers, openDays, openingMonth } from "#app/domain/calendar/month-offers.ts";
import { WHOLE_HEADER } from "#app/domain/constants.ts";
import { TIMED_OUT, withTimeout } from "#app/domain/http/with-timeout.ts";
import { formatOf } from "#app/domain/locale/format.ts";
import { tourCrumbs } from "#app/domain/seo/crumbs.ts";
import { shareImage } from "#app/domain/seo/share-image.ts";
import { tourNodes } from "#app/domain/seo/structured-data/tour-nodes.ts";
import { noticesNow } from "#app/domain/tenant/notices.ts";
import { clockName } from "#app/domain/tenant/tenant.ts";
import { bookingRules, isGroup } from "#app/domain/tour/booking-rules.ts";
import {
  type DateQuery,
  type DaysOnSale,
  daysOnSaleFrom,
  ignoredDateText,
  NOTHING_ASKED,
  readDateQuery,
} from "#app/domain/tour/date-search.ts";
import { lastFreeMoment, leavesAt } from "#app/domain/tour/departures.ts";
import {
  bookableDate,
  type Departure,
  lastBookableDate,
  openDates,
  type TourDetail,
  tourPagePath,
} from "#app/domain/tour/detail.ts";
import { bookingNotes, cancellationTerms, factsOf } from "#app/domain/tour/facts.ts";
import { soonestFirst } from "#app/domain/tour/listed-tours.ts";
import { meetingPlaces, pickUpName } from "#app/domain/tour/meeting-points.ts";
import { askedParty } from "#app/domain/tour/party.ts";
import { placeNamed } from "#app/domain/tour/places.ts";
import { stopsFor } from "#app/domain/tour/stops-for-stay.ts";
import { shortPlace, type TourSummary } from "#app/domain/tour/tour.ts";
import { similarTo } from "#app/domain/tour/tour-search.ts";
import type { MonthOnSale } from "#app/features/calendar/next-dates.tsx";
import { TourGrid } from "#app/features/tour/card.tsx";
import { tourDetail } from "#app/operator/tour-detail.ts";
import { topTours } from "#app/operator/tours.ts";
import { isDocument, omitFromDocumentData, staticPart } from "#app/server-html/render.server.tsx";
import { dayAtPlacePart, renderParts } from "#app/server-html/render-parts.server.tsx";
import type { StaticPart } from "#app/server-html/static-html.tsx";
import { documentHead, publisherOf } from "./document-head.server.ts";
import { cardMaker, dataOrThrow } from "./page-data.server.ts";

const SIMILAR_TOURS = 3;

const NOT_LATER = { isNextOnSale: false, isOnRequest: false };

/** @param month null: none requested, so the calendar opens where `openingMonth` says */
async function monthOnSale(
  { content }: Site,
  tour: TourDetail,
  today: IsoDate,
  month: IsoMonth | null,
): Promise<MonthOnSale> {
  const own = month ?? monthOf(today);
  const loaded = await content.salesDates(tour, own);
  if (loaded.status !== "ok") return { month: own, days: null, few: {}, next: null, ...NOT_LATER };
  const days = monthOffers(own, loaded.data);
  const open = openDays(own, days, today);
  const shown = { month: own, days, few: fewSeats(own, loaded.data), next: null, ...NOT_LATER };
  if (open.length > 0 && (month !== null || !isMonthEnding(today))) return shown;
  // Nothing open in this month, or it ends: look at the others.
  const all = await content.salesDates(tour, null);
  if (all.status !== "ok") return shown;
  if (all.data.every((sale) => sale.date < today)) return { ...shown, isOnRequest: true };
  const allOpen = openDates(all.data, today).map(({ date }) => date);
  if (month !== null) return { ...shown, next: allOpen.find((date) => monthOf(date) > own) ?? allOpen[0] ?? null };
  const opening = openingMonth(allOpen, today) ?? own;
  if (opening === own) return shown;
  return {
    month: opening,
    days: monthOffers(opening, all.data),
    few: fewSeats(opening, all.data),
    next: null,
    isNextOnSale: open.length === 0,
    isOnRequest: false,
  };
}

async function departuresOn(site: Site, tour: TourDetail, date: IsoDate | null): Promise<Departure[] | null> {
  if (date === null) return [];
  const loaded = await site.content.departures(tour, date);
  if (loaded.status !== "ok") return null;
  const { timeZone } = site.now(tour.timeZone);
  const freeHours = tour.freeCancellationHours ?? 0;
  for (const departure of loaded.data) site.holdUntil(lastFreeMoment(leavesAt(date, departure), freeHours, timeZone));
  return loaded.data;
}

/** They speak of the day, but of no party: the visitor changes it on this page, without a request. */
async function similarTours(
  site: Site,
  request: Request,
  tour: TourDetail,
  { dates }: Pick<DateQuery, "dates">,
): Promise<StaticPart | null> {
  const tours = await similarToursOf(site, tour);
  if (tours.length === 0) return null;
  const dateQuery = { ...NOTHING_ASKED, dates };
  const cards = soonestFirst(tours.map(await cardMaker(site, request, tours, { dateQuery, isBeside: true })));
  return staticPart(site, <TourGrid site={site} tours={cards} />);
}

async function similarToursOf(site: Site, tour: TourDetail): Promise<TourSummary[]> {
  const own = similarTo(tour, site.tours ?? [], SIMILAR_TOURS);
  if (own.length > 0) return own;
  const top = await site.content.get(topTours, {});
  const others = top.status === "ok" ? top.data.filter(({ id }) => id !== tour.id) : [];
  return others.slice(0, SIMILAR_TOURS).map(site.withAddress);
}

/** Days that can be booked, ascending; null if unknown, and for a tour without dates, which may take place on any. */
async function datesToBook({ content }: Site, tour: TourDetail, today: IsoDate): Promise<IsoDate[] | null> {
  const all = await content.salesDates(tour, null);
  if (all.status !== "ok" || all.data.every((sale) => sale.date < today)) return null;
  return openDates(all.data, today).map(({ date }) => date);
}

/** null when they are unknown. */
async function daysOnSale({ content }: Site, tour: TourDetail, today: IsoDate): Promise<DaysOnSale | null> {
  const all = await content.salesDates(tour, null);
  return all.status === "ok" ? daysOnSaleFrom(today, all.data) : null;
}

/** What the browser gets of a tour as it is. */
const SHOWN = [
  "title",
  "summary",
  "pictures",
  "priceAdult",
  "priceChild",
  "pricePer",
  "currency",
  "freeCancellationHours",
  "refundable",
  "wheelchair",
  "deposit",
] as const satisfies readonly (keyof TourDetail)[];

/** @throws the 404 or 503 response when there is no tour to show (specification 10.6) */
export async function tourPageData(site: Site, id: number, { request, url }: { request: Request; url: URL }) {
  const tour = dataOrThrow(await site.content.get(tourDetail, { id }));
  const format = formatOf(site.tenant, tour.currency);
  const { date: today, ms, timeZone } = site.now(tour.timeZone);
  const firstMonth = monthOf(today);
  const lastMonth = monthOf(lastBookableDate(today));
  const date = bookableDate(url.searchParams.get("date"), today);
  const requestedMonth = url.searchParams.get("month") ?? "";
  const isShown = isIsoMonth(requestedMonth) && requestedMonth >= firstMonth && requestedMonth <= lastMonth;
  if ((date === null && url.searchParams.has("date")) || (!isShown && requestedMonth !== ""))
    site.doNotStore("no-match");
  const month = isShown ? requestedMonth : date === null ? null : monthOf(date);
  const asked = askedParty(url.searchParams);
  const rules = bookingRules(tour);
  if (asked !== null && isGroup(asked, rules)) site.doNotStore("no-match");
  const stay = url.searchParams.get("stay") ?? "";
  const places = meetingPlaces(tour.meetingPoints);
  const [nearest] = stopsFor(stay, places);
  if (stay !== "" && nearest === undefined) site.doNotStore("no-match");
  const keep = [...url.searchParams].filter(([name]) => name !== "stay");
  const onSale = monthOnSale(site, tour, today, month);
  const canonical = site.origin + tourPagePath(tour.id);
  const departures = departuresOn(site, tour, date);
  if (isDocument(request) && (isShown || date !== null)) {
    await withTimeout(Promise.all([onSale, departures]), CHOSEN_DATE_WAIT_MS);
  }
  // Only documents have JSON-LD, which states when the tour can be booked. Requests for the whole page wait.
  const open = isDocument(request) ? datesToBook(site, tour, today) : Promise.resolve(null);
  const known = await (request.headers.has(WHOLE_HEADER) ? open : withTimeout(open, TOUR_DATES_WAIT_MS));
  if (known === TIMED_OUT) site.doNotStore("incomplete");
  const crumbs = tourCrumbs(site.places, tour.tags);
  const place = placeNamed(site.places, site.places.tags.slugOf(tour.tags[0] ?? ""));
  const dayThere = date === null || place === undefined ? null : dayAtPlacePart(site, place, date, tour.timeZone);
  return {
    kind: "tour" as const,
    tour: {
      id,
      ...pick(tour, SHOWN),
      rules,
      hasTerms: cancellationTerms(tour) !== "",
      place: place === undefined ? null : { slug: place.slug, title: shortPlace(place.title) },
      notes: bookingNotes(format, tour),
      crumbs,
      clock: clockName(site.tenant, tour.timeZone),
      pickUps: {
        name: pickUpName(places, tour.hotelPickup),
        times: places.length > 1 ? uniq(places.flatMap(({ times }) => times)) : null,
      },
      facts: factsOf(format, tour),
    },
    text: renderParts(site, request, [{ type: "tourText", tour, stay: { query: stay, keep } }]),
    head: documentHead(site, {
      title: tour.title,
      description: tour.summary,
      canonical,
      share: shareImage(site, tour.pictures[0] ?? null, tour.tags),
      nodes: () =>
        tourNodes(publisherOf(site), {
          format,
          tour,
          canonical,
          crumbs,
          openDates: known === TIMED_OUT ? null : known,
        }),
    }),
    notices: noticesNow(site.tenant.notices, site, tour.tags),
    dayThere: dayThere === null ? null : omitFromDocumentData(request, dayThere),
    today,
    now: { ms, timeZone },
    firstMonth,
    lastMonth,
    date,
    asked,
    ignoredDate: ignoredDateText(format, url.searchParams, today),
    stay,
    pickup: nearest?.stop.name ?? "",
    // Streamed when slow, never rejected.
    onSale,
    departures,
    daysOnSale: daysOnSale(site, tour, today),
    similar: similarTours(site, request, tour, readDateQuery(url.searchParams, today)),
    visit: site.visit,
  };
}
