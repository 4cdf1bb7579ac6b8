/** Until when a departure can be canceled for free. Hours are counted by the clock of the world: a day has 23 or 25 when it is changed. */

import { endOfDay, instantOf, type PlaceTime, placeTime, type WallClock } from "#app/domain/calendar/clock.ts";
import { addDays, type IsoDate } from "#app/domain/calendar/dates.ts";
import type { Format } from "#app/domain/locale/format.ts";
import type { TourDetail } from "./detail.ts";
import { noticeText } from "./text.ts";

const HOUR_MS = 3_600_000;

export type Now = Pick<PlaceTime, "ms" | "timeZone">;

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
  if (until <= ms) return `This departure is less than ${noticeText(hours)} away, so it cannot be canceled for free.`;
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
