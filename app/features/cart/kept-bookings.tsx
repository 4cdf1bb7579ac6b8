/** The bookings that were made on this device, in its own storage: a guest has no account to find them in. */

import { useEffect, useSyncExternalStore } from "react";
import { type Order, storedBookings, withBooking } from "#app/domain/cart/order.ts";
import { BookedItems } from "./order-confirmation.tsx";

const KEY = "bookings";
const NONE: readonly Order[] = [];

let kept: readonly Order[] | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function current(): readonly Order[] {
  if (kept !== null) return kept;
  try {
    kept = storedBookings(localStorage.getItem(KEY));
  } catch {
    // Storage is off.
    kept = NONE;
  }
  return kept;
}

function keep(bookings: readonly Order[]): void {
  kept = bookings;
  try {
    if (bookings.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(bookings));
  } catch {
    // Storage is off or full.
  }
  for (const listener of listeners) listener();
}

/** Keeps a booking as soon as any page learns of it: the next one would replace it. Renders nothing. */
export function KeepBooking({ order }: { order: Order | null }) {
  const number = order?.number;
  useEffect(() => {
    if (order !== null && !current().some((other) => other.number === number)) keep(withBooking(current(), order));
  }, [number, order]);
  return null;
}

/** @param shown the number that is confirmed above */
export function KeptBookings({ shown }: { shown: string | undefined }) {
  const bookings = useSyncExternalStore(subscribe, current, () => NONE).filter(({ number }) => number !== shown);
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
        <button type="button" className="button button-quiet" onClick={() => keep(NONE)}>
          Forget them here
        </button>
      </p>
    </section>
  );
}
