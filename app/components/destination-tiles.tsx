import { NO_IMAGE } from "#app/domain/content/media.ts";
import type { Format } from "#app/domain/locale/format.ts";
import { fromTown } from "#app/domain/tenant/tenant.ts";
import type { PlaceTile } from "#app/domain/tour/places.ts";
import { destinationHref, shortPlace } from "#app/domain/tour/tour.ts";
import { AppLink } from "./app-link.tsx";
import { Picture } from "./picture.tsx";
import { useFormat, useTenant } from "./use-tenant.ts";

interface Props {
  /** In the order to show. */
  places: readonly PlaceTile[];
  /** Under a tile's title; null, and by default: how far it is. */
  lineOf?: (format: Format, place: PlaceTile) => string | null;
  /** A last item. */
  children?: React.ReactNode;
}

/** Under a tile's title: the lowest price of tours there; null without one. */
export function priceLine({ money }: Format, { price }: PlaceTile): string | null {
  return price === null ? null : `from ${money(price)} per adult`;
}

/** Places with their pictures. */
export function DestinationTiles({ places, lineOf, children }: Props) {
  const from = fromTown(useTenant());
  const format = useFormat();
  return (
    <ul className="destination-tiles" role="list">
      {places.map((place) => {
        const { slug, title, image, miles } = place;
        const line = lineOf?.(format, place) ?? (miles === null ? "" : `${format.distance(miles)}${from}`);
        return (
          <li key={slug}>
            <AppLink href={destinationHref(slug)} className="destination-tile">
              <Picture src={image ?? NO_IMAGE} alt="" width={800} height={1000} />
              <span className="destination-tile-title">{shortPlace(title)}</span>
              {line === "" ? null : <span className="destination-tile-line">{line}</span>}
            </AppLink>
          </li>
        );
      })}
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
