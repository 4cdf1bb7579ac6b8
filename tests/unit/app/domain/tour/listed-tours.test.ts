import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "#app/domain/calendar/dates.ts";
import { type DepartureDates, datesAhead, monthSeats, readDateQuery } from "#app/domain/tour/date-search.ts";
import type { SalesDate } from "#app/domain/tour/detail.ts";
import { choicesOf, readFilters } from "#app/domain/tour/filters.ts";
import { listHeading } from "#app/domain/tour/list-headings.ts";
import {
  byDateQuery,
  isAboutList,
  isLargeGroup,
  openTours,
  soonestFirst,
  withoutDates,
} from "#app/domain/tour/listed-tours.ts";
import type { TourSummary } from "#app/domain/tour/tour.ts";
import { FORMAT } from "#tests/support/format.ts";
import { tourSummary } from "#tests/support/tours.ts";

const TODAY = "2026-12-01";

const tour = (id: number, categories: string[] = []) =>
  tourSummary(id, { url: `/tours/${id}`, categories, priceFrom: 99 });

const TOURS = [tour(1, ["day-tours"]), tour(2), tour(3), tour(4), tour(5)];

/** Seats by date; null: nobody knows how many. */
type Sales = Record<string, number | null>;
const sales = (dates: Sales): SalesDate[] =>
  Object.entries(dates).map(([date, remaining]) => ({ date, remaining, available: remaining !== 0, priceFrom: 99 }));
const month = (dates: Sales) => monthSeats("2026-12", sales(dates));

/** Tour 5 is unknown. */
const DECEMBER = {
  1: month({ "2026-12-05": 4 }),
  2: month({ "2026-12-05": 0, "2026-12-08": null }),
  3: month({ "2026-12-05": 2 }),
  4: month({}),
};
const KNOWN: DepartureDates = { seats: { "2026-12": DECEMBER }, ahead: {} };

const dateQueryOf = (query: string) => readDateQuery(new URLSearchParams(query), TODAY);

type Asked = Partial<Parameters<typeof byDateQuery>[2]>;

/** What a list says: a line for each card, then one for each tour that cannot be taken. */
function told(tours: TourSummary[], query: string, more: Asked = {}): string[] {
  const { listed, others } = byDateQuery(tours, dateQueryOf(query), {
    format: FORMAT,
    known: KNOWN,
    today: TODAY,
    ...more,
  });
  const cards = listed.map(({ card }) => card());
  return [
    ...cards.map(({ id, departs = "", isScarce = false, total }) => {
      const sum = total === undefined ? "" : `, ${total?.party} ${total?.amount}`;
      return `${id} ${departs}${isScarce ? "!" : ""}${sum}`;
    }),
    ...others.flatMap(({ reason, isNeverOpen, tours }) =>
      tours.map(({ id, note, next }) => `${reason}${isNeverOpen ? "." : ":"} ${id} ${next?.text ?? note}`.trimEnd()),
    ),
  ];
}

const seatsOf = (...days: ReturnType<typeof month>[]) => ({
  known: { seats: { "2026-12": Object.fromEntries(days.map((seats, at) => [at + 1, seats])) }, ahead: {} },
});

it("a list with a date has cards for tours with seats, and a reason and the next date for the others", () => {
  expect(told(TOURS, "date=2026-12-05&people=3")).toEqual([
    "1 4 seats left!, 3 adults 297",
    "Fewer than 3 seats left: 3 None before Jan 2027",
    "Sold out: 2 Next: Tue, Dec 8",
    "Not running on Sat, Dec 5: 4 None before Jan 2027",
    "We can’t check these dates right now: 5",
  ]);
  const { listed, others } = byDateQuery(TOURS, dateQueryOf("date=2026-12-05"), {
    ...{ format: FORMAT, known: KNOWN, today: TODAY },
  });
  expect([listed[0]?.card().query, others[0]?.tours[0]?.next?.href]).toEqual([
    ...["date=2026-12-05", expect.stringMatching(/[?&]date=2026-12-08$/)],
  ]);
});

