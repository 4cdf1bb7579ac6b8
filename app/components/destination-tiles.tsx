import { DESTINATIONS, type Destination, destinationPoster } from "#app/domain/tour/destinations.ts";
import { dollars } from "#app/domain/tour/text.ts";
import { destinationHref, shortPlace } from "#app/domain/tour/tour.ts";
import { AppLink } from "./app-link.tsx";
import { Picture } from "./picture.tsx";

interface Props {
  /** Of those the tenant sells, in the order to show. */
  slugs: readonly string[];
  /** Where a tile leads: to the landing page by default. */
  hrefOf?: (slug: string) => string;
  /** Under a tile's title: how far it is, by default. */
  lineOf?: (place: Destination) => string;
  /** A last item. */
  children?: React.ReactNode;
}

const distance = ({ miles }: Destination) => `${miles} mi from Las Vegas`;

/** Under a tile's title: the lowest price of tours there, or how far it is without one. */
export function priceLine(prices: Readonly<Record<string, number>>): (place: Destination) => string {
  return (place) => {
    const price = prices[place.slug];
    return price === undefined ? distance(place) : `from ${dollars(price)} per adult`;
  };
}

/** Fixed destinations as posters. */
export function DestinationTiles({ slugs, hrefOf = destinationHref, lineOf = distance, children }: Props) {
  return (
    <ul className="destination-tiles" role="list">
      {slugs.map((slug) => {
        const place = DESTINATIONS.find((each) => each.slug === slug);
        if (place === undefined) return null;
        return (
          <li key={slug}>
            <AppLink href={hrefOf(slug)} className="destination-tile">
              <Picture src={destinationPoster(slug)} alt="" width={800} height={1000} />
              <span className="destination-tile-title">{shortPlace(place.title)}</span>
              <span className="destination-tile-line">{lineOf(place)}</span>
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
