import { clockTime, type IsoDate, shortDate } from "#app/domain/calendar/dates.ts";
import { cancellationText } from "#app/domain/tour/cancellation.ts";
import type { Departure } from "#app/domain/tour/detail.ts";
import { chosenDeparture, hasSeatsFor, type Party, partySize, partyText, partyTotal } from "#app/domain/tour/party.ts";
import { dollars } from "#app/domain/tour/text.ts";
import { BOOKING_FORM, type Choice, type FreeCancellation } from "./departures.tsx";
import { useParty } from "./party-store.ts";

interface ChosenProps extends Pick<Choice, "wanted"> {
  date: IsoDate;
  departures: readonly Departure[] | null;
  asked: Party | null;
}

/** null when there is nothing to book, or the operator gives no price. */
function useChosen({ departures, asked, wanted }: ChosenProps) {
  const party = useParty(asked);
  const chosen = chosenDeparture(departures ?? [], party, wanted);
  const total = chosen && hasSeatsFor(chosen, partySize(party)) ? partyTotal(chosen, party) : null;
  return chosen === undefined || total === null ? null : { time: chosen.time, people: partyText(party), total };
}

/** Beside the page: time, party and total of the departure chosen in the booking panel, and the same button. */
export function ChosenTotal({ freeHours, now, ...props }: ChosenProps & FreeCancellation) {
  const chosen = useChosen(props);
  if (chosen === null) return null;
  const { time, people, total } = chosen;
  return (
    <>
      <p className="tour-price">
        {clockTime(time)}, {people}
        <br />
        <strong>{dollars(total)}</strong> total
      </p>
      <button type="submit" form={BOOKING_FORM} className="button">
        Book
      </button>
      {freeHours ? <p className="note-line">{cancellationText({ date: props.date, time }, freeHours, now)}</p> : null}
    </>
  );
}

/** The same in the bar of phones, which leads to the booking panel. */
export function ChosenInBar(props: ChosenProps) {
  const chosen = useChosen(props);
  return (
    <p className="tour-price">
      {chosen === null ? null : (
        <>
          <strong>{dollars(chosen.total)}</strong> · {chosen.people}
        </>
      )}
      <span>{shortDate(props.date)}</span>
    </p>
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
