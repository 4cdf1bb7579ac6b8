import type { SalesDate } from "#app/domain/tour/detail.ts";
import { MAX_PEOPLE } from "#app/domain/tour/party.ts";
import { addMonths, daysBetween, daysOf, type IsoDate, type IsoMonth, monthOf } from "./dates.ts";

/** A day's lowest price; `open` when the price is unknown; null without departures. */
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

/** Enough for every party that can be booked. */
const FEW_SEATS = 2 * MAX_PEOPLE;

/** The most seats left on one departure of a bookable day, where they are few. */
export function fewSeats(month: IsoMonth, dates: readonly SalesDate[]): Record<IsoDate, number> {
  return Object.fromEntries(
    dates.flatMap(({ date, available, remaining }) =>
      available && remaining !== null && remaining < FEW_SEATS && monthOf(date) === month ? [[date, remaining]] : [],
    ),
  );
}

/** The bookable days, not before `from`. */
export function openDays(month: IsoMonth, offers: readonly DayOffer[], from: IsoDate): IsoDate[] {
  return daysOf(month).filter((date, index) => {
    const offer = offers[index] ?? null;
    return date >= from && offer !== null && offer !== "sold-out";
  });
}

/** The price of every bookable day; null when they differ or one is unknown. */
export function commonPrice(offers: readonly DayOffer[]): number | null {
  const [price, ...others] = new Set(offers.filter((offer) => offer !== null && offer !== "sold-out"));
  return typeof price === "number" && others.length === 0 ? price : null;
}

/** In so many last days of a month, its grid would be half empty. */
const ENDING_DAYS = 10;

export function isMonthEnding(today: IsoDate): boolean {
  return daysBetween(today, `${addMonths(monthOf(today), 1)}-01`) <= ENDING_DAYS;
}

/**
 * The month a calendar opens at when none is asked for: the first with an open day, but the next one while the current month
 * ends.
 *
 * @param open dates ascending, none before `today`
 * @returns null without open dates
 */
export function openingMonth(open: readonly IsoDate[], today: IsoDate): IsoMonth | null {
  const [first = null, second] = new Set(open.map(monthOf));
  if (first !== monthOf(today) || second !== addMonths(first, 1)) return first;
  return isMonthEnding(today) ? second : first;
}
