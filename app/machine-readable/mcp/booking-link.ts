/** `booking_link`: where a person books one departure for a party. */

import * as v from "valibot";
import type { Site } from "#app/context.ts";
import { type Departure, tourPagePath } from "#app/domain/tour/detail.ts";
import { bookingHref, hasSeatsFor, MAX_PEOPLE, partyTotal } from "#app/domain/tour/party.ts";
import { bookable, dateInput, tourInput } from "./inputs.ts";
import {
  createReading,
  dataOf,
  departureOut,
  departureSchema,
  freshnessSchema,
  listedTour,
  tourName,
  tourNameSchema,
} from "./reply.ts";

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
  { session, time }: { session: string | undefined; time: string | undefined },
): Departure | undefined {
  if (session !== undefined) return departures.find(({ id }) => id === session);
  if (time !== undefined) return departures.find((each) => each.time === time);
  return departures.length === 1 ? departures[0] : undefined;
}

function whyNotBookable(departures: readonly Departure[], departure: Departure | undefined, people: number): string {
  if (departures.length === 0) return "There is no departure on this date.";
  if (departure === undefined) return "Say which departure: otherDepartures lists those of the day.";
  if (departure.hasLeft) return "This departure has left.";
  if (departure.remaining === 0) return "This departure is sold out.";
  return hasSeatsFor(departure, people) ? "" : `This departure has only ${departure.remaining} seats left.`;
}

/** @throws Refusal */
export async function bookingLink(
  site: Site,
  { tour: id, date, session, time, adults, children = 0 }: v.InferOutput<typeof bookingLinkInput>,
): Promise<v.InferOutput<typeof bookingLinkOutput>> {
  const listed = listedTour(site, id);
  const tour = tourName(site, listed);
  const reading = createReading(site);
  const day = bookable(site, date);
  const loaded = await reading.of(site.content.departures(listed, day));
  const departures = dataOf(loaded, site, `departures of tour ${id} on ${day}`);
  const departure = chosen(departures, { session, time });
  const { timeZone } = site.now(listed.timeZone);
  const reason = whyNotBookable(departures, departure, adults + children);
  const isBookable = departure !== undefined && reason === "";
  return {
    url: isBookable ? site.origin + bookingHref(id, day, departure.id, { adults, children }) : null,
    reason,
    tour,
    date: day,
    departure: departure === undefined ? null : departureOut(day, departure, timeZone),
    adults,
    children,
    total: departure === undefined ? null : partyTotal(departure, { adults, children }),
    page: `${site.origin}${tourPagePath(id)}?${new URLSearchParams({ adults: String(adults), children: String(children), date: day }).toString()}`,
    otherDepartures: departures
      .filter((each) => each !== departure && each.remaining !== 0)
      .map((each) => departureOut(day, each, timeZone)),
    freshness: reading.freshness(Date.now()),
  };
}
