/** Dates and departures of a tour (specification 7). */

import { groupBy } from "es-toolkit/array";
import * as v from "valibot";
import { KEPT_CONTENT } from "#app/domain/caches.ts";
import { placeTime } from "#app/domain/calendar/clock.ts";
import { isWallClockTime, twoDigits } from "#app/domain/calendar/dates.ts";
import { MAX_TOURS } from "#app/domain/constants.ts";
import { MAX_SMALL_BODY_BYTES, MAX_TOURS_BODY_BYTES } from "./attempt.ts";
import { firstOfEach, flag, line, listOf, many, optional, required, resolved, seatsLeft, whole } from "./fields.ts";
import type { ListEntry, Reading } from "./reading.ts";
import { resource } from "./resource.ts";
import { isoDate, opaqueId, price, timeOfDay } from "./values.ts";

/** A little more than a year. */
const MAX_DATES = 400;
const MAX_SESSIONS = 40;
const MAX_PICKUPS = 60;

const tourNumber = { meaning: "Number of the tour", example: 4021, pattern: /^[0-9]{1,12}$/ };

const salesDate = resolved(
  v.object({
    date: required(isoDate, "Day of a departure", "2026-12-05"),
    available: optional(flag, "Whether some departure has a seat left; absent: unless `remaining` is 0", true),
    remaining: seatsLeft(
      "The most seats left on one departure; -1 and absent: not counted",
      12,
      'never "3 seats left"',
    ),
    priceFrom: optional(
      price,
      "Lowest price of an adult, or of what the tour's `pricePer` says",
      129,
      "no price on the calendar",
    ),
  }),
  ({ available, remaining, ...day }) => ({ ...day, remaining, available: (available ?? true) && remaining !== 0 }),
);

/** One of a list in order; dates that are not listed have no departures. `remaining` is null when unknown. */
export type SalesDate = v.InferOutput<typeof salesDate>;

/** Free or not, as what one price is for (`pricePer`). */
export function uncounted(day: SalesDate): SalesDate {
  return { ...day, remaining: day.remaining === 0 ? 0 : null };
}

/** Two entries of a day: one open departure is enough to sell it, at its lowest price. */
function joined(one: SalesDate, other: SalesDate): SalesDate {
  if (one.available !== other.available) return one.available ? one : other;
  const [seats, prices] = [
    [one.remaining, other.remaining],
    [one.priceFrom, other.priceFrom].filter((price) => price !== null),
  ];
  return {
    ...one,
    remaining: seats.includes(null) ? null : Math.max(...seats.map(Number)),
    priceFrom: prices.length === 0 ? null : Math.min(...prices),
  };
}

/** Each day once, in order, of the month that is asked for; where there are too many, those ahead come before the past. */
function daysAsked(entries: readonly ListEntry[], { asked, timeZone }: Reading): SalesDate[] {
  const { year, month } = asked ?? {};
  const isAsked = ({ date }: SalesDate) =>
    (year === undefined || Number(year) === Number(date.slice(0, 4))) &&
    (month === undefined || Number(month) === Number(date.slice(5, 7)));
  const days = entries.map(({ value }) => value as SalesDate).filter(isAsked);
  const joinedDays = Object.values(groupBy(days, ({ date }) => date)).map((same) => same.reduce(joined));
  const inOrder = joinedDays.toSorted((a, b) => a.date.localeCompare(b.date));
  if (inOrder.length <= MAX_DATES) return inOrder;
  const { date: today } = placeTime(Date.now(), timeZone);
  const ahead = inOrder.filter(({ date }) => date >= today);
  return ahead.length === 0 ? inOrder.slice(-MAX_DATES) : ahead;
}

/** "24:15" is 00:15 of the next day. */
function departureTime(time: string): { time: string; isNextDay?: true; hasLeft?: true } {
  if (isWallClockTime(time)) return { time };
  return { time: `${twoDigits(Number(time.slice(0, 2)) - 24)}${time.slice(2)}`, isNextDay: true };
}

