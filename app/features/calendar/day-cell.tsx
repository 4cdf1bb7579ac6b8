import { Link } from "react-router";
import { dayTitle, type IsoDate, type IsoMonth, monthOf } from "#app/domain/calendar.ts";
import type { SalesDate } from "#app/domain/tour-detail.ts";
import { dollars } from "#app/domain/tour-text.ts";

interface Props {
  date: IsoDate;
  today: IsoDate;
  offer: SalesDate | null;
  isSelected: boolean;
  /** null as long as the table is a plain one. */
  tabIndex: 0 | -1 | null;
  hrefOf: (month: IsoMonth, date: IsoDate | null) => string;
  onFocus: () => void;
}

type DayState = "open" | "sold-out" | "none" | "past";

function stateOf({ date, today, offer }: Pick<Props, "date" | "today" | "offer">): DayState {
  if (date < today) return "past";
  if (offer === null) return "none";
  return offer.available ? "open" : "sold-out";
}

const SAID: Record<Exclude<DayState, "open">, string> = {
  "sold-out": "sold out",
  none: "no departure",
  past: "past",
};

/** One day: said in words and not by colour alone. */
export function DayCell({ date, today, offer, isSelected, tabIndex, hrefOf, onFocus }: Props) {
  const state = stateOf({ date, today, offer });
  const isGrid = tabIndex !== null;
  const price = offer?.priceFrom ?? null;
  const number = Number(date.slice(8));
  const todayNote = date === today ? ", today" : "";
  if (state === "open") {
    return (
      <td
        className="day"
        data-state={state}
        {...(isGrid ? { role: "gridcell", "aria-selected": isSelected } : {})}
        {...(date === today ? { "data-today": "" } : {})}
      >
        <Link
          to={hrefOf(monthOf(date), date)}
          replace={isGrid}
          preventScrollReset={isGrid}
          rel="nofollow"
          className="day-link"
          data-day={date}
          aria-current={isSelected ? "true" : undefined}
          onFocus={onFocus}
          {...(isGrid ? { tabIndex } : {})}
        >
          <span aria-hidden="true" className="day-number">
            {number}
          </span>
          <span aria-hidden="true" className="day-note">
            {price === null ? "Open" : dollars(price)}
          </span>
          <span className="visually-hidden">
            {dayTitle(date)}
            {todayNote}, {price === null ? "open" : `from ${dollars(price)}`}
          </span>
        </Link>
      </td>
    );
  }
  return (
    <td
      className="day"
      data-state={state}
      {...(isGrid ? { role: "gridcell", "aria-disabled": true, tabIndex, "data-day": date, onFocus } : {})}
      {...(date === today ? { "data-today": "" } : {})}
    >
      <span aria-hidden="true" className="day-number">
        {number}
      </span>
      <span aria-hidden="true" className="day-note">
        {state === "sold-out" ? "Sold out" : ""}
      </span>
      <span className="visually-hidden">
        {dayTitle(date)}
        {todayNote}, {SAID[state]}
      </span>
    </td>
  );
}
