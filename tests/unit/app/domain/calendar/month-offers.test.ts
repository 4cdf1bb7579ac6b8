import { describe, expect, it } from "vitest";
import { commonPrice, fewSeats, firstOpenDay, monthOffers, openingMonth } from "#app/domain/calendar/month-offers.ts";

const on = (date: string, available: boolean, priceFrom: number | null) => ({ date, available, priceFrom });

describe("the days of a month", () => {
  const offers = monthOffers("2027-02", [
    on("2027-03-01", true, 9),
    on("2027-02-03", false, 69),
    on("2027-02-04", true, 69),
    on("2027-02-05", true, null),
    on("2027-02-28", true, 0),
    on("2027-02-28", true, 79),
  ]);

  it("have a price or a status each", () => {
    expect(offers).toHaveLength(28);
    expect(offers.slice(0, 6)).toEqual([null, null, "sold-out", 69, "open", null]);
    expect(offers[27]).toBe(79);
  });

  it.each([
    [[null, 129, "sold-out", 129], 129],
    [[129, 139], null],
    [[129, "open"], null],
    [["open"], null],
    [[null, "sold-out"], null],
    [[], null],
  ] as const)("%j have the common price %j", (days, price) => {
    expect(commonPrice(days)).toBe(price);
  });

  it("include the first bookable day from a date on", () => {
    expect(firstOpenDay("2027-02", offers, "2027-01-01")).toBe("2027-02-04");
    expect(firstOpenDay("2027-02", offers, "2027-02-05")).toBe("2027-02-05");
    expect(firstOpenDay("2027-02", offers, "2027-02-06")).toBe("2027-02-28");
    expect(firstOpenDay("2027-02", offers, "2027-03-01")).toBeNull();
    expect(firstOpenDay("2027-02", [], "2027-02-01")).toBeNull();
    expect(firstOpenDay("2027-02", monthOffers("2027-02", [on("2027-02-28", true, 0)]), "2027-02-01")).toBe(
      "2027-02-28",
    );
  });
});

it("the days of a month with few seats have their number", () => {
  const left = (date: string, remaining: number | null) => ({ ...on(date, remaining !== 0, 69), remaining });
  const dates = [left("2027-02-03", 1), left("2027-02-04", 0), left("2027-02-05", null), left("2027-02-06", 12)];
  expect(fewSeats("2027-02", [...dates, on("2027-02-07", true, 69), left("2027-03-01", 2)])).toEqual({
    "2027-02-03": 1,
  });
});

describe("the month a calendar opens at", () => {
  const OPEN = ["2026-11-20", "2026-11-24", "2026-12-01", "2027-02-03"];

  it.each([
    { today: "2026-11-20", open: OPEN, month: "2026-11", why: "eleven days are left" },
    { today: "2026-11-21", open: OPEN.slice(1), month: "2026-12", why: "ten days are left" },
    { today: "2026-11-26", open: ["2026-11-30", ...OPEN.slice(2)], month: "2026-12", why: "five days are left" },
    { today: "2026-11-30", open: OPEN.slice(2), month: "2026-12", why: "nothing is open this month" },
    { today: "2026-11-27", open: ["2026-11-30"], month: "2026-11", why: "nothing is open later" },
    {
      today: "2026-11-27",
      open: ["2026-11-30", "2027-03-01"],
      month: "2026-11",
      why: "the next month has no open day",
    },
    { today: "2026-12-29", open: ["2026-12-30", "2027-01-02"], month: "2027-01", why: "the year ends too" },
    {
      today: "2027-01-25",
      open: ["2027-02-27", "2027-03-01"],
      month: "2027-02",
      why: "that is another month than now",
    },
    { today: "2027-01-25", open: [], month: null, why: "nothing is open" },
  ])("is $month on $today, because $why", ({ today, open, month }) => {
    expect(openingMonth(open, today)).toBe(month);
  });
});
