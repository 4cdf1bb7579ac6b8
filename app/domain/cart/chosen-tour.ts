/** A tour whose departure was chosen and not booked. */

import { type IsoDate, isIsoDate } from "#app/domain/calendar/dates.ts";
import { isObject } from "#app/domain/json.ts";
import { calendarFileHref, tourPagePath } from "#app/domain/tour/detail.ts";
import type { Order } from "./order.ts";

export interface ChosenTour {
  /** Number of the tour. */
  tour: number;
  title: string;
  date: IsoDate;
  /** The operator's id of the departure. */
  session: string;
  /** When it leaves, as people read it: `7:00 AM`. */
  time: string;
  people: number;
  /** The visitor went on to the booking engine, which may not tell this site of a booking. */
  isSent?: boolean;
}

/** How many a device keeps. */
export const MOST_CHOSEN = 5;
const MAX_CHARS = 300;

/** Those that an order has booked. */
export function bookedOf(chosen: readonly ChosenTour[], { items }: Pick<Order, "items">): ChosenTour[] {
  return chosen.filter(({ tour, date }) =>
    items.some(({ calendar }) => calendar?.split("?")[0] === calendarFileHref(tour, date)),
  );
}

/** The departure on the page of its tour. */
export function chosenHref({ tour, date, session }: ChosenTour): string {
  return `${tourPagePath(tour)}?${new URLSearchParams({ date, session }).toString()}#calendar`;
}

/** What a device keeps; null for what is none of it. */
export function readChosen(value: unknown): ChosenTour | null {
  if (!isObject(value)) return null;
  const { tour, title, date, session, time, people } = value;
  const isChosen =
    [tour, people].every((count) => Number.isSafeInteger(count) && Number(count) > 0) &&
    [title, session, time].every((text) => typeof text === "string" && text.length <= MAX_CHARS) &&
    typeof date === "string" &&
    isIsoDate(date);
  return isChosen ? (value as unknown as ChosenTour) : null;
}
