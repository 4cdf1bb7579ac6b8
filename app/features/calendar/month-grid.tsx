import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useIsHydrated } from "#app/components/server-value.ts";
import { useFormat } from "#app/components/use-tenant.ts";
import { daysOf, type IsoDate, type IsoMonth, monthOf, weekdaysFrom, weeksFrom } from "#app/domain/calendar/dates.ts";
import { dayForKey } from "#app/domain/calendar/grid-keys.ts";
import { commonPrice, type DayOffer, openDays } from "#app/domain/calendar/month-offers.ts";
import { grouped } from "#app/domain/locale/format.ts";
import { hasSeatsFor } from "#app/domain/tour/party.ts";
import { plural, seatsText } from "#app/domain/tour/text.ts";
import { visitOf, withVisit } from "#app/domain/visit/visit.ts";

interface DayProps {
  date: IsoDate;
  today: IsoDate;
  offer: DayOffer;
  /** Seats left, if they are too few for the party. */
  tooFew: number | null;
  isSelected: boolean;
  /** Its price is shown, because days have different ones. */
  hasNote: boolean;
  /** null while the table is not a grid (before hydration). */
  tabIndex: 0 | -1 | null;
  hrefOf: (month: IsoMonth, date?: IsoDate) => string;
}

type DayState = "open" | "sold-out" | "none" | "past";

function stateOf({ date, today, offer }: Pick<DayProps, "date" | "today" | "offer">): DayState {
  if (date < today) return "past";
  if (offer === null) return "none";
  return offer === "sold-out" ? "sold-out" : "open";
}

const STATE_TEXT: Record<Exclude<DayState, "open">, string> = {
  "sold-out": "sold out",
  none: "no departure",
  past: "past",
};

/** Two digits and "seats" are wider than a day on phones. */
const shortSeats = (seats: number) => (seats < 10 ? plural(seats, "seat") : `${seats} left`);

/** What fits a day on phones: the price, its number, or that in thousands; "" if nothing does. */
const shortPrice = (price: string, amount: number) =>
  [price, grouped(amount), `${grouped(amount / 1_000)}K`].find(({ length }) => length <= 6) ?? "";

function DayCell({ date, today, offer, tooFew, isSelected, hasNote, tabIndex, hrefOf }: DayProps) {
  const { dayTitle, money } = useFormat();
  const state = stateOf({ date, today, offer });
  const isOpen = state === "open";
  const price = typeof offer === "number" ? money(offer) : null;
  const says =
    state === "open"
      ? `${price === null ? "open" : `from ${price}`}${tooFew === null ? "" : `, ${seatsText(tooFew)}`}`
      : `${STATE_TEXT[state]}${isSelected ? ", chosen" : ""}`;
  const stop = tabIndex === null ? {} : { tabIndex, "data-day": date };
  const content = (
    <>
      <span aria-hidden="true" className="day-number">
        {Number(date.slice(8))}
      </span>
      {isOpen && (hasNote || tooFew !== null) ? (
        <span aria-hidden="true" className="day-note">
          {tooFew !== null ? shortSeats(tooFew) : price === null ? "Open" : shortPrice(price, Number(offer))}
        </span>
      ) : null}
      <span className="visually-hidden">{`${dayTitle(date)}${date === today ? ", today" : ""}, ${says}`}</span>
    </>
  );
  return (
    <td
      className="day"
      data-state={state}
      data-chosen={!isOpen && isSelected ? "" : undefined}
      data-today={date === today ? "" : undefined}
      {...(tabIndex === null ? {} : { role: "gridcell", "aria-selected": isSelected })}
      {...(tabIndex === null || isOpen ? {} : { "aria-disabled": true, ...stop })}
    >
      {isOpen ? (
        <a
          href={hrefOf(monthOf(date), date)}
          data-stay=""
          rel="nofollow"
          className={tooFew === null ? "day-link" : "day-link too-few"}
          aria-current={isSelected ? "true" : undefined}
          {...stop}
        >
          {content}
        </a>
      ) : (
        content
      )}
    </td>
  );
}

