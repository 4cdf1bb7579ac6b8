/** What a list of tours shows for a query: cards, the tours that cannot be taken and why, its heading. */

import {
  addDays,
  addMonths,
  type IsoDate,
  latest,
  monthAbbreviation,
  monthOf,
  shortMonth,
  soonMonths,
} from "#app/domain/calendar/dates.ts";
import type { Format } from "#app/domain/locale/format.ts";
import { PARTY_PARAMETERS } from "#app/domain/visit/visit.ts";
import { type Limits, totalFor, unfitFor } from "./booking-rules.ts";
import {
  checkDateQuery,
  type DateQuery,
  type DepartureDates,
  datesText,
  dayAfter,
  NOTHING_ASKED,
  nextOpenDate,
  type SeatsByMonth,
  seatsOf,
  type UnavailableReason,
} from "./date-search.ts";
import { isAboutTours, type TourFilters } from "./filters.ts";
import { whenText } from "./list-headings.ts";
import { MAX_PEOPLE, type Party, partySize } from "./party.ts";
import { seatsText } from "./text.ts";
import { onCard, type TourOnCard, type TourSummary, withQuery } from "./tour.ts";

/** The card of a tour for a party; null: nobody said who comes. */
const cardFor = (format: Format, tour: TourSummary, party: Party | null): TourOnCard => ({
  ...onCard(tour),
  ...totalFor(format, tour, party),
});

/** A tour that cannot be taken on the dates asked for. */
interface OtherTour extends Pick<TourSummary, "id" | "title" | "href"> {
  /** What else is known: `Takes at most 14`, `None before Jan 2027`; "" when nothing is. */
  note: string;
  /** The next date it can be taken on; null when unknown. */
  next: { text: string; href: string; date: IsoDate } | null;
}

/** Tours that cannot be taken for the same reason, which is the group's heading. */
export interface OtherTours {
  reason: string;
  /** No other date helps. */
  isNeverOpen: boolean;
  count: number;
  /** The first of them. */
  tours: OtherTour[];
}

/** Added to the query of a tour's address: its page opens that day. */
const dayQuery = (date: IsoDate) => `date=${date}`;

/** In the order of their groups: first where another date helps. */
const REASONS: Record<
  UnavailableReason | "notice" | "group-size" | "age",
  (dateQuery: DateQuery, known: Pick<Known, "format" | "today">) => string
> = {
  "too-few-seats": ({ people }) => `Fewer than ${people} seats left`,
  "sold-out": () => "Sold out",
  "no-departure": (dateQuery, { format, today }) =>
    dateQuery.dates.join() === today ? "No departure left today" : `Not running ${whenText(format, dateQuery)}`,
  notice: () => "Too soon to order a lift for a wheelchair",
  unknown: () => "We can’t check these dates right now",
  "group-size": () => "Smaller groups only",
  age: ({ party }) => tooYoungText(party),
};

const tooYoungText = (party: Party | null) => `Not for a child of ${Math.min(...(party?.ages ?? []))}`;

/** True if it cannot be booked at once, or most of the tours take fewer people. */
export function isLargeGroup(tours: readonly Limits[], { party, people }: DateQuery): boolean {
  if (people !== null && people > MAX_PEOPLE) return true;
  return tours.filter((tour) => unfitFor(tour, party)?.why === "group-size").length > tours.length / 2;
}

interface Known {
  format: Format;
  today: IsoDate;
  known: DepartureDates;
  party: Party | null;
  /** True for a guest in a wheelchair. */
  isByWheelchair?: boolean;
}

/** The first day on which a tour can be taken: one that needs notice for a wheelchair, not before that has passed. */
function firstDay(
  { wheelchairNoticeHours: hours }: Pick<TourSummary, "wheelchairNoticeHours">,
  { today, isByWheelchair = false }: Pick<Known, "today" | "isByWheelchair">,
): IsoDate {
  return isByWheelchair && hours !== null ? addDays(today, Math.ceil(hours / 24)) : today;
}

/** The next departure of a tour, as far as it is known. */
function departureOf(tour: TourSummary, asked: Known): Pick<TourOnCard, "departs" | "isLater"> {
  const { format, today, known, party } = asked;
  const unfit = unfitFor(tour, party);
  const people = party && partySize(party);
  const next = nextOpenDate(tour.id, firstDay(tour, asked), people, known);
  if (unfit !== null && (unfit.isSure || next === null))
    return { departs: unfit.why === "age" ? tooYoungText(party) : unfit.note, isLater: true };
  const months = soonMonths(today);
  const later = next === null || !months.includes(monthOf(next)) ? { isLater: true as const } : {};
  if (next !== null) return { departs: `Next: ${format.comingDate(next, today)}`, ...later };
  if (known.ahead[tour.id]?.length === 0) return { departs: "On request", ...later };
  const isKnown = months.every((month) => known.seats[month]?.[tour.id] !== undefined);
  if (!isKnown || people !== null) return {};
  return { departs: `Not in ${months.map(monthAbbreviation).join(" or ")}`, ...later };
}

