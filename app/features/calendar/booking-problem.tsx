import { Suspense } from "react";
import { Await } from "react-router";
import { useFormat, useTenant } from "#app/components/use-tenant.ts";
import type { IsoDate } from "#app/domain/calendar/dates.ts";
import { requestHref } from "#app/domain/forms/contact-request.ts";
import type { PartyProblem } from "#app/domain/tour/booking-rules.ts";
import { type DaysOnSale, nextDaysFor } from "#app/domain/tour/date-search.ts";
import { departureTime } from "#app/domain/tour/departures.ts";
import type { Departure } from "#app/domain/tour/detail.ts";
import { hasSeatsFor, partyQuery } from "#app/domain/tour/party.ts";
import { plural, seatsText } from "#app/domain/tour/text.ts";
import { type Booking, useBookingParty } from "./booking-party.ts";
import { PARTY_PROBLEM } from "./party-fields.tsx";

const COUNT = 3;

/** Other places to look when a day cannot be booked. Days may stream in later; null: unknown. */
interface Alternatives {
  daysOnSale: Promise<DaysOnSale | null>;
  hrefOf: (date: IsoDate) => string;
}

interface OtherDaysProps extends Alternatives {
  booking: Pick<Booking, "tour" | "place" | "contact" | "asked" | "rules">;
  /** After which to look. */
  date: IsoDate;
  people: number;
  /** False where other days do not help, either. */
  hasDays?: boolean;
  /** True if seats of the day may become free. */
  isSoldOut?: boolean;
}

interface DaysProps extends Pick<OtherDaysProps, "date" | "people" | "hrefOf"> {
  daysOnSale: DaysOnSale;
}

function Days({ date, people, daysOnSale, hrefOf }: DaysProps) {
  const { shortDate } = useFormat();
  const days = nextDaysFor(people, date, daysOnSale, COUNT);
  if (days.length === 0) return <p>{`No later day on sale has ${plural(people, "seat")}.`}</p>;
  return (
    <>
      <p>{`Next days with ${plural(people, "seat")}:`}</p>
      <ul role="list" className="next-dates">
        {days.map((day) => (
          <li key={day}>
            <a href={hrefOf(day)} data-stay="" rel="nofollow">
              {shortDate(day).replace(", ", "\n")}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The tour list for the place, the day and the party, phone and text. @param date null: not chosen yet */
function OtherTours({ booking, date }: Pick<OtherDaysProps, "booking"> & { date: IsoDate | null }) {
  const { party } = useBookingParty(booking);
  const { shortDate } = useFormat();
  const { place, contact } = booking;
  const query = new URLSearchParams({
    ...(place === null ? {} : { destination: place.slug }),
    ...(date === null ? {} : { date }),
    ...(party === null ? {} : partyQuery(party)),
  });
  return (
    <>
      <p>
        <a href={`/our-tours?${query.toString()}`} rel="nofollow">
          {`Other tours${place === null ? "" : ` to ${place.title}`}${date === null ? "" : ` on ${shortDate(date)}`}`}
        </a>
      </p>
      <p>{contact}</p>
    </>
  );
}

function WaitingList({ booking, date }: Pick<OtherDaysProps, "booking" | "date">) {
  const { party } = useBookingParty(booking);
  if (!useTenant().waitingList) return null;
  return (
    <p>
      <a href={requestHref("waiting", { tour: booking.tour, date, party })} rel="nofollow">
        Join the waiting list
      </a>
    </p>
  );
}

/** In place of a dead end: the next days with seats for all, and other tours of that day. */
export function OtherDays({ hasDays = true, isSoldOut = false, daysOnSale, ...day }: OtherDaysProps) {
  return (
    <div className="other-days">
      {hasDays ? (
        <Suspense fallback={null}>
          <Await resolve={daysOnSale}>{(days) => (days === null ? null : <Days {...day} daysOnSale={days} />)}</Await>
        </Suspense>
      ) : null}
      {isSoldOut ? <WaitingList {...day} /> : null}
      <OtherTours {...day} />
    </div>
  );
}

/** The chosen day, and where else to look. */
export interface DayProps extends Alternatives {
  booking: Booking;
  date: IsoDate;
}

interface ProblemProps extends DayProps {
  departures: readonly Departure[];
  chosen: Departure;
  problem: PartyProblem;
  people: number;
}

/** Before a day is chosen, too. */
export function TooYoung({ booking, date }: { booking: Booking; date: IsoDate | null }) {
  return (
    <>
      <output className="booking-problem" id={PARTY_PROBLEM}>
        <strong>{`This tour is for ages ${booking.rules.minimumAge} and up.`}</strong>
      </output>
      <div className="other-days">
        <OtherTours booking={booking} date={date} />
      </div>
    </>
  );
}

/** Why the chosen departure cannot be booked, and what can. The party fields tell what is no party. */
export function BookingProblem({ departures, chosen, problem, people, ...day }: ProblemProps) {
  const { booking, date } = day;
  const format = useFormat();
  switch (problem) {
    case "no-party":
      return null;
    case "group":
    case "no-age":
      return (
        <output key={problem} className="booking-problem" id={PARTY_PROBLEM}>
          <span>
            {problem === "group"
              ? "A group of this size is not booked here. Ask us: we answer with a price and what is possible."
              : "Please choose the age of each child."}
          </span>
        </output>
      );
    case "too-young":
      return <TooYoung booking={booking} date={date} />;
    case "too-few-seats": {
      const fitting = departures.filter((departure) => departure !== chosen && hasSeatsFor(departure, people));
      return (
        <>
          <output key={problem} className="booking-problem" id={PARTY_PROBLEM}>
            <strong>{`Only ${plural(chosen.remaining ?? 0, "seat")} at ${departureTime(format, date, chosen)}.`}</strong>
          </output>
          {fitting.map((departure) => (
            <button
              key={departure.id}
              type="button"
              className="button button-quiet"
              onClick={() => booking.onWant(departure.id)}
            >
              {departureTime(format, date, departure)}
              {departure.remaining === null ? "" : `, ${seatsText(departure.remaining)}`}
            </button>
          ))}
          <OtherDays {...day} people={people} isSoldOut />
        </>
      );
    }
  }
}
