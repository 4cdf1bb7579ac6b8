import type { IsoDate, IsoMonth } from "#app/domain/calendar/dates.ts";
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
