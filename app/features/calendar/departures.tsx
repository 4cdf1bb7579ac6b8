import { useLocation } from "react-router";
import { countStep } from "#app/components/funnel.ts";
import { useIsHydrated } from "#app/components/server-value.ts";
import { clockTime, dayTitle, type IsoDate } from "#app/domain/calendar/dates.ts";
import { cancellationText, type Now } from "#app/domain/tour/cancellation.ts";
import { departureTime, leavesAt, nightText } from "#app/domain/tour/departures.ts";
import { calendarFileHref, type Departure } from "#app/domain/tour/detail.ts";
import {
  canBook,
  chosenDeparture,
  isTooLarge,
  type Party,
  partySize,
  partyTotal,
  sumText,
} from "#app/domain/tour/party.ts";
import { dollars, pricesText, seatsText } from "#app/domain/tour/text.ts";
import { PARTY_PROBLEM, PartyFields } from "./party-fields.tsx";
import { rememberParty, useParty } from "./party-store.ts";

export const BOOKING_FORM = "book";

interface DayProps {
  tour: number;
  date: IsoDate;
  /** Of its times: `Kanab time`. */
  clock: string;
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

interface RowProps extends Pick<DayProps, "date" | "clock"> {
  departure: Departure;
  isChosen: boolean;
  onChoose: () => void;
}

function DepartureRow({ date, departure, clock, isChosen, onChoose }: RowProps) {
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
            {[nightText(date, departure), `first pick-up, ${clock}`].filter((text) => text !== "").join("; ")}
          </span>
        </span>
        <span className="departure-facts">{hasLeft ? "Has left" : isSoldOut ? "Sold out" : facts.join(" · ")}</span>
      </label>
    </li>
  );
}

/** What it costs, or that this departure has too few seats; nothing while no departure could take the party. */
function Total({ departure, party }: { departure: Departure; party: Party | null }) {
  if (party === null || isTooLarge(party)) return null;
  if (!canBook(departure, party)) {
    return (
      <output key="seats" id={PARTY_PROBLEM} className="booking-total">
        <span>
          <strong>{`${seatsText(departure.remaining ?? 0)} at this time.`}</strong>{" "}
          <span>{`Your party of ${partySize(party)} won’t fit: please choose another departure or date, or fewer people.`}</span>
        </span>
      </output>
    );
  }
  const total = partyTotal(departure, party);
  return (
    <output key="total" className="booking-total">
      <span>{sumText(departure, party)}</span>
      <strong>{total === null ? "The next page shows the price." : `Total ${dollars(total)}`}</strong>
    </output>
  );
}

/** Departure, party and total; a GET form to the booking engine (app/features/navigation follows it as a link). */
function BookingForm({
  tour,
  date,
  clock,
  departures,
  asked,
  freeHours,
  now,
  wanted,
  onWant,
}: DayProps & FreeCancellation & Choice & { departures: readonly Departure[]; asked: Party | null }) {
  const { text, party } = useParty(asked);
  const isHydrated = useIsHydrated();
  const chosen = chosenDeparture(departures, party === null ? 1 : partySize(party), wanted);
  const time = chosen && departureTime(date, chosen);
  const times = (
    <ul role="list" className="departures">
      {departures.map((departure) => (
        <DepartureRow
          key={departure.id}
          date={date}
          departure={departure}
          clock={clock}
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
        {...{ text, party, tour, date }}
        seats={chosen.remaining}
        mostSeats={
          departures.some(({ remaining }) => remaining === null)
            ? null
            : Math.max(...departures.map(({ remaining }) => remaining ?? 0))
        }
        onChange={rememberParty}
      />
      <Total departure={chosen} party={party} />
      {/* Without JavaScript the fields are checked when the form is sent. */}
      <button
        type="submit"
        className="button book-button"
        disabled={isHydrated && !canBook(chosen, party)}
        aria-describedby={canBook(chosen, party) ? undefined : PARTY_PROBLEM}
      >
        Book
        <span className="visually-hidden">{` the ${time} departure on ${dayTitle(date)}`}</span>
      </button>
      <p className="departures-hint">
        {freeHours ? <span>{`${cancellationText(leavesAt(date, chosen), freeHours, now)} `}</span> : null}
        Not sure yet?{" "}
        <a href={calendarFileHref(tour, date, chosen.id)} rel="nofollow">
          Add <span className="visually-hidden">{`the ${time} departure`}</span> to your calendar
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
