/**
 * Days and months of a calendar as ISO text: `YYYY-MM-DD` and `YYYY-MM`. A day is not a moment: it has no time zone, and
 * `new Date("2026-11-21")` (midnight in London) is never made. Only `todayInLasVegas` knows clocks.
 */

import { lasVegasClock } from "./las-vegas-clock.ts";

export type IsoDate = string;
export type IsoMonth = string;

export const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;
const MONTHS = "January February March April May June July August September October November December".split(" ");

const pad = (value: number) => String(value).padStart(2, "0");
/** Both forms begin alike. */
type HasMonth = string;
const yearOf = (text: HasMonth) => Number(text.slice(0, 4));
const monthNumberOf = (text: HasMonth) => Number(text.slice(5, 7));
const dayOf = (date: IsoDate) => Number(date.slice(8));

/** True for a month of this century: nothing else can have tours, and no arithmetic leaves four digits. */
export function isIsoMonth(text: string): text is IsoMonth {
  return /^20\d{2}-(?:0[1-9]|1[0-2])$/.test(text);
}

/** True for a day that exists, in a month that `isIsoMonth` takes. */
export function isIsoDate(text: string): text is IsoDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || !isIsoMonth(text.slice(0, 7))) return false;
  return dayOf(text) >= 1 && dayOf(text) <= daysInMonth(monthOf(text));
}

export function monthOf(date: IsoDate): IsoMonth {
  return date.slice(0, 7);
}

export function daysInMonth(month: IsoMonth): number {
  const year = yearOf(month);
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][monthNumberOf(month) - 1] ?? 0;
}

/** 0 = Sunday … 6 = Saturday (Sakamoto's method, Gregorian). */
export function weekdayOf(date: IsoDate): number {
  const month = monthNumberOf(date);
  const year = yearOf(date) - (month < 3 ? 1 : 0);
  const shift = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4][month - 1] ?? 0;
  return (year + Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400) + shift + dayOf(date)) % 7;
}

export function addMonths(month: IsoMonth, count: number): IsoMonth {
  const months = yearOf(month) * 12 + monthNumberOf(month) - 1 + count;
  return `${Math.floor(months / 12)}-${pad((months % 12) + 1)}`;
}

/** All days of a month, in order. */
export function daysOf(month: IsoMonth): IsoDate[] {
  return Array.from({ length: daysInMonth(month) }, (_, index) => `${month}-${pad(index + 1)}`);
}

export function addDays(date: IsoDate, count: number): IsoDate {
  let month = monthOf(date);
  let day = dayOf(date) + count;
  while (day < 1) {
    month = addMonths(month, -1);
    day += daysInMonth(month);
  }
  while (day > daysInMonth(month)) {
    day -= daysInMonth(month);
    month = addMonths(month, 1);
  }
  return `${month}-${pad(day)}`;
}

/** The same day in another month, or that month's last day: January 31 and one month is February 28. */
export function addMonthsToDate(date: IsoDate, count: number): IsoDate {
  const month = addMonths(monthOf(date), count);
  return `${month}-${pad(Math.min(dayOf(date), daysInMonth(month)))}`;
}

/** The rows of a month's page: weeks from Sunday to Saturday, null outside the month. */
export function weeksOf(month: IsoMonth): (IsoDate | null)[][] {
  const cells: (IsoDate | null)[] = [...Array.from({ length: weekdayOf(`${month}-01`) }, () => null), ...daysOf(month)];
  while (cells.length % 7 !== 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** The day it is in Las Vegas at an instant. */
export function todayInLasVegas(instant: Date): IsoDate {
  return lasVegasClock(instant).date;
}

/** `2026-11` → `November 2026`. */
export function monthTitle(month: IsoMonth): string {
  return `${MONTHS[monthNumberOf(month) - 1]} ${yearOf(month)}`;
}

/** `2026-11-21` → `Saturday, November 21`. */
export function dayTitle(date: IsoDate): string {
  return `${WEEKDAYS[weekdayOf(date)]}, ${MONTHS[monthNumberOf(date) - 1]} ${dayOf(date)}`;
}

/** `05:45` → `5:45 AM`; what is no wall-clock time stays as it is. */
export function clockTime(time: string): string {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time);
  if (match === null) return time;
  const hour = Number(match[1]);
  return `${hour % 12 === 0 ? 12 : hour % 12}:${match[2]} ${hour < 12 ? "AM" : "PM"}`;
}
