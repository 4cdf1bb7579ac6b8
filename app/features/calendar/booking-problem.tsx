import { useFormat } from "#app/components/use-tenant.ts";
import type { IsoDate } from "#app/domain/calendar/dates.ts";
import type { PartyProblem } from "#app/domain/tour/booking-rules.ts";
import { departureTime } from "#app/domain/tour/departures.ts";
import type { Departure } from "#app/domain/tour/detail.ts";
import { hasSeatsFor } from "#app/domain/tour/party.ts";
import { plural, seatsText } from "#app/domain/tour/text.ts";
import type { Booking } from "./booking-party.ts";
import { type Alternatives, OtherDays, OtherTours } from "./other-days.tsx";
import { PARTY_PROBLEM } from "./party-fields.tsx";

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
      return (
        <output key={problem} className="booking-problem" id={PARTY_PROBLEM}>
          <span>A group of this size is not booked here. Ask us: we answer with a price and what is possible.</span>
        </output>
      );
    case "no-age":
      return (
        <output key={problem} className="booking-problem" id={PARTY_PROBLEM}>
          <span>Please choose the age of each child.</span>
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
              {[
                departureTime(format, date, departure),
                departure.remaining === null ? "" : seatsText(departure.remaining),
              ]
                .filter((text) => text !== "")
                .join(", ")}
            </button>
          ))}
          <OtherDays {...day} people={people} isSoldOut />
        </>
      );
    }
  }
}
