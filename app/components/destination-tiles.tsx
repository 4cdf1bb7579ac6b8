import { DEFAULT_DEPARTURE_TOWN } from "#app/domain/constants.ts";
import { DESTINATIONS, type Destination, destinationPoster } from "#app/domain/tour/destinations.ts";
import { dollars } from "#app/domain/tour/text.ts";
import { destinationHref, shortPlace } from "#app/domain/tour/tour.ts";
import { AppLink } from "./app-link.tsx";
import { useDeparting } from "./departing.ts";
import { Picture } from "./picture.tsx";

interface Props {
  /** Of those the tenant sells, in the order to show. */
  slugs: readonly string[];
  /** Where a tile leads: to the landing page by default. */
  hrefOf?: (slug: string) => string;
  /** Under a tile's title; null, and by default: how far it is. */
  lineOf?: (place: Destination) => string | null;
  /** A last item. */
  children?: React.ReactNode;
}

/** "" from a town that the distance is unknown from. */
function distance({ miles }: Destination, town: string): string {
  return town === DEFAULT_DEPARTURE_TOWN ? `${miles} mi from ${town}` : "";
}

/** Under a tile's title: the lowest price of tours there; null without one. */
export function priceLine(prices: Readonly<Record<string, number>>): (place: Destination) => string | null {
  return ({ slug }) => (prices[slug] === undefined ? null : `from ${dollars(prices[slug])} per adult`);
}

/** Fixed destinations as posters. */
export function DestinationTiles({ slugs, hrefOf = destinationHref, lineOf, children }: Props) {
  const { departureTown } = useDeparting();
  return (
    <ul className="destination-tiles" role="list">
      {slugs.map((slug) => {
        const place = DESTINATIONS.find((each) => each.slug === slug);
        if (place === undefined) return null;
        const line = lineOf?.(place) ?? distance(place, departureTown);
        return (
          <li key={slug}>
            <AppLink href={hrefOf(slug)} className="destination-tile">
              <Picture src={destinationPoster(slug)} alt="" width={800} height={1000} />
              <span className="destination-tile-title">{shortPlace(place.title)}</span>
              {line === "" ? null : <span className="destination-tile-line">{line}</span>}
            </AppLink>
          </li>
        );
      })}
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
