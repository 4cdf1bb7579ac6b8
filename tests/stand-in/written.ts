/** How the operator writes amounts, days, hours and counts. */

import { formatOf } from "#app/domain/locale/format.ts";

export const {
  money,
  clockTime,
  shortClock,
  shortDate,
  dayTitleWithYear: dayText,
} = formatOf({ locale: "en-US", currency: "USD" });

export const plural = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;
