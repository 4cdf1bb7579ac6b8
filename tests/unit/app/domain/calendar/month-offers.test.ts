import { expect, it } from "vitest";
import { commonPrice, fewSeats, monthOffers, openDays, openingMonth } from "#app/domain/calendar/month-offers.ts";

const on = (date: string, available: boolean, priceFrom: number | null) => ({
  ...{ date, available, priceFrom },
  remaining: null,
});

const offers = monthOffers("2027-02", [
  on("2027-03-01", true, 9),
  on("2027-02-03", false, 69),
  on("2027-02-04", true, 69),
  on("2027-02-05", true, null),
  on("2027-02-28", true, 0),
  on("2027-02-28", true, 79),
]);

it("the days of a month have a price or a status each", () => {
  expect(offers).toHaveLength(28);
  expect(offers.slice(0, 6)).toEqual([null, null, "sold-out", 69, "open", null]);
  expect(offers[27]).toBe(79);
});

it("the days of a month have a common price if there is no other, and none is unknown", () => {
  const days = [
    [null, 129, "sold-out", 129],
    [129, 139],
    [129, "open"],
    [null, "sold-out"],
  ] as const;
  expect(days.map(commonPrice)).toEqual([129, null, null, null]);
});

it("the days of a month include the first bookable day from a date on", () => {
  const from = (date: string) => openDays("2027-02", offers, date)[0] ?? null;
  expect(["2027-01-01", "2027-02-05", "2027-02-06", "2027-03-01"].map(from)).toEqual([
    "2027-02-04",
    "2027-02-05",
    "2027-02-28",
    null,
  ]);
  // A free day is bookable, too.
  const free = monthOffers("2027-02", [on("2027-02-28", true, 0)]);
  expect(openDays("2027-02", free, "2027-02-01")[0]).toBe("2027-02-28");
});

const left = (date: string, remaining: number | null) => ({ ...on(date, remaining !== 0, 69), remaining });

it("the days of a month with few seats have their number", () => {
  const dates = [left("2027-02-03", 1), left("2027-02-04", 0), left("2027-02-05", null), left("2027-02-06", 40)];
  expect(fewSeats("2027-02", [...dates, on("2027-02-07", true, 69), left("2027-03-01", 2)])).toEqual({
    "2027-02-03": 1,
  });
});

const OPEN = ["2026-11-20", "2026-11-24", "2026-12-01", "2027-02-03"];

it.each<[string, string[], string | null, string]>([
  ["2026-11-20", OPEN, "2026-11", "eleven days are left"],
  ["2026-11-21", OPEN.slice(1), "2026-12", "ten days are left"],
  ["2026-11-27", ["2026-11-30", "2027-03-01"], "2026-11", "the next month has no open day"],
  ["2027-01-25", ["2027-02-27", "2027-03-01"], "2027-02", "that is another month than now"],
])("the month a calendar opens at on %s, with %j open, is %s, because %s", (today, open, month) => {
  expect(openingMonth(open, today)).toBe(month);
});
