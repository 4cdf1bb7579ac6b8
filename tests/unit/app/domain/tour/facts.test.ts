import { expect, it } from "vitest";
import { addMonths } from "#app/domain/calendar/dates.ts";
import { bookingNotes, dayTimesText, isBackBy, itineraryDays, seasonText, stopTime } from "#app/domain/tour/facts.ts";
import { FORMAT } from "#tests/support/format.ts";

const stop = (name: string, time: string) => ({ name, address: "", time, note: "", near: [], at: null });

const notes = (times: string[], priceNote = "", singleSupplement: number | null = null) =>
  bookingNotes(FORMAT, { meetingPoints: times.map((time) => stop("Downtown", time)), priceNote, singleSupplement });

it("before a date is chosen, guests know what the price holds for, what one alone pays more, and the times of a day", () => {
  const rooms = "Two people to a room";
  expect(notes(["07:30", "12:30"])).toEqual(["Leaves at 7:30 AM or 12:30 PM"]);
  expect([notes(["07:30"]), notes([])]).toEqual([[], []]);
  expect(notes(["07:30"], rooms, 110)).toEqual([rooms, "A guest alone pays $110 more"]);
  expect(notes(["07:30", "12:30"], rooms)).toEqual([rooms, "Leaves at 7:30 AM or 12:30 PM"]);
});

const day = { durationHours: 13.5, overnight: false, days: null };

it.each([
  [["07:00"], day, "7:00 AM to about 8:30 PM"],
  [["12:00"], day, "12:00 PM to about 1:30 AM"],
  [["07:30", "12:30"], day, "7:30 AM or 12:30 PM"],
  [["07:00"], { ...day, durationHours: 30, overnight: true }, "Leaves at 7:00 AM"],
  [null, day, ""],
])("the times of a day tour that leaves at %j are said as far as they are known: %j %s", (startTimes, tour, text) => {
  expect(dayTimesText(FORMAT, { ...tour, startTimes })).toBe(text);
});

it("the times of a day tour tell whether some departure is back in time", () => {
  const half = { ...day, durationHours: 5, startTimes: ["07:30", "14:30"] };
  expect([isBackBy(half, "18:00"), isBackBy(half, "12:00")]).toEqual([true, false]);
  expect(isBackBy({ ...half, startTimes: ["22:00"] }, "18:00")).toBe(false);
  expect(isBackBy({ ...half, durationHours: null }, "18:00")).toBe(false);
});

const datesOf = (...months: string[]) =>
  months.map((month) => ({ date: `${month}-05`, available: false, remaining: null, priceFrom: null }));

it.each([
  // The end of the sale is no end of a season.
  [["2026-12"], ""],
  [["2026-11", "2026-12", "2027-01", "2027-02"], ""],
  [["2026-11", "2027-03", "2027-04", "2027-10", "2027-11"], "March to April and October to November"],
  [["2027-01", "2027-02", "2027-03", "2027-11", "2027-12", "2028-01"], "November to March"],
  [["2026-11", ...Array.from({ length: 9 }, (_, at) => addMonths("2027-03", at))], "March to November"],
])("the season of a tour with dates in %j: %s", (months, season) => {
  expect(seasonText(datesOf(...months))).toBe(season);
});

it("the season of a tour is all year, also when a year of dates ends in the month it began in", () => {
  const year = Array.from({ length: 13 }, (_, at) => addMonths("2026-11", at));
  expect(seasonText(datesOf(...year))).toBe("All year");
});

const stops = (...lines: string[]) =>
  lines.map((line) => {
    const [time = "", title = ""] = line.split("|");
    return { time, title, text: "", at: null };
  });
const titles = (overnight: boolean, ...lines: string[]) =>
  itineraryDays({ overnight, itinerary: stops(...lines) }).map((day) => day.map(({ title }) => title));

it.each<[rule: string, isOvernight: boolean, lines: string[], days: string[][]]>([
  [
    "titles that name the day begin it, and lose its name",
    true,
    ["07:30|Day 1: first pick-up", "15:30|Tusayan", "|day 2 – sunrise", "07:30|Breakfast", "09:00|DAY 3. Home"],
    [["First pick-up", "Tusayan"], ["Sunrise", "Breakfast"], ["Home"]],
  ],
  [
    "several stops may name the same day",
    true,
    ["|Day 1: pick-up", "|Day 1: rim", "|Walk", "|Day 2: sunrise"],
    [["Pick-up", "Rim", "Walk"], ["Sunrise"]],
  ],
  ["stops before the first titled day", true, ["07:30|Pick-up", "|Day 2: sunrise"], [["Pick-up"], ["Sunrise"]]],
  [
    "without such titles a day begins where the clock starts again, whatever words stand between",
    true,
    ["07:30|Pick-up", "Sunset|Rim", "20:00|Night sky", "Sunrise|Rim again", "07:00|Home"],
    [["Pick-up", "Rim", "Night sky", "Rim again"], ["Home"]],
  ],
  ["a night under the stars ends after midnight", false, ["20:00|Pick-up", "01:00|Home"], [["Pick-up", "Home"]]],
  [
    "titles of a single day stay",
    true,
    ["|Day 1: pick-up", "|Day trip", "|Day 2"],
    [["Day 1: pick-up", "Day trip", "Day 2"]],
  ],
])("the days of an itinerary: %s", (_, isOvernight, lines, days) => {
  expect(titles(isOvernight, ...lines)).toEqual(days);
});

it("an itinerary writes the times of all departures as on a clock, and words as they are", () => {
  expect(["07:30 or 12:30", "08:15", "After dinner", "25:00", ""].map((time) => stopTime(FORMAT, time))).toEqual([
    "7:30 AM or 12:30 PM",
    "8:15 AM",
    "After dinner",
    "25:00",
    "",
  ]);
});
