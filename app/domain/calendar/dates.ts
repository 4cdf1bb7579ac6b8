/**
 * Calendar dates and months as ISO text. A date has no time zone: which one is today, clock.ts knows.
 */

export type IsoDate = string;
export type IsoMonth = string;

export const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;
const MONTHS = "January February March April May June July August September October November December".split(" ");
const DAY_MS = 86_400_000;

export const twoDigits = (value: number) => String(value).padStart(2, "0");
const yearOf = (text: IsoMonth) => Number(text.slice(0, 4));
const monthNumberOf = (text: IsoMonth) => Number(text.slice(5, 7));
/** `November`; "" for a month that does not exist. */
export const monthName = (text: IsoMonth): string => MONTHS[monthNumberOf(text) - 1] ?? "";
/** `Nov` */
export const monthAbbreviation = (text: IsoMonth): string => monthName(text).slice(0, 3);
const dayOf = (date: IsoDate) => Number(date.slice(8));
const midnightUtcMs = (date: IsoDate) => Date.parse(`${date}T00:00:00Z`);

/** True for a month of 1900 to 2099: any dated content, and arithmetic keeps four digits. */
export function isIsoMonth(text: string): text is IsoMonth {
  return /^(?:19|20)\d{2}-(?:0[1-9]|1[0-2])$/.test(text);
}

/** True for a day that exists, in the years `isIsoMonth` accepts. */
export function isIsoDate(text: string): text is IsoDate {
  if (!/^.{7}-\d{2}$/.test(text) || !isIsoMonth(monthOf(text))) return false;
  return dayOf(text) >= 1 && dayOf(text) <= daysInMonth(monthOf(text));
}

/** True for `HH:MM`, 00:00 to 23:59. */
export function isWallClockTime(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);
}

export function monthOf(date: IsoDate): IsoMonth {
  return date.slice(0, 7);
}

export function daysInMonth(month: IsoMonth): number {
  return new Date(Date.UTC(yearOf(month), monthNumberOf(month), 0)).getUTCDate();
}

export function weekdayOf(date: IsoDate): number {
  return new Date(midnightUtcMs(date)).getUTCDay();
}

export function addMonths(month: IsoMonth, count: number): IsoMonth {
  const months = yearOf(month) * 12 + monthNumberOf(month) - 1 + count;
  return `${Math.floor(months / 12)}-${twoDigits((months % 12) + 1)}`;
}

export function daysOf(month: IsoMonth): IsoDate[] {
  return Array.from({ length: daysInMonth(month) }, (_, index) => `${month}-${twoDigits(index + 1)}`);
}

/** @throws RangeError for text that is no date */
export function addDays(date: IsoDate, count: number): IsoDate {
  return new Date(midnightUtcMs(date) + count * DAY_MS).toISOString().slice(0, 10);
}

export function daysBetween(from: IsoDate, to: IsoDate): number {
  return (midnightUtcMs(to) - midnightUtcMs(from)) / DAY_MS;
}

/** The same day in another month, or its last day: January 31 plus one month is February 28. */
export function addMonthsToDate(date: IsoDate, count: number): IsoDate {
  const month = addMonths(monthOf(date), count);
  return `${month}-${twoDigits(Math.min(dayOf(date), daysInMonth(month)))}`;
}

/** The names of weekdays. @param firstWeekday 0 is Sunday */
export function weekdaysFrom(firstWeekday: number): string[] {
  return [...WEEKDAYS.slice(firstWeekday), ...WEEKDAYS.slice(0, firstWeekday)];
}

/** The weeks of a month; null for days outside the month. @param firstWeekday 0 is Sunday */
export function weeksOf(month: IsoMonth, firstWeekday: number): (IsoDate | null)[][] {
  const before = (weekdayOf(`${month}-01`) - firstWeekday + 7) % 7;
  const cells: (IsoDate | null)[] = [...Array.from({ length: before }, () => null), ...daysOf(month)];
  while (cells.length % 7 !== 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** The same without the weeks that end before `from`. */
export function weeksFrom(month: IsoMonth, from: IsoDate, firstWeekday: number): (IsoDate | null)[][] {
  return weeksOf(month, firstWeekday).filter((week) => week.some((date) => date !== null && date >= from));
}

/** The latest of some dates; "" for none. */
export function latest(dates: readonly string[]): string {
  return dates.toSorted().at(-1) ?? "";
}

/** `2026-11` → `November 2026`. */
export function monthTitle(month: IsoMonth): string {
  return `${monthName(month)} ${yearOf(month)}`;
}

/** `2026-11` → `Nov 2026`. */
export function shortMonth(month: IsoMonth): string {
  return `${monthAbbreviation(month)} ${yearOf(month)}`;
}

/** This month and the next. */
export function soonMonths(today: IsoDate): IsoMonth[] {
  const month = monthOf(today);
  return [month, addMonths(month, 1)];
}
