/** Reads and writes the `user-state` cookie. Where cookies are blocked, the session lives in memory only. */

import Cookies from "js-cookie";
import { USER_STATE_COOKIE } from "#app/domain/constants.ts";
import { serializeUserState } from "#app/domain/session/cookie.ts";
import { cookieValues, type UserState, userStateFromCookieHeader } from "#app/domain/session/session.ts";

/** Safari keeps cookies written by scripts for 7 days at most. */
const COOKIE_DAYS = 30;

/** No conversion: `serializeUserState` has encoded the value. */
const cookies = Cookies.withConverter({ write: String, read: String });

const storedValues = () => cookieValues(document.cookie, USER_STATE_COOKIE);

/** @param domain undefined for a cookie of this host only */
function store(value: string | null, domain?: string): void {
  const scope = domain === undefined ? { path: "/" } : { path: "/", domain };
  if (value === null) {
    cookies.remove(USER_STATE_COOKIE, scope);
    return;
  }
  const secure = window.location.protocol === "https:";
  cookies.set(USER_STATE_COOKIE, value, { ...scope, sameSite: "Lax", secure, expires: COOKIE_DAYS });
}

/**
 * Writes the value to the cookie that another system has set for the whole domain, instead of one of this host, so that
 * both systems read the same. Which domain that is can only be found by trying.
 */
function storeForDomain(value: string | null): void {
  const labels = window.location.hostname.split(".");
  for (const index of labels.keys()) {
    const domain = labels.slice(index).join(".");
    const count = storedValues().length;
    store(value, domain);
    const values = storedValues();
    if (values.length > count) {
      // There was none of this domain.
      store(null, domain);
    } else if (value !== null && values.filter((each) => each === value).length > 1) {
      store(null);
      return;
    }
  }
}

export function readCookie(): UserState | null {
  try {
    return userStateFromCookieHeader(document.cookie);
  } catch {
    return null;
  }
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
    if (storedValues().length > (value === null ? 0 : 1)) storeForDomain(value);
    return state === null || (value !== null && storedValues().includes(value));
  } catch {
    return state === null;
  }
}
