/** When somebody answers the phone: wall-clock times of Las Vegas, a week from Sunday to Saturday. */

import { zoneFormat } from "./zone-format.ts";

/** `HH:MM`, from and until; null on a day nobody is there. */
export type DayHours = readonly [opens: string, closes: string] | null;

export interface OpeningHours {
  /** Seven days, from Sunday. */
  week: DayHours[];
  /** `Every day 7:00 AM to 7:00 PM`: made on the server, so that no browser needs to know how. */
  text: string;
}

/** "Sat 06:31", with or without a comma; as text times compare like times. */
const dayAndTime = zoneFormat({ weekday: "short", hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

/**
 * Whether somebody is there at an instant, by the clock of the place.
 *
 * @param timeZone IANA name; the visitor's own does not matter
 */
export function isOpenAt({ week }: OpeningHours, instant: Date, timeZone: string): boolean {
  const clock = dayAndTime(instant, timeZone);
  const hours = week["SunMonTueWedThuFriSat".indexOf(clock.slice(0, 3)) / 3];
  const time = clock.slice(-5);
  return hours !== null && hours !== undefined && time >= hours[0] && time < hours[1];
}
