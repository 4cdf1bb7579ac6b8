import { setTimeout as pause } from "node:timers/promises";
import { todayThere } from "#tests/support/today.ts";

const MINUTE_MS = 60_000;

/** Runs where most of a minute of the wall clock is left: for limits that are counted by such minutes. */
export async function inOneMinute(attempt: () => Promise<void>): Promise<void> {
  const gone = Date.now() % MINUTE_MS;
  if (gone > MINUTE_MS / 2) await pause(MINUTE_MS - gone);
  await attempt();
}

/** What can be booked: tomorrow until 20:00 in Las Vegas (tests/stand-in/departures.ts), and today is another at midnight. */
const salesDay = (ms: number) => [ms, ms + 4 * 60 * MINUTE_MS].map((at) => todayThere(at)).join();

/**
 * Resolves when no day ends soon, and none has ended so lately that content still has the one before.
 *
 * @param dayAt changes when a day ends, by default one of the demo's departures
 */
export async function awayFromMidnight(dayAt: (ms: number) => string = salesDay): Promise<void> {
  while (dayAt(Date.now() - 3 * MINUTE_MS) !== dayAt(Date.now() + MINUTE_MS)) await pause(5_000);
}
