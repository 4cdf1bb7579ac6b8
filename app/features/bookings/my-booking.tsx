import { type ReactNode, useEffect } from "react";
import { AppLink } from "#app/components/app-link.tsx";
import { Field } from "#app/components/form/field.tsx";
import {
  BOOKING_CHANGE_FIELD,
  BOOKING_FIELDS,
  BOOKING_PATH,
  type BookingAnswer,
  type BookingChange,
  type FoundBooking,
} from "#app/domain/booking/my-booking.ts";
import { ATTEMPT_FIELD } from "#app/domain/forms/form-post.ts";
import { Booked } from "./booked.tsx";
import { keepCanceled, keptBookings } from "./kept-bookings.ts";

/** A form of its own, which proves the booking once more. */
function ChangeButton({ change, answer, text }: { change: BookingChange; answer: BookingAnswer; text: string }) {
  const { key, attempt } = answer;
  return (
    <form method="post" action={BOOKING_PATH}>
      {Object.entries({ ...key, [ATTEMPT_FIELD]: attempt }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button name={BOOKING_CHANGE_FIELD} value={change} className="button button-quiet">
        {text}
      </button>
    </form>
  );
}

/** What the operator offers for it. Canceling takes two steps. */
function Changes({ booking, answer }: { booking: FoundBooking; answer: BookingAnswer }) {
  const { number, canResend, canCancel, changeUrl } = booking;
  return (
    <>
      <div className="button-row">
        {canResend ? <ChangeButton change="resend" answer={answer} text="Send the confirmation again" /> : null}
        {changeUrl === null ? null : (
          <AppLink href={changeUrl} className="button button-quiet">
            Change it
          </AppLink>
        )}
      </div>
      {canCancel ? (
        <details>
          <summary className="button button-quiet">Cancel this booking</summary>
          <ChangeButton change="cancel" answer={answer} text={`Yes, cancel ${number}`} />
        </details>
      ) : null}
    </>
  );
}

/**
 * A plain form whose answer is a page, with and without scripts; the device's newest booking is filled in.
 *
 * @param answer after a post
 * @param contact how to reach the tenant
 */
export function MyBooking({ answer, contact }: { answer: BookingAnswer | undefined; contact: ReactNode }) {
  const kept = keptBookings.useList();
  const [newest] = kept;
  const { booking = null, said = null, errors = {}, key } = answer ?? {};
  const role = said?.isProblem ? "alert" : "status";
  useEffect(() => {
    if (booking?.canceled) keepCanceled(booking.number);
  }, [booking]);
  return (
    <>
      {said === null ? null : (
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page is its answer: screen readers begin there
        <p className={said.isProblem ? "form-failure" : "form-success"} role={role} tabIndex={-1} autoFocus>
          {said.text}
        </p>
      )}
      {booking === null || answer === undefined ? null : (
        <section data-answer="" className="side-card order" aria-labelledby="found-booking">
          <h2 id="found-booking">
            {booking.canceled ? "Canceled: " : "Booking "}
            {booking.number}
          </h2>
          <Booked booking={booking} />
          {booking.canceled ? null : <Changes booking={booking} answer={answer} />}
        </section>
      )}
      <h2>{booking === null ? "Find your booking" : "Find another booking"}</h2>
      <form method="post" action={BOOKING_PATH} className="contact-form">
        <Field
          {...BOOKING_FIELDS.number}
          name="number"
          error={errors.number}
          defaultValue={booking === null ? (key?.number ?? newest?.number) : ""}
          list="kept-numbers"
          autoComplete="off"
          required
        />
        <datalist id="kept-numbers">
          {kept.map(({ number }) => (
            <option key={number}>{number}</option>
          ))}
        </datalist>
        <Field
          {...BOOKING_FIELDS.email}
          name="email"
          type="email"
          error={errors.email}
          defaultValue={booking === null ? key?.email : ""}
          autoComplete="email"
          required
        />
        <button type="submit" className="button">
          Show my booking
        </button>
      </form>
      <p className="form-people">{contact}</p>
    </>
  );
}
