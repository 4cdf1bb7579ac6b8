import { setTimeout as pause } from "node:timers/promises";
import { todayThere } from "#tests/support/today.ts";

const MINUTE_MS = 60_000;
const minuteNow = () => Math.floor(Date.now() / MINUTE_MS);

/**
 * For limits that are counted by minutes of the wall clock: when a minute ends while an attempt runs and fails, it runs
 * again in the next whole one.
 *
 * @param attempt gets its number, from 0: what it counts must be new each time
 */
export async function inOneMinute(attempt: (number: number) => Promise<void>): Promise<void> {
  for (let number = 0; ; number++) {
    const minute = minuteNow();
    try {
      return await attempt(number);
    } catch (error) {
      if (minuteNow() === minute || number === 2) throw error;
      await pause(MINUTE_MS - (Date.now() % MINUTE_MS));
    }
  }
}

/** What can be booked: tomorrow until 20:00 in Las Vegas (tests/stand-in/departures.ts), and today is another at midnight. */
const salesDay = (ms: number) => [ms, ms + 4 * 60 * MINUTE_MS].map((at) => todayThere(at)).join();

/** Longer than a whole run of the tests. */
const RUN_MS = 20 * MINUTE_MS;
const mayDayEnd = salesDay(Date.now() - RUN_MS) !== salesDay(Date.now() + RUN_MS);

/**
 * Vitest's `retry` for comparisons of dates on sale with each other, of which some are copies: only where a day may end
 * during this run, and until copies are new. (Vitest 5.1 does not call a `condition` that is a function.)
 */
export const IN_ONE_DAY = mayDayEnd ? { count: 5, delay: 45_000 } : 0;
