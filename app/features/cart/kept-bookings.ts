/**
 * The bookings that were made on this device, in its own storage: a guest has no account to find them in. Every page keeps them,
 * only the cart shows them.
 */

import { useEffect } from "react";
import { chosenTours } from "#app/components/chosen-tours.ts";
import { deviceList } from "#app/components/device-list.ts";
import { withoutBooked } from "#app/domain/cart/chosen-tour.ts";
import { type Order, storedBookings, withBooking } from "#app/domain/cart/order.ts";

const bookings = deviceList("bookings", storedBookings);

/** Replaces what is kept; an empty list forgets all. */
export const keepBookings = bookings.keep;

/** The newest first. */
export const useKeptBookings = bookings.useList;

/** Keeps a booking as soon as any page learns of it: the next one would replace it. Renders nothing. */
export function KeepBooking({ order }: { order: Order | null }) {
  const number = order?.number;
  useEffect(() => {
    if (order === null || bookings.current().some((other) => other.number === number)) return;
    bookings.keep(withBooking(bookings.current(), order));
    chosenTours.keep(withoutBooked(chosenTours.current(), order));
  }, [number, order]);
  return null;
}
