/** Who may be booked together, and what they pay beside the prices of a departure. */

import { sumOf, timesOf } from "#app/domain/locale/amounts.ts";
import type { Format } from "#app/domain/locale/format.ts";
import type { Departure, TourDetail } from "./detail.ts";
import { hasSeatsFor, MAX_PEOPLE, type Party, partySize, partyText } from "./party.ts";
import { ageText, plural } from "./text.ts";
import type { TourOnCard, TourSummary } from "./tour.ts";

export interface BookingRules {
  /** Years; null: nobody is too young. */
  minimumAge: number | null;
  /** The oldest age that pays a child's price; null: unknown. */
  childAgeMax: number | null;
  /** Added for a guest who travels alone; null: nothing. */
  singleSupplement: number | null;
  /** Guests stay overnight, two to a room. */
  hasRooms: boolean;
  /** What one price is for, whoever comes: `boat`; null: each adult has a price. */
  pricePer: string | null;
  /** In one booking; larger groups write to the operator. */
  maxPeople: number;
}

type Said = Pick<
  TourDetail,
  "minimumAge" | "childAgeMax" | "singleSupplement" | "pricePer" | "overnight" | "maxPartySize" | "groupSizeMax"
>;

export function bookingRules(tour: Said): BookingRules {
  const limits = [tour.maxPartySize, tour.groupSizeMax, 2 * MAX_PEOPLE].filter((limit) => limit != null && limit > 0);
  return {
    minimumAge: tour.minimumAge || null,
    childAgeMax: tour.childAgeMax,
    singleSupplement: tour.singleSupplement,
    hasRooms: tour.overnight,
    pricePer: tour.pricePer,
    maxPeople: Math.min(...limits.map(Number)),
  };
}

/** True if the operator arranges it by hand: more people than one booking takes. */
export function isGroup(party: Party, { maxPeople }: Pick<BookingRules, "maxPeople">): boolean {
  return partySize(party) > maxPeople || Math.max(party.adults, party.children) > MAX_PEOPLE;
}

/** The seats that a day must have for a party. A group is not held to them: it asks for a coach of its own. */
export function seatsNeeded(party: Party | null, rules: Pick<BookingRules, "maxPeople">): number {
  return party === null || isGroup(party, rules) ? 1 : partySize(party);
}

/** True if a child is known to be younger than the tour takes. */
export function isTooYoung({ ages }: Pick<Party, "ages">, { minimumAge }: Pick<BookingRules, "minimumAge">): boolean {
  return minimumAge !== null && ages.some((age) => age < minimumAge);
}

/** True if children's ages decide who may come or what they pay. */
export function needsAges({ minimumAge, childAgeMax }: BookingRules): boolean {
  return minimumAge !== null || childAgeMax !== null;
}

/** Who pays an adult's price, and who a child's: children above the oldest child's age pay as adults. */
export function payingParty(
  { adults, children, ages }: Party,
  { childAgeMax }: Pick<BookingRules, "childAgeMax">,
): Party {
  const young = ages.filter((age) => childAgeMax === null || age <= childAgeMax);
  const older = ages.length - young.length;
  return { adults: adults + older, children: children - older, ages: young };
}

export type PartyProblem = "no-party" | "group" | "no-age" | "too-young" | "too-few-seats";

/**
 * Why a departure cannot be booked for a party; null when it can.
 *
 * @param party null: what was typed is no party
 */
export function partyProblem(
  departure: Pick<Departure, "remaining">,
  party: Party | null,
  rules: BookingRules,
): PartyProblem | null {
  if (party === null) return "no-party";
  if (isGroup(payingParty(party, rules), rules)) return "group";
  if (isTooYoung(party, rules)) return "too-young";
  if (!hasSeatsFor(departure, partySize(party))) return "too-few-seats";
  return needsAges(rules) && party.ages.length < party.children ? "no-age" : null;
}

/** A line of the price: `2 adults × $129`, $258. */
export interface PricePart {
  text: string;
  /** null: unknown. */
  amount: number | null;
}

type Prices = Pick<Departure, "priceAdult" | "priceChild">;

