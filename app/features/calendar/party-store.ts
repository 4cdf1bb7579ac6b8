/** The party of a tour's page: in its address, and in the browser's storage for tours whose address says none. */

import { useLayoutEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { deviceStorage } from "#app/components/browser-storage.ts";
import {
  askedParty,
  DEFAULT_PARTY,
  type Party,
  type PartyText,
  partyQuery,
  readParty,
  storedParty,
} from "#app/domain/tour/party.ts";
import { PARTY_PARAMETERS } from "#app/domain/visit/visit.ts";

const KEY = "party";

/** What the fields show, also what is no party. */
let text: PartyText | null = null;
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
  if (text !== null) return text;
  const stored = storedParty(deviceStorage.get(KEY));
  text = stored && textOf(stored);
  return text;
}

/** The address shows the party, so that a reload, Back and a shared link have it. */
function showInAddress(party: Party): void {
  const url = new URL(window.location.href);
  for (const name of PARTY_PARAMETERS) url.searchParams.delete(name);
  for (const [name, value] of Object.entries(partyQuery(party))) url.searchParams.set(name, value);
  // Not by the router, which would load the page's data again.
  window.history.replaceState(window.history.state, "", url);
}

export function rememberParty(changed: PartyText): void {
  text = changed;
  const party = readParty(changed);
  if (party !== null) {
    showInAddress(party);
    deviceStorage.set(KEY, JSON.stringify(party));
  }
  for (const listener of listeners) listener();
}

/** Takes over the party of the address, which links, Back and Forward change; without one, the address gets the remembered one. */
export function usePartyOfAddress(): void {
  const { search } = useLocation();
  useLayoutEffect(() => {
    const party = askedParty(new URLSearchParams(search));
    const remembered = currentText();
    if (party !== null) rememberParty(textOf(party));
    else if (remembered !== null) rememberParty(remembered);
  }, [search]);
}

/**
 * What the fields show, and the party that it is; null when it is none.
 *
 * @param asked by the page's address, until something else is remembered
 */
export function useParty(asked: Party | null): { text: PartyText; party: Party | null } {
  const shown = useSyncExternalStore(subscribe, currentText, () => null) ?? textOf(asked ?? DEFAULT_PARTY);
  return { text: shown, party: readParty(shown) };
}
