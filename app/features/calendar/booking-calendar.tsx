/** Calendar of a tour. Month and date are in the query, so it works without JavaScript and can be shared. */

import { Suspense, useEffect, useId, useRef } from "react";
import { Await, useLocation, useNavigation } from "react-router";
import { countStep } from "#app/components/funnel.ts";
import { Icon } from "#app/components/icon.tsx";
import { useIsHydrated } from "#app/components/server-value.ts";
import { addMonths, dayTitle, type IsoDate, type IsoMonth, monthOf, monthTitle } from "#app/domain/calendar/dates.ts";
import { type DayOffer, firstOpenDay } from "#app/domain/calendar/month-offers.ts";
import type { Departure } from "#app/domain/tour/detail.ts";
import { Departures } from "./departures.tsx";
import { MonthGrid } from "./month-grid.tsx";

export interface MonthOnSale {
  month: IsoMonth;
  /** null: they could not be loaded. */
  days: DayOffer[] | null;
  /** The next date on sale in another month, if this one has none. */
  next: IsoDate | null;
  /** True if no month was requested and this is the first one on sale. */
  isNextOnSale: boolean;
}

interface Props {
  tour: number;
  today: IsoDate;
  first: IsoMonth;
  last: IsoMonth;
  date: IsoDate | null;
  /** Streamed when slow; never rejects, like `departures`. */
  onSale: Promise<MonthOnSale>;
  departures: Promise<Departure[] | null>;
  /** Other parameters of the page's query, for the links. */
  keep: Record<string, string>;
  /** Shown when dates cannot be loaded. */
  contact: React.ReactNode;
}

function MonthStep({ to, month, icon }: { to: string; month: IsoMonth; icon: "previous" | "next" }) {
  return (
    <a href={to} data-stay="replace" rel="nofollow" className="month-step">
      <Icon name={icon} />
      <span className="visually-hidden">
        {icon === "previous" ? "Previous" : "Next"}, {monthTitle(month)}
      </span>
    </a>
  );
}

type MonthProps = Omit<Props, "onSale" | "departures" | "tour"> & {
  onSale: MonthOnSale;
  hrefOf: (month: IsoMonth, date: IsoDate | null) => string;
};

function Month({ onSale: { month, days, next, isNextOnSale }, today, first, last, date, contact, hrefOf }: MonthProps) {
  const titleId = useId();
  const { pathname, search } = useLocation();
  const isEmpty = days !== null && firstOpenDay(month, days, today) === null;
  return (
    <>
      <div className="month-head">
        {month > first ? (
          <MonthStep to={hrefOf(addMonths(month, -1), date)} month={addMonths(month, -1)} icon="previous" />
        ) : (
          <span className="month-step" />
        )}
        <h3 id={titleId} aria-live="polite" className="month-title">
          {monthTitle(month)}
        </h3>
        {month < last ? (
          <MonthStep to={hrefOf(addMonths(month, 1), date)} month={addMonths(month, 1)} icon="next" />
        ) : (
          <span className="month-step" />
        )}
      </div>
      {days === null ? (
        <div className="calendar-note">
          <output>
            <strong>Dates cannot be loaded just now.</strong> {contact}
          </output>
          <p>
            <a href={`${pathname}${search}`} className="button button-quiet">
              Try again
            </a>
          </p>
        </div>
      ) : (
        <MonthGrid {...{ month, today, first, last, days, hrefOf }} selected={date} labelId={titleId} />
      )}
      {isEmpty ? (
        <output className="calendar-note">
          <span>Nothing to book in {monthTitle(month)}.</span>
          {next === null ? null : (
            <a href={hrefOf(monthOf(next), next)} data-stay="replace" rel="nofollow">
              Next departure: {dayTitle(next)}, {next.slice(0, 4)}
            </a>
          )}
        </output>
      ) : days !== null && date === null ? (
        <p className="calendar-hint">
          {isNextOnSale ? `The next departures are in ${monthTitle(month)}. ` : ""}
          Choose a date to see departure times. Prices are for one adult.
        </p>
      ) : null}
    </>
  );
}

/** Departures of the chosen day; scrolled into view when the choice changes, not on page load. */
function ChosenDay({
  tour,
  date,
  departures,
}: {
  tour: number;
  date: IsoDate;
  departures: readonly Departure[] | null;
}) {
  const box = useRef<HTMLElement>(null);
  const shown = useRef(date);
  useEffect(() => {
    if (shown.current === date) return;
    shown.current = date;
    box.current?.scrollIntoView({ block: "nearest" });
  }, [date]);
  return (
    <section ref={box} className="chosen-day" aria-live="polite">
      <h3>{dayTitle(date)}</h3>
      <Departures tour={tour} date={date} departures={departures} />
    </section>
  );
}

export function BookingCalendar({ tour, onSale, departures, keep, ...rest }: Props) {
  const { pathname } = useLocation();
  const { date } = rest;
  useEffect(() => {
    if (date !== null) countStep("date-chosen", tour);
  }, [date, tour]);
  const navigation = useNavigation();
  const isLoading = navigation.state === "loading" && navigation.location.pathname === pathname;
  // Only document loads need the fragment; the router would scroll to it.
  const fragment = useIsHydrated() ? "" : "#calendar";
  const hrefOf = (month: IsoMonth, date: IsoDate | null) =>
    `?${new URLSearchParams({ ...keep, month, ...(date === null ? {} : { date }) }).toString()}${fragment}`;
  return (
    <div className="calendar" aria-busy={isLoading}>
      <Suspense fallback={<div className="calendar-waiting">Loading dates…</div>}>
        <Await resolve={onSale}>{(value) => <Month {...rest} keep={keep} onSale={value} hrefOf={hrefOf} />}</Await>
      </Suspense>
      {rest.date === null ? null : (
        <Suspense fallback={<p className="calendar-hint">Loading departures…</p>}>
          <Await resolve={departures}>
            {(list) => (rest.date === null ? null : <ChosenDay tour={tour} date={rest.date} departures={list} />)}
          </Await>
        </Suspense>
      )}
    </div>
  );
}
