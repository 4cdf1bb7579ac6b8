import type { ReactNode } from "react";
import { type BookingRules, payingParty } from "#app/domain/tour/booking-rules.ts";
import type { Now } from "#app/domain/tour/cancellation.ts";
import type { Departure } from "#app/domain/tour/detail.ts";
import type { Party } from "#app/domain/tour/party.ts";
import { useParty } from "./party-store.ts";

/** What the parts of the booking panel share: of the tour, and what the visitor has chosen. */
export interface Booking {
  tour: number;
  title: string;
  /** Which moment its times are, and the clock: `first pick-up, Kanab time`. */
  moment: string;
  /** When the page was rendered. */
  now: Now;
  rules: BookingRules;
  /** Hours before departure until which canceling is free; null: unknown. */
  freeHours: number | null;
  /** false: not refundable. */
  refundable: boolean | null;
  /** What is paid at booking; "" when the operator does not say. */
  deposit: string;
  /** The page has the terms of cancellation. */
  hasTerms: boolean;
  wheelchair: "yes" | "on-request" | "no" | null;
  /** Its main place; null when the site has no page of it. */
  place: { slug: string; title: string } | null;
  /** Dollars of an adult and a child, before a departure is chosen. */
  prices: Pick<Departure, "priceAdult" | "priceChild">;
  /** Phone and text. */
  contact: ReactNode;
  /** The visitor's hotel, as asked for; "": not said. */
  stay: string;
  /** The pick-up stop for it; "" when none is known. */
  pickup: string;
  /** Party that the page's address asks for. */
  asked: Party | null;
  /** The departure that the visitor asked for. */
  wanted: Departure["id"] | null;
  onWant: (id: Departure["id"]) => void;
}

/** What the fields show, the party that it is, if any, and the same party as it pays. */
export function useBookingParty({ asked, rules }: Pick<Booking, "asked" | "rules">) {
  const { text, party } = useParty(asked);
  return { text, party, paying: party && payingParty(party, rules) };
}
