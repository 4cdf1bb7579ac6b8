import { AppLink } from "#app/components/app-link.tsx";
import { hotelHref, placesWithHotels } from "#app/domain/cart/hotel-link.ts";
import type { PlaceTile } from "#app/domain/tour/places.ts";
import { shortPlace } from "#app/domain/tour/tour.ts";

/** The places with hotels, the nearest first, as links to the hotel search. @param places those that the tenant sells */
export function RoomPlaces({ places }: { places: readonly PlaceTile[] }) {
  const withHotels = placesWithHotels(places);
  if (withHotels.length === 0) return null;
  return (
    <nav className="pill-links" aria-label="Rooms by destination">
      <h2>Rooms by destination</h2>
      <ul role="list">
        {withHotels.map(({ slug, title }) => (
          <li key={slug}>
            <AppLink href={hotelHref(slug)}>{shortPlace(title)}</AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
