import type { RateTerms } from "./terms.ts";

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
  /** 0 when unknown. */
  nights: number;
  terms: RateTerms;
}

export interface Cart {
  items: CartItem[];
  /** US dollars, computed by the operator; null when unknown. The site never totals the cart. */
  total: number | null;
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
