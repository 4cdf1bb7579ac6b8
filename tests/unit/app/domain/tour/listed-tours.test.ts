import { describe, expect, it } from "vitest";
import { addDays } from "#app/domain/calendar/dates.ts";
import {
  type DateQuery,
  type DepartureDates,
  datesAhead,
  monthSeats,
  readDateQuery,
} from "#app/domain/tour/date-search.ts";
import type { SalesDate } from "#app/domain/tour/detail.ts";
import { choicesOf, readFilters } from "#app/domain/tour/filters.ts";
import { categoryAddresses, kindsOf } from "#app/domain/tour/kinds.ts";
import { byDateQuery, isAboutList, isLargeGroup, soonestFirst, withoutDates } from "#app/domain/tour/listed-tours.ts";
import { placeOptions } from "#app/domain/tour/places.ts";
import type { TourSummary } from "#app/domain/tour/tour.ts";
import { FORMAT } from "#tests/support/format.ts";
import { placesFor } from "#tests/support/places.ts";
import { tourSummary } from "#tests/support/tour-summary.ts";

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

/** What a query finds, with the cards made. */
function found(tours: TourSummary[], dateQuery: DateQuery, known = KNOWN) {
  const { listed, others } = byDateQuery(tours, dateQuery, { format: FORMAT, known, today: TODAY });
  return { cards: listed.map(({ card }) => card()), others };
}

const split = (tours: TourSummary[], query: string, known = KNOWN) => found(tours, dateQueryOf(query), known);

