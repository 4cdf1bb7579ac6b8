import { expect, it } from "vitest";
import { itineraryDays, stopTime } from "#app/domain/tour/itinerary.ts";
import { FORMAT } from "#tests/support/format.ts";

const stops = (...lines: string[]) =>
  lines.map((line) => {
    const [time = "", title = ""] = line.split("|");
    return { time, title, text: "", at: null };
  });
const titles = (overnight: boolean, ...lines: string[]) =>
  itineraryDays({ overnight, itinerary: stops(...lines) }).map((day) => day.map(({ title }) => title));

it("splits at titles that name the day, and takes the day out of them", () => {
  const lines = [
    "07:30|Day 1: first pick-up",
    "15:30|Tusayan",
    "|day 2 – sunrise",
    "07:30|Breakfast",
    "09:00|DAY 3. Home",
  ];
  expect(titles(true, ...lines)).toEqual([["First pick-up", "Tusayan"], ["Sunrise", "Breakfast"], ["Home"]]);
});

it("has one day for several stops whose titles name it", () => {
  expect(titles(true, "|Day 1: pick-up", "|Day 1: rim", "|Walk", "|Day 2: sunrise", "|Day 2: home")).toEqual([
    ["Pick-up", "Rim", "Walk"],
    ["Sunrise", "Home"],
  ]);
});

it("keeps stops before the first titled day", () => {
  expect(titles(true, "07:30|Pick-up", "|Day 2: sunrise")).toEqual([["Pick-up"], ["Sunrise"]]);
});

it("splits an overnight tour without such titles where the clock starts again", () => {
  const lines = ["07:30|Pick-up", "15:30|Tusayan", "|Night sky", "05:00|Sunrise", "20:45|Home"];
  expect(titles(true, ...lines)).toEqual([
    ["Pick-up", "Tusayan", "Night sky"],
    ["Sunrise", "Home"],
  ]);
  // A night under the stars ends after midnight.
  expect(titles(false, "20:00|Pick-up", "01:00|Home")).toEqual([["Pick-up", "Home"]]);
});

it("finds the next day between stops with words for a time", () => {
  expect(titles(true, "07:30|Pick-up", "Sunset|Rim", "20:00|Night sky", "Sunrise|Rim again", "07:00|Home")).toEqual([
    ["Pick-up", "Rim", "Night sky", "Rim again"],
    ["Home"],
  ]);
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

it("leaves titles of a single day alone", () => {
  expect(titles(true, "|Day 1: first pick-up", "|Day trip", "|Day 2")).toEqual([
    ["Day 1: first pick-up", "Day trip", "Day 2"],
  ]);
  expect(titles(true)).toEqual([[]]);
});
