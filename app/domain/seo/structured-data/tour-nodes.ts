/** A tour as Product and TouristTrip, with the prices, dates and facts on its page. */

import type { Offer, Product, PropertyValue, Thing } from "schema-dts";
import type { IsoDate } from "#app/domain/calendar/dates.ts";
import { NO_IMAGE } from "#app/domain/content/media.ts";
import type { Format } from "#app/domain/locale/format.ts";
import type { Crumb } from "#app/domain/seo/crumbs.ts";
import type { TourDetail } from "#app/domain/tour/detail.ts";
import { cancellationTerms, factsOf, ratingOf, stopTime } from "#app/domain/tour/facts.ts";
import { childPrice } from "#app/domain/tour/text.ts";
import { agencyId, agencyReference, breadcrumbs, listItems, omitEmpty, type Publisher } from "./page-nodes.ts";

interface TourOnSale {
  format: Format;
  tour: TourDetail;
  canonical: string;
  /** Those the page shows after "Home". */
  crumbs: readonly Crumb[];
  /** Days that can be booked, ascending; null when the operator's dates are unavailable. */
  openDates: readonly IsoDate[] | null;
}

function properties({ format, tour }: TourOnSale): PropertyValue[] {
  return [
    ...factsOf(format, tour),
    { name: "Price per child", value: childPrice(format, tour.priceAdult, tour.priceChild) ?? "" },
    { name: "Single supplement", value: tour.singleSupplement ? format.money(tour.singleSupplement) : "" },
    { name: "Cancellation", value: cancellationTerms(tour) },
  ]
    .filter(({ value }) => value !== "")
    .map(({ name, value }) => ({ "@type": "PropertyValue", name, value }));
}

/** Out of season, `availabilityStarts` is the season's first day. */
function season(openDates: TourOnSale["openDates"]): Partial<Exclude<Offer, string>> {
  if (openDates === null) return {};
  const [first, last] = [openDates[0], openDates.at(-1)];
  if (first === undefined || last === undefined) return { availability: "https://schema.org/SoldOut" };
  return {
    availability: "https://schema.org/InStock",
    availabilityStarts: first,
    availabilityEnds: last,
    priceValidUntil: last,
  };
}

/** What the price is for, where it is not an adult, and for how many guests. */
function forWhom({ currency }: Format, { pricePer, priceAdult, groupSizeMax }: TourDetail) {
  if (pricePer === null) return {};
  return {
    priceSpecification: {
      "@type": "UnitPriceSpecification" as const,
      price: priceAdult ?? undefined,
      priceCurrency: currency,
      unitText: pricePer,
    },
    eligibleQuantity:
      groupSizeMax === null
        ? undefined
        : { "@type": "QuantitativeValue" as const, maxValue: groupSizeMax, unitText: "guest" },
  };
}

function offer({ format, tour, canonical, openDates }: TourOnSale, publisher: Publisher): Offer | undefined {
  if (tour.priceAdult === null) return undefined;
  return {
    "@type": "Offer",
    "@id": `${canonical}#offer`,
    url: canonical,
    price: tour.priceAdult,
    priceCurrency: format.currency,
    ...forWhom(format, tour),
    ...season(openDates),
    // `brand` describes it.
    seller: { "@id": agencyId(publisher) },
  };
}

/** Ratings and reviews, unless they are invented. */
function ratings(tour: TourDetail): Partial<Exclude<Product, string>> {
  const rating = ratingOf(tour);
  if (rating === null || rating.isDemo) return {};
  return {
    aggregateRating: { "@type": "AggregateRating", ratingValue: rating.stars, reviewCount: rating.count },
    review: omitEmpty(
      (tour.reviews ?? []).map(({ text, name, month }) => ({
        "@type": "Review" as const,
        author: { "@type": "Person" as const, name },
        reviewBody: text,
        datePublished: month ?? undefined,
      })),
    ),
  };
}

export function tourNodes(publisher: Publisher, onSale: TourOnSale): Thing[] {
  const { format, tour, canonical, crumbs } = onSale;
  const itsOffer = offer(onSale, publisher);
  const stops = tour.itinerary.map(({ time, title }) => ({
    name: time === "" ? title : `${stopTime(format, time)}: ${title}`,
  }));
  return [
    breadcrumbs(publisher.origin, crumbs, { name: tour.title, url: canonical }),
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
      ...ratings(tour),
      additionalProperty: omitEmpty(properties(onSale)),
    },
    {
      "@type": "TouristTrip",
      "@id": `${canonical}#trip`,
      name: tour.title,
      url: canonical,
      provider: { "@id": agencyId(publisher) },
      offers: itsOffer === undefined ? undefined : { "@id": `${canonical}#offer` },
      itinerary: stops.length === 0 ? undefined : { "@type": "ItemList", itemListElement: listItems(stops) },
    },
  ];
}