it("the heading of a list with a date speaks of the tours that fit the filters", () => {
  const heading = (query: string, fitting: number, listed: number) =>
    listHeading(FORMAT, { all: 28, fitting, listed }, dateQueryOf(query), { page: 1, pages: 1 });
  expect([heading("", 3, 3), heading("", 28, 28), heading("date=2026-12-05", 0, 0)]).toEqual([
    ...["3 of 28 tours", "28 tours", "0 of 28 tours"],
  ]);
  expect(heading("date=2026-12-05", 3, 1)).toBe("1 of 3 tours departs on Sat, Dec 5");
  expect(heading("date=2026-12-05&people=2", 28, 28)).toBe("28 tours have 2 seats on Sat, Dec 5");
});

it("a list with a date names a dozen of those that cannot be taken for each reason, and counts them all", () => {
  const many = Array.from({ length: 500 }, (_, id) => ({ ...tour(id + 10), groupSizeMax: id % 2 === 0 ? 14 : null }));
  const asked = { format: FORMAT, known: KNOWN, today: TODAY };
  const { others } = byDateQuery(many, dateQueryOf("date=2026-12-05&adults=15"), asked);
  expect(others.map(({ count, tours }) => `${tours.length} of ${count}`)).toEqual(["12 of 250", "12 of 250"]);
});

it("a list without cards names the first day after that has some, and counts are of the cards there would be", () => {
  const dayOf = (days: number) => addDays(TODAY, days);
  const seats = fc.array(fc.constantFrom(0, 0, 0, 1, 3, 8), { minLength: 12, maxLength: 12 });
  const aTour = fc.record({
    seats,
    wheelchairNoticeHours: fc.constantFrom(null, 30, 150),
    minimumAge: fc.constantFrom(null, 8),
    groupSizeMax: fc.constantFrom(null, 2),
  });
  const asked = fc.record({
    day: fc.integer({ min: 0, max: 11 }),
    party: fc.constantFrom("adults=1", "adults=3", "adults=2&children=1&ages=5"),
    isByWheelchair: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(aTour, { minLength: 1, maxLength: 3 }), asked, (all, { day, party, isByWheelchair }) => {
      const known = seatsOf(...all.map((one) => month(Object.fromEntries(one.seats.map((n, at) => [dayOf(at), n])))));
      // Sold whole: the number of guests is then sure.
      const tours = all.map(({ seats: _seats, ...one }, at) => ({ ...tour(at + 1), ...one, pricePer: "van" as const }));
      const on = (days: number) => {
        const dateQuery = dateQueryOf(`date=${dayOf(days)}&${party}`);
        const list = byDateQuery(tours, dateQuery, { ...known, format: FORMAT, today: TODAY, isByWheelchair });
        const counted = openTours(tours, dateQuery, { ...known, format: FORMAT, today: TODAY, isByWheelchair });
        expect(counted.size).toBe(list.listed.length);
        return list;
      };
      const { listed, next } = on(day);
      const later = Array.from({ length: 11 - day }, (_, at) => day + 1 + at);
      const first = later.find((days) => on(days).listed.length > 0);
      expect(next).toBe(listed.length > 0 || first === undefined ? null : dayOf(first));
    }),
  );
});

it("a list with a date leaves out, for a wheelchair, tours that need more notice than is left, and names their first day in time", () => {
  const days = month({ "2026-12-02": 9, "2026-12-08": 9 });
  const tours = [{ ...tour(1), wheelchairNoticeHours: 150 }, tour(2)];
  const by = (query: string, isByWheelchair: boolean) => told(tours, query, { ...seatsOf(days, days), isByWheelchair });
  expect(by("date=2026-12-02", false)).toEqual(["1 9 seats left", "2 9 seats left"]);
  expect(by("date=2026-12-02", true)).toEqual([
    "2 9 seats left",
    "Too soon to order a lift for a wheelchair: 1 Next: Tue, Dec 8",
  ]);
  expect(by("date=2026-12-02&days=7", true).join()).not.toContain("Too soon");
  expect(by("", true)).toEqual(["1 Next: Tue, Dec 8", "2 Next: Wed, Dec 2"]);
});

