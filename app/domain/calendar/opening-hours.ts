/** When somebody answers the phone: wall-clock times of Las Vegas, a week from Sunday to Saturday. */

import { lasVegasClock } from "./las-vegas-clock.ts";

/** `HH:MM`, from and until; null on a day nobody is there. */
export type DayHours = readonly [opens: string, closes: string] | null;

export interface OpeningHours {
  /** Seven days, from Sunday. */
  week: DayHours[];
  /** `Every day 7:00 AM to 7:00 PM`: made on the server, so that no browser needs to know how. */
  text: string;
}

/** Whether somebody is there at an instant, by the clock of Las Vegas; the visitor's own does not matter. */
export function isOpenAt({ week }: OpeningHours, instant: Date): boolean {
  const { weekday, time } = lasVegasClock(instant);
  const hours = week[weekday];
  // As text, times compare like times.
  return hours !== null && hours !== undefined && time >= hours[0] && time < hours[1];
}
