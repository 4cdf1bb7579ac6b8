import { AppLink } from "#app/components/app-link.tsx";
import { PlaceSection } from "#app/components/destination-tiles.tsx";
import { Picture } from "#app/components/picture.tsx";
import { type HotelSearch, hotelSearchQuery, placesWithHotels } from "#app/domain/cart/hotel-link.ts";
import type { Town } from "#app/domain/tour/place.ts";
import type { PlaceTile } from "#app/domain/tour/places.ts";

interface Props {
  /** The town that tours leave from. */
  town: Town;
  /** Those that the tenant sells; those without hotels are left out. */
  places: readonly PlaceTile[];
  /** The other places are searched for the same days and party. */
  search: HotelSearch;
}

/** The places with hotels, the nearest first, and the town, as pictures that lead to the hotel search. */
export function RoomTiles({ town, places, search }: Props) {
  const except = search.destination;
  const hrefOf = (destination: string) => `/hotel/?${hotelSearchQuery({ ...search, destination })}`;
  const others = placesWithHotels(places).filter(({ slug }) => slug !== except && slug !== town.slug);
  return (
    <PlaceSection title="Rooms in other places" places={others} hrefOf={hrefOf}>
      {except !== town.slug && town.image !== null && (
        <li>
          <AppLink href={hrefOf(town.slug)} className="destination-tile">
            <Picture src={town.image} alt="" width={800} height={1000} />
            <span className="destination-tile-title">{town.title}</span>
          </AppLink>
        </li>
      )}
    </PlaceSection>
  );
}