it("a list with a date says what a tour takes at most, not that seats are missing, when the group is larger; seats on sale count more", () => {
  const tours = [1, 2, 3, 4, 5].map((id) => ({ ...tour(id), groupSizeMax: id === 2 ? null : 3 }));
  const smaller = [3, 4, 5].map((id) => `Smaller groups only. ${id} Takes at most 3`);
  expect(told(tours, "date=2026-12-05&people=4")).toEqual([
    "1 4 seats left!",
    "Sold out: 2 Next: Tue, Dec 8",
    ...smaller,
  ]);
  expect(told(tours, "people=5")).toEqual([
    "1 Takes at most 3",
    "2 Next: Tue, Dec 8, 5 adults 495",
    ...[3, 4, 5].map((id) => `${id} Takes at most 3`),
  ]);
});

it("a list with a date shows what a family pays where all prices are known, and leaves out tours that a child is too young for", () => {
  const listed = { ...tour(1), priceFrom: 100, childPriceFrom: 60, childAgeMax: 11, minimumAge: 3 };
  const family = (ages: string, of = listed) => told([of], `date=2026-12-05&adults=1&children=2&ages=${ages}`);
  expect(family("4,9")).toEqual(["1 4 seats left!, 1 adult, 2 children 220"]);
  expect(family("4,12")).toEqual([expect.stringMatching(/ 260$/)]);
  expect(family("4,9", { ...listed, childPriceFrom: null as never })).toEqual(["1 4 seats left!"]);
  expect(family("2,9")).toEqual(["Not for a child of 2. 1 Ages 3 and up"]);
  expect(told([listed], "adults=1&children=1&ages=2")).toEqual(["1 Not for a child of 2"]);
});

it("a list with a party has the supplement of a guest who has a room alone in its totals", () => {
  const night = { ...tour(1), overnight: true, priceFrom: 449, singleSupplement: 120 };
  expect(["adults=1", "adults=2", "adults=3"].map((party) => told([night], party)[0])).toEqual([
    expect.stringMatching(/1 adult 569$/),
    expect.stringMatching(/2 adults 898$/),
    expect.stringMatching(/3 adults 1467$/),
  ]);
});

it.each([
  // The day is named when it is one of several, or the number of seats is unknown.
  ["date=2026-12-04&days=2&people=2", 4, "1 Sat, Dec 5, 2 adults 198"],
  ["date=2026-12-05&people=1", null, "1 Sat, Dec 5"],
  // Seats are counted only when they are few.
  ["date=2026-12-05", 5, "1 5 seats left"],
  ["date=2026-12-05", 10, "1 10 seats left"],
  ["date=2026-12-05", 11, "1 Available"],
])("a list with a date for %s with %s seats is %s", (query, left, card) => {
  expect(told([tour(1)], query, seatsOf(month({ "2026-12-05": left })))).toEqual([card]);
});

it("a list with a date counts no seats of a boat for all; its total is its price up to its size, and none is above", () => {
  const boat = { ...tour(1), pricePer: "boat" as const, priceFrom: 900, groupSizeMax: 7 };
  expect(told([boat], "date=2026-12-05&people=4")).toEqual(["1 Available, 4 adults 900"]);
  expect(told([boat], "date=2026-12-05&people=8")).toEqual(["Smaller groups only. 1 Takes at most 7"]);
  expect(told([boat], "people=8")).toEqual(["1 Takes at most 7"]);
});

