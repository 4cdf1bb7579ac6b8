import { placeTime } from "#app/domain/calendar/clock.ts";
import { DEFAULT_TIME_ZONE } from "#app/domain/constants.ts";

/** In Las Vegas. */
export const todayThere = (ms = Date.now()) => placeTime(ms, DEFAULT_TIME_ZONE).date;
