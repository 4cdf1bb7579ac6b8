import { useFormat } from "#app/components/use-tenant.ts";
import { type IsoDate, type IsoMonth, monthOf } from "#app/domain/calendar/dates.ts";
import type { DayOffer } from "#app/domain/calendar/month-offers.ts";
import { plural, seatsText } from "#app/domain/tour/text.ts";

interface Props {
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
  hrefOf: (month: IsoMonth, date: IsoDate | null) => string;
}

type DayState = "open" | "sold-out" | "none" | "past";

function stateOf({ date, today, offer }: Pick<Props, "date" | "today" | "offer">): DayState {
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

export function DayCell({ date, today, offer, tooFew, isSelected, hasNote, tabIndex, hrefOf }: Props) {
  const { dayTitle, money } = useFormat();
  const state = stateOf({ date, today, offer });
  const isGrid = tabIndex !== null;
  const number = Number(date.slice(8));
  const title = `${dayTitle(date)}${date === today ? ", today" : ""}`;
  if (state === "open") {
    return (
      <td
        className="day"
        data-state={state}
        {...(isGrid ? { role: "gridcell", "aria-selected": isSelected } : {})}
        {...(date === today ? { "data-today": "" } : {})}
      >
        <a
          href={hrefOf(monthOf(date), date)}
          data-stay=""
          rel="nofollow"
          className={tooFew === null ? "day-link" : "day-link too-few"}
          aria-current={isSelected ? "true" : undefined}
          {...(isGrid ? { tabIndex, "data-day": date } : {})}
        >
          <span aria-hidden="true" className="day-number">
            {number}
          </span>
          {hasNote || tooFew !== null ? (
            <span aria-hidden="true" className="day-note">
              {tooFew !== null ? shortSeats(tooFew) : typeof offer === "number" ? money(offer) : "Open"}
            </span>
          ) : null}
          <span className="visually-hidden">
            {`${title}, ${typeof offer === "number" ? `from ${money(offer)}` : "open"}${tooFew === null ? "" : `, ${seatsText(tooFew)}`}`}
          </span>
        </a>
      </td>
    );
  }
  return (
    <td
      className="day"
      data-state={state}
      data-chosen={isSelected ? "" : undefined}
      {...(isGrid
        ? { role: "gridcell", "aria-disabled": true, "aria-selected": isSelected, tabIndex, "data-day": date }
        : {})}
      {...(date === today ? { "data-today": "" } : {})}
    >
      <span aria-hidden="true" className="day-number">
        {number}
      </span>
      <span className="visually-hidden">{`${title}, ${STATE_TEXT[state]}${isSelected ? ", chosen" : ""}`}</span>
    </td>
  );
}
