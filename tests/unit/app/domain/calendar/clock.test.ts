import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { endOfDay, instantOf, isOver, placeTime } from "#app/domain/calendar/clock.ts";
import { cases } from "#tests/support/fuzz.ts";
import { DEMO_TIME_ZONE } from "#tests/support/today.ts";

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const formats = new Map<string, Intl.DateTimeFormat>();

/** The same by the time zone database. */
function byIntl(ms: number, timeZone: string) {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat("en-US", {
      ...{ timeZone, hourCycle: "h23" },
      ...{ year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit" },
    });
  formats.set(timeZone, format);
  const part = Object.fromEntries(format.formatToParts(ms).map(({ type, value }) => [type, value]));
  return { ms, timeZone, date: `${part.year}-${part.month}-${part.day}`, time: `${part.hour}:${part.minute}` };
}

describe("the clock of the place", () => {
  it.each([
    ...[DEMO_TIME_ZONE, "America/Denver", "America/Phoenix", "Europe/Berlin"],
    ...["Asia/Kathmandu", "Pacific/Auckland"],
  ])("agrees with the time zone database at any instant: %s", (timeZone) => {
    const instants = fc.date({
      min: new Date("2007-01-01T00:00:00Z"),
      max: new Date("2037-12-31T00:00:00Z"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, (instant) => {
        const now = placeTime(instant.getTime(), timeZone);
        expect(now).toEqual(byIntl(instant.getTime(), timeZone));
        // The first of the two, where it is set back.
        expect([0, 60]).toContain(Math.floor((instant.getTime() - instantOf(now, timeZone)) / 60_000));
      }),
      cases(timeZone === DEMO_TIME_ZONE ? 1_000 : 100),
    );
  });

  // Clocks change on Sundays in UTC too: every hour of those, and noon of the other days.
  it("agrees with it around the changes of thirty years in Las Vegas", () => {
    for (let year = 2007; year <= 2037; year++) {
      for (const month of [2, 10]) {
        for (let day = 1; day <= 15; day++) {
          const isSunday = new Date(Date.UTC(year, month, day)).getUTCDay() === 0;
          for (const hour of isSunday ? HOURS : [12]) {
            const sharp = Date.UTC(year, month, day, hour);
            for (const ms of [sharp - 1, sharp]) {
              expect(placeTime(ms, DEMO_TIME_ZONE), new Date(ms).toISOString()).toEqual(byIntl(ms, DEMO_TIME_ZONE));
            }
          }
        }
      }
    }
  });

  it("ends a day at its midnight, also on the days of 23 and of 25 hours", () => {
    const hoursOf = (date: string) =>
      (endOfDay(date, DEMO_TIME_ZONE) - instantOf({ date, time: "00:00" }, DEMO_TIME_ZONE)) / 3_600_000;
    expect(["2027-03-13", "2027-03-14", "2026-11-01", "2026-11-02"].map(hoursOf)).toEqual([24, 23, 25, 24]);
    expect(endOfDay("2026-12-31", DEMO_TIME_ZONE)).toBe(Date.parse("2027-01-01T08:00:00Z"));
    expect(endOfDay("2026-12-31", "Pacific/Auckland")).toBe(Date.parse("2026-12-31T11:00:00Z"));
  });

  it.each([
    // Clocks of Las Vegas and Denver are put forward at 2:00, those of Berlin at 2:00 and back at 3:00; Phoenix keeps its time.
    [DEMO_TIME_ZONE, "2027-03-14T01:59", "2027-03-14T09:59Z"],
    [DEMO_TIME_ZONE, "2027-03-14T02:30", "2027-03-14T10:30Z"],
    [DEMO_TIME_ZONE, "2026-11-01T01:30", "2026-11-01T08:30Z"],
    ["America/Denver", "2027-03-14T03:00", "2027-03-14T09:00Z"],
    ["America/Denver", "2026-11-01T01:30", "2026-11-01T07:30Z"],
    ["America/Denver", "2026-11-01T02:00", "2026-11-01T09:00Z"],
    ["America/Phoenix", "2027-03-14T02:30", "2027-03-14T09:30Z"],
    ["America/Phoenix", "2026-11-01T01:30", "2026-11-01T08:30Z"],
    ["Europe/Berlin", "2027-03-28T01:59", "2027-03-28T00:59Z"],
    ["Europe/Berlin", "2027-03-28T02:30", "2027-03-28T01:30Z"],
    ["Europe/Berlin", "2027-03-28T03:00", "2027-03-28T01:00Z"],
    ["Europe/Berlin", "2026-10-25T02:30", "2026-10-25T00:30Z"],
    ["Europe/Berlin", "2026-10-25T03:00", "2026-10-25T02:00Z"],
  ])("in %s shows %s at %s: first of two, and after what is left out", (timeZone, wall, instant) => {
    const [date = "", time = ""] = wall.split("T");
    expect(new Date(instantOf({ date, time }, timeZone)).toISOString()).toBe(new Date(instant).toISOString());
  });

  it("is past a time once it shows it", () => {
    const isOverAt = (instant: string) =>
      isOver({ date: "2026-12-05", time: "05:45" }, { ms: Date.parse(instant), timeZone: DEMO_TIME_ZONE });
    expect(["2026-12-05T13:44:59Z", "2026-12-05T13:45:00Z", "2026-12-06T01:00:00Z"].map(isOverAt)).toEqual([
      false,
      true,
      true,
    ]);
  });
});
