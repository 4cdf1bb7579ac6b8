import { unitsInText } from "#app/domain/locale/units-in-text.ts";
import { type Places, placesOf } from "#app/domain/tour/places.ts";
import type { TourSummary } from "#app/domain/tour/tour.ts";
import { ownPlaces } from "#app/operator/places.ts";
import { PLACES } from "#app/places/index.ts";
import { WRITTEN } from "./format.ts";
import { readAs } from "./read-as.ts";

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
