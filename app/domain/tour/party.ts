/** Who is coming: adults and children, as the tour's page asks and the booking address carries (specification 10.13). */

import { isObject } from "#app/domain/json.ts";
import type { Departure } from "./detail.ts";
import { dollars } from "./text.ts";

export interface Party {
  /** At least one. */
  adults: number;
  children: number;
}

/** Of adults and of children each; larger groups write to the operator. */
export const MAX_PEOPLE = 20;
export const DEFAULT_PARTY: Party = { adults: 2, children: 0 };

function partyOf(adults: number, children: number): Party | null {
  const isCount = (value: number, least: number) => Number.isInteger(value) && value >= least && value <= MAX_PEOPLE;
  return isCount(adults, 1) && isCount(children, 0) ? { adults, children } : null;
}

/** From `adults` and `children` of a query; null without a usable number of adults. */
export function askedParty(query: URLSearchParams): Party | null {
  return partyOf(Number(query.get("adults") ?? Number.NaN), Number(query.get("children") ?? 0));
}

/** From text that the browser stored, which anybody may have changed. */
export function storedParty(text: string | null): Party | null {
  try {
    const value: unknown = JSON.parse(text ?? "");
    return isObject(value) ? partyOf(Number(value.adults), Number(value.children)) : null;
  } catch {
    return null;
  }
}

export function partySize({ adults, children }: Party): number {
  return adults + children;
}

/** Whether so many people find a seat; also true when the operator does not say how many are left: the booking engine decides. */
export function hasSeatsFor({ remaining }: Pick<Departure, "remaining">, people: number): boolean {
  return remaining === null || remaining >= people;
}

/** The wanted departure of a day, else the first with seats for the party, else the first that is not sold out. */
export function chosenDeparture(
  departures: readonly Departure[],
  party: Party,
  wanted: Departure["id"] | null,
): Departure | undefined {
  const open = departures.filter(({ remaining }) => remaining !== 0);
  return (
    open.find(({ id }) => id === wanted) ??
    open.find((departure) => hasSeatsFor(departure, partySize(party))) ??
    open[0]
  );
}

type Prices = Pick<Departure, "priceAdult" | "priceChild">;

/** Dollars; null when the price of somebody in the party is unknown. */
export function partyTotal({ priceAdult, priceChild }: Prices, { adults, children }: Party): number | null {
  if (priceAdult === null || (children > 0 && priceChild === null)) return null;
  // In cents: 3 × 19.99 is no exact binary fraction.
  return Math.round(priceAdult * 100 * adults + (priceChild ?? 0) * 100 * children) / 100;
}

/** `2 adults, 1 child` */
export function partyText({ adults, children }: Party): string {
  return children === 0 ? adultsText(adults) : `${adultsText(adults)}, ${childrenText(children)}`;
}

const adultsText = (count: number) => (count === 1 ? "1 adult" : `${count} adults`);
const childrenText = (count: number) => (count === 1 ? "1 child" : `${count} children`);

/** `2 adults × $129, 1 child × $109`: how the total comes about; without children's part when their price is unknown. null without a price. */
export function sumText({ priceAdult, priceChild }: Prices, { adults, children }: Party): string | null {
  if (priceAdult === null) return null;
  const adultsPart = `${adultsText(adults)} × ${dollars(priceAdult)}`;
  return children === 0 || priceChild === null
    ? adultsPart
    : `${adultsPart}, ${childrenText(children)} × ${dollars(priceChild)}`;
}
