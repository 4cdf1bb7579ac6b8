/** The search for rooms, and the check of the one that is chosen. */

import { addDays, daysBetween, type IsoDate, isIsoDate } from "#app/domain/calendar/dates.ts";
import { sumOf } from "#app/domain/locale/amounts.ts";
import { askedParty, partySize, readCount } from "#app/domain/tour/party.ts";
import type { BookingCheck, FoundHotel, RateTerms, RoomRate } from "#app/operator/rooms.ts";
import type { HotelPlace, HotelSearch } from "./hotel-link.ts";
import { isWhole } from "./terms.ts";

export type Room = FoundHotel["rooms"][0] & {
  /** The rate of the second room of a pair. */
  second?: RoomRate;
};

/** The rooms are those of one search, or pairs of two. */
export interface Hotel extends Omit<FoundHotel, "rooms"> {
  rooms: Room[];
}

export const MAX_GUESTS = 8;

export interface HotelSearchProblem {
  field: keyof HotelSearch;
  text: string;
}

/** @param today at the place */
export function hotelSearchProblem(search: HotelSearch, today: IsoDate): HotelSearchProblem | null {
  const { destination, checkIn, checkOut, guests } = search;
  if (destination === "") return { field: "destination", text: "Please choose a destination." };
  if (!isIsoDate(checkIn)) return { field: "checkIn", text: "Please choose both dates." };
  if (!isIsoDate(checkOut)) return { field: "checkOut", text: "Please choose both dates." };
  if (checkIn < today) return { field: "checkIn", text: "Check-in has passed. Please choose another day." };
  const nights = daysBetween(checkIn, checkOut);
  if (nights < 1) return { field: "checkOut", text: "Check-out must be after check-in." };
  if (nights > 30) return { field: "checkOut", text: "Stays are 30 nights at most." };
  if (!Number.isInteger(guests) || guests < 1 || guests > MAX_GUESTS) {
    return { field: "guests", text: `We can take 1 to ${MAX_GUESTS} guests.` };
  }
  return null;
}

/**
 * A search from the query of its page, which may have the visit instead: its destination, and a night of its first day. What is
 * missing, unreadable or none of the places is empty, or 0 guests.
 */
export function askedHotelSearch(query: URLSearchParams, places: readonly HotelPlace[]): HotelSearch {
  const text = (name: string) => query.get(name) ?? "";
  const date = (name: string) => (isIsoDate(text(name)) ? text(name) : "");
  const party = askedParty(query);
  const guests = /^\d{1,2}$/.test(text("guests")) ? Number(text("guests")) : party === null ? 0 : partySize(party);
  const place = text("place") || text("destination");
  const destination = places.some(({ slug }) => slug === place) ? place : "";
  if (query.has("checkIn") || query.has("checkOut")) {
    return { destination, checkIn: date("checkIn"), checkOut: date("checkOut"), guests };
  }
  const night = date("date");
  return {
    destination,
    checkIn: night,
    checkOut: night === "" ? "" : addDays(night, readCount(text("days")) || 1),
    guests,
  };
}

/** Fills in what a search leaves open but its dates, which are the visitor's to choose: the first place, for two. */
export function withDefaults(asked: HotelSearch, places: readonly HotelPlace[]): HotelSearch {
  return { ...asked, destination: asked.destination || (places[0]?.slug ?? ""), guests: asked.guests || 2 };
}

/** True if neither date was chosen yet: then nothing is wrong, and nothing can be searched. */
export const isWithoutDates = ({ checkIn, checkOut }: HotelSearch) => checkIn === "" && checkOut === "";

/** The two searches that a party is split into when no room is large enough for all; null for a guest alone. */
export function splitParty(search: HotelSearch): [HotelSearch, HotelSearch] | null {
  if (search.guests < 2) return null;
  const larger = Math.ceil(search.guests / 2);
  return [
    { ...search, guests: larger },
    { ...search, guests: search.guests - larger },
  ];
}

/** What holds for both. */
function termsOfBoth(one: RateTerms, other: RateTerms): RateTerms {
  const a = one.freeUntil;
  const b = other.freeUntil;
  return {
    taxesIncluded: one.taxesIncluded === other.taxesIncluded ? one.taxesIncluded : null,
    fees: isWhole(one) && isWhole(other) ? [...one.fees, ...other.fees] : [],
    freeUntil: a === "never" || b === "never" ? "never" : a === null || b === null ? null : a < b ? a : b,
  };
}

/** Rooms of the same kind, one for each half of a party, with the sum of their rates. */
export function pairedRooms(larger: readonly Hotel[], smaller: readonly Hotel[]): Hotel[] {
  const rooms = new Map(smaller.flatMap((hotel) => hotel.rooms.map((room) => [`${hotel.id} ${room.name}`, room])));
  return larger
    .map((hotel) => ({
      ...hotel,
      rooms: hotel.rooms.flatMap((room) => {
        const second = rooms.get(`${hotel.id} ${room.name}`);
        if (second === undefined) return [];
        return [
          {
            ...room,
            name: `Two rooms: ${room.name}`,
            net: sumOf([room.net, second.net]),
            terms: termsOfBoth(room.terms, second.terms),
            second: { rateKey: second.rateKey, net: second.net },
          },
        ];
      }),
    }))
    .filter(({ rooms }) => rooms.length > 0);
}

/** Specification 9: the provider code. */
const PROVIDER = "hbx";

export function bookingCheckRequest(bookingRoomReference: string) {
  return { bookingRoomReference, provider: PROVIDER };
}

export type RoomAvailability = { available: true; roomsRate: RoomRate[] } | { available: false; reason: string };

/** Specification 5: rejects with the server's errMsg when isAvailable is false, else returns roomsRate. */
export function availabilityOf({ isAvailable, errMsg, roomsRate }: BookingCheck): RoomAvailability {
  if (isAvailable) return { available: true, roomsRate };
  return { available: false, reason: errMsg || "This room is no longer available for these dates." };
}

/**
 * The rate to add for a room that was checked. A check may answer several rates, with breakfast for example: one is booked.
 *
 * @returns null without a rate
 */
export function chosenRate(rates: readonly RoomRate[], rateKey: string): RoomRate | null {
  return rates.find((rate) => rate.rateKey === rateKey) ?? rates[0] ?? null;
}
