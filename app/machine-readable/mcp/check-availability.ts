/**
 * `check_availability`: the days and departures of one tour that have seats. `booking_link`: where a person books one of them for a
 * party.
 */

import * as v from "valibot";
import { addDays, type IsoDate, isIsoDate, monthOf } from "#app/domain/calendar/dates.ts";
import { CONTACT_PATH } from "#app/domain/forms/contact.ts";
import { formatOf } from "#app/domain/locale/format.ts";
import {
  bookingRules,
  hasOpenRoom,
  type PartyProblem,
  partyPriceParts,
  partyProblem,
  payingParty,
  totalOf,
} from "#app/domain/tour/booking-rules.ts";
import { isEnough, seatsOnSale, unavailableReason } from "#app/domain/tour/date-search.ts";
import { freeUntil, leavesAt } from "#app/domain/tour/departures.ts";
import { bookableDate, type Departure, type SalesDate, tourPagePath } from "#app/domain/tour/detail.ts";
import { bookingHref, hasSeatsFor, MAX_CHILD_AGE, MAX_PEOPLE, partyQuery } from "#app/domain/tour/party.ts";
import { tourDetail } from "#app/operator/tour-detail.ts";
import {
  bookable,
  dataOf,
  dateInput,
  departureOut,
  departureSchema,
  listedTour,
  money,
  peopleInput,
  Refusal,
  tool,
  tourInput,
  tourName,
  tourNameSchema,
} from "./reply.ts";

const NEXT_DAYS = 60;
const OTHER_DATES = 5;

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

/** A day that is on sale. */
function day(sale: SalesDate, people: number): Day {
  const { date, priceFrom } = sale;
  const status = isEnough(seatsOnSale(sale), people) ? "available" : sale.available ? "too-few-seats" : "sold-out";
  return { date, status, priceFrom };
}

/** The nearest other days with enough seats, in order. */
function nearest(dates: readonly SalesDate[], date: IsoDate, people: number): Day[] {
  const far = (other: IsoDate) => Math.abs(Date.parse(other) - Date.parse(date));
  return dates
    .filter((other) => other.date !== date && isEnough(seatsOnSale(other), people))
    .toSorted((a, b) => far(a.date) - far(b.date))
    .slice(0, OTHER_DATES)
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .map((each) => day(each, people));
}

/** @param departures of the day; empty when it cannot be asked for */
function statusOf(date: IsoDate, departures: readonly Departure[], people: number, today: IsoDate) {
  const ahead = departures.filter(({ hasLeft }) => !hasLeft);
  if (date < today || (departures.length > 0 && ahead.length === 0)) return "past";
  if (ahead.some((departure) => hasSeatsFor(departure, people))) return "available";
  const reason = unavailableReason(ahead.map(({ remaining }) => remaining ?? "open"));
  return reason === "no-departure" || reason === "unknown" ? "not-on-sale" : reason;
}

export const checkAvailability = tool({
  name: "check_availability",
  title: "Check availability",
  description:
    "Days with departures of a tour in a month or in the next 60 days; with date: the departures with times, seats left and prices, and other dates if there are no seats.",
  input: v.strictObject({
    tour: tourInput,
    date: v.optional(dateInput),
    month: v.optional(
      v.pipe(
        v.string(),
        v.regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/, "must be a month like 2026-12"),
        v.description("YYYY-MM, instead of date; the next 60 days without either"),
      ),
    ),
    people: v.optional(peopleInput),
  }),
  output: {
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
  },
  async answer(site, { tour: id, date, month, people = 1 }) {
    const listed = listedTour(site, id);
    const { date: today } = site.now(listed.timeZone);
    if (date !== undefined && !isIsoDate(date)) throw new Refusal("There is no such day.");
    const asked = bookableDate(date ?? null, today);
    const [sales, loaded] = await Promise.all([
      site.content.salesDates(listed, null),
      asked === null ? null : site.content.departures(listed, asked),
    ]);
    const dates = (sales.status === "ok" ? sales.data : []).filter((each) => each.date >= today);
    if (date === undefined) dataOf(sales, site, `dates of tour ${id}`);
    const departures = loaded === null ? [] : dataOf(loaded, site, `departures of tour ${id} on ${date}`);
    const last = addDays(today, NEXT_DAYS);
    const isAsked = (each: IsoDate) => (month === undefined ? each <= last : monthOf(each) === month);
    const days: Day[] =
      date === undefined
        ? dates.filter((each) => isAsked(each.date)).map((each) => day(each, people))
        : [
            {
              date,
              status: statusOf(date, departures, people, today),
              priceFrom: dates.find((each) => each.date === date)?.priceFrom ?? null,
            },
          ];
    const near = date ?? `${month ?? monthOf(today)}-15`;
    const isAvailable = days.some(({ status }) => status === "available");
    return {
      tour: tourName(site, listed),
      isAvailable,
      isOnRequest: sales.status === "ok" && dates.length === 0,
      contactPage: `${site.origin}${CONTACT_PATH}`,
      days,
      departures: departures.filter(({ hasLeft }) => !hasLeft).map((each) => departureOut(site, listed, near, each)),
      otherDates: isAvailable ? [] : nearest(dates, near, people),
    };
  },
});

