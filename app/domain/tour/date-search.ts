/** Which tours depart on a date, and with how many seats: of a whole month and all tours at once. */

import {
  addDays,
  addMonths,
  daysBetween,
  daysOf,
  type IsoDate,
  type IsoMonth,
  isIsoDate,
  monthOf,
  twoDigits,
  weekdayOf,
} from "#app/domain/calendar/dates.ts";
import type { Format } from "#app/domain/locale/format.ts";
import { bookableDate, lastBookableDate, type SalesDate } from "./detail.ts";
import { askedParty, hasSeatsFor, type Party, partySize, readCount } from "./party.ts";

/** The most seats on one departure of a day; `open`: some, unknown how many; 0: sold out; null: no departure. */
export type SeatsOn = number | "open" | null;

/** One entry per day of the month. */
export type MonthSeats = readonly SeatsOn[];

/** Seats by tour id; tours whose seats are unknown are absent. */
export type Availability = Readonly<Partial<Record<number, MonthSeats>>>;

export const MAX_DAYS = 7;

export function seatsOnSale({ available, remaining }: SalesDate): number | "open" {
  return available ? (remaining ?? "open") : 0;
}

export function monthSeats(month: IsoMonth, dates: readonly SalesDate[]): MonthSeats {
  const byDate = new Map(dates.map((date) => [date.date, date]));
  return daysOf(month).map((date) => {
    const sale = byDate.get(date);
    return sale === undefined ? null : seatsOnSale(sale);
  });
}

/** What a visitor asks of the tour list. */
export interface DateQuery {
  /** Days in a row, at most `MAX_DAYS`; none: no date was asked for. */
  dates: IsoDate[];
  /** null: not said. May be more than can be booked (`MAX_PEOPLE`). */
  party: Party | null;
  /** How many they are; null: not said. */
  people: number | null;
}

export const NOTHING_ASKED: DateQuery = { dates: [], party: null, people: null };

/** null for 0 too. */
const countOf = (text: string | null) => readCount(text ?? "") || null;

/** From `date`, `days` and the party of a query. A date that is past or later than calendars show is ignored. */
export function readDateQuery(query: URLSearchParams, today: IsoDate): DateQuery {
  const date = bookableDate(query.get("date"), today);
  const days = countOf(query.get("days")) ?? 1;
  const party = askedParty(query);
  return {
    dates: date === null ? [] : Array.from({ length: days > MAX_DAYS ? 1 : days }, (_, index) => addDays(date, index)),
    party,
    people: party && partySize(party),
  };
}

/** Ready answers to "When?", for the `when` of a query. Which days they are depends on the day they are chosen on. */
export const SOON = [
  { value: "today", title: "Today" },
  { value: "tomorrow", title: "Tomorrow" },
  { value: "weekend", title: "This weekend" },
] as const;

/** The query with the days that its `when` means; null when it has none that can be read. Empty values are left out. */
export function withSoonDays(query: URLSearchParams, today: IsoDate): URLSearchParams | null {
  const when = SOON.find(({ value }) => value === query.get("when"))?.value;
  if (when === undefined) return null;
  const own = ["when", "date", "days"];
  const rest = [...query].filter(([name, value]) => value !== "" && !own.includes(name));
  const weekday = weekdayOf(today);
  // On a Sunday, only that day is left of the weekend.
  const isWholeWeekend = when === "weekend" && weekday !== 0;
  const date = isWholeWeekend ? addDays(today, 6 - weekday) : addDays(today, when === "tomorrow" ? 1 : 0);
  return new URLSearchParams([...rest, ["date", date], ...(isWholeWeekend ? [["days", "2"]] : [])]);
}

/** Why the date of a query is ignored, in a sentence; "" when it is not, or is no date at all. */
export function ignoredDateText({ shortDateAndYear }: Format, query: URLSearchParams, today: IsoDate): string {
  const date = query.get("date") ?? "";
  if (!isIsoDate(date) || bookableDate(date, today) !== null) return "";
  if (date < today) return `${shortDateAndYear(date)} is past.`;
  return `No tours on ${shortDateAndYear(date)} yet: we sell dates until ${shortDateAndYear(lastBookableDate(today))}.`;
}

/** The months to ask for: at most two. */
export function monthsOf({ dates }: DateQuery): IsoMonth[] {
  return [...new Set(dates.map(monthOf))];
}

export type SeatsByMonth = Readonly<Record<IsoMonth, Availability>>;

export function seatsOf(tour: number, date: IsoDate, months: SeatsByMonth): SeatsOn | undefined {
  const seats = months[monthOf(date)]?.[tour];
  return seats === undefined ? undefined : (seats[Number(date.slice(8)) - 1] ?? null);
}

