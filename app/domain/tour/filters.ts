/** Filters are GET parameters so that a filtered list can be shared; unknown values are ignored. */

import { uniqBy } from "es-toolkit/array";
import type { Format } from "#app/domain/locale/format.ts";
import { isBackBy } from "./facts.ts";
import { durationText, plural } from "./text.ts";
import { comparablePrice, type TourSummary, toursWithTag } from "./tour.ts";

export interface Option {
  value: string;
  title: string;
}

export interface CountedOption extends Option {
  count: number;
}

const HALF_DAY_HOURS = 7;

const MOST_CLOSEST = 3;

export const MAX_SEARCH_CHARS = 60;

export const FACETS = [
  "category",
  "destination",
  "duration",
  "price",
  "age",
  "language",
  "wheelchair",
  "pickup",
  "returns",
] as const;
export type Facet = (typeof FACETS)[number];

const UP_TO = /^up-to-([1-9]|1\d|2[0-3])$/;

const DURATIONS: readonly Option[] = [
  { value: "half-day", title: "Half a day (up to 7 hours)" },
  { value: "day", title: "A day" },
  { value: "overnight", title: "Overnight" },
];

/** Hours of the shortest tour of a day; null when none says. */
function shortestHours(tours: readonly TourSummary[]): number | null {
  const hours = tours.flatMap(({ durationHours, overnight }) => (overnight ? [] : (durationHours ?? [])));
  return hours.length === 0 ? null : Math.min(...hours);
}

/** First that of the shortest tours, if it is less than half a day, and the one that was asked for. @param asked of the query */
function durationOptions(tours: readonly TourSummary[], asked: string): Option[] {
  const shortest = Math.ceil(shortestHours(tours) ?? HALF_DAY_HOURS);
  const wanted = UP_TO.exec(asked)?.[1];
  const lengths = new Set(shortest < HALF_DAY_HOURS ? [shortest] : []);
  if (wanted !== undefined) lengths.add(Number(wanted));
  return [
    ...Array.from(lengths, (hours) => ({ value: `up-to-${hours}`, title: `Up to ${plural(hours, "hour")}` })),
    ...DURATIONS,
  ];
}

/** Age of the youngest guest, in years. */
const AGES: readonly Option[] = [3, 6, 8, 12].map((age) => ({ value: String(age), title: `A child of ${age}` }));

const WHEELCHAIR: readonly Option[] = [{ value: "yes", title: "Wheelchair access" }];
const PICKUP: readonly Option[] = [{ value: "hotel", title: "Hotel pick-up" }];
const BACK = { value: "18", time: "18:00" };

/** 1, 2, 5, 10, 20, 50 …: the largest that is no larger. @param amount above 0 */
function roundedDown(amount: number): number {
  const unit = 10 ** Math.floor(Math.log10(amount));
  const step = [5, 2, 1].find((each) => each * unit <= amount) ?? 1;
  return Number((step * unit).toPrecision(1));
}

/** Three steps of about as many tours each, between round numbers; none without prices. */
function priceOptions({ money }: Format, tours: readonly TourSummary[]): Option[] {
  const prices = tours.flatMap((tour) => comparablePrice(tour) ?? []).toSorted((a, b) => a - b);
  const [low = 0, high = 0] = [1, 2].map((third) => roundedDown(prices[Math.floor((prices.length * third) / 3)] ?? 1));
  if (prices.length === 0) return [];
  return [
    { value: `under-${low}`, title: `Under ${money(low)}` },
    ...(low < high ? [{ value: `${low}-${high}`, title: `${money(low)} to ${money(high)}` }] : []),
    low < high
      ? { value: `over-${high}`, title: `Over ${money(high)}` }
      : { value: `from-${low}`, title: `From ${money(low)}` },
  ];
}

const CHECKBOXES: readonly string[] = ["wheelchair", "pickup", "returns"] satisfies Facet[];

/** True for a facet that is yes or nothing. */
export function isCheckbox(facet: Facet): boolean {
  return CHECKBOXES.includes(facet);
}

export const SORTS: readonly Option[] = [
  { value: "", title: "Recommended" },
  { value: "price", title: "Price, low to high" },
  { value: "price-down", title: "Price, high to low" },
  { value: "duration", title: "Duration, short to long" },
];

