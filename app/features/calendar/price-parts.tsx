import { useFormat } from "#app/components/use-tenant.ts";
import type { IsoDate } from "#app/domain/calendar/dates.ts";
import {
  type BookingRules,
  hasOpenRoom,
  partyPriceParts,
  partyProblem,
  totalOf,
} from "#app/domain/tour/booking-rules.ts";
import { departureCancellationText, departureTime, leavesAt } from "#app/domain/tour/departures.ts";
import type { Departure } from "#app/domain/tour/detail.ts";
import { chosenDeparture, type Party, partySize, partyText } from "#app/domain/tour/party.ts";
import { type Booking, useBookingParty } from "./booking-party.ts";

/** Id of the form that books. */
export const BOOKING_FORM = "book";

interface CancellationProps {
  booking: Booking;
  date: IsoDate;
  departure: Departure;
}

/** Above the button that books: until when canceling is free, that it never is, or where the terms are. */
export function CancellationLine({ booking, date, departure }: CancellationProps) {
  const { freeCancellationHours: hours, refundable, hasTerms, now } = booking;
  const format = useFormat();
  if (refundable !== false && !hours && !hasTerms) return null;
  return (
    <p className="cancellation-line">
      {refundable === false ? (
        <strong>Not refundable</strong>
      ) : hours ? (
        departureCancellationText(format, leavesAt(date, departure), hours, now)
      ) : (
        <a href="#cancellation">Terms of cancellation</a>
      )}
    </p>
  );
}

/** The stop to be met at: of those of the departure, or the one for the visitor's hotel. */
export function PickUp({ stops, wanted }: { stops: Departure["stops"]; wanted: string }) {
  const { clockTime } = useFormat();
  if (stops !== undefined) {
    return (
      <label className="booking-select">
        Pick-up
        <select name="pickup" defaultValue={stops.some(({ name }) => name === wanted) ? wanted : ""}>
          {stops.length === 1 ? null : <option value="">Choose when you book</option>}
          {stops.map(({ name, time }) => (
            <option key={`${time} ${name}`} value={name}>{`${clockTime(time)} ${name}`}</option>
          ))}
        </select>
      </label>
    );
  }
  if (wanted === "") return null;
  return (
    <p className="calendar-hint pick-up-line">
      Your pick-up stop: <a href="#meeting-points">{wanted}</a>
    </p>
  );
}

interface Props {
  prices: Pick<Departure, "priceAdult" | "priceChild">;
  /** As it pays. */
  party: Party;
  rules: BookingRules;
  /** What is paid at booking; "" when the operator does not say. */
  deposit: string;
  /** Before a departure is chosen: others may cost more. */
  isFrom?: boolean;
}

/** What a party pays, part by part, and in all. */
export function PriceParts({ prices, party, rules, deposit, isFrom = false }: Props) {
  const format = useFormat();
  if (prices.priceAdult === null && isFrom) return null;
  const parts = partyPriceParts(format, prices, party, rules);
  const total = totalOf(parts);
  const isRoomOpen = hasOpenRoom(party, rules);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> may not hold a list
    <div role="status" className="booking-total">
      {prices.priceAdult === null ? null : (
        <ul role="list" className="price-parts">
          {parts.map(({ text, amount }) => (
            <li key={text}>
              <span>{text}</span> <span>{amount === null ? "on the next page" : format.money(amount)}</span>
            </li>
          ))}
        </ul>
      )}
      <strong>
        {total === null
          ? "The next page shows the price."
          : `Total ${isFrom || isRoomOpen ? "from " : ""}${format.money(total)}`}
      </strong>
      {isRoomOpen ? (
        <span>Two to a room: with a child, whether you need one more is confirmed when you book.</span>
      ) : null}
      {deposit === "" ? null : <span>{deposit}</span>}
    </div>
  );
}

interface ChosenProps {
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
export function ChosenTotal({ booking, date, departures, isInBar }: ChosenProps) {
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
      <CancellationLine booking={booking} date={date} departure={chosen} />
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
