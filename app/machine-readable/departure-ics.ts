/** `/tours/{id}/{date}.ics?session=&stay=&booked=`: one departure, or the day without `session`; one stop, or all without `stay`. */

import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { tzlib_get_ical_block as zoneRules } from "timezones-ical-library";
import { addDays, type IsoDate, isIsoDate } from "#app/domain/calendar/dates.ts";
import { type Format, formatOf } from "#app/domain/locale/format.ts";
import { clockName, type Tenant, zoneName } from "#app/domain/tenant/tenant.ts";
import { leavesAt } from "#app/domain/tour/departures.ts";
import { bookableDate, type Departure, type TourDetail, tourId, tourPagePath } from "#app/domain/tour/detail.ts";
import { cancellationTerms } from "#app/domain/tour/facts.ts";
import { type MeetingPlace, meetingPlaces } from "#app/domain/tour/meeting-points.ts";
import { stopsFor } from "#app/domain/tour/stops-for-stay.ts";
import { ageText, durationText } from "#app/domain/tour/text.ts";
import { tourDetail } from "#app/operator/tour-detail.ts";
import { type FileRequest, found, MISSING } from "./small-files.ts";

const HOUR_MS = 3_600_000;

/** The stops with the times of the departure. Without a departure they have all times, and none if no stop has its time. */
function stopsOf({ meetingPoints }: TourDetail, departure: Departure | undefined): MeetingPlace[] {
  const places = meetingPlaces(meetingPoints);
  if (departure?.stops !== undefined) {
    const nameless = { address: "", note: "", near: [], at: null };
    return departure.stops.map(({ name, time }) => {
      const known = places.find((each) => each.name === name) ?? nameless;
      return { ...known, name, times: [time] };
    });
  }
  const at = departure && Math.max(...places.map(({ times }) => times.indexOf(departure.time)));
  return places.map((place) => ({
    ...place,
    times: place.times.filter((_, index) => at === undefined || index === at),
  }));
}

function pickUps({ clockTime }: Format, stops: readonly MeetingPlace[]): string[] {
  return stops.map(({ name, address, times: shown, note }) => {
    const parts = [shown.map(clockTime).join(" or "), name, address, note];
    return `- ${parts.filter((text) => text !== "").join(", ")}`;
  });
}

/** The file is kept for all visitors: it has no booking number. */
const BOOKED_TEXT = "You are booked: your number is in your confirmation.";

function description(tour: TourDetail, page: string, stops: readonly MeetingPlace[], tenant: Tenant): string {
  const duration = durationText(tour);
  const { phone } = tenant.header;
  const terms = cancellationTerms(tour);
  const lists = [
    { title: `Pick-up (${clockName(tenant, tour.timeZone)}):`, lines: pickUps(formatOf(tenant), stops) },
    { title: "What to bring:", lines: tour.bring.map((item) => `- ${item}`) },
  ].filter(({ lines }) => lines.length > 0);
  return [
    `${duration === null ? "" : `Duration: ${duration}. `}Details and booking: ${page}`,
    phone === null ? "" : `Questions on the day: ${phone}`,
    ...lists.map(({ title, lines }) => [title, ...lines].join("\n")),
    tour.timeZoneNote,
    ageText(tour) ?? "",
    terms === "" ? "" : `Cancellation: ${terms}`,
  ]
    .filter((text) => text !== "")
    .join("\n\n");
}

function place(places: readonly MeetingPlace[], { departureTown }: Tenant): string {
  const [only] = places;
  if (only === undefined) return departureTown;
  if (places.length > 1) return `${departureTown} (${places.length} pick-up stops)`.trim();
  return [only.name, only.address].filter((text) => text !== "").join(", ");
}

export async function departureIcs({ site, query }: FileRequest, [idText = "", dateText = ""]: readonly string[]) {
  const id = tourId(idText);
  if (id === null || !isIsoDate(dateText)) return MISSING;
  const tour = await site.content.get(tourDetail, { id });
  if (tour.status !== "ok") return tour;
  const { date: today } = site.now(tour.data.timeZone);
  const date = bookableDate(dateText, today);
  if (date === null) return MISSING;
  const departures = await site.content.departures(tour.data, date);
  if (departures.status !== "ok") return departures;
  const asked = query.get("session");
  const isBooked = query.has("booked");
  const ahead = departures.data.filter(({ hasLeft }) => !hasLeft);
  const departure: Departure | undefined = ahead.find((one) => one.id === asked);
  if (ahead.length === 0 || (asked !== null && departure === undefined)) return MISSING;
  const all = stopsOf(tour.data, departure);
  const stay = query.get("stay") ?? "";
  const [nearest] = stopsFor(stay, all);
  if (stay !== "" && nearest === undefined) site.doNotStore("no-match");
  const stops = nearest === undefined ? all : [nearest.stop];
  const leaves = departure && leavesAt(date, departure);
  const own = nearest?.stop.times[0];
  // The clock of a stop after midnight is another day's.
  const start = leaves && own !== undefined && own > leaves.time ? { ...leaves, time: own } : leaves;
  const waits = leaves && start ? Date.parse(`${date}T${start.time}Z`) - Date.parse(`${date}T${leaves.time}Z`) : 0;
  const { durationHours, days } = tour.data;
  const chosen = Object.entries({ date, session: departure?.id ?? "", stay: nearest === undefined ? "" : stay });
  const page = `${site.origin}${tourPagePath(id)}?${new URLSearchParams(chosen.filter(([, value]) => value)).toString()}`;
  // Without a number of hours a tour of several days ends with the last of them.
  const end = days && (days > 1 || start === undefined) ? Date.parse(`${addDays(date, days)}T00:00Z`) : null;
  const begin = Date.parse(`${start?.date ?? date}T${start?.time ?? "00:00"}Z`);
  const event = {
    uid: `${departure?.id ?? "day"}.${date}.tour-${id}@${new URL(site.origin).hostname}`,
    date: start?.date ?? date,
    time: start?.time ?? null,
    timeZone: zoneName(site.tenant, tour.data.timeZone),
    hours: durationHours === null ? end && (end - begin) / HOUR_MS : durationHours - waits / HOUR_MS,
    title: tour.data.title,
    place: place(stops, site.tenant),
    text: `${isBooked ? BOOKED_TEXT : "This note books nothing by itself."}\n\n${description(tour.data, page, stops, site.tenant)}`,
    isBooked,
    url: page,
  };
  return found({
    body: calendarFile(event, new Date()),
    type: "text/calendar; charset=utf-8",
    headers: { "content-disposition": `inline; filename="tour-${id}-${date}.ics"` },
  });
}

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
  isBooked: boolean;
}

/** Times by the clock of the place, as the calendar library takes them: without an offset. */
function times({ date, time, hours }: CalendarEvent) {
  if (time === null) {
    const days = Math.max(1, Math.ceil((hours ?? 0) / 24));
    return { allDay: true, start: `${date}T00:00`, end: `${addDays(date, days)}T00:00` };
  }
  const wallClock = (hoursLater: number) =>
    new Date(Date.parse(`${date}T${time}Z`) + hoursLater * HOUR_MS).toISOString().slice(0, 19);
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
    status: event.isBooked ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
  });
  return `${calendar.toString()}\r\n`;
}
