import { NO_IMAGE } from "#app/domain/content/media.ts";
import { fromTown } from "#app/domain/tenant/tenant.ts";
import type { PlaceTile } from "#app/domain/tour/places.ts";
import { destinationHref, shortPlace } from "#app/domain/tour/tour.ts";
import { AppLink } from "./app-link.tsx";
import { Picture } from "./picture.tsx";
import { useFormat, useTenant } from "./use-tenant.ts";

interface Props {
  /** In the order to show. */
  places: readonly PlaceTile[];
  /** A last item. */
  children?: React.ReactNode;
}

/** Places with their pictures, and how far they are. */
export function DestinationTiles({ places, children }: Props) {
  const from = fromTown(useTenant());
  const { distance } = useFormat();
  return (
    <ul className="destination-tiles" role="list">
      {places.map(({ slug, title, image, miles }) => (
        <li key={slug}>
          <AppLink href={destinationHref(slug)} className="destination-tile">
            <Picture src={image ?? NO_IMAGE} alt="" width={800} height={1000} />
            <span className="destination-tile-title">{shortPlace(title)}</span>
            {miles === null ? null : <span className="destination-tile-line">{`${distance(miles)}${from}`}</span>}
          </AppLink>
        </li>
      ))}
      {children}
    </ul>
  );
}

/** Places under a heading; nothing without any. */
export function PlaceSection({ title, ...tiles }: Props & { title: string }) {
  if (tiles.places.length === 0) return null;
  return (
    <section className="section">
      <h2 className="section-head">{title}</h2>
      <DestinationTiles {...tiles} />
    </section>
  );
}
