/** `search_tours`: tours by place, price and length, and by what is free on a date. */

import * as v from "valibot";
import type { Site } from "#app/context.ts";
import type { IsoDate } from "#app/domain/calendar/dates.ts";
import { formatOf } from "#app/domain/locale/format.ts";
import { search } from "#app/domain/search/search.ts";
import { zoneName } from "#app/domain/tenant/departure-town.ts";
import { isEnough, seatsOnSale, type UnavailableReason, unavailableReason } from "#app/domain/tour/date-search.ts";
import { dayTimesText } from "#app/domain/tour/day-times.ts";
import { hasSeatsFor } from "#app/domain/tour/party.ts";
import { ratingText } from "#app/domain/tour/rating.ts";
import { durationText } from "#app/domain/tour/text.ts";
import { comparablePrice, type TourSummary } from "#app/domain/tour/tour.ts";
import { searchedTours } from "#app/domain/tour/tour-search.ts";
import { mapInBatches } from "#app/machine-readable/file.ts";
import { bookable, bookableRange, dateInput, peopleInput } from "./inputs.ts";
import {
  type ContentReading,
  createContentReading,
  departureOut,
  departureSchema,
  freshnessSchema,
  listedTours,
  money,
  quoted,
  tourName,
  tourNameSchema,
} from "./reply.ts";

/** Each is a read of stored content, or a call to the operator. */
const MAX_DATED_TOURS = 40;
const MAX_DATES = 14;
const DEFAULT_LIMIT = 10;

export const searchToursInput = v.strictObject({
  place: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(60),
      v.description("Park, canyon, town or what to do there, like Antelope Canyon or kayak"),
    ),
  ),
  date: v.optional(dateInput),
  from: v.optional(v.pipe(dateInput, v.description("First day of a range, instead of date"))),
  to: v.optional(v.pipe(dateInput, v.description("Last day of the range; six days later if absent"))),
  people: v.optional(peopleInput),
  maxPrice: v.optional(
    v.pipe(v.number(), v.minValue(0), v.description("Per adult, in the operator's currency, inclusive")),
  ),
  minHours: v.optional(v.pipe(v.number(), v.minValue(0))),
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
  departures: v.optional(v.array(departureSchema)),
  availableDates: v.optional(v.array(v.object({ date: v.string(), priceFrom: money }))),
});

const REASONS = ["sold-out", "too-few-seats", "no-departure", "above-price"] as const satisfies (
  | UnavailableReason
  | "above-price"
)[];

export const searchToursOutput = v.object({
  tours: v.pipe(v.array(foundSchema), v.description("Tours that fit; with a date only those with enough seats")),
  notAvailable: v.pipe(
    v.array(v.object({ ...tourNameSchema.entries, reason: v.picklist(REASONS) })),
    v.description("Tours that fit except on this date or range"),
  ),
  unknown: v.pipe(v.array(tourNameSchema), v.description("Tours whose dates could not be read")),
  total: v.pipe(v.number(), v.description("Tours that fit, also those left out by limit")),
  knownPlaces: v.optional(v.array(v.string())),
  shortestHours: v.optional(v.pipe(v.number(), v.description("Where no tour there is as short as maxHours"))),
  freshness: freshnessSchema,
});

type Input = v.InferOutput<typeof searchToursInput>;
type Found = v.InferOutput<typeof foundSchema>;
type Reason = (typeof REASONS)[number];
type Free = Pick<Found, "departures" | "availableDates">;
type Verdict = Free | UnavailableReason | "above-price";

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

function fits(tour: TourSummary, { maxPrice, minHours, maxHours, overnight }: Input): boolean {
  const { durationHours } = tour;
  const price = comparablePrice(tour);
  return (
    (maxPrice === undefined || (price !== null && price <= maxPrice)) &&
    (minHours === undefined || (durationHours !== null && durationHours >= minHours)) &&
    (maxHours === undefined || (durationHours !== null && durationHours <= maxHours)) &&
    (overnight === undefined || tour.overnight === overnight)
  );
}

interface Wanted {
  people: number;
  maxPrice: number;
}

