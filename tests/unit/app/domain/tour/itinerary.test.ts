import { expect, it } from "vitest";
import { itineraryDays, stopTime } from "#app/domain/tour/facts.ts";
import { FORMAT } from "#tests/support/format.ts";

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
  ["nothing", true, [], [[]]],
])("the days of an itinerary: %s", (_, isOvernight, lines, days) => {
  expect(titles(isOvernight, ...lines)).toEqual(days);
});

it("writes the times of all departures as on a clock, and words as they are", () => {
  expect(["07:30 or 12:30", "08:15", "After dinner", "25:00", ""].map((time) => stopTime(FORMAT, time))).toEqual([
    "7:30 AM or 12:30 PM",
    "8:15 AM",
    "After dinner",
    "25:00",
    "",
  ]);
});
