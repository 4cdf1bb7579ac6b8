/** A tour whose departure was chosen and not booked. */

import { type IsoDate, isIsoDate } from "#app/domain/calendar/dates.ts";
import { isObject, storedEntries } from "#app/domain/json.ts";
import { tourPagePath } from "#app/domain/tour/detail.ts";
import type { Order } from "./order.ts";

export interface ChosenTour {
  /** Number of the tour. */
  tour: number;
  title: string;
  date: IsoDate;
  /** The operator's id of the departure. */
  session: string;
  /** Of the departure, as people read it: `7:00 AM`. */
  time: string;
  people: number;
  /** The visitor went on to the booking engine, which may not tell this site of a booking. */
  isSent?: boolean;
}

const MOST_CHOSEN = 5;
const MAX_CHARS = 300;

/** The newest first, one departure of each tour. */
export function withChosen(kept: readonly ChosenTour[], chosen: ChosenTour): ChosenTour[] {
  return [chosen, ...kept.filter(({ tour }) => tour !== chosen.tour)].slice(0, MOST_CHOSEN);
}

/** Without those that an order has booked. */
export function withoutBooked(kept: readonly ChosenTour[], { items }: Pick<Order, "items">): ChosenTour[] {
  return kept.filter(
    ({ tour, date }) => !items.some(({ calendar }) => calendar === `${tourPagePath(tour)}/${date}.ics`),
  );
}

/** The departure on the page of its tour. */
export function chosenHref({ tour, date, session }: ChosenTour): string {
  return `${tourPagePath(tour)}?${new URLSearchParams({ date, session }).toString()}#calendar`;
}

function isChosen(value: unknown): value is ChosenTour {
  if (!isObject(value)) return false;
  const { tour, title, date, session, time, people } = value;
  return (
    [tour, people].every((count) => Number.isSafeInteger(count) && Number(count) > 0) &&
    [title, session, time].every((text) => typeof text === "string" && text.length <= MAX_CHARS) &&
    typeof date === "string" &&
    isIsoDate(date)
  );
}

/** What a device keeps; nothing for what is none of it. */
export function storedChosen(stored: string | null): ChosenTour[] {
  return storedEntries(stored).filter(isChosen).slice(0, MOST_CHOSEN);
}
