import type { IsoDate } from "#app/domain/calendar/dates.ts";
import { CONTACT_PATH } from "#app/domain/forms/contact.ts";
import type { Party } from "#app/domain/tour/party.ts";
import { PartyFields } from "./party-fields.tsx";
import { rememberParty, useParty } from "./party-store.ts";

interface Props {
  tour: number;
  /** What the page's address asks for. */
  date: IsoDate | null;
  asked: Party | null;
  /** The first day that can be asked for. */
  first: IsoDate;
}

/** In place of the calendar of a tour without dates: leads to the contact form, which then has tour, day and party. */
export function OnRequest({ tour, date, asked, first }: Props) {
  const { text, party } = useParty(asked);
  return (
    <form action={`${CONTACT_PATH}#write`} method="get" className="booking-form on-request">
      <h3>On request</h3>
      <p>
        No dates of this tour are on sale. Tell us when you would like to come, and we answer with what is possible.
      </p>
      <input type="hidden" name="tour" value={tour} />
      <label>
        Day you would like
        <input type="date" name="date" min={first} defaultValue={date ?? ""} />
      </label>
      <PartyFields {...{ text, party, tour, date }} seats={null} mostSeats={null} onChange={rememberParty} />
      <button type="submit" className="button">
        Ask for this tour
      </button>
    </form>
  );
}