/** "" for no filter. */
export type TourFilters = Record<Facet | "q" | "sort", string>;

/** A value of the duration filter; "" when it is unknown. */
function durationOf(tour: Pick<TourSummary, "durationHours" | "overnight">): string {
  if (tour.overnight) return "overnight";
  if (tour.durationHours === null) return "";
  return tour.durationHours <= HALF_DAY_HOURS ? "half-day" : "day";
}

/** @param step a value of the price filter */
function isInStep(price: number | null, step: string): boolean {
  const [, word, low = "", high = ""] = /^(?:(under|from|over)-)?([\d.]+)(?:-([\d.]+))?$/.exec(step) ?? [];
  if (price === null) return false;
  if (word === "under") return price < Number(low);
  if (word === "over") return price > Number(low);
  return price >= Number(low) && (word === "from" || price <= Number(high));
}

const VALUES: Record<Exclude<Facet, "price">, (tour: TourSummary) => readonly string[]> = {
  category: (tour) => tour.categories,
  destination: (tour) => tour.places,
  duration: (tour) => [durationOf(tour)],
  age: ({ minimumAge }) =>
    typeof minimumAge === "number" ? AGES.map(({ value }) => value).filter((age) => Number(age) >= minimumAge) : [],
  language: (tour) => tour.languageSlugs,
  wheelchair: ({ wheelchair }) => (wheelchair === "yes" || wheelchair === "on-request" ? ["yes"] : []),
  pickup: (tour) => (tour.hotelPickup === true ? ["hotel"] : []),
  returns: (tour) => (isBackBy(tour, BACK.time) ? [BACK.value] : []),
};

function hasValue(tour: TourSummary, facet: Facet, value: string): boolean {
  const [, hours] = facet === "duration" ? (UP_TO.exec(value) ?? []) : [];
  if (hours !== undefined) return !tour.overnight && (tour.durationHours ?? Infinity) <= Number(hours);
  return facet === "price" ? isInStep(comparablePrice(tour), value) : VALUES[facet](tour).includes(value);
}

/** Languages of the tours' guides, as they are first spelled. */
function languageOptions(tours: readonly TourSummary[]): Option[] {
  const all = tours.flatMap(({ languages, languageSlugs }) =>
    languageSlugs.map((value, at) => ({ value, title: languages?.[at] ?? value })),
  );
  return uniqBy(all, ({ value }) => value).filter(({ value }) => value !== "");
}

/** What a visitor can choose from, by facet. */
export type Choices = Record<Facet, readonly Option[]>;

/**
 * @param own options that the tenant names, by slug: `destination` are places that its tours may have as tags
 * @param query may ask for a length that no tour has
 */
export function choicesOf(
  format: Format,
  tours: readonly TourSummary[],
  own: Pick<Choices, "category" | "destination">,
  query = new URLSearchParams(),
): Choices {
  return {
    ...own,
    duration: durationOptions(tours, query.get("duration") ?? ""),
    price: priceOptions(format, tours),
    age: AGES,
    language: languageOptions(tours),
    wheelchair: WHEELCHAIR,
    pickup: PICKUP,
    returns: [{ value: BACK.value, title: `Back by ${format.shortClock(BACK.time)}` }],
  };
}

export function readFilters(query: URLSearchParams, choices: Choices): TourFilters {
  const oneOf = (name: string, options: readonly Option[]) => {
    const value = query.get(name) ?? "";
    return options.some((option) => option.value === value) ? value : "";
  };
  const facets = FACETS.map((facet) => [facet, oneOf(facet, choices[facet])]);
  const words = (query.get("q") ?? "").trim().slice(0, MAX_SEARCH_CHARS);
  const q = /[\p{L}\p{N}]/u.test(words) ? words : "";
  return { ...(Object.fromEntries(facets) as Record<Facet, string>), q, sort: oneOf("sort", SORTS) };
}

/** True when each value of the query is one of the filters, and one that some tour has. */
export function isAboutTours(query: URLSearchParams, filters: TourFilters, tours: readonly TourSummary[]): boolean {
  return [...query].every(([name, value]) => {
    if (name === "sort") return filters.sort === value;
    const facet = FACETS.find((each) => each === name);
    return facet !== undefined && filters[facet] === value && tours.some((tour) => hasValue(tour, facet, value));
  });
}

