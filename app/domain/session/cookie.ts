/** Writes the user state to its cookie (specification 10.8); session.ts reads it. */

import type { UserState } from "./session.ts";

/**
 * Browsers silently drop a cookie above 4,096 bytes of name and value (RFC 6265bis 5.5) and keep the old one with its old
 * tokens.
 */
export const COOKIE_BUDGET_BYTES = 3_800;

/** Percent-encodes only what a cookie value may not contain. The result is ASCII, one byte per character. */
function encodeCookieValue(text: string): string {
  return encodeURIComponent(text).replace(/%(?:2[346BF]|3[AC-F]|40|5[BDE]|60|7[BCD])/g, decodeURIComponent);
}

/** The id of an item of `GET /api/cart`, or the id a trimmed cookie kept of one. */
export function cartEntryId(entry: unknown): string | number | null {
  const id = typeof entry === "object" && entry !== null ? (entry as { id?: unknown }).id : entry;
  return typeof id === "string" || typeof id === "number" ? id : null;
}

/** Stands for an item of which only the number is kept. */
const UNKNOWN_ITEM = 0;

type Trim = (state: UserState) => UserState;

/** Applied in order until the state fits. All keep the tokens, all but the last two the cart's length, which is the badge. */
const TRIMS: readonly Trim[] = [
  (state) => state,
  (state) => ({ ...state, cart: state.cart.map(cartEntryId) }),
  (state) => ({ ...state, cart: state.cart.map(() => UNKNOWN_ITEM) }),
  (state) => ({ ...state, checkoutInfo: null, orderInfo: null }),
  (state) => ({ ...state, cart: [] }),
  ({ user, ...state }) => ({
    ...state,
    extra: {},
    user: user === null ? null : { cart_user_type: user.cart_user_type, username: user.username },
  }),
];

/** @returns null when not even the tokens fit: no cookie is better than an outdated one */
export function serializeUserState(state: UserState): string | null {
  let trimmed = state;
  for (const trim of TRIMS) {
    trimmed = trim(trimmed);
    const { extra, ...fields } = trimmed;
    const value = encodeCookieValue(JSON.stringify({ ...extra, ...fields }));
    if (value.length <= COOKIE_BUDGET_BYTES) return value;
  }
  return null;
}

/** Merges a cookie written elsewhere into memory: the cookie wins, but of items that it shortened, memory has the whole. */
export function mergeCookie(memory: UserState | null, stored: UserState | null): UserState | null {
  if (memory === null || stored === null) return stored;
  const items = new Map(memory.cart.map((entry) => [cartEntryId(entry), entry]));
  const isSameLength = memory.cart.length === stored.cart.length;
  const whole = (entry: unknown, index: number) => {
    if (typeof entry === "object") return entry;
    return (entry === UNKNOWN_ITEM && isSameLength ? memory.cart[index] : items.get(cartEntryId(entry))) ?? entry;
  };
  return { ...stored, cart: stored.cart.map(whole) };
}

/** True if a host may set cookies for a domain: it is that host, or one below it. */
export function isWithinDomain(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`);
}
