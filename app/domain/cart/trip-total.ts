/** What all costs that a visitor has chosen: the rooms of the cart and the tours of the device, which are booked apart. */

import { sumOf } from "#app/domain/locale/amounts.ts";
import { type Cart, wholeTotal } from "./cart-lines.ts";
import type { ChosenTour } from "./chosen-tour.ts";

/** @param currency of the cart */
export function tripTotal(cart: Cart, tours: readonly ChosenTour[], currency: string) {
  const priceOf = ({ total = null, currency: own = currency }: ChosenTour) => (own === currency ? total : null);
  const counted = tours.filter((tour) => priceOf(tour) !== null);
  const left = tours.filter((tour) => priceOf(tour) === null);
  const rooms = cart.items.length === 0 && counted.length > 0 ? 0 : wholeTotal(cart);
  const amount = rooms === null ? null : sumOf([rooms, ...counted.map((tour) => priceOf(tour) ?? 0)]);
  return {
    /** null: unknown. */
    amount,
    /** Tours that are in it. */
    counted,
    /** Tours that are not: their price is unknown, or in another currency. */
    left,
  };
}
