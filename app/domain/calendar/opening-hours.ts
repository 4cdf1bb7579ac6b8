/** When the phone is answered, in Las Vegas time. */

import { lasVegasClock } from "./las-vegas-clock.ts";

/** Opening and closing as `HH:MM`; null when closed all day. */
export type DayHours = readonly [opens: string, closes: string] | null;

export interface OpeningHours {
  /** Seven days, Sunday first. */
  week: DayHours[];
  /** `daily 7 AM to 7 PM`. */
  text: string;
}

/** By the clock of Las Vegas, not the visitor's. */
export function isOpenAt({ week }: OpeningHours, instant: Date): boolean {
  const { weekday, time } = lasVegasClock(instant);
  const hours = week[weekday];
  return hours !== null && hours !== undefined && time >= hours[0] && time < hours[1];
}
