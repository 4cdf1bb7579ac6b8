/** Dates and departures of a tour (specification 7). */

import * as v from "valibot";
import { isWallClockTime } from "#app/domain/calendar/dates.ts";
import { MAX_SMALL_BODY_BYTES } from "./attempt.ts";
import {
  flag,
  isoDate,
  listOf,
  opaqueId,
  optional,
  price,
  required,
  resolved,
  seats,
  wallClockTime,
} from "./fields.ts";
import { resource } from "./resource.ts";

/** A little more than a year. */
const MAX_DATES = 400;
const MAX_SESSIONS = 40;

const tourNumber = { meaning: "Number of the tour", example: 4021, pattern: /^[0-9]{1,12}$/ };

const salesDate = resolved(
  v.object({
    date: required(isoDate, "Day of a departure", "2026-12-05"),
    available: optional(flag, "Whether some departure has a seat left; absent: unless `remaining` is 0", true),
    remaining: optional(
      seats,
      "The most seats left on one departure; -1 and absent: not counted",
      12,
      'never "3 seats left"',
    ),
    priceFrom: optional(price, "Lowest price of an adult, US dollars", 129, "no price on the calendar"),
  }),
  ({ available, remaining, ...day }) => ({ ...day, remaining, available: (available ?? true) && remaining !== 0 }),
);

/** One of a list in order; dates that are not listed have no departures. `remaining` is null when unknown. */
export type SalesDate = v.InferOutput<typeof salesDate>;

/** "24:15" is 00:15 of the next day. */
function departureTime(time: string): { time: string; isNextDay?: true; hasLeft?: true } {
  if (isWallClockTime(time)) return { time };
  return { time: `${String(Number(time.slice(0, 2)) - 24).padStart(2, "0")}${time.slice(2)}`, isNextDay: true };
}

const departure = resolved(
  v.object({
    id: required(opaqueId, "Yours; it comes back as `session` when the departure is booked", "4021-0645"),
    time: required(
      wallClockTime,
      "When it leaves, at the place; `24:15` is a quarter past the midnight that ends the day",
      "06:45",
    ),
    remaining: optional(seats, "Seats left; 0: sold out; -1 and absent: not counted", 12),
    priceAdult: optional(price, "An adult's price, US dollars", 129, "no total before checkout"),
    priceChild: optional(price, "A child's price, US dollars", 89),
  }),
  ({ time, ...rest }) => ({ ...rest, ...departureTime(time) }),
);

/** `time` is that of the place; `isNextDay`: after the midnight that ends the day it is sold on; `remaining` 0: sold out, or `hasLeft`. */
export type Departure = v.InferOutput<typeof departure>;

const order = ({ time, isNextDay }: Departure) => `${isNextDay ? 1 : 0} ${time}`;

export const salesDates = resource({
  name: "sales-dates",
  method: "GET",
  path: "/api/product/web/products/:id/sales-dates",
  params: { id: tourNumber },
  query: {
    year: { meaning: "Year; without year and month, all dates on sale", example: 2026, pattern: /^\d{4}$/ },
    month: { meaning: "Month, 1 to 12", example: 12, pattern: /^(?:0?[1-9]|1[0-2])$/ },
  },
  from: ["edge", "browser"],
  meaning: "Days on which a tour departs",
  without: "No calendar: the tour can be asked for, not booked",
  maxBytes: MAX_SMALL_BODY_BYTES,
  keep: { freshSeconds: 60, maxStaleSeconds: 900, expirationSeconds: 172_800 },
  data: resolved(listOf(salesDate, MAX_DATES), (dates) => dates.toSorted((a, b) => a.date.localeCompare(b.date))),
});

export const departures = resource({
  name: "departures",
  method: "GET",
  path: "/api/product/web/products/:id/sessions/date/:date",
  params: { id: tourNumber, date: { meaning: "The day", example: "2026-12-05", pattern: /^\d{4}-\d{2}-\d{2}$/ } },
  from: ["edge", "browser"],
  meaning: "Departures of a tour on a day",
  without: "The day cannot be booked",
  maxBytes: MAX_SMALL_BODY_BYTES,
  keep: { freshSeconds: 30, maxStaleSeconds: 300, expirationSeconds: 172_800 },
  data: resolved(listOf(departure, MAX_SESSIONS), (list) => list.toSorted((a, b) => order(a).localeCompare(order(b)))),
});