const REASONS: Record<Exclude<PartyProblem, "no-party">, string> = {
  group: "So many people are not booked here: ask at contactPage.",
  "no-age": "Say the age of each child, as ages: they decide who may come and what it costs.",
  "too-young": "A child is below minimumAge.",
  "too-few-seats": "This departure has too few seats left.",
};

function whyNotBookable(departure: Departure | undefined): string {
  if (departure === undefined)
    return "There is no such departure on this date: check_availability lists those there are.";
  if (departure.hasLeft) return "This departure has left.";
  return departure.remaining === 0 ? "This departure is sold out." : "";
}

export const bookingLink = tool({
  name: "booking_link",
  title: "Get a booking link",
  description:
    "The address at which a person books exactly this tour, date, departure and party, with the total price. Reserves nothing.",
  input: v.strictObject({
    tour: tourInput,
    date: dateInput,
    session: v.pipe(v.string(), v.maxLength(200), v.description("Of the departure, from check_availability")),
    adults: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_PEOPLE)),
    children: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_PEOPLE))),
    ages: v.optional(
      v.pipe(
        v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_CHILD_AGE))),
        v.maxLength(MAX_PEOPLE),
        v.description("Years, of each child"),
      ),
    ),
  }),
  output: {
    url: v.pipe(
      v.nullable(v.string()),
      v.description("Where a person books exactly this; null when it cannot be booked. It reserves nothing by itself"),
    ),
    reason: v.pipe(v.string(), v.description("Why there is no address; empty otherwise")),
    freeUntil: v.pipe(
      v.nullable(v.string()),
      v.description("Until when canceling is free, by the clock of the place; never: it is not; null: unknown"),
    ),
    tour: tourNameSchema,
    date: v.string(),
    departure: v.nullable(departureSchema),
    adults: v.number(),
    children: v.number(),
    priceParts: v.pipe(
      v.array(v.object({ text: v.string(), amount: money })),
      v.description("What the total is made of, a single supplement included"),
    ),
    total: v.pipe(v.nullable(v.number()), v.description("For all people, in the tour's currency; null: unknown")),
    minimumAge: v.pipe(v.nullable(v.number()), v.description("Years; younger guests cannot come; null: unknown")),
    contactPage: v.pipe(v.string(), v.description("Where groups ask that are larger than a booking takes")),
    page: v.pipe(v.string(), v.description("The tour's page with this date and party")),
  },
  async answer(site, { tour: id, date, session, adults, children = 0, ages = [] }) {
    const listed = listedTour(site, id);
    const day = bookable(site, date);
    const [loaded, detail] = await Promise.all([
      site.content.departures(listed, day),
      site.content.get(tourDetail, { id }),
    ]);
    const details = dataOf(detail, site, `tour ${id}`);
    const rules = bookingRules(details);
    const party = { adults, children, ages: ages.slice(0, children) };
    const paying = payingParty(party, rules);
    const departures = dataOf(loaded, site, `departures of tour ${id} on ${day}`);
    const departure = departures.find((each) => each.id === session);
    const problem = departure === undefined ? null : partyProblem(departure, party, rules);
    const reason = whyNotBookable(departure) || (problem === null || problem === "no-party" ? "" : REASONS[problem]);
    const isBookable = departure !== undefined && reason === "";
    const format = formatOf(site.tenant, listed.currency);
    const parts = departure === undefined ? [] : partyPriceParts(format, departure, paying, rules);
    const free_until =
      departure === undefined ? null : freeUntil(leavesAt(day, departure), details, site.now(listed.timeZone));
    return {
      url: isBookable
        ? site.origin + bookingHref(format, { tour: id, date: day, session: departure.id }, paying, { free_until })
        : null,
      reason,
      freeUntil: free_until,
      tour: tourName(site, listed),
      date: day,
      departure: departure === undefined ? null : departureOut(site, listed, day, departure),
      adults,
      children,
      priceParts: parts,
      total: departure === undefined || problem === "group" || hasOpenRoom(paying, rules) ? null : totalOf(parts),
      minimumAge: rules.minimumAge,
      contactPage: site.origin + CONTACT_PATH,
      page: `${site.origin}${tourPagePath(id)}?${new URLSearchParams({ ...partyQuery(party), date: day }).toString()}`,
    };
  },
});
