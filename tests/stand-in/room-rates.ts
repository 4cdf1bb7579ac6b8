/** Rates of hotel rooms. A rate key encodes hotel, room, dates and guests; its price is computed from them. */

import { addDays, daysBetween, isIsoDate, weekdayOf } from "#app/domain/calendar/dates.ts";
import { type HotelSeed, hotels, type RoomSeed } from "./seed/seed.ts";
import { plural, shortDate } from "./written.ts";

interface Stay {
  checkIn: string;
  checkOut: string;
  guests: number;
}

const DAY_MS = 86_400_000;

export function nightsOf({ checkIn, checkOut }: Pick<Stay, "checkIn" | "checkOut">): number {
  return isIsoDate(checkIn) && isIsoDate(checkOut) ? daysBetween(checkIn, checkOut) : 0;
}

export function rateKey(hotelId: number, roomCode: string, { checkIn, checkOut, guests }: Stay): string {
  return `hbx|${hotelId}|${roomCode}|${checkIn}|${checkOut}|${guests}`;
}

/** US dollars: 20 % more on Friday and Saturday nights, 15 dollars a night for every guest above two. */
export function netOf(nightly: number, { checkIn, checkOut, guests }: Stay): number {
  let cents = 0;
  for (let night = 0; night < nightsOf({ checkIn, checkOut }); night += 1) {
    const weekday = weekdayOf(addDays(checkIn, night));
    cents += Math.round(nightly * (weekday === 5 || weekday === 6 ? 120 : 100));
    cents += Math.max(0, guests - 2) * 1500;
  }
  return cents / 100;
}

/** The hotel's summary has the hour. */
function describe({ checkIn, checkOut, guests }: Stay, board: string, { area, summary }: HotelSeed): string {
  const where = [area, /Check-in from \d+ [AP]M/.exec(summary)?.[0].replace("C", "c")];
  const days = `${shortDate(checkIn)} to ${shortDate(checkOut)}, ${checkOut.slice(0, 4)}`;
  const words = [plural(nightsOf({ checkIn, checkOut }), "night"), plural(guests, "guest"), board.toLowerCase()];
  return `${where.filter(Boolean).join(", ")}: ${days}: ${words.join(", ")}`;
}

function taxesOf({ taxes }: RoomSeed, stay: Pick<Stay, "checkIn" | "checkOut">) {
  if (taxes?.known === "nothing") return null;
  if (taxes?.known !== "all") return { allIncluded: taxes === undefined };
  const amountOf = (nightly: number) => (Math.round(nightly * 100) * nightsOf(stay)) / 100;
  return {
    allIncluded: false,
    fees: taxes.fees.map(({ nightly, ...fee }) => ({ ...fee, amount: amountOf(nightly).toFixed(2) })),
  };
}

/** As a hotel's rate says them. */
export function termsOf(room: RoomSeed, stay: Pick<Stay, "checkIn" | "checkOut">) {
  const { freeDays, nightly } = room;
  const taxes = taxesOf(room, stay);
  if (freeDays === undefined) return { taxes, rateClass: "NRF", cancellationPolicies: [] };
  const last = addDays(stay.checkIn, -freeDays);
  return {
    taxes,
    rateClass: "NOR",
    cancellationPolicies: [{ amount: nightly.toFixed(2), from: `${last}T23:59:00-08:00` }],
  };
}

/** @returns null for an unknown rate key, and for one whose first night has passed */
export function offerOf(key: string) {
  const [provider, hotelId, roomCode, checkIn = "", checkOut = "", guestText] = key.split("|");
  const guests = Number(guestText);
  if (provider !== "hbx" || !Number.isInteger(guests) || guests < 1 || !(nightsOf({ checkIn, checkOut }) >= 1))
    return null;
  // A day's grace: "today" depends on the visitor's time zone.
  if (Date.parse(checkIn) < Date.now() - 2 * DAY_MS) return null;
  const hotel = hotels.find(({ id }) => String(id) === hotelId);
  const room = hotel?.rooms.find(({ code }) => code === roomCode);
  if (hotel === undefined || room === undefined) return null;
  return {
    hotel: hotel.name,
    room: room.name,
    details: describe({ checkIn, checkOut, guests }, room.board, hotel),
    image: hotel.image,
    /** US dollars for the whole stay. */
    net: netOf(room.nightly, { checkIn, checkOut, guests }),
    stay: { destination: hotel.destination, checkIn, checkOut, guests },
    terms: termsOf(room, { checkIn, checkOut }),
    /** Why, in the operator's words; null: it is on sale. */
    soldOut: room.soldOut ?? null,
  };
}

export type Offer = NonNullable<ReturnType<typeof offerOf>>;
