/** `check_availability`: the days and departures of one tour that have seats. */

import * as v from "valibot";
import type { Site } from "#app/context.ts";
import { addDays, type IsoDate, monthOf, todayInLasVegas } from "#app/domain/calendar/dates.ts";
import { isEnough, seatsOnSale } from "#app/domain/tour/date-search.ts";
import type { SalesDate } from "#app/domain/tour/detail.ts";
import { hasSeatsFor } from "#app/domain/tour/party.ts";
import { bookable, dateInput, monthInput, peopleInput, tourInput } from "./inputs.ts";
import {
  createReading,
  dataOf,
  departureOut,
  departureSchema,
  freshnessSchema,
  listedTour,
  money,
  tourName,
  tourNameSchema,
} from "./reply.ts";

const NEXT_DAYS = 60;
const OTHER_DATES = 5;

export const checkAvailabilityInput = v.strictObject({
  tour: tourInput,
  date: v.optional(dateInput),
  month: v.optional(v.pipe(monthInput, v.description("YYYY-MM, instead of date; the next 60 days without either"))),
  people: v.optional(peopleInput),
});

const daySchema = v.object({ date: v.string(), status: v.picklist(["available", "sold-out"]), priceFrom: money });

export const checkAvailabilityOutput = v.object({
  tour: tourNameSchema,
  isAvailable: v.pipe(v.boolean(), v.description("Some departure has seats for all the people")),
  days: v.pipe(v.array(daySchema), v.description("Days with a departure; days not listed have none")),
  departures: v.pipe(v.array(departureSchema), v.description("Of the date asked for; empty for a month")),
  otherDates: v.pipe(
    v.array(daySchema),
    v.description("The nearest days with enough seats, when those asked for have not"),
  ),
  freshness: freshnessSchema,
});

function day({ date, available, priceFrom }: SalesDate): v.InferOutput<typeof daySchema> {
  return { date, status: available ? "available" : "sold-out", priceFrom };
}

/** @param dates with enough seats */
function nearest(dates: readonly SalesDate[], date: IsoDate) {
  const far = (other: IsoDate) => Math.abs(Date.parse(other) - Date.parse(date));
  return dates
    .filter((other) => other.date !== date)
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
  const hasEnough = (each: SalesDate) => isEnough(seatsOnSale(each), people);
  if (asked === undefined || loaded === undefined) {
    dataOf(sales, site, `dates of tour ${id}`);
    const last = addDays(today, NEXT_DAYS);
    const days = dates.filter((each) => (month === undefined ? each.date <= last : monthOf(each.date) === month));
    const isAvailable = days.some(hasEnough);
    return {
      tour,
      isAvailable,
      days: days.map(day),
      departures: [],
      otherDates: isAvailable ? [] : nearest(dates.filter(hasEnough), `${month ?? monthOf(today)}-15`),
      freshness: reading.freshness(Date.now()),
    };
  }
  const departures = dataOf(loaded, site, `departures of tour ${id} on ${asked}`);
  const isAvailable = departures.some((departure) => hasSeatsFor(departure, people));
  return {
    tour,
    isAvailable,
    days: dates.filter((each) => each.date === asked).map(day),
    departures: departures.map(departureOut),
    otherDates: isAvailable ? [] : nearest(dates.filter(hasEnough), asked),
    freshness: reading.freshness(Date.now()),
  };
}
