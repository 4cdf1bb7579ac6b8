import { AppLink } from "#app/components/app-link.tsx";
import { Places } from "#app/components/destination-tiles.tsx";
import { Picture } from "#app/components/picture.tsx";
import { HOTEL_PLACES, hotelHref, LAS_VEGAS } from "#app/domain/cart/hotel-link.ts";
import { destinationPoster } from "#app/domain/tour/destinations.ts";

const hrefOf = (slug: string) => hotelHref(slug) ?? "";

interface Props {
  /** Of the destinations the tenant sells; those without hotels are left out. */
  slugs: readonly string[];
  /** Where rooms are shown already. */
  except: string;
}

/** The destinations with hotels, the nearest first, and Las Vegas, as pictures that lead to the hotel search. */
export function RoomTiles({ slugs, except }: Props) {
  const places = HOTEL_PLACES.map(({ slug }) => slug).filter((slug) => slug !== except && slugs.includes(slug));
  return (
    <Places
      title={except === LAS_VEGAS ? "Rooms near the parks" : "Rooms in other places"}
      slugs={places}
      hrefOf={hrefOf}
    >
      {except !== LAS_VEGAS && (
        <li>
          <AppLink href={hrefOf(LAS_VEGAS)} className="destination-tile">
            <Picture src={destinationPoster(LAS_VEGAS)} alt="" width={800} height={1000} />
            <span className="destination-tile-title">Las Vegas</span>
          </AppLink>
        </li>
      )}
    </Places>
  );
}
