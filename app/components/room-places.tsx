import { HOTEL_PLACES, LAS_VEGAS } from "#app/domain/cart/hotel-link.ts";
import { shortPlace } from "#app/domain/tour/tour.ts";
import { AppLink } from "./app-link.tsx";

interface Props {
  /** Of the destinations the tenant sells; those without hotels are left out. */
  slugs: readonly string[];
  /** Where rooms are shown already. */
  except: string;
}

/** Las Vegas and the destinations with hotels, the nearest first, as links to the hotel search. */
export function RoomPlaces({ slugs, except }: Props) {
  const places = HOTEL_PLACES.filter(({ slug }) => slug !== except && (slug === LAS_VEGAS || slugs.includes(slug)));
  if (places.length === 0) return null;
  const title = except === LAS_VEGAS ? "Rooms near the parks" : "Rooms in other places";
  return (
    <nav className="pill-links" aria-label={title}>
      <h2>{title}</h2>
      <ul role="list">
        {places.map(({ slug, title: place }) => (
          <li key={slug}>
            <AppLink href={`/hotel/?destination=${slug}`}>{shortPlace(place)}</AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
