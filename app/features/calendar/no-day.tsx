import type { IsoDate } from "#app/domain/calendar/dates.ts";
import { CONTACT_PATH } from "#app/domain/forms/contact.ts";
import { isGroup, isTooYoung } from "#app/domain/tour/booking-rules.ts";
import { type Booking, useBookingParty } from "./booking-party.ts";
import { TooYoung } from "./booking-problem.tsx";
import { PARTY_PROBLEM, PartyFields } from "./party-fields.tsx";
import { PriceParts } from "./price-parts.tsx";

interface DayProps {
  booking: Booking;
  /** What the page's address asks for. */
  date?: IsoDate | null;
  /** The first day that can be asked for. */
  first: IsoDate;
}

/** What the contact form then says: the tour and the day. */
function AskedDay({ booking, date = null, first }: DayProps) {
  return (
    <>
      <input type="hidden" name="tour" value={booking.tour} />
      <label>
        Day you would like
        <input type="date" name="date" min={first} defaultValue={date ?? ""} />
      </label>
    </>
  );
}

/** In place of the calendar of a tour without dates: leads to the contact form, which then has tour, day and party. */
export function OnRequest({ booking, date = null, first }: DayProps) {
  return (
    <form action={`${CONTACT_PATH}#write`} method="get" className="booking-form on-request">
      <h3>On request</h3>
      <p>
        No dates of this tour are on sale. Tell us when you would like to come, and we answer with what is possible.
      </p>
      <AskedDay booking={booking} date={date} first={first} />
      <PartyFields booking={booking} date={date} mostSeats={null} />
      <button type="submit" className="button">
        Ask for this tour
      </button>
      <p>{booking.contact}</p>
    </form>
  );
}

interface Props extends Omit<DayProps, "date"> {
  /** Why the date of the address is not shown; "" when it is, or when there is none. */
  ignoredDate: string;
}

/**
 * Before a day is chosen: who is coming, what that costs, and what to do next. A group that is not booked here asks for a day
 * with the contact form.
 */
export function NoDay({ booking, ignoredDate, first }: Props) {
  const { rules } = booking;
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
            <AskedDay booking={booking} first={first} />
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
