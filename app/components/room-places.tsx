import { HOTEL_PLACES, LAS_VEGAS } from "#app/domain/cart/hotel-link.ts";
import { DestinationTile, Places } from "./destination-tiles.tsx";

interface Props {
  /** Of the destinations the tenant sells; those without hotels are left out. */
  slugs: readonly string[];
  /** Where rooms are shown already. */
  except: string;
}

const hrefOf = (slug: string) => `/hotel/?destination=${slug}`;

/** Las Vegas and the destinations with hotels, the nearest first, as links to the hotel search. */
export function RoomPlaces({ slugs, except }: Props) {
  return (
    <Places
      title={except === LAS_VEGAS ? "Rooms near the parks" : "Rooms in other places"}
      slugs={HOTEL_PLACES.map(({ slug }) => slug).filter((slug) => slug !== except && slugs.includes(slug))}
      hrefOf={hrefOf}
      first={
        except === LAS_VEGAS ? null : (
          <DestinationTile slug={LAS_VEGAS} title="Las Vegas" href={hrefOf(LAS_VEGAS)} line="Where tours start" />
        )
      }
    />
  );
}
