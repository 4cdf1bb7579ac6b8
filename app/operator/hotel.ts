/** `POST /api/hotel/search/v1` (specification 7). */

import * as v from "valibot";
import { isIsoDate } from "#app/domain/calendar/dates.ts";
import { NO_IMAGE } from "#app/domain/content/media.ts";
import { MAX_BODY_BYTES } from "./attempt.ts";
import { line, listOf, many, optional, picture, required, resolved, words } from "./fields.ts";
import { opaqueId } from "./identifiers.ts";
import { resource } from "./resource.ts";
import { rateFields, termsFields, termsOf } from "./room-terms.ts";
import { HOTEL_SEARCH } from "./visitor-calls.ts";

const room = resolved(
  v.object({
    ...rateFields,
    name: words(200, "Name of the room", "Queen Room", "it is called “Room”"),
    board: words(120, "Meals, beds and the like", "Breakfast included"),
    ...termsFields,
  }),
  ({ rateKey, net, name, board, ...terms }, { reading }) => {
    const checkIn = reading.asked?.checkIn;
    return {
      rateKey,
      net,
      name: name || "Room",
      board,
      terms: termsOf(terms, typeof checkIn === "string" && isIsoDate(checkIn) ? checkIn : null),
    };
  },
);

const hotel = resolved(
  v.object({
    id: required(opaqueId, "Id of the hotel", "LV-7"),
    name: required(line(200), "Name of the hotel", "Desert Palm"),
    categoryName: words(60, "Stars or the like", "3 stars"),
    area: words(120, "Part of town", "Downtown"),
    address: words(200, "Street and place", "89 E Center St, Kanab", "no link to a map"),
    summary: words(600, "A sentence or two for its card", "A quiet pool, two blocks from the center."),
    image: optional(picture, "Picture on its card, 3:2, 1600 pixels wide", "/media/palm.jpg", "a drawn placeholder"),
    rooms: many(room, 20, "Rooms on sale for these dates", undefined, "a sentence says that none is on sale"),
  }),
  ({ categoryName, image, ...rest }) => ({ ...rest, category: categoryName, image: image ?? NO_IMAGE }),
);

/** A hotel with the rooms of one search. */
export type FoundHotel = v.InferOutput<typeof hotel>;

const DATE = /^\d{4}-\d{2}-\d{2}$/;

export const hotelSearch = resource({
  ...HOTEL_SEARCH,
  name: "hotel-search",
  params: {},
  body: {
    destination: {
      meaning: "Slug of a place in `places` with `hotels`, or of the departure town",
      example: "zion-national-park",
    },
    checkIn: { meaning: "First night", example: "2026-12-05", pattern: DATE },
    checkOut: { meaning: "Day of departure", example: "2026-12-07", pattern: DATE },
    guests: { meaning: "Number of people, all in one room", example: 2 },
  },
  from: ["browser"],
  ofVisitor: true,
  meaning: "Hotels with rooms for a party and dates",
  without: "No hotels",
  maxBytes: MAX_BODY_BYTES,
  data: listOf(hotel, 50),
});
