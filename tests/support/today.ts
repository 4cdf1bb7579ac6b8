import { placeTime, TOUR_TIME_ZONE } from "#app/domain/calendar/clock.ts";

/** In Las Vegas. */
export const todayThere = (ms = Date.now()) => placeTime(ms, TOUR_TIME_ZONE).date;
