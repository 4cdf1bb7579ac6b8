/**
 * The bookings that were made on this device, in its own storage: a guest has no account to find them in. Every page keeps them,
 * only the cart shows them.
 */

import { useEffect } from "react";
import { deviceList } from "#app/components/device-list.ts";
import { chosenTours } from "#app/components/kept-tours.ts";
import { bookedOf } from "#app/domain/cart/chosen-tour.ts";
import { type Order, readOrder } from "#app/domain/cart/order.ts";

export const keptBookings = deviceList({
  name: "bookings",
  read: readOrder,
  idOf: ({ number }) => number,
  most: 20,
  lost: "Your booking",
});

/** Keeps a booking, unless this device has it; the chosen tours that it has booked are none any more. */
export function keepBooking(order: Order): void {
  if (keptBookings.current().some(({ number }) => number === order.number)) return;
  keptBookings.keep(order);
  chosenTours.remove(bookedOf(chosenTours.current(), order));
}

/** What this device has of a booking is canceled. */
export function keepCanceled(number: string): void {
  const kept = keptBookings.current().find((booking) => booking.number === number);
  if (kept !== undefined && !kept.canceled) keptBookings.keep({ ...kept, canceled: true });
}

/** Keeps a booking as soon as any page learns of it: the next one would replace it. Renders nothing. */
export function KeepBooking({ order }: { order: Order | null }) {
  useEffect(() => {
    if (order !== null) keepBooking(order);
  }, [order]);
  return null;
}
