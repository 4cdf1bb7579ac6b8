import { describe, expect, it } from "vitest";
import { placeTime } from "#app/domain/calendar/clock.ts";
import { type DayHours, isOpenAt } from "#app/domain/calendar/opening-hours.ts";
import { hoursLine, nextOpening } from "#app/domain/calendar/opening-hours-text.ts";
import { FORMAT } from "#tests/support/format.ts";
import { DEMO_TIME_ZONE } from "#tests/support/today.ts";

const at = (instant: string) => placeTime(Date.parse(instant), DEMO_TIME_ZONE);
const DAY: DayHours = ["07:00", "19:00"];
const SHORT: DayHours = ["09:00", "13:00"];

const WEEKDAYS = [DAY, DAY, DAY, DAY, DAY];

it.each<[string, (DayHours | null)[]]>([
  ["daily 7 AM to 7 PM", [DAY, ...WEEKDAYS, DAY]],
  ["Monday to Friday 7 AM to 7 PM, Saturday and Sunday 9 AM to 1 PM", [SHORT, ...WEEKDAYS, SHORT]],
  ["Monday 9 AM to 1 PM, Wednesday 9 AM to 1 PM", [null, SHORT, null, SHORT, null, null, null]],
  ["", [null, null, null, null, null, null, null]],
])("opening hours in words: %s", (text, week) => {
  expect(hoursLine(FORMAT, week).replaceAll("\u00a0", " ")).toBe(text);
});

describe("open now", () => {
  const hours = { week: [null, DAY, DAY, DAY, DAY, DAY, SHORT] };

  it.each([
    ["opens at 7:00 in winter", "2026-12-07T15:00:00Z", true],
    ["and not a minute before", "2026-12-07T14:59:00Z", false],
    ["opens at 7:00 in summer, an hour earlier elsewhere", "2026-07-06T14:00:00Z", true],
    ["closes at 19:00", "2026-12-08T03:00:00Z", false],
    ["closed on Sunday", "2026-12-13T20:00:00Z", false],
    ["it is still Saturday there when it is Sunday in London", "2026-12-13T00:30:00Z", false],
  ])("%s", (_, instant, open) => {
    expect(isOpenAt(hours, at(instant))).toBe(open);
  });
});

describe("a closed phone says when it is answered next", () => {
  const hours = { week: [null, DAY, DAY, DAY, DAY, DAY, SHORT] };

  it.each([
    ["before it opens", "2026-12-07T14:59:00Z", "Opens 7\u00a0AM"],
    ["before a day with other hours", "2026-12-12T04:00:00Z", "Opens 9\u00a0AM"],
    ["before a closed day", "2026-12-12T21:30:00Z", "Opens Monday 7\u00a0AM"],
  ])("%s", (_, instant, text) => {
    expect(nextOpening(FORMAT, hours, at(instant))).toBe(text);
  });

  it("on the only day of the week, in a week", () => {
    const once = { week: [null, null, null, SHORT, null, null, null] };
    expect(nextOpening(FORMAT, once, at("2026-12-09T22:00:00Z"))).toBe("Opens Wednesday 9\u00a0AM");
    expect(nextOpening(FORMAT, { week: [] }, at("2026-12-09T22:00:00Z"))).toBe("");
  });
});
