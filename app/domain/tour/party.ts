/** Who is coming: adults and children, as the tour's page asks and the booking address carries (specification 10.13). */

import type { IsoDate } from "#app/domain/calendar/dates.ts";
import { isObject } from "#app/domain/json.ts";
import type { Format } from "#app/domain/locale/format.ts";
import type { Departure } from "./detail.ts";
import { plural } from "./text.ts";

export interface Party {
  /** At least one. */
  adults: number;
  children: number;
  /** Ages of the children in years, as far as they are known: at most one for each child. */
  ages: readonly number[];
}

/** A party as typed: perhaps not in whole numbers. `ages` has an entry for each child, "" where no age was chosen. */
export interface PartyText extends Record<"adults" | "children", string> {
  ages: readonly string[];
}

/** Adults in one booking, and as many children; larger groups write to the operator (booking-rules.ts has a tour's own limit). */
export const MAX_PEOPLE = 20;
export const DEFAULT_PARTY: Party = { adults: 2, children: 0, ages: [] };
/** True if a tour's page is for this party without being asked. */
export function isDefaultParty(party: Party): boolean {
  const { adults, children } = DEFAULT_PARTY;
  return party.adults === adults && party.children === children;
}

/** Years. Older guests are adults everywhere. */
export const MAX_CHILD_AGE = 17;

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
  if (adults === null || children === null || adults === 0) return null;
  const ages = text.ages.map(readCount).filter((age) => age !== null && age <= MAX_CHILD_AGE);
  return { adults, children, ages: ages.slice(0, children) as number[] };
}

/** From `adults`, `children` and `ages` of a query, or from `people`; null when it names nobody. Children alone come with two adults. */
export function askedParty(query: URLSearchParams): Party | null {
  const some = (name: string) => query.get(name) || null;
  const alone = readCount(query.get("children") ?? "") ? DEFAULT_PARTY.adults : "";
  const adults = String(some("adults") ?? some("people") ?? alone);
  // One parameter with all ages, or one for each field of a form.
  const ages = query.getAll("ages").join(",").split(",");
  return readParty({ adults, children: some("children") ?? "0", ages });
}

/** The parameters that `askedParty` reads, without those that say nothing. */
export function partyQuery({ adults, children, ages }: Party): Record<string, string> {
  return {
    adults: String(adults),
    ...(children === 0 ? {} : { children: String(children) }),
    ...(ages.length === 0 ? {} : { ages: ages.join(",") }),
  };
}

/** From what the browser stored, which anybody may have changed. */
export function storedParty(value: unknown): Party | null {
  if (!isObject(value)) return null;
  const ages = Array.isArray(value.ages) ? value.ages.map(String) : [];
  return readParty({ adults: String(value.adults), children: String(value.children), ages });
}

export function partySize({ adults, children }: Pick<Party, "adults" | "children">): number {
  return adults + children;
}

/** True when so many people find a seat, also when the operator does not say how many are left: the booking engine decides. */
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

/** The parameters of a booking, which always has a number of children. @param paying the party as it pays */
export function bookingParty(paying: Party): Record<string, string> {
  return { adults: "", children: "0", ...partyQuery(paying) };
}

/** In what money and words the visitor has read the tour, for a booking. */
export function bookingWriting({ currency, language }: Pick<Format, "currency" | "language">): Record<string, string> {
  return { currency, language };
}

/**
 * Booking continues on the base site through the `/search` redirect; the booking form's fields, in its order.
 *
 * @param more further fields, those without a value left out
 */
export function bookingHref(
  format: Format,
  { tour, date, session }: { tour: number; date: IsoDate; session: string },
  party: Party,
  more: Readonly<Record<string, string | null>> = {},
): string {
  const rest = Object.entries({ ...bookingWriting(format), ...more }).filter(([, value]) => value);
  const query = { tour: String(tour), date, session, ...bookingParty(party), ...Object.fromEntries(rest) };
  return `/search?${new URLSearchParams(query).toString()}`;
}

/** `2 adults, 1 child` */
export function partyText({ adults, children }: Pick<Party, "adults" | "children">): string {
  const grown = plural(adults, "adult");
  return children === 0 ? grown : `${grown}, ${plural(children, "child", "children")}`;
}
