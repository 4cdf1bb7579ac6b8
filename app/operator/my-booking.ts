/** A guest's own booking, by number and e-mail address: found, canceled, its confirmation sent again. All three calls are optional. */

import * as v from "valibot";
import { isBookingNumber } from "#app/domain/booking/booking-number.ts";
import { bookedDayHref } from "#app/domain/cart/order.ts";
import { MAX_SMALL_BODY_BYTES, MAX_TINY_BODY_BYTES } from "./attempt.ts";
import {
  expects,
  line,
  linkTarget,
  listOf,
  many,
  noByDefault,
  nothing,
  optional,
  required,
  resolved,
  textOrNumber,
  whole,
  words,
} from "./fields.ts";
import { resource } from "./resource.ts";
import { isoDate, price } from "./values.ts";

/** Who asks: nobody else knows both. */
const body = {
  number: { meaning: "Number of the booking, as the guest typed it", example: "A-1001" },
  email: {
    meaning: "E-mail address it was booked with, as typed; compare without regard to case",
    example: "ann@example.com",
  },
};

const bookedItem = resolved(
  v.object({
    title: required(line(200), "What was booked", "Zion day tour"),
    details: words(
      300,
      "Day, time, party, pick-up and so on, as the guest reads them",
      "Saturday, December 5 · 6:45 AM · 2 adults",
    ),
    tour: optional(whole(), "Number of the tour", 4021, "no calendar file"),
    date: optional(isoDate, "Its day", "2026-12-05", "no calendar file"),
    session: words(200, "`id` of its departure", "4021-0645", "the calendar file is for the day"),
    pickup: words(200, "Name of its pick-up stop", "Visitor center", "the calendar file has all stops"),
  }),
  ({ title, details, ...booked }) => ({ title, details, calendar: bookedDayHref(booked) }),
);

export const bookingFind = resource({
  name: "booking-find",
  method: "POST",
  path: "/api/booking/find",
  body,
  isRead: true,
  meaning:
    "A guest's booking, for the page `/booking`, with `myBooking` of the tenant config. Optional. Answer 404 if there is no such number, and in the same way and time if the address is another",
  without: "The page says that the booking cannot be shown",
  maxBytes: MAX_SMALL_BODY_BYTES,
  data: v.object({
    number: required(
      expects("1 to 40 letters, digits, dots, hyphens", v.pipe(textOrNumber, v.check(isBookingNumber))),
      "Its number",
      "A-1001",
    ),
    canceled: noByDefault("true: it is canceled", false),
    items: required(listOf(bookedItem, 20), "What was booked"),
    total: optional(price, "Price of all", 258),
    next: many(line(300), 20, "What the guest does next, a sentence each", ["Be at the visitor center at 6:45 AM."]),
    canCancel: noByDefault("true: `booking-cancel` takes it"),
    cancelTerms: words(
      300,
      "What canceling means now, for the guest, before the button",
      "Free until Friday, December 4, 6:45 AM: $258.00 goes back to your card.",
    ),
    canResend: noByDefault("true: `booking-resend` takes it"),
    changeUrl: optional(
      linkTarget,
      "Your page on which the guest changes it",
      "/search?change=A-1001",
      "no link to change it",
    ),
  }),
});

export type FoundBooking = v.InferOutput<typeof bookingFind.data>;

const change = {
  method: "POST",
  body,
  hasIdempotencyKey: true,
  maxBytes: MAX_TINY_BODY_BYTES,
  data: nothing,
} as const;

export const bookingCancel = resource({
  ...change,
  name: "booking-cancel",
  path: "/api/booking/cancel",
  meaning:
    "Cancels the booking. Optional. Any 2xx is a success, also of a booking that is canceled already; of a refusal the guest reads your sentence. The booking is read anew afterwards",
  without: "Send no `canCancel`",
});

export const bookingResend = resource({
  ...change,
  name: "booking-resend",
  path: "/api/booking/resend",
  meaning: "Sends the confirmation to the address of the booking once more. Optional",
  without: "Send no `canResend`",
});
