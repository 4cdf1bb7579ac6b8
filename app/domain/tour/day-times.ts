/** When a day tour leaves and is back, by the clock of its departure town. */

import { twoDigits } from "#app/domain/calendar/dates.ts";
import type { Format } from "#app/domain/locale/format.ts";

interface Timed {
  startTimes: readonly string[] | null;
  durationHours: number | null;
  overnight: boolean;
  days: number | null;
}

/** `HH:MM`, hours over 23 after midnight; null when unknown, and for tours of several days. */
function backAt(start: string, { durationHours, overnight, days }: Timed): string | null {
  if (durationHours === null || overnight || (days ?? 1) > 1) return null;
  const [hours = 0, minutes = 0] = start.split(":").map(Number);
  const total = hours * 60 + minutes + Math.round(durationHours * 60);
  return `${twoDigits(Math.floor(total / 60))}:${twoDigits(total % 60)}`;
}

/** `7:00 AM to about 8:30 PM`, `7:30 AM or 12:30 PM`; "" when unknown. */
export function dayTimesText({ clockTime }: Format, tour: Timed): string {
  const onClock = (time: string) => clockTime(`${twoDigits(Number(time.slice(0, 2)) % 24)}${time.slice(2)}`);
  const [first, ...others] = tour.startTimes ?? [];
  if (first === undefined) return "";
  if (others.length > 0) return [first, ...others].map(onClock).join(" or ");
  const back = backAt(first, tour);
  return back === null ? `Leaves at ${onClock(first)}` : `${onClock(first)} to about ${onClock(back)}`;
}

/** True if some departure of the day is back by then. @param time `HH:MM` */
export function isBackBy(tour: Timed, time: string): boolean {
  return (tour.startTimes ?? []).some((start) => (backAt(start, tour) ?? "99") <= time);
}