describe("a list with a date", () => {
  it("names a dozen of those that cannot be taken for each reason, and counts them all", () => {
    const many = Array.from({ length: 500 }, (_, id) => ({ ...tour(id + 10), groupSizeMax: id % 2 === 0 ? 14 : null }));
    const { others } = split(many, "date=2026-12-05&adults=15");
    expect(others.map(({ count, tours }) => [count, tours.length])).toEqual([
      [250, 12],
      [250, 12],
    ]);
  });

  it("leaves out, for a wheelchair, tours that need more notice than is left, and names their first day in time", () => {
    const days = { "2026-12-02": 9, "2026-12-08": 9 };
    const lift = { ...tour(1), wheelchairNoticeHours: 150 };
    const known = { seats: { "2026-12": { 1: month(days), 2: month(days) } }, ahead: {} };
    const asked = { format: FORMAT, known, today: TODAY };
    for (const isByWheelchair of [false, true]) {
      const of = (query: string) => byDateQuery([lift, tour(2)], dateQueryOf(query), { ...asked, isByWheelchair });
      const { listed, others } = of("date=2026-12-02");
      expect(listed.map(({ card }) => card().id)).toEqual(isByWheelchair ? [2] : [1, 2]);
      const [other] = others.flatMap(({ tours }) => tours);
      expect(other?.next?.date).toBe(isByWheelchair ? "2026-12-08" : undefined);
      expect(of("date=2026-12-02&days=7").listed).toHaveLength(2);
      expect(of("").listed[0]?.card().departs).toBe(isByWheelchair ? "Next: Tue, Dec 8" : "Next: Wed, Dec 2");
    }
  });

  it("has cards for tours with seats, and a reason and the next date for the others", () => {
    const { cards, others } = split(TOURS, "date=2026-12-05&people=3");
    expect(cards.map(({ id, departs, total, query }) => [id, departs, total?.party, query])).toEqual([
      [1, "4 seats left", "3 adults", "date=2026-12-05"],
    ]);
    expect(
      others.map(({ reason, tours }) => [reason, tours.map(({ id, note, next }) => [id, next?.text ?? note])]),
    ).toEqual([
      ["Fewer than 3 seats left", [[3, "None before Jan 2027"]]],
      ["Sold out", [[2, "Next: Tue, Dec 8"]]],
      ["Not running on Sat, Dec 5", [[4, "None before Jan 2027"]]],
      ["We can’t check these dates right now", [[5, ""]]],
    ]);
    expect(others[1]?.tours[0]?.next?.href).toMatch(/[?&]date=2026-12-08$/);
  });

  it("says what a tour takes at most, not that seats are missing, when the group is larger; seats on sale count more", () => {
    const tours = [1, 2, 3, 4, 5].map((id) => ({ ...tour(id), groupSizeMax: id === 2 ? null : 3 }));
    const { cards, others } = split(tours, "date=2026-12-05&people=4");
    expect(cards.map(({ id }) => id)).toEqual([1]);
    expect(
      others.map(({ reason, isNeverOpen, tours }) => [reason, isNeverOpen, tours.map(({ id, note }) => [id, note])]),
    ).toEqual([
      ["Sold out", false, [[2, ""]]],
      ["Smaller groups only", true, [3, 4, 5].map((id) => [id, "Takes at most 3"])],
    ]);
    expect(split(tours, "people=5").cards.map(({ departs }) => departs)).toEqual([
      "Takes at most 3",
      "Next: Tue, Dec 8",
      ...Array.from({ length: 3 }, () => "Takes at most 3"),
    ]);
  });

  it("shows what a family pays where all prices are known, and leaves out tours that a child is too young for", () => {
    const prices = { priceFrom: 100, childPriceFrom: 60, childAgeMax: 11, minimumAge: 3 };
    const family = (ages: string) => dateQueryOf(`date=2026-12-05&adults=1&children=2&ages=${ages}`);
    const listed = { ...tour(1), ...prices };
    const totals = (tours: (typeof listed)[], ages: string) =>
      found(tours, family(ages)).cards.map(({ total }) => total?.amount);
    expect(totals([listed], "4,9")).toEqual([220]);
    expect(totals([listed], "4,12")).toEqual([260]);
    expect(totals([{ ...listed, childPriceFrom: null as never }], "4,9")).toEqual([undefined]);
    const { cards, others } = found([listed], family("2,9"));
    expect([cards, others.map(({ reason, isNeverOpen, tours }) => [reason, isNeverOpen, tours[0]?.note])]).toEqual([
      ...[[], [["Not for a child of 2", true, "Ages 3 and up"]]],
    ]);
    const undated = split([listed], "adults=1&children=1&ages=2");
    expect(undated.cards[0]?.departs).toBe("Ages 3 and up");
  });

  it("names the day on cards when it is one of several, or the number of seats is unknown", () => {
    const departsOf = (id: number, query: string) =>
      split([tour(id)], query).cards.map(({ departs, total }) => [departs, total?.party]);
    expect(departsOf(1, "date=2026-12-04&days=2&people=2")).toEqual([["Sat, Dec 5", "2 adults"]]);
    expect(departsOf(2, "date=2026-12-08&people=1")).toEqual([["Tue, Dec 8", undefined]]);
  });

  it.each([
    [4, "4 seats left", true],
    [5, "5 seats left", undefined],
    [10, "10 seats left", undefined],
    [11, "Available", undefined],
  ])("says how many seats are left only when they are few: of %s %j", (left, expected, isScarce) => {
    const seats = { "2026-12": { 1: month({ "2026-12-05": left }) } };
    const { cards } = split([tour(1)], "date=2026-12-05", { seats, ahead: {} });
    expect(cards.map((card) => [card.departs, card.isScarce])).toEqual([[expected, isScarce]]);
  });

  it("counts no seats of a boat for all; its total is its price up to its size, and none is above", () => {
    const boat = { ...tour(1), pricePer: "boat" as const, priceFrom: 900, groupSizeMax: 7 };
    const cards = (query: string, sold = boat) =>
      split([sold], query).cards.map(({ departs, total }) => [departs, total?.amount]);
    expect([cards("date=2026-12-05&people=4"), cards("date=2026-12-05&people=8")]).toEqual([[["Available", 900]], []]);
    expect(cards("people=8").map(([, total]) => total)).toEqual([undefined]);
  });
});

it.each([
  [[3, 3, 8], 4, true],
  [[3, 8], 4, false],
  [[null], 20, false],
  [[3], null, false],
])("whether most of the tours for at most %j are too small for %s people: %s", (sizes, people, expected) => {
  expect(
    isLargeGroup(
      sizes.map((groupSizeMax) => ({ groupSizeMax, minimumAge: null })),
      dateQueryOf(people === null ? "" : `adults=${people}`),
    ),
  ).toBe(expected);
});

