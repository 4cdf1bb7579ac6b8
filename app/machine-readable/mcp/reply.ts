/** What all tools of assistants have in common: inputs, quoted text, how old the data is, and failures as sentences. */

import * as v from "valibot";
import type { Loaded, Site } from "#app/context.ts";
import type { IsoDate } from "#app/domain/calendar/dates.ts";
import { TRY_AGAIN } from "#app/domain/constants.ts";
import { zoneName } from "#app/domain/tenant/tenant.ts";
import { leavesAt } from "#app/domain/tour/departures.ts";
import { bookableDate, type Departure, lastBookableDate, tourPagePath } from "#app/domain/tour/detail.ts";
import { MAX_PEOPLE } from "#app/domain/tour/party.ts";
import type { TourSummary } from "#app/domain/tour/tour.ts";

/** A failure the assistant can tell a person about, or correct. */
export class Refusal extends Error {}

/** A tool, as assistants are told of it. */
export interface Tool<I, O extends v.ObjectEntries> {
  name: string;
  title: string;
  description: string;
  input: v.GenericSchema<unknown, I>;
  /** Without the freshness that every answer says. */
  output: O;
  /** @throws Refusal */
  answer: (site: Site, input: I) => Promise<NoInfer<v.InferOutput<v.ObjectSchema<O, undefined>>>>;
}

export function tool<I, O extends v.ObjectEntries>(described: Tool<I, O>): Tool<I, O> {
  return described;
}

/** Control and format characters and variation selectors: invisible to a reader of the site, but read by a model. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u{fe00}-\u{fe0f}\u{e0100}-\u{e01ef}]+/gu;
/** A joiner or the selector of a picture: they write words and emoji, behind these. */
const JOINER = /^(?:[\u200c\u200d]|\ufe0f\u200d|\ufe0f)$/u;
const JOINED = /^[\p{L}\p{M}\p{S}]$/u;

const visible = (text: string) =>
  text.replace(INVISIBLE, (found, at: number) =>
    JOINER.test(found) && JOINED.test(Array.from(text.slice(Math.max(0, at - 2), at)).at(-1) ?? "") ? found : " ",
  );

