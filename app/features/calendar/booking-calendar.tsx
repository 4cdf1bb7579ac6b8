import { Suspense, useEffect, useId, useRef, useState } from "react";
import { Await, useLocation, useNavigation } from "react-router";
import { countStep } from "#app/components/funnel.ts";
import { Icon } from "#app/components/icon.tsx";
import { useIsHydrated } from "#app/components/server-value.ts";
import { TryAgain } from "#app/components/try-again.tsx";
import { useFormat } from "#app/components/use-tenant.ts";
import {
  addMonths,
  type IsoDate,
  type IsoMonth,
  monthAbbreviation,
  monthOf,
  monthTitle,
} from "#app/domain/calendar/dates.ts";
import { commonPrice, openDays } from "#app/domain/calendar/month-offers.ts";
import { seatsNeeded } from "#app/domain/tour/booking-rules.ts";
import type { DaysOnSale } from "#app/domain/tour/date-search.ts";
import type { Departure } from "#app/domain/tour/detail.ts";
import { perText } from "#app/domain/tour/text.ts";
import { type Booking, useBookingParty, usePartyOfAddress } from "./booking-party.ts";
import { NoDay, OnRequest } from "./booking-problem.tsx";
import { Departures } from "./departure-list.tsx";
import { MonthGrid } from "./month-grid.tsx";
import { type MonthOnSale, useCalendarQuery } from "./next-dates.tsx";
import { onceReleased, Steady } from "./steady.tsx";

/** Streamed content replaces this by script; without one, a link takes its place. */
function Loading({ what, className }: { what: string; className: string }) {
  const { pathname, search } = useLocation();
  return (
    <div className={className}>
      <p>
        {`Loading ${what}…`}
        <noscript>
          {" "}
          This takes longer than usual. <a href={`${pathname}${search}#calendar`}>Try again</a>
        </noscript>
      </p>
    </div>
  );
}

function MonthStep({ to, month, by }: { to: string; month: IsoMonth; by: 1 | -1 }) {
  const isNext = by === 1;
  return (
    <a href={to} data-stay="" rel="nofollow" className="month-step">
      {isNext ? null : <Icon name="previous" />}
      <span aria-hidden="true">{monthAbbreviation(month)}</span>
      <span className="visually-hidden">{`${isNext ? "Next" : "Previous"}, ${monthTitle(month)}`}</span>
      {isNext ? <Icon name="next" /> : null}
    </a>
  );
}

/** What the page's loader says. */
interface CalendarData {
  today: IsoDate;
  firstMonth: IsoMonth;
  lastMonth: IsoMonth;
  date: IsoDate | null;
  /** Why the date of the address is not shown; "" when it is, or when there is none. */
  ignoredDate: string;
  /** Streamed when slow; never rejects, like `departures` and `daysOnSale`. */
  onSale: Promise<MonthOnSale>;
  departures: Promise<Departure[] | null>;
  daysOnSale: Promise<DaysOnSale | null>;
}

interface Props {
  data: CalendarData;
  booking: Booking;
  /** Other parameters of the page's query, for the links. */
  keep: Record<string, string>;
  /** What is to be known about all dates. */
  children: React.ReactNode;
}

interface MonthProps extends Pick<Props, "data" | "booking"> {
  onSale: MonthOnSale;
  /** That is loading, from which a step goes on. */
  coming: IsoMonth | null;
  hrefOf: (month: IsoMonth, date?: IsoDate) => string;
}

