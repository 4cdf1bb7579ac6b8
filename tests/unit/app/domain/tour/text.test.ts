import { expect, it } from "vitest";
import {
  durationText,
  hoursText,
  numberWord,
  pricesText,
  seatsText,
  shortDurationText,
} from "#app/domain/tour/text.ts";
import { FORMAT } from "#tests/support/format.ts";

it.each([
  [1, null, false, "1 hour", "1 h"],
  [14.5, null, false, "14 h 30 min", "14 h 30 min"],
  [0.75, null, false, "45 min", "45 min"],
  [null, null, false, null, null],
  [48, null, true, "2 days, 1 night", "2 days"],
  [58, null, true, "3 days, 2 nights", "3 days"],
  [null, 4, true, "4 days, 3 nights", "4 days"],
  [null, null, true, "Overnight", "Overnight"],
])(
  "a tour's numbers in words: %j hours, %j days, overnight %j: %j, in short %j",
  (durationHours, days, overnight, text, short) => {
    expect(durationText({ durationHours, days, overnight })).toBe(text);
    expect(shortDurationText({ durationHours, days, overnight })).toBe(short);
  },
);

it("small numbers are written as words", () => {
  expect([1, 9, 10].map(numberWord)).toEqual(["one", "nine", "10"]);
});

it("prices and seats have words", () => {
  expect(pricesText(FORMAT, 129, 109)).toBe("$129 adult, $109 child");
  expect([pricesText(FORMAT, 229, 229), pricesText(FORMAT, 229, null)]).toEqual(["$229 per person", "$229 adult"]);
  expect([seatsText(1), seatsText(12)]).toEqual(["1 seat left", "12 seats left"]);
  expect(hoursText(5.25)).toBe("5 h 15 min");
});