const countPart = ({ money }: Format, people: string, price: number | null, count: number): PricePart => ({
  text: price === null ? people : `${people} × ${money(price)}`,
  amount: price === null ? null : timesOf(price, count),
});

type Rooms = Pick<BookingRules, "singleSupplement"> & Partial<Pick<BookingRules, "hasRooms" | "pricePer">>;

/** True if one guest has a room alone: a guest who travels alone, or the last of an odd number of adults. */
function hasSingleRoom({ adults, children }: Party, { hasRooms = false }: Rooms): boolean {
  return adults + children === 1 || (hasRooms && children === 0 && adults % 2 === 1);
}

/** True if the total may be more: whether a child makes a room of three, or needs a second room, is the operator's to say. */
export function hasOpenRoom(party: Party, { singleSupplement, hasRooms = false }: Rooms): boolean {
  return hasRooms && Boolean(singleSupplement) && party.children > 0 && partySize(party) % 2 === 1;
}

/** All that a party pays for. @param party as it pays */
export function partyPriceParts(
  format: Format,
  { priceAdult, priceChild }: Prices,
  party: Party,
  rules: Rooms,
): PricePart[] {
  const { adults, children } = party;
  const { singleSupplement, pricePer = null } = rules;
  if (pricePer !== null) return [{ text: `The whole ${pricePer}`, amount: priceAdult }];
  return [
    countPart(format, plural(adults, "adult"), priceAdult, adults),
    ...(children === 0 ? [] : [countPart(format, plural(children, "child", "children"), priceChild, children)]),
    ...(singleSupplement && hasSingleRoom(party, rules)
      ? [
          {
            text: partySize(party) === 1 ? "Single supplement" : "Single room for one of you",
            amount: singleSupplement,
          },
        ]
      : []),
  ];
}

/** null when a part is unknown. */
export function totalOf(parts: readonly PricePart[]): number | null {
  const amounts = parts.map(({ amount }) => amount).filter((amount) => amount !== null);
  return amounts.length < parts.length ? null : sumOf(amounts);
}

export type Limits = Pick<TourSummary, "minimumAge" | "groupSizeMax" | "pricePer">;

/**
 * Why a tour does not take a party on any day, and whom it takes; null when it may take them. Seats on sale count more than the
 * operator's word on groups, but for a tour that is sold whole.
 */
export function unfitFor(
  { minimumAge, groupSizeMax, pricePer }: Limits,
  party: Party | null,
): { why: "age" | "group-size"; note: string; isSure: boolean } | null {
  if (party === null) return null;
  if (isTooYoung(party, { minimumAge })) return { why: "age", note: ageText({ minimumAge }) ?? "", isSure: true };
  if (groupSizeMax && groupSizeMax < partySize(party))
    return { why: "group-size", note: `Takes at most ${groupSizeMax}`, isSure: pricePer !== null };
  return null;
}

/** The total of a party that the tour takes, where the prices of all of them are known. One guest alone pays the price, unless there is a supplement. */
export function totalFor(format: Format, tour: TourSummary, party: Party | null): Pick<TourOnCard, "total"> {
  const { priceFrom, childPriceFrom, groupSizeMax, pricePer, singleSupplement, overnight } = tour;
  if (party === null || priceFrom === null || (partySize(party) === 1 && !singleSupplement)) return {};
  if (isTooYoung(party, tour) || isGroup(party, { maxPeople: groupSizeMax || Infinity })) return {};
  const prices = { priceAdult: priceFrom, priceChild: childPriceFrom };
  const rooms = { singleSupplement, pricePer, hasRooms: overnight };
  const amount = totalOf(partyPriceParts(format, prices, payingParty(party, tour), rooms));
  return amount === null ? {} : { total: { amount, party: partyText(party) } };
}

/** What a party pays for a tour, or whom it takes instead: `from $496`, `Ages 10 and up`; "" when that is unknown. */
export function forParty(format: Format, tour: TourSummary, party: Party): string {
  const { total } = totalFor(format, tour, party);
  return unfitFor(tour, party)?.note ?? (total === undefined ? "" : `from ${format.money(total.amount)}`);
}
