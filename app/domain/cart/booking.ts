/** The availability check before a room goes into the cart (specification 3 and 5). */

import type { RoomRate } from "./cart.ts";

/** Specification 9: the provider code. */
const PROVIDER = "hbx";

/** Body of `POST /api/booking/check`. */
export function bookingCheckRequest(bookingRoomReference: string) {
  return { bookingRoomReference, provider: PROVIDER };
}

export interface BookingCheckAnswer {
  isAvailable: boolean;
  errMsg: string | null;
  roomsRate: RoomRate[];
}

export type Availability = { available: true; roomsRate: RoomRate[] } | { available: false; reason: string };

/** Specification 5: "rejects when isAvailable is false, with the server's errMsg as the reason. Otherwise roomsRate." */
export function availabilityOf({ isAvailable, errMsg, roomsRate }: BookingCheckAnswer): Availability {
  if (isAvailable) return { available: true, roomsRate };
  return { available: false, reason: errMsg ?? "This room is no longer available for these dates." };
}
