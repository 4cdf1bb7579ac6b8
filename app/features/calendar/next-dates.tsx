import { Suspense } from "react";
import { Await } from "react-router";
import { useFormat } from "#app/components/use-tenant.ts";
import { addDays, type IsoDate, type IsoMonth, monthOf, monthTitle } from "#app/domain/calendar/dates.ts";
import type { DayOffer } from "#app/domain/calendar/month-offers.ts";
import { isGroup, seatsNeeded } from "#app/domain/tour/booking-rules.ts";
import { type DaysOnSale, nextDaysFor } from "#app/domain/tour/date-search.ts";
import { isDefaultParty, partyQuery } from "#app/domain/tour/party.ts";
import { type Booking, useBookingParty } from "./booking-party.ts";

/** What the calendar shows of a month. */
export interface MonthOnSale {
  month: IsoMonth;
  /** null: they could not be loaded. */
  days: DayOffer[] | null;
  /** `fewSeats` of the month. */
  few: Readonly<Record<IsoDate, number>>;
  /** The next date on sale in another month, if this one has none. */
  next: IsoDate | null;
  /** True if no month was requested and this is the first one on sale. */
  isNextOnSale: boolean;
  /** The tour has no dates from today on, sold out or not: people ask for one. */
  isOnRequest: boolean;
}

/** Makes queries of the tour's page with another month or day, and with the party. @param keep other parameters of the page's query */
export function useCalendarQuery(booking: Pick<Booking, "asked" | "rules">, keep: Record<string, string>) {
  const { party } = useBookingParty(booking);
  const who = party === null || (booking.asked === null && isDefaultParty(party)) ? {} : partyQuery(party);
  return (month: IsoMonth, date: IsoDate | null, more: Record<string, string> = {}) =>
    `?${new URLSearchParams({ ...keep, ...who, ...more, month, ...(date === null ? {} : { date }) }).toString()}`;
}

interface DayLinksProps {
  days: readonly IsoDate[];
  hrefOf: (day: IsoDate) => string;
  /** Keeps the scroll position (app/features/navigation). */
  "data-stay"?: string;
}

export function DayLinks({ days, hrefOf, ...stay }: DayLinksProps) {
  const { shortDate } = useFormat();
  return (
    <ul role="list" className="next-dates">
      {days.map((day) => (
        <li key={day}>
          <a href={hrefOf(day)} {...stay} rel="nofollow">
            {shortDate(day).replace(", ", "\n")}
          </a>
        </li>
      ))}
    </ul>
  );
}

interface NextDatesProps {
  today: IsoDate;
  booking: Booking;
  /** Streamed when slow; never rejects. */
  daysOnSale: Promise<DaysOnSale | null>;
  /** Other parameters of the page's query, for the links. */
  keep: Record<string, string>;
}

/** The next dates with seats for the party, below the price; each leads to the calendar. */
export function NextDates({ daysOnSale, today, booking, keep }: NextDatesProps) {
  const { party } = useBookingParty(booking);
  const query = useCalendarQuery(booking, keep);
  const people = seatsNeeded(party, booking.rules);
  const datesOf = (sale: DaysOnSale | null) => {
    const days = sale === null ? [] : nextDaysFor(people, addDays(today, -1), sale);
    const [first] = days;
    if (first === undefined) return null;
    const month = monthOf(first);
    return (
      <>
        <h3 className="next-dates-title">
          {month === monthOf(today) ? "Next dates" : `Dates in ${monthTitle(month)}`}
          {party === null || isGroup(party, booking.rules) ? "" : ` for ${people === 1 ? "one" : people}`}
        </h3>
        <DayLinks days={days} hrefOf={(day) => `${query(monthOf(day), day)}#calendar`} />
      </>
    );
  };
  return (
    <Suspense fallback={<div className="next-dates-waiting" />}>
      <Await resolve={daysOnSale}>{datesOf}</Await>
    </Suspense>
  );
}
