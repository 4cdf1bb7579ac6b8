import { Suspense } from "react";
import { Await } from "react-router";
import { type IsoDate, shortDate } from "#app/domain/calendar/dates.ts";
import { nextDaysFor } from "#app/domain/calendar/month-offers.ts";
import type { DatesAhead } from "#app/domain/tour/date-search.ts";
import { plural } from "#app/domain/tour/text.ts";
import type { Booking } from "./booking-party.ts";
import type { MonthOnSale } from "./month-on-sale.ts";

const COUNT = 3;

/** Where else to look when a day cannot be booked. All may stream in later; none rejects. */
export interface Alternatives {
  onSale: Promise<MonthOnSale>;
  ahead: Promise<DatesAhead>;
  hrefOf: (date: IsoDate) => string;
}

interface Props extends Alternatives {
  booking: Pick<Booking, "place" | "contact">;
  /** After which to look. */
  date: IsoDate;
  people: number;
  /** False where other days do not help, either. */
  hasDays?: boolean;
}

interface DaysProps extends Pick<Props, "date" | "people" | "hrefOf"> {
  onSale: MonthOnSale;
  ahead: DatesAhead;
}

function Days({ date, people, onSale, ahead, hrefOf }: DaysProps) {
  const days = nextDaysFor(people, date, onSale, ahead, COUNT);
  if (days.length === 0) return <p>{`No later day on sale has ${plural(people, "seat")}.`}</p>;
  return (
    <>
      <p>{`Next days with ${plural(people, "seat")}:`}</p>
      <ul role="list" className="next-dates">
        {days.map((day) => (
          <li key={day}>
            <a href={hrefOf(day)} data-stay="replace" rel="nofollow">
              {shortDate(day).replace(", ", "\n")}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The tour list for the place, the day and the party. */
function otherToursHref({ place }: Pick<Booking, "place">, date: IsoDate, people: number): string {
  const query = new URLSearchParams({
    ...(place === null ? {} : { destination: place.slug }),
    ...{ date, people: String(people) },
  });
  return `/our-tours?${query.toString()}`;
}

/** In place of a dead end: the next days with seats for all, other tours of that day, phone and text. */
export function OtherDays({ hasDays = true, booking, date, people, onSale, ahead, hrefOf }: Props) {
  return (
    <div className="other-days">
      {hasDays ? (
        <Suspense fallback={null}>
          <Await resolve={onSale}>
            {(month) => (
              <Await resolve={ahead}>
                {(later) => <Days {...{ date, people, hrefOf }} onSale={month} ahead={later} />}
              </Await>
            )}
          </Await>
        </Suspense>
      ) : null}
      <p>
        <a href={otherToursHref(booking, date, people)} rel="nofollow">
          {`Other tours${booking.place === null ? "" : ` to ${booking.place.title}`} on ${shortDate(date)}`}
        </a>
      </p>
      <p>{booking.contact}</p>
    </div>
  );
}
