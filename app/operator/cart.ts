/** Reads the answer of `GET /api/cart` (specification 7); `CartList` asks for it. */

import * as v from "valibot";
import type { Cart, CartItem } from "#app/domain/cart/cart.ts";
import { NO_IMAGE } from "#app/domain/content/media.ts";
import { isObject, type Json } from "#app/domain/json.ts";
import { readTerms } from "./booking.ts";
import type { CartAnswer } from "./cart-list.ts";
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

const MAX_ITEMS = 500;

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

/** What cannot be read is left out. */
export function readCart(answer: CartAnswer, adminBaseUrl: string): Cart {
  return {
    items: listField(answer, "items", MAX_ITEMS, ignore, (item, note) => readItem(item, note, adminBaseUrl)),
    total: field(answer, "total", price, ignore),
  };
}
