/** The message that asks the operator to book a cart. */

import { isObject } from "#app/domain/json.ts";
import type { Format } from "#app/domain/locale/format.ts";
import { plural } from "#app/domain/tour/text.ts";
import { type Cart, wholeTotal } from "./cart-lines.ts";
import { wholePrice } from "./terms.ts";

/** The subject of a message that asks the operator to book a cart. */
const requestSubject = (count: number) => `Please book my cart: ${plural(count, "item")}`;

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
    subject: requestSubject(items.length),
    message: [
      "Please book what is in my cart:",
      "",
      ...lines,
      "",
      ...(total === null ? [] : [`Total: ${money(total)}`]),
    ].join("\n"),
  };
}

const STORED_ITEMS = 20;
const STORED_CHARS = 300;

/**
 * The same for the cart of the user state, where other systems write too: no prices, because nobody has checked them.
 *
 * @param entries items, or only their ids where the cookie had no room for more
 * @returns null for an empty cart
 */
export function storedCartRequest(entries: readonly unknown[]): { subject: string; message: string } | null {
  if (entries.length === 0) return null;
  const textOf = (value: unknown) =>
    typeof value === "string" ? value.replace(/\s+/g, " ").trim().slice(0, STORED_CHARS) : "";
  const lines = entries.slice(0, STORED_ITEMS).flatMap((entry) => {
    if (!isObject(entry)) return [];
    const line = [entry.title, entry.details].map(textOf).filter(Boolean).join(", ");
    return line === "" ? [] : [`- ${line}`];
  });
  return {
    subject: requestSubject(entries.length),
    message: [`Please book what is in my cart: ${plural(entries.length, "item")}`, "", ...lines, ""].join("\n"),
  };
}
