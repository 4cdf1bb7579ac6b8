import type { Cart, CartItem, Stay } from "#app/operator/cart.ts";
import type { RoomRate } from "#app/operator/rooms.ts";

import { wholePrice } from "./terms.ts";

export type { Cart, CartItem, RoomRate, Stay };

/** Specification 9: fixed values of a cart item. */
const CART_PRODUCT_TYPE = "hotel";
const CART_QUANTITY = 1;

/** Items by line: rooms that differ in nothing but their ids share one, because the quantity of an item is fixed. */
export function cartLines(items: readonly CartItem[]): CartItem[][] {
  const lines = new Map<string, CartItem[]>();
  for (const item of items) {
    const key = JSON.stringify({ ...item, id: "" });
    lines.set(key, [...(lines.get(key) ?? []), item]);
  }
  return [...lines.values()];
}

/** All that a guest pays for a cart: the operator's total and the fees beside its prices. */
export function wholeTotal({ items, total }: Cart): number | null {
  if (total === null) return null;
  const fees = items.flatMap(({ price, terms }) => (price === null ? [] : terms.fees));
  return wholePrice(total, { fees });
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
