import { addressesOf } from "#app/domain/names/addresses.ts";
import type { TourSummary } from "#app/domain/tour/tour.ts";
import { tourAddresses } from "#app/domain/tour/tour-addresses.ts";
import type { TourSummary as SentTour } from "#app/operator/tours.ts";

/** A tour as an operator lists it, of which little is known. */
export function sentTour(id: number, more: Partial<SentTour> = {}): SentTour {
  return {
    ...{ id, title: `Tour ${id}`, image: "/no-image.svg", tags: [], url: `/tour/${id}`, summary: "" },
    ...{ durationHours: null, days: null, priceFrom: null, overnight: false, groupSizeMax: null, categories: [] },
    ...{
      minimumAge: null,
      wheelchair: null,
      wheelchairNoticeHours: null,
      hotelPickup: null,
      languages: null,
      startTimes: null,
      highlights: null,
    },
    ...{ childPriceFrom: null, childAgeMax: null },
    ...{ rating: null, reviewCount: null, reviewsAreDemo: null, timeZone: null, currency: null, updated: "" },
    ...more,
  };
}

/** The tours of a tenant that has no others. */
export function tourSummaries(sent: readonly SentTour[]): TourSummary[] {
  const named = (names: readonly string[]) => addressesOf(names.map((name) => ({ name })));
  return sent.map(
    tourAddresses({
      tags: named(sent.flatMap(({ tags }) => tags)),
      categories: named(sent.flatMap(({ categories }) => categories)),
      languages: named(sent.flatMap(({ languages }) => languages ?? [])),
      ...{ baseSiteUrl: "https://base.example", tours: sent },
    }),
  );
}

/** A tour of which little is known, alone. */
export function tourSummary(id: number, more: Partial<SentTour> = {}): TourSummary {
  const [tour] = tourSummaries([sentTour(id, more)]);
  return tour as TourSummary;
}
