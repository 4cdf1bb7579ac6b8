/**
 * Las Vegas time without `Intl.DateTimeFormat`, whose first use blocks a phone for 70 ms (docs/performance.md). Pacific time,
 * with daylight time from 2:00 on the second Sunday of March to 2:00 on the first Sunday of November (Energy Policy Act of
 * 2005, in force since 2007).
 */

const HOUR_MS = 3_600_000;
const STANDARD_HOURS = -8;
const DAYLIGHT_HOURS = -7;
const STARTS_AT_HOUR = 2 - STANDARD_HOURS;
const ENDS_AT_HOUR = 2 - DAYLIGHT_HOURS;

/** @param month from 0 */
function sundayOf(year: number, month: number, nth: number): number {
  const firstWeekday = new Date(Date.UTC(year, month, 1)).getUTCDay();
  return 1 + ((7 - firstWeekday) % 7) + 7 * (nth - 1);
}

function isDaylightTime(instant: Date): boolean {
  const year = instant.getUTCFullYear();
  const starts = Date.UTC(year, 2, sundayOf(year, 2, 2), STARTS_AT_HOUR);
  const ends = Date.UTC(year, 10, sundayOf(year, 10, 1), ENDS_AT_HOUR);
  return instant.getTime() >= starts && instant.getTime() < ends;
}

/** @returns `YYYY-MM-DD`, `HH:MM`, and the weekday, 0 = Sunday */
export function lasVegasClock(instant: Date): { date: string; time: string; weekday: number } {
  const hours = isDaylightTime(instant) ? DAYLIGHT_HOURS : STANDARD_HOURS;
  const wall = new Date(instant.getTime() + hours * HOUR_MS);
  const text = wall.toISOString();
  return { date: text.slice(0, 10), time: text.slice(11, 16), weekday: wall.getUTCDay() };
}

/** Until midnight in Las Vegas; an hour off before 2:00 on the two days that change the clock. */
export function secondsLeftInLasVegas(instant: Date): number {
  const [hours = 0, minutes = 0] = lasVegasClock(instant).time.split(":").map(Number);
  return 86_400 - hours * 3_600 - minutes * 60 - instant.getUTCSeconds();
}
