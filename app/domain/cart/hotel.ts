import { daysBetween, isIsoDate } from "#app/domain/calendar/dates.ts";

export interface HotelSearch {
  destination: string;
  /** `YYYY-MM-DD`. */
  checkIn: string;
  checkOut: string;
  guests: number;
}

export interface Room {
  name: string;
  board: string;
  rateKey: string;
  /** US dollars for the whole stay. */
  net: number;
}

export interface Hotel {
  id: string;
  name: string;
  area: string;
  summary: string;
  image: string;
  rooms: Room[];
}

export const MAX_GUESTS = 8;

export interface HotelSearchProblem {
  field: keyof HotelSearch;
  text: string;
}

export function hotelSearchProblem(search: HotelSearch): HotelSearchProblem | null {
  const { destination, checkIn, checkOut, guests } = search;
  if (destination === "") return { field: "destination", text: "Please choose a destination." };
  if (!isIsoDate(checkIn)) return { field: "checkIn", text: "Please choose both dates." };
  if (!isIsoDate(checkOut)) return { field: "checkOut", text: "Please choose both dates." };
  const nights = daysBetween(checkIn, checkOut);
  if (nights < 1) return { field: "checkOut", text: "Check-out must be after check-in." };
  if (nights > 30) return { field: "checkOut", text: "Stays are 30 nights at most." };
  if (!Number.isInteger(guests) || guests < 1 || guests > MAX_GUESTS) {
    return { field: "guests", text: `We can take 1 to ${MAX_GUESTS} guests.` };
  }
  return null;
}
