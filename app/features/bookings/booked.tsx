import type { ReactNode } from "react";
import { AppLink } from "#app/components/app-link.tsx";
import { useFormat, useTenant } from "#app/components/use-tenant.ts";
import { BOOKING_PATH } from "#app/domain/booking/my-booking.ts";
import type { Order } from "#app/domain/cart/order.ts";
import { keptBookings } from "./kept-bookings.ts";

interface Props {
  booking: Order;
  /** How to reach the tenant; absent where the page says it elsewhere. */
  contact?: ReactNode;
}

/**
 * What was booked and what it costs, what the guest does next, until when to cancel and whom to call: all that is on paper, too. Of a
 * canceled booking, what it was.
 */
export function Booked({ booking, contact = null }: Props) {
  const { money } = useFormat();
  const { items, canceled } = booking;
  const { total, next, cancelTerms } = canceled ? { total: null, next: [], cancelTerms: "" } : booking;
  return (
    <>
      <ul role="list" className="result-list">
        {items.map(({ title, details, calendar }) => (
          <li key={title + details}>
            <strong>{title}</strong>
            <br />
            {details}
            {calendar === null || canceled ? null : (
              <>
                <br />
                <a href={calendar} className="text-link" rel="nofollow">
                  Add to calendar
                </a>
              </>
            )}
          </li>
        ))}
      </ul>
      {total === null ? null : (
        <p>
          Total <strong>{money(total)}</strong>
        </p>
      )}
      {next.length === 0 ? null : (
        <>
          <h3>What happens next</h3>
          <ol>
            {next.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </>
      )}
      {cancelTerms === "" ? null : <p>Canceling: {cancelTerms}</p>}
      {contact === null ? null : <p>{contact}</p>}
    </>
  );
}

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

interface ConfirmationProps {
  order: Order;
  contact: ReactNode;
  onSeen: () => void;
}

/** A purchase that another system of this host completed. */
export function OrderConfirmation({ order, contact, onSeen }: ConfirmationProps) {
  const isCanceled = keptBookings.useList().some(({ number, canceled }) => canceled && number === order.number);
  return isCanceled ? null : (
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

/** @param shown the number that is confirmed above, unless it is canceled */
export function KeptBookings({ shown }: { shown: string | undefined }) {
  const bookings = keptBookings.useList().filter(({ number, canceled }) => canceled || number !== shown);
  if (bookings.length === 0) return null;
  return (
    <section className="kept-bookings" aria-labelledby="kept-bookings">
      <h2 id="kept-bookings">Your bookings on this device</h2>
      <ul role="list" className="result-list">
        {bookings.map((booking) => (
          <li key={booking.number}>
            <p>
              {booking.canceled ? "Canceled: " : "Number "}
              <strong>{booking.number}</strong>
            </p>
            <Booked booking={booking} />
          </li>
        ))}
      </ul>
      <MyBookingLink />
      <p>
        <button type="button" className="button button-quiet" onClick={() => keptBookings.remove(bookings)}>
          Remove bookings from this device
        </button>
      </p>
    </section>
  );
}
