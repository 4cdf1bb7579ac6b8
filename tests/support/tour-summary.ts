import type { TourSummary } from "#app/domain/tour/tour.ts";

/** A tour of which little is known. */
export function tourSummary(id: number, more: Partial<TourSummary> = {}): TourSummary {
  return {
    ...{ id, title: `Tour ${id}`, image: "/no-image.svg", tags: [], url: `/tour/${id}`, summary: "" },
    ...{ durationHours: null, days: null, priceFrom: null, overnight: false, groupSizeMax: null, categories: [] },
    ...{ minimumAge: null, wheelchair: null, hotelPickup: null, languages: null, startTimes: null, highlights: null },
    ...{ childPriceFrom: null, childAgeMax: null },
    ...{ rating: null, reviewCount: null, reviewsAreDemo: null, timeZone: null, currency: null },
    ...more,
  };
}
