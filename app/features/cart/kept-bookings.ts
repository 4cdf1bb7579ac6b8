/**
 * The bookings that were made on this device, in its own storage: a guest has no account to find them in. Every page keeps them,
 * only the cart shows them.
 */

import { useEffect, useSyncExternalStore } from "react";
import { type Order, storedBookings, withBooking } from "#app/domain/cart/order.ts";

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

/** Replaces what is kept; an empty list forgets all. */
export function keepBookings(bookings: readonly Order[]): void {
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
    if (order !== null && !current().some((other) => other.number === number))
      keepBookings(withBooking(current(), order));
  }, [number, order]);
  return null;
}

/** The newest first. */
export function useKeptBookings(): readonly Order[] {
  return useSyncExternalStore(subscribe, current, () => NONE);
}
