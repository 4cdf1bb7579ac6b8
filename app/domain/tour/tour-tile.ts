/** A tour as a small tile with a picture, on pages that the browser fills. */

import { formatOf, type Written } from "#app/domain/locale/format.ts";
import { fromPriceText } from "./text.ts";
import type { TourSummary } from "./tour.ts";

export interface TourTile {
  id: number;
  title: string;
  href: string;
  image: string;
  /** `from $129 per adult` */
  price: string;
}

/** The tiles of some tours, in this order. Tours that the list does not have are absent. */
export function tourTiles(tenant: Written, tours: readonly TourSummary[], ids: readonly number[]): TourTile[] {
  return ids.flatMap((id) => {
    const tour = tours.find((each) => each.id === id);
    if (tour === undefined) return [];
    const { title, image, currency, href } = tour;
    const price = fromPriceText(formatOf(tenant, currency), tour) ?? "Price on request";
    return [{ id, title, href, image, price }];
  });
}
