/** `booking_link`: where a person books one departure for a party. */

import * as v from "valibot";
import type { Site } from "#app/context.ts";
import { CONTACT_PATH } from "#app/domain/forms/contact.ts";
import { formatOf } from "#app/domain/locale/format.ts";
import { zoneName } from "#app/domain/tenant/departure-town.ts";
import {
  bookingRules,
  hasOpenRoom,
  type PartyProblem,
  partyPriceParts,
  partyProblem,
  payingParty,
  totalOf,
} from "#app/domain/tour/booking-rules.ts";
import { freeUntil } from "#app/domain/tour/cancellation.ts";
import { leavesAt } from "#app/domain/tour/departures.ts";
import { type Departure, tourPagePath } from "#app/domain/tour/detail.ts";
import { bookingHref, MAX_CHILD_AGE, MAX_PEOPLE, partyQuery } from "#app/domain/tour/party.ts";
import { tourDetail } from "#app/operator/tour-detail.ts";
import { bookable, dateInput, tourInput } from "./inputs.ts";
import {
  dataOf,
  departureOut,
  departureSchema,
  freshness,
  freshnessSchema,
  listedTour,
  money,
  tourName,
  tourNameSchema,
} from "./reply.ts";

export const bookingLinkInput = v.strictObject({
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
});

export const bookingLinkOutput = v.object({
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
  freshness: freshnessSchema,
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

/** @throws Refusal */
export async function bookingLink(
  site: Site,
  { tour: id, date, session, adults, children = 0, ages = [] }: v.InferOutput<typeof bookingLinkInput>,
): Promise<v.InferOutput<typeof bookingLinkOutput>> {
  const listed = listedTour(site, id);
  const tour = tourName(site, listed);
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
  const sold = { pricePer: listed.pricePer, timeZone: zoneName(site.tenant, listed.timeZone) };
  const problem = departure === undefined ? null : partyProblem(departure, party, rules);
  const reason = whyNotBookable(departure) || (problem === null || problem === "no-party" ? "" : REASONS[problem]);
  const isBookable = departure !== undefined && reason === "";
  const format = formatOf(site.tenant, listed.currency);
  const parts = departure === undefined ? [] : partyPriceParts(format, departure, paying, rules);
  const { freeCancellationHours: freeHours, refundable } = details;
  const free_until =
    departure === undefined
      ? null
      : freeUntil(leavesAt(day, departure), { freeHours, refundable }, site.now(listed.timeZone));
  return {
    url: isBookable
      ? site.origin + bookingHref(format, { tour: id, date: day, session: departure.id }, paying, { free_until })
      : null,
    reason,
    freeUntil: free_until,
    tour,
    date: day,
    departure: departure === undefined ? null : departureOut(day, departure, sold),
    adults,
    children,
    priceParts: parts,
    total: departure === undefined || problem === "group" || hasOpenRoom(paying, rules) ? null : totalOf(parts),
    minimumAge: rules.minimumAge,
    contactPage: site.origin + CONTACT_PATH,
    page: `${site.origin}${tourPagePath(id)}?${new URLSearchParams({ ...partyQuery(party), date: day }).toString()}`,
    freshness: freshness(site),
  };
}
