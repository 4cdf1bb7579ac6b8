/** "My booking": a guest finds a booking by its number and e-mail address, and may cancel it or have its confirmation sent again. */

import { isEmailShaped, typedEmail } from "#app/domain/forms/email.ts";
import { type Fields, textField } from "#app/domain/forms/form-post.ts";
import type { FoundBooking } from "#app/operator/my-booking.ts";
import { isBookingNumber } from "./booking-number.ts";

export type { FoundBooking };

/** A page without a query: what a guest types is only in the body of its posts. */
export const BOOKING_PATH = "/booking";

/** What a guest proves a booking with. */
export interface BookingKey {
  number: string;
  email: string;
}

export type BookingField = keyof BookingKey;

export const BOOKING_FIELDS = {
  number: { label: "Booking number", error: "Please enter the number of your confirmation, like NP-ABC234" },
  email: { label: "Email address", error: "Please enter the email address you booked with" },
} as const satisfies Record<BookingField, { label: string; error: string }>;

export function bookingKey(form: Fields): BookingKey {
  const typed = (name: BookingField) => typedEmail(textField(form, name)).trim();
  return { number: typed("number").replace(/\s/g, ""), email: typed("email") };
}

/** One message per field that cannot be right; empty when the operator can be asked. */
export function bookingErrors({ number, email }: BookingKey): Partial<Record<BookingField, string>> {
  return {
    ...(isBookingNumber(number) ? {} : { number: BOOKING_FIELDS.number.error }),
    ...(isEmailShaped(email) ? {} : { email: BOOKING_FIELDS.email.error }),
  };
}

/** What a guest may do with a booking that was found. */
export type BookingChange = "cancel" | "resend";

/** The field of the buttons that says what to do; without it the booking is only looked for. */
export const BOOKING_CHANGE_FIELD = "change";

export function bookingChange(form: Fields): BookingChange | null {
  const change = textField(form, BOOKING_CHANGE_FIELD);
  return change === "cancel" || change === "resend" ? change : null;
}

/** What the page shows after a post. */
export interface BookingAnswer {
  key: BookingKey;
  errors: Partial<Record<BookingField, string>>;
  /** null: not found, or not known. */
  booking: FoundBooking | null;
  /** What happened, what stands, and what to do next. */
  said: { text: string; isProblem: boolean } | null;
  /** Goes along with the next change: sent twice, it is one (`Delivery.attempt`). */
  attempt: string;
}

export const BOOKING_TEXT = {
  missing:
    "We found no booking with this number and this email address. Please check both: the number is in your confirmation, and the address is the one you booked with.",
  failed:
    "Our booking system does not answer, so your booking cannot be shown right now. Nothing about it has changed. Please try again in a few minutes.",
  canceled: "Your booking is canceled.",
  resent: "Your confirmation is on its way to the address you booked with.",
  notCanceled: "Your booking could not be canceled, so it stands.",
  notResent: "Your confirmation could not be sent. Your booking stands.",
  cancelUnknown:
    "We do not know whether your booking was canceled. You can look it up again, or press the button again: it counts only once.",
  resendUnknown: "We do not know whether your confirmation was sent. Please look into your mail before you ask again.",
} as const;
