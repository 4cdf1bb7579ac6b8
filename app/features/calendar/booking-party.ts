/** What the visitor has chosen on a tour's page: the party, in its address and in the browser's storage, and the departure. */

import { type ReactNode, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { type Location, useLocation, useNavigation } from "react-router";
import { deviceList } from "#app/components/device-list.ts";
import { useIsHydrated } from "#app/components/server-value.ts";
import { type BookingRules, payingParty } from "#app/domain/tour/booking-rules.ts";
import type { Now } from "#app/domain/tour/departures.ts";
import type { Departure, TourDetail } from "#app/domain/tour/detail.ts";
import {
  askedParty,
  DEFAULT_PARTY,
  type Party,
  type PartyText,
  partyQuery,
  readParty,
  storedParty,
} from "#app/domain/tour/party.ts";
import { PARTY_PARAMETERS, SESSION } from "#app/domain/visit/visit.ts";

/** The party chosen last, on this device. */
const keptParty = deviceList({ name: "party", read: storedParty, idOf: () => "last", most: 1, lost: null });

/** What the fields show, also what is no party. */
let text: PartyText | null = null;
/** True once a party was in the address of a tour's page. */
let isChosen = false;
/** True while the router leads to another address. */
let isLeading = false;
/** The page on which the fields were changed meanwhile. */
let changedOn: string | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const textOf = ({ adults, children, ages }: Party): PartyText => ({
  adults: String(adults),
  children: String(children),
  ages: ages.map(String),
});

function currentText(): PartyText | null {
  text ??= keptParty.current().map(textOf)[0] ?? null;
  return text;
}

/** The address shows what was chosen, so that a reload, Back and a shared link have it. @param names what `values` take the place of */
function showInAddress(names: readonly string[], values: Record<string, string>): void {
  // Back has another entry's address already.
  if (isLeading) return;
  const url = new URL(window.location.href);
  for (const name of names) url.searchParams.delete(name);
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value);
  // Not by the router, which would load the page's data again.
  window.history.replaceState(window.history.state, "", url);
}

function show(changed: PartyText): void {
  text = changed;
  for (const listener of listeners) listener();
}

function keep(changed: PartyText): void {
  const party = readParty(changed);
  if (party !== null) {
    isChosen = true;
    showInAddress(PARTY_PARAMETERS, partyQuery(party));
    keptParty.keep(party);
  }
  show(changed);
}

/** What the visitor types. */
export function rememberParty(changed: PartyText): void {
  changedOn = isLeading ? window.location.pathname : null;
  keep(changed);
}

/**
 * Takes over the party of the address, which links, Back and Forward change. Without one, the remembered party gets there, unless
 * there was one before: then the visitor has taken it away.
 */
export function usePartyOfAddress(): void {
  const location = useLocation();
  const { state } = useNavigation();
  useLayoutEffect(() => {
    isLeading = state === "loading";
    if (isLeading) changedOn = null;
    return () => void (isLeading = false);
  }, [state]);
  useLayoutEffect(() => {
    // The router does not see what is pressed between its own change of the address and this moment.
    const party = askedParty(new URLSearchParams(window.location.search));
    const remembered = currentText();
    if (changedOn === location.pathname && remembered !== null) keep(remembered);
    else if (party !== null) keep(textOf(party));
    else if (isChosen) {
      keptParty.remove(keptParty.current());
      show(textOf(DEFAULT_PARTY));
    } else if (remembered !== null) keep(remembered);
    changedOn = null;
  }, [location]);
}

/** The departure that the visitor asked for, in the address. The server does not read it, because its pages are shared. */
export function useChosenDeparture(): Pick<Booking, "wanted" | "onWant"> {
  const location = useLocation();
  const isHydrated = useIsHydrated();
  // At one entry of the history: the router does not see how its address changes.
  const [chosen, setChosen] = useState<{ at: Location; session: string } | null>(null);
  const asked = isHydrated ? new URLSearchParams(location.search).get(SESSION) : null;
  return {
    wanted: chosen?.at === location ? chosen.session : asked,
    onWant(session) {
      setChosen({ at: location, session });
      showInAddress([SESSION], { [SESSION]: session });
    },
  };
}

/** What the parts of the booking panel share: of the tour, and what the visitor has chosen. */
export interface Booking
  extends Pick<
    TourDetail,
    "title" | "freeCancellationHours" | "refundable" | "deposit" | "wheelchair" | "priceAdult" | "priceChild"
  > {
  tour: number;
  /** The clock of its times: `Kanab time`. */
  clock: string;
  /** The times at which it picks up guests; null: one place, whose time is that of the departure. `name`: `first pick-up`, or "". */
  pickUps: { name: string; times: readonly string[] | null };
  /** When the page was rendered. */
  now: Now;
  rules: BookingRules;
  /** The page has the terms of cancellation. */
  hasTerms: boolean;
  /** Its main place; null when the site has no page of it. */
  place: { slug: string; title: string } | null;
  /** Phone and text. */
  contact: ReactNode;
  /** The visitor's hotel, as asked for; "": not said. */
  stay: string;
  /** The pick-up stop for it; "" when none is known. */
  pickup: string;
  /** Party that the page's address asks for, until something else is remembered. */
  asked: Party | null;
  /** The departure that the visitor asked for. */
  wanted: Departure["id"] | null;
  onWant: (id: Departure["id"]) => void;
}

/** What the fields show, the party that it is, if any, and the same party as it pays. */
export function useBookingParty({ asked, rules }: Pick<Booking, "asked" | "rules">) {
  const shown = useSyncExternalStore(subscribe, currentText, () => null) ?? textOf(asked ?? DEFAULT_PARTY);
  const party = readParty(shown);
  return { text: shown, party, paying: party && payingParty(party, rules) };
}
