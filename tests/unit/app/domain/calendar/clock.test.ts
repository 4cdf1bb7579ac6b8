import fc from "fast-check";
import { expect, it } from "vitest";
import { endOfDay, instantOf, isOver, placeTime } from "#app/domain/calendar/clock.ts";
import { addDays } from "#app/domain/calendar/dates.ts";
import { cases } from "#tests/support/fuzz.ts";
import { DEMO_TIME_ZONE } from "#tests/support/today.ts";

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

/** Any moment of thirty years, half of them around an hour of the months in which clocks are changed. */
const instants = fc.oneof(
  fc.integer({ min: Date.UTC(2007, 0, 1), max: Date.UTC(2037, 11, 31) }),
  fc
    .record({
      year: fc.integer({ min: 2007, max: 2037 }),
      month: fc.constantFrom(2, 8, 9, 10),
      hour: fc.nat(31 * 24),
      ms: fc.constantFrom(-1, 0),
    })
    .map(({ year, month, hour, ms }) => Date.UTC(year, month, 1, hour) + ms),
);

it.each([
  ...[DEMO_TIME_ZONE, "America/Denver", "America/Phoenix", "Europe/Berlin"],
  ...["Asia/Kathmandu", "Pacific/Auckland"],
])(
  "the clock of the place agrees with the time zone database at any instant, and ends a day where the next one begins: %s",
  (timeZone) => {
    fc.assert(
      fc.property(instants, (instant) => {
        const now = placeTime(instant, timeZone);
        expect(now).toEqual(byIntl(instant, timeZone));
        // The first of the two, where it is set back.
        expect([0, 60]).toContain(Math.floor((instant - instantOf(now, timeZone)) / 60_000));
        expect(byIntl(endOfDay(now.date, timeZone), timeZone)).toMatchObject({
          ...{ date: addDays(now.date, 1), time: "00:00" },
        });
      }),
      cases(timeZone === DEMO_TIME_ZONE ? 1_000 : 100),
    );
  },
);

it.each([
  [DEMO_TIME_ZONE, "2027-03-14T02:30", "2027-03-14T10:30Z"],
  [DEMO_TIME_ZONE, "2026-11-01T01:30", "2026-11-01T08:30Z"],
  ["Europe/Berlin", "2027-03-28T02:30", "2027-03-28T01:30Z"],
])(
  "the clock of the place in %s shows %s at %s: first of two, and after what is left out",
  (timeZone, wall, instant) => {
    const [date = "", time = ""] = wall.split("T");
    expect(new Date(instantOf({ date, time }, timeZone)).toISOString()).toBe(new Date(instant).toISOString());
  },
);

it("the clock of the place is past a time once it shows it", () => {
  const isOverAt = (instant: string) =>
    isOver({ date: "2026-12-05", time: "05:45" }, { ms: Date.parse(instant), timeZone: DEMO_TIME_ZONE });
  expect(["2026-12-05T13:44:59Z", "2026-12-05T13:45:00Z", "2026-12-06T01:00:00Z"].map(isOverAt)).toEqual([
    false,
    true,
    true,
  ]);
});
