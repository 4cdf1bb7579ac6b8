import { useFormat } from "#app/components/use-tenant.ts";
import { type IsoDate } from "#app/domain/calendar/dates.ts";
import { hasOpenRoom, partyPriceParts, partyProblem, totalOf } from "#app/domain/tour/booking-rules.ts";
import { departureTime } from "#app/domain/tour/departures.ts";
import type { Departure } from "#app/domain/tour/detail.ts";
import { chosenDeparture, partySize, partyText } from "#app/domain/tour/party.ts";
import { type Booking, useBookingParty } from "./booking-party.ts";
import { BOOKING_FORM } from "./departure-list.tsx";
import { CancellationLine } from "./price-parts.tsx";

interface Props {
  booking: Booking;
  date: IsoDate;
  departures: readonly Departure[] | null;
  /** In the bar of phones, which leads to the booking panel. */
  isInBar: boolean;
}

const NEXT_STEPS: Readonly<Record<string, string>> = {
  group: "Ask us",
  "no-age": "Continue",
  "too-young": "Other tours",
};

/** Beside the page: time, party and total of the departure chosen in the booking panel, and the same button. */
export function ChosenTotal({ booking, date, departures, isInBar }: Props) {
  const { rules, wanted } = booking;
  const { party, paying } = useBookingParty(booking);
  const format = useFormat();
  const chosen = chosenDeparture(departures ?? [], party === null ? 1 : partySize(party), wanted);
  const problem = chosen === undefined ? "sold-out" : partyProblem(chosen, party, rules);
  const isBookable = chosen !== undefined && paying !== null && problem === null;
  const total = isBookable ? totalOf(partyPriceParts(format, chosen, paying, rules)) : null;
  if (isInBar) {
    const next = problem === null ? "Book" : (NEXT_STEPS[problem] ?? "Other dates");
    return (
      <>
        <p className="tour-price">
          {total === null ? null : <strong>{`${format.money(total)} · `}</strong>}
          <span className="inline">{party === null ? "Who is coming?" : partyText(party)}</span>
          <span>{format.shortDate(date)}</span>
        </p>
        <a href="#calendar" className="button">
          {next}
        </a>
      </>
    );
  }
  if (!isBookable || party === null) return null;
  return (
    <>
      <p className="tour-price">
        <span className="inline">{`${departureTime(format, date, chosen)}, ${partyText(party)}`}</span>
        <br />
        {total === null ? (
          <span>The next page shows the price.</span>
        ) : (
          <span className="inline">
            {hasOpenRoom(paying, rules) ? "from " : null}
            <strong>{format.money(total)}</strong> total
          </span>
        )}
      </p>
      <CancellationLine {...booking} date={date} departure={chosen} />
      <button type="submit" form={BOOKING_FORM} className="button">
        Book
      </button>
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
