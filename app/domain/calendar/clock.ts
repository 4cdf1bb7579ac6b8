/**
 * The clock of the place that tours leave from. Everything that asks for the time or the date there asks here, with the moment
 * (ms since the epoch) and the place's time zone (IANA name). Loaders ask `site.now()`.
 */

import { addDays, type IsoDate } from "./dates.ts";

/** What a clock on the wall shows. */
export interface WallClock {
  date: IsoDate;
  /** `HH:MM` */
  time: string;
}

/** A moment, and what the clock of the place shows then. */
export interface PlaceTime extends WallClock {
  /** Since the epoch. */
  ms: number;
  /** IANA name. */
  timeZone: string;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** @param month from 0 */
function sundayOf(year: number, month: number, nth: number): number {
  const firstWeekday = new Date(Date.UTC(year, month, 1)).getUTCDay();
  return 1 + ((7 - firstWeekday) % 7) + 7 * (nth - 1);
}

/**
 * Pacific time: daylight time from 2:00 on the second Sunday of March to 2:00 on the first Sunday of November (Energy Policy Act
 * of 2005, in force since 2007). Without `Intl.DateTimeFormat`, whose first use blocks a phone for 70 ms (docs/performance.md).
 */
function pacificOffsetMs(instantMs: number): number {
  const year = new Date(instantMs).getUTCFullYear();
  const starts = Date.UTC(year, 2, sundayOf(year, 2, 2), 10);
  const ends = Date.UTC(year, 10, sundayOf(year, 10, 1), 9);
  return (instantMs >= starts && instantMs < ends ? -7 : -8) * HOUR_MS;
}

/** Making one takes a hundred times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** By how much the clock of a place is ahead of UTC at a moment, in ms. */
function offsetMs(instantMs: number, timeZone: string): number {
  if (timeZone === "America/Los_Angeles") return pacificOffsetMs(instantMs);
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
  formats.set(timeZone, format);
  const text = format.format(instantMs);
  const [, sign = "+", hours = "0", minutes = "0"] = /GMT([+-])(\d+):(\d+)/.exec(text) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS);
}

/** True if it is the IANA name of a zone. The clock of an offset, `+01:00`, never changes, so it is none; `IST` names several. */
export function isTimeZone(name: string): boolean {
  try {
    return /^(?:UTC$|[A-Za-z_]+\/)/.test(name) && new Intl.DateTimeFormat("en", { timeZone: name }).format(0) !== "";
  } catch {
    return false;
  }
}

export function placeTime(ms: number, timeZone: string): PlaceTime {
  const text = new Date(ms + offsetMs(ms, timeZone)).toISOString();
  return { ms, timeZone, date: text.slice(0, 10), time: text.slice(11, 16) };
}

/**
 * The moment at which the clock shows this: the first of two when it is set back; for a time that is left out when it is put
 * forward, as much after the change (RFC 5545 3.3.5).
 */
export function instantOf({ date, time }: WallClock, timeZone: string): number {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  const before = offsetMs(asUtc - DAY_MS, timeZone);
  const early = asUtc - before;
  if (offsetMs(early, timeZone) === before) return early;
  const after = offsetMs(asUtc + DAY_MS, timeZone);
  const late = asUtc - after;
  return offsetMs(late, timeZone) === after ? late : early;
}

/** True if something that leaves or closes then has done so. */
export function isOver(wall: WallClock, now: Pick<PlaceTime, "ms" | "timeZone">): boolean {
  return instantOf(wall, now.timeZone) <= now.ms;
}

/** When the day ends: until then, an answer that depends on the date holds. */
export function endOfDay(date: IsoDate, timeZone: string): number {
  return instantOf({ date: addDays(date, 1), time: "00:00" }, timeZone);
}
