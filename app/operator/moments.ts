/** Days and times in the operator's answers, as the clock of the place shows them. */

import * as v from "valibot";
import { placeTime } from "#app/domain/calendar/clock.ts";
import { addDays, isIsoDate, isWallClockTime, twoDigits } from "#app/domain/calendar/dates.ts";
import { expects, resolved } from "./fields.ts";

/** A date, then a time, then an offset: RFC 3339, and the same with a space or without seconds or offset. */
const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d{1,9})?)?)? ?(Z|[+-]\d{2}:?\d{2})?$/;
const CLOCK =
  /^(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d{1,9})?)? ?([AP])\.?M\.?$|^(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d{1,9})?)?$/i;

interface Moment {
  date: string;
  /** "" without one. */
  time: string;
}

/** Midnight UTC, which many frameworks print for a day without a time. */
const isDayInUtc = (time: string, offset: string | undefined) =>
  time === "00:00" && (offset === "Z" || offset === "+00:00");

/** As the clock of the place shows it: an offset is converted. @param isOfDay the date alone is meant */
function momentOf(text: string, timeZone: string, isOfDay = false): Moment | null {
  const [, date = "", time = "", offset] = MOMENT.exec(text) ?? [];
  if (!isIsoDate(date) || (time !== "" && !isWallClockTime(time))) return null;
  if (offset === undefined || (isOfDay && isDayInUtc(time, offset))) return { date, time };
  if (time === "") return null;
  const ms = Date.parse(`${date}T${time}:00${offset.replace(/(\d{2})(\d{2})$/, "$1:$2")}`);
  return Number.isNaN(ms) ? null : placeTime(ms, timeZone);
}

/** `2026-12-05`, or a moment, whose day at the place it is. */
export const isoDate = resolved(
  expects("a date, 2026-12-05", v.pipe(v.string(), v.trim())),
  (text, { reading }) => momentOf(text, reading.timeZone, true)?.date,
);

/** Timetables count on after midnight, `24:15`: hours up to 27 are kept. */
const LATE_TIME = /^2[4-7]:[0-5]\d$/;

function clockOf(text: string): string | undefined {
  const [, hour12, minute12, half, hour24 = "", minute24 = ""] = CLOCK.exec(text) ?? [];
  if (half !== undefined) {
    const hour = Number(hour12);
    const time = `${twoDigits((hour % 12) + (half.toUpperCase() === "P" ? 12 : 0))}:${minute12}`;
    return hour >= 1 && hour <= 12 && isWallClockTime(time) ? time : undefined;
  }
  const time = `${hour24.padStart(2, "0")}:${minute24}`;
  return isWallClockTime(time) || LATE_TIME.test(time) ? time : undefined;
}

/** `06:45`, `06:45:00`, `6:45 AM`, or a moment. Hours over 23 are kept. */
export const wallClockTime = resolved(
  expects("a time at the place, 06:45", v.pipe(v.string(), v.trim())),
  (text, { reading }) => {
    const moment = momentOf(text, reading.timeZone);
    return moment === null ? clockOf(text) : moment.time || undefined;
  },
);

/** As `wallClockTime`, of the day that is asked for (`date`): a moment after the midnight that ends it is `24:30`, one of another day does not fit. */
export const timeOfDay = resolved(
  expects("a time (06:45) of the day asked for", v.pipe(v.string(), v.trim())),
  (text, { reading }) => {
    const moment = momentOf(text, reading.timeZone);
    if (moment === null) return clockOf(text);
    const { date, time } = moment;
    const asked = reading.asked?.date;
    if (time === "" || typeof asked !== "string" || date === asked) return time || undefined;
    const late = `${Number(time.slice(0, 2)) + 24}${time.slice(2)}`;
    return date === addDays(asked, 1) && LATE_TIME.test(late) ? late : undefined;
  },
);
