import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lasVegasClock } from "#app/domain/calendar/las-vegas-clock.ts";
import { TOUR_TIME_ZONE } from "#app/domain/constants.ts";
import { cases } from "#tests/support/fuzz.ts";

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const DAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const format = new Intl.DateTimeFormat("en-US", {
  ...{ timeZone: TOUR_TIME_ZONE, hourCycle: "h23", weekday: "short" },
  ...{ year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit" },
});

/** The same by the time zone database. */
function byIntl(instant: Date) {
  const part = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  return {
    date: `${part.year}-${part.month}-${part.day}`,
    time: `${part.hour}:${part.minute}`,
    weekday: DAYS.indexOf(part.weekday ?? ""),
  };
}

describe("the clock of Las Vegas", () => {
  it("agrees with the time zone database at any instant", () => {
    const instants = fc.date({
      min: new Date("2007-01-01T00:00:00Z"),
      max: new Date("2037-12-31T00:00:00Z"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, (instant) => {
        expect(lasVegasClock(instant)).toEqual(byIntl(instant));
      }),
      cases(1_000),
    );
  });

  // Clocks change on Sundays in UTC too: every hour of those, and noon of the other days.
  it("agrees with it around the changes of thirty years", () => {
    for (let year = 2007; year <= 2037; year++) {
      for (const month of [2, 10]) {
        for (let day = 1; day <= 15; day++) {
          const isSunday = new Date(Date.UTC(year, month, day)).getUTCDay() === 0;
          for (const hour of isSunday ? HOURS : [12]) {
            const sharp = Date.UTC(year, month, day, hour);
            for (const instant of [new Date(sharp - 1), new Date(sharp)]) {
              expect(lasVegasClock(instant), instant.toISOString()).toEqual(byIntl(instant));
            }
          }
        }
      }
    }
  });
});
