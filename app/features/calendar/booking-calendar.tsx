/** Calendar of a tour. Month and date are in the query, so it works without JavaScript and can be shared. */

import { Suspense, useEffect, useId, useRef, useState } from "react";
import { Await, useLocation, useNavigation } from "react-router";
import { countStep } from "#app/components/funnel.ts";
import { useIsHydrated } from "#app/components/server-value.ts";
import {
  addMonths,
  dayTitle,
  dayTitleWithYear,
  type IsoDate,
  type IsoMonth,
  monthOf,
  monthTitle,
} from "#app/domain/calendar/dates.ts";
import { commonPrice, type DayOffer, firstOpenDay } from "#app/domain/calendar/month-offers.ts";
import type { Departure } from "#app/domain/tour/detail.ts";
import { type Party, partySize } from "#app/domain/tour/party.ts";
import { dollars } from "#app/domain/tour/text.ts";
import { type Choice, Departures, type FreeCancellation } from "./departures.tsx";
import { Loading } from "./loading.tsx";
import { MonthGrid } from "./month-grid.tsx";
import { MonthStep } from "./month-step.tsx";
import { NoDay } from "./no-day.tsx";
import { OnRequest } from "./on-request.tsx";
import { useAskedParty, useParty } from "./party-store.ts";

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

interface Props extends FreeCancellation, Choice {
  tour: number;
  /** Of its times: `Kanab time`. */
  clock: string;
  today: IsoDate;
  first: IsoMonth;
  last: IsoMonth;
  date: IsoDate | null;
  /** Why the date of the address is not shown; "" when it is, or when there is none. */
  ignoredDate: string;
  /** Streamed when slow; never rejects, like `departures`. */
  onSale: Promise<MonthOnSale>;
  departures: Promise<Departure[] | null>;
  /** Party that the page's address asks for. */
  asked: Party | null;
  /** Other parameters of the page's query, for the links. */
  keep: Record<string, string>;
  /** Shown when dates cannot be loaded. */
  contact: React.ReactNode;
  /** What is to be known about all dates. */
  children: React.ReactNode;
}

type MonthProps = Omit<
  Props,
  "onSale" | "departures" | "tour" | "clock" | "children" | "ignoredDate" | keyof FreeCancellation | keyof Choice
> & {
  onSale: MonthOnSale;
  hrefOf: (month: IsoMonth, date: IsoDate | null) => string;
};

function Month({ onSale, today, first, last, date, asked, contact, hrefOf }: MonthProps) {
  const { month, days, few, soonest, next, isNextOnSale } = onSale;
  const { party } = useParty(asked);
  const titleId = useId();
  const { pathname, search } = useLocation();
  const isEmpty = days !== null && firstOpenDay(month, days, today) === null;
  const price = days && commonPrice(days);
  const hasPrices = days?.some((offer) => typeof offer === "number");
  const soonestMonth = monthOf(soonest[0] ?? month);
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
            <strong>Dates cannot be loaded right now.</strong> {contact}
          </output>
          <p>
            <a href={`${pathname}${search}`} className="button button-quiet">
              Try again
            </a>
          </p>
        </div>
      ) : (
        <MonthGrid
          {...{ month, today, first, last, days, few, hrefOf }}
          people={party === null ? 1 : partySize(party)}
          selected={date}
          labelId={titleId}
        />
      )}
      {isEmpty ? (
        <output className="calendar-note">
          <span>{`Nothing to book in ${monthTitle(month)}.`}</span>
          {next === null ? null : (
            <a href={hrefOf(monthOf(next), next)} data-stay="replace" rel="nofollow">
              {`Next departure: ${dayTitleWithYear(next)}`}
            </a>
          )}
        </output>
      ) : days === null ? null : (
        <p className="calendar-hint">
          {soonestMonth < month ? (
            <span>
              Sooner dates are in{" "}
              <a href={hrefOf(soonestMonth, date)} data-stay="replace" rel="nofollow">
                {monthTitle(soonestMonth)}
              </a>
              .{" "}
            </span>
          ) : null}
          {isNextOnSale ? <span>{`The next departures are in ${monthTitle(month)}. `}</span> : null}
          {hasPrices ? (
            <span>{price === null ? "Prices are for one adult." : `${dollars(price)} per adult on every date.`}</span>
          ) : null}
          {days.includes("sold-out") ? <span> Days struck through are sold out.</span> : null}
        </p>
      )}
    </>
  );
}

