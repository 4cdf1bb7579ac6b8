/** Links to the hotel search. Apart from the search itself (hotel.ts), which pages that only link to it do not load. */

import { addDays, type IsoDate } from "#app/domain/calendar/dates.ts";
import { DESTINATIONS, type Destination } from "#app/domain/tour/destinations.ts";

export interface HotelSearch {
  destination: string;
  /** `YYYY-MM-DD`. */
  checkIn: string;
  checkOut: string;
  guests: number;
}

export const LAS_VEGAS = "las-vegas";

export type HotelPlace = Pick<Destination, "slug" | "title">;

/** Las Vegas, and the destinations with hotels, the nearest first. */
export const HOTEL_PLACES: readonly HotelPlace[] = [
  { slug: LAS_VEGAS, title: "Las Vegas" },
  ...DESTINATIONS.filter(({ hasHotels }) => hasHotels).toSorted((a, b) => a.miles - b.miles),
];

export function hotelSearchQuery({ destination, checkIn, checkOut, guests }: HotelSearch): string {
  return new URLSearchParams({ destination, checkIn, checkOut, guests: String(guests) }).toString();
}

/** The hotel search with a place filled in, and with a night when it is known; null for a place without hotels. */
export function hotelHref(place: string, night: IsoDate | null = null): string | null {
  if (!HOTEL_PLACES.some(({ slug }) => slug === place)) return null;
  if (night === null) return `/hotel/?destination=${place}`;
  return `/hotel/?${hotelSearchQuery({ destination: place, checkIn: night, checkOut: addDays(night, 1), guests: 2 })}`;
}
