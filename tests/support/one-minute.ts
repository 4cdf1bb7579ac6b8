import { setTimeout as pause } from "node:timers/promises";

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
