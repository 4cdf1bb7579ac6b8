/** The visitor's cart as screens see it; `app/features/session/cart-list.ts` keeps it. */

import type { Failed } from "#app/domain/http/outcome.ts";
import type { Cart, CartItem, Stay } from "#app/operator/cart.ts";
import type { RoomRate } from "#app/operator/rooms.ts";
import { wholePrice } from "./terms.ts";

export type { Cart, CartItem, Stay };

export interface CartView {
  /** null until the operator has answered. */
  cart: Cart | null;
  /** Why the newest list is not known; null when it is. */
  failure: Failed["failure"] | null;
  isChanging: boolean;
}

export const NO_CART: CartView = { cart: null, failure: null, isChanging: false };

export interface CartChange {
  /** null when it was done. */
  failed: Failed | null;
  /** False when the list after the change could not be read. */
  isShown: Promise<boolean>;
}

export interface VisitorCart {
  readonly current: () => CartView;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Asks for the list, unless that is being done.
   *
   * @returns false when there was no answer; true also when a later change made this answer out of date
   */
  readonly read: () => Promise<boolean>;
  readonly add: (rates: readonly RoomRate[]) => Promise<CartChange>;
  /** The item is gone from the list at once, and returns if the operator refuses. One that is gone already is no failure. */
  readonly remove: (id: string) => Promise<CartChange>;
}

/** Specification 9: product type and quantity of an item are fixed. */
export function cartAddPayload(rates: readonly RoomRate[]) {
  return {
    items: rates.map(({ net, rateKey }) => ({
      price: net,
      productOwnerReference: rateKey,
      productType: "hotel",
      quantity: 1,
    })),
  };
}

/** All that a guest pays for a cart: the operator's total and the fees beside its prices. */
export function wholeTotal({ items, total }: Cart): number | null {
  if (total === null) return null;
  const fees = items.flatMap(({ price, terms }) => (price === null ? [] : terms.fees));
  return wholePrice(total, { fees });
}
