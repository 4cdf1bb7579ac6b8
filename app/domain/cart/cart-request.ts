/** The message that asks the operator to book a cart. */

import type { Format } from "#app/domain/locale/format.ts";
import { plural } from "#app/domain/tour/text.ts";
import { type Cart, wholeTotal } from "./cart-lines.ts";
import { wholePrice } from "./terms.ts";

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
