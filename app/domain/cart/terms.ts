/** What the operator says about the rate of a room, in words. */

import { type IsoDate, shortDate } from "#app/domain/calendar/dates.ts";
import { dollars } from "#app/domain/tour/text.ts";
import type { RateTerms } from "#app/operator/room-terms.ts";

export type { RateTerms };

/** What a night costs on average; "" for a single one. */
export function perNightText(price: number, nights: number): string {
  return nights > 1 ? `${dollars(price / nights)} a night` : "";
}

/** @returns "" when unknown */
export function taxesText({ taxesIncluded }: RateTerms): string {
  if (taxesIncluded === null) return "";
  return taxesIncluded ? "Taxes and fees included" : "Taxes and fees not included";
}

/** @param today at the place */
export function isFreeToCancel({ freeUntil }: RateTerms, today: IsoDate): boolean {
  return freeUntil !== null && freeUntil !== "never" && freeUntil >= today;
}

/**
 * @param today at the place
 * @returns "" when unknown
 */
export function cancellationText(terms: RateTerms, today: IsoDate): string {
  const { freeUntil } = terms;
  if (freeUntil === null) return "";
  if (freeUntil === "never") return "Not refundable";
  return isFreeToCancel(terms, today) ? `Free cancellation until ${shortDate(freeUntil)}` : "No free cancellation";
}
