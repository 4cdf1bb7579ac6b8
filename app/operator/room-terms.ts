/** Rates of rooms and their terms: hotels (hotel.ts), the availability check (booking.ts) and the cart (cart.ts) have them. */

import * as v from "valibot";
import { addDays, type IsoDate, isIsoDate } from "#app/domain/calendar/dates.ts";
import { expects, flag, listOf, opaqueText, optional, price, required, resolved, words } from "./fields.ts";

const MAX_CHARGES = 50;

export const rateFields = {
  rateKey: required(opaqueText(500), "Your key for room, dates and guests", "20261205|LV-7|QUEEN|2"),
  net: required(
    resolved(price, (amount) => amount ?? undefined),
    "What the room costs for all nights and guests, US dollars",
    258,
  ),
};

/** The last whole day before a moment at the hotel. Its last minute counts as midnight. */
const lastFreeDay = resolved(
  expects(
    "a moment at the hotel with its offset, 2026-12-04T23:59:00-08:00",
    v.pipe(v.string(), v.regex(/^.{10}T\d\d:\d\d(?::[\d.]{1,12})?[+-]\d\d:\d\d$/)),
  ),
  (moment): IsoDate | undefined => {
    const date = moment.slice(0, 10);
    if (!isIsoDate(date)) return undefined;
    return addDays(date, moment.slice(11, 16) === "23:59" ? 0 : -1);
  },
);

export const termsFields = {
  taxes: optional(
    v.object({ allIncluded: optional(flag, "Whether the price has all taxes and fees in it", true) }),
    "Taxes and fees",
    { allIncluded: true },
    "nothing is said about taxes",
  ),
  rateClass: words(20, "`NRF` for a rate that is not refundable", "NOR"),
  cancellationPolicies: optional(
    // One that cannot be read stays as null: it may be the earliest.
    listOf(
      v.nullish(v.object({ from: optional(lastFreeDay, "When it begins", "2026-12-04T23:59:00-08:00") }), null),
      MAX_CHARGES,
    ),
    "Charges for canceling: the earliest `from` ends free cancellation, amounts are not read",
    [{ from: "2026-12-04T23:59:00-08:00" }],
    "nothing is said about canceling",
  ),
};

type TermsSent = { [Name in keyof typeof termsFields]: v.InferOutput<(typeof termsFields)[Name]> };

/** What is said about a rate; null where nothing is. */
export interface RateTerms {
  /** Whether the price has all taxes and fees in it. */
  taxesIncluded: boolean | null;
  /** Last day on which canceling is free, `YYYY-MM-DD` at the hotel; "never" for a rate that is not refundable. */
  freeUntil: string | null;
}

/** @param checkIn which the day of free cancellation cannot be after; null when unknown */
export function termsOf({ taxes, rateClass, cancellationPolicies }: TermsSent, checkIn: IsoDate | null): RateTerms {
  const days = cancellationPolicies?.map((charge) => charge?.from ?? null) ?? [];
  const known = days.filter((day): day is string => day !== null && (checkIn === null || day <= checkIn));
  const [first = null] = known.length === days.length ? known.toSorted() : [];
  return { taxesIncluded: taxes?.allIncluded ?? null, freeUntil: rateClass === "NRF" ? "never" : first };
}