function Month({ data, booking, onSale, coming, hrefOf }: MonthProps) {
  const { contact, rules } = booking;
  const { today, firstMonth, lastMonth, date } = data;
  const { month, days, few, next, isNextOnSale } = onSale;
  const { party } = useBookingParty(booking);
  const format = useFormat();
  const titleId = useId();
  const isEmpty = days !== null && openDays(month, days, today).length === 0;
  const price = days && commonPrice(days);
  const hasPrices = days?.some((offer) => typeof offer === "number");
  const from = coming ?? month;
  const step = (by: 1 | -1) => <MonthStep to={hrefOf(addMonths(from, by))} month={addMonths(from, by)} by={by} />;
  return (
    <>
      <div className="month-head">
        {from > firstMonth ? step(-1) : <span className="month-step" />}
        <h3 id={titleId} aria-live="polite" className="month-title">
          {monthTitle(month)}
        </h3>
        {from < lastMonth ? step(1) : <span className="month-step" />}
      </div>
      {days === null ? (
        <div className="calendar-note">
          <output>
            <strong>Dates cannot be loaded right now.</strong> {contact}
          </output>
          <p>
            <TryAgain className="button button-quiet" />
          </p>
        </div>
      ) : (
        <MonthGrid
          month={month}
          today={today}
          first={firstMonth}
          last={lastMonth}
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
          {isNextOnSale ? <span>{`The next departures are in ${monthTitle(month)}. `}</span> : null}
          {hasPrices ? (
            <span>
              {price === null
                ? `Prices are ${perText(rules)}.`
                : `From ${format.money(price)} ${perText(rules)} on every date.`}
            </span>
          ) : null}
          {days.includes("sold-out") ? <span> Days struck through are sold out.</span> : null}
        </p>
      )}
    </>
  );
}

/**
 * True while this page is loading with another month or day. The box of a day that is being chosen is scrolled into view at
 * once, and not when it has come: by then something else may be under the finger.
 */
function useChoosing(date: IsoDate | null, box: React.RefObject<HTMLDivElement | null>) {
  const { pathname } = useLocation();
  const navigation = useNavigation();
  const isChoosing = navigation.state === "loading" && navigation.location.pathname === pathname;
  const query = isChoosing ? new URLSearchParams(navigation.location.search) : null;
  const chosen = query === null ? date : query.get("date");
  const shown = useRef(chosen);
  useEffect(() => {
    if (shown.current === chosen) return;
    shown.current = chosen;
    if (chosen !== null) box.current?.querySelector(".chosen-day")?.scrollIntoView({ block: "nearest" });
  }, [chosen, box]);
  return { isChoosing, chosen, coming: query?.get("month") ?? null };
}

/** Month and date are in the query, so that the calendar works without JavaScript and can be shared. */
export function BookingCalendar({ data, booking, keep, children }: Props) {
  const { onSale, departures, daysOnSale, ignoredDate, today, date } = data;
  const { tour, wanted } = booking;
  const { dayTitle } = useFormat();
  const box = useRef<HTMLDivElement>(null);
  const { isChoosing, chosen, coming } = useChoosing(date, box);
  const [loadedWith] = useState(departures);
  usePartyOfAddress();
  const query = useCalendarQuery(booking, keep);
  useEffect(() => {
    if (date !== null) countStep("date-chosen", tour);
  }, [date, tour]);
  const isHydrated = useIsHydrated();
  const hrefOf = (month: IsoMonth, to = chosen) => {
    const session: Record<string, string> = wanted === null || to !== date ? {} : { session: wanted };
    // Only document loads need the fragment; the router would scroll to it.
    return query(month, to, session) + (isHydrated ? "" : "#calendar");
  };
  const alternatives = { daysOnSale, hrefOf: (day: IsoDate) => hrefOf(monthOf(day), day) };
  // One boundary for both boxes: what stands there stays until the departures of another day have come.
  const day = (
    <Suspense fallback={<Loading what="departures" className="calendar-hint" />}>
      {date === null ? (
        <NoDay booking={booking} ignoredDate={ignoredDate} first={today} />
      ) : (
        <Await resolve={departures === loadedWith ? departures : onceReleased(departures)}>
          {(list) => (
            <section className="chosen-day">
              <h3>{dayTitle(date)}</h3>
              <Departures departures={list} booking={booking} date={date} {...alternatives} />
            </section>
          )}
        </Await>
      )}
    </Suspense>
  );
  return (
    <div ref={box} className="calendar" aria-busy={isChoosing}>
      {/* A heading that comes with its text is not announced. */}
      <output className="visually-hidden">{isChoosing || date === null ? "" : dayTitle(date)}</output>
      <Steady>
        <div className="calendar-month">
          <Suspense fallback={<Loading what="dates" className="calendar-waiting" />}>
            <Await resolve={onSale}>
              {(value) =>
                value.isOnRequest ? (
                  <OnRequest booking={booking} date={date} first={today} />
                ) : (
                  <Month data={data} booking={booking} coming={coming} hrefOf={hrefOf} onSale={value} />
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
      </Steady>
    </div>
  );
}