it.each([
  [[3, 3, 8], 4, true],
  [[3, 8], 4, false],
  [[null], 20, false],
  [[3], null, false],
])("whether most of the tours for at most %j are too small for %s people: %s", (sizes, people, expected) => {
  const limits = sizes.map((groupSizeMax) => ({ groupSizeMax, minimumAge: null, pricePer: null }));
  expect(isLargeGroup(limits, dateQueryOf(people === null ? "" : `adults=${people}`))).toBe(expected);
});

it("a card says so of a tour without any date, which can be asked for", () => {
  const ahead = { 4: datesAhead([], TODAY), 5: datesAhead(sales({ "2027-03-16": 0 }), TODAY) };
  const seats = { "2026-12": { 4: month({}), 5: month({}) }, "2027-01": { 4: month({}), 5: month({}) } };
  expect(told([tour(4), tour(5)], "", { known: { seats, ahead } })).toEqual(["4 On request", "5 Not in Dec or Jan"]);
});

describe("a tour without a date in the months that were read", () => {
  const seats = { "2026-12": DECEMBER, "2027-01": { 3: month({}), 4: month({}) } };
  const spring = datesAhead(
    sales({
      ...{ "2026-11-30": 9, "2027-01-09": 9, "2027-03-16": 2, "2027-03-17": 2, "2027-03-20": 0, "2027-03-21": 6 },
      ...{ "2027-04-01": 14, "2028-01-01": null, "2099-01-01": null },
    }),
    TODAY,
  );
  const known = { seats, ahead: { 3: spring, 4: spring } };

  it("is the only one whose later dates are asked for", () => {
    const asked = (query: string, tours = TOURS) =>
      withoutDates(tours, dateQueryOf(query), { "2026-12": DECEMBER }, TODAY);
    expect(withoutDates(TOURS, dateQueryOf(""), seats, TODAY)).toEqual([4]);
    expect([asked("date=2026-12-05"), asked("date=2026-12-05&people=3")]).toEqual([[4], [3, 4]]);
    const small = TOURS.map((each) => ({ ...each, groupSizeMax: 2 }));
    expect(asked("date=2026-12-05&people=3", small)).toEqual([]);
  });

  it("has the next of those on its card, with the year, after the tours that depart soon", () => {
    expect([told(TOURS, "", { known })[3], told(TOURS, "people=6", { known })[3]]).toEqual([
      ...["4 Next: Mar 16, 2027", "4 Next: Mar 21, 2027, 6 adults 594"],
    ]);
    const { listed } = byDateQuery(TOURS, dateQueryOf(""), { format: FORMAT, known, today: TODAY });
    expect(soonestFirst(listed).map(({ card }) => card().id)).toEqual([1, 2, 3, 5, 4]);
  });

  it("is known by the first days of each month with more seats than before, none past or later than calendars show", () => {
    const days = spring.map(([date, left]) => `${date}: ${left}`);
    expect(days).toEqual(["2027-01-09: 9", "2027-03-16: 2", "2027-03-21: 6", "2027-04-01: 14"]);
    const daily = Object.fromEntries(Array.from({ length: 365 }, (_, day) => [addDays(TODAY, day), 9]));
    expect(datesAhead(sales(daily), TODAY)).toHaveLength(12);
  });

  it("is not taken to begin a month of which only the first days with seats are known", () => {
    const late = { known: { seats: {}, ahead: { 4: spring } } };
    const unknown = "We can’t check these dates right now: 4";
    expect(told([tour(4)], "date=2027-03-16", late)).toEqual([unknown]);
    expect(told([tour(4)], "date=2027-02-28", late)).toEqual([`${unknown} Next: Mar 16, 2027`]);
  });
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
  const category = [{ value: "day-tours", title: "Day tours" }];
  const filters = readFilters(query, choicesOf(FORMAT, TOURS, { category, destination: [] }));
  expect(isAboutList(query, { filters, dateQuery: dateQueryOf(text), tours: TOURS })).toBe(expected);
});
