import type { Thing } from "schema-dts";
import { type Crumb, TOURS_CRUMB } from "#app/domain/seo/crumbs.ts";
import { tourPagePath } from "#app/domain/tour/detail.ts";
import type { TourOnCard } from "#app/domain/tour/tour.ts";
import { breadcrumbs, itemList, type Listed, omitEmpty, type Publisher, websiteReference } from "./graph.ts";

interface TourListing {
  title: string;
  description: string;
  canonical: string;
  tours: readonly TourOnCard[];
}

function listed(tours: readonly TourOnCard[], origin: string): Listed[] {
  return tours.map(({ id, title }) => ({ name: title, url: origin + tourPagePath(id) }));
}

/** @param crumbs those the page shows after "Home" */
export function tourListNodes(publisher: Publisher, listing: TourListing, crumbs: readonly Crumb[]): Thing[] {
  const { title, description, canonical, tours } = listing;
  const { origin } = publisher;
  return [
    breadcrumbs(origin, crumbs, { name: title, url: canonical }),
    {
      "@type": "CollectionPage",
      "@id": canonical,
      url: canonical,
      name: title,
      description: omitEmpty(description),
      isPartOf: websiteReference(publisher),
      mainEntity: itemList(listed(tours, origin)),
    },
  ];
}

/** @param place with an absolute picture URL; null for tags that are none */
export function destinationNodes(
  publisher: Publisher,
  listing: TourListing,
  place: { name: string; image: string | undefined } | null,
): Thing[] {
  const nodes = tourListNodes(publisher, listing, [TOURS_CRUMB]);
  if (place === null) return nodes;
  return [
    ...nodes,
    {
      "@type": "TouristDestination",
      "@id": `${listing.canonical}#place`,
      name: place.name,
      description: omitEmpty(listing.description),
      image: place.image,
      url: listing.canonical,
    },
  ];
}
