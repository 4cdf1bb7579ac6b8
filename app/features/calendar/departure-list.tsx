import { useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";
import { countStep } from "#app/components/funnel.ts";
import { chosenTours } from "#app/components/kept-tours.ts";
import { useIsHydrated } from "#app/components/server-value.ts";
import { TryAgain } from "#app/components/try-again.tsx";
import { useFormat } from "#app/components/use-tenant.ts";
import type { IsoDate } from "#app/domain/calendar/dates.ts";
import type { ChosenTour } from "#app/domain/cart/chosen-tour.ts";
import { CONTACT_PATH } from "#app/domain/forms/contact.ts";
import { hasOpenRoom, partyPriceParts, partyProblem, totalOf } from "#app/domain/tour/booking-rules.ts";
import { departureTime, freeUntil, leavesAt, nightText } from "#app/domain/tour/departures.ts";
import { calendarFileHref, type Departure } from "#app/domain/tour/detail.ts";
import { bookingHref, bookingWriting, chosenDeparture, partySize } from "#app/domain/tour/party.ts";
import { pricesText, seatsText } from "#app/domain/tour/text.ts";
import { type Booking, useBookingParty } from "./booking-party.ts";
import { BookingProblem, type DayProps, OtherDays } from "./booking-problem.tsx";
import { PARTY_PROBLEM, PartyFields } from "./party-fields.tsx";
import { BOOKING_FORM, CancellationLine, PickUp, PriceParts } from "./price-parts.tsx";

interface RowProps {
  booking: Booking;
  date: IsoDate;
  departure: Departure;
  isChosen: boolean;
  onChoose: () => void;
}

/** Which moment the time of a departure is: a tour may leave later than it picks up its guests. */
function momentOf({ time, stops }: Departure, { pickUps, clock }: Booking): string {
  const times = stops?.slice(0, 1).map((stop) => stop.time) ?? pickUps.times;
  return times === null || times.includes(time) ? [pickUps.name, clock].filter((text) => text).join(", ") : clock;
}

function DepartureRow({ booking, date, departure, isChosen, onChoose }: RowProps) {
  const { id, remaining, hasLeft, priceAdult, priceChild } = departure;
  const { rules } = booking;
  const isSoldOut = remaining === 0;
  const format = useFormat();
  // The operator may omit the price; the booking engine then shows it.
  const facts = [
    ...(priceAdult === null ? [] : [pricesText(format, priceAdult, priceChild, rules.pricePer)]),
    ...(remaining === null ? [] : [seatsText(remaining)]),
  ];
  return (
    <li className="departure" data-sold-out={isSoldOut ? "" : undefined}>
      <label className="departure-choice">
        <input type="radio" name="session" value={id} checked={isChosen} disabled={isSoldOut} onChange={onChoose} />
        <span>
          <span className="departure-time">{format.clockTime(departure.time)}</span>{" "}
          <span className="departure-facts">
            {[nightText(format, date, departure), momentOf(departure, booking)]
              .filter((text) => text !== "")
              .join("; ")}
          </span>
        </span>
        <span className="departure-facts">{hasLeft ? "Has left" : isSoldOut ? "Sold out" : facts.join(" · ")}</span>
      </label>
    </li>
  );
}

/** Keeps the choice on this device, for the cart. Renders nothing. */
function RememberChosen({ chosen }: { chosen: ChosenTour }) {
  const text = JSON.stringify(chosen);
  useEffect(() => {
    chosenTours.keep(JSON.parse(text) as ChosenTour);
  }, [text]);
  return null;
}

/**
 * Book, pressed while another day is being loaded, is meant for that day: the form is sent when its departures have come.
 *
 * @param isBookable of the day that is shown
 * @returns true for a form that is sent later
 */
function useBookLater(form: React.RefObject<HTMLFormElement | null>, date: IsoDate, isBookable: boolean) {
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  const next = state === "loading" && location.pathname === pathname ? new URLSearchParams(location.search) : null;
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (next !== null || wanted.current === null) return;
    if (wanted.current === date && isBookable) form.current?.requestSubmit();
    wanted.current = null;
  });
  return (event: React.SyntheticEvent): boolean => {
    if (next === null) return false;
    event.preventDefault();
    wanted.current = next.get("date");
    return true;
  };
}

/**
 * Departure, party and total: a GET form to the booking engine (app/features/navigation follows it as a link). For a group that
 * is not booked here, the same form leads to the contact form, which then has tour, day and party.
 */
