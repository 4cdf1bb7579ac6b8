import type { SalesDate } from "#app/domain/tour/detail.ts";
import { daysOf, type IsoDate, type IsoMonth } from "./dates.ts";

/** A day's lowest price in dollars; `open` when the price is unknown; null without departures. */
export type DayOffer = number | "open" | "sold-out" | null;

function offerOf(date: SalesDate | undefined): DayOffer {
  if (date === undefined) return null;
  return date.available ? (date.priceFrom ?? "open") : "sold-out";
}

/** One entry per day of the month. Dates of other months are ignored; the last of duplicates wins. */
export function monthOffers(month: IsoMonth, dates: readonly SalesDate[]): DayOffer[] {
  const byDate = new Map(dates.map((date) => [date.date, date]));
  return daysOf(month).map((date) => offerOf(byDate.get(date)));
}

/** The bookable days, not before `from`. */
export function openDays(month: IsoMonth, offers: readonly DayOffer[], from: IsoDate): IsoDate[] {
  return daysOf(month).filter((date, index) => {
    const offer = offers[index] ?? null;
    return date >= from && offer !== null && offer !== "sold-out";
  });
}

/** The first bookable day, not before `from`. */
export function firstOpenDay(month: IsoMonth, offers: readonly DayOffer[], from: IsoDate): IsoDate | null {
  return openDays(month, offers, from)[0] ?? null;
}
