/** Until when a departure can be canceled for free. Times are Las Vegas wall-clock times. */

import { addDays, clockTime, type IsoDate, shortDate } from "#app/domain/calendar/dates.ts";

const HOUR_MS = 3_600_000;

/** `YYYY-MM-DD` and `HH:MM` */
export interface WallClock {
  date: IsoDate;
  time: string;
}

/**
 * `Free cancellation until Sun, Nov 29, 5:45 AM.`, or that it is too late for that.
 *
 * @param hours before the departure
 */
export function cancellationText(departure: WallClock, hours: number, now: WallClock): string {
  const departsMs = Date.parse(`${departure.date}T${departure.time}:00Z`);
  const until = new Date(departsMs - hours * HOUR_MS).toISOString();
  if (until.slice(0, 16) <= `${now.date}T${now.time}`) {
    return `This departure is less than ${hours} hours away, so it cannot be canceled for free.`;
  }
  const moment = `${shortDate(until.slice(0, 10))}, ${clockTime(until.slice(11, 16))}`;
  return `Free cancellation until ${moment.replace(/ (?=\d|[AP]M)/g, "\u00a0")}.`;
}

/** The first date of which every departure can be canceled for free during all of today. */
export function firstFreeDate(today: IsoDate, hours: number): IsoDate {
  return addDays(today, Math.ceil(hours / 24) + 1);
}
