/** Links to the hotel search. Apart from the search itself (hotel-search.ts), which pages that only link to it do not load. */

import { addDays, type IsoDate } from "#app/domain/calendar/dates.ts";
import type { PlaceTile, Town } from "#app/domain/tour/places.ts";

export interface HotelSearch {
  destination: string;
  /** `YYYY-MM-DD`. */
  checkIn: string;
  checkOut: string;
  guests: number;
}

export type HotelPlace = Pick<PlaceTile, "slug" | "title">;

/** Places to search in: the town that tours leave from, then places with hotels, the nearest first; all places if neither is known. */
export function hotelPlaces(town: Pick<Town, "slug" | "title">, places: readonly PlaceTile[]): readonly HotelPlace[] {
  const distance = ({ miles }: PlaceTile) => miles ?? Infinity;
  const others = places
    .filter(({ slug, hasHotels }) => hasHotels && slug !== town.slug)
    .toSorted((a, b) => distance(a) - distance(b) || 0);
  const all = town.slug === "" ? others : [town, ...others];
  return all.length === 0 ? places : all;
}

/** Dates that are not chosen are left out. The place has a name of its own: the town that tours leave from is not where they go. */
export function hotelSearchQuery({ destination, checkIn, checkOut, guests }: HotelSearch): string {
  const dates: Record<string, string> = checkIn === "" && checkOut === "" ? {} : { checkIn, checkOut };
  return new URLSearchParams({ place: destination, ...dates, guests: String(guests) }).toString();
}

/** The hotel search with a place filled in, and with a night when it is known. @param place slug */
export function hotelHref(place: string, night: IsoDate | null = null): string {
  if (place === "") return "/hotel/";
  if (night === null) return `/hotel/?place=${place}`;
  return `/hotel/?${hotelSearchQuery({ destination: place, checkIn: night, checkOut: addDays(night, 1), guests: 2 })}`;
}
