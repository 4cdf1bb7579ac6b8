import { daysBetween, type IsoDate } from "#app/domain/calendar/dates.ts";
import type { RateTerms } from "./terms.ts";

/** Specification 9: fixed values of a cart item. */
const CART_PRODUCT_TYPE = "hotel";
const CART_QUANTITY = 1;

/** Of a room; check-out is after check-in. */
export interface Stay {
  checkIn: IsoDate;
  checkOut: IsoDate;
  /** As in the hotel search; absent when unknown. */
  destination?: string;
  guests?: number;
}

export interface CartItem {
  id: string;
  title: string;
  /** Dates, guests and so on, as the operator writes them. */
  details: string;
  image: string;
  /** US dollars in total; null when unknown. */
  price: number | null;
  /** null when unknown. */
  stay: Stay | null;
  terms: RateTerms;
}

export interface Cart {
  items: CartItem[];
  /** US dollars, computed by the operator; null when unknown. The site never totals the cart. */
  total: number | null;
}

/** Items by line: rooms that differ in nothing but their ids share one, because the quantity of an item is fixed. */
export function cartLines(items: readonly CartItem[]): CartItem[][] {
  const lines = new Map<string, CartItem[]>();
  for (const item of items) {
    const key = JSON.stringify({ ...item, id: "" });
    lines.set(key, [...(lines.get(key) ?? []), item]);
  }
  return [...lines.values()];
}

/** What the tour list takes; its module (date-search.ts) would be much script for one number. */
const MAX_DAYS = 7;

/** Query of the tour list for the days of the first stay, as many as the list takes; "" when none is known. */
export function daysQuery(items: readonly Pick<CartItem, "stay">[]): string {
  const stay = items.find((item) => item.stay !== null)?.stay ?? null;
  if (stay === null) return "";
  const days = Math.min(MAX_DAYS, daysBetween(stay.checkIn, stay.checkOut) + 1);
  return `&date=${stay.checkIn}&days=${days}`;
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
