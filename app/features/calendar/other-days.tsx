import { Suspense } from "react";
import { Await } from "react-router";
import { useFormat, useTenant } from "#app/components/use-tenant.ts";
import { type IsoDate } from "#app/domain/calendar/dates.ts";
import { requestHref } from "#app/domain/forms/contact-request.ts";
import { type DaysOnSale, nextDaysFor } from "#app/domain/tour/date-search.ts";
import { partyQuery } from "#app/domain/tour/party.ts";
import { plural } from "#app/domain/tour/text.ts";
import { type Booking, useBookingParty } from "./booking-party.ts";

const COUNT = 3;

/** Other places to look when a day cannot be booked. Days may stream in later; null: unknown. */
export interface Alternatives {
  daysOnSale: Promise<DaysOnSale | null>;
  hrefOf: (date: IsoDate) => string;
}

interface Props extends Alternatives {
  booking: Pick<Booking, "tour" | "place" | "contact" | "asked" | "rules">;
  /** After which to look. */
  date: IsoDate;
  people: number;
  /** False where other days do not help, either. */
  hasDays?: boolean;
  /** True if seats of the day may become free. */
  isSoldOut?: boolean;
}

interface DaysProps extends Pick<Props, "date" | "people" | "hrefOf"> {
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
export function OtherTours({ booking, date }: Pick<Props, "booking"> & { date: IsoDate | null }) {
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

function WaitingList({ booking, date }: Pick<Props, "booking" | "date">) {
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
export function OtherDays({ hasDays = true, isSoldOut = false, booking, date, people, daysOnSale, hrefOf }: Props) {
  return (
    <div className="other-days">
      {hasDays ? (
        <Suspense fallback={null}>
          <Await resolve={daysOnSale}>
            {(days) => (days === null ? null : <Days date={date} people={people} daysOnSale={days} hrefOf={hrefOf} />)}
          </Await>
        </Suspense>
      ) : null}
      {isSoldOut ? <WaitingList booking={booking} date={date} /> : null}
      <OtherTours booking={booking} date={date} />
    </div>
  );
}
