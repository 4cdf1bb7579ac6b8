/** What the operator says about the rate of a room, in words. */

import type { IsoDate } from "#app/domain/calendar/dates.ts";
import { sumOf } from "#app/domain/locale/amounts.ts";
import type { Format } from "#app/domain/locale/format.ts";
import type { RateTerms } from "#app/operator/rooms.ts";

export type { RateTerms };

/** What a night costs on average; "" for a single one. */
export function perNightText({ money }: Format, price: number, nights: number): string {
  return nights > 1 ? `${money(price / nights)} a night` : "";
}

type Fees = Pick<RateTerms, "taxesIncluded" | "fees">;

/** True if all taxes and fees are known, so that the total is whole (16 CFR 464, in force since May 2025). */
export const isWhole = ({ taxesIncluded, fees }: Fees) => taxesIncluded === true || fees.length > 0;

/** What the total that is shown includes. */
export function taxesText(terms: Fees): string {
  if (isWhole(terms)) return "Taxes and fees included";
  return terms.taxesIncluded === null ? "Taxes and fees not known: ask us" : "Plus taxes and fees: ask us how much";
}

/** All that a guest pays for a rate. @param price as the operator sends it */
export function wholePrice(price: number, { fees }: Pick<RateTerms, "fees">): number {
  return sumOf([price, ...fees.filter(({ isIncluded }) => !isIncluded).map(({ amount }) => amount)]);
}

/** The parts of a whole price; none where no fee is known. */
export function roomPriceParts(price: number, { fees }: Pick<RateTerms, "fees">): { text: string; amount: number }[] {
  if (fees.length === 0) return [];
  const included = fees.filter(({ isIncluded }) => isIncluded).map(({ amount }) => amount);
  const room = sumOf([price, -sumOf(included)]);
  // Fees above the price they are in are a mistake.
  const shown = room > 0 ? fees : fees.filter(({ isIncluded }) => !isIncluded);
  return [
    { text: "Room", amount: room > 0 ? room : price },
    ...shown.map(({ title, amount, isPaidAtHotel }) => ({
      text: isPaidAtHotel ? `${title}, paid at the hotel` : title,
      amount,
    })),
  ];
}

/** @param today at the place */
export function isFreeToCancel({ freeUntil }: RateTerms, today: IsoDate): boolean {
  return freeUntil !== null && freeUntil !== "never" && freeUntil >= today;
}

/**
 * @param today at the place
 * @returns "" when unknown
 */
export function rateCancellationText({ shortDate }: Format, terms: RateTerms, today: IsoDate): string {
  const { freeUntil } = terms;
  if (freeUntil === null) return "";
  if (freeUntil === "never") return "Not refundable";
  return isFreeToCancel(terms, today) ? `Free cancellation until ${shortDate(freeUntil)}` : "No free cancellation";
}
