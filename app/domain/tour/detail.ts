import { addMonths, daysInMonth, type IsoDate, isIsoDate, monthOf } from "#app/domain/calendar/dates.ts";
import type { Picture, Question } from "#app/domain/content/blocks.ts";
import type { SafeHtml } from "#app/domain/content/safe-html.ts";
import type { TourCategory } from "#app/operator/categories.ts";
import type { TourLength } from "./text.ts";

/** Degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

export interface Stop {
  /** `HH:MM`, those of several departures (`07:30 or 12:30`) or words (`Sunset`); "" when unknown. */
  time: string;
  title: string;
  text: string;
  /** null or absent when unknown. */
  at?: Coordinates | null;
}

/** Where the guests of an overnight tour sleep. */
export interface Stay {
  name: string;
  /** "" when there is nothing more to say. */
  text: string;
  /** null when there is none. */
  picture: Picture | null;
}

export interface MeetingPoint {
  name: string;
  address: string;
  time: string;
  note: string;
  /** null or absent when unknown. */
  at?: Coordinates | null;
}

/** Times are Las Vegas wall-clock times, money is US dollars; null or empty when unknown. */
export interface TourDetail extends TourLength {
  id: number;
  title: string;
  tags: string[];
  categories: string[];
  /** Header picture first; at least one. */
  pictures: Picture[];
  summary: string;
  description: SafeHtml;
  highlights: string[];
  /** From the Las Vegas Strip to the main stop, one way. */
  distanceMiles: number | null;
  coachHours: number | null;
  groupSizeMax: number | null;
  minimumAge: number | null;
  languages: string[];
  priceAdult: number | null;
  priceChild: number | null;
  /** What the price holds for ("Two people to a room; a single room adds $110"); absent or "" when there is nothing to say. */
  priceNote?: string;
  includes: string[];
  excludes: string[];
  itinerary: Stop[];
  /** null or absent when unknown, or when there is no night. */
  stay?: Stay | null;
  bring: string[];
  meetingPoints: MeetingPoint[];
  cancellation: string;
  /** Hours before departure until which cancellation is free; null when unknown. */
  freeCancellationHours: number | null;
  accessibility: string;
  timeZoneNote: string;
  faq: Question[];
  /** `YYYY-MM-DD` of the last change; absent or "" when unknown. */
  updated?: string;
}

/** One of a list in order; dates that are not listed have no departures. */
export interface SalesDate {
  date: IsoDate;
  /** Some departure has seats left. */
  available: boolean;
  /** The most seats left on one departure; null or absent when unknown. */
  remaining?: number | null;
  priceFrom: number | null;
}

export interface Departure {
  id: string;
  /** `HH:MM`, Las Vegas time. */
  time: string;
  /** After the midnight that ends the day it is sold on. */
  isNextDay?: true;
  /** 0: sold out, or it has left. */
  remaining: number | null;
  hasLeft?: true;
  priceAdult: number | null;
  priceChild: number | null;
}

export type { TourCategory };

/** Identifiers that may become part of a call (docs/threats.md T6). */
const TOUR_ID = /^[1-9][0-9]{0,11}$/;
const LINK_SLUG = /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/;
const DEPARTURE_ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;
const MAX_ORIGINAL_URL_CHARS = 512;

export function tourId(text: string): number | null {
  return TOUR_ID.test(text) ? Number(text) : null;
}

export function isLinkSlug(text: string): boolean {
  return LINK_SLUG.test(text) && !text.includes("..");
}

export function isDepartureId(text: string): boolean {
  return DEPARTURE_ID.test(text);
}

/**
 * The tour an `original_url` names: its last path segment. The URL is never fetched and never a redirect target
 * (specification 10.3, docs/threats.md T18).
 *
 * @returns null for everything but a plain path of this site or of the base site
 */
export function linkSlug(originalUrl: string, baseSiteUrl: string): string | null {
  if (originalUrl.length > MAX_ORIGINAL_URL_CHARS || !/^[\x21-\x7e]+$/.test(originalUrl)) return null;
  if (originalUrl.includes("\\") || originalUrl.startsWith("//")) return null;
  const path = originalUrl.startsWith(`${baseSiteUrl}/`) ? originalUrl.slice(baseSiteUrl.length) : originalUrl;
  if (!path.startsWith("/") || path.startsWith("//")) return null;
  const [pathname = ""] = path.split(/[?#]/, 1);
  const segments = pathname.split("/").slice(1);
  if (segments.at(-1) === "") segments.pop();
  return segments.length > 0 && segments.every(isLinkSlug) ? (segments.at(-1) ?? null) : null;
}

export function calendarFileHref(tour: number, date: IsoDate, session: string): string {
  return `${tourPagePath(tour)}/${date}.ics?${new URLSearchParams({ session }).toString()}`;
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
