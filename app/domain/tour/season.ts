import { addMonths, type IsoMonth, monthName, monthOf } from "#app/domain/calendar/dates.ts";
import type { SalesDate } from "./detail.ts";

const MONTHS_A_YEAR = 12;

/**
 * When a tour runs, by the dates on sale, sold out or not: `All year`, `March to November`; "" without dates.
 *
 * @param dates ascending
 */
export function seasonText(dates: readonly SalesDate[]): string {
  const months = [...new Set(dates.map(({ date }) => monthOf(date)))].slice(0, MONTHS_A_YEAR);
  if (months.length === MONTHS_A_YEAR) return "All year";
  const runs: { first: IsoMonth; last: IsoMonth }[] = [];
  for (const month of months) {
    const run = runs.at(-1);
    if (run !== undefined && addMonths(run.last, 1) === month) run.last = month;
    else runs.push({ first: month, last: month });
  }
  return runs
    .map(({ first, last }) => (first === last ? monthName(first) : `${monthName(first)} to ${monthName(last)}`))
    .join(" and ");
}