export function isEnough(seats: SeatsOn | undefined, people: number | null): boolean {
  if (seats === undefined || seats === null) return false;
  return hasSeatsFor({ remaining: seats === "open" ? null : seats }, people ?? 1);
}

/** Why a tour cannot be taken on the dates asked for. */
export type UnavailableReason = "no-departure" | "sold-out" | "too-few-seats" | "unknown";

/** @param seats of days or departures, none of which has enough; undefined where they could not be read */
export function unavailableReason(seats: readonly (SeatsOn | undefined)[]): UnavailableReason {
  if (seats.includes(undefined)) return "unknown";
  if (seats.every((each) => each === null)) return "no-departure";
  return seats.some((each) => each !== null && each !== 0) ? "too-few-seats" : "sold-out";
}

/** @returns the dates it can be taken on, or else why not */
export function checkDateQuery(tour: number, { dates, people }: DateQuery, months: SeatsByMonth) {
  const open = dates.filter((date) => isEnough(seatsOf(tour, date, months), people));
  if (open.length > 0) return { dates: open };
  return { dates: null, why: unavailableReason(dates.map((date) => seatsOf(tour, date, months))) };
}

/**
 * Days with seats of one tour, in order: of each month the first one, and those with more seats than all before them in it. That
 * is enough to find the first day of a month for any number of people.
 */
export type DatesAhead = readonly (readonly [date: IsoDate, seats: number | "open"])[];

/** By tour id; tours that were not asked for all their dates are absent. */
export type AheadByTour = Readonly<Partial<Record<number, DatesAhead>>>;

/** What is known of departures: all of some months, and the dates ahead of tours without any in those. */
export interface DepartureDates {
  seats: SeatsByMonth;
  ahead: AheadByTour;
}

/**
 * @param dates in order; those that are past or later than calendars show are left out
 * @returns the first date, with 0 seats, of a tour that is sold out; none of a tour that has no dates, which is on request
 */
export function datesAhead(dates: readonly SalesDate[], today: IsoDate): DatesAhead {
  const ahead: [IsoDate, number | "open"][] = [];
  const listed = dates.filter(({ date }) => bookableDate(date, today) !== null);
  for (const sale of listed) {
    const { date } = sale;
    const seats = seatsOnSale(sale);
    if (seats === 0) continue;
    const [before = "", most = 0] = ahead.at(-1) ?? [];
    if (monthOf(before) === monthOf(date) && (most === "open" || (seats !== "open" && seats <= most))) continue;
    ahead.push([date, seats]);
  }
  const [first] = listed;
  return ahead.length === 0 && first !== undefined ? [[first.date, 0]] : ahead;
}

/** Seats on each day from `from` on, up to the last day on sale: short enough for a page. */
export interface DaysOnSale {
  from: IsoDate;
  seats: readonly SeatsOn[];
}

/** @param dates those that are past or later than calendars show are left out */
export function daysOnSaleFrom(today: IsoDate, dates: readonly SalesDate[]): DaysOnSale {
  const seats: SeatsOn[] = [];
  for (const sale of dates) {
    if (bookableDate(sale.date, today) !== null) seats[daysBetween(today, sale.date)] = seatsOnSale(sale);
  }
  return { from: today, seats: Array.from(seats, (each) => each ?? null) };
}

/** The first three days after `date` with seats for all. */
export function nextDaysFor(people: number, date: IsoDate, { from, seats }: DaysOnSale): IsoDate[] {
  const days = seats.flatMap((each, index) => (isEnough(each, people) ? [addDays(from, index)] : []));
  return days.filter((day) => day > date).slice(0, 3);
}

/** The first day from `from` on with enough seats; null when there is none or it is unknown, as it is behind days that are. */
export function nextOpenDate(
  tour: number,
  from: IsoDate,
  people: number | null,
  { seats, ahead }: DepartureDates,
): IsoDate | null {
  let month = monthOf(from);
  for (let days = seats[month]?.[tour]; days !== undefined; days = seats[month]?.[tour]) {
    const first = from > month ? Number(from.slice(8)) - 1 : 0;
    const found = days.findIndex((left, day) => day >= first && isEnough(left, people));
    if (found >= 0) return `${month}-${twoDigits(found + 1)}`;
    month = addMonths(month, 1);
  }
  if (from > `${month}-01`) return null;
  return ahead[tour]?.find(([date, left]) => date >= month && isEnough(left, people))?.[0] ?? null;
}

/** The day after those asked for. */
export const dayAfter = ({ dates }: DateQuery, today: IsoDate) =>
  dates.length === 0 ? today : addDays(dates.at(-1) ?? today, 1);

/** `Sat, Dec 5`, or `Sat, Dec 5; Sun, Dec 6`. */
export function datesText({ shortDate }: Format, dates: readonly IsoDate[]): string {
  return dates.map(shortDate).join("; ");
}
