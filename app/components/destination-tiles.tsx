import { DESTINATIONS, destinationPoster } from "#app/domain/tour/destinations.ts";
import { destinationHref } from "#app/domain/tour/tour.ts";
import { AppLink } from "./app-link.tsx";
import { Picture } from "./picture.tsx";

interface Props {
  /** Of those the tenant sells. */
  slugs: readonly string[];
  /** Where a tile leads: to the landing page by default. */
  hrefOf?: (slug: string) => string;
  /** A last item. */
  children?: React.ReactNode;
}

/** Fixed destinations as posters. */
export function DestinationTiles({ slugs, hrefOf = destinationHref, children }: Props) {
  return (
    <ul className="destination-tiles" role="list">
      {DESTINATIONS.filter(({ slug }) => slugs.includes(slug)).map(({ slug, title, line }) => (
        <li key={slug}>
          <AppLink href={hrefOf(slug)} className="destination-tile">
            <Picture src={destinationPoster(slug)} alt="" width={800} height={1000} />
            <span className="destination-tile-title">{title}</span>
            <span className="destination-tile-line">{line}</span>
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
