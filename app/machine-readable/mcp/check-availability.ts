/** `check_availability`: the days and departures of one tour that have seats. */

import * as v from "valibot";
import type { Site } from "#app/context.ts";
import { addDays, type IsoDate, isIsoDate, monthOf } from "#app/domain/calendar/dates.ts";
import { CONTACT_PATH } from "#app/domain/forms/contact.ts";
import { zoneName } from "#app/domain/tenant/departure-town.ts";
import { isEnough, seatsOnSale, unavailableReason } from "#app/domain/tour/date-search.ts";
import { bookableDate, type Departure, type SalesDate } from "#app/domain/tour/detail.ts";
import { hasSeatsFor } from "#app/domain/tour/party.ts";
import { dateInput, monthInput, peopleInput, tourInput } from "./inputs.ts";
import {
  dataOf,
  departureOut,
  departureSchema,
  freshness,
  freshnessSchema,
  listedTour,
  money,
  Refusal,
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

const daySchema = v.object({
  date: v.string(),
  status: v.pipe(
    v.picklist(["available", "sold-out", "too-few-seats", "not-on-sale", "past"]),
    v.description(
      "too-few-seats: for all the people; not-on-sale: no departure is sold; past: the day, or all its departures",
    ),
  ),
  priceFrom: money,
});

type Day = v.InferOutput<typeof daySchema>;

export const checkAvailabilityOutput = v.object({
  tour: tourNameSchema,
  isAvailable: v.pipe(v.boolean(), v.description("Some departure has seats for all the people")),
  isOnRequest: v.pipe(
    v.boolean(),
    v.description("It has no dates: a person asks the operator for one, at contactPage"),
  ),
  contactPage: v.string(),
  days: v.pipe(
    v.array(daySchema),
    v.description("The date asked for; of a month, the days with a departure: days not listed have none"),
  ),
  departures: v.pipe(
    v.array(departureSchema),
    v.description("Of the date asked for, unless they have left; empty for a month"),
  ),
  otherDates: v.pipe(
    v.array(daySchema),
    v.description("The nearest days with enough seats, when those asked for have not"),
  ),
  freshness: freshnessSchema,
});

/** The lowest price of a day that is on sale. */
const priceOn = (dates: readonly SalesDate[], date: IsoDate) =>
  dates.find((each) => each.date === date)?.priceFrom ?? null;

/** A day that is on sale. */
function day(sale: SalesDate, people: number): Day {
  const { date, priceFrom } = sale;
  const status = isEnough(seatsOnSale(sale), people) ? "available" : sale.available ? "too-few-seats" : "sold-out";
  return { date, status, priceFrom };
}

/** @param dates with enough seats */
function nearest(dates: readonly SalesDate[], date: IsoDate, people: number): Day[] {
  const far = (other: IsoDate) => Math.abs(Date.parse(other) - Date.parse(date));
  return dates
    .filter((other) => other.date !== date)
    .toSorted((a, b) => far(a.date) - far(b.date))
    .slice(0, OTHER_DATES)
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .map((each) => day(each, people));
}

/** @param departures of the day; empty when it cannot be asked for */
function statusOf(
  date: IsoDate,
  departures: readonly Departure[],
  { people, today }: { people: number; today: IsoDate },
) {
  const ahead = departures.filter(({ hasLeft }) => !hasLeft);
  if (date < today || (departures.length > 0 && ahead.length === 0)) return "past";
  if (ahead.some((departure) => hasSeatsFor(departure, people))) return "available";
  const reason = unavailableReason(ahead.map(({ remaining }) => remaining ?? "open"));
  return reason === "no-departure" || reason === "unknown" ? "not-on-sale" : reason;
}

/** @throws Refusal */
export async function checkAvailability(
  site: Site,
  { tour: id, date, month, people = 1 }: v.InferOutput<typeof checkAvailabilityInput>,
): Promise<v.InferOutput<typeof checkAvailabilityOutput>> {
  const listed = listedTour(site, id);
  const tour = tourName(site, listed);
  const { date: today } = site.now(listed.timeZone);
  const sold = { pricePer: listed.pricePer, timeZone: zoneName(site.tenant, listed.timeZone) };
  if (date !== undefined && !isIsoDate(date)) throw new Refusal("There is no such day.");
  const asked = bookableDate(date ?? null, today);
  const [sales, loaded] = await Promise.all([
    site.content.salesDates(listed, null),
    asked === null ? null : site.content.departures(listed, asked),
  ]);
  const dates = (sales.status === "ok" ? sales.data : []).filter((each) => each.date >= today);
  const withSeats = dates.filter((each) => isEnough(seatsOnSale(each), people));
  const answer = (days: Day[], departures: readonly Departure[], near: IsoDate) => {
    const isAvailable = days.some(({ status }) => status === "available");
    return {
      tour,
      isAvailable,
      isOnRequest: sales.status === "ok" && dates.length === 0,
      contactPage: `${site.origin}${CONTACT_PATH}`,
      days,
      departures: departures.filter(({ hasLeft }) => !hasLeft).map((each) => departureOut(near, each, sold)),
      otherDates: isAvailable ? [] : nearest(withSeats, near, people),
      freshness: freshness(site),
    };
  };
  if (date === undefined) {
    dataOf(sales, site, `dates of tour ${id}`);
    const last = addDays(today, NEXT_DAYS);
    const days = dates.filter((each) => (month === undefined ? each.date <= last : monthOf(each.date) === month));
    return answer(
      days.map((each) => day(each, people)),
      [],
      `${month ?? monthOf(today)}-15`,
    );
  }
  const departures = loaded === null ? [] : dataOf(loaded, site, `departures of tour ${id} on ${date}`);
  const status = statusOf(date, departures, { people, today });
  return answer([{ date, status, priceFrom: priceOn(dates, date) }], departures, date);
}