/** A tour of the list, whose card is made if it is on the page. */
export type ListedTour = Pick<TourOnCard, "isLater"> & { card: () => TourOnCard };

/** Otherwise in their order: tours out of season come last. */
export function soonestFirst<T extends Pick<TourOnCard, "isLater">>(tours: readonly T[]): T[] {
  return tours.toSorted((a, b) => Number(a.isLater ?? false) - Number(b.isLater ?? false));
}

/** Ids of the tours that have no date left in the months that were read: all their dates are to be asked for. */
export function withoutDates(
  tours: readonly (Pick<TourSummary, "id"> & Limits)[],
  dateQuery: DateQuery,
  seats: SeatsByMonth,
  today: IsoDate,
): number[] {
  const months = Object.values(seats);
  // A card looks for the next date of anybody.
  const { party, people } = dateQuery.dates.length === 0 ? NOTHING_ASKED : dateQuery;
  const known = { seats, ahead: {} };
  const isWithout = (tour: Pick<TourSummary, "id"> & Limits) =>
    months.length > 0 &&
    unfitFor(tour, party) === null &&
    months.every((month) => month[tour.id] !== undefined) &&
    checkDateQuery(tour.id, dateQuery, seats).dates === null &&
    nextOpenDate(tour.id, dayAfter(dateQuery, today), people, known) === null;
  return tours.filter(isWithout).map(({ id }) => id);
}

/** The next date of a tour after those asked for, or whom it takes, or from which month on it may have one. */
function nextAfter(
  tour: TourSummary,
  dateQuery: DateQuery,
  asked: Omit<Known, "party">,
): Pick<OtherTour, "note" | "next"> {
  const { format, today, known } = asked;
  const { people, party } = dateQuery;
  const unfit = unfitFor(tour, party);
  if (unfit !== null) return { note: unfit.note, next: null };
  const from = latest([dayAfter(dateQuery, today), firstDay(tour, asked)]);
  const next = nextOpenDate(tour.id, from, people, known);
  if (next !== null) {
    const text = `Next: ${format.comingDate(next, today)}`;
    return { note: "", next: { text, href: withQuery(tour.href, dayQuery(next)), date: next } };
  }
  const unknown = [0, 1, 2]
    .map((ahead) => addMonths(monthOf(from), ahead))
    .find((month) => known.seats[month]?.[tour.id] === undefined);
  return {
    note: unknown === undefined || unknown === monthOf(from) ? "" : `None before ${shortMonth(unknown)}`,
    next: null,
  };
}

/** More than these are no reason to hurry, so their number is not said. */
const FEW_SEATS = 10;
/** So few stand out in the list. */
const SCARCE_SEATS = 4;

/** On the one day asked for `Seats for 2` or `Available`, or `4 seats left` of few; else the days on which the tour can be taken. */
function departsOn(
  tour: TourSummary,
  open: readonly IsoDate[],
  { format, dateQuery: { dates, people }, seats }: { format: Format; dateQuery: DateQuery; seats: SeatsByMonth },
): Pick<TourOnCard, "departs" | "isScarce"> {
  const [only = ""] = dates;
  if (dates.length !== 1) return { departs: datesText(format, open) };
  if (tour.pricePer !== null) return { departs: "Available" };
  const left = seatsOf(tour.id, only, seats);
  if (typeof left !== "number") return { departs: datesText(format, open) };
  if (left > FEW_SEATS) return { departs: people === null || people === 1 ? "Available" : `Seats for ${people}` };
  return { departs: seatsText(left), ...(left > SCARCE_SEATS ? {} : { isScarce: true }) };
}

/** The most tours named for one reason. */
const MOST_OTHERS = 12;

