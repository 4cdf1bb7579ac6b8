/** The places of a tenant: what this build knows, with the operator's own words over it. */

import type { Brand, TenantConfig } from "#app/domain/tenant/tenant.ts";
import { type Places, placesOf } from "#app/domain/tour/places.ts";
import type { TourSummary } from "#app/domain/tour/tour.ts";
import { PLACES } from "#app/places/index.ts";

/** Memory also keeps a tour list for seconds, and it may be long. */
const placesByTours = new WeakMap<readonly TourSummary[], { brand: Brand; places: Places }>();

export function placesFor(tenant: TenantConfig | null, brand: Brand, tours: readonly TourSummary[] | null): Places {
  const before = tours === null ? undefined : placesByTours.get(tours);
  if (before?.brand === brand) return before.places;
  // Copies stored by an earlier build lack the operator's own.
  const own = tenant?.places ?? [];
  const places = placesOf(PLACES, { own, departureTown: brand.departureTown, tours });
  if (tours !== null) placesByTours.set(tours, { brand, places });
  return places;
}
