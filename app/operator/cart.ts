/** `/api/cart` (specification 3 and 7). */

import * as v from "valibot";
import type { IsoDate } from "#app/domain/calendar/dates.ts";
import { NO_IMAGE } from "#app/domain/content/media.ts";
import { MAX_BODY_BYTES } from "./attempt.ts";
import { listOf, nothing, optional, picture, required, resolved, whole, words } from "./fields.ts";
import { OPAQUE_ID, opaqueId, slugText } from "./identifiers.ts";
import { isoDate } from "./moments.ts";
import { balance } from "./money.ts";
import { resource } from "./resource.ts";
import { termsFields, termsOf } from "./room-terms.ts";
import { CART, CART_ADD, CART_REMOVE } from "./visitor-calls.ts";

/** The nights of a room; check-out is after check-in. */
export interface Stay {
  checkIn: IsoDate;
  checkOut: IsoDate;
  /** As in the hotel search; absent when unknown. */
  destination?: string;
  guests?: number;
}

const cartItem = resolved(
  v.object({
    id: required(opaqueId, "Id of the item, with which it is taken out", 812),
    title: words(200, "Name of the room", "Queen Room, Desert Palm", "it is called “Cart item”"),
    details: words(300, "Dates, guests and so on, as the visitor reads them", "Dec 5 to 7, 2 guests"),
    image: optional(picture, "Picture, 3:2", "/media/palm.jpg", "a drawn placeholder"),
    price: optional(balance, "Price of the item; less than 0 for a discount", 258, "it stands without a price"),
    checkIn: optional(isoDate, "First night", "2026-12-05", "no tours for these days are offered beside it"),
    checkOut: optional(isoDate, "Day of departure", "2026-12-07"),
    destination: optional(slugText, "Slug of the place, as in the hotel search", "zion-national-park"),
    guests: optional(whole(), "Number of people", 2),
    ...termsFields,
  }),
  ({ id, title, details, image, price, checkIn, checkOut, destination, guests, ...terms }) => {
    const search = destination === null || guests === null ? {} : { destination, guests };
    const stay: Stay | null =
      checkIn === null || checkOut === null || checkIn >= checkOut ? null : { checkIn, checkOut, ...search };
    return {
      id,
      title: title || "Cart item",
      details,
      image: image ?? NO_IMAGE,
      price,
      stay,
      terms: termsOf(terms, checkIn),
    };
  },
);

export type CartItem = v.InferOutput<typeof cartItem>;

export const cart = resource({
  ...CART,
  name: "cart",
  params: {},
  from: ["browser"],
  ofVisitor: true,
  passesData: true,
  meaning: "The visitor's cart",
  without: "The cart cannot be shown, and its badge stays as it was",
  maxBytes: MAX_BODY_BYTES,
  data: v.object({
    items: required(listOf(cartItem, 500), "What is in the cart"),
    total: optional(
      balance,
      "Price of all: the site adds nothing up but fees that are not in the prices",
      258,
      "the total is “not known yet”",
    ),
  }),
});

export type Cart = v.InferOutput<typeof cart.data>;

export const cartAdd = resource({
  ...CART_ADD,
  name: "cart-add",
  params: {},
  body: {
    items: {
      meaning:
        "Rooms to put into the cart, all or none: `rateKey` of each, always of productType `hotel` and quantity 1; look the price up, the browser's may be false",
      example: [{ price: 258, productOwnerReference: "20261205|LV-7|QUEEN|2", productType: "hotel", quantity: 1 }],
    },
  },
  from: ["browser"],
  ofVisitor: true,
  hasIdempotencyKey: true,
  meaning: "Puts rooms into the cart. Any 2xx is a success, and the cart is read anew",
  without: "No room can be put into the cart",
  maxBytes: MAX_BODY_BYTES,
  data: nothing,
});

export const cartRemove = resource({
  ...CART_REMOVE,
  name: "cart-remove",
  params: { id: { meaning: "Id of the item", example: "812", pattern: OPAQUE_ID } },
  from: ["browser"],
  ofVisitor: true,
  hasIdempotencyKey: true,
  meaning: "Takes an item out of the cart; 404 says that it is gone already",
  without: "Nothing can be taken out of the cart",
  maxBytes: MAX_BODY_BYTES,
  data: nothing,
});
