/** A tour whose departure was chosen and not booked. */

import { type IsoDate, isIsoDate } from "#app/domain/calendar/dates.ts";
import { isObject, type Json } from "#app/domain/json.ts";
import { calendarFileHref, tourPagePath } from "#app/domain/tour/detail.ts";
import { type Party, partyQuery, storedParty } from "#app/domain/tour/party.ts";
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
  /** Who is coming; absent where only their number is known. */
  party?: Party;
  /** What all of them pay; null or absent: unknown. */
  total?: number | null;
  /** Code of its currency; absent: unknown. */
  currency?: string;
  /** Path and query that book it; absent: only the tour's page leads on. */
  book?: string;
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
export function chosenHref({ tour, date, session, party }: ChosenTour): string {
  const query = new URLSearchParams({ ...(party === undefined ? {} : partyQuery(party)), date, session });
  return `${tourPagePath(tour)}?${query.toString()}#calendar`;
}

type Known = Pick<ChosenTour, "tour" | "title" | "date" | "session" | "time" | "people">;

function isChosen({ tour, title, date, session, time, people }: Json): boolean {
  return (
    [tour, people].every((count) => Number.isSafeInteger(count) && Number(count) > 0) &&
    [title, session, time].every((text) => typeof text === "string" && text.length <= MAX_CHARS) &&
    typeof date === "string" &&
    isIsoDate(date)
  );
}

/** What a device keeps; null for what is none of it. */
export function readChosen(value: unknown): ChosenTour | null {
  if (!isObject(value) || !isChosen(value)) return null;
  const { party, total, currency, book, isSent, ...rest } = value;
  const { tour, title, date, session, time, people } = rest as unknown as Known;
  const known = storedParty(party);
  return {
    tour,
    title,
    date,
    session,
    time,
    people,
    ...(known === null ? {} : { party: known }),
    ...(typeof total === "number" && total >= 0 ? { total } : {}),
    ...(typeof currency === "string" && /^[A-Z]{3}$/.test(currency) ? { currency } : {}),
    ...(typeof book === "string" && /^\/search\?[^\s#]{1,2000}$/.test(book) ? { book } : {}),
    ...(isSent === true ? { isSent } : {}),
  };
}