const pickUp = resolved(
  v.object({
    name: required(line(120), "Its name, as of `meetingPoints` or another", "Quay 3, Svolvær"),
    time: required(timeOfDay, "When guests are met there, as `time`", "06:30"),
  }),
  ({ name, time }) => ({ name, time: departureTime(time).time }),
);

const departure = resolved(
  v.object({
    id: required(opaqueId, "Yours; it comes back as `session` when the departure is booked", "4021-0645"),
    time: required(
      timeOfDay,
      "When it leaves, at the place; `24:15` is a quarter past the midnight that ends the day. With a date and an offset it is converted to the clock of the place; a moment of another day than the one asked for does not fit",
      "06:45",
    ),
    remaining: seatsLeft("Seats left; 0: sold out; -1 and absent: not counted", 12),
    priceAdult: optional(
      price,
      "An adult's price, or that of what the tour's `pricePer` says",
      129,
      "no total before checkout",
    ),
    priceChild: optional(price, "A child's price", 89),
    pickups: many(
      pickUp,
      MAX_PICKUPS,
      "Stops or quays of this departure, in order, one of which a guest chooses: it comes back as `pickup`",
      [{ name: "Quay 3, Svolvær", time: "06:30" }],
      "guests read the tour's `meetingPoints`",
    ),
  }),
  ({ time, pickups, ...rest }) => ({
    ...rest,
    ...departureTime(time),
    ...(pickups.length === 0 ? {} : { stops: pickups }),
  }),
);

/** `time` and those of `stops`, which is absent where the operator sends none, are of the place; `isNextDay`: after the midnight that ends the day it is sold on; `remaining` 0: sold out, or `hasLeft`. */
export type Departure = v.InferOutput<typeof departure>;

const order = ({ time, isNextDay }: Departure) => `${isNextDay ? 1 : 0} ${time}`;

export const salesDates = resource({
  name: "sales-dates",
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
  keep: KEPT_CONTENT["sales-dates"],
  data: listOf(salesDate, MAX_DATES, daysAsked),
});

/** By tour id. */
export type SalesDatesByTour = ReadonlyMap<number, SalesDate[]>;

export const allSalesDates = resource({
  name: "all-sales-dates",
  path: "/api/product/web/sales-dates",
  query: salesDates.query,
  meaning:
    "Days on which each of all tours departs, of a month or all on sale, for lists and cards. Optional: it is asked instead of `sales-dates` of every tour if the tenant's config has `salesDatesOfAll`. A tour that is not listed departs on no day; of today, count only what has not left",
  without: "The last dates that were read, as of `sales-dates`",
  maxBytes: MAX_TOURS_BODY_BYTES,
  data: resolved(
    listOf(
      v.object({
        id: required(whole(), "Number of the tour", 4021),
        dates: many(salesDate, MAX_DATES, "As of `sales-dates`", [{ date: "2026-12-05" }], undefined, daysAsked),
      }),
      MAX_TOURS,
    ),
    (tours): SalesDatesByTour => new Map(tours.map(({ id, dates }) => [id, dates])),
  ),
});

export const departures = resource({
  name: "departures",
  path: "/api/product/web/products/:id/sessions/date/:date",
  params: { id: tourNumber, date: { meaning: "The day", example: "2026-12-05", pattern: /^\d{4}-\d{2}-\d{2}$/ } },
  from: ["edge", "browser"],
  meaning: "Departures of a tour on a day",
  without: "The day cannot be booked",
  maxBytes: MAX_SMALL_BODY_BYTES,
  keep: KEPT_CONTENT.departures,
  data: resolved(
    listOf(
      departure,
      MAX_SESSIONS,
      firstOfEach(({ id }: Departure) => id, "an id that no departure of the day before it has"),
    ),
    (list) => list.toSorted((a, b) => order(a).localeCompare(order(b))),
  ),
});
