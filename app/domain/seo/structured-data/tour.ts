/** A tour as Product and TouristTrip, with the prices, dates and facts on its page. */

import type { Offer, PropertyValue, Thing } from "schema-dts";
import { clockTime } from "#app/domain/calendar/dates.ts";
import { NO_IMAGE } from "#app/domain/content/media.ts";
import { tourCrumbs } from "#app/domain/seo/crumbs.ts";
import type { TourDetail } from "#app/domain/tour/detail.ts";
import { factsOf } from "#app/domain/tour/facts.ts";
import { childPrice } from "#app/domain/tour/text.ts";
import { breadcrumbs } from "./breadcrumbs.ts";
import { agencyId, agencyReference, omitEmpty, type Publisher } from "./graph.ts";

interface TourOnSale {
  tour: TourDetail;
  canonical: string;
  /** null when the operator's dates are unavailable. */
  isOnSale: boolean | null;
}

function property(name: string, value: string): PropertyValue {
  return { "@type": "PropertyValue", name, value };
}

function properties(tour: TourDetail): PropertyValue[] {
  return [
    ...factsOf(tour),
    { name: "Price per child", value: childPrice(tour.priceAdult, tour.priceChild) ?? "" },
    { name: "Cancellation", value: tour.cancellation },
  ]
    .filter(({ value }) => value !== "")
    .map(({ name, value }) => property(name, value));
}

function offer({ tour, canonical, isOnSale }: TourOnSale, origin: string): Offer | undefined {
  if (tour.priceAdult === null) return undefined;
  return {
    "@type": "Offer",
    "@id": `${canonical}#offer`,
    url: canonical,
    price: tour.priceAdult,
    priceCurrency: "USD",
    availability:
      isOnSale === null ? undefined : isOnSale ? "https://schema.org/InStock" : "https://schema.org/SoldOut",
    seller: { "@id": agencyId(origin) },
  };
}

function stopName({ time, title }: { time: string; title: string }): string {
  return time === "" ? title : `${clockTime(time)} ${title}`;
}

export function tourNodes(publisher: Publisher, onSale: TourOnSale): Thing[] {
  const { tour, canonical } = onSale;
  const itsOffer = offer(onSale, publisher.origin);
  return [
    breadcrumbs(publisher.origin, tourCrumbs(tour.tags), { name: tour.title, url: canonical }),
    {
      "@type": "Product",
      "@id": `${canonical}#tour`,
      name: tour.title,
      description: omitEmpty(tour.summary),
      url: canonical,
      sku: String(tour.id),
      image: omitEmpty(tour.pictures.map(({ src }) => src).filter((src) => src !== NO_IMAGE)),
      brand: agencyReference(publisher),
      offers: itsOffer,
      additionalProperty: omitEmpty(properties(tour)),
    },
    {
      "@type": "TouristTrip",
      "@id": `${canonical}#trip`,
      name: tour.title,
      url: canonical,
      provider: { "@id": agencyId(publisher.origin) },
      offers: itsOffer === undefined ? undefined : { "@id": `${canonical}#offer` },
      itinerary:
        tour.itinerary.length === 0
          ? undefined
          : {
              "@type": "ItemList",
              itemListElement: tour.itinerary.map((stop, index) => ({
                "@type": "ListItem",
                position: index + 1,
                name: stopName(stop),
              })),
            },
    },
  ];
}
