import { placeTime } from "#app/domain/calendar/clock.ts";
import { addDays } from "#app/domain/calendar/dates.ts";
import { DEFAULT_TIME_ZONE } from "#app/domain/constants.ts";

/** In Las Vegas. */
export const todayThere = (ms = Date.now()) => placeTime(ms, DEFAULT_TIME_ZONE).date;

/** The hotel search for two guests and two nights, in two weeks. */
export function roomsPath(place = "las-vegas"): string {
  const [checkIn, checkOut] = [addDays(todayThere(), 14), addDays(todayThere(), 16)];
  return `/hotel/?destination=${place}&checkIn=${checkIn}&checkOut=${checkOut}&guests=2`;
}
