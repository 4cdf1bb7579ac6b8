/** The landing page of a place or tag (specification 10.3). The eight fixed ones need nothing from the operator. */

import type { Site } from "#app/context.ts";
import { onCard } from "#app/domain/content/page-parts.ts";
import { shareImage } from "#app/domain/seo/share-image.ts";
import { destinationNodes } from "#app/domain/seo/structured-data/lists.ts";
import { GUIDES, type Guide } from "#app/domain/tour/destination-guides.ts";
import { DESTINATIONS, destinationPoster } from "#app/domain/tour/destinations.ts";
import { hoursText } from "#app/domain/tour/text.ts";
import { destinationHref, slugify, type TourOnCard } from "#app/domain/tour/tour.ts";
import { dataOr404 } from "./page-data.server.ts";
import { type PageHead, pageHead, publisherOf } from "./page-head.ts";

const DETAIL = /^([a-z0-9]+(?:-[a-z0-9]+)*)-tours$/;

export interface DestinationPageData {
  kind: "destination";
  heading: string;
  description: string;
  head: PageHead;
  picture: string | null;
  /** "280 miles from the Strip, 5 h 30 min by coach"; null for a tag that is no fixed place. */
  way: string | null;
  guide: Guide | null;
  /** null: the tour list could not be loaded. */
  tours: TourOnCard[] | null;
}

/** @throws the 404 answer for a tag without tours, 503 when nobody can say whether it has any */
export function destinationPageData(site: Site, detail: string): DestinationPageData {
  const slug = DETAIL.exec(detail)?.[1] ?? dataOr404<string>({ status: "missing" });
  const tours = site.tours?.filter(({ tags }) => tags.some((tag) => slugify(tag) === slug)) ?? null;
  const canonical = site.origin + destinationHref(slug);
  const place = DESTINATIONS.find((destination) => destination.slug === slug);
  if (place !== undefined) {
    const heading = `${place.title} tours from Las Vegas`;
    const listing = { title: heading, description: place.line, canonical, tours: tours ?? [] };
    const image = site.origin + destinationPoster(slug);
    const nodes = () => destinationNodes(publisherOf(site), listing, { name: place.title, image });
    return {
      kind: "destination",
      heading,
      description: place.line,
      head: pageHead(canonical, { share: shareImage(null, [slug]), nodes }),
      picture: destinationPoster(slug),
      way: `${place.miles} miles from the Strip, ${hoursText(place.coachHours)} by coach, one way`,
      guide: GUIDES[slug] ?? null,
      tours: tours?.map(onCard) ?? null,
    };
  }
  if (tours === null) return dataOr404<never>({ status: "failed" });
  const tag = tours[0]?.tags.find((own) => slugify(own) === slug) ?? dataOr404<string>({ status: "missing" });
  const heading = `${tag}: tours from Las Vegas`;
  const description = `Everything we have under “${tag}”.`;
  const nodes = () => destinationNodes(publisherOf(site), { title: heading, description, canonical, tours }, null);
  return {
    kind: "destination",
    heading,
    description,
    head: pageHead(canonical, { share: shareImage(null, tours[0]?.tags), nodes }),
    picture: null,
    way: null,
    guide: null,
    tours: tours.map(onCard),
  };
}