it("a card says so of a tour without any date, which can be asked for", () => {
  const ahead = { 4: datesAhead([], TODAY), 5: datesAhead(sales({ "2027-03-16": 0 }), TODAY) };
  const seats = { "2026-12": { 4: month({}), 5: month({}) }, "2027-01": { 4: month({}), 5: month({}) } };
  const { cards } = split([tour(4), tour(5)], "", { seats, ahead });
  expect(cards.map(({ departs }) => departs)).toEqual(["On request", "Not in Dec or Jan"]);
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
    expect(withoutDates(TOURS, dateQueryOf(""), seats, TODAY)).toEqual([4]);
    expect(withoutDates(TOURS, dateQueryOf("date=2026-12-05"), { "2026-12": DECEMBER }, TODAY)).toEqual([4]);
    expect(withoutDates(TOURS, dateQueryOf("date=2026-12-05&people=3"), { "2026-12": DECEMBER }, TODAY)).toEqual([
      3, 4,
    ]);
    const small = TOURS.map((each) => ({ ...each, groupSizeMax: 2 }));
    expect(withoutDates(small, dateQueryOf("date=2026-12-05&people=3"), { "2026-12": DECEMBER }, TODAY)).toEqual([]);
  });

  it("has the next of those on its card, with the year, after the tours that depart soon", () => {
    const { cards } = split(TOURS, "", known);
    expect(cards[3]?.departs).toBe("Next: Mar 16, 2027");
    expect(soonestFirst(cards).map(({ id }) => id)).toEqual([1, 2, 3, 5, 4]);
    const forSix = split(TOURS, "people=6", known).cards;
    expect(forSix[3]?.departs).toBe("Next: Mar 21, 2027");
  });

  it("is known by the first days of each month with more seats than before, none past or later than calendars show", () => {
    expect(spring).toEqual([
      ["2027-01-09", 9],
      ["2027-03-16", 2],
      ["2027-03-21", 6],
      ["2027-04-01", 14],
    ]);
    const daily = Object.fromEntries(Array.from({ length: 365 }, (_, day) => [addDays(TODAY, day), 9]));
    expect(datesAhead(sales(daily), TODAY)).toHaveLength(12);
  });

  it("is not taken to begin a month of which only the first days with seats are known", () => {
    const late = { seats: {}, ahead: { 4: spring } };
    const nextOf = (date: string) => split([tour(4)], `date=${date}`, late).others[0]?.tours[0]?.next;
    expect(nextOf("2027-03-16")).toBeNull();
    expect(nextOf("2027-02-28")?.text).toBe("Next: Mar 16, 2027");
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
  const filters = readFilters(
    query,
    choicesOf(FORMAT, TOURS, {
      category: [{ value: "day-tours", title: "Day tours" }],
      destination: placeOptions(placesFor(TOURS)),
    }),
  );
  expect(isAboutList(query, { filters, dateQuery: dateQueryOf(text), tours: TOURS })).toBe(expected);
});

it("kinds are the operator's categories that some tour has; while they are unknown, those that the tours name", () => {
  const own = { slug: "day-tours", title: "By day" };
  const all = [...TOURS, tour(6, ["7"]), tour(7, ["Pick-up trips"])];
  const addresses = categoryAddresses([{ categories: ["day-tours", "7", "Pick-up trips"] }], []);
  expect(kindsOf(all, [own, { slug: "boats", title: "Boats" }], addresses)).toEqual([own]);
  expect(kindsOf(TOURS, [], addresses)).toEqual([]);
  expect(kindsOf(all, null, addresses)).toEqual([
    { slug: "day-tours", title: "Day tours" },
    { slug: "pick-up-trips", title: "Pick-up trips" },
  ]);
});

it("a tour names a category by slug, id or title; a name without a category is made a slug", () => {
  const jeeps = { id: 6, slug: "jeep-4x4", title: "Off-road & jeeps", description: "", image: "" };
  const names = ["jeep-4x4", "Jeep & 4x4", "6", "off-road & JEEPS", "Slot canyons", "北海道"];
  const { slugOf } = categoryAddresses([{ categories: names }], [jeeps]);
  expect(names.map(slugOf)).toEqual(["jeep-4x4", "jeep-4x4", "jeep-4x4", "jeep-4x4", "slot-canyons", "北海道"]);
});
