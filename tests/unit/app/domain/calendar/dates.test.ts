import { describe, expect, it } from "vitest";
import {
  addDays,
  addMonths,
  addMonthsToDate,
  clockTime,
  comingDate,
  dayAndMonth,
  daysBetween,
  daysInMonth,
  daysOf,
  dayTitle,
  isIsoDate,
  isIsoMonth,
  longDate,
  monthTitle,
  weekdayOf,
  weeksFrom,
  weeksOf,
} from "#app/domain/calendar/dates.ts";
import { dayForKey } from "#app/domain/calendar/grid-keys.ts";

describe("a date", () => {
  it.each(["2026-11-21", "2024-02-29", "2000-02-29", "1900-01-01", "2099-12-31"])("%s exists", (date) => {
    expect(isIsoDate(date)).toBe(true);
  });

  it.each(
    "2026-02-29 2026-13-01 2026-00-10 2026-11-00 2026-11-31 2026-1-1 20261121 2026-11-21T00:00 1900-02-29 1899-12-31 2100-01-01 12026-01-01 \n2026-11-21".split(
      " ",
    ),
  )("%j does not", (date) => {
    expect(isIsoDate(date)).toBe(false);
  });

  it("has the right weekday, and the next day after it, on every day of ten years", () => {
    let weekday = 4; // 2026-01-01 is a Thursday
    let date = "2026-01-01";
    for (let n = 0; n < 3_653; n++) {
      expect(weekdayOf(date)).toBe(weekday);
      date = addDays(date, 1);
      weekday = (weekday + 1) % 7;
    }
    expect(date).toBe("2036-01-02");
    expect(addDays(date, -3_653)).toBe("2026-01-01");
  });

  it.each([
    ["2026-01-31", 1, "2026-02-28"],
    ["2028-01-31", 1, "2028-02-29"],
    ["2026-12-31", 1, "2027-01-31"],
    ["2026-03-31", -1, "2026-02-28"],
  ])("%s plus %i months is %s", (date, months, result) => {
    expect(addMonthsToDate(date, months)).toBe(result);
  });
});

describe("days between two dates", () => {
  it("are counted over a year's end and over a clock change", () => {
    expect(daysBetween("2026-12-30", "2027-01-02")).toBe(3);
    expect(daysBetween("2026-03-07", "2026-03-09")).toBe(2);
    expect(daysBetween("2026-03-09", "2026-03-07")).toBe(-2);
    expect(daysBetween("2026-03-09", "")).toBeNaN();
  });
});

describe("a month", () => {
  it("counted from another may be in another year", () => {
    const counted = ([1, 14, 0, -11] as const).map((count) => addMonths("2026-12", count));
    expect(counted).toEqual(["2027-01", "2028-02", "2026-12", "2026-01"]);
  });

  it("has as many days as the calendar says", () => {
    expect(["2026-02", "2028-02", "2000-02", "2026-11", "2026-12"].map(daysInMonth)).toEqual([28, 29, 29, 30, 31]);
    expect(daysOf("2028-02").at(-1)).toBe("2028-02-29");
  });

  it.each([
    // Both changes of the clock fall on a Sunday: no week may have 6 or 8 days, no day may come twice.
    ["2026-03", 0, 5],
    ["2026-11", 0, 5],
    ["2026-02", 0, 4],
    ["2026-08", 6, 6],
    ["2027-01", 5, 6],
  ])("%s starts at column %i and fills %i weeks", (month, column, weeks) => {
    const rows = weeksOf(month);
    expect(rows).toHaveLength(weeks);
    expect(rows.every((row) => row.length === 7)).toBe(true);
    expect(rows[0]?.indexOf(`${month}-01`)).toBe(column);
    expect(rows.flat().filter((day) => day !== null)).toEqual(daysOf(month));
    for (const row of rows) {
      for (const [index, day] of row.entries()) if (day !== null) expect(weekdayOf(day)).toBe(index);
    }
  });

  it("leaves out the weeks before today's, and none of a later month", () => {
    expect(weeksFrom("2026-11", "2026-11-22").map((week) => week[0])).toEqual(["2026-11-22", "2026-11-29"]);
    expect(weeksFrom("2026-11", "2026-11-30")).toHaveLength(1);
    expect(weeksFrom("2026-12", "2026-11-30")).toEqual(weeksOf("2026-12"));
  });

  it.each(["2026-13", "2026-00", "2026-1", "2026-11-01", "", "1899-12", "2100-01"])("%j is not one", (text) => {
    expect(isIsoMonth(text)).toBe(false);
  });
});

describe("words", () => {
  it("are formatted for days, months and times", () => {
    expect(monthTitle("2027-01")).toBe("January 2027");
    expect(dayTitle("2026-11-21")).toBe("Saturday, November 21");
    const times = { "00:05": "12:05 AM", "05:45": "5:45 AM", "12:00": "12:00 PM", "12:30": "12:30 PM" };
    const words = { "23:59": "11:59 PM", "24:00": "24:00", "around noon": "around noon" };
    for (const [time, written] of Object.entries({ ...times, ...words })) expect(clockTime(time)).toBe(written);
    expect(longDate("2026-12-31")).toBe("December 31, 2026");
    expect(comingDate("2026-12-31", "2026-11-23")).toBe("Thu, Dec 31");
    expect(comingDate("2027-03-16", "2026-11-23")).toBe("Mar 16, 2027");
    expect(dayAndMonth("2026-06-07")).toBe("June 7");
  });
});

describe("keys in the grid", () => {
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
  ])("%s from %s leads to %s", (key, from, to) => {
    expect(dayForKey(key, from)).toBe(to);
  });

  it("other keys are not handled", () => {
    expect(["a", "Enter", "Tab"].map((key) => dayForKey(key, "2026-11-21"))).toEqual([null, null, null]);
  });
});
