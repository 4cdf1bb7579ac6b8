import { expect, it } from "vitest";
import { type DayHours, hoursLine } from "#app/domain/calendar/opening-hours.ts";
import { FORMAT } from "#tests/support/format.ts";

const DAY: DayHours = ["07:00", "19:00"];
const SHORT: DayHours = ["09:00", "13:00"];

const WEEKDAYS = [DAY, DAY, DAY, DAY, DAY];

it.each<[string, (DayHours | null)[]]>([
  ["daily 7 AM to 7 PM", [DAY, ...WEEKDAYS, DAY]],
  ["Monday to Friday 7 AM to 7 PM, Saturday and Sunday 9 AM to 1 PM", [SHORT, ...WEEKDAYS, SHORT]],
  ["Monday 9 AM to 1 PM, Wednesday 9 AM to 1 PM", [null, SHORT, null, SHORT, null, null, null]],
])("opening hours in words: %s", (text, week) => {
  expect(hoursLine(FORMAT, week).replaceAll("\u00a0", " ")).toBe(text);
});
