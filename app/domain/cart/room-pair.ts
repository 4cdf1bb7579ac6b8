/** Two rooms of a kind, for a party that no room takes. */

import { sumOf } from "#app/domain/locale/amounts.ts";
import type { HotelSearch } from "./hotel-link.ts";
import type { Hotel } from "./hotel-search.ts";
import { isWhole, type RateTerms } from "./terms.ts";

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
