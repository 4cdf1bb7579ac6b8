import type { IsoDate } from "#app/domain/calendar/dates.ts";
import { CONTACT_PATH } from "#app/domain/forms/contact.ts";
import { isGroup, isTooYoung } from "#app/domain/tour/booking-rules.ts";
import { type Booking, useBookingParty } from "./booking-party.ts";
import { TooYoung } from "./booking-problem.tsx";
import { PARTY_PROBLEM, PartyFields } from "./party-fields.tsx";
import { PriceParts } from "./price-parts.tsx";

interface Props {
  booking: Booking;
  /** Why the date of the address is not shown; "" when it is, or when there is none. */
  ignoredDate: string;
  first: IsoDate;
}

/**
 * Before a day is chosen: who is coming, what that costs, and what to do next. A group that is not booked here asks for a day
 * with the contact form.
 */
export function NoDay({ booking, ignoredDate, first }: Props) {
  const { tour, rules } = booking;
  const { party, paying } = useBookingParty(booking);
  const isLarge = paying !== null && isGroup(paying, rules);
  return (
    <section className="chosen-day no-day">
      <form
        action={`${CONTACT_PATH}#write`}
        method="get"
        className="booking-form on-request"
        onSubmit={(event) => {
          if (!isLarge) event.preventDefault();
        }}
      >
        <h3>{isLarge ? <span key="large">Ask for your group</span> : <span key="day">Choose a date</span>}</h3>
        {ignoredDate === "" ? null : <p className="calendar-note">{ignoredDate}</p>}
        {isLarge ? (
          <p id={PARTY_PROBLEM}>
            A group of this size is not booked here. Tell us the day: we answer with a price and what is possible.
          </p>
        ) : (
          <p>Pick a date to see seats.</p>
        )}
        <PartyFields booking={booking} date={null} mostSeats={null} />
        {isLarge ? (
          <>
            <input type="hidden" name="tour" value={tour} />
            <label>
              Day you would like
              <input type="date" name="date" min={first} />
            </label>
            <button type="submit" className="button">
              Ask us
            </button>
          </>
        ) : paying === null || party === null ? null : isTooYoung(party, rules) ? (
          <TooYoung booking={booking} date={null} />
        ) : (
          <PriceParts prices={booking.prices} party={paying} rules={rules} deposit={booking.deposit} isFrom />
        )}
      </form>
    </section>
  );
}
