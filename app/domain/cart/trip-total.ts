/** What all costs that a visitor has chosen, and the message that asks the operator to book it. */

import { sumOf } from "#app/domain/locale/amounts.ts";
import type { Format } from "#app/domain/locale/format.ts";
import { plural } from "#app/domain/tour/text.ts";
import { type Cart, wholeTotal } from "./cart.ts";
import type { ChosenTour } from "./chosen-tour.ts";
import { wholePrice } from "./terms.ts";

/** The rooms of the cart and the tours of the device, which are booked apart. @param currency of the cart */
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

/** A contact message that asks the operator to book a cart. */
export function cartRequest({ money }: Format, cart: Cart): { subject: string; message: string } {
  const { items } = cart;
  const total = wholeTotal(cart);
  const lines = items.map(({ title, details, price, terms }) =>
    [`- ${title}`, details, price === null ? "price on request" : money(wholePrice(price, terms))]
      .filter(Boolean)
      .join(", "),
  );
  return {
    subject: `Please book my cart: ${plural(items.length, "item")}`,
    message: [
      "Please book what is in my cart:",
      "",
      ...lines,
      "",
      ...(total === null ? [] : [`Total: ${money(total)}`]),
    ].join("\n"),
  };
}
