/** `orderInfo` of the stored user state: what another system of this host booked (specification 3: its fields are open). */

import { isIsoDate } from "#app/domain/calendar/dates.ts";
import { isObject } from "#app/domain/json.ts";

interface BookedItem {
  title: string;
  /** Date, party and so on. */
  details: string;
  /** Calendar file of a tour's day; null without a tour and a date. */
  calendar: string | null;
}

export interface Order {
  /** As the guest quotes it. */
  number: string;
  items: BookedItem[];
  /** What the guest does next, a sentence each. */
  next: string[];
}

const MAX_ENTRIES = 20;
const MAX_CHARS = 300;

function text(value: unknown): string {
  return typeof value === "string" ? value.trim().slice(0, MAX_CHARS) : "";
}

function entries<T>(value: unknown, read: (entry: unknown) => T | null): T[] {
  if (!Array.isArray(value)) return [];
  return value
    .slice(0, MAX_ENTRIES)
    .map(read)
    .filter((entry) => entry !== null);
}

/** `tour` and `date` of what was booked, or the address that was made of them. */
function calendarOf({ tour, date, calendar }: Record<string, unknown>): string | null {
  if (typeof calendar === "string") return /^\/tours\/\d{1,15}\/[\d-]{10}\.ics$/.test(calendar) ? calendar : null;
  return Number.isSafeInteger(tour) && typeof date === "string" && isIsoDate(date)
    ? `/tours/${String(tour)}/${date}.ics`
    : null;
}

/** Reads what the user state or a device has. @returns null without a number: there is nothing to confirm then */
export function readOrder(orderInfo: unknown): Order | null {
  if (!isObject(orderInfo)) return null;
  const number = text(orderInfo.number);
  if (!/^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/.test(number)) return null;
  return {
    number,
    items: entries(orderInfo.items, (item) => {
      const title = isObject(item) ? text(item.title) : "";
      return isObject(item) && title !== "" ? { title, details: text(item.details), calendar: calendarOf(item) } : null;
    }),
    next: entries(orderInfo.next, (step) => text(step) || null),
  };
}
