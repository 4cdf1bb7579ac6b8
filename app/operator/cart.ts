/** `/api/cart` (specification 7). Adding and removing return the updated cart. */

import * as v from "valibot";
import { type Cart, type CartItem, cartAddPayload, type RoomRate } from "#app/domain/cart/cart.ts";
import { NO_IMAGE } from "#app/domain/content/media.ts";
import { isObject, type Json } from "#app/domain/json.ts";
import { readTerms } from "./booking.ts";
import type { OperatorClient } from "./client.ts";
import {
  field,
  idText,
  ignore,
  isoDate,
  line,
  listField,
  type Note,
  price,
  slugText,
  text,
  wholeNumber,
} from "./field-readers.ts";
import { pictureAddress } from "./link-readers.ts";
import { type Outcome, read } from "./outcome.ts";

const MAX_ITEMS = 100;

export const opaqueId = v.pipe(idText, v.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/));

export function readImage(source: Json, note: Note, adminBaseUrl: string): string {
  return field(source, "image", pictureAddress(adminBaseUrl), note) ?? NO_IMAGE;
}

function readItem(input: unknown, note: Note, adminBaseUrl: string): CartItem | null {
  if (!isObject(input)) return null;
  const id = field(input, "id", opaqueId, note);
  if (id === null) return null;
  const checkIn = field(input, "checkIn", isoDate, note);
  const checkOut = field(input, "checkOut", isoDate, note);
  const destination = field(input, "destination", slugText, note);
  const guests = field(input, "guests", wholeNumber, note);
  const search = destination === null || guests === null ? {} : { destination, guests };
  return {
    id,
    title: field(input, "title", line(160), note) ?? "Cart item",
    details: text(input, "details", 200, note),
    image: readImage(input, note, adminBaseUrl),
    price: field(input, "price", price, note),
    stay: checkIn === null || checkOut === null || checkIn >= checkOut ? null : { checkIn, checkOut, ...search },
    terms: readTerms(input, checkIn, note),
  };
}

function readCart(data: unknown, note: Note, admin: string): Cart | null {
  if (!isObject(data) || !Array.isArray(data.items)) return null;
  return {
    items: listField(data, "items", MAX_ITEMS, note, (item, n) => readItem(item, n, admin)),
    total: field(data, "total", price, note),
  };
}

const CART = "/api/cart";

export async function fetchCart(operator: OperatorClient, adminBaseUrl: string): Promise<Outcome<Cart>> {
  return read(await operator.call({ path: CART }), (data) => readCart(data, ignore, adminBaseUrl));
}

export async function addToCart(
  operator: OperatorClient,
  rates: readonly RoomRate[],
  adminBaseUrl: string,
): Promise<Outcome<Cart>> {
  const outcome = await operator.call({ method: "POST", path: CART, body: cartAddPayload(rates) });
  return outcome.ok ? fetchCart(operator, adminBaseUrl) : outcome;
}

/** An item that is already gone (404) is no failure. */
export async function removeFromCart(
  operator: OperatorClient,
  id: string,
  adminBaseUrl: string,
): Promise<Outcome<Cart>> {
  const outcome = await operator.call({ method: "DELETE", path: `${CART}/${encodeURIComponent(id)}` });
  return outcome.ok || outcome.failure.status === 404 ? fetchCart(operator, adminBaseUrl) : outcome;
}
