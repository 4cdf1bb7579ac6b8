import { AppLink } from "#app/components/app-link.tsx";
import { HOTEL_PLACES, hotelHref } from "#app/domain/cart/hotel-link.ts";
import { shortPlace } from "#app/domain/tour/tour.ts";

/** The destinations with hotels, the nearest first, as links to the hotel search. @param slugs of the destinations the tenant sells */
export function RoomPlaces({ slugs }: { slugs: readonly string[] }) {
  const places = HOTEL_PLACES.filter(({ slug }) => slugs.includes(slug));
  if (places.length === 0) return null;
  return (
    <nav className="pill-links" aria-label="Rooms near the parks">
      <h2>Rooms near the parks</h2>
      <ul role="list">
        {places.map(({ slug, title }) => (
          <li key={slug}>
            <AppLink href={hotelHref(slug) ?? ""}>{shortPlace(title)}</AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
