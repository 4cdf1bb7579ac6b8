import { LAS_VEGAS } from "#app/domain/cart/hotel-link.ts";
import { DESTINATIONS } from "#app/domain/tour/destinations.ts";
import { DestinationTile, Places } from "./destination-tiles.tsx";

interface Props {
  /** Of the destinations the tenant sells; those without hotels are left out. */
  slugs: readonly string[];
  /** Where rooms are shown already. */
  except: string;
}

const hrefOf = (slug: string) => `/hotel/?destination=${slug}`;

/** Las Vegas and the destinations with hotels, as links to the hotel search. */
export function RoomPlaces({ slugs, except }: Props) {
  return (
    <Places
      title={except === LAS_VEGAS ? "Rooms near the parks" : "Rooms in other places"}
      slugs={DESTINATIONS.flatMap(({ slug, hasHotels }) =>
        hasHotels && slug !== except && slugs.includes(slug) ? slug : [],
      )}
      hrefOf={hrefOf}
      lineOf={({ miles }) => `${miles} miles away`}
      first={
        except === LAS_VEGAS ? null : (
          <DestinationTile slug={LAS_VEGAS} title="Las Vegas" href={hrefOf(LAS_VEGAS)} line="Where tours start" />
        )
      }
    />
  );
}
