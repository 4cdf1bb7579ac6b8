import type { Order } from "#app/domain/cart/order.ts";
import { keptBookings } from "./kept-bookings.ts";

function BookedItems({ items }: Pick<Order, "items">) {
  return (
    <ul role="list" className="result-list">
      {items.map(({ title, details, calendar }) => (
        <li key={title + details}>
          <strong>{title}</strong>
          <br />
          {details}
          {calendar === null ? null : (
            <>
              <br />
              <a href={calendar} className="text-link">
                Add to calendar
              </a>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** A purchase that another system of this host completed. */
export function OrderConfirmation({ order, onSeen }: { order: Order; onSeen: () => void }) {
  return (
    <section className="side-card order" aria-label="Your booking">
      <h2>You are booked</h2>
      <p className="lead">
        Your number is <strong>{order.number}</strong>
      </p>
      <BookedItems items={order.items} />
      {order.next.length === 0 ? null : (
        <>
          <h3>What happens next</h3>
          <ol>
            {order.next.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </>
      )}
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
            <BookedItems items={booking.items} />
            {booking.next.length === 0 ? null : <p className="cart-line-details">{booking.next.join(" ")}</p>}
          </li>
        ))}
      </ul>
      <p>
        <button type="button" className="button button-quiet" onClick={() => keptBookings.remove(bookings)}>
          Remove from this device
        </button>
      </p>
    </section>
  );
}