export function isUnfiltered(filters: TourFilters): boolean {
  return filters.q === "" && FACETS.every((facet) => filters[facet] === "");
}

function fitsFacet(tour: TourSummary, facet: Facet, filters: TourFilters): boolean {
  return filters[facet] === "" || hasValue(tour, facet, filters[facet]);
}

function fits(tour: TourSummary, filters: TourFilters): boolean {
  return FACETS.every((facet) => fitsFacet(tour, facet, filters));
}

/** Missing numbers sort last in both directions. */
function byNumber(read: (tour: TourSummary) => number | null, sign: 1 | -1) {
  return (a: TourSummary, b: TourSummary) => {
    const [left, right] = [read(a), read(b)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return (left - right) * sign;
  };
}

const byPrice = byNumber(comparablePrice, 1);

const ORDERS: Record<string, (a: TourSummary, b: TourSummary) => number> = {
  price: byPrice,
  "price-down": byNumber(comparablePrice, -1),
  duration: byNumber(({ durationHours }) => durationHours, 1),
};

/** The first tour of each main place, then the second of each, and so on; otherwise in their order. */
function placesInTurn(tours: readonly TourSummary[]): TourSummary[] {
  const counts = new Map<string, number>();
  const turns = new Map<TourSummary, number>();
  for (const tour of tours) {
    const { place } = tour;
    const turn = counts.get(place) ?? 0;
    counts.set(place, turn + 1);
    turns.set(tour, turn);
  }
  return tours.toSorted((a, b) => (turns.get(a) ?? 0) - (turns.get(b) ?? 0));
}

export function filterTours(tours: readonly TourSummary[], filters: TourFilters): TourSummary[] {
  const left = tours.filter((tour) => fits(tour, filters));
  const order = Object.hasOwn(ORDERS, filters.sort) ? ORDERS[filters.sort] : undefined;
  if (order !== undefined) return left.toSorted(order);
  return filters.destination === "" ? placesInTurn(left) : toursWithTag(left, filters.destination);
}

/** The length of the shortest tour of a day that fits the other filters, where no tour has the one asked for; null without any. */
export function shortestFitting(tours: readonly TourSummary[], filters: TourFilters): string | null {
  if (filters.duration === "" || filters.duration === "overnight") return null;
  const hours = shortestHours(tours.filter((tour) => fits(tour, { ...filters, duration: "" })));
  return durationText({ durationHours: hours, overnight: false });
}

/**
 * Instead of an empty list: the tours to the same place, if there are any, that fit the most other filters. Of those, the ones that have most
 * of the words searched for, else the cheapest first. None for words that no tour has.
 *
 * @param ranked by the words searched for, the best first; empty without any
 */
export function closestTours(
  tours: readonly TourSummary[],
  filters: TourFilters,
  ranked: readonly TourSummary[] = [],
): TourSummary[] {
  const near = filters.q === "" ? tours.toSorted(byPrice) : ranked;
  const misses = (tour: TourSummary) => FACETS.filter((facet) => !fitsFacet(tour, facet, filters)).length;
  const there = near.filter((tour) => fitsFacet(tour, "destination", filters));
  return (there.length > 0 ? there : near).toSorted((a, b) => misses(a) - misses(b)).slice(0, MOST_CLOSEST);
}

/** Options that some tour has, by facet, each with how many tours fit it and the other filters. */
export function countedFacets(
  facets: readonly Facet[],
  tours: readonly TourSummary[],
  filters: TourFilters,
  choices: Choices,
  isOpen: (tour: TourSummary, facet: Facet) => boolean = () => true,
): { facet: Facet; options: CountedOption[] }[] {
  return facets.map((facet) => {
    const fitting = tours.filter((tour) => isOpen(tour, facet) && fits(tour, { ...filters, [facet]: "" }));
    const options = choices[facet]
      .filter(({ value }) => value === filters[facet] || tours.some((tour) => hasValue(tour, facet, value)))
      .map((option) => ({ ...option, count: fitting.filter((tour) => hasValue(tour, facet, option.value)).length }));
    return { facet, options };
  });
}
