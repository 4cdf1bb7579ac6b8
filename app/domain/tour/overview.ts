/** The top of a tour's page and what moves on it; all there is to read about the tour is a part of the page (`page-parts.ts`). */

import { type Crumb, tourCrumbs } from "#app/domain/seo/crumbs.ts";
import type { TourDetail } from "./detail.ts";
import { factsOf, type TourFact } from "./facts.ts";

export interface TourTop
  extends Pick<TourDetail, "id" | "title" | "summary" | "pictures" | "priceAdult" | "priceChild"> {
  crumbs: Crumb[];
  facts: TourFact[];
  isFreeToCancel: boolean;
}

export function topOf(tour: TourDetail): TourTop {
  const { id, title, summary, pictures, priceAdult, priceChild } = tour;
  return {
    ...{ id, title, summary, pictures, priceAdult, priceChild },
    crumbs: tourCrumbs(tour.tags),
    facts: factsOf(tour),
    isFreeToCancel: tour.cancellation.startsWith("Free cancellation until 48 hours"),
  };
}
