import { expect, it } from "vitest";
import { placeTime } from "#app/domain/calendar/clock.ts";
import { formatOf } from "#app/domain/locale/format.ts";
import { dayAtPlace, daylightOn } from "#app/domain/tour/day-at-place.ts";
import { PLACES } from "#app/places/index.ts";
import { FORMAT } from "#tests/support/format.ts";

const CLOCK = { timeZone: "America/Los_Angeles", name: "Las Vegas time" };

// From the tables of the United States Naval Observatory.
it.each([
  ["2026-12-05", [36.17, -115.14], "America/Los_Angeles", ["06:36", "16:26"]],
  ["2026-06-21", [36.17, -115.14], "America/Los_Angeles", ["05:23", "20:01"]],
  ["2027-03-20", [0, 0], "UTC", ["06:04", "18:11"]],
  ["2026-12-21", [68.23, 14.57], "Europe/Oslo", null],
] as const)("the sun of %s at %j in %s: %j", (date, at, timeZone, expected) => {
  const sun = daylightOn(date, at);
  if (sun === null || expected === null) return expect(sun).toBe(expected);
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  for (const [nth, ms] of [sun.rises, sun.sets].entries()) {
    const { time } = placeTime(ms, timeZone);
    expect(Math.abs(minutes(time) - minutes(expected[nth] ?? "")), time).toBeLessThanOrEqual(2);
  }
});

it("each place of this build knows all months, in the tenant's degrees, and what to bring in the cold and in the heat", () => {
  for (const { slug, title, at = null, months = [] } of PLACES.places) {
    expect([slug, months.length]).toEqual([slug, 12]);
    for (const [index, { high, low }] of months.entries()) {
      expect(Number(high)).toBeGreaterThan(Number(low));
      const date = `2027-${String(index + 1).padStart(2, "0")}-15`;
      const said = (format: typeof FORMAT) =>
        dayAtPlace(format, { title, months, at }, date, CLOCK)
          ?.facts.map(({ value }) => value)
          .join("\n");
      expect(said(FORMAT)).toContain(`${high}\u00a0°F by day`);
      expect(said(FORMAT)).toMatch(/ h(?: \d+ min)?: \d+:\d\d AM to \d+:\d\d PM, Las Vegas time/);
      expect(said(formatOf({ locale: "en", currency: "EUR" }))).toMatch(/-?\d+\u00a0°C by day/);
      expect(said(FORMAT)?.includes("sun cream")).toBe(Number(high) >= 75);
      expect(said(FORMAT)?.includes("jacket")).toBe(Number(low) <= 50);
    }
  }
  expect(dayAtPlace(FORMAT, { title: "Nowhere", months: [], at: null }, "2027-01-15", CLOCK)).toBeNull();
  const unknownZone = { timeZone: null, name: "local time" };
  expect(dayAtPlace(FORMAT, { title: "Rim", months: [], at: [36, -115] }, "2027-06-15", unknownZone)?.facts).toEqual([
    { name: "Daylight", value: "14 h 35 min" },
  ]);
});
