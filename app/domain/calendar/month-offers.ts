/** The days of a month as the calendar gets them: short, because the page of a tour carries them twice. */

import type { SalesDate } from "#app/domain/tour/detail.ts";
import { daysOf, type IsoDate, type IsoMonth } from "./dates.ts";

/** What can be had on a day: departures from so many dollars, at a price nobody named, none any more, or no departure. */
export type DayOffer = number | "open" | "sold-out" | null;

function offerOf(date: SalesDate | undefined): DayOffer {
  if (date === undefined) return null;
  return date.available ? (date.priceFrom ?? "open") : "sold-out";
}

/** Of each day of the month, the first of it first. Dates of other months are left out; of a date twice, the last counts. */
export function monthOffers(month: IsoMonth, dates: readonly SalesDate[]): DayOffer[] {
  const byDate = new Map(dates.map((date) => [date.date, date]));
  return daysOf(month).map((date) => offerOf(byDate.get(date)));
}

/** The first day one can book, not before `from`; null when there is none. */
export function firstOpenDay(month: IsoMonth, offers: readonly DayOffer[], from: IsoDate): IsoDate | null {
  const isOpen = (date: IsoDate, index: number) => {
    const offer = offers[index] ?? null;
    return date >= from && offer !== null && offer !== "sold-out";
  };
  return daysOf(month).find(isOpen) ?? null;
}
