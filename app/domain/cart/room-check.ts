import type { BookingCheck } from "#app/operator/rooms.ts";
import type { RoomRate } from "./cart-lines.ts";

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
