import { expect, it } from "vitest";
import { placeTime } from "#app/domain/calendar/clock.ts";
import { departureTime, leavesAt, salesNow, seatsNow, withLeft, withToday } from "#app/domain/tour/departures.ts";
import { FORMAT } from "#tests/support/format.ts";
import { DEMO_TIME_ZONE } from "#tests/support/today.ts";

const TODAY = "2026-12-05";
const at = (instant: string) => placeTime(Date.parse(instant), DEMO_TIME_ZONE);
const departure = (time: string, remaining: number | null, isNextDay?: true) => ({
  ...{ id: time, time, remaining, priceAdult: 1, priceChild: 1 },
  ...(isNextDay && { isNextDay }),
});
const OF_TODAY = [departure("05:45", 9), departure("12:30", 4), departure("00:15", 2, true)];
/** Hours of the day, and past the next midnight. */
const MORNING = at("2026-12-05T16:00:00Z");
const EVENING = at("2026-12-06T04:00:00Z");
const NIGHT = at("2026-12-06T08:15:00Z");

it("a departure after midnight has its own date, and names its night", () => {
  const [early, late] = [{ time: "00:15" }, { time: "00:15", isNextDay: true as const }];
  expect(leavesAt(TODAY, early)).toEqual({ date: "2026-12-05", time: "00:15" });
  expect(leavesAt(TODAY, late)).toEqual({ date: "2026-12-06", time: "00:15" });
  expect(departureTime(FORMAT, TODAY, early)).toBe("12:15 AM, the night of Fri, Dec 4 to Sat, Dec 5");
  expect(departureTime(FORMAT, TODAY, late)).toBe("12:15 AM, the night of Sat, Dec 5 to Sun, Dec 6");
  expect(departureTime(FORMAT, TODAY, { time: "05:45" })).toBe("5:45 AM");
});

it("departures of today that have left do not count on the day they are sold on, which goes with the last of them", () => {
  const sale = (date: string) => ({ date, available: true, remaining: 9, priceFrom: 1 });
  const [today, tomorrow] = [sale(TODAY), sale("2026-12-06")];
  const salesAt = (now: typeof MORNING) => salesNow([today, tomorrow], TODAY, withLeft(TODAY, OF_TODAY, now));
  expect(salesAt(MORNING)).toEqual([{ ...today, remaining: 4 }, tomorrow]);
  expect(salesAt(NIGHT)).toEqual([tomorrow]);
  // Nothing is known of today's departures.
  expect(salesNow([today], TODAY, [])).toEqual([today]);
  expect(salesNow([today], TODAY, [departure("12:30", null)])[0]?.remaining).toBeNull();
});

it("departures of today that have left do not count in a month that was read before they left", () => {
  const stored = withToday([9, null, 0, "open", 9, 7], TODAY, OF_TODAY);
  expect(seatsNow("2026-12", stored, MORNING)).toEqual([9, null, 0, "open", 4, 7]);
  expect(seatsNow("2026-12", stored, EVENING)).toEqual([9, null, 0, "open", 2, 7]);
  expect(seatsNow("2026-12", stored, NIGHT)).toEqual([9, null, 0, "open", null, 7]);
});
