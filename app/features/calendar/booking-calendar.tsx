/** Calendar of a tour. Month and date are in the query, so it works without JavaScript and can be shared. */

import { Suspense, useEffect, useId, useRef, useState } from "react";
import { Await, useLocation, useNavigation } from "react-router";
import { countStep } from "#app/components/funnel.ts";
import { useIsHydrated } from "#app/components/server-value.ts";
import { useFormat } from "#app/components/use-tenant.ts";
import { addMonths, type IsoDate, type IsoMonth, monthOf, monthTitle } from "#app/domain/calendar/dates.ts";
import { commonPrice, firstOpenDay } from "#app/domain/calendar/month-offers.ts";
import { seatsNeeded } from "#app/domain/tour/booking-rules.ts";
import type { DaysOnSale } from "#app/domain/tour/date-search.ts";
import type { Departure } from "#app/domain/tour/detail.ts";
import { isDefaultParty, partyQuery } from "#app/domain/tour/party.ts";
import type { Booking } from "./booking-party.ts";
import { Departures } from "./departure-list.tsx";
import { Loading } from "./loading.tsx";
import { MonthGrid } from "./month-grid.tsx";
import type { MonthOnSale } from "./month-on-sale.ts";
import { MonthStep } from "./month-step.tsx";
import { NoDay } from "./no-day.tsx";
import { OnRequest } from "./on-request.tsx";
import type { Alternatives } from "./other-days.tsx";
import { useParty, usePartyOfAddress } from "./party-store.ts";

interface Props {
  booking: Booking;
  today: IsoDate;
  first: IsoMonth;
  last: IsoMonth;
  date: IsoDate | null;
  /** Why the date of the address is not shown; "" when it is, or when there is none. */
  ignoredDate: string;
  /** Streamed when slow; never rejects, like `departures` and `daysOnSale`. */
  onSale: Promise<MonthOnSale>;
  departures: Promise<Departure[] | null>;
  daysOnSale: Promise<DaysOnSale | null>;
  /** Other parameters of the page's query, for the links. */
  keep: Record<string, string>;
  /** What is to be known about all dates. */
  children: React.ReactNode;
}

interface MonthProps extends Pick<Props, "booking" | "today" | "first" | "last" | "date"> {
  onSale: MonthOnSale;
  hrefOf: (month: IsoMonth, date: IsoDate | null) => string;
}

function Month({ booking: { asked, contact, rules }, onSale, today, first, last, date, hrefOf }: MonthProps) {
  const { month, days, few, soonest, next, isNextOnSale } = onSale;
  const { party } = useParty(asked);
  const format = useFormat();
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
          month={month}
          today={today}
          first={first}
          last={last}
          days={days}
          few={few}
          hrefOf={hrefOf}
          people={seatsNeeded(party, rules)}
          selected={date}
          labelId={titleId}
        />
      )}
      {isEmpty ? (
        <output className="calendar-note">
          <span>{`Nothing to book in ${monthTitle(month)}.`}</span>
          {next === null ? null : (
            <a href={hrefOf(monthOf(next), next)} data-stay="" rel="nofollow">
              {`Next departure: ${format.dayTitleWithYear(next)}`}
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
            <span>
              {price === null ? "Prices are for one adult." : `${format.money(price)} per adult on every date.`}
            </span>
          ) : null}
          {days.includes("sold-out") ? <span> Days struck through are sold out.</span> : null}
        </p>
      )}
    </>
  );
}

interface ChosenDayProps extends Alternatives {
  booking: Booking;
  date: IsoDate;
  /** The day that was chosen when the page loaded. */
  loadedWith: IsoDate | null;
  departures: readonly Departure[] | null;
}

/** Departures of the chosen day; scrolled into view when the choice changes, not on page load. */
function ChosenDay({ loadedWith, ...day }: ChosenDayProps) {
  const { dayTitle } = useFormat();
  const { date } = day;
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
      <Departures {...day} />
    </section>
  );
}

/** Query of the tour's page with another month or date. */
export function calendarQuery(keep: Record<string, string>, month: IsoMonth, date: IsoDate | null): string {
  return `?${new URLSearchParams({ ...keep, month, ...(date === null ? {} : { date }) }).toString()}`;
}

export function BookingCalendar(props: Props) {
  const { booking, onSale, departures, daysOnSale, keep, ignoredDate, today, first, last, date, children } = props;
  const { tour, asked, wanted } = booking;
  const { pathname } = useLocation();
  const [loadedWith] = useState(date);
  usePartyOfAddress();
  const { party } = useParty(asked);
  useEffect(() => {
    if (date !== null) countStep("date-chosen", tour);
  }, [date, tour]);
  const navigation = useNavigation();
  const isLoading = navigation.state === "loading" && navigation.location.pathname === pathname;
  const isHydrated = useIsHydrated();
  const hrefOf = (month: IsoMonth, to: IsoDate | null) => {
    const who = party === null || (asked === null && isDefaultParty(party)) ? {} : partyQuery(party);
    const session: Record<string, string> = wanted === null || to !== date ? {} : { session: wanted };
    // Only document loads need the fragment; the router would scroll to it.
    return calendarQuery({ ...keep, ...who, ...session }, month, to) + (isHydrated ? "" : "#calendar");
  };
  const alternatives = { daysOnSale, hrefOf: (day: IsoDate) => hrefOf(monthOf(day), day) };
  const day =
    date === null ? (
      <NoDay booking={booking} ignoredDate={ignoredDate} first={today} />
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
            <ChosenDay departures={list} booking={booking} date={date} loadedWith={loadedWith} {...alternatives} />
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
                <OnRequest booking={booking} date={date} first={today} />
              ) : (
                <Month
                  booking={booking}
                  today={today}
                  first={first}
                  last={last}
                  date={date}
                  hrefOf={hrefOf}
                  onSale={value}
                />
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
