/** The cart (specification 3): what is in it comes from `GET /api/cart`, also every price. */

/** Specification 9: fixed values of a cart item. */
const CART_PRODUCT_TYPE = "hotel";
const CART_QUANTITY = 1;

export interface CartItem {
  id: string;
  title: string;
  /** Dates, guests and the like, in the operator's words. */
  details: string;
  image: string;
  /** US dollars for all of it; null when the operator did not say. */
  price: number | null;
}

export interface Cart {
  items: CartItem[];
  /** US dollars, added up by the operator; null when it did not say. The site never adds up prices itself. */
  total: number | null;
}

/** A rate a room can be booked at. */
export interface RoomRate {
  /** The operator's key of room, dates and guests. */
  rateKey: string;
  /** Net rate in US dollars for the whole stay. */
  net: number;
}

/** Body of `POST /api/cart` (specification 3 "Cart add payload"): exactly these four fields an item. */
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
