import { DESTINATIONS, type Destination, destinationPoster } from "#app/domain/tour/destinations.ts";
import { destinationHref } from "#app/domain/tour/tour.ts";
import { AppLink } from "./app-link.tsx";
import { Picture } from "./picture.tsx";

interface Props {
  /** Of those the tenant sells. */
  slugs: readonly string[];
  /** Where a tile leads: to the landing page by default. */
  hrefOf?: (slug: string) => string;
  /** Under a tile's title: what the place is, by default. */
  lineOf?: (place: Destination) => string;
  /** A last item. */
  children?: React.ReactNode;
}

/** Fixed destinations as posters. */
export function DestinationTiles({ slugs, hrefOf = destinationHref, lineOf = ({ line }) => line, children }: Props) {
  return (
    <ul className="destination-tiles" role="list">
      {DESTINATIONS.filter(({ slug }) => slugs.includes(slug)).map((place) => (
        <li key={place.slug}>
          <AppLink href={hrefOf(place.slug)} className="destination-tile">
            <Picture src={destinationPoster(place.slug)} alt="" width={800} height={1000} />
            <span className="destination-tile-title">{place.title}</span>
            <span className="destination-tile-line">{lineOf(place)}</span>
          </AppLink>
        </li>
      ))}
      {children}
    </ul>
  );
}

/** Destinations under a heading; nothing without any. */
export function Places({ title, ...tiles }: Props & { title: string }) {
  if (tiles.slugs.length === 0) return null;
  return (
    <section className="section">
      <h2 className="section-head">{title}</h2>
      <DestinationTiles {...tiles} />
    </section>
  );
}
