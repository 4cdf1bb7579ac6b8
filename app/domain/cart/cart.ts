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
  /** US dollars, computed by the operator; null when unknown. The site never adds up prices. */
  total: number | null;
}

/** A contact message that asks the operator to book a cart. */
export function cartRequest({ items, total }: Cart): { subject: string; message: string } {
  const lines = items.map(({ title, details, price }) =>
    [`- ${title}`, details, price === null ? "price on request" : dollars(price)].filter(Boolean).join(", "),
  );
  return {
    subject: `Please book my cart: ${items.length} ${items.length === 1 ? "item" : "items"}`,
    message: [
      "Please book what is in my cart:",
      "",
      ...lines,
      "",
      ...(total === null ? [] : [`Total: ${dollars(total)}`]),
    ].join("\n"),
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
