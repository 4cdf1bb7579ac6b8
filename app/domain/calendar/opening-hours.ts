/** When the phone is answered, by the tenant's clock. */

import type { Format } from "#app/domain/locale/format.ts";
import { WEEKDAYS } from "./dates.ts";

/** Opening and closing as `HH:MM`; null when closed all day. */
export type DayHours = readonly [opens: string, closes: string] | null;

export interface OpeningHours {
  /** Seven days, Sunday first. */
  week: DayHours[];
}

interface Run {
  first: number;
  last: number;
  hours: NonNullable<DayHours>;
}

function runsOf(week: readonly DayHours[]): Run[] {
  const runs: Run[] = [];
  for (const position of [0, 1, 2, 3, 4, 5, 6]) {
    const hours = week[(position + 1) % 7];
    const run = runs.at(-1);
    if (hours === null || hours === undefined) continue;
    if (run !== undefined && run.last === position - 1 && run.hours.join() === hours.join()) run.last = position;
    else runs.push({ first: position, last: position, hours });
  }
  return runs;
}

function daysText({ first, last }: Run): string {
  if (first === 0 && last === 6) return "daily";
  const name = (position: number) => WEEKDAYS[(position + 1) % 7] ?? "";
  if (first === last) return name(first);
  return `${name(first)} ${last === first + 1 ? "and" : "to"} ${name(last)}`;
}

/** `daily 7 AM to 7 PM`, `Monday to Friday 8 AM to 6 PM, Saturday 9 AM to 1 PM`; "" for none. For the server: browsers get the text. */
export function hoursLine({ shortClock }: Format, week: readonly DayHours[]): string {
  return runsOf(week)
    .map((run) => `${daysText(run)} ${shortClock(run.hours[0])}\u00a0to\u00a0${shortClock(run.hours[1])}`)
    .join(", ");
}
