/** The route guard (specification 4 and 10.9), shared by the edge and the browser. */

import { percentDecoded } from "#app/domain/names/paths.ts";
import { isAnonymous, isSignedIn, type UserState } from "./session.ts";

type GuardDecision = { allow: true } | { allow: false; to: string };

const ALLOW: GuardDecision = { allow: true };

function isSignInPath(path: string): boolean {
  return /^\/sign(?:in|up)(?:\/|$)/.test(path);
}

/**
 * Specification 4: "a path containing /account", literally (specification 10.9), so `/accounting` counts. The path
 * is decoded and in lower case, to catch `/%61ccount` and `/Account/`.
 */
function isAccountPath(path: string): boolean {
  return path.includes("/account");
}

/** An account screen as sign-in may lead back to it: a path of this host, whatever a browser makes of it. */
const ACCOUNT_SCREEN = /^\/account(?:\/[A-Za-z0-9_-]+)+\/?$/;

/** `/signin`, with the account screen that was asked for; `/account` itself is where sign-in leads anyway. */
function signInHref(pathname: string): string {
  return ACCOUNT_SCREEN.test(pathname) ? `/signin?return=${encodeURIComponent(pathname)}` : "/signin";
}

/**
 * @param state null without a stored user state
 * @param pathname of the document (`/x`, never `/x.data`), encoded or not
 */
export function decide(state: UserState | null, pathname: string): GuardDecision {
  const path = (percentDecoded(pathname) ?? pathname).toLowerCase();
  if (isSignInPath(path)) return ALLOW;
  if (isAccountPath(path)) return isSignedIn(state) ? ALLOW : { allow: false, to: signInHref(pathname) };
  return isAnonymous(state) ? { allow: false, to: "/" } : ALLOW;
}

/** Lets visitors without a session pass: the browser creates one after the first page (specification 10.9). */
export function decideAtEdge(state: UserState | null, pathname: string): GuardDecision {
  const decision = decide(state, pathname);
  return !decision.allow && decision.to === "/" ? ALLOW : decision;
}
