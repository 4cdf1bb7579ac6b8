/** Rates of rooms: a rate key says hotel, room, dates and guests; its price is computed from those. */

import type { HotelSeed } from "./seed/hotels.ts";

interface Stay {
  checkIn: string;
  checkOut: string;
  guests: number;
}

export interface Offer {
  hotel: string;
  room: string;
  details: string;
  image: string;
  /** US dollars for the whole stay. */
  net: number;
  /** The operator's reason when the room is gone. */
  soldOut: string | null;
}

const DAY_MS = 86_400_000;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

export function nightsOf({ checkIn, checkOut }: Pick<Stay, "checkIn" | "checkOut">): number {
  if (!DATE.test(checkIn) || !DATE.test(checkOut)) return 0;
  return (Date.parse(checkOut) - Date.parse(checkIn)) / DAY_MS;
}

export function rateKey(hotelId: number, roomCode: string, { checkIn, checkOut, guests }: Stay): string {
  return `hbx|${hotelId}|${roomCode}|${checkIn}|${checkOut}|${guests}`;
}

/** Friday and Saturday nights cost a fifth more, every guest above two 15 dollars a night. */
export function netOf(nightly: number, { checkIn, checkOut, guests }: Stay): number {
  const first = Date.parse(checkIn);
  let cents = 0;
  for (let night = 0; night < nightsOf({ checkIn, checkOut }); night += 1) {
    const weekday = new Date(first + night * DAY_MS).getUTCDay();
    cents += Math.round(nightly * (weekday === 5 || weekday === 6 ? 120 : 100));
    cents += Math.max(0, guests - 2) * 1500;
  }
  return cents / 100;
}

/** What a rate key stands for; null when it is none of ours. */
export async function offerOf(db: D1Database, key: string): Promise<Offer | null> {
  const [provider, hotelId, roomCode, checkIn = "", checkOut = "", guestText] = key.split("|");
  const guests = Number(guestText);
  const nights = nightsOf({ checkIn, checkOut });
  if (provider !== "hbx" || !Number.isInteger(guests) || guests < 1 || !(nights >= 1)) return null;
  const row = await db.prepare("SELECT data FROM hotels WHERE id = ?").bind(Number(hotelId)).first<{ data: string }>();
  const hotel = row === null ? null : (JSON.parse(row.data) as HotelSeed);
  const room = hotel?.rooms.find(({ code }) => code === roomCode);
  if (hotel === null || room === undefined) return null;
  return {
    hotel: hotel.name,
    room: room.name,
    details: `${checkIn} to ${checkOut}, ${nights} ${nights === 1 ? "night" : "nights"}, ${guests} ${guests === 1 ? "guest" : "guests"}, ${room.board}`,
    image: hotel.image,
    net: netOf(room.nightly, { checkIn, checkOut, guests }),
    soldOut: room.soldOut ?? null,
  };
}
