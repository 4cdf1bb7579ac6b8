import { expect, it } from "vitest";
import {
  addDays,
  addMonths,
  addMonthsToDate,
  daysBetween,
  daysOf,
  isIsoDate,
  isIsoMonth,
  weekdayOf,
  weeksFrom,
  weeksOf,
} from "#app/domain/calendar/dates.ts";
import { dayForKey } from "#app/domain/calendar/grid-keys.ts";

it("a date is a day that exists, and a month too, of two centuries and in one form", () => {
  const dates = ["2026-11-21", "2024-02-29", "2000-02-29", "1900-01-01", "2099-12-31"];
  const none = "2026-02-29 2026-13-01 2026-00-10 2026-11-00 2026-11-31 2026-1-1 20261121 2026-11-21T00:00 1900-02-29";
  const others = [...none.split(" "), "1899-12-31", "2100-01-01", "12026-01-01", "\n2026-11-21"];
  expect([...dates, ...others].filter(isIsoDate)).toEqual(dates);
  const noMonths = ["2026-13", "2026-00", "2026-1", "2026-11-01", "", "1899-12", "2100-01"];
  expect(["2026-11", ...noMonths].filter(isIsoMonth)).toEqual(["2026-11"]);
});

it("a date has the right weekday, and the next day after it, on every day of ten years", () => {
  let date = "2026-01-01";
  for (let n = 0; n < 3_653; n++) {
    // 2026-01-01 is a Thursday.
    expect([weekdayOf(date), daysBetween("2026-01-01", date)]).toEqual([(n + 4) % 7, n]);
    date = addDays(date, 1);
  }
  expect([date, addDays(date, -3_653), daysBetween(date, "")]).toEqual(["2036-01-02", "2026-01-01", Number.NaN]);
});

it.each([
  ["2026-01-31", 1, "2026-02-28"],
  ["2028-01-31", 1, "2028-02-29"],
  ["2026-12-31", 1, "2027-01-31"],
  ["2026-03-31", -1, "2026-02-28"],
])("%s plus %i months is %s", (date, months, result) => {
  expect(addMonthsToDate(date, months)).toBe(result);
});

it("a month counted from another may be in another year", () => {
  const counted = ([1, 14, 0, -11] as const).map((count) => addMonths("2026-12", count));
  expect(counted).toEqual(["2027-01", "2028-02", "2026-12", "2026-01"]);
});

it.each([0, 1, 6] as const)(
  "a month has each of its days once, below its weekday, in weeks that begin with %i",
  (first) => {
    for (let month = "2026-01"; month < "2029-01"; month = addMonths(month, 1)) {
      const rows = weeksOf(month, first);
      expect(rows.flat().filter((day) => day !== null)).toEqual(daysOf(month));
      for (const row of rows) {
        expect(row).toHaveLength(7);
        expect(row.some((day) => day !== null)).toBe(true);
        for (const [index, day] of row.entries()) if (day !== null) expect(weekdayOf(day)).toBe((index + first) % 7);
      }
    }
  },
);

it("a month leaves out the weeks before today's, and none of a later month", () => {
  expect(weeksFrom("2026-11", "2026-11-22", 0).map((week) => week[0])).toEqual(["2026-11-22", "2026-11-29"]);
  expect(weeksFrom("2026-11", "2026-11-30", 0)).toHaveLength(1);
  expect(weeksFrom("2026-12", "2026-11-30", 0)).toEqual(weeksOf("2026-12", 0));
});

it.each([
  ["ArrowLeft", "2027-01-01", "2026-12-31"],
  ["ArrowRight", "2026-12-31", "2027-01-01"],
  ["ArrowUp", "2026-12-03", "2026-11-26"],
  ["ArrowDown", "2026-03-01", "2026-03-08"],
  ["Home", "2026-11-21", "2026-11-15"],
  ["End", "2026-11-21", "2026-11-21"],
  ["End", "2026-12-31", "2027-01-02"],
  ["PageDown", "2027-01-31", "2027-02-28"],
  ["PageUp", "2027-01-15", "2026-12-15"],
])("keys in the grid: %s from %s leads to %s", (key, from, to) => {
  expect(dayForKey(key, from, 0)).toBe(to);
});

it("other keys of the grid are not handled", () => {
  expect(["a", "Enter", "Tab"].map((key) => dayForKey(key, "2026-11-21", 0))).toEqual([null, null, null]);
});
