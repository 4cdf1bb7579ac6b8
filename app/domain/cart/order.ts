/** `orderInfo` of the stored user state: what another system of this host booked (specification 3: its fields are open). */

import { isBookingNumber } from "#app/domain/booking/booking-number.ts";
import { type IsoDate, isIsoDate } from "#app/domain/calendar/dates.ts";
import { isObject } from "#app/domain/json.ts";
import { calendarFileHref } from "#app/domain/tour/detail.ts";

export interface BookedItem {
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
  /** null: unknown. */
  total: number | null;
  /** What the guest does next, a sentence each. */
  next: string[];
  /** Until when and how it can be canceled; "" when unknown. */
  cancelTerms: string;
  canceled: boolean;
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

interface BookedDay {
  tour: number | null;
  date: IsoDate | null;
  /** The operator's id of the departure; "" when unknown. */
  session: string;
  /** Name of the stop; "" when unknown. */
  pickup: string;
}

/** The calendar file of what was booked; null without a tour and a day. */
export function bookedDayHref({ tour, date, session, pickup }: BookedDay): string | null {
  return tour === null || date === null ? null : calendarFileHref(tour, date, session, pickup, true);
}

const CALENDAR_FILE = /^\/tours\/\d{1,15}\/[\d-]{10}\.ics(?:\?[\w%+.&=*-]*)?$/;

/** Made of `tour`, `date` and what goes with them; a device has the address itself. */
function calendarOf({ tour, date, session, pickup, calendar }: Record<string, unknown>): string | null {
  if (typeof calendar === "string") return CALENDAR_FILE.test(calendar) ? calendar : null;
  return bookedDayHref({
    tour: Number.isSafeInteger(tour) && Number(tour) > 0 ? Number(tour) : null,
    date: typeof date === "string" && isIsoDate(date) ? date : null,
    session: text(session),
    pickup: text(pickup),
  });
}

/** Reads what the user state or a device has. @returns null without a number: there is nothing to confirm then */
export function readOrder(orderInfo: unknown): Order | null {
  if (!isObject(orderInfo)) return null;
  const number = text(orderInfo.number);
  if (!isBookingNumber(number)) return null;
  return {
    number,
    items: entries(orderInfo.items, (item) => {
      const title = isObject(item) ? text(item.title) : "";
      return isObject(item) && title !== "" ? { title, details: text(item.details), calendar: calendarOf(item) } : null;
    }),
    total: typeof orderInfo.total === "number" && orderInfo.total >= 0 ? orderInfo.total : null,
    next: entries(orderInfo.next, (step) => text(step) || null),
    cancelTerms: text(orderInfo.cancelTerms),
    canceled: orderInfo.canceled === true,
  };
}
