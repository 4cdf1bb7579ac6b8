/** What `/tours/:id` and `/tours-detail/:detail?original_url=` share: the page of one tour. */

import type { Site } from "#app/context.ts";
import { addMonths, type IsoDate, type IsoMonth, isIsoMonth, monthOf, todayIn } from "#app/domain/calendar.ts";
import { similarTo } from "#app/domain/similar-tours.ts";
import type { TourSummary } from "#app/domain/tour.ts";
import { bookableDate, type Session, type TourDetail, tourPagePath } from "#app/domain/tour-detail.ts";
import type { MonthOnSale } from "#app/features/calendar/booking-calendar.tsx";
import { dataOr404 } from "./page-data.ts";

/** Months after this one that the calendar shows. */
const MONTHS_AHEAD = 12;
const SIMILAR_TOURS = 3;

export interface TourPageData {
  kind: "tour";
  tour: TourDetail;
  /** Absolute. */
  canonical: string;
  today: IsoDate;
  firstMonth: IsoMonth;
  lastMonth: IsoMonth;
  date: IsoDate | null;
  /** Secondary from here on: streamed when slow, never rejected, and the page stands without them. */
  onSale: Promise<MonthOnSale>;
  sessions: Promise<Session[] | null>;
  similar: Promise<TourSummary[]>;
}

interface Asked {
  today: IsoDate;
  /** null: nobody asked for a month, so the calendar opens where there is something to book. */
  month: IsoMonth | null;
}

async function monthOnSale({ content }: Site, tour: number, { today, month }: Asked): Promise<MonthOnSale> {
  const shown = month ?? monthOf(today);
  const loaded = await content.salesDates(tour, shown);
  if (loaded.status !== "ok") return { month: shown, days: null, next: null, isNextOnSale: false };
  const isOpen = ({ date, available }: { date: IsoDate; available: boolean }) => available && date >= today;
  const days = loaded.data.filter(({ date }) => monthOf(date) === shown);
  if (days.some(isOpen)) return { month: shown, days, next: null, isNextOnSale: false };
  // A tour out of season: one more question, and the calendar knows where to go on.
  const all = await content.salesDates(tour, null);
  const open = all.status === "ok" ? all.data.filter(isOpen).toSorted((a, b) => a.date.localeCompare(b.date)) : [];
  const next = (open.find(({ date }) => monthOf(date) > shown) ?? open[0])?.date ?? null;
  if (month !== null || next === null || all.status !== "ok") return { month: shown, days, next, isNextOnSale: false };
  const inNext = all.data.filter(({ date }) => monthOf(date) === monthOf(next));
  return { month: monthOf(next), days: inNext, next: null, isNextOnSale: true };
}

async function sessionsOn({ content }: Site, tour: number, date: IsoDate | null): Promise<Session[] | null> {
  if (date === null) return [];
  const loaded = await content.sessions(tour, date);
  return loaded.status === "ok" ? loaded.data : null;
}

async function similarTours(site: Site, tour: TourDetail): Promise<TourSummary[]> {
  const own = similarTo(tour, site.tours ?? [], SIMILAR_TOURS);
  if (own.length > 0) return own;
  const top = await site.content.topTours();
  return top.status === "ok" ? top.data.filter(({ id }) => id !== tour.id).slice(0, SIMILAR_TOURS) : [];
}

/** @throws the 404 or 503 answer of a tour that is not there (product.md 3.6) */
export async function tourPageData(site: Site, id: number, url: URL): Promise<TourPageData> {
  const tour = dataOr404(await site.content.tour(id));
  const today = todayIn(new Date());
  const firstMonth = monthOf(today);
  const lastMonth = addMonths(firstMonth, MONTHS_AHEAD);
  const date = bookableDate(url.searchParams.get("date"), today);
  const askedMonth = url.searchParams.get("month") ?? "";
  const isShown = isIsoMonth(askedMonth) && askedMonth >= firstMonth && askedMonth <= lastMonth;
  const month = isShown ? askedMonth : date === null ? null : monthOf(date);
  return {
    kind: "tour",
    tour,
    canonical: new URL(tourPagePath(tour.id), url.origin).href,
    today,
    firstMonth,
    lastMonth,
    date,
    onSale: monthOnSale(site, id, { today, month }),
    sessions: sessionsOn(site, id, date),
    similar: similarTours(site, tour),
  };
}
