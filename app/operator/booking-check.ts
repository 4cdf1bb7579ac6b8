/** `POST /api/booking/check` (specification 7). */

import * as v from "valibot";
import { MAX_SMALL_BODY_BYTES } from "./attempt.ts";
import { flag, many, required, words } from "./fields.ts";
import { resource } from "./resource.ts";
import { rateFields } from "./room-terms.ts";
import { BOOKING_CHECK } from "./visitor-calls.ts";

const rate = v.object(rateFields);

/** What is added to the cart for a room. */
export type RoomRate = v.InferOutput<typeof rate>;

export const bookingCheck = resource({
  ...BOOKING_CHECK,
  name: "booking-check",
  params: {},
  body: {
    bookingRoomReference: { meaning: "`rateKey` of the room", example: "20261205|LV-7|QUEEN|2" },
    provider: { meaning: "Always `hbx`", example: "hbx" },
  },
  from: ["browser"],
  ofVisitor: true,
  meaning: "Whether a room can still be booked, asked before it is put into the cart",
  without: "No room can be put into the cart",
  maxBytes: MAX_SMALL_BODY_BYTES,
  data: v.object({
    isAvailable: required(flag, "Whether the room can be booked", true),
    errMsg: words(300, "Why it cannot, for the visitor", "Sold a minute ago.", "a sentence of the site's own"),
    roomsRate: many(
      rate,
      20,
      "Its rates now; that of the same `rateKey` is added, or else the first",
      [{ rateKey: "20261205|LV-7|QUEEN|2", net: 258 }],
      "an available room cannot be added",
    ),
  }),
});

export type BookingCheck = v.InferOutput<typeof bookingCheck.data>;
