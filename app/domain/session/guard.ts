/** The route guard (specification 4, specification 10.9): one decision, used by the edge and by the browser. */

import { isNobody, isSignedIn, type UserState } from "./session.ts";

export type GuardDecision = { allow: true } | { allow: false; to: "/signin" | "/" };

const ALLOW: GuardDecision = { allow: true };

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** `/signin`, `/signup` and what lies below them skip the guard. */
function isSignInPath(path: string): boolean {
  return /^\/sign(?:in|up)(?:\/|$)/.test(path);
}

/**
 * Specification 4: "a path containing /account", taken at its word (specification 10.9), so `/accounting` and
 * `/faq/account-tips` count too. Compared decoded and in lower case: `/%61ccount` and `/Account/` are no way around.
 */
function isAccountPath(path: string): boolean {
  return path.includes("/account");
}

/**
 * Whether a visitor with this state may open this path.
 *
 * @param state null when there is no stored user state
 * @param pathname the document's path (`/x`, never `/x.data`), encoded or not
 */
export function decide(state: UserState | null, pathname: string): GuardDecision {
  const path = decoded(pathname).toLowerCase();
  if (isSignInPath(path)) return ALLOW;
  if (isAccountPath(path)) return isSignedIn(state) ? ALLOW : { allow: false, to: "/signin" };
  return isNobody(state) ? { allow: false, to: "/" } : ALLOW;
}

/** The part of the guard the edge applies: it sees visitors before their session exists (specification 10.9). */
export function decideAtEdge(state: UserState | null, pathname: string): GuardDecision {
  const decision = decide(state, pathname);
  return !decision.allow && decision.to === "/" ? ALLOW : decision;
}
