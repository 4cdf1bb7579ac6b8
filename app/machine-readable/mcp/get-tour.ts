/** `get_tour`: everything the page of a tour says. */

import * as v from "valibot";
import type { Site } from "#app/context.ts";
import { CONTACT_PATH } from "#app/domain/forms/contact.ts";
import { KILOMETERS_PER_MILE } from "#app/domain/locale/format.ts";
import { zoneName } from "#app/domain/tenant/departure-town.ts";
import { bookingRules } from "#app/domain/tour/booking-rules.ts";
import { openDates, type TourDetail, tourPagePath } from "#app/domain/tour/detail.ts";
import { ratingText } from "#app/domain/tour/rating.ts";
import { durationText } from "#app/domain/tour/text.ts";
import { markdownOf } from "#app/machine-readable/html-to-markdown.ts";
import { tourDetail } from "#app/operator/tour-detail.ts";
import { tourInput } from "./inputs.ts";
import {
  createContentReading,
  dataOf,
  freshnessSchema,
  listedTour,
  money,
  pricesOut,
  pricesSchema,
  quoted,
  tourName,
  tourNameSchema,
} from "./reply.ts";

const MAX_LINES = 20;
const NEXT_DATES = 10;

export const getTourInput = v.strictObject({ tour: tourInput });

const lines = v.array(v.string());

const tourSchema = v.object({
  ...tourNameSchema.entries,
  markdown: v.pipe(v.string(), v.description("Address of this page as Markdown")),
  summary: v.string(),
  description: v.string(),
  ...pricesSchema.entries,
  deposit: v.pipe(v.string(), v.description("What is paid when it is booked; empty: not said")),
  duration: v.nullable(v.string()),
  durationHours: v.nullable(v.number()),
  overnight: v.boolean(),
  distanceMilesOneWay: v.nullable(v.number()),
  distanceKilometersOneWay: v.nullable(v.number()),
  coachHoursOneWay: v.nullable(v.number()),
  groupSizeMax: v.nullable(v.number()),
  minimumAge: v.pipe(v.nullable(v.number()), v.description("Years; 0: all ages")),
  childAgeMax: v.pipe(v.nullable(v.number()), v.description("Oldest age that pays priceChild")),
  maxPartySize: v.pipe(v.number(), v.description("People in one booking; larger groups ask at contactPage")),
  singleSupplement: v.pipe(
    v.nullable(v.number()),
    v.description("More for a guest who travels alone, in the tour's currency"),
  ),
  wheelchair: v.pipe(v.nullable(v.picklist(["yes", "on-request", "no"])), v.description("null: unknown")),
  contactPage: v.string(),
  hotelPickup: v.nullable(v.boolean()),
  rating: v.pipe(v.string(), v.description("Stars and number of reviews, and whether they are demo data")),
  languages: lines,
  highlights: lines,
  includes: lines,
  excludes: lines,
  bring: lines,
  itinerary: v.array(v.object({ time: v.string(), title: v.string(), text: v.string() })),
  pickUps: v.pipe(
    v.array(v.object({ name: v.string(), address: v.string(), time: v.string(), note: v.string() })),
    v.description("Times are HH:MM, by the clock of timeZone, for the first departure of the day"),
  ),
  cancellation: v.string(),
  refundable: v.pipe(v.nullable(v.boolean()), v.description("false: nothing is returned on canceling; null: unknown")),
  freeCancellationHours: v.pipe(v.nullable(v.number()), v.description("Hours before departure")),
  accessibility: v.string(),
  timeZone: v.pipe(v.nullable(v.string()), v.description("IANA name: of all its times; null: not said")),
  timeZoneNote: v.string(),
  questions: v.array(v.object({ question: v.string(), answer: v.string() })),
});

export const getTourOutput = v.object({
  tour: tourSchema,
  nextDates: v.pipe(
    v.array(v.object({ date: v.string(), priceFrom: money })),
    v.description("The next dates with seats; check_availability knows the rest"),
  ),
  freshness: freshnessSchema,
});

const oneDigit = (value: number | null) => (value === null ? null : Number(value.toFixed(1)));
const short = (texts: readonly string[]) => texts.slice(0, MAX_LINES).map((text) => quoted(text, 200));

function out(site: Site, tour: TourDetail) {
  const toMarkdown = markdownOf(site.origin);
  const told: v.InferOutput<typeof tourSchema> = {
    ...tour,
    ...tourName(site, tour),
    markdown: `${site.origin}${tourPagePath(tour.id)}.md`,
    summary: quoted(tour.summary, 400),
    description: quoted(toMarkdown(tour.description), 2_000),
    ...pricesOut(tour, tour),
    deposit: quoted(tour.deposit, 120),
    duration: durationText(tour),
    distanceMilesOneWay: oneDigit(tour.distanceMiles),
    distanceKilometersOneWay: oneDigit(tour.distanceMiles && tour.distanceMiles * KILOMETERS_PER_MILE),
    coachHoursOneWay: tour.coachHours,
    maxPartySize: bookingRules(tour).maxPeople,
    contactPage: site.origin + CONTACT_PATH,
    rating: ratingText(tour),
    languages: short(tour.languages),
    highlights: short(tour.highlights),
    includes: short(tour.includes),
    excludes: short(tour.excludes),
    bring: short(tour.bring),
    itinerary: tour.itinerary
      .slice(0, MAX_LINES)
      .map(({ time, title, text }) => ({ time, title: quoted(title, 120), text: quoted(text) })),
    pickUps: tour.meetingPoints.slice(0, MAX_LINES).map(({ name, address, time, note }) => ({
      name: quoted(name, 120),
      address: quoted(address, 200),
      time,
      note: quoted(note),
    })),
    cancellation: quoted(tour.cancellation, 600),
    accessibility: quoted(tour.accessibility, 600),
    timeZone: zoneName(site.tenant, tour.timeZone),
    timeZoneNote: quoted(tour.timeZoneNote),
    questions: tour.faq.slice(0, MAX_LINES).map(({ question, answer }) => ({
      question: quoted(question, 200),
      answer: quoted(toMarkdown(answer), 600),
    })),
  };
  // It leaves out the fields that no assistant gets.
  return v.parse(tourSchema, told);
}

/** @throws Refusal */
export async function getTour(
  site: Site,
  { tour: id }: v.InferOutput<typeof getTourInput>,
): Promise<v.InferOutput<typeof getTourOutput>> {
  const listed = listedTour(site, id);
  const reading = createContentReading(site);
  const [loaded, sales] = await Promise.all([
    reading.of(site.content.get(tourDetail, { id })),
    reading.of(site.content.salesDates(listed, null)),
  ]);
  const tour = dataOf(loaded, site, `tour ${id}`);
  const dates = sales.status === "ok" ? openDates(sales.data, site.now(tour.timeZone).date) : [];
  return {
    tour: out(site, tour),
    nextDates: dates.slice(0, NEXT_DATES).map(({ date, priceFrom }) => ({ date, priceFrom })),
    freshness: reading.freshness(Date.now()),
  };
}
