import { type IsoDate, isSoon } from "#app/domain/calendar/dates.ts";
import { fold } from "#app/domain/names/names.ts";
import { durationText } from "#app/domain/tour/text.ts";
import { shortPlace, type TourSummary } from "#app/domain/tour/tour.ts";
import type { Activity } from "#app/operator/activities.ts";

export type { Activity };

/** `Zion, Utah · 2 h from town` → `Zion` */
export function activityPlace({ place }: Pick<Activity, "place">): string {
  return place.replace(/[,·].*/, "").trim();
}

/** Otherwise in their order: those without a date in this month or the next come last. */
export function activitiesByNextDate<T extends Pick<Activity, "nextDate">>(
  activities: readonly T[],
  today: IsoDate,
): T[] {
  const isLater = ({ nextDate }: T) => nextDate !== null && !isSoon(nextDate, today);
  return activities.toSorted((a, b) => Number(isLater(a)) - Number(isLater(b)));
}

/** Booking continues on the base site, as for tours (specification 10.13). */
export function activityBookingHref(activity: Pick<Activity, "id">): string {
  return `/search?activity=${encodeURIComponent(activity.id)}`;
}

/** A tour of the company's own, as the search for activities shows it. */
export interface ActivityTour
  extends Pick<TourSummary, "title" | "image" | "summary" | "priceFrom" | "currency" | "pricePer"> {
  href: string;
  place: string;
  length: string | null;
  /** The next day with a seat; null when unknown. */
  nextDate: IsoDate | null;
}

export function activityTour(tour: TourSummary, nextDate: IsoDate | null): ActivityTour {
  const { title, image, summary, priceFrom, currency, pricePer, href } = tour;
  return {
    title,
    image,
    summary,
    priceFrom,
    currency,
    pricePer,
    href,
    place: shortPlace(tour.tags[0] ?? ""),
    length: durationText(tour),
    nextDate,
  };
}

/** Those with all the words in their titles; first those that begin with the first word, or have it early. */
export function toursLike<T extends Pick<TourSummary, "title">>(tours: readonly T[], words: string): T[] {
  const wanted = fold(words).split(" ");
  const place = (tour: T, word = "") => fold(tour.title).indexOf(word);
  return tours
    .filter((tour) => wanted.every((word) => place(tour, word) >= 0))
    .toSorted((a, b) => place(a, wanted[0]) - place(b, wanted[0]));
}
