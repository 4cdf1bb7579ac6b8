import { expect, it } from "vitest";
import { readOpeningHours } from "#app/operator/opening-hours.ts";

function readHours(hours: unknown) {
  const dropped: string[] = [];
  return { hours: readOpeningHours({ hours }, (path) => dropped.push(path)), dropped };
}

it("drops bad entries and keeps the others", () => {
  const { hours, dropped } = readHours([
    { weekdays: [1, 2], opens: "07:00", closes: "19:00" },
    { weekdays: [3], opens: "19:00", closes: "07:00" },
    { weekdays: [9], opens: "07:00", closes: "19:00" },
    { weekdays: "all", opens: "7am", closes: null },
    "x",
  ]);
  expect(hours).toEqual({
    week: [null, ["07:00", "19:00"], ["07:00", "19:00"], null, null, null, null],
    text: "Monday and Tuesday 7\u00a0AM\u00a0to\u00a07\u00a0PM",
  });
  expect(dropped.length).toBeGreaterThan(3);
});

it.each([undefined, null, [], "every day", {}, [{}]])("reads %j as no hours", (hours) => {
  expect(readHours(hours).hours).toBeNull();
});
