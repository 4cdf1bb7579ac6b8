/** One event as iCalendar (RFC 5545). */

import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { tzlib_get_ical_block as zoneRules } from "timezones-ical-library";
import { addDays, type IsoDate } from "#app/domain/calendar/dates.ts";

export interface CalendarEvent {
  uid: string;
  date: IsoDate;
  /** `HH:MM` by the clock of `timeZone`; null for an all-day event. */
  time: string | null;
  /** IANA name; null: unknown, so that the time is that of the reader's clock. */
  timeZone: string | null;
  /** Wall-clock hours: itineraries do not move with a clock change. */
  hours: number | null;
  title: string;
  place: string;
  text: string;
  url: string;
}

/** Times by the clock of the place, as the calendar library takes them: without an offset. */
function times({ date, time, hours }: CalendarEvent) {
  if (time === null) {
    const days = Math.max(1, Math.ceil((hours ?? 0) / 24));
    return { allDay: true, start: `${date}T00:00`, end: `${addDays(date, days)}T00:00` };
  }
  const wallClock = (hoursLater: number) =>
    new Date(Date.parse(`${date}T${time}Z`) + hoursLater * 3_600_000).toISOString().slice(0, 19);
  return { start: wallClock(0), ...(hours === null ? {} : { end: wallClock(hours) }) };
}

export function calendarFile(event: CalendarEvent, now: Date): string {
  // A zone may have several names: the rules stand under one of them.
  const [rules = "", zoneLine = ""] = event.timeZone === null ? [] : zoneRules(event.timeZone);
  const calendar = ical({
    prodId: { company: "Tour site", product: "Departure" },
    method: ICalCalendarMethod.PUBLISH,
    ...(rules === "" ? {} : { timezone: { name: null, generator: () => rules } }),
  });
  calendar.createEvent({
    id: event.uid,
    stamp: now,
    ...times(event),
    ...(rules === "" ? { floating: true } : { timezone: zoneLine.replace("TZID=", "") }),
    summary: event.title,
    location: event.place,
    description: event.text,
    url: event.url,
    status: ICalEventStatus.TENTATIVE,
  });
  return `${calendar.toString()}\r\n`;
}
