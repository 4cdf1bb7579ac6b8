/** The party in the browser's storage, for all tours: never in a cookie, and never sent but with a booking. */

import { useLayoutEffect, useSyncExternalStore } from "react";
import { DEFAULT_PARTY, type Party, storedParty } from "#app/domain/tour/party.ts";

const KEY = "party";

/** Kept here too, because storage may be off. */
let party: Party | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readParty(): Party | null {
  if (party !== null) return party;
  try {
    party = storedParty(localStorage.getItem(KEY));
  } catch {
    // Storage is off.
  }
  return party;
}

export function rememberParty(changed: Party): void {
  party = changed;
  try {
    localStorage.setItem(KEY, JSON.stringify(changed));
  } catch {
    // Storage is off or full.
  }
  for (const listener of listeners) listener();
}

/** @param asked by the page's address, for example of a link from the tour list; replaces what is remembered */
export function useParty(asked: Party | null): Party {
  const remembered = useSyncExternalStore(subscribe, readParty, () => null);
  const [adults, children] = [asked?.adults, asked?.children];
  useLayoutEffect(() => {
    if (adults !== undefined && children !== undefined) rememberParty({ adults, children });
  }, [adults, children]);
  return remembered ?? asked ?? DEFAULT_PARTY;
}
