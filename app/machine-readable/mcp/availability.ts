/** `check_availability` and `booking_link`. */

import * as v from "valibot";
import type { Site } from "#app/context.ts";
import { addDays, type IsoDate, monthOf, todayInLasVegas } from "#app/domain/calendar/dates.ts";
import { bookingHref, type Departure, type SalesDate, tourPagePath } from "#app/domain/tour/detail.ts";
import { MAX_PEOPLE, partyTotal } from "#app/domain/tour/party.ts";
import { bookable, dateInput, monthInput, peopleInput } from "./dates.ts";
import {
  createReading,
  dataOf,
  departureOut,
  departureSchema,
  freshnessSchema,
  hasSeats,
  listedTour,
  money,
  tourName,
  tourNameSchema,
} from "./reply.ts";

const NEXT_DAYS = 60;
const OTHER_DATES = 5;

const tourInput = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1),
  v.description("Number of the tour, from search_tours"),
);

export const checkAvailabilityInput = v.strictObject({
  tour: tourInput,
  date: v.optional(dateInput),
  month: v.optional(v.pipe(monthInput, v.description("YYYY-MM, instead of date; the next 60 days without either"))),
  people: v.optional(peopleInput),
});

const daySchema = v.object({ date: v.string(), status: v.picklist(["available", "sold-out"]), priceFrom: money });

export const checkAvailabilityOutput = v.object({
  tour: tourNameSchema,
  isAvailable: v.pipe(
    v.boolean(),
    v.description("With a date: some departure has seats for all the people; else: some day has a seat"),
  ),
  days: v.pipe(v.array(daySchema), v.description("Days with a departure; days not listed have none")),
  departures: v.pipe(v.array(departureSchema), v.description("Of the date asked for; empty for a month")),
  otherDates: v.pipe(v.array(daySchema), v.description("The nearest days with seats, when the date has none")),
  freshness: freshnessSchema,
});

function day({ date, available, priceFrom }: SalesDate): v.InferOutput<typeof daySchema> {
  return { date, status: available ? "available" : "sold-out", priceFrom };
}

function nearest(dates: readonly SalesDate[], date: IsoDate) {
  const far = (other: IsoDate) => Math.abs(Date.parse(other) - Date.parse(date));
  return dates
    .filter((other) => other.available && other.date !== date)
    .toSorted((a, b) => far(a.date) - far(b.date))
    .slice(0, OTHER_DATES)
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .map(day);
}

/** @throws Refusal */
export async function checkAvailability(
  site: Site,
  { tour: id, date, month, people = 1 }: v.InferOutput<typeof checkAvailabilityInput>,
): Promise<v.InferOutput<typeof checkAvailabilityOutput>> {
  const tour = tourName(site, listedTour(site, id));
  const reading = createReading(site);
  const asked = date === undefined ? undefined : bookable(date);
  const [sales, loaded] = await Promise.all([
    reading.of(site.content.salesDates(id, null)),
    asked === undefined ? undefined : reading.of(site.content.departures(id, asked)),
  ]);
  const today = todayInLasVegas(new Date());
  const dates = (sales.status === "ok" ? sales.data : []).filter((each) => each.date >= today);
  if (asked === undefined || loaded === undefined) {
    dataOf(sales, site, `dates of tour ${id}`);
    const last = addDays(today, NEXT_DAYS);
    const days = dates.filter((each) => (month === undefined ? each.date <= last : monthOf(each.date) === month));
    const isAvailable = days.some(({ available }) => available);
    return {
      tour,
      isAvailable,
      days: days.map(day),
      departures: [],
      otherDates: isAvailable ? [] : nearest(dates, `${month ?? monthOf(today)}-15`),
      freshness: reading.freshness(Date.now()),
    };
  }
  const departures = dataOf(loaded, site, `departures of tour ${id} on ${asked}`);
  const isAvailable = departures.some((departure) => hasSeats(departure, people));
  return {
    tour,
    isAvailable,
    days: dates.filter((each) => each.date === asked).map(day),
    departures: departures.map(departureOut),
    otherDates: isAvailable ? [] : nearest(dates, asked),
    freshness: reading.freshness(Date.now()),
  };
}

export const bookingLinkInput = v.strictObject({
  tour: tourInput,
  date: dateInput,
  session: v.optional(v.pipe(v.string(), v.maxLength(64), v.description("Of the departure, from check_availability"))),
  time: v.optional(v.pipe(v.string(), v.maxLength(5), v.description("HH:MM of the departure, instead of session"))),
  adults: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_PEOPLE)),
  children: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_PEOPLE))),
});

export const bookingLinkOutput = v.object({
  url: v.pipe(
    v.nullable(v.string()),
    v.description("Where a person books exactly this; null when it cannot be booked. It reserves nothing by itself"),
  ),
  reason: v.pipe(v.string(), v.description("Why there is no address; empty otherwise")),
  tour: tourNameSchema,
  date: v.string(),
  departure: v.nullable(departureSchema),
  adults: v.number(),
  children: v.number(),
  total: v.pipe(v.nullable(v.number()), v.description("US dollars for all people; null: unknown")),
  page: v.pipe(v.string(), v.description("The tour's page with this date and party")),
  otherDepartures: v.array(departureSchema),
  freshness: freshnessSchema,
});

/** The departure meant: by its id or its time, or the only one that day. */
function chosen(
  departures: readonly Departure[],
  { session, time }: Pick<v.InferOutput<typeof bookingLinkInput>, "session" | "time">,
): Departure | undefined {
  if (session !== undefined) return departures.find(({ id }) => id === session);
  if (time !== undefined) return departures.find((each) => each.time === time);
  return departures.length === 1 ? departures[0] : undefined;
}

function whyNot(departures: readonly Departure[], departure: Departure | undefined, people: number): string {
  if (departures.length === 0) return "There is no departure on this date.";
  if (departure === undefined) return "Say which departure: otherDepartures lists those of the day.";
  if (departure.remaining === 0) return "This departure is sold out.";
  return hasSeats(departure, people) ? "" : `This departure has only ${departure.remaining} seats left.`;
}

/** @throws Refusal */
export async function bookingLink(
  site: Site,
  { tour: id, date, session, time, adults, children = 0 }: v.InferOutput<typeof bookingLinkInput>,
): Promise<v.InferOutput<typeof bookingLinkOutput>> {
  const tour = tourName(site, listedTour(site, id));
  const reading = createReading(site);
  const day = bookable(date);
  const loaded = await reading.of(site.content.departures(id, day));
  const departures = dataOf(loaded, site, `departures of tour ${id} on ${day}`);
  const departure = chosen(departures, {
    ...(session === undefined ? {} : { session }),
    ...(time === undefined ? {} : { time }),
  });
  const reason = whyNot(departures, departure, adults + children);
  const isBookable = departure !== undefined && reason === "";
  return {
    url: isBookable ? site.origin + bookingHref(id, day, departure.id, { adults, children }) : null,
    reason,
    tour,
    date: day,
    departure: departure === undefined ? null : departureOut(departure),
    adults,
    children,
    total: departure === undefined ? null : partyTotal(departure, { adults, children }),
    page: `${site.origin}${tourPagePath(id)}?${new URLSearchParams({ adults: String(adults), children: String(children), date: day }).toString()}`,
    otherDepartures: departures.filter((each) => each !== departure && each.remaining !== 0).map(departureOut),
    freshness: reading.freshness(Date.now()),
  };
}
