/** Which clocks the states of the United States have. */

import { offsetMs } from "#app/domain/calendar/clock.ts";

/** Hours behind UTC in January, by state; of states with two zones both. */
const STATES: readonly (readonly [hours: number, states: string])[] = [
  [5, "CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC TN VA VT WV"],
  [6, "AL AR FL IA IL IN KS KY LA MI MN MO MS ND NE OK SD TN TX WI"],
  [7, "AZ CO ID KS MT ND NE NM OR SD TX UT WY"],
  [8, "CA ID NV OR WA"],
  [9, "AK"],
  [10, "HI"],
];
const JANUARY_MS = Date.UTC(2026, 0, 15);
const HOUR_MS = 3_600_000;

/**
 * The state of an address in a text if its clocks differ from those of a time zone, else null.
 *
 * @param text with an address that ends like `Kanab, UT 84741`
 */
export function stateWithOtherClocks(text: string, timeZone: string): string | null {
  const state = /,\s+([A-Z]{2}) \d{5}\b/.exec(text)?.[1] ?? "";
  const hours = STATES.flatMap(([behind, states]) => (states.split(" ").includes(state) ? [behind] : []));
  return hours.length === 0 || hours.includes(-offsetMs(JANUARY_MS, timeZone) / HOUR_MS) ? null : state;
}
