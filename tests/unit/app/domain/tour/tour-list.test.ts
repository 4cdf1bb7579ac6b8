import { describe, expect, it } from "vitest";
import { monthSeats, readWish, type SeatsByMonth } from "#app/domain/tour/date-search.ts";
import { readFilters } from "#app/domain/tour/filters.ts";
import type { TourSummary } from "#app/domain/tour/tour.ts";
import { byWish, categoryOptions, isAboutList, listHeading, soonestFirst } from "#app/domain/tour/tour-list.ts";

const TODAY = "2026-12-01";

function tour(id: number, categories: string[] = []): TourSummary {
  return {
    ...{ id, title: `Tour ${id}`, image: "/no-image.svg", tags: [], url: `/tours/${id}`, summary: "" },
    ...{ durationHours: null, priceFrom: null, overnight: false, categories },
  };
}

const TOURS = [tour(1, ["day-tours"]), tour(2), tour(3), tour(4), tour(5)];

const month = (dates: readonly (readonly [date: string, remaining: number | null])[]) =>
  monthSeats(
    "2026-12",
    dates.map(([date, remaining]) => ({ date, remaining, available: remaining !== 0, priceFrom: 99 })),
  );

/** Tour 5 is unknown. */
const SEATS: SeatsByMonth = {
  "2026-12": {
    1: month([["2026-12-05", 4]]),
    2: month([
      ["2026-12-05", 0],
      ["2026-12-08", null],
    ]),
    3: month([["2026-12-05", 2]]),
    4: month([]),
  },
};

const wishOf = (query: string) => readWish(new URLSearchParams(query), TODAY);

describe("a list with a date", () => {
  it("has cards for tours with seats, and a reason and the next date for the others", () => {
    const { cards, others } = byWish(TOURS, wishOf("date=2026-12-05&people=3"), SEATS, TODAY);
    expect(cards.map(({ id, departs, query }) => [id, departs, query])).toEqual([
      [1, "Sat, Dec 5", "&date=2026-12-05&adults=3"],
    ]);
    expect(others.map(({ id, reason, next }) => [id, reason, next?.text])).toEqual([
      [2, "Sold out", "Tue, Dec 8"],
      [3, "Fewer than 3 seats left", undefined],
      [4, "Does not run on Sat, Dec 5", undefined],
      [5, "We can’t check its dates right now", undefined],
    ]);
    expect(others[0]?.next?.href).toMatch(/&date=2026-12-08&adults=3$/);
  });

  it("names the first and the last of several days", () => {
    const { others } = byWish([tour(4)], wishOf("date=2026-12-05&days=3"), SEATS, TODAY);
    expect(others[0]?.reason).toBe("Does not run from Sat, Dec 5 to Mon, Dec 7");
  });
});

it("a list without a date has cards of all tours, with the next departure that has the seats", () => {
  const { cards, others } = byWish(TOURS, wishOf("people=3"), SEATS, TODAY);
  expect(cards.map(({ departs }) => departs)).toEqual([
    "Next with 3 seats: Sat, Dec 5",
    "Next with 3 seats: Tue, Dec 8",
    undefined,
    undefined,
    undefined,
  ]);
  expect(others).toEqual([]);
});

it("a card says from when on a tour may run that has no date in this month or the next, if both are known", () => {
  const seats: SeatsByMonth = { ...SEATS, "2027-01": { 1: month([]), 4: month([]) } };
  const { cards } = byWish(TOURS, wishOf(""), seats, TODAY);
  const departs = cards.map((card) => card.departs);
  expect(soonestFirst(cards).map(({ id }) => id)).toEqual([1, 2, 3, 5, 4]);
  expect(departs).toEqual([
    "Next: Sat, Dec 5",
    "Next: Tue, Dec 8",
    "Next: Sat, Dec 5",
    "Next: February 2027 or later",
    undefined,
  ]);
});

it.each([
  ["", 5, 1, "5 tours"],
  ["", 1, 1, "1 of 5 tours"],
  ["", 5, 2, "5 tours, page 1 of 2"],
  ["date=2026-12-05", 1, 1, "1 of 5 tours departs on Sat, Dec 5"],
  ["date=2026-12-05&days=2&people=1", 2, 1, "2 of 5 tours have a seat from Sat, Dec 5 to Sun, Dec 6"],
])("the heading for %j and %i tours on %i pages is %j", (query, count, pages, heading) => {
  expect(listHeading({ count, total: 5, wish: wishOf(query), page: 1, pages })).toBe(heading);
});

it.each([
  ["", true],
  ["people=3&page=2", true],
  ["date=2026-12-05&days=2", true],
  ["date=2020-01-01", false],
  ["days=2", false],
  ["category=day-tours", true],
  ["category=night-tours", false],
])("the query %j is about the list: %s", (text, expected) => {
  const query = new URLSearchParams(text);
  const filters = readFilters(query, categoryOptions([], TOURS));
  expect(isAboutList(query, { filters, wish: wishOf(text), tours: TOURS })).toBe(expected);
});

it("categories are the operator's, or else those of the tours", () => {
  const own = { id: 1, slug: "day-tours", title: "By day", description: "", image: "" };
  expect(categoryOptions([own], TOURS)).toEqual([{ value: "day-tours", title: "By day" }]);
  expect(categoryOptions([], TOURS)).toEqual([{ value: "day-tours", title: "Day tours" }]);
});
