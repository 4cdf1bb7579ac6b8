/**
 * The user state in memory, mirrored to the cookie (specification 3). It needs no React; `use-session.ts` connects it.
 * Other tabs and the operator's screens write the cookie too, so it is read again before every write.
 */

import { adopt } from "#app/domain/session/cookie.ts";
import { NO_STATE, type User, type UserState } from "#app/domain/session/session.ts";
import { readMirror, writeMirror } from "./mirror.ts";

export interface Session {
  state: UserState | null;
  /** The session step is over: the state is known, whatever it is. */
  isSettled: boolean;
}

/** What the server renders for everybody (specification 10.7). */
const EMPTY: Session = { state: null, isSettled: false };

let session: Session = EMPTY;
/** JSON of what the cookie held when it was last read or written. */
let lastMirrored = "null";
const listeners = new Set<() => void>();
/** To the other tabs: "read the cookie again". Where there is none, reading before writing has to do. */
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
export const serverSession = (): Session => EMPTY;

/** Takes over what somebody else wrote to the cookie; when nobody did, memory stays as it is. */
export function readAgain(): UserState | null {
  const stored = readMirror();
  const mirrored = JSON.stringify(stored);
  if (mirrored !== lastMirrored) {
    lastMirrored = mirrored;
    set({ state: adopt(session.state, stored) });
  }
  return session.state;
}

function replace(state: UserState | null): void {
  writeMirror(state);
  // What the browser kept may be less than what was written.
  lastMirrored = JSON.stringify(readMirror());
  set({ state });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has its own origin only
  channel?.postMessage("changed");
}

/** Changes some fields; the others stay what they are, in the cookie too. */
export function update(change: Partial<UserState>): void {
  replace({ ...(readAgain() ?? NO_STATE), ...change });
}

export function settle(): void {
  if (!session.isSettled) set({ isSettled: true });
}

/** Specification 4: "the stored user state is cleared", tokens, cart and all. */
export function clear(): void {
  replace(null);
}

/** The list of cart items as the operator answered it; the badge is its length. */
export function setCart(items: unknown[]): void {
  update({ cart: items });
}

/** The profile as the operator answered it; other fields of the user stay. */
export function setUser(profile: User): void {
  update({ user: { ...readAgain()?.user, ...profile } });
}

/** Follows the cookie: other tabs say so at once, other systems on the host when this tab is looked at again. */
export function followOthers(): void {
  if ("BroadcastChannel" in window) {
    channel = new BroadcastChannel("user-state");
    channel.addEventListener("message", () => readAgain());
  }
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") readAgain();
  });
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) readAgain();
  });
}
