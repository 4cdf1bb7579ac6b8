import { PillLinks } from "#app/components/pill-links.tsx";
import { hotelHref, placesWithHotels } from "#app/domain/cart/hotel-link.ts";
import type { PlaceTile } from "#app/domain/tour/places.ts";
import { shortPlace } from "#app/domain/tour/tour.ts";

/** The places with hotels, the nearest first, as links to the hotel search. @param places those that the tenant sells */
export function RoomPlaces({ places }: { places: readonly PlaceTile[] }) {
  const withHotels = placesWithHotels(places);
  if (withHotels.length === 0) return null;
  return (
    <PillLinks
      name="Rooms by destination"
      links={withHotels.map(({ slug, title }) => ({ href: hotelHref(slug), title: shortPlace(title) }))}
    >
      <h2>Rooms by destination</h2>
    </PillLinks>
  );
}
