/** The party in the browser's storage, for all tours: never in a cookie, and never sent but with a booking. */

import { useLayoutEffect, useSyncExternalStore } from "react";
import { DEFAULT_PARTY, type Party, type PartyText, readParty, storedParty } from "#app/domain/tour/party.ts";

const KEY = "party";

/** What the fields show, also what is no party. Kept here too, because storage may be off. */
let text: PartyText | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const textOf = ({ adults, children }: Party): PartyText => ({
  adults: String(adults),
  children: String(children),
});

function currentText(): PartyText | null {
  if (text !== null) return text;
  try {
    const stored = storedParty(localStorage.getItem(KEY));
    text = stored && textOf(stored);
  } catch {
    // Storage is off.
  }
  return text;
}

export function rememberParty(changed: PartyText): void {
  text = changed;
  const party = readParty(changed);
  try {
    if (party !== null) localStorage.setItem(KEY, JSON.stringify(party));
  } catch {
    // Storage is off or full.
  }
  for (const listener of listeners) listener();
}

/** Remembers the party that a page's address asks for, for example of a link from the tour list. */
export function useAskedParty(asked: Party | null): void {
  const [adults, children] = [asked?.adults, asked?.children];
  useLayoutEffect(() => {
    if (adults !== undefined && children !== undefined) rememberParty(textOf({ adults, children }));
  }, [adults, children]);
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
