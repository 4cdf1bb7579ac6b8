import { Suspense } from "react";
import { Await } from "react-router";
import { AppLink } from "#app/components/app-link.tsx";
import { useFormat, useTenant } from "#app/components/use-tenant.ts";
import type { IsoDate } from "#app/domain/calendar/dates.ts";
import { CONTACT_PATH } from "#app/domain/forms/contact.ts";
import { requestHref } from "#app/domain/forms/contact-request.ts";
import { isGroup, isTooYoung, type PartyProblem } from "#app/domain/tour/booking-rules.ts";
import { type DaysOnSale, nextDaysFor } from "#app/domain/tour/date-search.ts";
import { departureTime } from "#app/domain/tour/departures.ts";
import type { Departure } from "#app/domain/tour/detail.ts";
import { hasSeatsFor } from "#app/domain/tour/party.ts";
import { plural, seatsText } from "#app/domain/tour/text.ts";
import { type Booking, useBookingParty } from "./booking-party.ts";
import { DayLinks } from "./next-dates.tsx";
import { PARTY_PROBLEM, PartyFields } from "./party-fields.tsx";
import { PriceParts } from "./price-parts.tsx";

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

function Days({ days, people, hrefOf }: Pick<OtherDaysProps, "people" | "hrefOf"> & { days: readonly IsoDate[] }) {
  if (days.length === 0) return <p>{`No later day on sale has ${plural(people, "seat")}.`}</p>;
  return (
    <>
      <p>{`Next days with ${plural(people, "seat")}:`}</p>
      <DayLinks days={days} hrefOf={hrefOf} data-stay="" />
    </>
  );
}

/** The tour list for the place, the day and the party, phone and text. @param date null: not chosen yet */
function OtherTours({ booking, date }: Pick<OtherDaysProps, "booking"> & { date: IsoDate | null }) {
  const { shortDate } = useFormat();
  const { place, contact } = booking;
  return (
    <>
      <p>
        <AppLink
          href={`/our-tours${place === null ? "" : `?destination=${encodeURIComponent(place.slug)}`}`}
          rel="nofollow"
        >
          {`Other tours${place === null ? "" : ` to ${place.title}`}${date === null ? "" : ` on ${shortDate(date)}`}`}
        </AppLink>
      </p>
      <p>{contact}</p>
    </>
  );
}

function WaitingList({ booking }: Pick<OtherDaysProps, "booking">) {
  if (!useTenant().waitingList) return null;
  return (
    <p>
      <AppLink href={requestHref("waiting", booking.tour)} rel="nofollow">
        Join the waiting list
      </AppLink>
    </p>
  );
}

/** In place of a dead end: the next days with seats for all, and other tours of that day. */
export function OtherDays({ hasDays = true, isSoldOut = false, daysOnSale, ...day }: OtherDaysProps) {
  return (
    <div className="other-days">
      {hasDays ? (
        <Suspense fallback={null}>
          <Await resolve={daysOnSale}>
            {(sale) => sale && <Days {...day} days={nextDaysFor(day.people, day.date, sale)} />}
          </Await>
        </Suspense>
      ) : null}
      {isSoldOut ? <WaitingList booking={day.booking} /> : null}
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
function TooYoung({ booking, date }: { booking: Booking; date: IsoDate | null }) {
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

interface AskedDayProps {
  booking: Booking;
  /** What the page's address asks for. */
  date?: IsoDate | null;
  /** The first day that can be asked for. */
  first: IsoDate;
}

/** What the contact form then says: the tour and the day. */
function AskedDay({ booking, date = null, first }: AskedDayProps) {
  return (
    <>
      <input type="hidden" name="tour" value={booking.tour} />
      <label>
        Day you would like
        <input type="date" name="date" min={first} defaultValue={date ?? ""} />
      </label>
    </>
  );
}

/** In place of the calendar of a tour without dates: leads to the contact form, which then has tour, day and party. */
export function OnRequest({ booking, date = null, first }: AskedDayProps) {
  return (
    <form action={`${CONTACT_PATH}#write`} method="get" className="booking-form on-request">
      <h3>On request</h3>
      <p>
        No dates of this tour are on sale. Tell us when you would like to come, and we answer with what is possible.
      </p>
      <AskedDay booking={booking} date={date} first={first} />
      <PartyFields booking={booking} mostSeats={null} />
      <button type="submit" className="button">
        Ask for this tour
      </button>
      <p>{booking.contact}</p>
    </form>
  );
}

interface NoDayProps extends Omit<AskedDayProps, "date"> {
  /** Why the date of the address is not shown; "" when it is, or when there is none. */
  ignoredDate: string;
}

/**
 * Before a day is chosen: who is coming, what that costs, and what to do next. A group that is not booked here asks for a day
 * with the contact form.
 */
export function NoDay({ booking, ignoredDate, first }: NoDayProps) {
  const { rules } = booking;
  const { party, paying } = useBookingParty(booking);
  const isLarge = paying !== null && isGroup(paying, rules);
  return (
    <section className="chosen-day no-day">
      <form
        action={`${CONTACT_PATH}#write`}
        method="get"
        className="booking-form on-request"
        onSubmit={(event) => {
          if (!isLarge) event.preventDefault();
        }}
      >
        <h3>{isLarge ? <span key="large">Ask for your group</span> : <span key="day">Choose a date</span>}</h3>
        {ignoredDate === "" ? null : <p className="calendar-note">{ignoredDate}</p>}
        {isLarge ? (
          <p id={PARTY_PROBLEM}>
            A group of this size is not booked here. Tell us the day: we answer with a price and what is possible.
          </p>
        ) : (
          <p>Pick a date to see seats.</p>
        )}
        <PartyFields booking={booking} mostSeats={null} />
        {isLarge ? (
          <>
            <AskedDay booking={booking} first={first} />
            <button type="submit" className="button">
              Ask us
            </button>
          </>
        ) : paying === null || party === null ? null : isTooYoung(party, rules) ? (
          <TooYoung booking={booking} date={null} />
        ) : (
          <PriceParts prices={booking} party={paying} rules={rules} deposit={booking.deposit} isFrom />
        )}
      </form>
    </section>
  );
}