/** The dates asked for on which a tour can be taken, or why it cannot be. */
function openDays(
  tour: TourSummary,
  dateQuery: DateQuery,
  asked: Omit<Known, "party">,
): { open: readonly IsoDate[]; why: null } | { open: null; why: keyof typeof REASONS } {
  const { dates, party } = dateQuery;
  const unfit = unfitFor(tour, party);
  const first = firstDay(tour, asked);
  const inTime = dates.filter((date) => date >= first);
  const verdict = checkDateQuery(
    tour.id,
    { ...dateQuery, dates: inTime.length === 0 ? dates : inTime },
    asked.known.seats,
  );
  if (verdict.dates === null) return { open: null, why: unfit?.why ?? verdict.why };
  if (unfit?.isSure) return { open: null, why: unfit.why };
  return inTime.length === 0 ? { open: null, why: "notice" } : { open: verdict.dates, why: null };
}

/** Tours that can be taken on the dates asked for, or whose dates are unknown. */
export function openTours(
  tours: readonly TourSummary[],
  dateQuery: DateQuery,
  asked: Omit<Known, "party">,
): Set<TourSummary> {
  const isOpen = (tour: TourSummary) => [null, "unknown"].includes(openDays(tour, dateQuery, asked).why);
  return new Set(dateQuery.dates.length === 0 ? tours : tours.filter(isOpen));
}

/** The tours that can be taken, and the others by reason, with the next day for one of them. Without dates, all are of the first kind. */
export function byDateQuery(
  tours: readonly TourSummary[],
  dateQuery: DateQuery,
  asked: Omit<Known, "party">,
): { listed: ListedTour[]; others: OtherTours[]; next: IsoDate | null } {
  const { format, known, today } = asked;
  const { dates, party } = dateQuery;
  const { seats } = known;
  if (dates.length === 0) {
    const listed = tours.map((tour) => {
      const departure = departureOf(tour, { ...asked, party });
      return { ...departure, card: () => ({ ...cardFor(format, tour, party), ...departure }) };
    });
    return { listed, others: [], next: null };
  }
  const listed: ListedTour[] = [];
  const others = new Map<keyof typeof REASONS, TourSummary[]>();
  for (const tour of tours) {
    const { open, why } = openDays(tour, dateQuery, asked);
    if (why === null) {
      const card = () => ({
        ...cardFor(format, tour, party),
        ...departsOn(tour, open, { format, dateQuery, seats }),
        query: dayQuery(open[0] ?? ""),
      });
      listed.push({ card });
    } else others.set(why, [...(others.get(why) ?? []), tour]);
  }
  const otherTour = (tour: TourSummary): OtherTour => {
    const { id, title, href } = tour;
    return { id, title, href, ...nextAfter(tour, dateQuery, asked) };
  };
  const groups = Object.entries(REASONS).map(([why, reason]) => {
    const all = others.get(why as keyof typeof REASONS) ?? [];
    return {
      reason: reason(dateQuery, { format, today }),
      isNeverOpen: why === "group-size" || why === "age",
      count: all.length,
      tours: all.slice(0, MOST_OTHERS).map(otherTour),
    };
  });
  const days = listed.length > 0 ? [] : tours.flatMap((tour) => nextAfter(tour, dateQuery, asked).next?.date ?? []);
  return { listed, others: groups.filter(({ count }) => count > 0), next: days.toSorted()[0] ?? null };
}

/** The card of a tour outside of the list: with the days asked for on which it departs, else why not, and its next departure. */
export function cardWithDeparture(tour: TourSummary, dateQuery: DateQuery, known: Omit<Known, "party">): TourOnCard {
  const { listed, others } = byDateQuery([tour], dateQuery, known);
  const [fits] = listed;
  if (fits !== undefined) return fits.card();
  const card = { ...cardFor(known.format, tour, dateQuery.party), isLater: true as const };
  const [why] = others;
  const [other] = why?.tours ?? [];
  if (why === undefined || other === undefined) return card;
  const { note, next } = other;
  return {
    ...card,
    departs: [why.reason, note, next?.text ?? ""].filter((text) => text !== "").join(". "),
    ...(next === null ? {} : { query: dayQuery(next.date) }),
  };
}

/** True if each value of the query says something about the list: others make no copy in the cache. */
export function isAboutList(
  query: URLSearchParams,
  { filters, dateQuery, tours }: { filters: TourFilters; dateQuery: DateQuery; tours: readonly TourSummary[] },
): boolean {
  const rest = new URLSearchParams(query);
  for (const name of ["date", "days", "page", ...PARTY_PARAMETERS]) rest.delete(name);
  const isDated = query.has("date") || query.has("days");
  if ((dateQuery.people ?? 0) > MAX_PEOPLE) return false;
  return (!isDated || dateQuery.dates.length > 0) && isAboutTours(rest, filters, tours);
}
