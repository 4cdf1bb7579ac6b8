import { addMonths, daysInMonth, type IsoDate, isIsoDate, monthOf } from "#app/domain/calendar/dates.ts";
import { decodedPath } from "#app/domain/names/paths.ts";
import type { Departure, SalesDate } from "#app/operator/sales.ts";
import type { MeetingPoint, Stop, TourDetail } from "#app/operator/tour-detail.ts";

/** Degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

export type { Departure, MeetingPoint, SalesDate, Stop, TourDetail };

/** Identifiers that may become part of a call (docs/threats.md T6). */
const TOUR_ID = /^[1-9][0-9]{0,11}$/;
const LINK_SLUG = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._~-]{0,127}$/u;
const MAX_ORIGINAL_URL_CHARS = 512;

export function tourId(text: string): number | null {
  return TOUR_ID.test(text) ? Number(text) : null;
}

/**
 * The tour an `original_url` names: its last path segment. The URL is never fetched and never a redirect target
 * (specification 10.3, docs/threats.md T18).
 *
 * @returns null for everything but a plain path of this site or of the base site
 */
export function linkSlug(originalUrl: string, baseSiteUrl: string): string | null {
  if (originalUrl.length > MAX_ORIGINAL_URL_CHARS || /[\s\\\p{C}]/u.test(originalUrl)) return null;
  const path = originalUrl.startsWith(`${baseSiteUrl}/`) ? originalUrl.slice(baseSiteUrl.length) : originalUrl;
  if (!path.startsWith("/") || path.startsWith("//")) return null;
  const [pathname = ""] = path.split(/[?#]/, 1);
  const segments = decodedPath(pathname)?.split("/").slice(1) ?? [];
  if (segments.at(-1) === "") segments.pop();
  const areSlugs = segments.every((text) => LINK_SLUG.test(text) && !text.includes(".."));
  return areSlugs ? (segments.at(-1) ?? null) : null;
}

/**
 * The calendar file of a tour's day.
 *
 * @param session of one departure; "" for the day
 * @param stay where the guests stay, or their stop; "" for all stops
 * @param isBooked it is no plan any more
 */
export function calendarFileHref(tour: number, date: IsoDate, session = "", stay = "", isBooked = false): string {
  const booked = isBooked ? "yes" : "";
  const asked = Object.entries({ session, stay, booked }).filter(([, value]) => value !== "");
  const query = new URLSearchParams(asked).toString();
  return `${tourPagePath(tour)}/${date}.ics${query === "" ? "" : `?${query}`}`;
}

/** The canonical path of a tour. */
export function tourPagePath(id: number): string {
  return `/tours/${id}`;
}

/** The dates on which some departure has seats, not before `today`. */
export function openDates(dates: readonly SalesDate[], today: IsoDate): SalesDate[] {
  return dates.filter(({ date, available }) => available && date >= today);
}

/** Months in the calendar after the current one. */
const MONTHS_AHEAD = 12;

/** The last day that calendars show: they show whole months. */
export function lastBookableDate(today: IsoDate): IsoDate {
  const month = addMonths(monthOf(today), MONTHS_AHEAD);
  return `${month}-${daysInMonth(month)}`;
}

/** None later than calendars show, so that requests cannot fill a cache with dates. */
export function bookableDate(text: string | null, today: IsoDate): IsoDate | null {
  if (text === null || !isIsoDate(text) || text < today) return null;
  return text <= lastBookableDate(today) ? text : null;
}
