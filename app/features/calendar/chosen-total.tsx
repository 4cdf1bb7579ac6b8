import { type IsoDate, shortDate } from "#app/domain/calendar/dates.ts";
import { cancellationText } from "#app/domain/tour/cancellation.ts";
import { departureTime, leavesAt } from "#app/domain/tour/departures.ts";
import type { Departure } from "#app/domain/tour/detail.ts";
import { canBook, chosenDeparture, type Party, partySize, partyText, partyTotal } from "#app/domain/tour/party.ts";
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
  const { party } = useParty(asked);
  const chosen = chosenDeparture(departures ?? [], party === null ? 1 : partySize(party), wanted);
  const isBookable = chosen !== undefined && canBook(chosen, party);
  const total = isBookable ? partyTotal(chosen, party) : null;
  if (isInBar) {
    return (
      <>
        <p className="tour-price">
          {total === null ? null : <strong>{`${dollars(total)} · `}</strong>}
          <span className="inline">{party === null ? "Who is coming?" : partyText(party)}</span>
          <span>{shortDate(date)}</span>
        </p>
        <a href="#calendar" className="button">
          {isBookable ? "Book" : "See why not"}
        </a>
      </>
    );
  }
  if (!isBookable) return null;
  return (
    <>
      <p className="tour-price">
        <span className="inline">{`${departureTime(date, chosen)}, ${partyText(party)}`}</span>
        <br />
        {total === null ? (
          <span>The next page shows the price.</span>
        ) : (
          <span className="inline">
            <strong>{dollars(total)}</strong> total
          </span>
        )}
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
