/** `orderInfo` of the stored user state: what another system of this host booked (specification 3: its fields are open). */

import { isObject } from "#app/domain/json.ts";

export interface Order {
  /** As the guest quotes it. */
  number: string;
  /** Title, and date, party and so on. */
  items: { title: string; details: string }[];
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

/** @returns null without a number: there is nothing to confirm then */
export function readOrder(orderInfo: unknown): Order | null {
  if (!isObject(orderInfo)) return null;
  const number = text(orderInfo.number);
  if (!/^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/.test(number)) return null;
  return {
    number,
    items: entries(orderInfo.items, (item) => {
      const title = isObject(item) ? text(item.title) : "";
      return isObject(item) && title !== "" ? { title, details: text(item.details) } : null;
    }),
    next: entries(orderInfo.next, (step) => text(step) || null),
  };
}
