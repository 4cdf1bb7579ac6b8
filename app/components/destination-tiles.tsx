import { DESTINATIONS, destinationPoster } from "#app/domain/tour/destinations.ts";
import { destinationHref } from "#app/domain/tour/tour.ts";
import { AppLink } from "./app-link.tsx";
import { Picture } from "./picture.tsx";

/** Fixed destinations as posters. @param slugs of those the tenant sells @param all ends with a tile that leads to all tours */
export function DestinationTiles({ slugs, all = false }: { slugs: readonly string[]; all?: boolean }) {
  return (
    <ul className="destination-tiles" role="list">
      {DESTINATIONS.filter(({ slug }) => slugs.includes(slug)).map(({ slug, title, line }) => (
        <li key={slug}>
          <AppLink href={destinationHref(slug)} className="destination-tile">
            <Picture src={destinationPoster(slug)} alt="" width={800} height={1000} />
            <span className="destination-tile-title">{title}</span>
            <span className="destination-tile-line">{line}</span>
          </AppLink>
        </li>
      ))}
      {all ? (
        <li>
          <AppLink href="/our-tours" className="destination-tile-all">
            See all tours
          </AppLink>
        </li>
      ) : null}
    </ul>
  );
}
