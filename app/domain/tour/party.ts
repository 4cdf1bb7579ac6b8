/** Who is coming: adults and children, as the tour's page asks and the booking address carries (specification 10.13). */

import type { IsoDate } from "#app/domain/calendar/dates.ts";
import { isObject } from "#app/domain/json.ts";
import type { Departure } from "./detail.ts";
import { plural } from "./text.ts";

export interface Party {
  /** At least one. */
  adults: number;
  children: number;
}

/** A party as typed: perhaps not in whole numbers. */
export type PartyText = Record<keyof Party, string>;

/** Of adults and of children each, in one booking; larger groups write to the operator (booking-rules.ts has a tour's own limit). */
export const MAX_PEOPLE = 20;
export const DEFAULT_PARTY: Party = { adults: 2, children: 0 };

const isDigit = (point: number) => /^\p{Nd}$/u.test(String.fromCodePoint(point));

/** The value of a digit: those of a script stand in a row, 0 to 9, and rows may follow one another. */
function digitOf(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (isDigit(point - before - 1)) before += 1;
  return String(before % 10);
}

/** The text with 0 to 9 in place of the digits of any script: `٣` and `３` are 3. */
export function plainDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, digitOf);
}

/** A whole number of at most three digits, of any script; null for any other text. */
export function readCount(text: string): number | null {
  const plain = plainDigits(text);
  return /^(?:0|[1-9]\d{0,2})$/.test(plain) ? Number(plain) : null;
}

/** null unless both are whole numbers and at least one adult comes. The party may be too large to book. */
export function readParty(text: PartyText): Party | null {
  const [adults, children] = [readCount(text.adults), readCount(text.children)];
  return adults === null || children === null || adults === 0 ? null : { adults, children };
}

/** From `adults` and `children` of a query, or from `people`; null without a usable number of adults. */
export function askedParty(query: URLSearchParams): Party | null {
  const adults = query.get("adults") ?? query.get("people") ?? "";
  return readParty({ adults, children: query.get("children") ?? "0" });
}

/** From text that the browser stored, which anybody may have changed. */
export function storedParty(text: string | null): Party | null {
  try {
    const value: unknown = JSON.parse(text ?? "");
    return isObject(value) ? readParty({ adults: String(value.adults), children: String(value.children) }) : null;
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

/** The wanted departure of a day, else the first with seats for all, else the first that is not sold out. */
export function chosenDeparture(
  departures: readonly Departure[],
  people: number,
  wanted: Departure["id"] | null,
): Departure | undefined {
  const open = departures.filter(({ remaining }) => remaining !== 0);
  return open.find(({ id }) => id === wanted) ?? open.find((departure) => hasSeatsFor(departure, people)) ?? open[0];
}

/** Booking continues on the base site through the `/search` redirect; the booking form's fields, in its order. */
export function bookingHref(tour: number, date: IsoDate, session: string, { adults, children }: Party): string {
  const party = { adults: String(adults), children: String(children) };
  return `/search?${new URLSearchParams({ tour: String(tour), date, session, ...party }).toString()}`;
}

/** `2 adults, 1 child` */
export function partyText({ adults, children }: Party): string {
  return children === 0 ? adultsText(adults) : `${adultsText(adults)}, ${childrenText(children)}`;
}

const adultsText = (count: number) => plural(count, "adult");
const childrenText = (count: number) => plural(count, "child", "children");
