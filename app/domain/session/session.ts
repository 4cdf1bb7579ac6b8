import { GUEST_USER_TYPE, USER_STATE_COOKIE } from "#app/domain/constants.ts";
import { isObject } from "#app/domain/json.ts";
import { percentDecoded } from "#app/domain/names/paths.ts";

export interface User {
  cart_user_type?: string;
  username?: string;
  /** Fields of other systems. */
  [theirs: string]: unknown;
}

/** Specification 3; `extra` preserves fields other systems add. */
export interface UserState {
  user: User | null;
  cart: unknown[];
  access_token: string | null;
  refresh_token: string | null;
  sessionId: string | null;
  checkoutInfo: unknown;
  orderInfo: unknown;
  extra: Record<string, unknown>;
}

/** Twice what browsers keep (RFC 6265 6.1: 4,096 bytes). */
const MAX_COOKIE_CHARS = 8192;

const FORBIDDEN_KEYS = new Set(["__proto__", "constructor", "prototype"]);

/** `Authorization` with a token that fits into a cookie. Some systems use more characters than RFC 6750 2.1 names: `1|a…`. */
export const BEARER = /^Bearer [!-~]{1,4096}$/;

function text(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

/** Reads the user of a cookie or profile; null when it is no object. */
export function readUser(value: unknown): User | null {
  if (!isObject(value)) return null;
  const { cart_user_type, username: name, ...theirs } = value;
  const user: User = theirs;
  const type = text(cart_user_type);
  const username = text(name);
  if (type !== null) user.cart_user_type = type;
  if (username !== null) user.username = username;
  return user;
}

/** A token that no header can carry counts as none: another one is requested. */
function bearerToken(value: unknown): string | null {
  const token = text(value);
  return BEARER.test(`Bearer ${token}`) ? token : null;
}

/** Removes quotes as Python's http.cookies writes them: `\"` for a quote, `\054` for a comma. */
function unquoted(value: string): string {
  if (!/^".*"$/.test(value)) return value;
  return value
    .slice(1, -1)
    .replace(/\\(?:([0-3][0-7]{2})|(.))/g, (_, octal: string | undefined, character: string) =>
      octal === undefined ? character : String.fromCharCode(Number.parseInt(octal, 8)),
    );
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json, (key, entry) => (FORBIDDEN_KEYS.has(key) ? undefined : entry));
  } catch {
    return null;
  }
}

/**
 * @param value as in the header: JSON, percent-encoded or not, with or without quotes around it
 * @returns null for anything malformed, which counts as no cookie (specification 10.8)
 */
export function parseUserState(value: string): UserState | null {
  if (value.length > MAX_COOKIE_CHARS) return null;
  const json = unquoted(value);
  // First as it is: a text in it may have a percent sign.
  const parsed = parseJson(json) ?? parseJson(percentDecoded(json) ?? "");
  if (!isObject(parsed)) return null;
  const { user, cart, access_token, refresh_token, sessionId, checkoutInfo, orderInfo, ...extra } = parsed;
  return {
    user: readUser(user),
    cart: Array.isArray(cart) ? cart : [],
    access_token: bearerToken(access_token),
    refresh_token: text(refresh_token),
    sessionId: text(sessionId),
    checkoutInfo: checkoutInfo ?? null,
    orderInfo: orderInfo ?? null,
    extra,
  };
}

/** The values of all cookies of a name, of which another host of the domain may have planted some. */
export function cookieValues(header: string, name: string): string[] {
  return header
    .split(";")
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
}

/** The newest of several cookies that can be read: browsers send those that were created earlier first (RFC 6265 5.4). */
export function userStateFromCookieHeader(header: string | null): UserState | null {
  const states = cookieValues(header ?? "", USER_STATE_COOKIE).map(parseUserState);
  return states.findLast((state) => state !== null) ?? null;
}

export const NO_STATE: UserState = {
  user: null,
  cart: [],
  access_token: null,
  refresh_token: null,
  sessionId: null,
  checkoutInfo: null,
  orderInfo: null,
  extra: {},
};

/** No user and no token: the same as no stored state. */
export function isAnonymous(state: UserState | null): boolean {
  return state === null || (state.user === null && state.access_token === null);
}

/** Specification 6. */
export function isSignedIn(state: UserState | null): boolean {
  return state?.user?.username !== undefined && state.user.cart_user_type !== GUEST_USER_TYPE;
}

/** null for a guest, and without a state. */
export function signedInName(state: UserState | null): string | null {
  return isSignedIn(state) ? (state?.user?.username ?? null) : null;
}

/** Guests are told apart by their tokens only: one whose tokens another tab has renewed counts as another visitor. */
export function isSameVisitor(one: UserState, other: UserState): boolean {
  if (one.access_token !== null && one.access_token === other.access_token) return true;
  if (one.refresh_token !== null && one.refresh_token === other.refresh_token) return true;
  return isSignedIn(one) && isSignedIn(other) && one.user?.username === other.user?.username;
}

/**
 * User agents of crawlers that run scripts: they get no session (specification 10.7). Short, because every page loads it;
 * the gateway knows all crawlers (worker/gateway/request.ts). "Cubot" makes phones.
 */
export const SCRIPTED_CRAWLER =
  /(?:^u?|[^u]|[^c]u)bot|crawl|spider|slurp|google-inspectiontool|googleother|preview|facebookexternalhit/i;

/** An account screen as sign-in may lead back to it: a path of this host, whatever a browser makes of it. */
const ACCOUNT_SCREEN = /^\/account(?:\/[A-Za-z0-9_-]+)+\/?$/;

/** `/signin`, with the account screen that was asked for; `/account` itself is where sign-in leads anyway. */
function signInHref(pathname: string): string {
  return ACCOUNT_SCREEN.test(pathname) ? `/signin?return=${encodeURIComponent(pathname)}` : "/signin";
}

/**
 * Specification 4: "a path containing /account" needs a signed-in visitor, literally (specification 10.9), so `/accounting` does, too.
 * The path is decoded and in lower case, to catch `/%61ccount` and `/Account/`.
 *
 * @param state null without a stored user state
 * @param pathname of the document (`/x`, never `/x.data`), encoded or not
 * @returns where the visitor is sent instead; null: the page is shown
 */
export function decide(state: UserState | null, pathname: string): string | null {
  const path = (percentDecoded(pathname) ?? pathname).toLowerCase();
  if (/^\/sign(?:in|up)(?:\/|$)/.test(path)) return null;
  if (path.includes("/account")) return isSignedIn(state) ? null : signInHref(pathname);
  return isAnonymous(state) ? "/" : null;
}

/** Lets visitors without a session pass: the browser creates one after the first page (specification 10.9). */
export function decideAtEdge(state: UserState | null, pathname: string): string | null {
  const to = decide(state, pathname);
  return to === "/" ? null : to;
}
