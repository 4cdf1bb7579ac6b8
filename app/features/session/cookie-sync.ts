/** Reads and writes the `user-state` cookie. Where cookies are blocked, the session lives in memory only. */

import Cookies from "js-cookie";
import { USER_STATE_COOKIE } from "#app/domain/constants.ts";
import { serializeUserState } from "#app/domain/session/cookie.ts";
import { type UserState, userStateFromCookieHeader } from "#app/domain/session/session.ts";
import { report } from "./report.ts";

/** Safari keeps cookies written by scripts for 7 days at most. */
const COOKIE_DAYS = 30;

/** No conversion: `serializeUserState` has encoded the value. */
const cookies = Cookies.withConverter({ write: String, read: String });

export function readCookie(): UserState | null {
  try {
    return userStateFromCookieHeader(document.cookie);
  } catch {
    return null;
  }
}

/** Writes the state. Removes the cookie for null and for a state too large to store, so that no outdated one remains. */
export function writeCookie(state: UserState | null): void {
  const value = state === null ? null : serializeUserState(state);
  try {
    if (value === null) {
      cookies.remove(USER_STATE_COOKIE, { path: "/" });
      return;
    }
    cookies.set(USER_STATE_COOKIE, value, {
      path: "/",
      sameSite: "Lax",
      secure: window.location.protocol === "https:",
      expires: COOKIE_DAYS,
    });
    if (cookies.get(USER_STATE_COOKIE) !== value) report("cookie-not-kept");
  } catch {
    // Cookies are blocked.
  }
}
