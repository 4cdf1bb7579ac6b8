import { setTimeout as pause } from "node:timers/promises";
import { todayThere } from "#tests/support/today.ts";
import type { Answer } from "./http.ts";

const MINUTE_MS = 60_000;

/**
 * Sends requests until one is refused for being too many. Such limits are counted by minutes of the wall clock, of which one
 * may end meanwhile.
 *
 * @returns the answers before it, and the refusal
 */
export async function untilRefused(limit: number, send: (nth: number) => Promise<Answer>) {
  const accepted: Answer[] = [];
  for (let nth = 0; nth <= 2 * limit; nth += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const answer = await send(nth);
    if (answer.status === 429) return { accepted, refused: answer };
    accepted.push(answer);
  }
  throw new Error(`${accepted.length} requests were accepted, of ${limit} a minute.`);
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
