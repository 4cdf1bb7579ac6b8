/** The user state as text for its cookie (specification 10.8). Reading it: session.ts. */

import type { UserState } from "./session.ts";

/**
 * Above this many bytes the state is trimmed: browsers silently drop a cookie whose name and value exceed 4,096 bytes
 * (RFC 6265bis 5.5) and keep the old one, with old tokens in it.
 */
export const COOKIE_BUDGET_BYTES = 3_800;

/** Percent-encodes what of JSON a cookie value may not hold, and nothing else: the result is ASCII, a byte a character. */
function encodeCookieValue(text: string): string {
  return encodeURIComponent(text).replace(/%(?:2[346BF]|3[AC-F]|40|5[BDE]|60|7[BCD])/g, decodeURIComponent);
}

/** The id of a cart entry: an item of `GET /api/cart`, or an id that a trimmed cookie left of one. */
function cartEntryId(entry: unknown): string | number | null {
  const id = typeof entry === "object" && entry !== null ? (entry as { id?: unknown }).id : entry;
  return typeof id === "string" || typeof id === "number" ? id : null;
}

type Trim = (state: UserState) => UserState;

/** In this order until it fits. Tokens are in every step; the length of the cart, which the badge shows, in most. */
const TRIMS: readonly Trim[] = [
  (state) => state,
  (state) => ({ ...state, cart: state.cart.map(cartEntryId) }),
  (state) => ({ ...state, checkoutInfo: null, orderInfo: null }),
  (state) => ({ ...state, cart: [] }),
  ({ user, ...state }) => ({
    ...state,
    extra: {},
    user: user === null ? null : { cart_user_type: user.cart_user_type, username: user.username },
  }),
];

/**
 * The cookie's value, within the budget.
 *
 * @returns null when not even the tokens fit: then there must be no cookie, for an old one would be worse
 */
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

/**
 * What a tab holds after it read a cookie that somebody else wrote: the cookie wins, but where it holds only the id of
 * a cart item, the whole item stays in memory.
 */
export function adopt(memory: UserState | null, stored: UserState | null): UserState | null {
  if (memory === null || stored === null) return stored;
  const items = new Map(memory.cart.map((entry) => [cartEntryId(entry), entry]));
  return {
    ...stored,
    cart: stored.cart.map((entry) => (typeof entry === "object" ? entry : (items.get(cartEntryId(entry)) ?? entry))),
  };
}
