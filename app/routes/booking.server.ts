/** What a post of `/booking` does, and what the page then shows. */

import type { Submissions } from "#app/context.ts";
import {
  BOOKING_TEXT,
  type BookingAnswer,
  type BookingChange,
  type BookingKey,
  bookingChange,
  bookingErrors,
  bookingKey,
} from "#app/domain/booking/my-booking.ts";
import { ATTEMPT_FIELD, type Fields, type Submission, textField } from "#app/domain/forms/form-post.ts";
import { newKey } from "#app/domain/http/idempotency.ts";

const DONE: Record<BookingChange, string> = { cancel: BOOKING_TEXT.canceled, resend: BOOKING_TEXT.resent };
const REFUSED: Record<BookingChange, string> = { cancel: BOOKING_TEXT.notCanceled, resend: BOOKING_TEXT.notResent };
const UNKNOWN: Record<BookingChange, string> = {
  cancel: BOOKING_TEXT.cancelUnknown,
  resend: BOOKING_TEXT.resendUnknown,
};

interface Made {
  change: BookingChange;
  /** What its own answer says. */
  submission: Submission;
}

function saidOf({ change, submission }: Made, isCanceled: boolean): NonNullable<BookingAnswer["said"]> {
  // The booking itself tells how a cancellation without an answer ended.
  if (submission.status === "confirmed" || (change === "cancel" && isCanceled)) {
    return { text: DONE[change], isProblem: false };
  }
  if (submission.status === "unknown") return { text: UNKNOWN[change], isProblem: true };
  return { text: [REFUSED[change], submission.message].filter(Boolean).join(" "), isProblem: true };
}

type Shown = Pick<BookingAnswer, "booking" | "said">;

/** The booking as it is after what was done to it, and the status of a page that says that something is wrong. */
async function shown(submit: Submissions, key: BookingKey, made: Made | null): Promise<[Shown, problem: number]> {
  const found = await submit.findBooking(key);
  if (found.status === "missing") {
    return [{ booking: null, said: { text: BOOKING_TEXT.missing, isProblem: true } }, 422];
  }
  if (found.status === "ok") return [{ booking: found.data, said: made && saidOf(made, found.data.canceled) }, 422];
  const said = made === null ? { text: BOOKING_TEXT.failed, isProblem: true } : saidOf(made, false);
  return [{ booking: null, said }, 502];
}

/** @returns the page's data, and its status */
export async function answerBooking(submit: Submissions, form: Fields): Promise<[BookingAnswer, status: number]> {
  const key = bookingKey(form);
  const errors = bookingErrors(key);
  const change = bookingChange(form);
  const sent = textField(form, ATTEMPT_FIELD) || newKey();
  if (Object.keys(errors).length > 0) return [{ key, errors, booking: null, said: null, attempt: sent }, 422];
  const made = change === null ? null : { change, submission: await submit.changeBooking(change, key, sent) };
  const [answer, problem] = await shown(submit, key, made);
  // Only a change whose end nobody knows is the same one when it is sent again.
  const attempt = made?.submission.status === "unknown" ? sent : newKey();
  return [{ key, errors, ...answer, attempt }, answer.said?.isProblem ? problem : 200];
}
