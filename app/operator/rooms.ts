/** Rooms of hotels: their rates and terms, which the cart (cart.ts) has too, the search and the availability check (specification 7). */

import * as v from "valibot";
import { addDays, type IsoDate, isIsoDate } from "#app/domain/calendar/dates.ts";
import { MAX_SMALL_BODY_BYTES } from "./attempt.ts";
import { expects, flag, line, listOf, many, optional, required, resolved, shownPicture, words } from "./fields.ts";
import { resource } from "./resource.ts";
import { opaqueId, opaqueText, price } from "./values.ts";
import { BOOKING_CHECK, HOTEL_SEARCH } from "./visitor-calls.ts";

const MAX_CHARGES = 50;

/** 0 is none. */
const amount = resolved(price, (sent) => sent ?? undefined);

const rateFields = {
  rateKey: required(opaqueText(500), "Your key for room, dates and guests", "20261205|LV-7|QUEEN|2"),
  net: required(amount, "What the room costs for all nights and guests", 258),
};

/** The last whole day before a moment at the hotel. Its last minute counts as midnight. */
const lastFreeDay = resolved(
  expects(
    "a moment at the hotel with its offset, 2026-12-04T23:59:00-08:00",
    v.pipe(v.string(), v.regex(/^.{10}T\d\d:\d\d(?::[\d.]{1,12})?[+-]\d\d:\d\d$/)),
  ),
  (moment): IsoDate | undefined => {
    const date = moment.slice(0, 10);
    if (!isIsoDate(date)) return undefined;
    return addDays(date, moment.slice(11, 16) === "23:59" ? 0 : -1);
  },
);

const fee = v.object({
  title: required(line(60), "Its name", "Resort fee"),
  amount: required(amount, "For the whole stay", 45),
  included: optional(flag, "Whether the price has it in it", false, "as `allIncluded` says"),
  atHotel: optional(flag, "Whether it is paid at the hotel", true),
});

export const termsFields = {
  taxes: optional(
    v.object({
      allIncluded: optional(flag, "Whether the price has all taxes and fees in it", false),
      fees: many(
        fee,
        12,
        "All taxes and fees that nobody can decline. Those that are not included are added: visitors see one total, with its parts",
        undefined,
        "a total without its parts, if all are included",
      ),
    }),
    "Taxes and fees",
    undefined,
    "visitors read that taxes and fees are not known",
  ),
  rateClass: words(20, "`NRF` for a rate that is not refundable", "NOR"),
  cancellationPolicies: optional(
    // One that cannot be read stays as null: it may be the earliest.
    listOf(
      v.nullish(v.object({ from: optional(lastFreeDay, "When it begins", "2026-12-04T23:59:00-08:00") }), null),
      MAX_CHARGES,
    ),
    "Charges for canceling: the earliest `from` ends free cancellation, amounts are not read",
    [{ from: "2026-12-04T23:59:00-08:00" }],
    "nothing is said about canceling",
  ),
};

/** A tax or fee that nobody can decline. */
interface Fee {
  title: string;
  /** The amount for the whole stay. */
  amount: number;
  /** The price has it in it. */
  isIncluded: boolean;
  isPaidAtHotel: boolean;
}

/** What is said about a rate; null where nothing is. */
export interface RateTerms {
  /** True if the price has all taxes and fees in it. */
  taxesIncluded: boolean | null;
  /** All of them; empty when unknown. */
  fees: readonly Fee[];
  /** Last day on which canceling is free, `YYYY-MM-DD` at the hotel; "never" for a rate that is not refundable. */
  freeUntil: string | null;
}

/** @param checkIn which the day of free cancellation cannot be after; null when unknown */
export function termsOf(
  { taxes, rateClass, cancellationPolicies }: v.InferOutput<v.ObjectSchema<typeof termsFields, undefined>>,
  checkIn: IsoDate | null,
): RateTerms {
  const days = cancellationPolicies?.map((charge) => charge?.from ?? null) ?? [];
  const known = days.filter((day): day is string => day !== null && (checkIn === null || day <= checkIn));
  const [first = null] = known.length === days.length ? known.toSorted() : [];
  const taxesIncluded = taxes?.allIncluded ?? null;
  const fees = (taxes?.fees ?? []).map(({ title, amount, included, atHotel }) => ({
    title,
    amount,
    isIncluded: included ?? taxesIncluded ?? false,
    isPaidAtHotel: atHotel ?? false,
  }));
  return { taxesIncluded, fees, freeUntil: rateClass === "NRF" ? "never" : first };
}

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
    image: shownPicture("Picture on its card, 3:2, 1600 pixels wide", "/media/palm.jpg"),
    rooms: many(room, 20, "Rooms on sale for these dates", undefined, "a sentence says that none is on sale"),
  }),
  ({ categoryName, ...rest }) => ({ ...rest, category: categoryName }),
);

/** A hotel with the rooms of one search. */
export type FoundHotel = v.InferOutput<typeof hotel>;

const DATE = /^\d{4}-\d{2}-\d{2}$/;

export const hotelSearch = resource({
  ...HOTEL_SEARCH,
  name: "hotel-search",
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
  without: "No hotels; with `hotels: false` of the tenant config no page leads there",
  data: listOf(hotel, 50),
});

const rate = v.object(rateFields);

/** What is added to the cart for a room. */
export type RoomRate = v.InferOutput<typeof rate>;

export const bookingCheck = resource({
  ...BOOKING_CHECK,
  name: "booking-check",
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
