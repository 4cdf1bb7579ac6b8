/** Tours as operators list them, and the places that they lead to. */

import { unitsInText } from "#app/domain/locale/units-in-text.ts";
import { addressesOf } from "#app/domain/names/addresses.ts";
import { tourAddresses } from "#app/domain/tour/kinds.ts";
import { type Places, placesOf } from "#app/domain/tour/places.ts";
import type { TourSummary } from "#app/domain/tour/tour.ts";
import { ownPlaces } from "#app/operator/places.ts";
import { type TourSummary as SentTour, tourSummary as sentSummary } from "#app/operator/tours.ts";
import { PLACES } from "#app/places/index.ts";
import { WRITTEN } from "./format.ts";
import { readAs } from "./read-as.ts";

/** A tour as an operator lists it, of which little is known. */
export function sentTour(id: number, more: Partial<SentTour> = {}): SentTour {
  const { data } = readAs(sentSummary, { id: id || 1, title: `Tour ${id}`, url: `/tour/${id}` });
  return { ...(data as SentTour), id, ...more };
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

/** The eight of specification 2. */
export const FIXED_PLACES = PLACES.places;
export const REGION = PLACES.region;

/** The places of a tenant. @param sent as an operator sends `places` */
export function placesFor(
  tours: readonly TourSummary[] | null,
  { town = "Las Vegas", sent = [] }: { town?: string; sent?: object[] } = {},
): Places {
  const own = readAs(ownPlaces, sent).data ?? [];
  return placesOf(PLACES, { inUnits: unitsInText(WRITTEN), own, departureTown: town, tours });
}
