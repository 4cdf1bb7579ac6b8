import type { IsoDate } from "#app/domain/calendar/dates.ts";
import { CONTACT_PATH } from "#app/domain/forms/contact.ts";
import type { Booking } from "./booking-party.ts";
import { PartyFields } from "./party-fields.tsx";

interface Props {
  booking: Booking;
  /** What the page's address asks for. */
  date: IsoDate | null;
  /** The first day that can be asked for. */
  first: IsoDate;
}

/** In place of the calendar of a tour without dates: leads to the contact form, which then has tour, day and party. */
export function OnRequest({ booking, date, first }: Props) {
  return (
    <form action={`${CONTACT_PATH}#write`} method="get" className="booking-form on-request">
      <h3>On request</h3>
      <p>
        No dates of this tour are on sale. Tell us when you would like to come, and we answer with what is possible.
      </p>
      <input type="hidden" name="tour" value={booking.tour} />
      <label>
        Day you would like
        <input type="date" name="date" min={first} defaultValue={date ?? ""} />
      </label>
      <PartyFields booking={booking} date={date} mostSeats={null} />
      <button type="submit" className="button">
        Ask for this tour
      </button>
      <p>{booking.contact}</p>
    </form>
  );
}
