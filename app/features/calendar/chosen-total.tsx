import { type IsoDate, shortDate } from "#app/domain/calendar/dates.ts";
import { cancellationText } from "#app/domain/tour/cancellation.ts";
import { departureTime, leavesAt } from "#app/domain/tour/departures.ts";
import type { Departure } from "#app/domain/tour/detail.ts";
import { chosenDeparture, hasSeatsFor, type Party, partySize, partyText, partyTotal } from "#app/domain/tour/party.ts";
import { dollars } from "#app/domain/tour/text.ts";
import { BOOKING_FORM, type Choice, type FreeCancellation } from "./departures.tsx";
import { useParty } from "./party-store.ts";

interface Props extends Pick<Choice, "wanted">, FreeCancellation {
  date: IsoDate;
  departures: readonly Departure[] | null;
  asked: Party | null;
  /** In the bar of phones, which leads to the booking panel. */
  isInBar: boolean;
}

/** Beside the page: time, party and total of the departure chosen in the booking panel, and the same button. */
export function ChosenTotal({ date, departures, asked, wanted, freeHours, now, isInBar }: Props) {
  const party = useParty(asked);
  const chosen = chosenDeparture(departures ?? [], party, wanted);
  const total = chosen && hasSeatsFor(chosen, partySize(party)) ? partyTotal(chosen, party) : null;
  const people = partyText(party);
  if (isInBar) {
    return (
      <p className="tour-price">
        {total === null ? null : <strong>{dollars(total)} · </strong>}
        {people}
        <span>{shortDate(date)}</span>
      </p>
    );
  }
  if (chosen === undefined || total === null) return null;
  return (
    <>
      <p className="tour-price">
        {departureTime(date, chosen)}, {people}
        <br />
        <strong>{dollars(total)}</strong> total
      </p>
      <button type="submit" form={BOOKING_FORM} className="button">
        Book
      </button>
      {freeHours ? <p className="note-line">{cancellationText(leavesAt(date, chosen), freeHours, now)}</p> : null}
    </>
  );
}

/** As high as `ChosenTotal`. */
export function ChosenTotalWaiting() {
  return (
    <p className="tour-price">
      Loading departures…
      <br />
      <strong>&nbsp;</strong>
    </p>
  );
}
