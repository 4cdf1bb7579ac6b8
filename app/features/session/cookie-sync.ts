/** Reads and writes the `user-state` cookie. Where cookies are blocked, the session lives in memory only. */

import Cookies from "js-cookie";
import { USER_STATE_COOKIE } from "#app/domain/constants.ts";
import { isWithinDomain, serializeUserState } from "#app/domain/session/cookie.ts";
import { cookieValues, type UserState, userStateFromCookieHeader } from "#app/domain/session/session.ts";

/** Safari keeps cookies written by scripts for 7 days at most. */
const COOKIE_DAYS = 30;

/** No conversion: `serializeUserState` has encoded the value. */
const cookies = Cookies.withConverter({ write: String, read: String });

/** The whole domain, if the deployment says that its hosts share the session; undefined: this host alone. */
let sharedDomain: string | undefined;
/** Nothing is removed before it is known whose the session is. */
let isStarted = false;

/** Called when the session starts. @param domain null: the session is this host's own */
export function startCookie(domain: string | null): void {
  sharedDomain = domain !== null && isWithinDomain(window.location.hostname, domain) ? domain : undefined;
  isStarted = true;
}

const scopeOf = (domain: string | undefined, path = "/") => (domain === undefined ? { path } : { path, domain });

const storedValues = () => cookieValues(document.cookie, USER_STATE_COOKIE);

/**
 * This host as a domain, and the domains that it is in. A name of one word, or an address of numbers, is none: browsers take
 * it for this host alone (RFC 6265bis 5.7).
 */
function domainsAround(): string[] {
  const labels = window.location.hostname.split(".");
  return labels
    .slice(0, -1)
    .flatMap((_, index) => (/\d$/.test(labels.at(-1) ?? "") ? [] : labels.slice(index).join(".")));
}

/** Paths of this page and above it, with and without a slash at their end. */
function pathsAround(): string[] {
  const names = window.location.pathname.split("/").filter((name) => name !== "");
  const paths = names.map((_, index) => `/${names.slice(0, index + 1).join("/")}`);
  return ["/", ...paths.flatMap((path) => [path, `${path}/`])];
}

/** Removes what pages of other hosts may have set for a domain: it looks like our cookie, and would be taken for it. */
function removePlanted(): void {
  const domains = domainsAround().filter((domain) => domain !== sharedDomain);
  for (const path of pathsAround()) {
    for (const domain of domains) cookies.remove(USER_STATE_COOKIE, scopeOf(domain, path));
    if (path !== "/") cookies.remove(USER_STATE_COOKIE, scopeOf(undefined, path));
  }
}

/** The values when they were last looked at, as JSON. */
let seen = "[]";

const valuesNow = () => JSON.stringify(storedValues());

function lookAgain(): void {
  if (!isStarted || valuesNow() === seen) return;
  removePlanted();
  seen = valuesNow();
}

export function readCookie(): UserState | null {
  try {
    lookAgain();
    return userStateFromCookieHeader(document.cookie);
  } catch {
    return null;
  }
}

function store(value: string | null): void {
  const scope = scopeOf(sharedDomain);
  if (sharedDomain !== undefined || value === null) cookies.remove(USER_STATE_COOKIE, scopeOf(undefined));
  if (value === null) {
    cookies.remove(USER_STATE_COOKIE, scope);
    return;
  }
  const secure = window.location.protocol === "https:";
  cookies.set(USER_STATE_COOKIE, value, { ...scope, sameSite: "Lax", secure, expires: COOKIE_DAYS });
}

/**
 * Writes the state. Removes the cookie for null and for a state too large to store, so that no outdated one remains.
 *
 * @returns false when the state is not stored
 */
export function writeCookie(state: UserState | null): boolean {
  const value = state === null ? null : serializeUserState(state);
  try {
    store(value);
    lookAgain();
    return state === null || (value !== null && storedValues().includes(value));
  } catch {
    return state === null;
  }
}
