import { isObject } from "#app/domain/json.ts";
import { dollars } from "#app/domain/tour/text.ts";

/** Specification 9: fixed values of a cart item. */
const CART_PRODUCT_TYPE = "hotel";
const CART_QUANTITY = 1;

export interface CartItem {
  id: string;
  title: string;
  /** Dates, guests and so on, as the operator writes them. */
  details: string;
  image: string;
  /** US dollars in total; null when unknown. */
  price: number | null;
}

export interface Cart {
  items: CartItem[];
  /** US dollars, computed by the operator; null when unknown. The site never totals the cart. */
  total: number | null;
}

const itemsText = (count: number) => (count === 1 ? "1 item" : `${count} items`);

/** Of a message that asks the operator to book a cart. */
const requestSubject = (count: number) => `Please book my cart: ${itemsText(count)}`;

/** A contact message that asks the operator to book a cart. */
export function cartRequest({ items, total }: Cart): { subject: string; message: string } {
  const lines = items.map(({ title, details, price }) =>
    [`- ${title}`, details, price === null ? "price on request" : dollars(price)].filter(Boolean).join(", "),
  );
  return {
    subject: requestSubject(items.length),
    message: [
      "Please book what is in my cart:",
      "",
      ...lines,
      "",
      ...(total === null ? [] : [`Total: ${dollars(total)}`]),
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
    message: [`Please book what is in my cart: ${itemsText(entries.length)}`, "", ...lines, ""].join("\n"),
  };
}

export interface RoomRate {
  /** The operator's key for room, dates and guests. */
  rateKey: string;
  /** Net rate in US dollars for the whole stay. */
  net: number;
}

export function cartAddPayload(rates: readonly RoomRate[]) {
  return {
    items: rates.map(({ net, rateKey }) => ({
      price: net,
      productOwnerReference: rateKey,
      productType: CART_PRODUCT_TYPE,
      quantity: CART_QUANTITY,
    })),
  };
}
