import { placeTime } from "#app/domain/calendar/clock.ts";
import { addDays, addMonths, monthOf } from "#app/domain/calendar/dates.ts";

/** The zone of the demo's tenants that do not say one (scripts/local-vars.ts). */
export const DEMO_TIME_ZONE = "America/Los_Angeles";

/** In Las Vegas. */
export const todayThere = (ms = Date.now()) => placeTime(ms, DEMO_TIME_ZONE).date;

/** `YYYY-MM`, counted from the current month in Las Vegas; months from 1 on are whole and on sale, but for the 1st on the evening before. */
export const monthFromNow = (count: number): string => addMonths(monthOf(todayThere()), count);

/** The hotel search for two guests and two nights, in two weeks. */
export function roomsPath(place = "las-vegas"): string {
  const [checkIn, checkOut] = [addDays(todayThere(), 14), addDays(todayThere(), 16)];
  return `/hotel/?place=${place}&checkIn=${checkIn}&checkOut=${checkOut}&guests=2`;
}
