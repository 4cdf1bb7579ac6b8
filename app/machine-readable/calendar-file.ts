/** One event as iCalendar (RFC 5545). */

import { instantOf } from "#app/domain/calendar/clock.ts";
import { addDays, type IsoDate, twoDigits } from "#app/domain/calendar/dates.ts";
import { timeZoneLines } from "./time-zone-file.ts";

const MAX_LINE_OCTETS = 75;
const MINUTES_PER_DAY = 1_440;

/** TEXT of RFC 5545 3.3.11. */
function escaped(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n]/gu, "")
    .replace(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n");
}

/** RFC 5545 3.1: at most 75 octets per line, without splitting a character. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let octets = 0;
  let out = "";
  for (const char of line) {
    const width = encoder.encode(char).length;
    if (octets + width > MAX_LINE_OCTETS) {
      out += "\r\n ";
      octets = 1;
    }
    out += char;
    octets += width;
  }
  return out;
}

const compactDate = (date: IsoDate) => date.replaceAll("-", "");

/** @param minutes after midnight, wall-clock; may exceed a day */
function wallTime(date: IsoDate, minutes: number): string {
  const day = addDays(date, Math.floor(minutes / MINUTES_PER_DAY));
  const rest = minutes % MINUTES_PER_DAY;
  return `${compactDate(day)}T${twoDigits(Math.floor(rest / 60))}${twoDigits(rest % 60)}00`;
}

export interface CalendarEvent {
  uid: string;
  date: IsoDate;
  /** `HH:MM` by the clock of `timeZone`; null for an all-day event. */
  time: string | null;
  /** IANA name. */
  timeZone: string;
  /** Wall-clock hours: itineraries do not move with a clock change. */
  hours: number | null;
  title: string;
  place: string;
  text: string;
  url: string;
}

function times({ date, time, hours, timeZone }: CalendarEvent): string[] {
  if (time === null) {
    const days = Math.max(1, Math.ceil((hours ?? 0) / 24));
    return [`DTSTART;VALUE=DATE:${compactDate(date)}`, `DTEND;VALUE=DATE:${compactDate(addDays(date, days))}`];
  }
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const start = hour * 60 + minute;
  const at = (minutes: number) => `;TZID=${timeZone}:${wallTime(date, minutes)}`;
  return [`DTSTART${at(start)}`, ...(hours === null ? [] : [`DTEND${at(start + Math.round(hours * 60))}`])];
}

/** Of the days from which and to which the event goes; an all-day event needs none. */
function zone({ date, time, hours, timeZone }: CalendarEvent): string[] {
  if (time === null) return [];
  const days = 1 + Math.ceil((hours ?? 0) / 24);
  const [from, to] = [instantOf({ date, time }, timeZone), instantOf({ date: addDays(date, days), time }, timeZone)];
  return timeZoneLines(timeZone, from, to);
}

export function calendarFile(event: CalendarEvent, now: Date): string {
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, "");
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Tour site//Departure//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...zone(event),
    "BEGIN:VEVENT",
    `UID:${escaped(event.uid)}`,
    `DTSTAMP:${stamp}`,
    ...times(event),
    `SUMMARY:${escaped(event.title)}`,
    ...(event.place === "" ? [] : [`LOCATION:${escaped(event.place)}`]),
    `DESCRIPTION:${escaped(event.text)}`,
    `URL:${event.url}`,
    "STATUS:TENTATIVE",
    "TRANSP:OPAQUE",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}