async function onDate(
  site: Site,
  reading: ContentReading,
  tour: TourSummary,
  date: IsoDate,
  wanted: Wanted,
): Promise<Verdict> {
  const loaded = await reading.of(site.content.departures(tour, date));
  if (loaded.status !== "ok") return loaded.status === "missing" ? "no-departure" : "unknown";
  const ahead = loaded.data.filter(({ hasLeft }) => !hasLeft);
  const withSeats = ahead.filter((departure) => hasSeatsFor(departure, wanted.people));
  if (withSeats.length === 0) return unavailableReason(ahead.map(({ remaining }) => remaining ?? "open"));
  const affordable = withSeats.filter(({ priceAdult }) => (priceAdult ?? 0) <= wanted.maxPrice);
  if (affordable.length === 0) return "above-price";
  const sold = { pricePer: tour.pricePer, timeZone: zoneName(site.tenant, tour.timeZone) };
  return { departures: affordable.map((each) => departureOut(date, each, sold)) };
}

async function inRange(
  site: Site,
  reading: ContentReading,
  tour: TourSummary,
  { from, to }: { from: IsoDate; to: IsoDate },
  { people, maxPrice }: Wanted,
): Promise<Verdict> {
  const loaded = await reading.of(site.content.salesDates(tour, null));
  if (loaded.status !== "ok") return loaded.status === "missing" ? "no-departure" : "unknown";
  const dates = loaded.data.filter(({ date }) => date >= from && date <= to);
  const withSeats = dates.filter((date) => isEnough(seatsOnSale(date), people));
  if (withSeats.length === 0) return unavailableReason(dates.map(seatsOnSale));
  const affordable = withSeats.filter(({ priceFrom }) => (priceFrom ?? 0) <= maxPrice);
  if (affordable.length === 0) return "above-price";
  return { availableDates: affordable.slice(0, MAX_DATES).map(({ date, priceFrom }) => ({ date, priceFrom })) };
}

function isReason(verdict: Verdict): verdict is Reason {
  return typeof verdict === "string" && verdict !== "unknown";
}

function out(site: Site, tour: TourSummary): Found {
  return {
    ...tourName(site, tour),
    summary: quoted(tour.summary),
    places: tour.tags.map((tag) => quoted(tag, 60)),
    priceFrom: tour.priceFrom,
    duration: durationText(tour),
    durationHours: tour.durationHours,
    overnight: tour.overnight,
    times: dayTimesText(formatOf(site.tenant), tour),
    rating: ratingText(tour),
    minimumAge: tour.minimumAge,
    wheelchair: tour.wheelchair,
    hotelPickup: tour.hotelPickup,
  };
}

/** What reads the dates of one tour; null when no date was asked for. */
function dateReader(site: Site, reading: ContentReading, { date, from, to, people = 1, maxPrice = Infinity }: Input) {
  const wanted = { people, maxPrice };
  if (date !== undefined) {
    const day = bookable(site, date);
    return (tour: TourSummary) => onDate(site, reading, tour, day, wanted);
  }
  if (from === undefined) return null;
  const range = bookableRange(site, from, to);
  return (tour: TourSummary) => inRange(site, reading, tour, range, wanted);
}

/** @throws Refusal */
export async function searchTours(site: Site, input: Input): Promise<v.InferOutput<typeof searchToursOutput>> {
  const all = listedTours(site);
  const reading = createContentReading(site);
  const readDates = dateReader(site, reading, input);
  const there = toursAt(site, all, input.place);
  const matches = there.filter((tour) => fits(tour, input));
  const lengths = there.flatMap(({ durationHours }) => durationHours ?? []);
  const isTooLong = lengths.length > 0 && lengths.every((hours) => hours > (input.maxHours ?? Infinity));
  const verdicts: Verdict[] =
    readDates === null ? matches.map(() => ({})) : await mapInBatches(matches.slice(0, MAX_DATED_TOURS), readDates);
  const judged = matches.map((tour, index): { tour: TourSummary; verdict: Verdict } => ({
    tour,
    verdict: verdicts[index] ?? "unknown",
  }));
  const free = judged.flatMap(({ tour, verdict }) => (typeof verdict === "object" ? [{ tour, verdict }] : []));
  return {
    tours: free.slice(0, input.limit ?? DEFAULT_LIMIT).map(({ tour, verdict }) => ({ ...out(site, tour), ...verdict })),
    notAvailable: judged.flatMap(({ tour, verdict }) =>
      isReason(verdict) ? [{ ...tourName(site, tour), reason: verdict }] : [],
    ),
    unknown: judged.flatMap(({ tour, verdict }) => (verdict === "unknown" ? [tourName(site, tour)] : [])),
    total: free.length,
    ...(there.length === 0 ? { knownPlaces: site.places.sold.map(({ title }) => title) } : {}),
    ...(isTooLong ? { shortestHours: Math.min(...lengths) } : {}),
    freshness: reading.freshness(Date.now()),
  };
}
