/** Rates of rooms and their terms: hotels (hotel.ts), the availability check (booking.ts) and the cart (cart.ts) have them. */

import * as v from "valibot";
import { addDays, type IsoDate, isIsoDate } from "#app/domain/calendar/dates.ts";
import { expects, flag, line, listOf, many, optional, required, resolved, words } from "./fields.ts";
import { opaqueText } from "./identifiers.ts";
import { price } from "./money.ts";

const MAX_CHARGES = 50;

/** 0 is none. */
const amountOf = (schema: typeof price) => resolved(schema, (amount) => amount ?? undefined);

export const rateFields = {
  rateKey: required(opaqueText(500), "Your key for room, dates and guests", "20261205|LV-7|QUEEN|2"),
  net: required(amountOf(price), "What the room costs for all nights and guests", 258),
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

const fee = v.object({
  title: required(line(60), "Its name", "Resort fee"),
  amount: required(amountOf(price), "For the whole stay", 45),
  included: optional(flag, "Whether the price has it in it", false, "as `allIncluded` says"),
  atHotel: optional(flag, "Whether it is paid at the hotel", true),
});

export const termsFields = {
  taxes: optional(
    v.object({
      allIncluded: optional(flag, "Whether the price has all taxes and fees in it", false),
      fees: many(
        fee,
        12,
        "All taxes and fees that nobody can decline. Those that are not included are added: visitors see one total, with its parts",
        undefined,
        "a total without its parts, if all are included",
      ),
    }),
    "Taxes and fees",
    undefined,
    "visitors read that taxes and fees are not known",
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

/** A tax or fee that nobody can decline. */
interface Fee {
  title: string;
  /** The amount for the whole stay. */
  amount: number;
  /** The price has it in it. */
  isIncluded: boolean;
  isPaidAtHotel: boolean;
}

/** What is said about a rate; null where nothing is. */
export interface RateTerms {
  /** True if the price has all taxes and fees in it. */
  taxesIncluded: boolean | null;
  /** All of them; empty when unknown. */
  fees: readonly Fee[];
  /** Last day on which canceling is free, `YYYY-MM-DD` at the hotel; "never" for a rate that is not refundable. */
  freeUntil: string | null;
}

/** @param checkIn which the day of free cancellation cannot be after; null when unknown */
export function termsOf({ taxes, rateClass, cancellationPolicies }: TermsSent, checkIn: IsoDate | null): RateTerms {
  const days = cancellationPolicies?.map((charge) => charge?.from ?? null) ?? [];
  const known = days.filter((day): day is string => day !== null && (checkIn === null || day <= checkIn));
  const [first = null] = known.length === days.length ? known.toSorted() : [];
  const taxesIncluded = taxes?.allIncluded ?? null;
  const fees = (taxes?.fees ?? []).map(({ title, amount, included, atHotel }) => ({
    title,
    amount,
    isIncluded: included ?? taxesIncluded ?? false,
    isPaidAtHotel: atHotel ?? false,
  }));
  return { taxesIncluded, fees, freeUntil: rateClass === "NRF" ? "never" : first };
}
