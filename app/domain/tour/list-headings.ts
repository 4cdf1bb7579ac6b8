/** What stands over a list of tours. */

import type { Format } from "#app/domain/locale/format.ts";
import type { DateQuery } from "./date-search.ts";
import { plural } from "./text.ts";

/** The days asked for: `on Sat, Dec 5`. */
export function whenText({ shortDate }: Format, { dates }: DateQuery): string {
  const [first = ""] = dates;
  const last = dates.at(-1) ?? first;
  return first === last ? `on ${shortDate(first)}` : `from ${shortDate(first)} to ${shortDate(last)}`;
}

/** Stands over the tours that cannot be taken, also those that depart but lack seats. */
export function othersHeading(format: Format, dateQuery: DateQuery): string {
  const { people } = dateQuery;
  return `Not available${people === null ? "" : ` for ${people === 1 ? "one person" : `${people} people`}`} ${whenText(format, dateQuery)}`;
}

/** The page's heading: with a date `Tours on Sat, Dec 5`. @param dated what it then begins with */
export function listTitle(format: Format, title: string, dateQuery: DateQuery, dated = title): string {
  return dateQuery.dates.length === 0 ? title : `${dated} ${whenText(format, dateQuery)}`;
}

const seatsFor = (people: number) => (people === 1 ? "a seat" : `${people} seats`);

/**
 * `3 of 28 tours have 2 seats on Sat, Dec 5, page 1 of 2`: with a date, of those that fit the filters.
 *
 * @param counts `listed`: on cards, of all pages
 */
export function listHeading(
  format: Format,
  { all, fitting, listed }: Record<"all" | "fitting" | "listed", number>,
  dateQuery: DateQuery,
  { page, pages }: { page: number; pages: number },
): string {
  const isDated = fitting > 0 && dateQuery.dates.length > 0;
  const [count, total] = isDated ? [listed, fitting] : [fitting, all];
  const some = count === total ? plural(total, "tour") : `${count} of ${plural(total, "tour")}`;
  const one = count === 1;
  const what =
    dateQuery.people === null ? (one ? "departs" : "depart") : `${one ? "has" : "have"} ${seatsFor(dateQuery.people)}`;
  const asked = isDated ? ` ${what} ${whenText(format, dateQuery)}` : "";
  return some + asked + (pages === 1 ? "" : `, page ${page} of ${pages}`);
}
