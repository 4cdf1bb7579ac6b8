import { DESTINATIONS } from "#app/domain/tour/destinations.ts";
import { Places } from "./destination-tiles.tsx";

/** Destinations with hotels, as links to the hotel search. @param slugs of the destinations the tenant sells */
export function RoomPlaces({ slugs }: { slugs: readonly string[] }) {
  return (
    <Places
      title="Rooms near the parks"
      slugs={DESTINATIONS.flatMap(({ slug, hasHotels }) => (hasHotels && slugs.includes(slug) ? slug : []))}
      hrefOf={(slug) => `/hotel/?destination=${slug}`}
      lineOf={({ miles }) => `${miles} miles away`}
    />
  );
}
