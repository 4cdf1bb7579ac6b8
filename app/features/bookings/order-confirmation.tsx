import type { ReactNode } from "react";
import { AppLink } from "#app/components/app-link.tsx";
import { useTenant } from "#app/components/use-tenant.ts";
import { BOOKING_PATH } from "#app/domain/booking/my-booking.ts";
import type { Order } from "#app/domain/cart/order.ts";
import { Booked } from "./booked.tsx";
import { keptBookings } from "./kept-bookings.ts";

function MyBookingLink() {
  if (!useTenant().myBooking) return null;
  return (
    <p className="booking-link">
      <AppLink href={BOOKING_PATH} className="text-link">
        See or cancel a booking
      </AppLink>
    </p>
  );
}

interface Props {
  order: Order;
  contact: ReactNode;
  onSeen: () => void;
}

/** A purchase that another system of this host completed. */
export function OrderConfirmation({ order, contact, onSeen }: Props) {
  return (
    <section className="side-card order" aria-label="Your booking">
      <h2>You are booked</h2>
      <p className="lead">
        Your number is <strong>{order.number}</strong>
      </p>
      <Booked booking={order} contact={contact} />
      <MyBookingLink />
      <p>
        <button type="button" className="button button-quiet" onClick={onSeen}>
          Done
        </button>
      </p>
    </section>
  );
}

/** @param shown the number that is confirmed above */
export function KeptBookings({ shown }: { shown: string | undefined }) {
  const bookings = keptBookings.useList().filter(({ number }) => number !== shown);
  if (bookings.length === 0) return null;
  return (
    <section className="kept-bookings" aria-labelledby="kept-bookings">
      <h2 id="kept-bookings">Your bookings on this device</h2>
      <ul role="list" className="result-list">
        {bookings.map((booking) => (
          <li key={booking.number}>
            <p>
              Number <strong>{booking.number}</strong>
            </p>
            <Booked booking={booking} />
          </li>
        ))}
      </ul>
      <MyBookingLink />
      <p>
        <button type="button" className="button button-quiet" onClick={() => keptBookings.remove(bookings)}>
          Remove from this device
        </button>
      </p>
    </section>
  );
}
