/** When the phone is answered, by the tenant's clock. */

import type { PlaceTime } from "./clock.ts";
import { weekdayOf } from "./dates.ts";

/** Opening and closing as `HH:MM`; null when closed all day. */
export type DayHours = readonly [opens: string, closes: string] | null;

export interface OpeningHours {
  /** Seven days, Sunday first. */
  week: DayHours[];
}

export function isOpenAt({ week }: OpeningHours, { date, time }: PlaceTime): boolean {
  const hours = week[weekdayOf(date)];
  return hours !== null && hours !== undefined && time >= hours[0] && time < hours[1];
}
