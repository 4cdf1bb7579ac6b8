/** A tour as its own page knows it, its dates and departures, and the identifiers that lead to them. */

import { type IsoDate, isIsoDate } from "#app/domain/calendar/dates.ts";
import type { Picture, Question } from "#app/domain/content/blocks.ts";
import type { SafeHtml } from "#app/domain/content/safe-html.ts";

export interface Stop {
  /** `HH:MM`, or "" for a stop without a fixed time. */
  time: string;
  title: string;
  text: string;
}

export interface MeetingPoint {
  name: string;
  address: string;
  /** `HH:MM` or "". */
  time: string;
  note: string;
}

/** Times are Las Vegas wall-clock times, money is US dollars; null or empty where the operator says nothing. */
export interface TourDetail {
  id: number;
  title: string;
  tags: string[];
  categories: string[];
  /** The header picture first; at least one. */
  pictures: Picture[];
  summary: string;
  description: SafeHtml;
  highlights: string[];
  durationHours: number | null;
  overnight: boolean;
  /** Miles from the Las Vegas Strip to the main stop, one way, and hours by coach. */
  distanceMiles: number | null;
  coachHours: number | null;
  groupSizeMax: number | null;
  minimumAge: number | null;
  languages: string[];
  priceAdult: number | null;
  priceChild: number | null;
  includes: string[];
  excludes: string[];
  itinerary: Stop[];
  bring: string[];
  meetingPoints: MeetingPoint[];
  cancellation: string;
  /** Hours before departure until which cancelling costs nothing; absent or null when the operator does not say. */
  freeCancellationHours?: number | null;
  accessibility: string;
  timeZoneNote: string;
  faq: Question[];
  /** `YYYY-MM-DD` of the last change; absent or "" when nobody says. */
  updated?: string;
}

/** A date with a departure; dates that are not listed have none. */
export interface SalesDate {
  date: IsoDate;
  /** There are seats left on a departure of it. */
  available: boolean;
  priceFrom: number | null;
}

/** A departure. */
export interface Session {
  id: string;
  /** `HH:MM`, Las Vegas time. */
  time: string;
  remaining: number | null;
  priceAdult: number | null;
  priceChild: number | null;
}

export interface TourCategory {
  id: number;
  slug: string;
  title: string;
  description: string;
  image: string;
}

/** Threats T6: what an address may put into a call. */
const TOUR_ID = /^[1-9][0-9]{0,11}$/;
const LINK_SLUG = /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/;
const SESSION_ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;
/** Threats T18. */
const MAX_ORIGINAL_URL_CHARS = 512;

/** The tour id in an address (`/tours/101`), else null. */
export function tourId(text: string): number | null {
  return TOUR_ID.test(text) ? Number(text) : null;
}

export function isLinkSlug(text: string): boolean {
  return LINK_SLUG.test(text) && !text.includes("..");
}

export function isSessionId(text: string): boolean {
  return SESSION_ID.test(text);
}

/**
 * The name of the tour that an `original_url` means: its last path segment. The address is data: it is never fetched
 * and never a redirect target (specification 10.3, docs/threats.md T18).
 *
 * @param baseSiteUrl the one other site whose addresses are understood
 * @returns null for everything that is not plainly a path of this site or of the base site
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

/** Product.md 3.13: booking goes on at the base site, by way of the `/search` rule. */
export function bookingHref(tour: number, date: IsoDate, session: string): string {
  return `/search?${new URLSearchParams({ tour: String(tour), date, session }).toString()}`;
}

/** A departure for a visitor's own calendar (app/machine-readable/departure-ics.ts). */
export function calendarFileHref(tour: number, date: IsoDate, session: string): string {
  return `${tourPagePath(tour)}/${date}.ics?${new URLSearchParams({ session }).toString()}`;
}

/** `/tours/{id}`: the one address of a tour that search engines are told about. */
export function tourPagePath(id: number): string {
  return `/tours/${id}`;
}

/** A date somebody asked for that could be on sale: a year ahead at most, so that nobody fills a cache with dates. */
export function bookableDate(text: string | null, today: IsoDate): IsoDate | null {
  if (text === null || !isIsoDate(text) || text < today) return null;
  const lastYear = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  return text <= lastYear ? text : null;
}
