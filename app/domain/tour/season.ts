import { addMonths, type IsoMonth, monthName, monthOf } from "#app/domain/calendar/dates.ts";
import type { SalesDate } from "./detail.ts";

/** Any year: seasons come every year, and may go on over New Year. */
const MONTHS: readonly IsoMonth[] = Array.from({ length: 12 }, (_, index) => addMonths("2025-01", index));

/** When a tour runs, by the dates on sale, sold out or not: `All year`, `November to March`; "" without dates. */
export function seasonText(dates: readonly SalesDate[]): string {
  const names = new Set(dates.map(({ date }) => monthName(monthOf(date))));
  if (names.size === MONTHS.length) return "All year";
  const runs = (month: IsoMonth) => names.has(monthName(month));
  return MONTHS.filter((month) => runs(month) && !runs(addMonths(month, -1)))
    .map((first) => {
      let last = first;
      while (runs(addMonths(last, 1))) last = addMonths(last, 1);
      return first === last ? monthName(first) : `${monthName(first)} to ${monthName(last)}`;
    })
    .join(" and ");
}
