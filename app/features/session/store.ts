/**
 * The visitor's state, in memory and in the cookie (specification 3). Other tabs and the operator's screens write the
 * cookie too, so it is read again before every write.
 */

import { useSyncExternalStore } from "react";
import { mergeCookie } from "#app/domain/session/cookie.ts";
import { NO_STATE, type User, type UserState } from "#app/domain/session/session.ts";
import { readCookie, writeCookie } from "./cookie-sync.ts";

interface Session {
  state: UserState | null;
  /** True once token and profile have been requested, whatever the outcome. */
  isSettled: boolean;
}

/** Same for every visitor in server HTML and while hydrating (specification 10.7). */
const EMPTY: Session = { state: null, isSettled: false };

let session: Session = EMPTY;
/** JSON of the cookie's state when it was last read or written. */
let lastCookie = "null";
const listeners = new Set<() => void>();
/** Tells other tabs to reload from the cookie; null where the browser has no BroadcastChannel. */
let channel: BroadcastChannel | null = null;

function set(next: Partial<Session>): void {
  session = { ...session, ...next };
  for (const listener of listeners) listener();
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentSession = (): Session => session;

/** The current session; the empty one on the server and while hydrating. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, currentSession, () => EMPTY);
}

/** Adopts the cookie's state if somebody else changed it since this tab last read or wrote it. */
export function reloadFromCookie(): UserState | null {
  const stored = readCookie();
  const json = JSON.stringify(stored);
  if (json !== lastCookie) {
    lastCookie = json;
    set({ state: mergeCookie(session.state, stored) });
  }
  return session.state;
}

function replace(state: UserState | null): void {
  writeCookie(state);
  // Read back: the browser may have stored less than was written.
  lastCookie = JSON.stringify(readCookie());
  set({ state });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- BroadcastChannel.postMessage takes no origin
  channel?.postMessage("changed");
}

/** Changes the given fields and keeps the others. */
export function update(change: Partial<UserState>): void {
  replace({ ...(reloadFromCookie() ?? NO_STATE), ...change });
}

export function settle(): void {
  if (!session.isSettled) set({ isSettled: true });
}

/** Clears the whole state, tokens and cart included (specification 4). */
export function clear(): void {
  replace(null);
}

/** @param items as the operator answered them; their number is the cart's badge */
export function setCart(items: unknown[]): void {
  update({ cart: items });
}

/** Merges the operator's profile into the stored user. */
export function setUser(profile: User): void {
  update({ user: { ...reloadFromCookie()?.user, ...profile } });
}

/**
 * Keeps this tab in step with the cookie. Other tabs send a message; writes of other systems on this host are seen when
 * the tab becomes visible or is restored from the back/forward cache.
 */
export function watchCookie(): void {
  if ("BroadcastChannel" in window) {
    channel = new BroadcastChannel("user-state");
    channel.addEventListener("message", () => reloadFromCookie());
  }
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") reloadFromCookie();
  });
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) reloadFromCookie();
  });
}
