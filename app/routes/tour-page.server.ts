/** What `/tours/:id` and `/tours-detail/:detail?original_url=` share: the page of one tour. */

import type { Site } from "#app/context.ts";
import { TOUR_DATES_CRAWLER_WAIT_MS, TOUR_DATES_WAIT_MS } from "#app/domain/budgets.ts";
import {
  addMonths,
  type IsoDate,
  type IsoMonth,
  isIsoMonth,
  monthOf,
  todayInLasVegas,
} from "#app/domain/calendar/dates.ts";
import { firstOpenDay, monthOffers } from "#app/domain/calendar/month-offers.ts";
import { WHOLE_HEADER } from "#app/domain/constants.ts";
import { onCard, type Part } from "#app/domain/content/page-parts.ts";
import { isDocument } from "#app/domain/http/document.ts";
import { LATE, within } from "#app/domain/http/within.ts";
import { shareImage } from "#app/domain/seo/share-image.ts";
import { tourNodes } from "#app/domain/seo/structured-data/tour.ts";
import { bookableDate, type SalesDate, type Session, type TourDetail, tourPagePath } from "#app/domain/tour/detail.ts";
import { type TourTop, topOf } from "#app/domain/tour/overview.ts";
import { similarTo } from "#app/domain/tour/similar.ts";
import type { TourOnCard } from "#app/domain/tour/tour.ts";
import type { MonthOnSale } from "#app/features/calendar/booking-calendar.tsx";
import { dataOr404, partsFor } from "./page-data.server.ts";
import { type PageHead, pageHead, publisherOf } from "./page-head.ts";

/** Months after this one that the calendar shows. */
const MONTHS_AHEAD = 12;
const SIMILAR_TOURS = 3;

export interface TourPageData {
  kind: "tour";
  tour: TourTop;
  text: Part[];
  head: PageHead;
  today: IsoDate;
  firstMonth: IsoMonth;
  lastMonth: IsoMonth;
  date: IsoDate | null;
  /** Secondary from here on: streamed when slow, never rejected, and the page stands without them. */
  onSale: Promise<MonthOnSale>;
  sessions: Promise<Session[] | null>;
  similar: Promise<TourOnCard[]>;
}

interface Asked {
  today: IsoDate;
  /** null: nobody asked for a month, so the calendar opens where there is something to book. */
  month: IsoMonth | null;
}

function bookableFrom(today: IsoDate) {
  return ({ date, available }: SalesDate) => available && date >= today;
}

async function monthOnSale({ content }: Site, tour: number, { today, month }: Asked): Promise<MonthOnSale> {
  const shown = month ?? monthOf(today);
  const loaded = await content.salesDates(tour, shown);
  if (loaded.status !== "ok") return { month: shown, days: null, next: null, isNextOnSale: false };
  const days = monthOffers(shown, loaded.data);
  if (firstOpenDay(shown, days, today) !== null) return { month: shown, days, next: null, isNextOnSale: false };
  // A tour out of season: one more question, and the calendar knows where to go on.
  const all = await content.salesDates(tour, null);
  const isOpen = bookableFrom(today);
  const open = all.status === "ok" ? all.data.filter(isOpen).toSorted((a, b) => a.date.localeCompare(b.date)) : [];
  const next = (open.find(({ date }) => monthOf(date) > shown) ?? open[0])?.date ?? null;
  if (month !== null || next === null || all.status !== "ok") return { month: shown, days, next, isNextOnSale: false };
  const nextMonth = monthOf(next);
  return { month: nextMonth, days: monthOffers(nextMonth, all.data), next: null, isNextOnSale: true };
}

async function sessionsOn({ content }: Site, tour: number, date: IsoDate | null): Promise<Session[] | null> {
  if (date === null) return [];
  const loaded = await content.sessions(tour, date);
  return loaded.status === "ok" ? loaded.data : null;
}

async function similarTours(site: Site, tour: TourDetail): Promise<TourOnCard[]> {
  const own = similarTo(tour, site.tours ?? [], SIMILAR_TOURS);
  if (own.length > 0) return own.map(onCard);
  const top = await site.content.topTours();
  const others = top.status === "ok" ? top.data.filter(({ id }) => id !== tour.id) : [];
  return others.slice(0, SIMILAR_TOURS).map(onCard);
}

/** Whether any date of the tour can be booked; null when the operator does not say. */
async function isOnSale({ content }: Site, tour: number, today: IsoDate, shown: Promise<MonthOnSale>) {
  const { month, days, next } = await shown;
  if (days === null) return null;
  if (next !== null || firstOpenDay(month, days, today) !== null) return true;
  const all = await content.salesDates(tour, null);
  return all.status === "ok" ? all.data.some(bookableFrom(today)) : null;
}

interface Question {
  request: Request;
  url: URL;
}

/** @throws the 404 or 503 answer of a tour that is not there (specification 10.6) */
export async function tourPageData(site: Site, id: number, { request, url }: Question): Promise<TourPageData> {
  const tour = dataOr404(await site.content.tour(id));
  const today = todayInLasVegas(new Date());
  const firstMonth = monthOf(today);
  const lastMonth = addMonths(firstMonth, MONTHS_AHEAD);
  const date = bookableDate(url.searchParams.get("date"), today);
  const askedMonth = url.searchParams.get("month") ?? "";
  const isShown = isIsoMonth(askedMonth) && askedMonth >= firstMonth && askedMonth <= lastMonth;
  const month = isShown ? askedMonth : date === null ? null : monthOf(date);
  const onSale = monthOnSale(site, id, { today, month });
  const canonical = site.origin + tourPagePath(tour.id);
  const patience = request.headers.has(WHOLE_HEADER) ? TOUR_DATES_CRAWLER_WAIT_MS : TOUR_DATES_WAIT_MS;
  // Only a document tells machines anything.
  const known = isDocument(request) ? await within(isOnSale(site, id, today, onSale), patience) : LATE;
  const nodes = () => tourNodes(publisherOf(site), { tour, canonical, isOnSale: known === LATE ? null : known });
  return {
    kind: "tour",
    tour: topOf(tour),
    text: partsFor(request, [{ type: "tourText", tour }]),
    head: pageHead(canonical, { share: shareImage(tour.pictures[0] ?? null, tour.tags), nodes }),
    today,
    firstMonth,
    lastMonth,
    date,
    onSale,
    sessions: sessionsOn(site, id, date),
    similar: similarTours(site, tour),
  };
}
