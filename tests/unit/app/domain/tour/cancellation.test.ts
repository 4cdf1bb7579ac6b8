import { expect, it } from "vitest";
import { instantOf } from "#app/domain/calendar/clock.ts";
import { departureCancellationText, firstFreeDate } from "#app/domain/tour/departures.ts";
import { noticeText } from "#app/domain/tour/text.ts";
import { FORMAT } from "#tests/support/format.ts";
import { DEMO_TIME_ZONE as timeZone } from "#tests/support/today.ts";

const at = (date: string, time: string) => ({ ms: instantOf({ date, time }, timeZone), timeZone });

const TOO_LATE = "Less than 48 hours away: no free cancellation.";

it.each([
  ["2026-11-24", "19:46", 48, "Free cancellation until Sun, Nov 22, 7:46 PM."],
  ["2026-11-24", "19:45", 48, TOO_LATE],
  // The clock goes forward on March 14 and back on November 7, 2027: 24 hours before is an hour earlier, or later.
  ["2027-03-14", "05:45", 24, "Free cancellation until Sat, Mar 13, 4:45 AM."],
  ["2027-11-07", "05:45", 24, "Free cancellation until Sat, Nov 6, 6:45 AM."],
])("free cancellation of a departure on %s at %s, with %i hours", (date, time, hours, text) => {
  expect(
    departureCancellationText(FORMAT, { date, time }, hours, at("2026-11-22", "19:45")).replaceAll("\u00a0", " "),
  ).toBe(text);
});

it("free cancellation of a departure is said in days where hours would have to be counted", () => {
  expect([1, 24, 48, 49, 72, 168].map(noticeText)).toEqual([
    ...["1 hour", "24 hours", "48 hours", "49 hours", "3 days", "7 days"],
  ]);
});

it.each([48, 24, 25, 1, 72])(
  "free cancellation of a departure holds all of today for every departure of the first date that is named: %i hours",
  (hours) => {
    for (const today of ["2026-11-22", "2027-03-12", "2027-03-13", "2027-03-14", "2027-11-06", "2027-11-07"]) {
      const date = firstFreeDate(today, hours, timeZone);
      expect(departureCancellationText(FORMAT, { date, time: "00:00" }, hours, at(today, "23:59")), today).toMatch(
        /^Free/,
      );
    }
  },
);
