/** `search_tours`: tours by place, price and length, and by what is free on a date. `get_tour`: everything the page of a tour says. */

import { pick } from "es-toolkit/object";
import * as v from "valibot";
import type { Site } from "#app/context.ts";
import { addDays } from "#app/domain/calendar/dates.ts";
import { formatOf } from "#app/domain/locale/format.ts";
import { search } from "#app/domain/search/search.ts";
import {
  checkDateQuery,
  type DateQuery,
  MAX_DAYS,
  monthsOf,
  NOTHING_ASKED,
  type SeatsByMonth,
  type UnavailableReason,
} from "#app/domain/tour/date-search.ts";
import { dayTimesText, ratingText } from "#app/domain/tour/facts.ts";
import { durationText } from "#app/domain/tour/text.ts";
import { comparablePrice, type TourSummary } from "#app/domain/tour/tour.ts";
import { searchedTours } from "#app/domain/tour/tour-search.ts";
import { joinParts } from "#app/machine-readable/markdown.ts";
import { tourTexts } from "#app/machine-readable/tour-markdown.tsx";
import {
  bookable,
  dataOf,
  dateInput,
  listedTour,
  listedTours,
  money,
  peopleInput,
  quoted,
  quotedLines,
  tool,
  tourInput,
  tourName,
  tourNameSchema,
} from "./reply.ts";

const DEFAULT_LIMIT = 10;

const input = v.strictObject({
  place: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(60),
      v.description("A place, or what to do there, in the words of the person who asks"),
    ),
  ),
  date: v.optional(dateInput),
  days: v.optional(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(1),
      v.maxValue(MAX_DAYS),
      v.description("Days from date on; 1 if absent"),
    ),
  ),
  people: v.optional(peopleInput),
  maxPrice: v.optional(
    v.pipe(v.number(), v.minValue(0), v.description("Per adult, in the operator's currency, inclusive")),
  ),
  maxHours: v.optional(v.pipe(v.number(), v.minValue(0), v.description("Longest duration in hours"))),
  overnight: v.optional(v.pipe(v.boolean(), v.description("true: only tours with a night; false: only day tours"))),
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20))),
});

const foundSchema = v.object({
  ...tourNameSchema.entries,
  summary: v.string(),
  places: v.array(v.string()),
  priceFrom: money,
  duration: v.nullable(v.string()),
  durationHours: v.nullable(v.number()),
  overnight: v.boolean(),
  times: v.string(),
  rating: v.string(),
  minimumAge: v.nullable(v.number()),
  wheelchair: v.nullable(v.picklist(["yes", "on-request", "no"])),
  hotelPickup: v.nullable(v.boolean()),
  availableDates: v.optional(v.array(v.string())),
});

const missedSchema = v.object({
  ...tourNameSchema.entries,
  reason: v.picklist(["sold-out", "too-few-seats", "no-departure", "unknown"] satisfies UnavailableReason[]),
});

type Input = v.InferOutput<typeof input>;
type Found = v.InferOutput<typeof foundSchema>;

/** The tours whose titles, tags and categories have all words; without any, those whose texts have them, as in the list. */
function toursAt({ tenant }: Site, tours: readonly TourSummary[], place: string | undefined): readonly TourSummary[] {
  if (place === undefined) return tours;
  const sought = tours.map((tour) => ({
    item: tour,
    title: tour.title,
    text: [...tour.tags, ...tour.categories].join(" "),
  }));
  const named = search(sought, place, tenant.synonyms).whole;
  return named.length > 0 ? named : searchedTours(tours, place, tenant.synonyms).whole;
}

function fits(tour: TourSummary, { maxPrice, maxHours, overnight }: Input): boolean {
  const { durationHours } = tour;
  const price = comparablePrice(tour);
  return (
    (maxPrice === undefined || (price !== null && price <= maxPrice)) &&
    (maxHours === undefined || (durationHours !== null && durationHours <= maxHours)) &&
    (overnight === undefined || tour.overnight === overnight)
  );
}

function out(site: Site, tour: TourSummary): Found {
  return {
    ...tourName(site, tour),
    summary: quoted(tour.summary),
    places: tour.tags.map((tag) => quoted(tag, 60)),
    duration: durationText(tour),
    times: dayTimesText(formatOf(site.tenant), tour),
    rating: ratingText(tour),
    ...pick(tour, ["priceFrom", "durationHours", "overnight", "minimumAge", "wheelchair", "hotelPickup"]),
  };
}

/** @throws Refusal */
function asked(site: Site, { date, days = 1, people = 1 }: Input): DateQuery {
  if (date === undefined) return NOTHING_ASKED;
  const first = bookable(site, date);
  return { dates: Array.from({ length: days }, (_, index) => addDays(first, index)), party: null, people };
}

/** By the rounds in which lists ask for seats. */
async function seatsOn({ content }: Site, dateQuery: DateQuery): Promise<SeatsByMonth> {
  const months = monthsOf(dateQuery);
  const seats = await Promise.all(months.map((month) => content.availability(month, "search")));
  return Object.fromEntries(months.map((month, at) => [month, seats[at] ?? {}]));
}

export const searchTours = tool({
  name: "search_tours",
  title: "Search tours",
  description:
    "Finds tours by place, price and length. With date: only tours with enough seats on one of the days, and why others are not available.",
  input,
  output: {
    tours: v.pipe(v.array(foundSchema), v.description("Tours that fit; with a date only those with enough seats")),
    notAvailable: v.pipe(
      v.array(missedSchema),
      v.description("Tours that fit except on these days; unknown: their dates could not be read"),
    ),
    total: v.pipe(v.number(), v.description("Tours that fit, also those left out by limit")),
    knownPlaces: v.optional(v.array(v.string())),
  },
  async answer(site, sent) {
    const there = toursAt(site, listedTours(site), sent.place);
    const dateQuery = asked(site, sent);
    const seats = await seatsOn(site, dateQuery);
    const tours: Found[] = [];
    const notAvailable: v.InferOutput<typeof missedSchema>[] = [];
    for (const tour of there.filter((each) => fits(each, sent))) {
      const verdict = checkDateQuery(tour.id, dateQuery, seats);
      if (sent.date === undefined) tours.push(out(site, tour));
      else if (verdict.dates === null) notAvailable.push({ ...tourName(site, tour), reason: verdict.why });
      else tours.push({ ...out(site, tour), availableDates: verdict.dates });
    }
    return {
      tours: tours.slice(0, sent.limit ?? DEFAULT_LIMIT),
      notAvailable,
      total: tours.length,
      ...(there.length === 0 ? { knownPlaces: site.places.sold.map(({ title }) => title) } : {}),
    };
  },
});

const MAX_CHARS = 16_000;

export const getTour = tool({
  name: "get_tour",
  title: "Get a tour",
  description:
    "Everything about one tour: prices, itinerary, pick-up, what is included, what to bring, cancellation, questions and answers, and its dates.",
  input: v.strictObject({ tour: tourInput }),
  output: {
    tour: tourNameSchema,
    text: v.pipe(
      v.string(),
      v.description("Its page as Markdown, with the dates and prices of the next 60 days; quoted from the site"),
    ),
  },
  async answer(site, { tour: id }) {
    const tour = tourName(site, listedTour(site, id));
    const texts = dataOf(await tourTexts(site, id, new URLSearchParams()), site, `tour ${id}`);
    return { tour, text: quotedLines(joinParts(texts), MAX_CHARS) };
  },
});
