import { expect, it } from "vitest";
import { placeTime } from "#app/domain/calendar/clock.ts";
import { dayAtPlace, daylightOn } from "#app/domain/tour/day-at-place.ts";
import { PLACES } from "#app/places/index.ts";
import { tenantWith } from "#tests/support/tenant.ts";

const LAS_VEGAS = tenantWith({ timeZone: "America/Los_Angeles", departureTown: "Las Vegas" });

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
      const said = (tenant: typeof LAS_VEGAS) =>
        dayAtPlace(tenant, { title, months, at }, date, null)
          ?.facts.map(({ value }) => value)
          .join("\n");
      expect(said(LAS_VEGAS)).toContain(`${high}\u00a0°F by day`);
      expect(said(LAS_VEGAS)).toMatch(/ h(?: \d+ min)?: \d+:\d\d AM to \d+:\d\d PM, Las Vegas time/);
      expect(said({ ...LAS_VEGAS, locale: "en" })).toMatch(/-?\d+\u00a0°C by day/);
      expect(said(LAS_VEGAS)?.includes("sun cream")).toBe(Number(high) >= 75);
      expect(said(LAS_VEGAS)?.includes("jacket")).toBe(Number(low) <= 50);
    }
  }
  expect(dayAtPlace(LAS_VEGAS, { title: "Nowhere", months: [], at: null }, "2027-01-15", null)).toBeNull();
  const rim = { title: "Rim", months: [], at: [36, -115] as const };
  expect(dayAtPlace(tenantWith(), rim, "2027-06-15", null)?.facts).toEqual([
    { name: "Daylight", value: "14 h 35 min" },
  ]);
});
