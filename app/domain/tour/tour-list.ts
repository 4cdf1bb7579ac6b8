/** What a list of tours shows for a query: cards, the tours that cannot be taken and why, its heading. */

import { addDays, addMonths, type IsoDate, monthOf, monthTitle, shortDate } from "#app/domain/calendar/dates.ts";
import { onCard } from "#app/domain/content/page-parts.ts";
import { slugTitle } from "#app/domain/content/slug.ts";
import { checkWish, datesText, nextOpenDate, type SeatsByMonth, type WhyNot, type Wish } from "./date-search.ts";
import type { TourCategory } from "./detail.ts";
import { isAboutTours, type Option, type TourFilters } from "./filters.ts";
import { type TourOnCard, type TourSummary, tourHref } from "./tour.ts";

/** A tour that cannot be taken on the dates asked for. */
export interface OtherTour {
  id: number;
  title: string;
  href: string;
  /** Why not. */
  reason: string;
  /** The next date it can be taken on; null when unknown. */
  next: { text: string; href: string } | null;
}

/** The categories to filter by; without the operator's list, those of the tours. */
export function categoryOptions(categories: readonly TourCategory[], tours: readonly TourSummary[]): Option[] {
  if (categories.length > 0) return categories.map(({ slug, title }) => ({ value: slug, title }));
  const slugs = new Set(tours.flatMap((tour) => tour.categories));
  return [...slugs].map((slug) => ({ value: slug, title: slugTitle(slug) }));
}

/** Added to a tour's address: its page opens that day, for as many people. */
function dayQuery(date: IsoDate, people: number | null): string {
  return `&date=${date}${people === null ? "" : `&adults=${people}`}`;
}

function whenText({ dates }: Wish): string {
  const [first = ""] = dates;
  const last = dates.at(-1) ?? first;
  return first === last ? `on ${shortDate(first)}` : `from ${shortDate(first)} to ${shortDate(last)}`;
}

function reasonText(why: WhyNot, wish: Wish): string {
  switch (why) {
    case "no-departure":
      return `Does not run ${whenText(wish)}`;
    case "sold-out":
      return "Sold out";
    case "too-few-seats":
      return `Fewer than ${wish.people} seats left`;
    case "unknown":
      return "We can’t check its dates right now";
  }
}

const seatsFor = (people: number) => (people === 1 ? "a seat" : `${people} seats`);

const peopleText = (people: number | null) => (people === null ? "" : ` with ${seatsFor(people)}`);

interface Known {
  today: IsoDate;
  seats: SeatsByMonth;
  people: number | null;
}

/** The card of a tour, with its next departure as far as that is known. */
export function cardWithDeparture(tour: TourSummary, { today, seats, people }: Known): TourOnCard {
  const next = nextOpenDate(tour.id, today, people, seats);
  const card = onCard(tour);
  if (next !== null) return { ...card, departs: `Next${peopleText(people)}: ${shortDate(next)}` };
  const months = [monthOf(today), addMonths(monthOf(today), 1)];
  const isKnown = months.every((month) => seats[month]?.[tour.id] !== undefined);
  if (!isKnown || people !== null) return card;
  return { ...card, departs: `Next: ${monthTitle(addMonths(monthOf(today), 2))} or later`, isLater: true };
}

/** Otherwise in their order: tours out of season come last. */
export function soonestFirst(cards: readonly TourOnCard[]): TourOnCard[] {
  return cards.toSorted((a, b) => Number(a.isLater ?? false) - Number(b.isLater ?? false));
}

/** Cards of the tours that can be taken, and the others with the reason. Without dates, all are cards. */
export function byWish(tours: readonly TourSummary[], wish: Wish, seats: SeatsByMonth, today: IsoDate) {
  const cards: TourOnCard[] = [];
  const others: OtherTour[] = [];
  const { dates, people } = wish;
  for (const tour of tours) {
    if (dates.length === 0) {
      cards.push(cardWithDeparture(tour, { today, seats, people }));
      continue;
    }
    const verdict = checkWish(tour.id, wish, seats);
    if (verdict.dates !== null) {
      const [first = ""] = verdict.dates;
      cards.push({ ...onCard(tour), departs: datesText(verdict.dates), query: dayQuery(first, people) });
    } else {
      const href = tourHref(tour);
      const next = nextOpenDate(tour.id, addDays(dates.at(-1) ?? today, 1), people, seats);
      const { id, title } = tour;
      others.push({
        ...{ id, title, href },
        reason: reasonText(verdict.why, wish),
        next: next === null ? null : { text: shortDate(next), href: href + dayQuery(next, people) },
      });
    }
  }
  return { cards, others };
}

interface Heading {
  /** Tours on cards, of all pages. */
  count: number;
  total: number;
  wish: Wish;
  page: number;
  pages: number;
}

/** `3 of 28 tours have 2 seats on Sat, Dec 5, page 1 of 2` */
export function listHeading({ count, total, wish, page, pages }: Heading): string {
  const tours = total === 1 ? "1 tour" : `${total} tours`;
  const some = count === total ? tours : `${count} of ${tours}`;
  const one = count === 1;
  const what = wish.people === null ? (one ? "departs" : "depart") : `${one ? "has" : "have"} ${seatsFor(wish.people)}`;
  const asked = wish.dates.length === 0 ? "" : ` ${what} ${whenText(wish)}`;
  return some + asked + (pages === 1 ? "" : `, page ${page} of ${pages}`);
}

/** Whether each value of the query says something about the list: others make no copy in the cache. */
export function isAboutList(
  query: URLSearchParams,
  { filters, wish, tours }: { filters: TourFilters; wish: Wish; tours: readonly TourSummary[] },
): boolean {
  const rest = new URLSearchParams(query);
  for (const name of ["date", "days", "page", "people"]) rest.delete(name);
  const isDated = query.has("date") || query.has("days");
  return (!isDated || wish.dates.length > 0) && isAboutTours(rest, filters, tours);
}
