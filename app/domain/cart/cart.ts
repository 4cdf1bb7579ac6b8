/** The visitor's cart as screens see it; `app/features/session/cart-list.ts` keeps it. */

import { groupBy } from "es-toolkit/array";
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
  /** The write that was not done; those after it were not sent. null when all were done. */
  failed: { index: number; outcome: Failed } | null;
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
  /** The items are gone from the list at once, and return if the operator refuses. One that is gone already is no failure. */
  readonly remove: (ids: readonly string[]) => Promise<CartChange>;
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

/** Items by line: rooms that differ in nothing but their ids share one, because the quantity of an item is fixed. */
export function cartLines(items: readonly CartItem[]): CartItem[][] {
  return Object.values(groupBy(items, (item) => JSON.stringify({ ...item, id: "" })));
}

/** All that a guest pays for a cart: the operator's total and the fees beside its prices. */
export function wholeTotal({ items, total }: Cart): number | null {
  if (total === null) return null;
  const fees = items.flatMap(({ price, terms }) => (price === null ? [] : terms.fees));
  return wholePrice(total, { fees });
}