interface MonthGridProps {
  month: IsoMonth;
  today: IsoDate;
  first: IsoMonth;
  last: IsoMonth;
  selected: IsoDate | null;
  days: readonly DayOffer[];
  /** `fewSeats` of the month. */
  few: Readonly<Record<IsoDate, number>>;
  /** Who are coming. */
  people: number;
  /** Id of the element that names the month. */
  labelId: string;
  /** Address of this page with another month; without another date, that which is chosen. */
  hrefOf: (month: IsoMonth, date?: IsoDate) => string;
}

/** The day that is the grid's tab stop until another one has had the focus. */
function entryDay({ month, today, selected, days }: MonthGridProps, firstWeekday: number): IsoDate {
  if (selected !== null && monthOf(selected) === month) return selected;
  return openDays(month, days, today)[0] ?? firstShown(month, today, firstWeekday);
}

/** Past weeks are left out, so that the next departures come first. */
function firstShown(month: IsoMonth, today: IsoDate, firstWeekday: number): IsoDate {
  return weeksFrom(month, today, firstWeekday)[0]?.find((date) => date !== null) ?? `${month}-01`;
}

/**
 * A month as a table of links. With JavaScript it becomes an ARIA grid: one tab stop, in which arrow keys, Home, End,
 * Page Up and Page Down move between days (also across months), and Enter and Space choose.
 */
export function MonthGrid(props: MonthGridProps) {
  const { month, today, first, last, selected, days, few, people, labelId, hrefOf } = props;
  const isEnhanced = useIsHydrated();
  const { firstWeekday } = useFormat();
  const hasNote = commonPrice(days) === null;
  const navigate = useNavigate();
  const table = useRef<HTMLTableElement>(null);
  /** Day to focus once its month has loaded. */
  const awaited = useRef<IsoDate | null>(null);
  const [roving, setRoving] = useState<IsoDate | null>(null);
  const active = roving !== null && monthOf(roving) === month ? roving : entryDay(props, firstWeekday);

  useEffect(() => {
    if (awaited.current === null || monthOf(awaited.current) !== month) return;
    table.current?.querySelector<HTMLElement>(`[data-day="${awaited.current}"]`)?.focus();
    awaited.current = null;
  }, [month]);

  function move(event: KeyboardEvent<HTMLTableElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLElement)) return;
    if (event.key === " " && event.target instanceof HTMLAnchorElement) {
      event.preventDefault();
      event.target.click();
      return;
    }
    const from = awaited.current ?? active;
    const wanted = dayForKey(event.key, from, firstWeekday);
    if (wanted === null) return;
    event.preventDefault();
    // Stops at the first and last day of the calendar.
    const earliest = firstShown(first, today, firstWeekday);
    const target = wanted < earliest ? earliest : monthOf(wanted) > last ? daysOf(last).at(-1) : wanted;
    if (target === undefined || target === from) return;
    setRoving(target);
    if (monthOf(target) === month) {
      table.current?.querySelector<HTMLElement>(`[data-day="${target}"]`)?.focus();
      return;
    }
    awaited.current = target;
    const to = withVisit(location.pathname + hrefOf(monthOf(target)), visitOf(new URLSearchParams(location.search)));
    void navigate(to, { preventScrollReset: true });
  }

  function remember({ target }: FocusEvent<HTMLTableElement>) {
    if (target.dataset.day !== undefined) setRoving(target.dataset.day);
  }

  return (
    <table
      ref={table}
      className="month-grid"
      aria-labelledby={labelId}
      {...(isEnhanced ? { role: "grid", onKeyDown: move, onFocus: remember } : {})}
    >
      <thead>
        <tr>
          {weekdaysFrom(firstWeekday).map((name) => (
            <th key={name} scope="col" abbr={name}>
              <span aria-hidden="true">{name.slice(0, 2)}</span>
              <span className="visually-hidden">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksFrom(month, today, firstWeekday).map((week, row) => (
          <tr key={row}>
            {week.map((date, column) =>
              date === null ? (
                // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a gap, not a control
                <td key={column} />
              ) : (
                <DayCell
                  key={date}
                  date={date}
                  today={today}
                  offer={days[Number(date.slice(8)) - 1] ?? null}
                  tooFew={hasSeatsFor({ remaining: few[date] ?? null }, people) ? null : (few[date] ?? null)}
                  isSelected={date === selected}
                  hasNote={hasNote}
                  tabIndex={isEnhanced ? (date === active ? 0 : -1) : null}
                  hrefOf={hrefOf}
                />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