/** Text of the content system on one line. */
export function quoted(text: string, maxChars = 300): string {
  const line = visible(text).replace(/\s+/g, " ").trim();
  return line.length <= maxChars ? line : `${line.slice(0, maxChars - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}

/** The same of text of several lines. */
export function quotedLines(text: string, maxChars: number): string {
  const lines = text.split("\n").map((line) => visible(line).trimEnd());
  return lines.join("\n").slice(0, maxChars).toWellFormed();
}

export const freshnessSchema = v.object({
  asOf: v.pipe(
    v.nullable(v.string()),
    v.description(
      "When the operator's booking system last confirmed the oldest data used here (ISO 8601, UTC); null: unknown",
    ),
  ),
  isOperatorAnswering: v.pipe(
    v.boolean(),
    v.description("False: the booking system failed just now, so this is the last good copy or incomplete"),
  ),
  note: v.string(),
});
export const money = v.pipe(
  v.nullable(v.number()),
  v.description("In the tour's currency, for what its pricePer says; null: unknown"),
);

export const tourNameSchema = v.object({
  id: v.number(),
  title: v.string(),
  url: v.string(),
  currency: v.pipe(v.string(), v.description("Of all its amounts (ISO 4217)")),
  pricePer: v.pipe(
    v.string(),
    v.description("What its prices are for: `adult`, or the whole `group`, `boat` or `van`, whoever comes"),
  ),
});

export const departureSchema = v.object({
  session: v.pipe(v.string(), v.description("Pass it to booking_link")),
  date: v.pipe(v.string(), v.description("YYYY-MM-DD of the day that sells it. Pass it to booking_link")),
  leavesOn: v.pipe(v.string(), v.description("YYYY-MM-DD it leaves on: after midnight, the day after `date`")),
  time: v.pipe(v.string(), v.description("HH:MM, by the clock of timeZone")),
  timeZone: v.pipe(v.nullable(v.string()), v.description("IANA name of the zone of departure; null: not said")),
  seatsLeft: v.pipe(
    v.nullable(v.number()),
    v.description("0: sold out, or it has left; null: unknown, or not sold by seat"),
  ),
  priceAdult: money,
  priceChild: money,
  priceGroup: v.pipe(
    v.nullable(v.number()),
    v.description("Of what pricePer says, where that is not an adult; null: unknown, or each adult has a price"),
  ),
  pickUps: v.optional(
    v.pipe(
      v.array(v.object({ name: v.string(), time: v.string() })),
      v.description("Stops of this departure, HH:MM by the clock of timeZone"),
    ),
  ),
});

/** @param tour in a list or whole */
export function tourName(
  { origin, tenant }: Site,
  { id, title, currency, pricePer }: Pick<TourSummary, "id" | "title" | "currency" | "pricePer">,
) {
  return {
    id,
    title: quoted(title, 120),
    url: origin + tourPagePath(id),
    currency: currency ?? tenant.currency,
    pricePer: pricePer ?? "adult",
  };
}

/** @param soldOn the day that lists the departure */
export function departureOut(
  { tenant }: Site,
  { pricePer, timeZone }: TourSummary,
  soldOn: IsoDate,
  departure: Departure,
): v.InferOutput<typeof departureSchema> {
  const { id, remaining, priceAdult, priceChild, stops } = departure;
  const { date: leavesOn, time } = leavesAt(soldOn, departure);
  return {
    session: id,
    date: soldOn,
    leavesOn,
    time,
    timeZone: zoneName(tenant, timeZone),
    seatsLeft: remaining,
    ...(pricePer === null
      ? { priceAdult, priceChild, priceGroup: null }
      : { priceAdult: null, priceChild: null, priceGroup: priceAdult }),
    ...(stops && { pickUps: stops.map((stop) => ({ name: quoted(stop.name, 120), time: stop.time })) }),
  };
}

const DOWN =
  "The operator's booking system is not answering right now. This is the last good copy; seats and prices may have changed.";
const WELL = "Seats and prices change; only the booking page is binding.";

/** How old the oldest is that was read for an answer, and whether the operator answers. */
export function freshness(site: Site): v.InferOutput<typeof freshnessSchema> {
  const asOf = site.asOf();
  const isOperatorAnswering = !site.isStale() && site.noStoreReason() !== "degraded";
  return {
    asOf: asOf === null ? null : new Date(asOf).toISOString(),
    isOperatorAnswering,
    note: isOperatorAnswering ? WELL : DOWN,
  };
}

/** The data, or a refusal that names what is missing. */
export function dataOf<T>(loaded: Loaded<T>, { tenant }: Site, what: string): T {
  if (loaded.status === "ok") return loaded.data;
  if (loaded.status === "missing") throw new Refusal(`There is no ${what}.`);
  const { phone } = tenant.header;
  const call = phone === null ? "" : ` A person can call ${phone}.`;
  throw new Refusal(
    `The operator's booking system is not answering right now, and there is no earlier copy of ${what}. ${TRY_AGAIN}${call}`,
  );
}

/** @throws Refusal */
export function listedTours(site: Site): readonly TourSummary[] {
  return dataOf(site.tours === null ? { status: "failed" } : { status: "ok", data: site.tours }, site, "list of tours");
}

/** Only tours on the list are looked up: an invented number would cost the operator a call. */
export function listedTour(site: Site, id: number): TourSummary {
  const tour = listedTours(site).find((each) => each.id === id);
  if (tour === undefined) throw new Refusal(`There is no tour ${id}. search_tours lists the tours and their numbers.`);
  return tour;
}

export const tourInput = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1),
  v.description("Number of the tour, from search_tours"),
);

/** `bookable` refuses days that do not exist. */
export const dateInput = v.pipe(
  v.string(),
  v.isoDate("must be a date like 2026-12-05"),
  v.description("YYYY-MM-DD, at the place of departure"),
);

export const peopleInput = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1),
  v.maxValue(2 * MAX_PEOPLE),
  v.description("Seats needed together; 1 if absent"),
);

/** @throws Refusal for a date that nobody can book */
export function bookable(site: Site, date: IsoDate): IsoDate {
  const { date: today } = site.now();
  const found = bookableDate(date, today);
  if (found === null)
    throw new Refusal(`${date} cannot be booked: dates from ${today} to ${lastBookableDate(today)} can.`);
  return found;
}
