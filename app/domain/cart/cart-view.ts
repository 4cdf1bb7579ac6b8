/** The visitor's cart as screens see it; `app/features/session/cart-list.ts` keeps it. */

import type { Failed } from "#app/domain/http/outcome.ts";
import type { Cart, RoomRate } from "./cart-lines.ts";

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
