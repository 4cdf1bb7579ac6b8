/** Activities: things to do that are sold beside the tours. */

export interface Activity {
  id: string;
  title: string;
  summary: string;
  place: string;
  image: string;
  durationHours: number | null;
  /** US dollars a person. */
  priceFrom: number | null;
}

/** Booking happens on the base site, as with tours (specification 10.13). */
export function activityBookingHref(activity: Pick<Activity, "id">): string {
  return `/search?activity=${encodeURIComponent(activity.id)}`;
}
