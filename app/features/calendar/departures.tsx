import { useLocation } from "react-router";
import { countStep } from "#app/components/funnel.ts";
import { clockTime, dayTitle, type IsoDate } from "#app/domain/calendar/dates.ts";
import { cancellationText, type Now } from "#app/domain/tour/cancellation.ts";
import { departureTime, leavesAt, nightText } from "#app/domain/tour/departures.ts";
import { calendarFileHref, type Departure } from "#app/domain/tour/detail.ts";
import { chosenDeparture, hasSeatsFor, type Party, partySize, partyTotal, sumText } from "#app/domain/tour/party.ts";
import { dollars, pricesText, seatsText } from "#app/domain/tour/text.ts";
import { PartyFields } from "./party-fields.tsx";
import { rememberParty, useParty } from "./party-store.ts";

export const BOOKING_FORM = "book";

interface DayProps {
  tour: number;
  date: IsoDate;
}

/** Which departure of the chosen day the visitor asked for. */
export interface Choice {
  wanted: Departure["id"] | null;
  onWant: (id: Departure["id"]) => void;
}

export interface FreeCancellation {
  /** Before the departure; null: unknown. */
  freeHours: number | null;
  /** When the page was rendered. */
  now: Now;
}

interface RowProps {
  date: IsoDate;
  departure: Departure;
  isChosen: boolean;
  onChoose: () => void;
}

function DepartureRow({ date, departure, isChosen, onChoose }: RowProps) {
  const { id, remaining, hasLeft, priceAdult, priceChild } = departure;
  const isSoldOut = remaining === 0;
  // The operator may omit the price; the booking engine then shows it.
  const facts = [
    ...(priceAdult === null ? [] : [pricesText(priceAdult, priceChild)]),
    ...(remaining === null ? [] : [seatsText(remaining)]),
  ];
  return (
    <li className="departure" data-sold-out={isSoldOut ? "" : undefined}>
      <label className="departure-choice">
        <input type="radio" name="session" value={id} checked={isChosen} disabled={isSoldOut} onChange={onChoose} />
        <span>
          <span className="departure-time">{clockTime(departure.time)}</span>{" "}
          <span className="departure-facts">
            {[nightText(date, departure), "first pick-up, Las Vegas time"].filter((text) => text !== "").join("; ")}
          </span>
        </span>
        <span className="departure-facts">{hasLeft ? "Has left" : isSoldOut ? "Sold out" : facts.join(" · ")}</span>
      </label>
    </li>
  );
}

/** What it costs, or why this party cannot book this departure. */
function Total({ departure, party }: { departure: Departure; party: Party }) {
  const { remaining } = departure;
  const total = partyTotal(departure, party);
  if (!hasSeatsFor(departure, partySize(party))) {
    return (
      <output className="booking-total">
        <strong>{seatsText(remaining ?? 0)} at this time.</strong> Your party of {partySize(party)} won’t fit: please
        choose another departure or date, or fewer people.
      </output>
    );
  }
  return (
    <output className="booking-total">
      {total === null ? (
        "The next page shows the price."
      ) : (
        <>
          <span>{sumText(departure, party)}</span>
          <strong>Total {dollars(total)}</strong>
        </>
      )}
    </output>
  );
}

/** Departure, party and total; a GET form to the booking engine (app/features/navigation follows it as a link). */
function BookingForm({
  tour,
  date,
  departures,
  asked,
  freeHours,
  now,
  wanted,
  onWant,
}: DayProps & FreeCancellation & Choice & { departures: readonly Departure[]; asked: Party | null }) {
  const party = useParty(asked);
  const chosen = chosenDeparture(departures, party, wanted);
  const time = chosen && departureTime(date, chosen);
  const times = (
    <ul role="list" className="departures">
      {departures.map((departure) => (
        <DepartureRow
          key={departure.id}
          date={date}
          departure={departure}
          isChosen={departure.id === chosen?.id}
          onChoose={() => onWant(departure.id)}
        />
      ))}
    </ul>
  );
  if (chosen === undefined) {
    return (
      <>
        {times}
        <p className="calendar-note">
          {departures.some(({ hasLeft }) => hasLeft)
            ? "There is no departure left to book on this day."
            : "This day is sold out."}{" "}
          Please choose another date.
        </p>
      </>
    );
  }
  return (
    <form
      id={BOOKING_FORM}
      action="/search"
      method="get"
      className="booking-form"
      onSubmit={() => countStep("book", tour)}
    >
      <input type="hidden" name="tour" value={tour} />
      <input type="hidden" name="date" value={date} />
      <fieldset className="departure-times">
        <legend className="visually-hidden">Departures</legend>
        {times}
      </fieldset>
      <PartyFields
        party={party}
        seats={chosen.remaining}
        mostSeats={
          departures.some(({ remaining }) => remaining === null)
            ? null
            : Math.max(...departures.map(({ remaining }) => remaining ?? 0))
        }
        onChange={rememberParty}
      />
      <Total departure={chosen} party={party} />
      <button type="submit" className="button book-button">
        Book
        <span className="visually-hidden">
          {" "}
          the {time} departure on {dayTitle(date)}
        </span>
      </button>
      <p className="departures-hint">
        {freeHours ? `${cancellationText(leavesAt(date, chosen), freeHours, now)} ` : ""}
        Not sure yet?{" "}
        <a href={calendarFileHref(tour, date, chosen.id)} rel="nofollow">
          Add <span className="visually-hidden">the {time} departure</span> to your calendar
        </a>
        .
      </p>
    </form>
  );
}

export function Departures({
  departures,
  ...day
}: DayProps &
  FreeCancellation &
  Choice & {
    /** null: they could not be loaded. */
    departures: readonly Departure[] | null;
    /** Party that the page's address asks for. */
    asked: Party | null;
  }) {
  const { pathname, search } = useLocation();
  if (departures === null) {
    return (
      <div className="calendar-note">
        <p>Departure times cannot be loaded right now.</p>
        <p>
          <a href={`${pathname}${search}#calendar`} className="button button-quiet">
            Try again
          </a>
        </p>
      </div>
    );
  }
  if (departures.length === 0) {
    return <p className="calendar-note">There is no departure on this day anymore. Please choose another date.</p>;
  }
  return <BookingForm key={day.date} {...day} departures={departures} />;
}
