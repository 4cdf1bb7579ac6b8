import { GUEST_USER_TYPE, USER_STATE_COOKIE } from "#app/domain/constants.ts";
import { isObject } from "#app/domain/json.ts";

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

/**
 * @param value percent-encoded, as in the header
 * @returns null for anything malformed, which counts as no cookie (specification 10.8)
 */
export function parseUserState(value: string): UserState | null {
  if (value === "" || value.length > MAX_COOKIE_CHARS) return null;
  let parsed: unknown;
  try {
    parsed = JSON.parse(decodeURIComponent(value), (key, entry) => (FORBIDDEN_KEYS.has(key) ? undefined : entry));
  } catch {
    return null;
  }
  if (!isObject(parsed)) return null;
  const { user, cart, access_token, refresh_token, sessionId, checkoutInfo, orderInfo, ...extra } = parsed;
  return {
    user: readUser(user),
    cart: Array.isArray(cart) ? cart : [],
    access_token: text(access_token),
    refresh_token: text(refresh_token),
    sessionId: text(sessionId),
    checkoutInfo: checkoutInfo ?? null,
    orderInfo: orderInfo ?? null,
    extra,
  };
}

/** Duplicate cookies of that name count as none: one may be injected. */
export function userStateFromCookieHeader(header: string | null): UserState | null {
  if (header === null) return null;
  const values = header
    .split(";")
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${USER_STATE_COOKIE}=`))
    .map((pair) => pair.slice(USER_STATE_COOKIE.length + 1));
  const [only] = values;
  return values.length === 1 && only !== undefined ? parseUserState(only) : null;
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

/**
 * User agents of crawlers that run scripts: they get no session (specification 10.7). Short, because every page loads it;
 * the gateway knows all crawlers (worker/gateway/crawler.ts). "Cubot" makes phones.
 */
export const SCRIPTED_CRAWLER =
  /(?<!cu)bot|crawl|spider|slurp|google-inspectiontool|googleother|preview|facebookexternalhit/i;
