import fc from "fast-check";
import { expect, it } from "vitest";
import { addDays } from "#app/domain/calendar/dates.ts";
import {
  type Availability,
  daysOnSaleFrom,
  monthSeats,
  monthsOf,
  nextDaysFor,
  nextOpenDate,
  readDateQuery,
  withSoonDays,
} from "#app/domain/tour/date-search.ts";

const TODAY = "2026-11-22";
const dateQueryOf = (query: string) => readDateQuery(new URLSearchParams(query), TODAY);
const date = (day: string, remaining: number | null) => {
  return { date: day, available: remaining !== 0, remaining, priceFrom: 100 };
};

it.each([
  ["date=2026-12-05&people=2", ["2026-12-05"], 2],
  ["date=2026-12-05&days=3", ["2026-12-05", "2026-12-06", "2026-12-07"], null],
  ["date=2026-11-21&people=2", [], 2],
  ["date=2027-11-30", ["2027-11-30"], null],
  ["date=2026-12-05&days=8&people=28", ["2026-12-05"], 28],
])("what a visitor asks for: %j is %j for %j", (query, dates, people) => {
  expect(dateQueryOf(query)).toMatchObject({ dates, people });
});

it("days at the end of a month need two months", () => {
  expect(monthsOf(dateQueryOf("date=2026-12-30&days=7"))).toEqual(["2026-12", "2027-01"]);
  expect(dateQueryOf("date=2026-12-30&days=7").dates).toHaveLength(7);
  expect(monthsOf(dateQueryOf(""))).toEqual([]);
});

const seats = (month: string, days: Parameters<typeof monthSeats>[1]): Availability => ({
  1: monthSeats(month, days),
});
const months = {
  "2026-12": seats("2026-12", [date("2026-12-05", 3), date("2026-12-06", 0), date("2026-12-30", 8)]),
  "2027-01": seats("2027-01", [date("2027-01-02", null)]),
};

it("a tour next departs on the first day with enough seats, of the months that are known", () => {
  const next = (from: string, people: number) => nextOpenDate(1, from, people, { seats: months, ahead: {} });
  expect([next("2026-12-01", 2), next("2026-12-01", 4), next("2026-12-31", 4), next("2027-01-03", 1)]).toEqual([
    ...["2026-12-05", "2026-12-30", "2027-01-02", null],
  ]);
});

it("the next days with seats are the first ones that have them, in whichever months", () => {
  const sale = fc.record({ day: fc.nat(90), remaining: fc.option(fc.nat(9)) });
  fc.assert(
    fc.property(
      fc.uniqueArray(sale, { selector: ({ day }) => day }),
      fc.nat(90),
      fc.integer({ min: 1, max: 9 }),
      (all, from, people) => {
        const sales = all
          .toSorted((a, b) => a.day - b.day)
          .map(({ day, remaining }) => date(addDays(TODAY, day), remaining));
        const after = addDays(TODAY, from);
        const fits = ({ remaining }: (typeof sales)[number]) => remaining === null || remaining >= people;
        const fitting = sales.filter((each) => each.date > after && fits(each));
        const expected = fitting.slice(0, 3).map((each) => each.date);
        expect(nextDaysFor(people, after, daysOnSaleFrom(TODAY, sales))).toEqual(expected);
      },
    ),
  );
});

it.each([
  ["2026-11-27", "date=2026-11-28", "date=2026-11-28&days=2"],
  ["2026-11-28", "date=2026-11-29", "date=2026-11-28&days=2"],
  ["2026-11-29", "date=2026-11-30", "date=2026-11-29"],
])("chosen on %s, tomorrow is %s and the weekend %s, and the rest of the visit stays", (today, tomorrow, weekend) => {
  const soon = (when: string) =>
    withSoonDays(
      new URLSearchParams(`destination=zion&date=2027-01-01&days=3&adults=&when=${when}`),
      today,
    )?.toString();
  expect(soon("tomorrow")).toBe(`destination=zion&${tomorrow}`);
  expect(soon("weekend")).toBe(`destination=zion&${weekend}`);
  expect(soon("never")).toBeUndefined();
});
