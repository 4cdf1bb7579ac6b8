import { Suspense } from "react";
import { Await } from "react-router";
import { useFormat } from "#app/components/use-tenant.ts";
import { type IsoDate, type IsoMonth, monthOf, monthTitle } from "#app/domain/calendar/dates.ts";
import type { DayOffer } from "#app/domain/calendar/month-offers.ts";

/** What the calendar shows of a month. */
export interface MonthOnSale {
  month: IsoMonth;
  /** null: they could not be loaded. */
  days: DayOffer[] | null;
  /** `fewSeats` of the month. */
  few: Readonly<Record<IsoDate, number>>;
  /** The next open dates, with seats for the party that the address asks for: of this month, or from today on when the calendar opens before they are over. */
  soonest: IsoDate[];
  /** The next date on sale in another month, if this one has none. */
  next: IsoDate | null;
  /** True if no month was requested and this is the first one on sale. */
  isNextOnSale: boolean;
  /** The tour has no dates from today on, sold out or not: people ask for one. */
  isOnRequest: boolean;
}

/** Query of the tour's page with another month or date. */
export function calendarQuery(keep: Record<string, string>, month: IsoMonth, date: IsoDate | null): string {
  return `?${new URLSearchParams({ ...keep, month, ...(date === null ? {} : { date }) }).toString()}`;
}

interface NextDatesProps {
  today: IsoDate;
  /** Those who are coming: dates with fewer seats are left out. */
  people: number;
  /** Streamed when slow; never rejects. */
  onSale: Promise<MonthOnSale>;
  /** Other parameters of the page's query, for the links. */
  keep: Record<string, string>;
}

/** The next open dates, below the price; each leads to the calendar. */
export function NextDates({ onSale, today, people, keep }: NextDatesProps) {
  const { shortDate } = useFormat();
  const datesOf = ({ soonest }: MonthOnSale) => {
    const [first] = soonest;
    if (first === undefined) return null;
    const month = monthOf(first);
    return (
      <>
        <h3 className="next-dates-title">
          {`${month === monthOf(today) ? "Next dates" : `Dates in ${monthTitle(month)}`} for ${people === 1 ? "one" : people}`}
        </h3>
        <ul role="list" className="next-dates">
          {soonest.map((day) => (
            <li key={day}>
              <a href={`${calendarQuery(keep, monthOf(day), day)}#calendar`} rel="nofollow">
                {shortDate(day).replace(", ", "\n")}
              </a>
            </li>
          ))}
        </ul>
      </>
    );
  };
  return (
    <Suspense fallback={<div className="next-dates-waiting" />}>
      <Await resolve={onSale}>{datesOf}</Await>
    </Suspense>
  );
}