/** Departures of the chosen day; scrolled into view when the choice changes, not on page load. */
function ChosenDay({
  date,
  loadedWith,
  ...rest
}: FreeCancellation &
  Choice & {
    tour: number;
    clock: string;
    date: IsoDate;
    /** The day that was chosen when the page loaded. */
    loadedWith: IsoDate | null;
    departures: readonly Departure[] | null;
    asked: Party | null;
  }) {
  const box = useRef<HTMLElement>(null);
  const shown = useRef(loadedWith);
  useEffect(() => {
    if (shown.current === date) return;
    shown.current = date;
    box.current?.scrollIntoView({ block: "nearest" });
  }, [date]);
  return (
    <section ref={box} className="chosen-day" aria-live="polite">
      <h3>{dayTitle(date)}</h3>
      <Departures date={date} {...rest} />
    </section>
  );
}

/** Query of the tour's page with another month or date. */
export function calendarQuery(keep: Record<string, string>, month: IsoMonth, date: IsoDate | null): string {
  return `?${new URLSearchParams({ ...keep, month, ...(date === null ? {} : { date }) }).toString()}`;
}

export function BookingCalendar({
  tour,
  clock,
  onSale,
  departures,
  keep,
  asked,
  ignoredDate,
  freeHours,
  now,
  wanted,
  onWant,
  children,
  ...rest
}: Props) {
  const { pathname } = useLocation();
  const { date } = rest;
  const [loadedWith] = useState(date);
  useAskedParty(asked);
  useEffect(() => {
    if (date !== null) countStep("date-chosen", tour);
  }, [date, tour]);
  const navigation = useNavigation();
  const isLoading = navigation.state === "loading" && navigation.location.pathname === pathname;
  // Only document loads need the fragment; the router would scroll to it.
  const fragment = useIsHydrated() ? "" : "#calendar";
  const hrefOf = (month: IsoMonth, date: IsoDate | null) => calendarQuery(keep, month, date) + fragment;
  const day =
    date === null ? (
      <NoDay {...{ asked, tour, ignoredDate }} />
    ) : (
      <Suspense
        fallback={
          <div className="calendar-hint">
            <Loading what="departures" />
          </div>
        }
      >
        <Await resolve={departures}>
          {(list) => (
            <ChosenDay
              departures={list}
              {...{ tour, clock, date, loadedWith, asked, freeHours, now, wanted, onWant }}
            />
          )}
        </Await>
      </Suspense>
    );
  return (
    <div className="calendar" aria-busy={isLoading}>
      <div className="calendar-month">
        <Suspense
          fallback={
            <div className="calendar-waiting">
              <Loading what="dates" />
            </div>
          }
        >
          <Await resolve={onSale}>
            {(value) =>
              value.isOnRequest ? (
                <OnRequest {...{ tour, date, asked }} first={rest.today} />
              ) : (
                <Month {...rest} {...{ asked, keep, hrefOf }} onSale={value} />
              )
            }
          </Await>
        </Suspense>
      </div>
      <Suspense fallback={day}>
        <Await resolve={onSale}>
          {({ isOnRequest }) =>
            isOnRequest ? (
              // The last departures may just have left.
              <Await resolve={departures}>{(list) => (list === null || list.length === 0 ? null : day)}</Await>
            ) : (
              day
            )
          }
        </Await>
      </Suspense>
      <div className="calendar-notes">{children}</div>
    </div>
  );
}
