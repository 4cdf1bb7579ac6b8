import type { Activity } from "#app/operator/cart.ts";

export type { Activity };

/** `Zion, Utah · 2 h from town` → `Zion` */
export function activityPlace({ place }: Pick<Activity, "place">): string {
  return place.replace(/[,·].*/, "").trim();
}

/** Booking continues on the base site, as for tours (specification 10.13). */
export function activityBookingHref(activity: Pick<Activity, "id">): string {
  return `/search?activity=${encodeURIComponent(activity.id)}`;
}
