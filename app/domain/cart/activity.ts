import type { IsoDate } from "#app/domain/calendar/dates.ts";

export interface Activity {
  id: string;
  title: string;
  summary: string;
  place: string;
  image: string;
  durationHours: number | null;
  /** US dollars per person. */
  priceFrom: number | null;
  /** The next day with a place, `YYYY-MM-DD`; null when unknown. */
  nextDate: IsoDate | null;
}

/** Booking continues on the base site, as for tours (specification 10.13). */
export function activityBookingHref(activity: Pick<Activity, "id">): string {
  return `/search?activity=${encodeURIComponent(activity.id)}`;
}
