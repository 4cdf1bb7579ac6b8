/**
 * The visitor's state, in memory and in the cookie (specification 3). Other tabs and the operator's screens write the
 * cookie too, so it is read again before every write.
 */

import { useSyncExternalStore } from "react";
import { showToast } from "#app/components/toast.ts";
import { cartEntryId, mergeCookie } from "#app/domain/session/cookie.ts";
import { isSameVisitor, NO_STATE, type User, type UserState } from "#app/domain/session/session.ts";
import { readCookie, writeCookie } from "./cookie-sync.ts";

interface Session {
  state: UserState | null;
  /** Counts visitors: what was asked for one of them is not for the next. */
  visitor: number;
  /** True once token and profile have been requested, whatever the outcome. */
  isSettled: boolean;
}

/** Same for every visitor in server HTML and while hydrating (specification 10.7). */
const EMPTY: Session = { state: null, visitor: 0, isSettled: false };

let session: Session = EMPTY;
/** JSON of the cookie's state when it was last read or written. */
let lastCookie = "null";
const listeners = new Set<() => void>();
/** Tells other tabs to reload from the cookie; null where the browser has none, or blocks it together with cookies. */
let channel: BroadcastChannel | null = null;

function set(next: Partial<Session>): void {
  session = { ...session, ...next };
  for (const listener of listeners) listener();
}

/**
 * `replaced`: signed in, signed out or refused; nothing of the former visitor may be shown or stored from then on.
 * `returned`: the visitor came back to this page, by Back or from another tab, or another tab changed the cart. An order may
 * have been placed meanwhile, with or without a change of the cookie.
 */
type VisitorEvent = "replaced" | "returned";

const visitorListeners = new Set<(event: VisitorEvent) => void>();

/** @returns stops calling the listener */
export function onVisitor(listener: (event: VisitorEvent) => void): () => void {
  visitorListeners.add(listener);
  return () => visitorListeners.delete(listener);
}

function tell(event: VisitorEvent): void {
  for (const listener of visitorListeners) listener(event);
}

function become(state: UserState | null): void {
  set({ state, visitor: session.visitor + 1 });
  tell("replaced");
}

/** Calls back at each change of the session. @returns ends it */
export function onSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentSession = (): Session => session;

/** The current session; the empty one on the server and while hydrating. */
export function useSession(): Session {
  return useSyncExternalStore(onSession, currentSession, () => EMPTY);
}

/** Adopts the cookie's state if somebody else changed it since this tab last read or wrote it. */
export function reloadFromCookie(): UserState | null {
  const stored = readCookie();
  const json = JSON.stringify(stored);
  if (json !== lastCookie) {
    lastCookie = json;
    const before = session.state;
    if (before !== null && (stored === null || !isSameVisitor(before, stored))) become(stored);
    else set({ state: mergeCookie(before, stored) });
  }
  return session.state;
}

/** @returns false when the browser did not store the state: it is lost with this document */
function store(state: UserState | null): boolean {
  const before = lastCookie;
  const isKept = writeCookie(state);
  // Read back: the browser may have stored less than was written.
  lastCookie = JSON.stringify(readCookie());
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- BroadcastChannel.postMessage takes no origin
  if (lastCookie !== before) channel?.postMessage("changed");
  return isKept;
}

/**
 * Changes the given fields and keeps the others.
 *
 * @returns false when the browser did not store them
 */
export function update(change: Partial<UserState>): boolean {
  const state = { ...(reloadFromCookie() ?? NO_STATE), ...change };
  const isKept = store(state);
  set({ state });
  return isKept;
}

export function settle(): void {
  if (!session.isSettled) set({ isSettled: true });
}

/** The state of another visitor; null clears it all, tokens and cart included (specification 4). */
export function replace(state: UserState | null): void {
  store(state);
  become(state);
}

/** Ids of the items, in order. */
const cartIds = () => JSON.stringify(session.state?.cart.map(cartEntryId) ?? []);
/** Those that the listeners know. */
let knownCartIds = "[]";

let isLossTold = false;

/** @param items as the operator answered them; their number is the cart's badge */
export function setCart(items: unknown[]): void {
  const isKept = update({ cart: items });
  knownCartIds = cartIds();
  if (isKept || items.length === 0 || isLossTold) return;
  isLossTold = true;
  const advice = "It lasts until you leave or reload this page. To keep it, allow cookies for this site.";
  showToast("warning", "Your browser does not store your cart", advice);
}

/** Merges the operator's profile into the stored user. */
export function setUser(profile: User): void {
  update({ user: { ...reloadFromCookie()?.user, ...profile } });
}

function returned(): void {
  reloadFromCookie();
  knownCartIds = cartIds();
  tell("returned");
}

/** In a hidden tab, listeners are called when it becomes visible. */
function changedElsewhere(): void {
  reloadFromCookie();
  if (document.visibilityState === "visible" && cartIds() !== knownCartIds) returned();
}

/** Keeps this tab in step with the cookie. Other tabs send a message; other systems on this host do not. */
export function watchCookie(): void {
  reloadFromCookie();
  knownCartIds = cartIds();
  try {
    channel = new BroadcastChannel("user-state");
    channel.addEventListener("message", changedElsewhere);
  } catch {
    // Missing, or blocked together with cookies.
  }
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") returned();
  });
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) returned();
  });
}
