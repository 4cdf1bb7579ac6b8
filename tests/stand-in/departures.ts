/** Departures and their free seats, computed from a tour's schedule: the same in every isolate. */

import { placeTime } from "#app/domain/calendar/clock.ts";
import { addDays, addMonths, daysInMonth, monthOf, weekdayOf } from "#app/domain/calendar/dates.ts";
import type { ScheduleSeed, TourSeed } from "./seed/seed.ts";

/** Dates are on sale this many months ahead. */
const MONTHS_ON_SALE = 12;
/** A day's departures can be booked until this time of the day before. */
const CUT_OFF = "20:00";

/** First and last date on sale. */
export function saleWindow(): { first: string; last: string } {
  const { date: today, time } = placeTime(Date.now(), "America/Los_Angeles");
  const first = addDays(today, time < CUT_OFF ? 1 : 2);
  const month = addMonths(monthOf(first), MONTHS_ON_SALE - 1);
  return { first, last: `${month}-${daysInMonth(month)}` };
}

/** A season may wrap around the year: `["11-05", "02-20"]`. */
export function inSeason(season: ScheduleSeed["season"], date: string): boolean {
  if (season === undefined) return true;
  const [first, last] = season;
  const day = date.slice(5);
  return first <= last ? day >= first && day <= last : day >= first || day <= last;
}

/** Thanksgiving, the fourth Thursday of November, and December 25. */
export function isDamClosed(date: string): boolean {
  const day = date.slice(5);
  return day === "12-25" || (weekdayOf(date) === 4 && day >= "11-22" && day <= "11-28");
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return value;
}

/** About one departure in eight is sold out. */
function seatsLeft(tour: TourSeed, date: string, time: string): number {
  const value = hash(`${tour.id} ${date} ${time}`);
  if (value % 8 === 0) return 0;
  return 1 + (Math.floor(value / 8) % tour.schedule.capacity);
}

/** Seats booked, by departure. */
export type Taken = ReadonlyMap<string, number>;

/** A van for a party of its own is free or taken. */
function remainingOf({ pricePer, groupSizeMax }: TourSeed, seats: number, taken: number): number {
  if (pricePer === undefined) return Math.max(0, seats - taken);
  return seats === 0 || taken > 0 ? 0 : groupSizeMax;
}

/** Tours name their stops once for each departure. */
export function stopsAt({ meetingPoints, schedule: { times } }: TourSeed, departure: string) {
  const count = meetingPoints.length / times.length;
  const first = times.indexOf(departure) * count;
  return meetingPoints.slice(first, first + count).map(({ name, time }) => ({ name, time }));
}

/** Departures of a date by the schedule, sold-out ones included. */
function departuresOf(tour: TourSeed, date: string, taken: Taken) {
  const { season, weekdays, times, whenDamIsOpen } = tour.schedule;
  if (!inSeason(season, date) || !weekdays.includes(weekdayOf(date)) || (whenDamIsOpen && isDamClosed(date))) return [];
  return times.map((time) => {
    const id = `${tour.id}-${date.replaceAll("-", "")}-${time.replace(":", "")}`;
    return {
      id,
      time,
      remaining: remainingOf(tour, seatsLeft(tour, date, time), taken.get(id) ?? 0),
      priceAdult: tour.priceAdult,
      priceChild: tour.priceChild,
      ...(tour.hasOwnPickups && { pickups: stopsAt(tour, time) }),
    };
  });
}

/** Departures of a date, sold-out ones included; none for a date that is not on sale. */
export function departuresOn(tour: TourSeed, date: string, taken: Taken) {
  const { first, last } = saleWindow();
  return date < first || date > last ? [] : departuresOf(tour, date, taken);
}

/** Dates on sale with a departure. @param month `YYYY-MM`; null for all months */
export function salesDates(tour: TourSeed, month: string | null, taken: Taken) {
  const { first, last } = saleWindow();
  const dates = [];
  for (let date = first; date <= last; date = addDays(date, 1)) {
    if (month !== null && !date.startsWith(`${month}-`)) continue;
    const departures = departuresOf(tour, date, taken);
    if (departures.length === 0) continue;
    // The seats of the departure with the most.
    const remaining = Math.max(...departures.map((departure) => departure.remaining));
    dates.push({ date, available: remaining > 0, remaining, priceFrom: tour.priceAdult });
  }
  return dates;
}
