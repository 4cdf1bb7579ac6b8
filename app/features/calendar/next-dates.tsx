import { Suspense } from "react";
import { Await } from "react-router";
import { useFormat } from "#app/components/use-tenant.ts";
import { type IsoDate, monthOf, monthTitle } from "#app/domain/calendar/dates.ts";
import { calendarQuery } from "./booking-calendar.tsx";
import type { MonthOnSale } from "./month-on-sale.ts";

interface NextDatesProps {
  today: IsoDate;
  /** Those who are coming: dates with fewer seats are left out. */
  people: number;
  /** Streamed when slow; never rejects. */
  onSale: Promise<MonthOnSale>;
  /** Other parameters of the page's query, for the links. */
  keep: Record<string, string>;
}

function NextDatesList({
  onSale: { soonest },
  today,
  people,
  keep,
}: Omit<NextDatesProps, "onSale"> & { onSale: MonthOnSale }) {
  const { shortDate } = useFormat();
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
}

/** The next open dates, below the price; each leads to the calendar. */
export function NextDates({ onSale, ...rest }: NextDatesProps) {
  return (
    <Suspense fallback={<div className="next-dates-waiting" />}>
      <Await resolve={onSale}>{(value) => <NextDatesList {...rest} onSale={value} />}</Await>
    </Suspense>
  );
}
