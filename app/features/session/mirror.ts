/** The `user-state` cookie in the browser. Where cookies are blocked, nothing is read and nothing is written. */

import Cookies from "js-cookie";
import { USER_STATE_COOKIE } from "#app/domain/constants.ts";
import { serializeUserState } from "#app/domain/session/cookie.ts";
import { type UserState, userStateFromCookieHeader } from "#app/domain/session/session.ts";
import { report } from "./report.ts";

/** Product.md 3.8. Safari keeps cookies written by scripts for 7 days at most. */
const KEPT_DAYS = 30;

/** `serializeUserState` has encoded the value already. */
const cookies = Cookies.withConverter({ write: String, read: String });

export function readMirror(): UserState | null {
  try {
    return userStateFromCookieHeader(document.cookie);
  } catch {
    return null;
  }
}

function removeMirror(): void {
  cookies.remove(USER_STATE_COOKIE, { path: "/" });
}

/** Writes the state, or takes the cookie away for null and for what cannot be stored: an old one would be worse. */
export function writeMirror(state: UserState | null): void {
  const value = state === null ? null : serializeUserState(state);
  try {
    if (value === null) {
      removeMirror();
      return;
    }
    cookies.set(USER_STATE_COOKIE, value, {
      path: "/",
      sameSite: "Lax",
      secure: window.location.protocol === "https:",
      expires: KEPT_DAYS,
    });
    if (cookies.get(USER_STATE_COOKIE) !== value) report("cookie-not-kept");
  } catch {
    // Cookies are blocked: the session lives in memory.
  }
}