function BookingForm({ departures, ...day }: DayProps & { departures: readonly Departure[] }) {
  const { booking, date } = day;
  const { tour, title, rules, wanted } = booking;
  const { party, paying } = useBookingParty(booking);
  const isHydrated = useIsHydrated();
  const format = useFormat();
  const people = party === null ? 1 : partySize(party);
  const chosen = chosenDeparture(departures, people, wanted);
  const problem = chosen === undefined ? null : partyProblem(chosen, party, rules);
  const form = useRef<HTMLFormElement>(null);
  const isForLater = useBookLater(form, date, chosen !== undefined && problem === null);
  const times = (
    <ul role="list" className="departures">
      {departures.map((departure) => (
        <DepartureRow
          key={departure.id}
          booking={booking}
          date={date}
          departure={departure}
          isChosen={departure.id === chosen?.id}
          onChoose={() => booking.onWant(departure.id)}
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
            : "This day is sold out."}
        </p>
        <OtherDays {...day} people={people} isSoldOut />
      </>
    );
  }
  const time = departureTime(format, date, chosen);
  const isGroup = problem === "group";
  const { stay, pickup, now } = booking;
  const free_until = freeUntil(leavesAt(date, chosen), booking, now);
  const handedOn = { stay, pickup, free_until };
  const departure = { tour, date, session: chosen.id };
  const seats = departures.map(({ remaining }) => remaining);
  return (
    <form
      ref={form}
      id={BOOKING_FORM}
      action={isGroup ? `${CONTACT_PATH}#write` : "/search"}
      method="get"
      className="booking-form"
      onSubmit={(event) => {
        if (isForLater(event) || isGroup) return;
        countStep("book", tour);
        const kept = chosenTours.current().find((chosen) => chosen.tour === tour);
        if (kept !== undefined) chosenTours.keep({ ...kept, isSent: true });
      }}
    >
      <input type="hidden" name="tour" value={tour} />
      <input type="hidden" name="date" value={date} />
      <fieldset className="departure-times">
        <legend className="visually-hidden">Departures</legend>
        {times}
      </fieldset>
      <PartyFields
        booking={booking}
        mostSeats={seats.includes(null) ? null : Math.max(...seats.map((each) => each ?? 0))}
      />
      {/* Behind the parameters that the specification names. */}
      {Object.entries({ ...bookingWriting(format), ...handedOn }).map(([name, value]) =>
        value && !(name === "pickup" && chosen.stops !== undefined) ? (
          <input key={name} type="hidden" name={name} value={value} />
        ) : null,
      )}
      {problem === null && paying !== null ? (
        <PriceParts prices={chosen} party={paying} rules={rules} deposit={booking.deposit} />
      ) : null}
      {problem === null && party !== null && paying !== null ? (
        <RememberChosen
          chosen={{
            ...departure,
            title,
            time,
            people,
            party,
            total: hasOpenRoom(paying, rules) ? null : totalOf(partyPriceParts(format, chosen, paying, rules)),
            currency: format.currency,
            book: bookingHref(format, departure, paying, handedOn),
          }}
        />
      ) : null}
      {problem === null ? null : (
        <BookingProblem {...day} departures={departures} chosen={chosen} problem={problem} people={people} />
      )}
      <PickUp key={chosen.id} stops={chosen.stops} wanted={pickup} />
      {problem !== null ? null : <CancellationLine booking={booking} date={date} departure={chosen} />}
      {/* Without JavaScript the fields are checked when the form is sent. */}
      <button
        key={isGroup ? "ask" : "book"}
        type="submit"
        className="button book-button"
        disabled={isHydrated && problem !== null && !isGroup}
        aria-describedby={problem === null ? undefined : PARTY_PROBLEM}
      >
        {isGroup ? (
          <span>{`Ask for ${people} people`}</span>
        ) : (
          <>
            Book
            <span className="visually-hidden">{` the ${time} departure on ${format.dayTitle(date)}`}</span>
          </>
        )}
      </button>
      <p className="departures-hint">
        Not sure yet?{" "}
        <a href={calendarFileHref(tour, date, chosen.id, pickup)} rel="nofollow">
          Add <span className="visually-hidden">{`the ${time} departure`}</span> to your calendar
        </a>
        .
      </p>
    </form>
  );
}

/** @param departures null: they could not be loaded */
export function Departures({ departures, ...day }: DayProps & { departures: readonly Departure[] | null }) {
  const { booking } = day;
  const { party } = useBookingParty(booking);
  const people = party === null ? 1 : partySize(party);
  if (departures === null) {
    return (
      <div className="calendar-note">
        <p>Departure times cannot be loaded right now.</p>
        <p>
          <TryAgain className="button button-quiet" />
        </p>
        <OtherDays {...day} people={people} hasDays={false} />
      </div>
    );
  }
  if (departures.length === 0) {
    return (
      <>
        <p className="calendar-note">There is no departure on this day.</p>
        <OtherDays {...day} people={people} />
      </>
    );
  }
  return <BookingForm {...day} departures={departures} />;
}
