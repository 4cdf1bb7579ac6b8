/** When departures leave, which of them are still to leave, and until when they can be canceled for free. */

import { endOfDay, instantOf, isOver, type PlaceTime, placeTime, type WallClock } from "#app/domain/calendar/clock.ts";
import { addDays, type IsoDate, type IsoMonth, twoDigits } from "#app/domain/calendar/dates.ts";
import type { Format } from "#app/domain/locale/format.ts";
import type { MonthSeats, SeatsOn } from "./date-search.ts";
import type { Departure, SalesDate, TourDetail } from "./detail.ts";
import { noticeText } from "./text.ts";

type Times = Pick<Departure, "time" | "isNextDay">;
type SeatsAt = Times & Pick<Departure, "remaining">;
export type Now = Pick<PlaceTime, "ms" | "timeZone">;

/** @param soldOn the day that lists the departure */
export function leavesAt(soldOn: IsoDate, { time, isNextDay }: Times): WallClock {
  return { date: isNextDay ? addDays(soldOn, 1) : soldOn, time };
}

/** Earlier than any pick-up of a morning: people may take such a time for the night after the day. */
const SMALL_HOURS_END = "03:00";

/** After midnight `the night of Fri, Dec 4 to Sat, Dec 5`; else "". */
export function nightText({ shortDate }: Format, soldOn: IsoDate, departure: Times): string {
  const { date, time } = leavesAt(soldOn, departure);
  return time < SMALL_HOURS_END ? `the night of ${shortDate(addDays(date, -1))} to ${shortDate(date)}` : "";
}

/** `5:45 AM`; after midnight with its night. */
export function departureTime(format: Format, soldOn: IsoDate, departure: Times): string {
  return [format.clockTime(departure.time), nightText(format, soldOn, departure)]
    .filter((text) => text !== "")
    .join(", ");
}

/** Departures that have left by now have no seats to sell. */
export function withLeft<T extends SeatsAt>(soldOn: IsoDate, departures: readonly T[], now: Now) {
  return departures.map((departure): T & Pick<Departure, "hasLeft"> =>
    isOver(leavesAt(soldOn, departure), now) ? { ...departure, remaining: 0, hasLeft: true } : departure,
  );
}

/** The most seats on one that has not left; null when all have. */
function seatsAhead(departures: readonly (SeatsAt & Pick<Departure, "hasLeft">)[]): SeatsOn {
  const ahead = departures.flatMap(({ hasLeft, remaining }) => (hasLeft ? [] : [remaining]));
  if (ahead.length === 0) return null;
  return ahead.includes(null) ? "open" : Math.max(...ahead.map(Number));
}

/** Days on sale by the departures of today that have not left; without today, once all have. */
export function salesNow(dates: readonly SalesDate[], today: IsoDate, ofToday: readonly Departure[]): SalesDate[] {
  if (ofToday.length === 0) return [...dates];
  const seats = seatsAhead(ofToday);
  return dates.flatMap((sale) => {
    if (sale.date !== today) return [sale];
    return seats === null ? [] : [{ ...sale, available: seats !== 0, remaining: seats === "open" ? null : seats }];
  });
}

/** The seats of a month as they are stored: those of the day on which they were read by departure, which leave during that day. */
export type StoredSeats = readonly (SeatsOn | readonly SeatsAt[])[];

/** @param departures of today, at least one */
export function withToday(seats: MonthSeats, today: IsoDate, departures: readonly Departure[]): StoredSeats {
  const ofToday = departures.map(({ time, isNextDay, remaining }) => ({ time, isNextDay, remaining }));
  return seats.map((day, index) => (index === Number(today.slice(8)) - 1 ? ofToday : day));
}

/** Without the departures that have left. */
export function seatsNow(month: IsoMonth, stored: StoredSeats, now: Now): MonthSeats {
  return stored.map((day, index) => {
    if (day === null || typeof day !== "object") return day;
    return seatsAhead(withLeft(`${month}-${twoDigits(index + 1)}`, day, now));
  });
}

const HOUR_MS = 3_600_000;

/** The last moment to cancel for free, in ms since the epoch. @param hours before the departure */
export function lastFreeMoment(leaves: WallClock, hours: number, timeZone: string): number {
  return instantOf(leaves, timeZone) - hours * HOUR_MS;
}

/**
 * `Free cancellation until Sun, Nov 29, 5:45 AM.`, or that it is too late for that.
 *
 * @param hours before the departure
 */
export function departureCancellationText(
  format: Format,
  leaves: WallClock,
  hours: number,
  { ms, timeZone }: Now,
): string {
  const until = lastFreeMoment(leaves, hours, timeZone);
  if (until <= ms) return `Less than ${noticeText(hours)} away: no free cancellation.`;
  const { date, time } = placeTime(until, timeZone);
  const when = `${format.shortDate(date)}, ${format.clockTime(time)}`;
  return `Free cancellation until ${when.replaceAll(" ", "\u00a0").replaceAll(",\u00a0", ", ")}.`;
}

type Terms = Pick<TourDetail, "freeCancellationHours" | "refundable">;

/**
 * What the booking engine is told, so that it can say it again.
 *
 * @returns the last moment to cancel for free by the clock of the place, `2026-12-03T06:45`; `never` where there is none any more; null when unknown
 */
export function freeUntil(
  leaves: WallClock,
  { freeCancellationHours: hours, refundable }: Terms,
  { ms, timeZone }: Now,
): string | null {
  if (refundable === false) return "never";
  if (!hours) return null;
  const until = lastFreeMoment(leaves, hours, timeZone);
  if (until <= ms) return "never";
  const { date, time } = placeTime(until, timeZone);
  return `${date}T${time}`;
}

/** The first date of which every departure can be canceled for free during all of today. */
export function firstFreeDate(today: IsoDate, hours: number, timeZone: string): IsoDate {
  const { date, time } = placeTime(endOfDay(today, timeZone) + hours * HOUR_MS, timeZone);
  return time === "00:00" ? date : addDays(date, 1);
}
