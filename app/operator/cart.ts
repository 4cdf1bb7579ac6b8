/** `/api/cart` (specification 3 and 7), and the activities that are added to it, `GET /api/series`. */

import * as v from "valibot";
import type { IsoDate } from "#app/domain/calendar/dates.ts";
import { ACTIVITY_SEARCH } from "#app/domain/cart/activity-search.ts";
import { hours, line, listOf, nothing, optional, required, resolved, shownPicture, whole, words } from "./fields.ts";
import { resource } from "./resource.ts";
import { termsFields, termsOf } from "./rooms.ts";
import { balance, isoDate, OPAQUE_ID, opaqueId, price, slugText } from "./values.ts";
import { CART, CART_ADD, CART_REMOVE, SERIES } from "./visitor-calls.ts";

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
    image: shownPicture("Picture, 3:2", "/media/palm.jpg"),
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
      image,
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
  from: ["browser"],
  ofVisitor: true,
  passesData: true,
  meaning: "The visitor's cart",
  without: "The cart cannot be shown, and its badge stays as it was",
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
  data: nothing,
});

const activity = v.object({
  id: required(opaqueId, "Id of the activity; `See dates` leads to `{BASE_SITE_URL}/search?activity={id}`", 31),
  title: required(line(200), "Name of the activity", "Kayak in Black Canyon"),
  summary: words(600, "A sentence or two for its card", "Paddle to hot springs and a waterfall."),
  place: words(
    200,
    "Where it is: the place, then after ` · ` what else helps; equal places make one filter",
    "Coral Pink Sand Dunes · 30 min from Kanab",
    "it is in no filter by place",
  ),
  image: shownPicture("Picture on its card, 3:2, 1600 pixels wide", "/media/kayak.jpg"),
  durationHours: optional(hours, "How long it takes, in hours", 4),
  priceFrom: optional(price, "Lowest price of an adult", 89),
  nextDate: optional(isoDate, "The next day with a place", "2026-12-05", "it is sorted among those of this month"),
});

export type Activity = v.InferOutput<typeof activity>;

export const series = resource({
  ...SERIES,
  name: "series",
  query: {
    q: { meaning: "Words to search for; absent for all", example: "kayak", pattern: ACTIVITY_SEARCH },
    destination: {
      meaning: "Slug of a place: only those there. The site filters by itself and does not send it",
      example: "zion-national-park",
      pattern: OPAQUE_ID,
    },
  },
  from: ["browser"],
  ofVisitor: true,
  meaning: "Activities, in the order in which they are shown",
  without: "No activities; with `activities: false` of the tenant config no page leads there",
  data: listOf(activity, 60),
});
